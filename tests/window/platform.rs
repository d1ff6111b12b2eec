//! What the system gives: the display stays on during a game, and the user's
//! wishes for all programs hold in this one.

use std::rc::Rc;

use chrono::DateTime;
use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::Tableside;
use tableside::app::platform::{Awake, Fake, FakeSystem, Wishes};
use tableside::app::theme::{Look, Palette};
use tableside::store::Folder;

struct Table {
    harness: Harness<'static, Option<Tableside>>,
    system: FakeSystem,
    _folder: tempfile::TempDir,
}

impl Table {
    fn open(wishes: Wishes) -> Self {
        let system = FakeSystem::from(Fake { time: DateTime::UNIX_EPOCH, seed: 3 });
        *system.wishes.borrow_mut() = wishes;
        let kept = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(kept.path());
        let given = system.clone();
        let mut harness = Harness::builder().with_size(vec2(1280.0, 800.0)).build_ui_state(
            move |ui, app: &mut Option<Tableside>| {
                let begin = || Tableside::on(Box::new(given.clone()), ui.ctx(), folder.clone());
                app.get_or_insert_with(begin).ui(ui);
            },
            None,
        );
        harness.run();
        Self { harness, system, _folder: kept }
    }

    fn touch(&mut self, name: &str) {
        self.harness.get_by_label(name).scroll_to_me();
        self.harness.run();
        self.harness.get_by_label(name).click();
        self.harness.run();
    }

    /// What was asked of the display since the last time.
    fn asked(&self) -> Vec<Awake> {
        self.system.asked.borrow_mut().drain(..).collect()
    }

    fn ground(&self) -> egui::Color32 {
        self.harness.ctx.global_style().visuals.panel_fill
    }
}

#[test]
fn the_display_stays_on_while_a_game_is_on_the_table_and_is_asked_for_once() {
    let mut table = Table::open(Wishes::default());
    table.touch("New game");
    assert_eq!(table.asked(), []);
    table.touch("Start: Red places first");
    table.touch("History");
    assert_eq!(table.asked(), [Awake::Kept]);
    table.touch("Home");
    assert_eq!(table.asked(), [Awake::Free]);
    table.touch("Resume");
    assert_eq!(table.asked(), [Awake::Kept]);
}

#[test]
fn a_game_that_is_over_lets_the_display_go() {
    let mut table = Table::open(Wishes::default());
    table.touch("New game");
    table.touch("Start: Red places first");
    assert_eq!(table.asked(), [Awake::Kept]);
    table.touch("Table");
    table.touch("Break the game off");
    table.touch("Touch again to break off");
    assert_eq!(table.asked(), [Awake::Free]);
}

#[test]
fn the_display_is_let_go_when_the_setting_is_turned_off() {
    let mut table = Table::open(Wishes::default());
    table.touch("New game");
    table.touch("Start: Red places first");
    table.touch("Table");
    table.touch("Settings");
    assert_eq!(table.asked(), [Awake::Kept]);
    table.touch("Keep the display on");
    assert_eq!(table.asked(), [Awake::Free]);
    table.touch("Keep the display on");
    assert_eq!(table.asked(), [Awake::Kept]);
}

#[test]
fn closing_the_window_lets_the_display_go() {
    let mut table = Table::open(Wishes::default());
    table.touch("New game");
    table.touch("Start: Red places first");
    assert_eq!(table.asked(), [Awake::Kept]);
    let app = table.harness.state_mut().as_mut().expect("an app");
    eframe::App::on_exit(app, None);
    assert_eq!(table.asked(), [Awake::Free]);
}

#[test]
fn the_systems_look_holds_and_follows_it_in_the_middle_of_a_game() {
    let told = |look| Wishes { look: Some(look), ..Wishes::default() };
    let mut table = Table::open(told(Look::HighContrast));
    table.touch("New game");
    table.touch("Start: Red places first");
    assert_eq!(table.ground(), Palette::of_look(Look::HighContrast).backdrop);
    let wishes = Rc::clone(&table.system.wishes);
    *wishes.borrow_mut() = told(Look::Light);
    table.harness.run();
    assert_eq!(table.ground(), Palette::of_look(Look::Light).backdrop);
}
