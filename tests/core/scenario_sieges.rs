//! The one line of ships to the own fortress, settlements on its way, attacks on the fortress, and
//! the end of a game on the Pirate Islands (SCENARIOS 4.6 to 4.8, cases of its section 11).

use board::{Intersection, Path, Resource};
use cards::RulingSet;
use game::{
    Breach, Building, Cards, Color, Condition, Deed, Impossible, NotAtSea, Over, Phase, Piece,
    RuleChange, Rules, ScenarioDeed, ScenarioTable, SeaBreach, SeaChange, SeaCorrection, SeaDeed,
    SeaRules, ShortestWay, State, Task,
};
use serde_json::Value;
use store::{read_position, write_position};

use crate::common::Table;
use crate::common::knights_table::die;
use crate::scenario_games::{Lays, corner, drawing, goes_on, hex, path, seat, setup, usual};
use crate::scenario_pirates::{FOUR, PIRATES, four, lay_line, line};

/// Orange on turn, with so many ships of its line, some of them armed.
fn orange(ships: usize, armed: usize) -> (Table, Vec<Path>) {
    let game = four();
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| lay_line(start, &whole, 0, ships, armed));
    table.rolls(12);
    (table, whole)
}

fn besieges(pips: u8) -> SeaDeed {
    SeaDeed::Scenario(ScenarioDeed::Besiege { die: die(pips) })
}

fn chits(table: &Table, nth: usize) -> u8 {
    table.state.position().pirates().expect("played").fortress(seat(nth)).expect("theirs").chits
}

fn lost(nth: usize, ships: &[Path]) -> Vec<SeaChange> {
    let mut ships = ships.to_vec();
    ships.sort_unstable();
    let player = seat(nth);
    ships.into_iter().map(|at| SeaChange::ShipLost { player, at }).collect()
}

fn free(rules: &mut Rules) {
    rules.sea.as_mut().expect("sea").shortest_way = ShortestWay::Free;
}

#[test]
fn the_fleets_way_goes_round_its_course_and_is_none_off_it() {
    let game = four();
    let table = goes_on(game, |_| ());
    let pirates = table.state.position().pirates().expect("played");
    let course = &pirates.course;
    let last = course.len() - 1;
    assert_eq!(pirates.way(course[1], course[4]), course[1..=4]);
    assert_eq!(pirates.way(course[last], course[1]), [course[last], course[0], course[1]]);
    assert_eq!(pirates.way(course[2], course[2]), [course[2]]);
    let land = hex("(3,5)");
    let off = if course.contains(&land) { hex("(0,0)") } else { land };
    assert_eq!(pirates.way(course[0], off), []);
    assert_eq!(pirates.way(off, course[0]), []);
}

#[test]
fn a_whole_line_is_nine_ships_for_every_color_and_ten_on_the_larger_map() {
    for (count, ships) in [(3, 9), (4, 9), (5, 10), (6, 10)] {
        let game = usual(PIRATES, count);
        for nth in 0..count {
            let whole = line(&game, nth);
            assert_eq!(whole.len(), ships);
            let table = goes_on(game.clone(), |start| lay_line(start, &whole, nth, ships, 0));
            let position = table.state.position();
            let found = position.ship_line(seat(nth)).expect("a line");
            assert_eq!(found.ships, whole, "from its start on");
            let fortress = position.pirates().and_then(|it| it.fortress(seat(nth)));
            assert_eq!(found.end, fortress.map(|it| it.at));
            assert_eq!(position.ship_spots(seat(nth)), [], "it goes no further");
        }
    }
}

#[test]
fn ships_go_on_with_the_one_line_by_a_shortest_way() {
    let (mut table, whole) = orange(1, 0);
    for at in &whole[1..] {
        assert!(table.state.ship_spots().contains(at), "{at:?}");
        table.rich();
        // What lies beside the line, at its start, or back from its end is no part of it.
        let start = corner("(7,6) top").paths().into_iter();
        let beside = whole.iter().flat_map(|ship| ship.ends()).flat_map(Intersection::paths);
        let off = start.chain(beside).find(|path| {
            table.state.island().has_ship_path(*path)
                && table.state.pieces().on_path(*path).is_none()
                && !table.state.ship_spots().contains(path)
                && path.ends().iter().any(|end| table.state.position().has_ship_at(seat(0), *end))
        });
        let off = off.expect("somewhere off the line");
        table.breaks(SeaDeed::BuildShip { at: off }, SeaBreach::OffTheLine(off));
        table.ships(*at);
        assert_eq!(table.state.discrepancies_of_ships(), 0);
    }
    assert_eq!(table.state.ship_spots(), []);
}

