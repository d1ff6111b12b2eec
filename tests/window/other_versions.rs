//! A game that another version wrote some of, through the window: it is named
//! as such, looked at and left alone.

use std::fs;
use std::path::{Path, PathBuf};

use egui_kittest::kittest::Queryable as _;
use rstest::rstest;
use store::{Folder, Place, read_journal};
use words::language::Language;

use crate::common::journals::{numbered, says};
use crate::common::temp_dir;
use crate::tools::saved::{save, speak};
use crate::tools::window::{LANDSCAPE, Window};

const FLIES: &str = r#"{"time":"2026-11-21T18:40:00Z","step":{"act":{"deed":"fly","to":[0,0]}}}"#;

/// A saved game whose lines were changed like this; its file.
fn saved(data_dir: &Path, change: impl FnOnce(&mut Vec<String>)) -> PathBuf {
    save(data_dir, &["Anna", "Ben"], (60, 3), |_| true);
    let path = Folder::new(data_dir).files_at(Place::Table).expect("a folder").remove(0);
    let mut all = says(&fs::read(&path).expect("it is there"));
    change(&mut all);
    fs::write(&path, numbered(all.iter().map(String::as_str))).expect("written");
    path
}

#[rstest]
#[case::english(
    Language::English,
    ["From another version", "Resume", "More about the file", "Look at it"],
    ["newer or different version of Tableside. Open it with that version",
     "newer or different version of Tableside; open it with that version"],
)]
#[case::german(
    Language::German,
    ["Aus einer anderen Version", "Weiterspielen", "Mehr zur Datei", "Ansehen"],
    ["neueren oder anderen Version von Tableside. Bitte mit der Version öffnen",
     "neueren oder anderen Version von Tableside; bitte mit der Version öffnen"],
)]
fn a_game_of_another_version_is_named_as_such_looked_at_and_left_alone(
    #[case] language: Language,
    #[case] doors: [&str; 4],
    #[case] words: [&str; 2],
) {
    let ([heading, resume, about, look], [row, sign]) = (doors, words);
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), |all| all.insert(all.len() - 4, FLIES.to_owned()));
    let before = read_journal(&path).expect("it reads").game.count();
    speak(data_dir.path(), language);
    let bytes = fs::read(&path).expect("it is there");
    let there = || fs::read_dir(path.parent().expect("a folder")).expect("a folder").count();
    let entries = there();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    assert!(window.says(heading) && window.says(row), "{:?}", window.names());
    assert!(!window.has(resume), "it is none that is gone on with");
    window.touch_starting(about);
    assert!(window.says(row), "{:?}", window.names());
    window.touch(look);
    let game = window.app().game().expect("it is looked at");
    assert_eq!(game.count(), before, "up to what can't be read");
    assert!(window.says(sign), "{:?}", window.names());
    window.press_with(egui::Modifiers::COMMAND, egui::Key::Z);
    let said = window.harness.get_all_by_label_contains(sign).count();
    assert!(said > 1, "it is said once more why nothing is done: {:?}", window.names());
    assert_eq!(window.app().game().expect("still there").count(), before);
    drop(window);
    assert_eq!((fs::read(&path).expect("it is there"), there()), (bytes, entries));
}

#[test]
fn a_game_whose_opening_is_of_another_version_cannot_be_looked_at_and_says_so() {
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), |all| {
        for opening in &mut all[..2] {
            *opening = opening.replacen("\"version\":5", "\"version\":0", 1);
        }
    });
    let bytes = fs::read(&path).expect("it is there");
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    assert!(window.says("newer or different version of Tableside"), "{:?}", window.names());
    window.touch_starting("More about the file");
    assert!(window.tells("game-other-version") && !window.shows("game-look"));
    assert_eq!(fs::read(&path).expect("it is there"), bytes);
}
