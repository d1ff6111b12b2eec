//! Settings hold at once and in every later start; what the system gives: the user's wishes, the
//! display that stays on, and its way back, which leads through the app before it leads out of it.

use std::rc::Rc;

use cards::Deck;
use egui::{Event, Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::theme::{Look, Palette};
use kit::widgets::Switch;
use tableside::app::platform::{Awake, Fake, FakeSystem, WayBack, Wishes};
use tableside::app::session::turn_clock::{ClockMode, Minutes};
use tableside::app::settings::{
    Experience, Explain, KeepAwake, Lessons, Motion, NextDraw, Settings, TableSide, Zoom,
};
use tableside::app::sound::Volume;

use crate::common::decks::own_decks;
use crate::common::temp_dir;
use crate::tools::saved::{kept, save, set};
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window, now};

#[test]
fn what_is_set_by_touch_holds_at_once_and_after_the_next_start() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("settings");
    for name in ["Size: larger", "Size: larger", "Light", "Reduced", "Counts down"] {
        window.touch(name);
    }
    assert!(!window.harness.ctx.global_style().visuals.dark_mode, "light at once");
    window.walk("settings-minutes-more settings-awake settings-table-side settings-next-draw");
    window.walk("settings-lessons settings-sounds settings-voice settings-quieter");
    let set = Settings {
        zoom: Zoom::try_from(120).expect("a zoom"),
        look: Some(Look::Light),
        language: None,
        motion: Some(Motion::Still),
        clock: ClockMode::Down(Minutes::try_from(4).expect("minutes")),
        keep_awake: KeepAwake::No,
        table_side: TableSide::OnTurn,
        next_draw: NextDraw::AtOnce,
        sounds: Switch::On,
        buzzes: Switch::Off,
        read_aloud: Switch::On,
        volume: Volume::default().less(),
        explain: Explain::Nothing,
        learned: Lessons::NONE,
        experience: Experience::Experienced,
    };
    assert_eq!(kept(data_dir.path()), set);
    window.tap("settings-done");
    assert!(window.shows("home-new-game"));

    let mut again = Window::open(data_dir.path(), LANDSCAPE);
    assert!(!again.harness.ctx.global_style().visuals.dark_mode);
    assert!((again.harness.ctx.zoom_factor() - 1.2).abs() < 0.01);
    again.walk("settings settings-defaults");
    assert_eq!(kept(data_dir.path()), Settings::default());
    let reset = again.harness.get_by_label("Reset all");
    assert!(reset.accesskit_node().is_disabled(), "there is nothing left to reset");
}

#[test]
fn the_language_changes_in_the_middle_of_a_game_and_the_game_goes_on() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben"], (60, 3), |_| true);
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-resume");
    let before = window.state().clone();
    window.walk("table settings");
    window.touch("Deutsch");
    assert!(!window.shows("settings-language"));
    window.press(Key::Escape);
    assert_eq!(window.state(), &before);
    let undo = window.names().into_iter().find(|name| name.starts_with("Undo"));
    assert_eq!(undo, None, "what was said before is said anew");
    assert!(window.says(" ist am Zug."), "to screen readers, too");
}

#[test]
fn a_zoom_beyond_the_window_is_capped_and_says_so() {
    let data_dir = temp_dir();
    let settings = Settings { zoom: Zoom::MOST, ..Settings::default() };
    set(data_dir.path(), settings);
    let mut window = Window::open(data_dir.path(), vec2(800.0, 480.0));
    assert!((window.harness.ctx.zoom_factor() - 1.0).abs() < 0.01);
    window.tap("settings");
    assert!(window.names().iter().any(|name| name.starts_with("Set to 250")));
    let larger = window.harness.get_by_label("Size: larger");
    assert!(larger.accesskit_node().is_disabled());
    assert_eq!(kept(data_dir.path()), settings, "a larger window shows the rest");
}