#[test]
fn a_table_may_do_without_the_shortest_way_but_not_without_the_own_corner() {
    let game = setup(PIRATES, &FOUR, free);
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| lay_line(start, &whole, 0, 5, 0));
    table.rolls(12);
    let spots = table.state.ship_spots();
    assert_eq!(spots.len(), 2, "both paths that go on from its end");
    let side = *spots.iter().find(|at| **at != whole[5]).expect("another way");
    let way = SeaRules { shortest_way: ShortestWay::Must, ..table.state.sea_rules() };
    table.does(Deed::ChangeRule { rule: RuleChange::Sea(way) });
    assert_eq!(table.state.ship_spots(), [whole[5]]);
    table.rich();
    table.breaks(SeaDeed::BuildShip { at: side }, SeaBreach::OffTheLine(side));
}

#[test]
fn the_last_ship_moves_where_the_line_stays_one() {
    let game = setup(PIRATES, &FOUR, free);
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| lay_line(start, &whole, 0, 5, 5));
    table.rolls(12);
    let last = whole[4];
    assert_eq!(table.state.movable_ships(), [last]);
    let to = table.state.ship_moves(last);
    assert_eq!(to.len(), 1, "the other path where the line ends without it");
    table.does(SeaDeed::MoveShip { from: last, to: to[0] });
    assert_eq!(table.state.position().warships(seat(0)), 5, "a warship stays one");
    assert!(table.state.position().ship_line(seat(0)).is_some());
    // Not from the middle, and not where it would lie apart.
    let (mut table, whole) = orange(5, 0);
    let to = whole[5];
    table.breaks(SeaDeed::MoveShip { from: whole[3], to }, SeaBreach::ShipNotOpen(whole[3]));
    let refusal = table.refuses(SeaDeed::MoveShip { from: whole[4], to });
    assert!(matches!(refusal, game::Refusal::Forbidden(_)), "{refusal:?}");
}

#[test]
fn wherever_the_last_ship_may_move_its_goals_are_shown_and_none_else() {
    for nth in 0..4 {
        for ships in 2..9 {
            let game = four();
            let whole = line(&game, nth);
            let mut table = goes_on(game, |start| {
                start.active = seat(nth);
                lay_line(start, &whole, nth, ships, 0);
            });
            table.rolls(12);
            let last = whole[ships - 1];
            let goals = table.state.ship_moves(last);
            assert_eq!(table.state.movable_ships().contains(&last), !goals.is_empty());
            for to in goals {
                let mut moved = table.clone();
                moved.does(SeaDeed::MoveShip { from: last, to });
                assert_eq!(moved.state.discrepancies_of_ships(), 0);
            }
        }
    }
}

#[test]
fn settlements_stand_on_the_main_island_and_at_the_own_marked_corner_alone() {
    let (mut table, _) = orange(9, 0);
    let (marked, fort) = (corner("(7,3) SE"), corner("(7,2) bottom"));
    assert_eq!(table.state.settlement_spots(), [marked]);
    table.rich();
    let refused = Breach::Sea(SeaBreach::NotSettled(fort));
    table.refuses_for(Deed::BuildSettlement { at: fort }, refused);
    let others = corner("(4,3) top");
    let refused = Breach::Sea(SeaBreach::NotSettled(others));
    table.refuses_for(Deed::BuildSettlement { at: others }, refused);
    table.does(Deed::BuildSettlement { at: marked });
    assert_eq!(table.points(0), 2);
    table.rich();
    table.does(Deed::BuildCity { at: marked });
    assert!(table.state.position().ship_line(seat(0)).is_some(), "the line runs on through it");
    // The corner needn't be settled to go on.
    let (mut table, whole) = orange(6, 0);
    table.ships(whole[6]);
}

