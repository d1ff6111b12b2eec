//! What moves by itself: for less than a second, until the first touch, and
//! not at all where nobody likes it.

use std::time::Duration;

use board::Spot;
use cards::EventFace;
use egui_kittest::kittest::Queryable as _;
use game::{Following, Phase, State};
use tableside::app::platform::{Fake, FakeSystem, Platform, Wishes};
use tableside::app::settings::{Motion, Settings};
use words::text::Text;

use crate::common::temp_dir;
use crate::tools::knights_game::ship_is_near;
use crate::tools::played::Played;
use crate::tools::saved::{save, set};
use crate::tools::sea_game::{self, rules, trading};
use crate::tools::window::{LANDSCAPE, Window, now};

/// A frame of these tests.
const FRAME: Duration = Duration::from_millis(50);

fn system(motion: Option<Motion>) -> Box<dyn Platform> {
    let system = FakeSystem::from(Fake { time: now(), seed: 7 });
    system.wishes.replace(Wishes { motion, ..Wishes::default() });
    Box::new(system)
}

/// A game that waits for its next card, on a system with this wish.
fn before_a_card(wish: Option<Motion>, settings: Settings) -> (tempfile::TempDir, Window) {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben", "Clara"], (60, 5), |state| {
        state.phase() == Phase::BeforeProduction && state.tasks().is_empty()
    });
    set(data_dir.path(), settings);
    let mut window = Window::paced(data_dir.path(), (LANDSCAPE, FRAME), move || system(wish));
    window.tap("home-resume");
    (data_dir, window)
}

/// Returns how many frames of these tests go by until nothing wants to be painted.
fn frames_until_still(window: &mut Window) -> usize {
    let mut frames = 0;
    loop {
        let delay = window.harness.output().viewport_output.values().map(|view| view.repaint_delay);
        if delay.min().is_none_or(|delay| delay > Duration::from_millis(100)) {
            return frames;
        }
        window.harness.step();
        frames += 1;
        assert!(frames < 200, "it never comes to rest");
    }
}

fn draw(window: &mut Window) {
    window.harness.get_by_label(&window.text.get("draw")).click();
    for _ in 0..3 {
        window.harness.step();
    }
    assert!(window.state().number().is_some(), "the card is there at once, only its picture moves");
}

#[test]
fn a_card_turns_for_less_than_a_second_and_then_nothing_is_painted() {
    let (_data_dir, mut window) = before_a_card(Some(Motion::Moving), Settings::default());
    draw(&mut window);
    let frames = frames_until_still(&mut window);
    let longest = 0.9 / FRAME.as_secs_f64();
    assert!(frames > 5, "it moves: {frames} frames");
    assert!((frames as f64) <= longest + 3.0, "{frames} frames");
    window.harness.step();
    assert_eq!(frames_until_still(&mut window), 0);
}

#[test]
fn a_touch_ends_what_moves() {
    let (_data_dir, mut window) = before_a_card(Some(Motion::Moving), Settings::default());
    draw(&mut window);
    let at = egui::pos2(20.0, 400.0);
    window.harness.hover_at(at);
    for pressed in [true, false] {
        let button = egui::PointerButton::Primary;
        let modifiers = egui::Modifiers::NONE;
        window.harness.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
        window.harness.step();
    }
    let frames = frames_until_still(&mut window);
    assert!(frames <= 4, "{frames} frames after the touch");
}

#[test]
fn the_systems_wish_and_the_setting_keep_all_still() {
    let still = Settings { motion: Some(Motion::Still), ..Settings::default() };
    for (wish, settings) in
        [(Some(Motion::Still), Settings::default()), (Some(Motion::Moving), still)]
    {
        let (_data_dir, mut window) = before_a_card(wish, settings);
        draw(&mut window);
        let frames = frames_until_still(&mut window);
        assert!(frames <= 4, "{frames} frames with {wish:?}");
    }
}

#[test]
fn what_is_taken_back_or_opened_is_there_at_once() {
    let (_data_dir, mut window) = before_a_card(Some(Motion::Moving), Settings::default());
    draw(&mut window);
    frames_until_still(&mut window);
    let undo = window.names().into_iter().find(|name| name.starts_with("Undo: "));
    window.harness.get_by_label(&undo.expect("something to take back")).click();
    for _ in 0..3 {
        window.harness.step();
    }
    assert!(window.state().number().is_none());
    assert!(frames_until_still(&mut window) <= 8, "the button settles, nothing else");
}

