//! The Pirate Islands as a game goes on: the opening, the fleet, a 7 without a robber, and knights
//! that arm ships (SCENARIOS 4, cases of its section 11).

use board::{Hex, Path, Resource};
use cards::{Award, EventFace, Freedom, RulingSet};
use game::{
    Act, Breach, Building, Cards, Color, Condition, Context, Deed, DevelopmentCard, FACTS,
    FleetAttack, FleetAttacks, HandCount, Impossible, NotAtSea, Phase, ScenarioDeed, ScenarioTask,
    SeaBreach, SeaChange, SeaCorrection, SeaDeed, Setup, StealTargets, Table as Lies, Task,
    Waiting,
};
use scenarios::BuiltInScenario;

use crate::common::Table;
use crate::common::knights_table::die;
use crate::scenario_games::{
    Lays, box_of, corner, drawing, goes_on, hex, path, seat, setup, usual, way,
};

pub const PIRATES: BuiltInScenario = BuiltInScenario::PirateIslands;

/// Orange, blue, red, and white, in this order.
pub const FOUR: [Color; 4] = [Color::Orange, Color::Blue, Color::Red, Color::White];

pub fn four() -> Setup {
    setup(PIRATES, &FOUR, |_| {})
}

/// The whole line of a player: to their marked corner, and on to their fortress.
pub fn line(game: &Setup, nth: usize) -> Vec<Path> {
    let start = game::State::new(game.clone().into()).table();
    let Some(game::ScenarioTable::Pirates(pirates)) = &start.sea.as_ref().expect("sea").scenario
    else {
        panic!("the pirate islands");
    };
    let (given, _) = start.pieces.ships_of(seat(nth)).next().expect("a given ship");
    let (home, _) = start.pieces.buildings_of(seat(nth)).next().expect("a given settlement");
    let end = given.other_end(home).expect("it lies beside it");
    let marked = pirates.marked.of(seat(nth)).expect("a marked corner");
    let fortress = pirates.fortress(seat(nth)).expect("a fortress").at;
    let on = way(&game.island, end, marked);
    [vec![given], on, way(&game.island, marked, fortress)].concat()
}

/// Lays the first `ships` of the player's line, of which `armed` are warships.
pub fn lay_line(start: &mut Lies, line: &[Path], nth: usize, ships: usize, armed: usize) {
    start.sails(nth, &line[1..ships]);
    let warships = &mut start.pirates().warships;
    warships.extend(&line[..armed]);
    warships.sort_unstable();
}

fn cards(start: &mut Lies, nth: usize, count: u8) {
    start.bank = None;
    let ore = HandCount::Cards(Cards::of(Resource::Ore, count));
    start.hands.change(seat(nth), |hand| *hand = ore);
}

/// The app's dice fall like this.
fn dice(table: &mut Table, red: u8, yellow: u8) -> Act {
    table.does(Deed::Dice { red: die(red), yellow: die(yellow), face: None::<EventFace> })
}

fn fleet(table: &Table) -> Option<Hex> {
    table.state.position().pirates().expect("played").fleet
}

fn attacked(act: &Act) -> Vec<FleetAttack> {
    let attack = |change: &SeaChange| match change {
        SeaChange::Attacked(attack) => Some(*attack),
        _ => None,
    };
    act.sea.iter().filter_map(attack).collect()
}

fn attack(nth: usize, strength: u8, warships: u8, loses: u8) -> FleetAttack {
    FleetAttack { player: seat(nth), strength, warships, loses }
}

fn sailed(to: &str, strength: u8) -> SeaChange {
    SeaChange::Sailed { to: hex(to), strength }
}