#[test]
fn an_attack_with_more_warships_than_the_die_takes_a_chit_off() {
    let (mut table, _) = orange(9, 3);
    let act = table.does(besieges(2));
    assert_eq!(act.sea, [SeaChange::ChitOff { player: seat(0) }]);
    assert_eq!((chits(&table, 0), chits(&table, 1)), (2, 3));
    assert_eq!(table.state.pieces().ships_of(seat(0)).count(), 9);
}

#[test]
fn as_many_warships_cost_the_ship_at_the_fortress_and_fewer_the_two_nearest() {
    for (pips, left) in [(3, 8), (4, 7), (5, 7), (6, 7)] {
        let (mut table, whole) = orange(9, 3);
        let act = table.does(besieges(pips));
        assert_eq!(act.sea, lost(0, &whole[left..]));
        assert_eq!((table.state.pieces().ships_of(seat(0)).count(), chits(&table, 0)), (left, 3));
        assert_eq!(usize::from(table.state.pieces_left(seat(0), Piece::Ship)), 15 - left);
        assert_eq!(table.state.position().warships(seat(0)), 3, "these are at its start");
        table.next_round(12);
        table.breaks(besieges(1), SeaBreach::NotAtFortress);
        for at in &whole[left..] {
            table.ships(*at);
        }
        table.does(besieges(1));
    }
    // Warships are lost as others are.
    let (mut table, _) = orange(9, 9);
    table.corrects(SeaCorrection::Warship { at: path("(7,6) NW"), is: game::Armament::Plain });
    let (mut other, whole) = orange(9, 0);
    for at in &whole[7..] {
        other.corrects(SeaCorrection::Warship { at: *at, is: game::Armament::Armed });
    }
    other.does(besieges(6));
    assert_eq!(other.state.position().warships(seat(0)), 0);
    assert_eq!(table.state.position().warships(seat(0)), 8);
    table.does(besieges(6));
    assert_eq!(chits(&table, 0), 2);
}

#[test]
fn an_attack_is_the_last_act_of_its_turn_and_there_is_one() {
    let (mut table, _) = orange(9, 3);
    table.hides(0, 1);
    table.does(besieges(2));
    table.rich();
    assert!(!table.state.may_besiege());
    let after = || Breach::Sea(SeaBreach::AfterSiege);
    table.refuses_for(besieges(2), after());
    table.refuses_for(Deed::BuildSettlement { at: corner("(7,3) SE") }, after());
    table.refuses_for(Deed::BuyCard, after());
    table.refuses_for(
        Deed::PlayMonopoly { resource: Resource::Ore, taken: table.state.players().map(|_, _| 0) },
        after(),
    );
    let trade =
        Deed::TradeWithBank { give: Resource::Ore.into(), count: 4, get: Resource::Wool.into() };
    table.refuses_for(trade, after());
    let one = |kind| Cards::of(kind, 1);
    let with = seat(1);
    let trade =
        Deed::Trade { with, give: one(Resource::Ore).into(), get: one(Resource::Wool).into() };
    table.refuses_for(trade, after());
    table.passes();
    assert_eq!(table.state.active(), seat(1));
}

#[test]
fn nobody_attacks_before_production_without_a_ship_there_or_a_fortress_that_is_taken() {
    let game = four();
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| lay_line(start, &whole, 0, 9, 3));
    table.refuses_for(besieges(2), Breach::BeforeProduction);
    let (mut table, _) = orange(8, 3);
    assert!(!table.state.may_besiege());
    table.breaks(besieges(2), SeaBreach::NotAtFortress);
    let (mut table, _) = orange(9, 3);
    assert!(table.state.may_besiege());
    table.corrects(SeaCorrection::Fortress { player: seat(0), count: 0 });
    assert!(!table.state.may_besiege());
    table.refuses_for(besieges(2), NotAtSea::NoFortress);
}

/// Orange attacks a fortress with one chit left, and has so many cities and settlements besides the
/// given one.
fn last_chit(cities: usize, settlements: usize) -> Table {
    const APART: [&str; 8] = [
        "(1,7) top",
        "(2,8) NE",
        "(3,8) NE",
        "(4,8) NE",
        "(5,8) NE",
        "(6,8) NE",
        "(7,7) SE",
        "(3,7) top",
    ];
    let game = four();
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| {
        lay_line(start, &whole, 0, 9, 3);
        let places = APART.map(corner);
        start.settles(0, &places[..cities], Building::City);
        start.settles(0, &places[cities..cities + settlements], Building::Settlement);
        start.pirates().fortresses.iter_mut().for_each(|it| {
            if it.owner == Some(seat(0)) {
                it.chits = 1;
            }
        });
    });
    table.rolls(12);
    table
}

