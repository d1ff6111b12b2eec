//! Things that move by themselves: for less than a second, until the first touch, and not at all
//! where nobody likes it. What the window says by the way: notices of what was done, messages of
//! what did not work, and signs of what holds, each of which leaves in sight what one goes on with.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use board::Spot;
use cards::EventFace;
use egui::Modifiers;
use egui_kittest::kittest::Queryable as _;
use game::{CardKind, Following, Phase, State, Track};
use store::Folder;
use tableside::app::platform::{Fake, FakeSystem, Platform, Reason, Storage, Wishes};
use tableside::app::settings::{Motion, Settings};
use words::language::Language;
use words::text::Text;

use crate::audit::{Stop, check};
use crate::common::disks::Fault;
use crate::common::temp_dir;
use crate::pages::{Shelf, Visit};
use crate::spoken::about_to_take_over;
use crate::tools::knights_game::ship_is_near;
use crate::tools::played::Played;
use crate::tools::saved::{save, set};
use crate::tools::sea_game::{self, rules, trading};
use crate::tools::window::{LANDSCAPE, Window, now};

/// A frame of these tests.
const FRAME: Duration = Duration::from_millis(50);

/// The most frames that something moves: nine tenths of a second, and what a touch takes.
const LONGEST: usize = 21;

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
    window.harness.run_steps(3);
    assert!(window.state().number().is_some(), "the card is there at once, only its picture moves");
}

#[test]
fn a_card_turns_for_less_than_a_second_and_then_nothing_is_painted() {
    let (_data_dir, mut window) = before_a_card(Some(Motion::Moving), Settings::default());
    draw(&mut window);
    let frames = frames_until_still(&mut window);
    assert!(frames > 5, "it moves: {frames} frames");
    assert!(frames <= LONGEST, "{frames} frames");
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
        window.button(at, pressed);
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
    let undo = window.named("Undo: ").pop().expect("something to take back");
    window.harness.get_by_label(&undo).click();
    window.harness.run_steps(3);
    assert!(window.state().number().is_none());
    assert!(frames_until_still(&mut window) <= 8, "the button settles, nothing else");
}

/// A game that was played so far elsewhere, on a system with this wish.
fn opened(game: &Played, wish: Motion) -> (tempfile::TempDir, Window) {
    let data_dir = temp_dir();
    game.save(data_dir.path(), now());
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
    window.harness.run_steps(3);
    assert_eq!(window.state().knights().map(|knights| knights.table().attacks), Some(1));
    (data_dir, window)
}

#[test]
fn an_attack_is_seen_to_come_for_less_than_a_second_or_not_at_all() {
    let (_data_dir, mut window) = attacked(Motion::Moving);
    let frames = frames_until_still(&mut window);
    assert!(frames > 5, "it moves: {frames} frames");
    assert!(frames <= LONGEST, "{frames} frames");
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
    assert!(frames > SETTLED && frames <= LONGEST, "{frames} frames");
    let (state, frames) = touched(game, Motion::Still, touches);
    assert!(done(&state) && frames <= SETTLED, "{frames} frames where it is not wished");
}

fn name(game: &Played, spot: Spot) -> String {
    Text::english().places(game.state.island()).spot(spot)
}

#[test]
fn a_metropolis_flies_to_whoever_takes_it_over() {
    let game = about_to_take_over();
    let anna = game.seat(0);
    let text = Text::english();
    let names = ["improve", "improve-name"];
    let values = [
        ("track", text.track(Track::Science).into()),
        ("level", 5.into()),
        ("name", text.get("level-science-5").into()),
        ("price", text.cards(5, CardKind::Paper).into()),
    ];
    let touches = names.map(|key| text.with(key, &values));
    moves(&game, &touches, |state| state.metropolis_holder(Track::Science) == Some(anna));
}

#[test]
fn a_new_ship_rises() {
    let mut game = trading(rules(Following::Open));
    game.has(0, sea_game::two_of_each());
    let at = sea_game::open_sea(&game.state);
    moves(&game, &[name(&game, Spot::Path(at))], |state| state.pieces().ship(at).is_some());
}