#[test]
fn each_color_begins_with_a_settlement_and_a_ship_at_its_own_place() {
    let table = Table::at(four());
    let given = [
        ("(7,6) top", "(7,6) NW"),
        ("(4,6) bottom", "(4,6) SW"),
        ("(1,6) bottom", "(1,6) SW"),
        ("(4,6) top", "(4,6) NW"),
    ];
    for (nth, (settlement, ship)) in given.into_iter().enumerate() {
        let own = (seat(nth), Building::Settlement);
        assert_eq!(table.state.pieces().building(corner(settlement)), Some(own));
        let own = Some((seat(nth), Condition::Intact));
        assert_eq!(table.state.pieces().ship(path(ship)), own);
        assert_eq!(table.points(nth), 1);
    }
    let pirates = table.state.position().pirates().expect("played");
    let marked = ["(7,3) SE", "(4,3) bottom", "(1,3) NE", "(4,3) top"];
    let forts = ["(7,2) bottom", "(6,2) top", "(1,2) top", "(2,2) bottom"];
    for nth in 0..4 {
        assert_eq!(pirates.marked.of(seat(nth)), Some(corner(marked[nth])));
        let fortress = pirates.fortress(seat(nth)).expect("theirs");
        assert_eq!((fortress.at, fortress.chits), (corner(forts[nth]), 3));
    }
    assert_eq!((table.state.robber(), table.state.pirate()), (None, None));
    assert_eq!(pirates.fleet, Some(hex("(7,5)")));
}

#[test]
fn a_color_that_is_not_on_the_map_has_a_place_that_is_left() {
    // White is left out with three, so it plays in place of orange.
    let table = Table::at(setup(PIRATES, &[Color::White, Color::Red, Color::Blue], |_| {}));
    let pirates = table.state.position().pirates().expect("played");
    assert_eq!(pirates.marked.of(seat(0)), Some(corner("(7,3) SE")));
    let nobodys = pirates.fortresses.iter().filter(|fortress| fortress.owner.is_none());
    let nobodys: Vec<_> = nobodys.map(|fortress| (fortress.at, fortress.chits)).collect();
    assert_eq!(nobodys, [(corner("(2,2) bottom"), 3)], "an absent color's has its chits too");
    assert_eq!(table.state.pieces().buildings().count(), 3);
    // Green is on the larger map alone.
    let table = Table::at(setup(PIRATES, &[Color::Green, Color::Orange, Color::Red], |_| {}));
    let pirates = table.state.position().pirates().expect("played");
    assert_eq!(pirates.marked.of(seat(0)), Some(corner("(4,3) bottom")), "blue's");
    for count in 3..=6 {
        let table = Table::at(usual(PIRATES, count));
        let pirates = table.state.position().pirates().expect("played");
        let owned = pirates.fortresses.iter().filter(|fortress| fortress.owner.is_some());
        assert_eq!((owned.count(), table.state.pieces().ships().count()), (count, count));
        assert_eq!(pirates.fortresses.len(), if count > 4 { 6 } else { 4 });
    }
}

#[test]
fn two_settlements_follow_on_the_main_island_and_the_last_pays() {
    let mut table = Table::at(four());
    let main = table.state.position().main_land();
    let abroad = corner("(4,3) top");
    let elsewhere = Breach::Sea(SeaBreach::BeginsElsewhere(abroad));
    table.refuses_for(Deed::FoundSettlement { at: abroad }, elsewhere);
    let mut nth = 0;
    while let Phase::Founding { .. } = table.state.phase() {
        let spots = table.state.founding_spots();
        assert!(spots.iter().all(|at| at.hexes().iter().any(|hex| main.contains(hex))));
        let pays = |at: &&board::Intersection| table.state.founding_cards(**at).total() > 1;
        let at = *spots.iter().find(pays).expect("room");
        let paid = !table.does(Deed::FoundSettlement { at }).moves.is_empty();
        assert_eq!(paid, nth >= 4, "the second of each");
        // A ship would have to go on from the given one.
        for at in at.paths() {
            let takes_ships = table.state.island().has_ship_path(at);
            if takes_ships && table.state.pieces().on_path(at).is_none() {
                let refusal = table.refuses(SeaDeed::FoundShip { at });
                assert_eq!(refusal, Breach::Sea(SeaBreach::OffTheLine(at)).into());
            }
        }
        table.does(Deed::FoundRoad { at: table.state.founding_roads()[0] });
        nth += 1;
    }
    assert_eq!(nth, 8);
    assert!((0..4).all(|nth| table.points(nth) == 3));
    assert_eq!(table.state.discrepancies(), []);
}

