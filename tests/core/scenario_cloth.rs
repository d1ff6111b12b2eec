//! Cloth as a game goes on: links to villages, the cloth that numbers bring, robber and pirate, and
//! the two ends (SCENARIOS 3, cases of its section 11).

use board::{Hex, Intersection, Path, Resource};
use cards::{Award, EventFace, Measure, RulingSet};
use game::{
    Breach, Building, Cards, ChaseTarget, ClothSource, Color, Correction, Deed, Edition,
    FriendlyRobber, KnightLevel, KnightsBreach, KnightsDeed, NotAtSea, Phase, Play, Readiness,
    RobberEscape, Round, Rules, ScenarioDeed, SeaBreach, SeaChange, SeaCorrection, SeaDeed, Seat,
    StealTargets, Table as Lies, Task,
};
use scenarios::BuiltInScenario;

use crate::common::Table;
use crate::scenario_games::{
    Lays, corner, drawing, followed, goes_on, hex, path, seat, setup, usual, way,
};

const CLOTH: BuiltInScenario = BuiltInScenario::Cloth;

fn cloth(table: &Table) -> Vec<u8> {
    table.state.position().cloth().expect("played").cloth.values().copied().collect()
}

fn village(table: &Table, at: &str) -> u8 {
    table.state.position().cloth().expect("played").village(corner(at)).expect("there").cloth
}

fn supply(table: &Table) -> u8 {
    table.state.position().cloth().expect("played").supply
}

fn gives(nth: usize, at: &str) -> SeaChange {
    let from = ClothSource::Village;
    SeaChange::Cloth { player: seat(nth), village: corner(at), from }
}

fn holds(start: &mut Lies, at: &str, count: u8) {
    let at = corner(at);
    let villages = &mut start.cloth().villages;
    villages.iter_mut().find(|village| village.at == at).expect("a village").cloth = count;
}

/// The cloth of a player comes from the common supply.
fn owns(start: &mut Lies, nth: usize, count: u8) {
    start.cloth().cloth.change(seat(nth), |cloth| *cloth = count);
}

/// All three trade with the village at (4,6) top, which has so much cloth left.
fn three_trade(left: u8, supply: u8) -> Table {
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        start.active = seat(1);
        start.settles(0, &[corner("(2,6) bottom")], Building::Settlement);
        start.settles(1, &[corner("(4,6) NW")], Building::City);
        start.settles(2, &[corner("(4,6) NE")], Building::Settlement);
        for (nth, at) in ["(3,5) E", "(4,6) NW", "(4,6) NE"].into_iter().enumerate() {
            start.sails(nth, &[path(at)]);
        }
        holds(start, "(4,6) top", left);
        start.cloth().supply = supply;
    });
    table.rolls(4);
    table
}

#[test]
fn three_rounds_of_settlements_go_round_back_and_round_again_and_the_third_pays() {
    let mut table = Table::at(usual(CLOTH, 3));
    let main = table.state.position().main_land();
    let (mut order, mut due) = (Vec::new(), Vec::new());
    while let Phase::Founding { round, .. } = table.state.phase() {
        order.push(table.state.active().index());
        let spots = table.state.founding_spots();
        assert!(spots.iter().all(|at| at.hexes().iter().any(|hex| main.contains(hex))));
        let brings = |at: &&Intersection| table.state.founding_cards(**at).total();
        let at = *spots.iter().max_by_key(brings).expect("room");
        if round == Round::Third {
            due.push(table.state.founding_cards(at));
        }
        let act = table.does(Deed::FoundSettlement { at });
        assert_eq!(act.moves.is_empty(), round != Round::Third, "{round:?}");
        table.does(Deed::FoundRoad { at: table.state.founding_roads()[0] });
    }
    assert_eq!(order, [0, 1, 2, 2, 1, 0, 0, 1, 2]);
    assert_eq!((table.state.active(), table.state.phase()), (seat(0), Phase::BeforeProduction));
    for (nth, cards) in due.into_iter().enumerate() {
        assert_eq!((table.points(nth), table.hand(nth)), (3, cards));
    }
}