#[test]
fn keys_make_all_larger_and_smaller_within_the_bounds() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), PORTRAIT);
    let command = egui::Modifiers::COMMAND;
    window.press_with(command, Key::Plus);
    assert_eq!(kept(data_dir.path()).zoom.number(), 110);
    window.press_with(command, Key::Minus);
    window.press_with(command, Key::Minus);
    assert_eq!(kept(data_dir.path()).zoom, Zoom::LEAST);
    window.press_with(command, Key::Plus);
    window.press_with(command, Key::Num0);
    assert_eq!(kept(data_dir.path()).zoom, Zoom::LEAST);
}

struct Tablet {
    window: Window,
    system: FakeSystem,
    data_dir: tempfile::TempDir,
}

impl Tablet {
    fn new() -> Self {
        Self::wishing(Wishes::default())
    }

    fn wishing(wishes: Wishes) -> Self {
        let data_dir = temp_dir();
        let system = FakeSystem::from(Fake { time: now(), seed: 7 });
        *system.wishes.borrow_mut() = wishes;
        let window = Window::sharing(data_dir.path(), LANDSCAPE, &system);
        Self { window, system, data_dir }
    }

    fn at_a_game() -> Self {
        Self::new().begun()
    }

    fn begun(mut self) -> Self {
        self.window.tap("home-new-game");
        self.window.touch_starting("Start: ");
        assert!(self.is_playing());
        self
    }

    /// Returns what was asked of the display since the last time.
    fn asked(&self) -> Vec<Awake> {
        self.system.asked.borrow_mut().drain(..).collect()
    }

    fn ground(&self) -> egui::Color32 {
        self.window.harness.ctx.global_style().visuals.panel_fill
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
fn the_display_is_asked_once_to_stay_on_while_a_game_is_played_and_let_go_when_it_is_over_or_set() {
    let table = Tablet::new();
    assert_eq!(table.asked(), []);
    let mut table = table.begun();
    for (way, asked) in [
        ("history", Awake::Kept),
        ("menu", Awake::Free),
        ("home-resume", Awake::Kept),
        ("table settings settings-awake", Awake::Free),
        ("settings-awake", Awake::Kept),
        ("settings-done table-break-off table-break-off-sure", Awake::Free),
    ] {
        table.window.walk(way);
        assert_eq!(table.asked(), [asked], "{way}");
    }
}

#[test]
fn closing_the_window_lets_the_display_go() {
    let mut table = Tablet::at_a_game();
    assert_eq!(table.asked(), [Awake::Kept]);
    let app = table.window.harness.state_mut().as_mut().expect("an app");
    eframe::App::on_exit(app, None);
    assert_eq!(table.asked(), [Awake::Free]);
}

#[test]
fn the_systems_look_holds_and_follows_it_in_the_middle_of_a_game() {
    let told = |look| Wishes { look: Some(look), ..Wishes::default() };
    let mut table = Tablet::wishing(told(Look::HighContrast)).begun();
    assert_eq!(table.ground(), Palette::of_look(Look::HighContrast).backdrop);
    let wishes = Rc::clone(&table.system.wishes);
    *wishes.borrow_mut() = told(Look::Light);
    table.window.harness.run();
    assert_eq!(table.ground(), Palette::of_look(Look::Light).backdrop);
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
    for way in ["history", "table", "table settings"] {
        tablet.window.walk(way);
        // A step for each page, and nothing behind it.
        for _ in way.split(' ') {
            let open = tablet.window.names();
            tablet.back(1);
            assert!(tablet.is_playing(), "{way}");
            assert_ne!(tablet.window.names(), open, "{way}");
        }
    }
    tablet.back(1);
    assert!(!tablet.is_playing());
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
    tablet.window.write("Name of player 1", "Anna");
    tablet.back(1);
    assert!(tablet.is_at_the_start());
    tablet.window.tap("home-new-game");
    tablet.window.touch("Start: Anna places first");
    assert!(tablet.is_playing());
}

#[test]
fn a_card_that_is_being_typed_is_kept() {
    let mut tablet = Tablet::new();
    tablet.window.walk("home-decks decks-new decks-create edit-start season-spring edit-new-event");
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
