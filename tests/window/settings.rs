//! The page of settings, by touch: what is set holds at once and in every
//! later start.

use egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::theme::Look;
use kit::widgets::Switch;
use tableside::app::session::turn_clock::{ClockMode, Minutes};
use tableside::app::settings::{
    Experience, Explain, KeepAwake, Lessons, Motion, NextDraw, Settings, TableSide, Zoom,
};
use tableside::app::sound::Volume;

use crate::common::temp_dir;
use crate::tools::saved::{kept, save, set};
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window};

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
    window.press(egui::Key::Escape);
    assert_eq!(window.state(), &before);
    let undo = window.names().into_iter().find(|name| name.starts_with("Undo"));
    assert_eq!(undo, None, "what was said before is said anew");
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
    window.press_with(command, egui::Key::Plus);
    assert_eq!(kept(data_dir.path()).zoom.number(), 110);
    window.press_with(command, egui::Key::Minus);
    window.press_with(command, egui::Key::Minus);
    assert_eq!(kept(data_dir.path()).zoom, Zoom::LEAST);
    window.press_with(command, egui::Key::Plus);
    window.press_with(command, egui::Key::Num0);
    assert_eq!(kept(data_dir.path()).zoom, Zoom::LEAST);
}