#[test]
fn nobody_settles_on_a_small_island_or_at_a_village_then_or_later() {
    let mut table = Table::at(usual(CLOTH, 4));
    for at in ["(3,4) top", "(4,3) SW", "(5,4) bottom"] {
        let at = corner(at);
        let elsewhere = Breach::Sea(SeaBreach::BeginsElsewhere(at));
        table.refuses_for(Deed::FoundSettlement { at }, elsewhere);
    }
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        start.sails(0, &["(5,2) E", "(4,3) SW"].map(path));
    });
    table.rolls(12);
    table.rich();
    for at in ["(4,3) bottom", "(4,3) SW"].map(corner) {
        let refusal = table.refuses(Deed::BuildSettlement { at });
        let is_near = corner("(4,3) bottom").neighbors().contains(&corner("(6,3) top"));
        assert!(is_near || refusal == Breach::Sea(SeaBreach::NotSettled(at)).into());
    }
    let at = corner("(4,3) SW");
    table.refuses_for(Deed::BuildSettlement { at }, Breach::Sea(SeaBreach::NotSettled(at)));
}

#[test]
fn a_ship_of_the_opening_that_reaches_a_village_brings_its_cloth() {
    let mut table = Table::at(usual(CLOTH, 3));
    table.does(Deed::FoundSettlement { at: corner("(2,6) bottom") });
    let act = table.does(SeaDeed::FoundShip { at: path("(3,5) E") });
    assert_eq!(act.sea, [gives(0, "(4,6) top")]);
    assert_eq!((cloth(&table), village(&table, "(4,6) top")), (vec![1, 0, 0], 4));
}

#[test]
fn a_ship_that_links_a_village_brings_one_cloth_of_it_at_once_and_once_only() {
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        start.settles(1, &[corner("(7,4) top")], Building::Settlement);
    });
    table.rolls(12);
    assert_eq!(table.ships(path("(5,2) E")), [gives(0, "(4,3) bottom")]);
    assert_eq!((cloth(&table), village(&table, "(4,3) bottom")), (vec![1, 0, 0], 4));
    assert_eq!(table.state.position().traders(corner("(4,3) bottom")).as_slice(), [seat(0)]);
    // It runs on through the village, and comes to the next one.
    assert_eq!(table.ships(path("(4,3) SW")), [], "the link is there already");
    let on = way(table.state.island(), corner("(4,3) SW"), corner("(4,3) top"));
    let last = on.iter().map(|at| table.ships(*at)).last().expect("some");
    assert_eq!(last, [gives(0, "(4,3) top")]);
    assert_eq!(cloth(&table), [2, 0, 0]);
    assert_eq!(table.points(0), 1 + 1, "two cloth are a point");
}

#[test]
fn one_route_links_all_the_villages_on_its_way() {
    let game = usual(CLOTH, 3);
    let from = corner("(2,3) SE");
    let to = |at: &str| way(&game.island, from, corner(at)).len();
    assert_eq!([to("(3,4) top"), to("(4,3) top"), to("(3,4) bottom")], [2, 2, 3]);
    let ships = way(&game.island, from, corner("(3,4) bottom"));
    let mut table = goes_on(game, |start| {
        start.settles(0, &[from], Building::Settlement);
    });
    table.rolls(12);
    for at in ships.into_iter().chain([path("(4,4) E")]) {
        table.ships(at);
    }
    assert_eq!(followed(&table), [gives(0, "(3,4) bottom"), gives(0, "(5,4) top")]);
    assert_eq!(table.state.pieces().ships_of(seat(0)).count(), 4);
}

#[test]
fn whoever_reaches_an_empty_village_takes_nothing_and_trades_with_it_all_the_same() {
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        holds(start, "(4,3) bottom", 0);
        start.cloth().supply += 5;
    });
    table.rolls(12);
    assert_eq!(table.ships(path("(5,2) E")), []);
    assert_eq!(cloth(&table), [0, 0, 0]);
    assert!(table.state.position().trades_at_all(seat(0)));
    assert!(!table.state.position().trades_at_all(seat(1)));
    assert_eq!(table.state.discrepancies(), []);
}

