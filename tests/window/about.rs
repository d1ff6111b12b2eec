//! The page about the program: what it is, where its games lie, and whose work is in it. Its list
//! of what others wrote names all that is linked in, under kinds that we may ship; `cargo run
//! --example licenses` makes it again.

#[path = "../../tools/licenses/linked.rs"]
mod linked;
#[path = "../../tools/licenses/spdx.rs"]
mod spdx;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, Utc};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use linked::{Crate, Network, TARGETS, linked};
use rand::rngs::StdRng;
use spdx::{KINDS, shipped_under};
use tableside::app::library::licenses::{LicensedPart, Licenses, Package};
use tableside::app::platform::{Fake, FakeSystem, Platform};

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
    assert_eq!(window.copied().as_deref(), Some(place));
    window.harness.run();
    assert!(window.has(&format!("Copied: {place}")));
}

#[test]
fn a_browser_has_no_folder_to_show_and_says_what_deletes_the_games() {
    let data_dir = temp_dir();
    let browser =
        FakeSystem { has_paths: false, ..FakeSystem::from(Fake { time: now(), seed: 7 }) };
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

const RENEW: &str = "make it anew with `cargo run --example licenses`";

/// Parts that are shipped and are no crates.
const BESIDE: [&str; 3] = ["Bitter and Fira Sans", "MinGW-w64 runtime", "Rust standard library"];

fn crates(package: Package) -> BTreeMap<Crate, String> {
    let licenses = Licenses::carried();
    let is_crate = |part: &&LicensedPart| !BESIDE.contains(&part.name.as_str());
    let within = |part: &&LicensedPart| part.packages.contains(&package);
    let of = |part: &LicensedPart| {
        let version = part.version.clone().expect("a crate has one");
        ((part.name.clone(), version), part.license.clone())
    };
    licenses.parts.iter().filter(is_crate).filter(within).map(of).collect()
}

/// All that Cargo.lock names: whatever is linked in is among it.
fn locked() -> BTreeSet<Crate> {
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock");
    let lock = std::fs::read_to_string(lock).expect("Cargo.lock");
    let value = |line: Option<&str>, key: &str| {
        let line = line.and_then(|line| line.strip_prefix(key)).unwrap_or_default();
        line.trim_matches(|sign| sign == '"' || sign == ' ' || sign == '=').to_owned()
    };
    let packages = lock.split("[[package]]\n").skip(1);
    packages
        .map(|package| {
            let mut lines = package.lines();
            (value(lines.next(), "name"), value(lines.next(), "version"))
        })
        .collect()
}

#[test]
fn the_list_names_what_is_linked_into_each_package_and_nothing_else() {
    for (package, target) in TARGETS {
        // Crates of other systems lie on the disk only where somebody built
        // for these; without them and without a network the lock has to do.
        let told = linked(target, Network::Offline).or_else(|_| linked(target, Network::Allowed));
        match told {
            Ok(linked) => assert_eq!(crates(package), linked, "{package:?}: {RENEW}"),
            Err(why) => assert_ne!(package, HERE, "cargo knows what it has just built: {why}"),
        }
    }
}

/// The package whose crates lie on the disk of whoever runs this.
const HERE: Package = if cfg!(windows) { Package::Windows } else { Package::Linux };

#[test]
fn every_crate_of_the_list_is_locked_in_that_version() {
    let locked = locked();
    assert!(
        locked.contains(&(env!("CARGO_PKG_NAME").to_owned(), env!("CARGO_PKG_VERSION").to_owned()))
    );
    for package in Package::ALL {
        for (known, _) in crates(package) {
            assert!(locked.contains(&known), "{known:?} is not linked in any more: {RENEW}");
        }
    }
}

#[test]
fn every_part_is_shipped_under_kinds_that_we_may_ship_and_brings_their_texts() {
    let licenses = Licenses::carried();
    assert!(licenses.parts.len() > 200);
    for part in licenses.parts.iter().chain([&licenses.own]) {
        let name = &part.name;
        let under = shipped_under(&part.license);
        let under =
            under.unwrap_or_else(|| panic!("{name}: {} is none of {KINDS:?}", part.license));
        // For our own work, whoever has it may choose.
        if *name != licenses.own.name {
            assert_eq!(part.under, under, "{name}: {RENEW}");
        }
        assert!(!part.packages.is_empty(), "{name} is in nothing");
        let texts = part.notices.iter().map(|notice| licenses.texts.get(notice.text));
        let texts: Vec<&String> = texts.map(|text| text.expect("a text of the list")).collect();
        assert!(texts.len() >= part.under.len(), "{name}: a text for each license");
        assert!(texts.iter().all(|text| text.len() > 300), "{name}: all of each text");
    }
}

#[test]
fn each_text_stands_once_and_is_used() {
    let licenses = Licenses::carried();
    let all: BTreeSet<&String> = licenses.texts.iter().collect();
    assert_eq!(all.len(), licenses.texts.len(), "a text stands twice");
    let parts = licenses.parts.iter().chain([&licenses.own]);
    let used: BTreeSet<usize> =
        parts.flat_map(|part| &part.notices).map(|notice| notice.text).collect();
    assert_eq!(used, (0..licenses.texts.len()).collect());
}

#[test]
fn a_part_under_mpl_says_where_its_source_is() {
    let licenses = Licenses::carried();
    let mut parts = licenses.parts.iter().filter(|part| part.under.contains(&"MPL-2.0".to_owned()));
    assert!(parts.all(|part| part.home.as_ref().is_some_and(|home| home.starts_with("https://"))));
}

#[test]
fn we_take_what_asks_least_and_nothing_that_we_may_not_ship() {
    let under = |expression| shipped_under(expression);
    assert_eq!(under("MIT OR Apache-2.0"), Some(vec!["MIT"]));
    assert_eq!(under("Apache-2.0/MIT"), Some(vec!["MIT"]));
    assert_eq!(under("Unlicense OR MIT"), Some(vec!["MIT"]));
    assert_eq!(under("Apache-2.0 OR GPL-2.0-only"), Some(vec!["Apache-2.0"]));
    assert_eq!(under("Apache-2.0 WITH LLVM-exception OR MPL-2.0"), Some(vec!["Apache-2.0"]));
    let fonts = under("(MIT OR Apache-2.0) AND OFL-1.1 AND Ubuntu-font-1.0");
    assert_eq!(fonts, Some(vec!["MIT", "OFL-1.1", "Ubuntu-font-1.0"]));
    for refused in ["GPL-3.0-only", "MIT AND GPL-2.0", "SSPL-1.0 OR AGPL-3.0", "", "MIT OR", "(MIT"]
    {
        assert_eq!(under(refused), None, "{refused}");
    }
}
