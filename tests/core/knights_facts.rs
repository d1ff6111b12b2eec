//! What a table of Cities & Knights says of itself: corrections, what does not add up, a
//! game begun in its middle, positions written and read (docs/knights.md).

use std::sync::Arc;

use board::{Hex, Intersection, Island, Side, Spot};
use cards::EventFace;
use game::{
    Act, BadKnightsTable, BadTable, Building, Correction, Deed, Discrepancy, Edition, Expansions,
    Following, Game, Impossible, Knight, KnightLevel, KnightsCorrection, KnightsDeed,
    KnightsDiscrepancy, KnightsRules, KnightsTable, KnightsTask, Merchant, NotOnTheTable,
    PointCard, Readiness, RuleChange, Rules, Setup, State, Step, Task, ThisTurn, Track,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::random_act;
use store::{ImportProblem, read_position, write_position};

use crate::common::knights_table::{die, level, rules, trading};
use crate::common::watched::begun;
use crate::common::{Plays, Table, colored, journals, setup_with, take, temp_dir};

fn odd(table: &Table) -> Vec<KnightsDiscrepancy> {
    let found = table.state.discrepancies().into_iter();
    let of_knights = |one| match one {
        Discrepancy::Knights(found) => Some(found),
        _ => None,
    };
    found.filter_map(of_knights).collect()
}

#[test]
fn what_contradicts_itself_is_named_and_not_refused() {
    let mut table = trading();
    let one = table.seat(0);
    let wild = table.wilds();
    table.knight(0, wild, (KnightLevel::Basic, Readiness::Active));
    let alone = KnightsDiscrepancy::KnightWithoutRoad { player: one, at: wild };
    assert_eq!(odd(&table), [alone]);
    table.corrects(KnightsCorrection::Knight { at: wild, is: None });
    table.corrects(KnightsCorrection::Wall { at: wild, is: Some(one) });
    assert_eq!(odd(&table), [KnightsDiscrepancy::WallWithoutCity { player: one, at: wild }]);
    table.corrects(KnightsCorrection::Wall { at: wild, is: None });

    let track = Track::Politics;
    table.corrects(KnightsCorrection::Metropolis { track, at: Some(wild) });
    assert_eq!(odd(&table), [KnightsDiscrepancy::MetropolisWithoutCity { track, at: wild }]);
    let at = table.city(0);
    table.corrects(KnightsCorrection::Metropolis { track, at: Some(at) });
    assert_eq!(odd(&table), [KnightsDiscrepancy::MetropolisWithoutLevel { track, player: one }]);
    table.corrects(KnightsCorrection::Level { player: one, track, level: level(4) });
    assert_eq!(odd(&table), []);
    let other = Track::Trade;
    table.corrects(KnightsCorrection::Level { player: one, track: other, level: level(4) });
    assert_eq!(odd(&table), [KnightsDiscrepancy::NoMetropolis { track: other, player: one }]);
    table.corrects(KnightsCorrection::Metropolis { track: other, at: Some(at) });
    assert_eq!(odd(&table), [KnightsDiscrepancy::TwoMetropolises { at }]);
    table.corrects(KnightsCorrection::Metropolis { track: other, at: None });
    table.corrects(KnightsCorrection::Level { player: one, track: other, level: level(0) });

    for nth in [0, 1] {
        table.draws_of(nth, Track::Science, 10);
    }
    let track = Track::Science;
    assert_eq!(odd(&table), [KnightsDiscrepancy::ProgressCards { track, counted: 20 }]);
    table.draws_of(1, track, 8);
    let shown = KnightsCorrection::PointCard { point: PointCard::Printer, owner: Some(one) };
    table.corrects(shown);
    assert_eq!(odd(&table), [KnightsDiscrepancy::ProgressCards { track, counted: 19 }]);
    let shown = KnightsCorrection::PointCard { point: PointCard::Constitution, owner: Some(one) };
    table.corrects(shown);
    assert_eq!(odd(&table).len(), 1, "that one is of another deck");
    assert_eq!(table.state.progress_left(track), 0);
}

#[test]
fn what_no_table_can_have_is_refused() {
    let mut table = trading();
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    let at = table.ends(0)[0];
    let (action, promotion) = (ThisTurn::Open, ThisTurn::Open);
    let turn = KnightsCorrection::KnightTurn { at, action, promotion };
    table.refuses_for(turn, NotOnTheTable::NoKnight(at));
    for _ in 0..2 {
        let at = table.wilds();
        table.knight(1, at, (KnightLevel::Strong, Readiness::Inactive));
    }
    let third = Knight { level: KnightLevel::Strong, readiness: Readiness::Active };
    let at = table.wilds();
    let is = Some((two, third));
    let none_left = NotOnTheTable::NoKnightLeft(KnightLevel::Strong);
    table.refuses_for(KnightsCorrection::Knight { at, is }, none_left);
    let at = table.city(0);
    table.refuses_for(KnightsCorrection::Knight { at, is }, Impossible::IntersectionTaken(at));
    let at = Intersection::of(Hex::new(9, 9), Side::East);
    let off = Impossible::OffIsland(Spot::Intersection(at));
    table.refuses_for(KnightsCorrection::Wall { at, is: Some(one) }, off);
    let (at, ..) = table.state.pieces().knights().next().expect("one of them");
    let is = Some((one, Building::Settlement));
    table.refuses_for(Correction::Building { at, is }, Impossible::IntersectionTaken(at));
}

#[test]
fn a_knight_that_stands_there_can_be_put_right_though_none_of_its_level_is_left() {
    let mut table = trading();
    let [one, other] = [0; 2].map(|_| {
        let at = table.wilds();
        table.knight(1, at, (KnightLevel::Strong, Readiness::Inactive));
        at
    });
    table.knight(1, one, (KnightLevel::Strong, Readiness::Active));
    assert_eq!(table.state.position().defence(table.seat(1)), 2);
    let third = Knight { level: KnightLevel::Basic, readiness: Readiness::Active };
    let is = Some((table.seat(1), third));
    table.corrects(KnightsCorrection::Knight { at: other, is });
    assert_eq!(table.state.knights_left(table.seat(1), KnightLevel::Strong), 1);
    assert_eq!(table.state.knights_left(table.seat(1), KnightLevel::Basic), 1);
}

#[test]
fn a_base_game_knows_nothing_of_it_and_no_rule_change_brings_it_in() {
    let mut table = Table::new(Rules::open_hands(), &[]);
    table.refuses_for(KnightsCorrection::Attacks { count: 1 }, NotOnTheTable::NotPlayed);
    table.rolls(5);
    let at = table.ends(0)[0];
    table.refuses_for(KnightsDeed::Recruit { at }, NotOnTheTable::NotPlayed);
    table.refuses_for(KnightsDeed::Improve { track: Track::Trade }, NotOnTheTable::NotPlayed);
    let act = Act::of(Deed::Knights(KnightsDeed::Recruit { at }));
    assert_eq!(table.state.apply(&act), Err(Impossible::Knights(NotOnTheTable::NotPlayed)));
    let rule = RuleChange::Knights(KnightsRules::default());
    table.refuses_for(Deed::ChangeRule { rule }, Impossible::SoAlready);
}

fn start() -> (game::Table, Island) {
    let table = trading();
    let island = table.state.island().clone();
    let mut start = game::Table::empty(table.state.players(), table.seat(0), &island);
    start.pieces = table.state.pieces().clone();
    start.knights = Some(KnightsTable::empty(table.state.players()));
    (start, island)
}

/// What is told wrong of a table.
type Change<'a> = &'a dyn Fn(&mut game::Table, &mut KnightsTable);

#[test]
fn a_start_in_the_middle_names_what_no_table_of_it_can_have() {
    let rules = Rules::with_knights(Edition::Fifth);
    let (good, island) = start();
    assert_eq!(good.problems(&island, 3, &rules), []);
    let base = Rules::default();
    assert_eq!(good.problems(&island, 3, &base), [BadTable::Knights(BadKnightsTable::NotPlayed)]);
    let wrong = |change: Change| {
        let (mut start, island) = start();
        let mut knights = start.knights.take().expect("there");
        change(&mut start, &mut knights);
        start.knights = Some(knights);
        start.problems(&island, 3, &rules)
    };
    let table = trading();
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    let stranger = colored(6).seat(5).expect("a seat");
    let hex = Hex::new(9, 9);
    let places = table.state.island().intersections();
    let guard = Knight { level: KnightLevel::Basic, readiness: Readiness::Active };
    let many = BadKnightsTable::TooManyProgressCards { track: Track::Science, count: 19 };
    let all: [(Change, &[BadTable]); 7] = [
        (&|_, knights| knights.attacks = 1_000, &[BadKnightsTable::TooManyAttacks(1_000).into()]),
        (
            &|_, knights| *knights.defenders.get_mut(one).expect("a seat") = 51,
            &[BadKnightsTable::TooManyDefenders(one, 51).into()],
        ),
        (
            &|_, knights| {
                knights.progress.get_mut(two).expect("a seat")[Track::Science] = 18;
                knights.shown[PointCard::Printer] = Some(one);
            },
            &[many.into()],
        ),
        (
            &|_, knights| knights.merchant = Some(Merchant { at: hex, owner: stranger }),
            &[BadTable::NoSuchPlayer(stranger), BadTable::OffIsland(Spot::Hex(hex))],
        ),
        (
            &|start, _| places[..3].iter().for_each(|at| start.pieces.put_knight(*at, one, guard)),
            &[BadKnightsTable::TooManyKnights(one, 3).into()],
        ),
        (
            &|start, _| places[..4].iter().for_each(|at| start.pieces.put_wall(*at, two)),
            &[BadKnightsTable::TooManyWalls(two, 4).into()],
        ),
        (&|_, knights| *knights = KnightsTable::empty(&colored(4)), &[BadTable::WrongSeats]),
    ];
    for (change, found) in all {
        assert_eq!(wrong(change), found);
    }
}

#[test]
fn what_a_knight_has_done_this_turn_it_has_done_where_its_position_begins_a_game() {
    let mut table = trading();
    let at = table.ends(0)[0];
    table.knight(0, at, (KnightLevel::Basic, Readiness::Active));
    let done = |state: &State| {
        let turn = state.knights().expect("played").table();
        (turn.is_tired(at), turn.is_promoted(at))
    };
    for (action, promotion) in [
        (ThisTurn::Done, ThisTurn::Open),
        (ThisTurn::Open, ThisTurn::Done),
        (ThisTurn::Done, ThisTurn::Done),
        (ThisTurn::Open, ThisTurn::Open),
    ] {
        table.corrects(KnightsCorrection::KnightTurn { at, action, promotion });
        let line = write_position(&table.state);
        let read = read_position(&line).expect("a position");
        assert_eq!(read.problems, [], "{line}");
        let again = begun(&read, Following::Open).expect("a table can be so");
        assert_eq!(done(&again), (action == ThisTurn::Done, promotion == ThisTurn::Done));
        assert_eq!(write_position(&again), line, "and is written again as it was");
        let saved = serde_json::to_string(&**again.setup()).expect("it is written");
        let saved: Setup = serde_json::from_str(&saved).expect("and read");
        assert_eq!(done(&State::new(Arc::new(saved))), done(&again), "from a journal, too");
        let mut later = Table::on(again);
        later.rolls_on(5);
        later.does(Deed::Pass);
        assert_eq!(done(&later.state), (false, false), "in the next turn it may do all of it");
    }
}

#[test]
fn of_a_knight_that_is_nowhere_a_position_says_nothing() {
    let mut table = trading();
    let at = table.ends(0)[0];
    table.knight(0, at, (KnightLevel::Basic, Readiness::Active));
    let line = write_position(&table.state);
    let mut read = read_position(&line).expect("a position");
    let knights = read.start.knights.as_mut().expect("played");
    (knights.used, knights.promoted) = (vec![at; 40], vec![at.neighbors()[0]; 40]);
    let again = begun(&read, Following::Open).expect("a table can be so");
    let knights = again.setup().start.as_ref().and_then(|start| start.knights.as_ref());
    let knights = knights.expect("played");
    assert_eq!((knights.used.as_slice(), knights.promoted.as_slice()), (&[at][..], &[][..]));
}

#[test]
fn what_cannot_be_read_of_a_position_is_named_by_its_field() {
    let table = trading();
    let line = write_position(&table.state);
    let mut value: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    value["players"][0]["improvements"] = serde_json::json!({"science": 6, "magic": 1});
    value["players"][1]["knights_on_board"] = serde_json::json!([{"at": 3}]);
    value["players"][2]["hand"] = serde_json::json!({"gold": 1});
    value["players"][2]["progress_points"] = serde_json::json!(3);
    value["merchant"] = serde_json::json!({"at": [0, 0], "player": 7});
    let read = read_position(&value.to_string()).expect("a position");
    let named: Vec<String> = read
        .problems
        .iter()
        .map(|problem| match problem {
            ImportProblem::Unreadable(field) => field.clone(),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(
        named,
        [
            "players[0].improvements.magic",
            "players[0].improvements.science",
            "players[1].knights_on_board[0]",
            "players[2].hand",
            "players[2].progress_points",
            "NoSeat { of: Merchant, seat: 7 }",
            "HandsUnknown",
        ]
    );
    assert!(read.start.part(Expansions::NONE).knights.is_none());
}

#[test]
fn the_file_of_a_game_of_it_has_a_version_that_older_programs_leave_alone() {
    let dir = temp_dir();
    for (rules, version) in [(Rules::open_hands(), 5), (Rules::with_knights(Edition::Fifth), 6)] {
        let setup = setup_with(3, rules, &[]);
        let (journal, game) = journals::played(dir.path(), setup, 60, 7);
        let path = journal.path().to_owned();
        drop(journal);
        let text = std::fs::read_to_string(&path).expect("text");
        let named = format!("\"format\":\"tableside-game\",\"version\":{version},");
        assert!(text.lines().take(2).all(|line| line.contains(&named)), "both openings");
        journals::same(&journals::whole(&path), &game);
    }
}

#[test]
fn an_event_die_that_was_rolled_and_taken_back_shows_the_same_again() {
    let mut game = Game::new(setup_with(3, rules(), &[]));
    let mut rng = StdRng::seed_from_u64(3);
    let awaits_die = |game: &Game| {
        matches!(game.state().tasks().first(), Some(Task::Knights(KnightsTask::EventDie { .. })))
    };
    while !awaits_die(&game) {
        let act = random_act(&mut game.state().clone(), &mut rng).expect("an act");
        take(&mut game, Step::Act(act));
    }
    let first = game.event_die(|| (EventFace::Ship, die(2)));
    game.does(first.clone());
    take(&mut game, Step::Undo);
    assert!(awaits_die(&game));
    assert_eq!(game.event_die(|| (EventFace::Trade, die(5))), first, "no second chance");
}