#[test]
fn ships_that_link_a_village_stay_and_a_tail_beyond_it_moves() {
    let (link, tail) = (path("(5,2) E"), path("(4,3) SE"));
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        start.sails(0, &[link]);
    });
    table.rolls(12);
    assert_eq!(table.state.movable_ships(), []);
    let to = table.state.ship_spots()[0];
    table.breaks(SeaDeed::MoveShip { from: link, to }, SeaBreach::VillageLink(link));
    table.ships(tail);
    table.next_round(12);
    assert_eq!(table.state.movable_ships(), [tail]);
    // A ship that moves makes a link as one that is built does, and then stays.
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        start.settles(0, &[corner("(2,6) bottom")], Building::Settlement);
        start.sails(0, &[path("(2,6) SW")]);
    });
    table.rolls(12);
    let (from, to) = (path("(2,6) SW"), path("(3,5) E"));
    let moved = table.does(SeaDeed::MoveShip { from, to });
    assert_eq!(moved.sea, [gives(0, "(4,6) top")]);
    table.breaks(SeaDeed::MoveShip { from: to, to: from }, SeaBreach::VillageLink(to));
}

#[test]
fn a_diplomat_breaks_no_link_to_a_village() {
    let rules = Rules { following: Rules::open_hands().following, ..knights() };
    let game = setup(CLOTH, &Color::ALL[..3], |it| *it = Rules { sea: it.sea, ..rules });
    let (link, tail) = (path("(5,2) E"), path("(4,3) SE"));
    let mut table = goes_on(game, |start| {
        start.settles(0, &[corner("(6,3) top")], Building::City);
        start.sails(0, &[link]);
    });
    table.rolls(5);
    table.does(KnightsDeed::EventDie { face: EventFace::Trade, red: Some(cards::Die::ALL[3]) });
    table.draws_of(0, game::Track::Politics, 1);
    let takes = |at| Play::Diplomat { at, from: seat(0) };
    table.may_not(takes(link), KnightsBreach::RoadNotOpen(link));
    table.launches(0, tail);
    table.does(takes(tail));
    assert_eq!(table.state.pieces().ship(tail), None);
}

fn knights() -> Rules {
    Rules { target: 16, ..Rules::with_knights(Edition::Fifth) }
}

#[test]
fn a_knight_chases_the_robber_to_the_big_islands_alone() {
    let game = setup(CLOTH, &Color::ALL[..3], |it| {
        let mut rules = Rules { sea: it.sea, following: it.following, ..knights() };
        rules.knights.as_mut().expect("played").chased = ChaseTarget::AnyHex;
        *it = rules;
    });
    let robber = hex("(3,1)");
    let from = Intersection::around(robber)[0];
    let mut table = goes_on(game, |_| {});
    table.corrects(Correction::Robber { at: Some(robber) });
    table.attacked_once();
    table.knight(0, from, (KnightLevel::Basic, Readiness::Active));
    table.rolls(5);
    table.does(KnightsDeed::EventDie { face: EventFace::Trade, red: Some(cards::Die::ALL[3]) });
    let to = table.state.chase_hexes(from);
    let position = table.state.position();
    assert!(!to.is_empty() && to.iter().all(|hex| position.takes_robber(*hex)));
    let tiles = table.state.island().tiles().iter().map(|tile| tile.at);
    let abroad = tiles.filter(|hex| !position.takes_robber(*hex)).collect::<Vec<_>>();
    assert!(!abroad.is_empty());
    for to in abroad {
        let breach = Breach::Sea(SeaBreach::RobberNotThere(to));
        table.refuses_for(KnightsDeed::ChaseRobber { from, to }, breach);
    }
}

#[test]
fn with_knights_the_pirate_waits_for_the_first_attack() {
    let game = setup(CLOTH, &Color::ALL[..3], |it| {
        *it = Rules { sea: it.sea, following: it.following, ..knights() };
    });
    let table = goes_on(game, |_| {});
    assert_eq!(table.state.pirate(), None);
    assert_eq!(table.state.pirate_to_come(), Some(hex("(4,8)")));
    let table = goes_on(usual(CLOTH, 3), |_| {});
    assert_eq!(table.state.pirate(), Some(hex("(4,8)")));
    assert_eq!(table.state.robber(), Some(hex("(3,1)")));
}

