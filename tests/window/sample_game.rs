//! A sample game to look around in: it is in its middle, can be played on and taken back, and
//! nothing of it is kept.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers, Vec2, vec2};
use game::{Following, Phase};
use store::Folder;
use words::language::Language;
use words::text::Text;

use crate::common::temp_dir;
use crate::tools::saved::{save_in_time, speak};
use crate::tools::window::{LANDSCAPE, SIZES, Window, now};

/// A window at the start, over a folder without games.
fn at_start(data_dir: &Path, size: Vec2, language: Language) -> Window {
    speak(data_dir, language);
    let mut window = Window::open(data_dir, size);
    window.text = Text::of(language);
    window
}

/// The same, with the sample opened.
fn opened(data_dir: &Path, size: Vec2, language: Language) -> Window {
    let mut window = at_start(data_dir, size, language);
    window.tap("home-sample");
    window
}

/// All files of a folder with what is in them.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            let bytes = fs::read(&path).expect("read");
            found.insert(path, bytes);
        }
    }
    found
}

fn passes(window: &mut Window) {
    window.tap_before("done-pass", &[], "next");
}

#[test]
fn it_is_in_its_middle_and_says_that_nothing_is_kept_in_each_language_and_size() {
    for language in Language::ALL {
        for size in SIZES {
            let data_dir = temp_dir();
            let window = opened(data_dir.path(), size, language);
            let place = format!("{language:?} on {size}");
            let state = window.state();
            assert!(state.turn() >= 20 && state.over().is_none(), "{place}");
            assert_eq!(state.phase(), Phase::Trading, "{place}");
            assert_eq!(state.rules().following, Following::Open, "{place}");
            let names: Vec<String> =
                state.players().values().map(|player| player.name.to_string()).collect();
            let said = [1, 2, 3, 4].map(|nth| window.text.get(&format!("sample-player-{nth}")));
            assert_eq!(names, said, "{place}");
            assert!(window.shows("sample"), "{place}");
        }
    }
}

#[test]
fn it_is_looked_around_in_played_on_and_taken_back_and_leaves_no_trace() {
    for language in Language::ALL {
        let data_dir = temp_dir();
        let mut window = opened(data_dir.path(), LANDSCAPE, language);
        let before = files(data_dir.path());
        let (turn, count) = (window.state().turn(), window.game().count());
        for leads in ["history", "close", "stage", "stage-back-name", "build", "close"] {
            window.tap(leads);
        }
        for leads in ["table", "stats-title", "stats-cards", "stats-luck", "stats-back", "close"] {
            window.tap(leads);
        }
        passes(&mut window);
        assert_eq!(window.state().turn(), turn + 1, "{language:?}");
        window.press(Key::Space);
        assert!(window.game().count() > count + 1, "it draws");
        while window.game().count() >= count {
            window.press_with(Modifiers::COMMAND, Key::Z);
        }
        window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        assert_eq!(window.game().count(), count);
        assert!(!window.close(), "nothing would be lost");
        window.tap("menu");
        assert!(window.shows("home-sample") && !window.shows("home-resume"));
        window.tap("home-records");
        assert!(window.shows("records-none"));
        window.walk("stats-back home-sample");
        assert_eq!(window.game().count(), count, "it is as it was");
        drop(window);
        assert_eq!(files(data_dir.path()), before, "{language:?}");
        assert!(Folder::new(data_dir.path()).list().expect("a list").is_empty());
    }
}

#[test]
fn the_way_out_is_where_it_is_in_any_game() {
    let data_dir = temp_dir();
    let mut window = opened(data_dir.path(), LANDSCAPE, Language::English);
    let leaves = window.text.get("sample-leave");
    // The scripts that play in the real window touch a game's way home there.
    assert!(window.place_of(|name| name == leaves).contains(egui::pos2(1222.0, 36.0)));
    window.touch(&leaves);
    assert!(window.shows("home-sample"));
}

#[test]
fn no_file_is_written_of_it_and_it_says_so() {
    for language in Language::ALL {
        let data_dir = temp_dir();
        let mut window = opened(data_dir.path(), vec2(1280.0, 1400.0), language);
        let before = files(data_dir.path());
        let refused = |window: &mut Window| {
            assert!(window.shows("sample-unwritten"), "{language:?}");
            window.tap("ok");
            assert!(!window.shows("sample-unwritten"), "{language:?}");
        };
        window.walk("history history-export");
        for form in ["text", "csv", "json"] {
            let form = window.text.get(&format!("history-export-{form}"));
            window.tap_with("history-export-name", &[("form", form.into())]);
            refused(&mut window);
        }
        window.walk("close table table-position");
        refused(&mut window);
        window.tap("stats-title");
        for form in ["stats-picture", "stats-as-tables", "stats-csv", "stats-json"] {
            window.tap(form);
            if form != "stats-as-tables" {
                refused(&mut window);
            }
        }
        assert_eq!(files(data_dir.path()), before, "{language:?}");
    }
}

#[test]
fn it_explains_no_first_steps_and_ones_own_game_still_does() {
    let data_dir = temp_dir();
    let mut window = opened(data_dir.path(), LANDSCAPE, Language::English);
    passes(&mut window);
    let done = window.text.get("lesson-done");
    assert_eq!(window.named(&done), [""; 0]);
    window.walk("menu home-new-game");
    let someone = window.text.get("sample-player-1");
    assert!(!window.says(&someone), "its people don't sit down");
}

#[test]
fn it_is_offered_beside_finished_games_but_an_open_one_comes_first() {
    let data_dir = temp_dir();
    let day = (now(), chrono::TimeDelta::zero());
    let over = save_in_time(data_dir.path(), &["Anna", "Ben"], (20_000, 20_000), day, |_| true);
    assert!(over.over().is_some());
    let window = Window::open(data_dir.path(), LANDSCAPE);
    assert!(window.shows("home-sample"));
    let later = (now() + chrono::TimeDelta::hours(1), chrono::TimeDelta::zero());
    save_in_time(data_dir.path(), &["Anna", "Ben"], (40, 40), later, |_| true);
    let window = Window::open(data_dir.path(), LANDSCAPE);
    assert!(window.shows("home-resume") && !window.shows("home-sample"));
}