#[test]
fn a_ship_sails_from_path_to_path() {
    let game = trading(rules(Following::Open));
    let (from, to) = sea_game::voyage(&game.state);
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

/// On the start screen.
const HOME: &[&str] = &["home-resume", "home-new-game", "settings"];

/// In a turn.
const PLAY: &[&str] = &["undo-what", "done-pass"];

/// The touches that lead to a page.
type Way = fn(&mut Visit);

/// These pages over games are as they should be, and keep `stays` in sight.
#[track_caller]
fn keep(shelf: Shelf, all: &[(&str, Way)], stays: &[&str]) {
    let games = shelf.games();
    let games: Vec<&Played> = games.iter().collect();
    let stop = |(name, path)| Stop { name, games: games.clone(), path, stays };
    let stops = all.iter().map(|(name, path)| stop((*name, path as &dyn Fn(&mut Visit))));
    check(&stops.collect::<Vec<_>>());
}

impl Visit {
    fn journals(&self) -> Vec<PathBuf> {
        let games = Folder::new(self.data_dir.path()).list().expect("a list");
        games.into_iter().map(|saved| saved.path).collect()
    }

    fn resume(&mut self) {
        self.walk("home-resume");
    }

    fn undo(&mut self) {
        self.window.press_with(Modifiers::COMMAND, egui::Key::Z);
    }

    /// Two steps after which all is as before.
    fn undo_and_redo(&mut self) {
        self.undo();
        self.window.press_with(Modifiers::COMMAND, egui::Key::Y);
    }

    /// Goes home, with a step that is not on disk.
    fn leaves_unsaved(&mut self) {
        self.disk.set(Fault::Full(0));
        self.resume();
        self.undo_and_redo();
        self.walk("menu");
    }

    fn deletes(&mut self) {
        self.walk("home-about~ game-delete");
    }

    /// Takes in a copy of the first game, from elsewhere.
    fn imports(&mut self) {
        let elsewhere = self.data_dir.path().join("elsewhere");
        fs::create_dir_all(&elsewhere).expect("a folder");
        let file = elsewhere.join("brought.tableside");
        let path = self.journals().first().expect("a game").clone();
        fs::copy(&path, &file).expect("copied");
        self.walk("home-about~ game-delete home-import");
        self.enters("file-path-field", file.to_str().expect("plain"));
        self.walk("game-back");
    }

    fn storage(&mut self, storage: Storage) {
        *self.system.storage.borrow_mut() = storage;
        self.window.harness.run();
    }

    /// Another window plays the game that was played last.
    fn is_taken(&mut self) {
        let mut other = self.another();
        other.touch(&self.window.text.get("home-resume"));
        self.other = Some(other);
        self.resume();
    }
}

fn full() -> Storage {
    let kind = std::io::ErrorKind::StorageFull;
    Storage::Failing(Reason { kind, words: "QuotaExceededError".to_owned() })
}

#[test]
fn whatever_the_start_screen_says_resume_new_game_and_settings_stay_in_sight() {
    let deleted: [(&str, Way); 1] = [("home, one deleted", Visit::deletes)];
    keep(Shelf::Several, &deleted, &[HOME, &["games-undo-remove"]].concat());
    let all: [(&str, Way); 11] = [
        ("home, with games", |_| {}),
        ("home, two deleted", |visit| {
            visit.deletes();
            visit.deletes();
        }),
        ("home, one imported", Visit::imports),
        ("home, deleted, imported and put back", |visit| {
            visit.imports();
            visit.deletes();
            visit.walk("games-undo-remove~");
        }),
        ("home, a game that is gone", |visit| {
            let first = visit.journals().first().expect("a game").clone();
            fs::write(first, "dear diary").expect("written");
            visit.resume();
            assert!(visit.window.app().game().is_none());
        }),
        ("home, a game that is not saved", Visit::leaves_unsaved),
        ("home, closed with a game that is not saved", |visit| {
            visit.leaves_unsaved();
            visit.window.close();
        }),
        ("home, not saved and one deleted", |visit| {
            visit.leaves_unsaved();
            visit.disk.set(Fault::None);
            visit.deletes();
            visit.disk.set(Fault::Full(0));
        }),
        ("home, another tab", |visit| visit.storage(Storage::Elsewhere)),
        ("home, a browser that keeps nothing", |visit| visit.storage(full())),
        ("home, settings that can't be read", |visit| {
            fs::write(visit.data_dir.path().join("settings.json"), b"\xff\xfe").expect("written");
            visit.window = visit.another();
            // Nor can the language written there.
            visit.window.text = Text::of(Language::English);
        }),
    ];
    keep(Shelf::Several, &all, HOME);
}

#[test]
fn whatever_a_game_is_told_undo_and_the_large_button_stay_in_sight() {
    let all: [(&str, Way); 9] = [
        ("play, the position written", |visit| {
            visit.walk("home-resume table table-position");
            visit.window.press(egui::Key::Escape);
        }),
        ("play, the history written", |visit| {
            visit
                .walk("home-resume history history-export history-export-name:history-export-text");
            visit.window.press(egui::Key::Escape);
        }),
        ("play, a disk that is full", |visit| {
            visit.resume();
            visit.disk.set(Fault::Full(0));
            visit.undo_and_redo();
        }),
        ("play, closed on a disk that is full", |visit| {
            visit.resume();
            visit.disk.set(Fault::Full(0));
            visit.undo_and_redo();
            visit.window.close();
        }),
        ("play, taken by another window", Visit::is_taken),
        ("play, refused while another window has it", |visit| {
            visit.is_taken();
            visit.undo();
        }),
        ("play, free again", |visit| {
            visit.is_taken();
            visit.other = None;
            visit.window.harness.run();
        }),
        ("play, another tab", |visit| {
            visit.resume();
            visit.storage(Storage::Elsewhere);
        }),
        ("play, a browser that keeps nothing", |visit| {
            visit.resume();
            visit.storage(full());
        }),
    ];
    keep(Shelf::OnePaid, &all, PLAY);
    // What is left of it ends somewhere else.
    let damaged: [(&str, Way); 1] = [("play, a game whose end is damaged", |visit| {
        let path = visit.journals().first().expect("a game").clone();
        let mut bytes = fs::read(&path).expect("read");
        let end = bytes.len() - 200;
        bytes[end..].fill(b'x');
        fs::write(&path, bytes).expect("written");
        visit.resume();
    })];
    keep(Shelf::OnePaid, &damaged, &PLAY[..1]);
}
