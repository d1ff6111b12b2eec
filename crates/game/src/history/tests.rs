//! Tests of the cost of going to and fro in a game, and of what an act may carry.

use chrono::DateTime;

use super::game::MAX_WORK;
use super::tree::{KEPT_BYTES, KEPT_BYTES_AN_ACT, SNAPSHOT_EVERY};
use super::{ActId, Game};
use crate::fold::APPLIED;
use crate::{
    Act, BadStep, Ballot, Cards, Color, Deed, Enforcement, Entry, FirstBy, Impossible, MAX_PLAYERS,
    Move, Name, NumberSource, PerSeat, Player, RobberEscape, Rules, Seat, Setup, SetupFields, Span,
    Step, Task,
};
use board::{Hex, Path, Rotation, Side, first_game};
use cards::{NewYear, Preparation, Selection, deck_a};

/// A game that has just been opened.
pub fn game(players: usize) -> Game {
    let players = Color::ALL.into_iter().take(players).map(|color| Player {
        name: Name::try_from(color.key().to_owned()).expect("a name"),
        color,
    });
    let players = PerSeat::new(players).expect("a table");
    let first = players.seat(0).expect("a seat");
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let rules = Rules { cards, ..Rules::default() };
    let decks = vec![deck_a().expect("sound")];
    let contents = rules.cards.contents(&decks);
    let piles = contents.iter().map(|whole| Preparation::new(whole.all(), [7; 16]));
    let shuffle = piles.collect::<Vec<_>>().into();
    let parts = SetupFields {
        created: DateTime::UNIX_EPOCH,
        players,
        first,
        first_by: FirstBy::Choice,
        rules,
        island: first_game(),
        decks,
        shuffle,
        source: NumberSource::Cards,
        weather_holder: None,
        sea: None,
        rivers: None,
        bandits: Vec::new(),
        start: None,
        board_rotation: Rotation::NONE,
    };
    Game::new(Setup::new(parts).expect("the parts go together"))
}

fn step(step: Step) -> Entry {
    Entry::new(DateTime::UNIX_EPOCH, step)
}

/// Something that may happen at any time.
fn any() -> Act {
    Act::of(Deed::UseSource { numbers: NumberSource::Cards })
}

fn seat(game: &Game) -> Seat {
    game.state().active()
}

#[test]
fn going_to_and_fro_costs_what_is_played_and_not_the_game() {
    for acts in [1_000, 4_000] {
        let mut game = game(2);
        let mut entries: Vec<Entry> = (0..acts).map(|_| step(Step::Act(any()))).collect();
        let last = ActId(acts - 1);
        for nth in 0..acts {
            entries.push(step(Step::Back(None)));
            entries.push(step(Step::Back(Some(last))));
            if nth % 10 == 0 {
                entries.push(step(Step::Act(any())));
                entries.push(step(Step::Undo));
            }
        }
        let (steps, before) = (entries.len(), APPLIED.get());
        assert_eq!(game.take_each(entries), (steps, Ok(())));
        let applied = APPLIED.get() - before;
        let played = acts + acts / 10;
        assert!(applied >= played, "each act once");
        assert!(applied <= played + (acts / 10 + 1) * SNAPSHOT_EVERY, "{applied} for {played}");
        assert_eq!((game.count(), game.last()), (acts, Some(&any())));
    }
}

#[test]
fn one_step_back_costs_a_few_acts_wherever_it_leads() {
    let mut game = game(2);
    for _ in 0..5_000 {
        game.take(step(Step::Act(any()))).expect("it fits");
    }
    for target in [Some(ActId(4_321)), None, Some(ActId(4_999)), Some(ActId(17))] {
        let before = APPLIED.get();
        game.take(step(Step::Back(target))).expect("it is there");
        assert!(APPLIED.get() - before <= SNAPSHOT_EVERY, "{target:?}");
    }
}