#[test]
fn a_villages_number_brings_every_trader_one_cloth_first_of_the_villages_own() {
    let table = three_trade(2, 10);
    assert_eq!(cloth(&table), [1, 1, 1], "a city brings no more");
    assert_eq!((village(&table, "(4,6) top"), supply(&table)), (0, 9));
    let table = three_trade(5, 10);
    assert_eq!((village(&table, "(4,6) top"), supply(&table)), (2, 10));
}

#[test]
fn an_empty_village_brings_nothing_any_more() {
    let table = three_trade(0, 10);
    assert_eq!((cloth(&table), supply(&table)), (vec![0, 0, 0], 10));
}

#[test]
fn a_short_supply_is_paid_clockwise_from_the_active_player() {
    assert_eq!(cloth(&three_trade(1, 1)), [0, 1, 1], "the second is on turn");
    assert_eq!(cloth(&three_trade(1, 0)), [0, 1, 0]);
}

#[test]
fn two_ways_to_a_village_bring_one_cloth() {
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        start.settles(0, &[corner("(6,3) top")], Building::City);
        start.settles(0, &[corner("(4,3) SW")], Building::Settlement);
        start.sails(0, &["(5,2) E", "(4,3) SW"].map(path));
    });
    table.rolls(9);
    assert_eq!(cloth(&table), [1, 0, 0]);
}

#[test]
fn every_two_cloth_are_a_point_and_a_single_one_is_none() {
    for (count, points) in [(0, 0), (1, 0), (2, 1), (5, 2), (14, 7)] {
        let table = goes_on(usual(CLOTH, 3), |start| owns(start, 2, count));
        assert_eq!(table.points(2), points, "{count}");
    }
}

#[test]
fn there_is_no_award_for_a_trade_route() {
    let game = usual(CLOTH, 3);
    let ships = way(&game.island, corner("(6,3) top"), corner("(2,6) bottom"));
    assert!(ships.len() >= 7);
    let mut table = goes_on(game, |start| {
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        start.sails(0, &ships);
    });
    assert!(table.state.measure(Measure::RoadLength, seat(0)) >= 7);
    assert_eq!((table.state.holders().of(Award::LongestRoad), table.points(0)), (None, 1));
    let told = Correction::Holder { award: Award::LongestRoad, holder: Some(seat(0)) };
    table.refuses(Deed::Correct { correction: told });
    // Largest Army is there.
    table.corrects(Correction::KnightCards { player: seat(0), count: 3 });
    assert_eq!(table.state.holders().of(Award::LargestArmy), Some(seat(0)));
}

#[test]
fn the_robber_moves_only_to_the_big_islands() {
    let mut table = goes_on(usual(CLOTH, 3), |_| {});
    table.rolls(7);
    let open = table.state.robber_hexes();
    assert_eq!(open.len(), 20 - 1);
    let small = hex("(3,4)");
    table
        .refuses_for(Deed::MoveRobber { to: small }, Breach::Sea(SeaBreach::RobberNotThere(small)));
    table.does(Deed::MoveRobber { to: open[0] });
}

/// The first trades with a village, the second has a ship beside (4,5), no card, and so much cloth;
/// the player `active` has rolled a 7.
fn seven(active: usize, more: u8) -> (Table, Hex) {
    let at = hex("(5,3)");
    let mut table = goes_on(usual(CLOTH, 4), |start| {
        start.active = seat(active);
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        start.sails(0, &[path("(5,2) E")]);
        start.settles(1, &[corner("(6,3) NE")], Building::Settlement);
        start.sails(1, &[path("(5,3) SE")]);
        owns(start, 1, more);
    });
    assert!(path("(5,3) SE").touches(at));
    table.rolls(7);
    (table, at)
}

#[test]
fn only_who_trades_with_a_village_moves_the_pirate() {
    let (mut table, at) = seven(3, 3);
    assert!(!table.state.may_move_pirate());
    table.breaks(SeaDeed::MovePirate { to: at }, SeaBreach::PirateWithoutTrade);
    let to = table.state.robber_hexes()[0];
    table.does(Deed::MoveRobber { to });
    // A knight does no more than a 7.
    for (nth, may) in [(1, false), (0, true)] {
        let mut table = goes_on(usual(CLOTH, 3), |start| {
            start.active = seat(nth);
            start.settles(0, &[corner("(6,3) top")], Building::Settlement);
            start.sails(0, &[path("(5,2) E")]);
            start.hidden.change(seat(nth), |cards| *cards = 1);
        });
        table.does(Deed::PlayKnight);
        assert_eq!(table.state.may_move_pirate(), may);
        let moves = Deed::Sea(SeaDeed::MovePirate { to: at });
        assert_eq!(table.state.against(moves).is_none(), may);
    }
}