#[test]
fn the_third_chit_makes_the_fortress_a_settlement_that_produces_and_may_become_a_city() {
    let mut table = last_chit(0, 0);
    let at = corner("(7,2) bottom");
    let act = table.does(besieges(2));
    assert_eq!(act.sea, [SeaChange::ChitOff { player: seat(0) }]);
    assert_eq!(table.state.pieces().building(at), Some((seat(0), Building::Settlement)));
    assert_eq!((table.points(0), chits(&table, 0)), (2, 0));
    assert_eq!(table.state.pieces_left(seat(0), Piece::Settlement), 3);
    assert!(table.state.over().is_none());
    assert_eq!(table.state.discrepancies_of_ships(), 0);
    for _ in 0..4 {
        table.passes();
        table.rolls(12);
    }
    table.rich();
    table.does(Deed::BuildCity { at });
    assert_eq!(table.points(0), 3);
    // It stands at the gold with a 3.
    assert!(at.touches(hex("(7,2)")));
    table.passes();
    table.rolls(3);
    assert!(matches!(table.state.tasks(), [Task::Sea(game::SeaTask::Gold { count: 2, .. })]));
}

#[test]
fn points_win_only_with_the_own_fortress() {
    let mut table = last_chit(4, 0);
    assert_eq!((table.points(0), table.state.over()), (9, None));
    table.does(besieges(1));
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner: seat(0) }));
    let mut table = last_chit(3, 1);
    assert_eq!(table.points(0), 8);
    table.does(besieges(1));
    assert_eq!((table.points(0), table.state.over()), (9, None), "from now on points are enough");
    let mut table = last_chit(4, 1);
    assert_eq!((table.points(0), table.state.over()), (10, None));
    table.refuses_for(Deed::ClaimWin { revealed: 0 }, NotAtSea::NotWonYet);
    table.does(besieges(1));
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner: seat(0) }));
    // The table plays on after it.
    table.does(Deed::PlayOn);
    assert_eq!(table.state.phase(), Phase::Trading);
    table.passes();
    assert_eq!(table.state.over(), None);
}

#[test]
fn a_fortress_without_a_settlement_left_stands_without_and_waits_for_one_to_become_a_city() {
    let mut table = last_chit(0, 4);
    let at = corner("(7,2) bottom");
    assert_eq!(table.state.pieces_left(seat(0), Piece::Settlement), 0);
    table.does(besieges(1));
    assert_eq!((table.points(0), table.state.pieces_left(seat(0), Piece::Settlement)), (6, 0));
    table.next_round(12);
    table.rich();
    let none_left = Impossible::NoPieceLeft(Piece::Settlement);
    table.refuses_for(Deed::BuildCity { at }, none_left);
    assert!(!table.state.city_spots().contains(&at));
    table.does(Deed::BuildCity { at: corner("(1,7) top") });
    table.rich();
    table.does(Deed::BuildCity { at });
    assert_eq!(table.points(0), 8);
}

#[test]
fn once_every_fortress_in_play_is_taken_the_fleet_leaves() {
    let game = setup(PIRATES, &[Color::Orange, Color::Blue, Color::Red], |_| {});
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| {
        lay_line(start, &whole, 0, 9, 3);
        let mut taken = Vec::new();
        for fortress in &mut start.pirates().fortresses {
            match fortress.owner {
                Some(owner) if owner != seat(0) => {
                    fortress.chits = 0;
                    taken.push((fortress.at, owner));
                }
                Some(_) => fortress.chits = 1,
                None => {}
            }
        }
        for (at, owner) in taken {
            start.settles(owner.index(), &[at], Building::Settlement);
        }
    });
    table.rolls(12);
    assert!(table.state.position().pirates().expect("played").fleet.is_some());
    let act = table.does(besieges(1));
    let player = seat(0);
    assert_eq!(act.sea, [SeaChange::ChitOff { player }, SeaChange::FleetLeft]);
    table.passes();
    let act = table.rolls(6);
    assert_eq!((act.sea, table.state.awaits_lower_die()), (vec![], false));
}

