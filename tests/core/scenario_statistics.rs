//! Statistics of the scenarios with rules of their own: cloth turn by turn, the fleet's attacks, levels
//! of wonders, what was found on marked paths, and the points that come of it.

use std::cmp::Ordering;

use board::Resource;
use cards::EventFace;
use game::{
    Building, Cards, Deed, FleetAttack, Game, HandCount, ScenarioDeed, SeaDeed, Setup, Step, Wonder,
};
use scenarios::{BuiltInScenario, Item};
use stats::report::{GameReport, Loot, SeaReport, Source};

use crate::common::knights_table::die;
use crate::common::{Table, take};
use crate::scenario_games::{Lays, approach, corner, goes_on, hex, path, seat, usual};
use crate::scenario_pirates::{PIRATES, four, lay_line, line};

/// The same game, as it is kept.
fn game(table: &Table) -> Game {
    let mut game = Game::new(Setup::clone(table.state.setup()));
    for act in &table.acts {
        take(&mut game, Step::Act(act.clone()));
    }
    game
}

fn told(table: &Table) -> (GameReport, SeaReport) {
    let report = GameReport::of(&game(table));
    let sea = report.sea.clone().expect("it is played");
    (report, sea)
}

/// Everybody's points come of the parts that are told of them.
fn adds_up(table: &Table) {
    let game = game(table);
    for seat in table.state.players().seats() {
        assert_eq!(game.points_reason(seat).total(), table.state.public_points(seat), "{seat:?}");
    }
}

/// All three trade with the village at (4,6) top, and the pirate stands elsewhere.
fn three_trade() -> Table {
    goes_on(usual(BuiltInScenario::Cloth, 3), |start| {
        start.bank = None;
        start.settles(0, &[corner("(2,6) bottom")], Building::Settlement);
        start.settles(1, &[corner("(4,6) NW")], Building::City);
        start.settles(2, &[corner("(4,6) NE")], Building::Settlement);
        for (nth, at) in ["(3,5) E", "(4,6) NW", "(4,6) NE"].into_iter().enumerate() {
            start.sails(nth, &[path(at)]);
        }
    })
}

#[test]
fn cloth_is_told_turn_by_turn_and_counts_for_points() {
    let mut table = three_trade();
    table.rolls(4);
    table.passes();
    table.rolls(4);
    table.passes();
    table.rolls(12);
    let (report, sea) = told(&table);
    let by_turn: Vec<Vec<u8>> = sea
        .cloth
        .by_turn(&report.turns)
        .iter()
        .map(|cloth| cloth.values().copied().collect())
        .collect();
    let [.., first, second, now] = &by_turn[..] else { panic!("{by_turn:?}") };
    assert_eq!([first, second, now], [&vec![1; 3], &vec![2; 3], &vec![2; 3]]);
    assert_eq!(by_turn.len(), report.turns.numbers().len());
    let had: Vec<_> = sea.cloth.changes.iter().map(|one| (one.seat, one.what)).collect();
    let each = |count| (0..3).map(move |nth| (seat(nth), count));
    assert_eq!(had, each(1).chain(each(2)).collect::<Vec<_>>());
    let why: Vec<_> = report.points.changes.iter().flat_map(|change| change.why.clone()).collect();
    assert_eq!(why, [(Source::Cloth, 1); 3], "two cloth are a point");
    adds_up(&table);
}

#[test]
fn a_cloth_that_the_pirate_takes_is_no_longer_its_owners() {
    let mut table = three_trade();
    table.rolls(4);
    table.passes();
    table.rolls(7);
    let pirate = table.state.pirate_hexes().into_iter().find(|hex| {
        let mut ships = table.state.pieces().ships_of(seat(0));
        ships.any(|(at, _)| at.hexes().contains(hex))
    });
    table.does(SeaDeed::MovePirate { to: pirate.expect("beside a ship") });
    table.does(ScenarioDeed::TakeCloth { player: seat(1), from: seat(0) });
    let (report, sea) = told(&table);
    let last = sea.cloth.by_turn(&report.turns).pop().expect("a turn");
    assert_eq!(last.values().copied().collect::<Vec<_>>(), [0, 2, 1]);
    let robbed: Vec<_> = sea.pirate.iter().map(|one| one.what.robbed).collect();
    assert_eq!(robbed, [Some((seat(0), Loot::Cloth))]);
    adds_up(&table);
}

