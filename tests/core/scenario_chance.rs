//! Event cards that read otherwise in a scenario, the app's die in an attack on a fortress, and a
//! fleet without anybody who could drive it off (SCENARIOS 4.4, 4.7, 6).

use board::{Path, Resource};
use cards::{Die, Measure, RulingSet};
use chrono::DateTime;
use game::{
    Building, Cards, Color, Condition, Deed, Entry, Game, HandCount, ScenarioDeed, SeaChange,
    SeaDeed, Step, Task, Throw,
};
use scenarios::BuiltInScenario;

use crate::common::knights_table::die;
use crate::scenario_games::{Lays, corner, drawing, goes_on, path, seat, setup, usual};
use crate::scenario_pirates::{FOUR, PIRATES, four, lay_line, line};

const EARTHQUAKE: (u8, u8) = (2, 4);

const TRADE_ADVANTAGE: (u8, u8) = (4, 1);

fn asked(tasks: &[Task]) -> Vec<usize> {
    tasks.iter().map(|task| task.player().index()).collect()
}

#[test]
fn in_cloth_a_ship_that_an_earthquake_turns_links_its_village_all_the_same() {
    let link = path("(5,2) E");
    let village = corner("(4,3) bottom");
    let mut table = goes_on(drawing(usual(BuiltInScenario::Cloth, 3), &[EARTHQUAKE]), |start| {
        start.settles(0, &[corner("(6,3) top")], Building::Settlement);
        start.sails(0, &[link]);
    });
    table.draws();
    assert_eq!(asked(table.state.tasks()), [0], "nobody else has a road or a ship");
    table.does(Deed::DamageRoad { player: seat(0), at: link });
    assert_eq!(table.state.pieces().ship(link), Some((seat(0), Condition::Damaged)));
    assert_eq!(table.state.position().traders(village).as_slice(), [seat(0)]);
    assert_eq!(table.state.movable_ships(), [], "it is closed as before");
}

#[test]
fn on_the_pirate_islands_trade_advantage_goes_by_lengths_or_counts() {
    let thieves = |set: RulingSet, roads: &[&str]| {
        let game = setup(PIRATES, &FOUR, |it| it.rulings = set.into());
        let lines = [0, 1, 2, 3].map(|nth| line(&game, nth));
        let mut table = goes_on(drawing(game, &[TRADE_ADVANTAGE]), |start| {
            for (nth, whole) in lines.iter().enumerate() {
                lay_line(start, whole, nth, [5, 4, 4, 3][nth], 0);
                start.hands.change(seat(nth), |hand| {
                    *hand = HandCount::Cards(Cards::of(Resource::Ore, 1));
                });
            }
            start.bank = None;
            let roads: Vec<Path> = roads.iter().map(|road| path(road)).collect();
            start.paves(3, &roads);
        });
        assert_eq!(table.state.measure(Measure::RoadLength, seat(0)), 5);
        table.draws();
        asked(table.state.tasks())
    };
    assert_eq!(thieves(RulingSet::Fusion, &[]), [0]);
    assert_eq!(thieves(RulingSet::Classic, &[]), [0]);
    assert!(thieves(RulingSet::Edition2025, &[]).is_empty());
    // Not on from its ships, but they are more.
    let roads = ["(3,7) NE", "(3,7) E", "(3,7) SE"];
    assert_eq!(thieves(RulingSet::Classic, &roads), [3]);
    assert_eq!(thieves(RulingSet::Fusion, &roads), [0], "the length comes first");
}

/// A game in which orange may attack their fortress with three warships.
fn before_an_attack() -> Game {
    let game = four();
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| lay_line(start, &whole, 0, 9, 3));
    let roll = table.rolls(12);
    let mut game = Game::new(table.state.setup().as_ref().clone());
    take(&mut game, Step::Act(roll));
    game
}

fn take(game: &mut Game, step: Step) {
    game.take(Entry::new(DateTime::UNIX_EPOCH, step)).expect("a step");
}

fn attack(die: Die) -> Deed {
    Deed::Sea(SeaDeed::Scenario(ScenarioDeed::Besiege { die }))
}

/// The attack with the app's die, where it would show `pips`.
fn thrown(game: &Game, pips: usize) -> Deed {
    game.throw(Throw::Siege, |_| pips - 1).expect("a throw")
}

#[test]
fn an_attack_by_the_apps_die_that_was_taken_back_shows_the_same_again() {
    let mut game = before_an_attack();
    assert_eq!(thrown(&game, 2), attack(die(2)), "nothing was rolled before");
    assert_eq!(thrown(&game, 4), attack(die(4)), "nor kept, as nobody attacked");
    let act = game.state().clone().perform(attack(die(4)), game::Enforcement::ByTheRules);
    take(&mut game, Step::Act(act.expect("by the rules")));
    take(&mut game, Step::Undo);
    assert_eq!(thrown(&game, 1), attack(die(4)), "no second chance");
}

#[test]
fn the_die_of_an_attack_is_no_other_attacks() {
    let mut game = before_an_attack();
    let mut state = game.state().clone();
    for deed in [attack(die(4)), Deed::Pass] {
        let act = state.perform(deed, game::Enforcement::ByTheRules).expect("by the rules");
        take(&mut game, Step::Act(act));
    }
    assert_eq!(thrown(&game, 1), attack(die(1)), "by another player, in another turn");
    // Nor is one that was taken back.
    take(&mut game, Step::Undo);
    take(&mut game, Step::Undo);
    let act = game.state().clone().perform(Deed::Pass, game::Enforcement::ByTheRules);
    take(&mut game, Step::Act(act.expect("by the rules")));
    assert_eq!(thrown(&game, 1), attack(die(1)), "in the turn after it");
}

#[test]
fn a_fortress_of_somebody_who_has_left_keeps_no_fleet() {
    let game = setup(PIRATES, &[Color::Orange, Color::Blue, Color::Red], |_| {});
    let whole = line(&game, 0);
    let mut table = goes_on(game, |start| {
        lay_line(start, &whole, 0, 9, 3);
        let fortresses = &mut start.pirates().fortresses;
        fortresses.iter_mut().filter(|it| it.owner == Some(seat(0))).for_each(|it| it.chits = 1);
        fortresses.iter_mut().filter(|it| it.owner == Some(seat(1))).for_each(|it| it.chits = 0);
        let taken = fortresses.iter().find(|it| it.owner == Some(seat(1))).map(|it| it.at);
        start.settles(1, &[taken.expect("theirs")], Building::Settlement);
    });
    table.rolls(12);
    let mut stays = table.state.clone();
    let player = seat(0);
    let act = stays.perform(attack(die(1)), game::Enforcement::ByTheRules).expect("an attack");
    assert_eq!(act.sea, [SeaChange::ChitOff { player }], "red's fortress stands");
    table.does(Deed::LeaveTable { player: seat(2) });
    let act = table.does(attack(die(1)));
    assert_eq!(act.sea, [SeaChange::ChitOff { player }, SeaChange::FleetLeft]);
    assert!(stays.position().pirates().expect("played").fleet.is_some());
    let left = Deed::LeaveTable { player: seat(2) };
    let act = stays.perform(left, game::Enforcement::ByTheRules).expect("the last of them leaves");
    assert_eq!(act.sea, [SeaChange::FleetLeft], "with whom it was there for");
}
