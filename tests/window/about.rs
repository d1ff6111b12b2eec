//! The page about the program: what it is, where its games lie, and whose work
//! is in it.

use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, Utc};
use egui::{Key, OutputCommand};
use egui_kittest::kittest::Queryable as _;
use rand::rngs::StdRng;
use tableside::app::library::licenses::Licenses;
use tableside::app::platform::{Fake, FakeSystem, Files, Platform};

use crate::common::temp_dir;
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window, now};

/// A system that tells where things lie as the real one does.
struct Plain(Fake);

impl Platform for Plain {
    fn now(&self) -> DateTime<Utc> {
        self.0.now()
    }

    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        self.0.local(time)
    }

    fn rng(&mut self) -> StdRng {
        self.0.rng()
    }
}

fn at_about(window: &mut Window) {
    window.walk("settings about");
}

#[test]
fn it_names_the_version_and_the_folder_in_which_the_games_really_lie() {
    let data_dir = temp_dir();
    let platform = || Box::new(Plain(Fake { time: now(), seed: 7 })) as Box<dyn Platform>;
    let mut window = Window::on(data_dir.path(), LANDSCAPE, platform);
    window.tap("home-new-game");
    window.touch_starting("Start: ");
    window.tap("menu");
    at_about(&mut window);
    assert!(window.has(&format!("Version {}", env!("CARGO_PKG_VERSION"))));
    let games = data_dir.path().join("games");
    assert!(window.has(&games.display().to_string()));
    let saved = std::fs::read_dir(&games).expect("the folder is there");
    let is_game = |name: &std::ffi::OsStr| name.to_string_lossy().ends_with(".tableside");
    assert_eq!(
        saved.filter(|file| is_game(&file.as_ref().expect("a file").file_name())).count(),
        1
    );
}

#[test]
fn the_path_is_copied_by_a_touch_and_said() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), PORTRAIT);
    at_about(&mut window);
    let place = "/home/anna/.local/share/tableside/games";
    window.harness.get_by_label(&window.text.get("about-copy")).click();
    window.harness.step();
    let copied = &window.harness.output().platform_output.commands;
    assert_eq!(copied.as_slice(), [OutputCommand::CopyText(place.to_owned())]);
    window.harness.run();
    assert!(window.has(&format!("Copied: {place}")));
}

#[test]
fn a_browser_has_no_folder_to_show_and_says_what_deletes_the_games() {
    let data_dir = temp_dir();
    let browser =
        FakeSystem { files: Files::ByDialog, ..FakeSystem::from(Fake { time: now(), seed: 7 }) };
    let mut window = Window::sharing(data_dir.path(), LANDSCAPE, &browser);
    at_about(&mut window);
    assert!(window.names().iter().any(|name| name.starts_with("They are stored in this browser")));
    assert!(!window.shows("about-copy"));
    assert!(!window.names().iter().any(|name| name.contains("tableside/games")));
}

#[test]
fn each_part_opens_its_license_and_the_way_back_leads_leaf_by_leaf() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), PORTRAIT);
    at_about(&mut window);
    let licenses = Licenses::carried();
    window.touch(&format!("{} parts by others", licenses.parts.len()));
    let rows = window.controls().len();
    assert_eq!(rows, licenses.parts.len() + 1, "a row each, and the way back");
    let last = licenses.parts.last().expect("parts");
    window.touch_starting(&format!("{} ", last.name));
    assert!(window.has(&format!("Offered under: {}", last.license)));
    for paragraph in licenses.paragraphs(last) {
        assert!(window.has(paragraph), "{paragraph}");
    }
    window.press(Key::Escape);
    assert!(window.names().iter().any(|name| name.starts_with(&format!("{} ", last.name))));
    window.press(Key::Escape);
    window.tap("about-own");
    assert!(window.names().iter().any(|name| name.starts_with("Permission is hereby granted")));
    window.tap("stats-back");
    window.press(Key::Escape);
    assert!(window.shows("settings-language"), "the settings again");
    window.tap("settings-done");
    assert!(window.shows("home-new-game"));
}

#[test]
fn a_frame_of_the_list_writes_the_rows_that_are_seen_and_no_others() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    at_about(&mut window);
    window.touch_starting(&Licenses::carried().parts.len().to_string());
    let shapes = window.harness.output().shapes.len();
    assert!(shapes < 400, "{shapes} shapes");
}