#[test]
fn beside_the_pirate_a_card_or_a_cloth_is_taken() {
    let (mut table, at) = seven(0, 3);
    table.does(SeaDeed::MovePirate { to: at });
    let [Task::Steal { from: StealTargets::OneOf(prey), .. }] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks());
    };
    assert_eq!(prey.as_slice(), [seat(1)], "without a card they have cloth");
    let takes = |from| SeaDeed::Scenario(ScenarioDeed::TakeCloth { player: seat(0), from });
    table.refuses_for(takes(seat(2)), NotAtSea::NoCloth(seat(2)));
    table.does(takes(seat(1)));
    assert_eq!((cloth(&table), table.state.tasks()), (vec![1, 2, 0, 0], &[][..]));
    assert_eq!(table.points(1), 1 + 1, "still a point");
    // With both it is the mover's choice.
    let (mut table, at) = seven(0, 2);
    table.holds(1, &[(Resource::Ore, 1)]);
    table.does(SeaDeed::MovePirate { to: at });
    let mut other = table.clone();
    table.does(Deed::Steal { player: seat(0), from: seat(1), card: Some(Resource::Ore.into()) });
    assert_eq!((cloth(&table), table.hand(0).total()), (vec![0, 2, 0, 0], 1));
    other.does(takes(seat(1)));
    assert_eq!((cloth(&other), other.points(1), other.hand(1).total()), (vec![1, 1, 0, 0], 1, 1));
}

#[test]
fn nobody_without_cards_and_cloth_is_robbed_and_beside_the_robber_no_cloth_is_taken() {
    let (mut table, at) = seven(0, 0);
    table.does(SeaDeed::MovePirate { to: at });
    assert_eq!(table.state.tasks(), []);
    let (mut table, _) = seven(0, 4);
    let ashore = hex("(6,3)");
    table.does(Deed::MoveRobber { to: ashore });
    assert_eq!(table.state.tasks(), [], "their cloth is safe there");
}

#[test]
fn after_the_pirate_an_event_of_the_same_turn_takes_no_cloth() {
    let mut table = goes_on(drawing(usual(CLOTH, 4), &[(1, 2)]), |start| {
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        start.sails(0, &[path("(5,2) E")]);
        start.settles(1, &[corner("(6,3) NE")], Building::Settlement);
        start.sails(1, &[path("(5,3) SE")]);
        start.hidden.change(seat(0), |cards| *cards = 1);
        owns(start, 1, 3);
    });
    table.does(Deed::PlayKnight);
    table.does(SeaDeed::MovePirate { to: hex("(5,3)") });
    table.does(ScenarioDeed::TakeCloth { player: seat(0), from: seat(1) });
    assert!(!table.state.may_lose_cloth(seat(1)));
    table.draws();
    assert_eq!(table.state.phase(), Phase::Trading, "nobody has a card: {:?}", table.state.tasks());
}

#[test]
fn the_friendly_robber_makes_a_friendly_pirate() {
    let game = setup(CLOTH, &Color::ALL[..3], |it| it.friendly_robber = FriendlyRobber::On);
    let mut table = goes_on(game, |start| {
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        start.sails(0, &[path("(5,2) E")]);
        start.settles(1, &[corner("(6,3) NE")], Building::Settlement);
        start.sails(1, &[path("(5,3) SE")]);
        owns(start, 1, 3);
    });
    table.rolls(7);
    let to = hex("(5,3)");
    table.breaks(SeaDeed::MovePirate { to }, SeaBreach::FriendlyPirate(seat(1)));
    table.corrects(SeaCorrection::Cloth { player: seat(1), count: 4 });
    table.does(SeaDeed::MovePirate { to });
}