/// A game that was played so far elsewhere, on a system with this wish.
fn opened(game: &Played, wish: Motion) -> (tempfile::TempDir, Window) {
    let data_dir = temp_dir();
    game.moment().save(data_dir.path(), now());
    let system = move || system(Some(wish));
    let mut window = Window::paced(data_dir.path(), (LANDSCAPE, FRAME), system);
    window.tap("home-resume");
    (data_dir, window)
}

/// The barbarians land: the number is told, and then the ship.
fn attacked(wish: Motion) -> (tempfile::TempDir, Window) {
    let (data_dir, mut window) = opened(&ship_is_near(), wish);
    window.tap_with("roll-name", &[("number", 8.into())]);
    frames_until_still(&mut window);
    let face = window.text.event_face(EventFace::Ship);
    let name = window.text.with("event-die-name", &[("face", face.into())]);
    window.harness.get_by_label(&name).click();
    for _ in 0..3 {
        window.harness.step();
    }
    assert_eq!(window.state().knights().map(|knights| knights.table().attacks), Some(1));
    (data_dir, window)
}

#[test]
fn an_attack_is_seen_to_come_for_less_than_a_second_or_not_at_all() {
    let (_data_dir, mut window) = attacked(Motion::Moving);
    let frames = frames_until_still(&mut window);
    assert!(frames > 5, "it moves: {frames} frames");
    assert!((frames as f64) <= 0.9 / FRAME.as_secs_f64() + 3.0, "{frames} frames");
    let (_data_dir, mut window) = attacked(Motion::Still);
    let frames = frames_until_still(&mut window);
    assert!(frames <= 4, "{frames} frames where it is not wished");
}

/// The most frames that go by while only a button settles.
const SETTLED: usize = 8;

/// Returns where the game stands, and how many frames went by, once all of these were touched.
fn touched(game: &Played, wish: Motion, touches: &[String]) -> (State, usize) {
    let (_data_dir, mut window) = opened(game, wish);
    for (nth, name) in touches.iter().enumerate() {
        frames_until_still(&mut window);
        window.harness.get_by_label(name).click();
        if nth + 1 < touches.len() {
            window.harness.run_steps(3);
        }
    }
    window.harness.run_steps(3);
    let frames = frames_until_still(&mut window);
    (window.state().clone(), frames)
}

/// It moves where that is wished, for less than a second, and else is there at once.
fn moves(game: &Played, touches: &[String], done: impl Fn(&State) -> bool) {
    let (state, frames) = touched(game, Motion::Moving, touches);
    assert!(done(&state), "it was done");
    let longest = 0.9 / FRAME.as_secs_f64();
    assert!(frames > SETTLED && (frames as f64) <= longest + 3.0, "{frames} frames");
    let (state, frames) = touched(game, Motion::Still, touches);
    assert!(done(&state) && frames <= SETTLED, "{frames} frames where it is not wished");
}

fn name(game: &Played, spot: Spot) -> String {
    Text::english().places(game.state.island()).spot(spot)
}

#[test]
fn a_new_ship_rises() {
    let mut game = trading(rules(Following::Open));
    game.has(0, sea_game::two_of_each());
    let roads = game.state.road_spots();
    let spots = game.state.ship_spots();
    let at = *spots.iter().find(|path| !roads.contains(path)).expect("a path at sea");
    moves(&game, &[name(&game, Spot::Path(at))], |state| state.pieces().ship(at).is_some());
}

#[test]
fn a_ship_sails_from_path_to_path() {
    let game = trading(rules(Following::Open));
    let from = *game.state.movable_ships().first().expect("a ship");
    let to = *game.state.ship_moves(from).first().expect("a goal");
    let touches = [from, to].map(|path| name(&game, Spot::Path(path)));
    moves(&game, &touches, |state| state.pieces().ship(to).is_some());
}

#[test]
fn the_pirate_sails_from_hex_to_hex() {
    let game = sea_game::before_the_pirate();
    let is_alone = |hex: &board::Hex| {
        !game.state.pieces().ships().any(|(path, ..)| path.hexes().contains(hex))
    };
    let to = game.state.pirate_hexes().into_iter().find(is_alone).expect("open sea");
    moves(&game, &[name(&game, Spot::Hex(to))], |state| state.pirate() == Some(to));
}

#[test]
fn fog_lifts_from_a_hex_that_is_turned_up() {
    let game = sea_game::before_a_discovery(None);
    let hidden = game.state.island().hidden().len();
    let text = Text::english();
    let sea = text.get("found-sea");
    let sea = text.with("found-ground", &[("ground", sea.into())]);
    moves(&game, &[sea], |state| state.island().hidden().len() < hidden);
}