#[test]
fn with_three_players_point_cards_stay_in_the_box_and_with_more_they_are_knights() {
    assert_eq!(box_of(&usual(PIRATES, 3)), [14, 0, 2, 2, 2]);
    assert_eq!(usual(PIRATES, 3).development_cards(None), 20);
    assert_eq!(box_of(&usual(PIRATES, 4)), [14 + 5, 0, 2, 2, 2]);
    assert_eq!(usual(PIRATES, 4).development_cards(None), 25);
    let mut table = goes_on(four(), |start| {
        start.hidden.change(seat(0), |cards| *cards = 2);
        start.knight_cards.change(seat(1), |cards| *cards = 17);
    });
    assert_eq!(table.state.hidden_points_at_most(seat(0)), 0);
    let most = |key| {
        let fact = FACTS.into_iter().flatten().find(|fact| fact.key == key).expect("a fact");
        fact.range(&Context::of(&table.state)).map(|range| *range.end())
    };
    assert_eq!((most("knights"), most("revealed"), most("hidden")), (Some(19), Some(0), Some(25)));
    table.rolls(2);
    assert_eq!(table.state.unspent(DevelopmentCard::Knight), 2);
    let refusal = table.refuses(Deed::ClaimWin { revealed: 1 });
    let used_up = Impossible::KindUsedUp(DevelopmentCard::VictoryPoint);
    assert_eq!(refusal, used_up.into());
}

#[test]
fn there_is_no_robber_no_pirate_and_no_award() {
    let game = four();
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| lay_line(start, &whole, 0, 9, 9));
    for award in [Award::LongestRoad, Award::LargestArmy] {
        assert_eq!(table.state.holders().of(award), None);
    }
    table.corrects(game::Correction::KnightCards { player: seat(0), count: 5 });
    assert_eq!((table.points(0), table.state.holders().of(Award::LargestArmy)), (1, None));
    dice(&mut table, 3, 4);
    assert_eq!(table.state.phase(), Phase::Trading, "nobody has a card, and nothing is moved");
}

#[test]
fn the_fleet_sails_by_the_lower_die_and_that_is_its_strength() {
    for (from, [red, yellow], to) in [
        ("(7,5)", [2, 5], "(6,4)"),
        ("(7,5)", [5, 2], "(6,4)"),
        ("(7,5)", [4, 4], "(4,4)"),
        ("(5,5)", [3, 6], "(7,4)"),
        ("(6,6)", [1, 1], "(7,5)"),
    ] {
        let mut table = goes_on(four(), |start| start.pirates().fleet = Some(hex(from)));
        let act = dice(&mut table, red, yellow);
        assert_eq!(act.sea.first(), Some(&sailed(to, red.min(yellow))));
        assert_eq!(fleet(&table), Some(hex(to)));
    }
}

#[test]
fn an_event_card_is_as_good_as_dice() {
    let mut table = goes_on(drawing(four(), &[(3, 5)]), |_| {});
    let act = table.draws();
    assert_eq!(act.sea, [sailed("(5,3)", 3)]);
    assert_eq!(fleet(&table), Some(hex("(5,3)")));
}

#[test]
fn of_a_number_that_the_table_rolled_the_lower_die_is_asked_where_several_pairs_give_it() {
    for (number, lowers) in [
        (2, vec![1]),
        (3, vec![1]),
        (4, vec![1, 2]),
        (6, vec![1, 2, 3]),
        (7, vec![1, 2, 3]),
        (9, vec![3, 4]),
        (10, vec![4, 5]),
        (11, vec![5]),
        (12, vec![6]),
    ] {
        let mut table = goes_on(four(), |_| {});
        table.rolls(number);
        if let [lower] = lowers[..] {
            let steps = usize::from(lower);
            let course = table.state.position().pirates().expect("played").course.clone();
            assert_eq!(fleet(&table), Some(course[steps]), "{number}");
            continue;
        }
        let asks = Task::from(ScenarioTask::Fleet { player: seat(0) });
        assert_eq!(table.state.tasks().first(), Some(&asks));
        assert!(table.state.awaits_lower_die());
        for lower in 1..=6 {
            let deed = SeaDeed::Scenario(ScenarioDeed::SailFleet { lower: die(lower) });
            let mut told = table.clone();
            if lowers.contains(&lower) {
                assert_eq!(
                    told.does(deed).sea.first().map(|it| matches!(it,
                    SeaChange::Sailed { strength, .. } if *strength == lower)),
                    Some(true)
                );
                assert!(!told.state.awaits_lower_die());
            } else {
                told.breaks(deed, SeaBreach::WrongLowerDie);
            }
        }
    }
}

