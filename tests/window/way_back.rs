//! The system's own way back (a browser's button, a tablet's gesture) leads
//! through the app before it leads out of it, and loses nothing.

use cards::Deck;
use egui::{Event, Key};
use tableside::app::platform::{Fake, FakeSystem, WayBack};

use crate::common::decks::own_decks;
use crate::common::temp_dir;
use crate::tools::window::{LANDSCAPE, Window, now};

struct Tablet {
    window: Window,
    system: FakeSystem,
    data_dir: tempfile::TempDir,
}

impl Tablet {
    fn new() -> Self {
        let data_dir = temp_dir();
        let system = FakeSystem::from(Fake { time: now(), seed: 7 });
        let window = Window::sharing(data_dir.path(), LANDSCAPE, &system);
        Self { window, system, data_dir }
    }

    fn at_a_game() -> Self {
        let mut tablet = Self::new();
        tablet.window.tap("home-new-game");
        tablet.window.touch_starting("Start: ");
        assert!(tablet.is_playing());
        tablet
    }

    /// The user goes back by the system's way this many times in a row.
    fn back(&mut self, steps: usize) {
        self.system.back.set(steps);
        self.window.harness.run();
    }

    fn leads(&self) -> WayBack {
        self.system.way_back.get()
    }

    fn is_playing(&self) -> bool {
        self.window.app().game().is_some()
    }

    fn is_at_the_start(&self) -> bool {
        self.window.shows("home-new-game")
    }
}

#[test]
fn back_goes_to_the_start_and_the_game_is_there_to_resume() {
    let mut tablet = Tablet::at_a_game();
    let before = tablet.window.state().clone();
    tablet.back(1);
    assert!(!tablet.is_playing() && tablet.is_at_the_start());
    tablet.window.tap("home-resume");
    assert_eq!(format!("{:?}", tablet.window.state()), format!("{before:?}"));
}

#[test]
fn it_leads_out_of_the_app_from_the_start_alone() {
    let mut tablet = Tablet::new();
    assert_eq!(tablet.leads(), WayBack::Out);
    for page in ["home-new-game", "home-decks", "home-lab", "settings"] {
        tablet.window.tap(page);
        assert_eq!(tablet.leads(), WayBack::Within, "{page}");
        tablet.back(1);
        assert!(tablet.is_at_the_start(), "{page}");
        assert_eq!(tablet.leads(), WayBack::Out, "{page}");
    }
}

#[test]
fn it_closes_what_is_open_before_it_leaves_the_game() {
    let mut tablet = Tablet::at_a_game();
    for page in ["history", "table"] {
        tablet.window.tap(page);
        let open = tablet.window.names();
        tablet.back(1);
        assert!(tablet.is_playing(), "{page}");
        assert_ne!(tablet.window.names(), open, "{page}");
    }
    tablet.back(1);
    assert!(!tablet.is_playing());
}

#[test]
fn it_closes_the_settings_and_nothing_behind_them() {
    let mut tablet = Tablet::at_a_game();
    tablet.window.walk("table settings");
    assert!(tablet.window.shows("settings-done"));
    tablet.back(1);
    assert!(!tablet.window.shows("settings-done") && tablet.is_playing());
}

#[test]
fn several_steps_in_a_row_are_all_taken_and_none_at_the_start() {
    let mut tablet = Tablet::at_a_game();
    tablet.window.tap("history");
    tablet.back(2);
    assert!(tablet.is_at_the_start());
    tablet.window.walk("home-resume history");
    tablet.back(5);
    assert!(tablet.is_at_the_start());
    tablet.window.tap("home-resume");
    assert!(tablet.is_playing(), "what was too much is not taken later");
}

#[test]
fn what_was_put_together_for_a_new_game_waits() {
    let mut tablet = Tablet::new();
    tablet.window.tap("home-new-game");
    tablet.window.touch("Name of player 1");
    tablet.window.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    tablet.window.harness.event(Event::Text("Anna".to_owned()));
    tablet.window.harness.run();
    tablet.back(1);
    assert!(tablet.is_at_the_start());
    tablet.window.tap("home-new-game");
    tablet.window.touch("Start: Anna places first");
    assert!(tablet.is_playing());
}

#[test]
fn a_card_that_is_being_typed_is_kept() {
    let mut tablet = Tablet::new();
    let doors = ["home-decks", "decks-new", "decks-create", "edit-start", "season-spring"];
    for door in doors.into_iter().chain(["edit-new-event"]) {
        tablet.window.tap(door);
    }
    tablet.window.harness.event(Event::Text("Fair".to_owned()));
    tablet.window.harness.run();
    tablet.back(5);
    assert!(tablet.is_at_the_start());
    let decks = own_decks(tablet.data_dir.path());
    let names = |deck: &Deck| format!("{:?}", deck.events());
    assert!(decks.iter().any(|deck| names(deck).contains("Fair")), "{decks:?}");
}

#[test]
fn entering_an_island_is_left_before_the_new_game() {
    let mut tablet = Tablet::new();
    tablet.window.walk("home-new-game new-tab-island new-island-by-hand");
    tablet.back(1);
    assert!(tablet.window.shows("new-tab-players"), "{:?}", tablet.window.names());
    tablet.back(1);
    assert!(tablet.is_at_the_start());
}
