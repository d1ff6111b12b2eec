//! What the system gives: the display stays on during a game, and the user's
//! wishes for all programs hold in this one.

use std::rc::Rc;

use chrono::DateTime;
use kit::theme::{Look, Palette};
use tableside::app::platform::{Awake, Fake, FakeSystem, Wishes};

use crate::common::temp_dir;
use crate::tools::window::{LANDSCAPE, Window};

struct Table {
    window: Window,
    system: FakeSystem,
    _folder: tempfile::TempDir,
}

impl Table {
    fn open(wishes: Wishes) -> Self {
        let system = FakeSystem::from(Fake { time: DateTime::UNIX_EPOCH, seed: 3 });
        *system.wishes.borrow_mut() = wishes;
        let kept = temp_dir();
        let window = Window::sharing(kept.path(), LANDSCAPE, &system);
        Self { window, system, _folder: kept }
    }

    /// Returns what was asked of the display since the last time.
    fn asked(&self) -> Vec<Awake> {
        self.system.asked.borrow_mut().drain(..).collect()
    }

    fn ground(&self) -> egui::Color32 {
        self.window.harness.ctx.global_style().visuals.panel_fill
    }
}

#[test]
fn the_display_stays_on_while_a_game_is_on_the_table_and_is_asked_for_once() {
    let mut table = Table::open(Wishes::default());
    table.window.tap("home-new-game");
    assert_eq!(table.asked(), []);
    table.window.touch("Start: Red places first");
    table.window.tap("history");
    assert_eq!(table.asked(), [Awake::Kept]);
    table.window.tap("menu");
    assert_eq!(table.asked(), [Awake::Free]);
    table.window.tap("home-resume");
    assert_eq!(table.asked(), [Awake::Kept]);
}

#[test]
fn a_game_that_is_over_lets_the_display_go() {
    let mut table = Table::open(Wishes::default());
    table.window.tap("home-new-game");
    table.window.touch("Start: Red places first");
    assert_eq!(table.asked(), [Awake::Kept]);
    table.window.walk("table table-break-off table-break-off-sure");
    assert_eq!(table.asked(), [Awake::Free]);
}

#[test]
fn the_display_is_let_go_when_the_setting_is_turned_off() {
    let mut table = Table::open(Wishes::default());
    table.window.tap("home-new-game");
    table.window.touch("Start: Red places first");
    table.window.walk("table settings");
    assert_eq!(table.asked(), [Awake::Kept]);
    table.window.tap("settings-awake");
    assert_eq!(table.asked(), [Awake::Free]);
    table.window.tap("settings-awake");
    assert_eq!(table.asked(), [Awake::Kept]);
}

#[test]
fn closing_the_window_lets_the_display_go() {
    let mut table = Table::open(Wishes::default());
    table.window.tap("home-new-game");
    table.window.touch("Start: Red places first");
    assert_eq!(table.asked(), [Awake::Kept]);
    let app = table.window.harness.state_mut().as_mut().expect("an app");
    eframe::App::on_exit(app, None);
    assert_eq!(table.asked(), [Awake::Free]);
}

#[test]
fn the_systems_look_holds_and_follows_it_in_the_middle_of_a_game() {
    let told = |look| Wishes { look: Some(look), ..Wishes::default() };
    let mut table = Table::open(told(Look::HighContrast));
    table.window.tap("home-new-game");
    table.window.touch("Start: Red places first");
    assert_eq!(table.ground(), Palette::of_look(Look::HighContrast).backdrop);
    let wishes = Rc::clone(&table.system.wishes);
    *wishes.borrow_mut() = told(Look::Light);
    table.window.harness.run();
    assert_eq!(table.ground(), Palette::of_look(Look::Light).backdrop);
}