#[test]
fn past_the_end_of_its_course_the_fleet_begins_again_and_attacks_where_it_stops() {
    let mut table = goes_on(four(), |start| {
        start.pirates().fleet = Some(hex("(5,5)"));
        start.settles(0, &[corner("(7,3) SE")], Building::Settlement);
        cards(start, 0, 3);
    });
    let act = dice(&mut table, 3, 6);
    assert_eq!(act.sea, [sailed("(7,4)", 3), SeaChange::Attacked(attack(0, 3, 0, 1))]);
    let due = Task::from(ScenarioTask::LoseToFleet { player: seat(0), count: 1 });
    assert_eq!(table.state.tasks(), [due]);
    let ore = |count| Some(Cards::of(Resource::Ore, count));
    let loses = |cards| SeaDeed::Scenario(ScenarioDeed::LoseToFleet { player: seat(0), cards });
    table.breaks(loses(ore(2)), SeaBreach::WrongLoss { given: 2, due: 1 });
    table.does(loses(ore(1)));
    assert_eq!((table.hand(0).total(), table.state.phase()), (2, Phase::Trading));
}

/// White has two cities besides the given settlement, so many warships, and so many cards; the
/// fleet comes to it with strength 3.
fn white(warships: usize, count: u8) -> (Table, Act) {
    let game = four();
    let whole = line(&game, 3);
    let mut table = goes_on(game, |start| {
        lay_line(start, &whole, 3, 5, warships);
        start.settles(3, &["(3,8) top", "(5,8) bottom"].map(corner), Building::City);
        start.pirates().fleet = Some(hex("(1,4)"));
        cards(start, 3, count);
    });
    let act = dice(&mut table, 3, 5);
    assert_eq!(act.sea.first(), Some(&sailed("(3,5)", 3)));
    (table, act)
}

#[test]
fn fewer_warships_lose_a_card_and_one_more_for_each_city_or_all() {
    for (held, lost) in [(5, 3), (3, 3), (2, 2)] {
        let (mut table, act) = white(2, held);
        assert_eq!(attacked(&act), [attack(3, 3, 2, 3)]);
        let cards = Some(Cards::of(Resource::Ore, lost));
        table.does(ScenarioDeed::LoseToFleet { player: seat(3), cards });
        assert_eq!(table.hand(3).total(), u16::from(held - lost));
        assert_eq!(table.state.phase(), Phase::Trading);
    }
    let (table, act) = white(0, 0);
    assert_eq!(attacked(&act), [attack(3, 3, 0, 3)]);
    assert_eq!(table.state.phase(), Phase::Trading, "an empty hand loses nothing");
}

#[test]
fn as_many_warships_end_it_and_more_bring_a_resource_of_choice() {
    let (table, act) = white(3, 5);
    assert_eq!(attacked(&act), [attack(3, 3, 3, 0)]);
    assert_eq!((table.hand(3).total(), table.state.phase()), (5, Phase::Trading));
    let (mut table, act) = white(4, 5);
    assert_eq!(attacked(&act), [attack(3, 3, 4, 0)]);
    let takes =
        Task::Take { player: seat(3), resource: None, freedom: Freedom::Must, or_oil: false };
    assert_eq!(table.state.tasks(), [takes]);
    table.does(Deed::Take { player: seat(3), card: Some(Resource::Wool.into()) });
    assert_eq!(table.hand(3).get(Resource::Wool), 1);
}

/// Three players: the fleet comes to (2,6) with strength 2, where red and blue have a building.
fn two_at_once(rule: FleetAttacks) -> (Table, Act) {
    let game = setup(PIRATES, &[Color::Orange, Color::Blue, Color::Red], |rules| {
        rules.sea.as_mut().expect("sea").fleet_attacks = rule;
    });
    let whole = line(&game, 1);
    let mut table = goes_on(game, |start| {
        lay_line(start, &whole, 1, 4, 3);
        start.settles(1, &[corner("(3,6) NW")], Building::Settlement);
        start.pirates().fleet = Some(hex("(1,4)"));
        cards(start, 2, 4);
    });
    let act = dice(&mut table, 2, 6);
    (table, act)
}

