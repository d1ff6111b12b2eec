//! A turn of Cities & Knights by keyboard alone.

use board::{Intersection, Path, Spot};
use cards::{Die, EventFace};
use egui::{Key, vec2};
use game::{
    CardKind, Cards, Deed, Following, KnightsCorrection, KnightsDeed, KnightsTask, Level,
    ProgressCard, Readiness, State, Task, Track,
};

use crate::tools::knights_game::{before, has, holds, knights, put_right, rolled, trading};
use crate::tools::played::Played;
use crate::tools::typist::{Typist, is_free};
use crate::tools::window::{LANDSCAPE, SIZES};

fn sits(game: &Played) -> Typist {
    Typist::of(LANDSCAPE, &game.moment())
}

/// Everything can be paid for.
fn rich() -> Played {
    let mut game = rolled(before(Following::Open));
    has(&mut game, 0, Cards::from_fn(|_| 4));
    game
}

fn own_knights(state: &State) -> Vec<(Intersection, Readiness)> {
    let own = state.pieces().knights_of(state.builder());
    own.map(|(at, knight)| (at, knight.readiness)).collect()
}

#[test]
fn the_number_and_the_event_die_of_the_table_are_typed_and_chosen() {
    let mut typist = sits(&before(Following::Open));
    typist.number(5);
    assert!(matches!(typist.state().open_tasks(), [Task::Knights(KnightsTask::EventDie { .. })]));
    typist.tab_to("The event die shows: ");
    typist.press(Key::Space);
    let gate = typist.state().awaits_event_die();
    if gate {
        typist.tab_to("The red die shows 2");
        typist.press(Key::Space);
    }
    assert!(!typist.state().awaits_event_die());
}

#[test]
fn a_knight_is_recruited_and_activated() {
    let mut typist = sits(&rich());
    let spots = typist.state().knight_spots();
    let spot = *spots.first().expect("a spot");
    typist.press(Key::B);
    typist.go_to(Spot::Intersection(spot));
    typist.press(Key::Enter);
    if own_knights(typist.state()).is_empty() {
        typist.tab_to("Build Knight");
        typist.press(Key::Space);
    }
    assert_eq!(own_knights(typist.state()), [(spot, Readiness::Inactive)]);
    typist.go_to(Spot::Intersection(spot));
    typist.press(Key::Enter);
    typist.tab_to("Activate this knight");
    typist.press(Key::Space);
    assert_eq!(own_knights(typist.state()), [(spot, Readiness::Active)]);
}

#[test]
fn a_track_is_improved() {
    let mut typist = sits(&rich());
    let builder = typist.state().builder();
    typist.press(Key::I);
    assert!(typist.window.shows("improvements-title"));
    typist.tab_to("Improve trade to level 1");
    typist.press(Key::Space);
    assert_eq!(typist.state().improvement(builder, Track::Trade).number(), 1);
    typist.press(Key::I);
    typist.press(Key::I);
    assert!(!typist.window.shows("improvements-title"), "the same key closes it");
}

#[test]
fn a_progress_card_is_played_and_its_roads_are_laid() {
    let mut game = rich();
    holds(&mut game, 0, Track::Science, 1);
    let mut typist = sits(&game);
    let roads = typist.state().pieces().roads_of(typist.state().builder()).count();
    typist.press(Key::D);
    typist.tab_to("Road Building");
    typist.press(Key::Space);
    typist.press(Key::Space);
    for _ in 0..2 {
        let path: Path = *typist.state().road_spots().last().expect("a path");
        typist.go_to(Spot::Path(path));
        typist.press(Key::Enter);
    }
    let now = typist.state().pieces().roads_of(typist.state().builder()).count();
    assert_eq!(now, roads + 2);
    assert!(is_free(typist.state()));
}

#[test]
fn kinds_are_digits_up_to_eight() {
    let mut typist = sits(&rich());
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
    holds(&mut game, 0, Track::Politics, 5);
    let mut typist = sits(&game);
    let (builder, turn) = (typist.state().builder(), typist.state().turn());
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn, "nobody ends a turn with five");
    assert!(typist.window.app().refused().is_some());
    typist.press(Key::Escape);
    typist.tab_to("Anna puts back a card of politics");
    typist.press(Key::Space);
    assert_eq!(typist.state().progress_cards(builder), 4);
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn + 1);
}

#[test]
fn a_card_too_many_on_another_turn_is_answered_at_once() {
    let mut game = before(Following::Open);
    holds(&mut game, 1, Track::Trade, 4);
    let level = Level::try_from(3).expect("a level");
    let player = game.seat(1);
    put_right(&mut game, KnightsCorrection::Level { player, track: Track::Trade, level });
    game.rolls(5);
    let red = Die::try_from(2).ok();
    game.does(knights(KnightsDeed::EventDie { face: EventFace::Trade, red }));
    let mut typist = sits(&game);
    let task = typist.state().open_tasks().first().cloned();
    assert!(matches!(task, Some(Task::Knights(KnightsTask::PutBack { .. }))), "{task:?}");
    typist.tab_to("Ben puts back a card of trade");
    typist.press(Key::Space);
    assert_eq!(typist.state().progress_cards(player), 4);
}

#[test]
fn the_keys_of_this_game_are_on_their_page_and_no_others() {
    for size in SIZES {
        let mut typist = Typist::of(size, &trading(ProgressCard::Crane).moment());
        typist.press(Key::F1);
        for line in ["I: city improvements", "D: progress cards", "1 to 8: "] {
            assert_eq!(typist.window.named(line).len(), 1, "{line}");
        }
        assert_eq!(typist.window.named("D: development cards"), [""; 0]);
    }
    let mut base = Typist::at(vec2(1280.0, 800.0), (60, 3), is_free);
    base.press(Key::F1);
    assert_eq!(base.window.named("I: "), [""; 0]);
    assert_eq!(base.window.named("D: ").len(), 1);
}

#[test]
fn a_whole_turn_needs_no_pointer() {
    let mut game = before(Following::Open);
    has(&mut game, 0, Cards::from_fn(|_| 1));
    holds(&mut game, 0, Track::Politics, 1);
    let mut typist = sits(&game);
    let turn = typist.state().turn();
    typist.number(5);
    typist.tab_to("The event die shows: Ship");
    typist.press(Key::Space);
    assert!(is_free(typist.state()), "{:?}", typist.state().open_tasks());
    let spot = *typist.state().knight_spots().first().expect("a spot");
    typist.press(Key::B);
    typist.go_to(Spot::Intersection(spot));
    typist.press(Key::Enter);
    if own_knights(typist.state()).is_empty() {
        typist.tab_to("Build Knight");
        typist.press(Key::Space);
    }
    typist.press(Key::D);
    typist.tab_to("Warlord");
    typist.press(Key::Space);
    typist.press(Key::Space);
    assert_eq!(own_knights(typist.state()), [(spot, Readiness::Active)]);
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn + 1);
    let act = typist.window.game().acts().next_back().map(|(.., act)| act.deed.clone());
    assert!(matches!(act, Some(Deed::Pass)));
}