/// White has two cities besides the given settlement, so many warships, and two cards; the fleet comes
/// to it with strength 3.
fn attacked(warships: usize) -> Table {
    let game = four();
    let whole = line(&game, 3);
    let mut table = goes_on(game, |start| {
        lay_line(start, &whole, 3, 5, warships);
        start.settles(3, &["(3,8) top", "(5,8) bottom"].map(corner), Building::City);
        start.pirates().fleet = Some(hex("(1,4)"));
        start.bank = None;
        let ore = HandCount::Cards(Cards::of(Resource::Ore, 2));
        start.hands.change(seat(3), |hand| *hand = ore);
    });
    table.does(Deed::Dice { red: die(3), yellow: die(5), face: None::<EventFace> });
    table
}

#[test]
fn an_attack_of_the_fleet_is_told_with_both_strengths_and_the_cards_that_were_there() {
    let attacks = [(0, 2, Ordering::Less), (3, 0, Ordering::Equal), (4, 0, Ordering::Greater)];
    for (warships, loses, outcome) in attacks {
        let table = attacked(warships);
        let (_, sea) = told(&table);
        let [one] = &sea.attacks[..] else { panic!("{:?}", sea.attacks) };
        let warships = u8::try_from(warships).expect("few");
        let attack = FleetAttack { player: seat(3), strength: 3, warships, loses };
        assert_eq!((one.what, one.seat, one.nth), (attack, seat(3), table.acts.len()));
        assert_eq!(one.what.outcome(), outcome);
        adds_up(&table);
    }
}

#[test]
fn where_the_fleet_meets_nobody_no_attack_is_told() {
    let mut table = goes_on(usual(PIRATES, 3), |_| {});
    table.does(Deed::Dice { red: die(4), yellow: die(4), face: None::<EventFace> });
    assert_eq!(told(&table).1.attacks, []);
}

#[test]
fn a_wonder_is_told_from_its_claim_on_level_by_level() {
    let mut table = goes_on(usual(BuiltInScenario::Wonders, 3), |start| {
        start.bank = None;
        start.settles(0, &["(4,3) top", "(4,5) top"].map(corner), Building::City);
    });
    table.rolls(2);
    table.does(ScenarioDeed::ClaimWonder { wonder: Wonder::Theater });
    table.holds(0, &[(Resource::Lumber, 2), (Resource::Brick, 2), (Resource::Wool, 6)]);
    table.does(ScenarioDeed::BuildLevel);
    table.does(ScenarioDeed::BuildLevel);
    let (_, sea) = told(&table);
    let levels: Vec<_> = sea.levels.iter().map(|one| (one.seat, one.what)).collect();
    assert_eq!(levels, [0, 1, 2].map(|level| (seat(0), (Wonder::Theater, level))));
    adds_up(&table);
}

#[test]
fn what_a_ship_takes_off_a_marked_path_is_told_and_a_chit_counts() {
    let (at, setup) = (path("(1,2) NE"), usual(BuiltInScenario::ForgottenTribe, 3));
    let (ships, _) = approach(&setup.island, corner("(3,3) top"), at);
    let mut table = goes_on(setup, |start| {
        start.settles(0, &[corner("(3,3) top")], Building::Settlement);
        start.tribe().marked.retain(|(on, _)| !ships.contains(on) && *on != at);
        start.tribe().marked.push((at, Item::Chit));
        start.tribe().marked.sort_unstable_by_key(|(on, _)| *on);
        start.sails(0, &ships);
    });
    table.rolls(12);
    table.ships(at);
    let (report, sea) = told(&table);
    let items: Vec<_> = sea.items.iter().map(|one| (one.seat, one.what)).collect();
    assert_eq!(items, [(seat(0), Item::Chit)]);
    let why: Vec<_> = report.points.changes.iter().flat_map(|change| change.why.clone()).collect();
    assert_eq!(why, [(Source::Found, 1)]);
    adds_up(&table);
}