#[test]
fn an_earthquake_turns_ships_by_fusion_alone_and_a_turned_warship_stays_one() {
    for set in RulingSet::ALL {
        let game = setup(PIRATES, &FOUR, |it| it.rulings = set.into());
        let whole = line(&game, 0);
        let mut table = goes_on(drawing(game, &[(2, 4)]), |start| {
            lay_line(start, &whole, 0, 4, 2);
            start.paves(0, &[path("(7,6) NE")]);
        });
        table.draws();
        let damages = Deed::DamageRoad { player: seat(0), at: whole[1] };
        let asked: Vec<usize> =
            table.state.tasks().iter().map(|task| task.player().index()).collect();
        if set == RulingSet::Fusion {
            assert_eq!(asked, [0, 1, 2, 3], "everybody has a ship");
            table.does(damages);
            let ship = table.state.pieces().ship(whole[1]);
            assert_eq!(ship, Some((seat(0), Condition::Damaged)));
            assert_eq!(table.state.position().warships(seat(0)), 2);
            assert!(table.state.position().ship_line(seat(0)).is_some());
        } else {
            assert_eq!(asked, [0], "a road alone is turned");
        }
    }
}

#[test]
fn a_line_with_a_side_ship_is_none_and_is_told_of() {
    let (mut table, whole) = orange(6, 0);
    let beside = whole[3].ends().into_iter().flat_map(Intersection::paths);
    let side = beside
        .into_iter()
        .find(|path| table.state.island().has_ship_path(*path) && !whole.contains(path));
    let is = Some((seat(0), Condition::Intact));
    table.corrects(SeaCorrection::Ship { at: side.expect("a side"), is });
    assert_eq!(table.state.position().ship_line(seat(0)), None);
    assert_eq!(table.state.discrepancies_of_ships(), 1);
    assert_eq!((table.state.ship_spots(), table.state.movable_ships()), (vec![], vec![]));
    assert_eq!(table.state.position().next_warship(seat(0)), None);
}

/// Counts lines that are none.
trait Broken {
    fn discrepancies_of_ships(&self) -> usize;
}

impl Broken for State {
    fn discrepancies_of_ships(&self) -> usize {
        let broken = |it: &&game::Discrepancy| {
            matches!(it, game::Discrepancy::Sea(game::SeaDiscrepancy::BrokenLine { .. }))
        };
        self.discrepancies().iter().filter(broken).count()
    }
}

#[test]
fn a_fortress_taken_by_a_correction_is_a_settlement_and_given_back_it_is_none() {
    let mut table = goes_on(four(), |_| {});
    let at = corner("(7,2) bottom");
    table.corrects(SeaCorrection::Fortress { player: seat(0), count: 0 });
    assert_eq!(table.state.pieces().building(at), Some((seat(0), Building::Settlement)));
    table.corrects(SeaCorrection::Fortress { player: seat(0), count: 2 });
    assert_eq!((table.state.pieces().building(at), chits(&table, 0)), (None, 2));
}

#[test]
fn a_position_keeps_the_course_and_the_safe_hexes_of_a_fleet_that_has_left() {
    let game = usual(PIRATES, 5);
    let begins = State::new(game.clone().into());
    let before = begins.position().pirates().expect("played");
    assert!(!before.safe.is_empty());
    let table = goes_on(game, |start| start.pirates().fleet = None);
    let read = read_position(&write_position(&table.state)).expect("a position");
    let sea = read.start.sea.expect("of Seafarers");
    let Some(ScenarioTable::Pirates(after)) = sea.scenario else { panic!("played") };
    assert_eq!(
        (after.fleet, after.course, after.safe),
        (None, before.course.clone(), before.safe.clone())
    );
    // By the other spelling it has left as well, and nobody says from where.
    let mut line: Value = serde_json::from_str(&write_position(&table.state)).expect("JSON");
    line["fleet"] = Value::Null;
    let read = read_position(&line.to_string()).expect("a position");
    let sea = read.start.sea.expect("of Seafarers");
    let Some(ScenarioTable::Pirates(after)) = sea.scenario else { panic!("played") };
    assert_eq!((after.fleet, after.course.len()), (None, 0));
}