#[test]
fn an_act_that_was_proposed_is_taken_without_being_applied_or_copied_once_more() {
    let mut game = game(2);
    for _ in 0..3 * SNAPSHOT_EVERY {
        let deed = Deed::UseSource { numbers: NumberSource::Cards };
        let next = game.propose(deed, Enforcement::ByTheRules).expect("at any time");
        let (before, after) = (APPLIED.get(), std::ptr::from_ref(next.after()));
        game.check_next(&next).expect("it fits");
        game.take_next(next, DateTime::UNIX_EPOCH, Span::ZERO).expect("it fits");
        assert_eq!(APPLIED.get(), before);
        assert!(std::ptr::eq(game.state(), after), "it is the very state that was proposed");
    }
    assert_eq!(game.count(), 3 * SNAPSHOT_EVERY);
    assert_eq!(game.state_after(100), game.state_after(2 * SNAPSHOT_EVERY));
}

#[test]
fn states_are_kept_within_bounds_however_a_game_branches() {
    let mut game = game(2);
    let mut entries = Vec::new();
    for nth in 0..20_000 {
        if nth >= SNAPSHOT_EVERY {
            entries.push(step(Step::Back(Some(ActId(SNAPSHOT_EVERY - 2)))));
        }
        entries.push(step(Step::Act(any())));
    }
    assert_eq!(game.take_each(entries).1, Ok(()));
    let kept = game.tree.nodes().iter().filter_map(|node| node.kept.as_ref());
    let bytes: usize = kept.map(|state| state.bytes()).sum();
    assert!(bytes > 0 && bytes <= KEPT_BYTES + KEPT_BYTES_AN_ACT * 20_000, "{bytes}");
}

#[test]
fn an_act_with_more_than_a_table_can_have_is_refused_and_changes_nothing() {
    let mut game = game(3);
    let player = seat(&game);
    let many = |tasks: Vec<Task>| Act { tasks: Some(tasks), ..any() };
    let hexes = vec![Hex::new(0, 0); 200];
    let acts = [
        many(vec![Task::Pay { player }; 100_000]),
        many(vec![Task::RobberTo { player, to: RobberEscape::Among(hexes) }]),
        Act { moves: vec![Move::FromBank(player, Cards::none()); 100_000], ..any() },
    ];
    for act in acts {
        assert_eq!(game.take(step(Step::Act(act))), Err(BadStep::Misfit(Impossible::TooMuch)));
        assert_eq!((game.count(), game.state().tasks().len()), (0, 0));
    }
    game.take(step(Step::Act(many(vec![Task::Pay { player }; 400])))).expect("a table may");
}

#[test]
fn votes_and_pieces_end_where_a_table_has_no_more() {
    let mut game = game(2);
    let player = seat(&game);
    let vote = || step(Step::Act(Act::of(Deed::Vote { player, ballot: Ballot::LeapYear })));
    let taken = (0..1_000).take_while(|_| game.take(vote()).is_ok()).count();
    assert!(taken <= MAX_PLAYERS, "{taken} votes");
    let places = (-120..120).map(|q| Path::of(Hex::new(q, 0), Side::East));
    let roads = places.map(|at| step(Step::Act(Act::of(Deed::BuildRoad { at }))));
    let (taken, _) = game.take_each(roads);
    assert_eq!(taken, 15, "one player");
}

#[test]
fn a_game_that_was_too_much_work_goes_back_but_not_on() {
    let mut game = game(2);
    game.take(step(Step::Act(any()))).expect("it fits");
    game.work = MAX_WORK + 1;
    assert_eq!(game.check(&Step::Act(any())), Err(BadStep::TooMuch));
    assert_eq!(game.take(step(Step::Act(any()))), Err(BadStep::TooMuch));
    assert_eq!(game.count(), 1);
    game.take(step(Step::Undo)).expect("there is one");
    game.take(step(Step::Redo)).expect("there is one");
}
