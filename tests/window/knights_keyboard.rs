//! A turn of Cities & Knights by keyboard alone.

use board::{Intersection, Path, Spot};
use cards::{Die, EventFace};
use egui::Key;
use game::{
    CardKind, Cards, Deed, Following, KnightsCorrection, KnightsDeed, KnightsTask, Level,
    Readiness, State, Task, Track,
};

use crate::tools::knights_game::{before, knights, rolled};
use crate::tools::played::Played;
use crate::tools::typist::{Typist, is_free};

/// Everything can be paid for.
fn rich() -> Played {
    let mut game = rolled(before(Following::Open));
    game.has(0, Cards::from_fn(|_| 4));
    game
}

fn own_knights(state: &State) -> Vec<(Intersection, Readiness)> {
    let own = state.pieces().knights_of(state.builder());
    own.map(|(at, knight)| (at, knight.readiness)).collect()
}

#[test]
fn a_track_is_improved() {
    let mut typist = Typist::sits(&rich());
    let builder = typist.state().builder();
    typist.press(Key::I);
    assert!(typist.window.shows("improvements-title"));
    typist.presses("Improve trade to level 1");
    assert_eq!(typist.state().improvement(builder, Track::Trade).number(), 1);
    typist.press(Key::I);
    typist.press(Key::I);
    assert!(!typist.window.shows("improvements-title"), "the same key closes it");
}

#[test]
fn a_progress_card_is_played_and_its_roads_are_laid() {
    let mut game = rich();
    game.holds(0, Track::Science, 1);
    let mut typist = Typist::sits(&game);
    let roads = typist.state().pieces().roads_of(typist.state().builder()).count();
    typist.press(Key::D);
    typist.presses("Road Building");
    typist.press(Key::Space);
    for _ in 0..2 {
        let path: Path = *typist.state().road_spots().last().expect("a path");
        typist.picks(Spot::Path(path));
    }
    let now = typist.state().pieces().roads_of(typist.state().builder()).count();
    assert_eq!(now, roads + 2);
    assert!(is_free(typist.state()));
}

#[test]
fn kinds_are_digits_up_to_eight() {
    let mut typist = Typist::sits(&rich());
    let builder = typist.state().builder();
    let held = |state: &State, kind| state.hands().expect("followed").known(builder).get(kind);
    let (coin, paper) =
        (held(typist.state(), CardKind::Coin), held(typist.state(), CardKind::Paper));
    let rate = typist.state().trade_rate(builder, CardKind::Coin);
    typist.press(Key::M);
    typist.kind(CardKind::Coin);
    typist.kind(CardKind::Paper);
    assert_eq!(held(typist.state(), CardKind::Coin), coin - rate);
    assert_eq!(held(typist.state(), CardKind::Paper), paper + 1);
}

#[test]
fn a_card_too_many_goes_back_before_the_turn_ends() {
    let mut game = rich();
    game.holds(0, Track::Politics, 5);
    let mut typist = Typist::sits(&game);
    let (builder, turn) = (typist.state().builder(), typist.state().turn());
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn, "nobody ends a turn with five");
    assert!(typist.window.app().refused().is_some());
    typist.press(Key::Escape);
    typist.presses("Anna puts back a card of politics");
    assert_eq!(typist.state().progress_cards(builder), 4);
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn + 1);
}

#[test]
fn a_card_too_many_on_another_turn_is_answered_at_once() {
    let mut game = before(Following::Open);
    game.holds(1, Track::Trade, 4);
    let level = Level::try_from(3).expect("a level");
    let player = game.seat(1);
    game.corrects(KnightsCorrection::Level { player, track: Track::Trade, level });
    game.rolls(5);
    let red = Die::try_from(2).ok();
    game.does(knights(KnightsDeed::EventDie { face: EventFace::Trade, red }));
    let mut typist = Typist::sits(&game);
    let task = typist.state().open_tasks().first().cloned();
    assert!(matches!(task, Some(Task::Knights(KnightsTask::PutBack { .. }))), "{task:?}");
    typist.presses("Ben puts back a card of trade");
    assert_eq!(typist.state().progress_cards(player), 4);
}

#[test]
fn a_whole_turn_needs_no_pointer() {
    let mut game = before(Following::Open);
    game.has(0, Cards::from_fn(|_| 1));
    game.holds(0, Track::Politics, 1);
    let mut typist = Typist::sits(&game);
    let turn = typist.state().turn();
    typist.number(5);
    typist.presses("The event die shows: Ship");
    assert!(is_free(typist.state()), "{:?}", typist.state().open_tasks());
    let spot = *typist.state().knight_spots().first().expect("a spot");
    typist.press(Key::B);
    typist.picks(Spot::Intersection(spot));
    if own_knights(typist.state()).is_empty() {
        typist.presses("Build Knight");
    }
    typist.press(Key::D);
    typist.presses("Warlord");
    typist.press(Key::Space);
    assert_eq!(own_knights(typist.state()), [(spot, Readiness::Active)]);
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn + 1);
    let act = typist.window.game().acts().next_back().map(|(.., act)| act.deed.clone());
    assert!(matches!(act, Some(Deed::Pass)));
}