#[test]
fn a_robber_that_flees_comes_to_an_empty_hex_of_the_big_islands_or_off_the_board() {
    for (set, is_fusion) in
        [(RulingSet::Fusion, true), (RulingSet::Classic, false), (RulingSet::Edition2025, false)]
    {
        let game = setup(CLOTH, &Color::ALL[..3], |it| it.rulings = set.into());
        let mut table = goes_on(drawing(game, &[(2, 2)]), |start| {
            start.settles(0, &[corner("(7,4) top")], Building::Settlement);
        });
        table.draws();
        let [Task::RobberTo { to, .. }] = table.state.tasks() else {
            panic!("{:?}", table.state.tasks());
        };
        if is_fusion {
            let RobberEscape::Among(hexes) = to else { panic!("{to:?}") };
            let main = table.state.position().main_land();
            assert!(hexes.iter().all(|hex| main.contains(hex)));
            assert!(!hexes.contains(&hex("(7,4)")) && !hexes.contains(&hex("(3,1)")));
        } else {
            assert_eq!(*to, RobberEscape::Fixed(None));
        }
    }
}

/// Routes of 6, 4, and 4 ships, and cards in every hand.
fn advantage(set: RulingSet, roads_of_second: usize) -> Vec<Task> {
    let game = setup(CLOTH, &Color::ALL[..3], |it| it.rulings = set.into());
    let island = game.island.clone();
    let line = |from: &str, to: &str, count: usize| -> Vec<Path> {
        way(&island, corner(from), corner(to)).into_iter().take(count).collect()
    };
    let mut table = goes_on(drawing(game, &[(4, 1)]), |start| {
        for (nth, from) in ["(7,2) SW", "(1,4) top", "(3,1) NW"].into_iter().enumerate() {
            start.settles(nth, &[corner(from)], Building::Settlement);
            start.hands.change(seat(nth), |hand| {
                *hand = game::HandCount::Cards(Cards::of(Resource::Ore, 1));
            });
        }
        start.bank = None;
        start.sails(0, &line("(7,2) SW", "(7,6) SE", 6));
        start.sails(1, &line("(1,4) top", "(1,6) NE", 4));
        start.paves(
            1,
            &["(7,2) NE", "(7,2) E", "(7,3) NE", "(7,4) NE"].map(path)[..roads_of_second],
        );
        start.sails(2, &line("(3,1) NW", "(6,2) NW", 4));
    });
    let lengths = [0, 1, 2].map(|nth| table.state.measure(Measure::RoadLength, seat(nth)));
    assert_eq!(lengths, [6, 4, 4], "and nobody holds an award for it");
    table.draws();
    table.state.tasks().to_vec()
}

fn thieves(tasks: &[Task]) -> Vec<Seat> {
    let steals = |task: &Task| matches!(task, Task::Steal { .. }).then(|| task.player());
    tasks.iter().filter_map(steals).collect()
}

#[test]
fn trade_advantage_goes_by_lengths_or_counts_where_there_is_no_award() {
    assert_eq!(thieves(&advantage(RulingSet::Fusion, 0)), [seat(0)]);
    assert_eq!(thieves(&advantage(RulingSet::Edition2025, 0)), []);
    assert_eq!(thieves(&advantage(RulingSet::Classic, 0)), [seat(0)]);
    assert_eq!(thieves(&advantage(RulingSet::Classic, 3)), [seat(1)], "seven roads and ships");
    assert_eq!(thieves(&advantage(RulingSet::Fusion, 3)), [seat(0)], "the length comes first");
}

#[test]
fn a_plentiful_year_and_a_monopoly_never_bring_cloth() {
    let mut table = goes_on(drawing(usual(CLOTH, 3), &[(1, 1)]), |start| {
        start.hidden.change(seat(0), |cards| *cards = 1);
        owns(start, 1, 4);
    });
    table.draws();
    while let Some(Task::Take { player, .. }) = table.state.tasks().first() {
        let player = *player;
        table.does(Deed::Take { player, card: Some(Resource::Wool.into()) });
    }
    let taken = table.state.players().map(|nth, _| u8::from(nth != seat(0)));
    table.does(Deed::PlayMonopoly { resource: Resource::Wool, taken });
    assert_eq!((cloth(&table), table.hand(0).total()), (vec![0, 4, 0], 3));
}