#[test]
fn the_fleet_attacks_everybody_at_its_hex_or_by_a_setting_a_lone_owner() {
    let (mut table, act) = two_at_once(FleetAttacks::All);
    assert_eq!(attacked(&act), [attack(1, 2, 3, 0), attack(2, 2, 0, 1)], "clockwise");
    table.does(Deed::Take { player: seat(1), card: Some(Resource::Brick.into()) });
    let cards = Some(Cards::of(Resource::Ore, 1));
    table.does(ScenarioDeed::LoseToFleet { player: seat(2), cards });
    assert_eq!((table.hand(1).total(), table.hand(2).total()), (1, 3));
    let (table, act) = two_at_once(FleetAttacks::Lone);
    assert_eq!(act.sea, [sailed("(2,6)", 2)]);
    assert_eq!(table.state.phase(), Phase::Trading);
}

#[test]
fn several_buildings_at_its_hex_are_one_attack_and_ships_none() {
    let mut table = goes_on(four(), |start| {
        start.pirates().fleet = Some(hex("(1,4)"));
        start.settles(2, &[corner("(3,6) NW")], Building::Settlement);
        cards(start, 2, 4);
    });
    assert_eq!(attacked(&dice(&mut table, 2, 6)), [attack(2, 2, 0, 1)]);
    let game = four();
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| lay_line(start, &whole, 0, 9, 0));
    let course = table.state.position().pirates().expect("played").course.clone();
    assert!(whole.iter().any(|ship| ship.touches(course[1])), "it passes there");
    assert_eq!(attacked(&dice(&mut table, 1, 2)), []);
}

#[test]
fn on_the_safe_hex_nobody_is_attacked() {
    let all = [Color::Blue, Color::Orange, Color::Red, Color::White, Color::Green];
    let mut table = goes_on(setup(PIRATES, &all, |_| {}), |start| {
        start.settles(0, &[corner("(3,3) SE")], Building::Settlement);
        start.settles(1, &[corner("(5,3) NE")], Building::Settlement);
        cards(start, 0, 3);
        cards(start, 1, 3);
    });
    let act = dice(&mut table, 3, 5);
    assert_eq!(act.sea, [sailed("(4,4)", 3)]);
    assert!(corner("(3,3) SE").touches(hex("(4,4)")));
    assert_eq!(table.state.phase(), Phase::Trading);
}

#[test]
fn of_a_7_the_fleet_comes_first_then_discards_then_a_card_of_anybodys() {
    let mut table = goes_on(four(), |start| {
        start.pirates().fleet = Some(hex("(5,5)"));
        start.settles(0, &[corner("(7,3) SE")], Building::Settlement);
        start.pirates().fleet = Some(hex("(7,5)"));
        cards(start, 0, 8);
        cards(start, 1, 9);
        cards(start, 2, 1);
    });
    let act = dice(&mut table, 1, 6);
    assert_eq!(attacked(&act), [attack(0, 1, 0, 1)]);
    let ore = |count| Cards::of(Resource::Ore, count);
    let discards = |nth, count| Deed::Discard { player: seat(nth), cards: Some(ore(count)) };
    assert_eq!(table.refuses(discards(1, 4)).waiting_for(), Some(Waiting::NoSuchTask));
    table.does(ScenarioDeed::LoseToFleet { player: seat(0), cards: Some(ore(1)) });
    // Seven are left, so only the second discards.
    let due = Task::Discard { player: seat(1), count: Some(4) };
    assert_eq!(table.state.tasks().first(), Some(&due));
    table.does(discards(1, 4));
    let [Task::Steal { player, from: StealTargets::OneOf(prey), .. }] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks());
    };
    assert_eq!((*player, prey.as_slice()), (seat(0), &[seat(1), seat(2)][..]));
    let card = Some(Resource::Ore.into());
    table.does(Deed::Steal { player: seat(0), from: seat(2), card });
    assert_eq!((table.hand(0).total(), table.hand(2).total()), (8, 0));
    assert_eq!(table.state.robber(), None);
}

#[test]
fn the_friendly_robber_has_no_say_in_a_7() {
    let game = setup(PIRATES, &FOUR, |it| it.friendly_robber = game::FriendlyRobber::On);
    let mut table = goes_on(game, |start| cards(start, 1, 2));
    dice(&mut table, 3, 4);
    assert_eq!(table.points(1), 1);
    let card = Some(Resource::Ore.into());
    table.does(Deed::Steal { player: seat(0), from: seat(1), card });
}

#[test]
fn robber_attacks_takes_from_anybody_and_robber_flees_does_nothing() {
    let top = [(2, 5), (2, 2)];
    let mut table = goes_on(drawing(four(), &top), |start| cards(start, 3, 2));
    let act = table.draws();
    assert_eq!(act.sea.first(), Some(&sailed("(6,4)", 2)));
    let card = Some(Resource::Ore.into());
    table.does(Deed::Steal { player: seat(0), from: seat(3), card });
    table.passes();
    table.draws();
    assert_eq!(table.state.phase(), Phase::Trading, "{:?}", table.state.tasks());
}

#[test]
fn conflict_and_tournament_go_by_warships() {
    let (conflict, tournament) = ((1, 2), (3, 2));
    for set in RulingSet::ALL {
        for (event, armed, who) in [
            (conflict, [2, 2, 1], vec![]),
            (conflict, [2, 1, 1], vec![0]),
            (tournament, [2, 2, 1], vec![0, 1]),
            (tournament, [0, 0, 1], vec![2]),
            (tournament, [0, 0, 0], vec![]),
        ] {
            let game = setup(PIRATES, &FOUR, |it| it.rulings = set.into());
            let lines = [0, 1, 2].map(|nth| line(&game, nth));
            let mut table = goes_on(drawing(game, &[event]), |start| {
                for (nth, whole) in lines.iter().enumerate() {
                    lay_line(start, whole, nth, 3, armed[nth]);
                    start.knight_cards.change(seat(nth), |knights| *knights = [4, 3, 2][nth]);
                }
                cards(start, 3, 5);
            });
            table.draws();
            let asked: Vec<usize> =
                table.state.tasks().iter().map(|task| task.player().index()).collect();
            assert_eq!(asked, who, "{set:?} {event:?} {armed:?}");
        }
    }
}

#[test]
fn a_knight_arms_the_nearest_ship_of_the_line_and_moves_nothing() {
    let game = four();
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| {
        lay_line(start, &whole, 0, 3, 1);
        start.hidden.change(seat(0), |cards| *cards = 4);
    });
    let act = table.does(Deed::PlayKnight);
    assert_eq!(act.sea, [SeaChange::Armed { at: whole[1] }]);
    assert_eq!((table.state.tasks(), table.state.position().warships(seat(0))), (&[][..], 2));
    table.refuses_for(Deed::PlayKnight, Breach::SecondCard);
    dice(&mut table, 6, 6);
    table.next_round(12);
    let act = table.does(Deed::PlayKnight);
    assert_eq!(act.sea, [SeaChange::Armed { at: whole[2] }]);
    assert_eq!(table.state.position().next_warship(seat(0)), None);
    table.next_round(12);
    table.refuses_for(Deed::PlayKnight, NotAtSea::NoShipToArm);
    // Road Building brings ships of the line, or roads.
    table.does(Deed::PlayRoadBuilding);
    table.does(SeaDeed::BuildShip { at: whole[3] });
    table.does(Deed::BuildRoad { at: table.state.road_spots()[0] });
    assert_eq!(table.state.tasks(), []);
}

#[test]
fn a_warship_that_is_lost_or_set_right_is_none_any_more() {
    let game = four();
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| lay_line(start, &whole, 0, 3, 2));
    table.corrects(SeaCorrection::Ship { at: whole[1], is: None });
    assert_eq!(table.state.position().warships(seat(0)), 1);
    let is = game::Armament::Armed;
    table.refuses_for(SeaCorrection::Warship { at: whole[1], is }, NotAtSea::NoShip(whole[1]));
}
