//! The app where a browser keeps what is entered: one tab may change it, and
//! files come and go by dialogs.

use std::io::ErrorKind;

use store::Folder;
use tableside::app::platform::{Fake, FakeSystem, Files, Reason, Storage};
use tempfile::TempDir;

use crate::common::temp_dir;
use crate::tools::saved::save;
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window, now};

fn system() -> FakeSystem {
    FakeSystem::from(Fake { time: now(), seed: 7 })
}

fn open(folder: &TempDir, system: &FakeSystem) -> Window {
    Window::sharing(folder.path(), PORTRAIT, system)
}

const OTHER_TAB: &str = "Tableside is open in another tab of this browser.";

#[test]
fn a_tab_that_may_only_look_on_says_so_on_every_screen_until_it_is_its_turn() {
    let folder = temp_dir();
    let system = system();
    *system.storage.borrow_mut() = Storage::Elsewhere;
    let mut window = open(&folder, &system);
    assert!(window.says(OTHER_TAB));
    window.tap("home-new-game");
    assert!(window.says(OTHER_TAB));
    window.tap("new-back");
    // The other tab plays a game and is closed.
    save(folder.path(), &["Anna", "Ben", "Clara"], (40, 3), |_| true);
    assert!(!window.tells("home-resume"), "it was not there when this tab began");
    *system.storage.borrow_mut() = Storage::Ours;
    window.harness.run();
    assert!(!window.says(OTHER_TAB));
    assert!(window.tells("home-resume"));
}

#[test]
fn what_the_other_tab_has_set_is_set_here_when_it_is_this_ones_turn() {
    let folder = temp_dir();
    let system = system();
    *system.storage.borrow_mut() = Storage::Elsewhere;
    let mut window = open(&folder, &system);
    let settings = Folder::new(folder.path()).settings();
    settings.write(r#"{"language":"german"}"#).expect("written");
    window.harness.run();
    assert!(window.tells("home-new-game"));
    *system.storage.borrow_mut() = Storage::Ours;
    window.harness.run();
    assert!(window.says("Neues Spiel"), "{:?}", window.names());
}

#[test]
fn a_browser_that_keeps_nothing_is_told_with_its_reason_until_it_does() {
    let folder = temp_dir();
    let system = system();
    let mut window = open(&folder, &system);
    let full = Reason { kind: ErrorKind::StorageFull, words: "QuotaExceededError".to_owned() };
    *system.storage.borrow_mut() = Storage::Failing(full);
    window.harness.run();
    let full = "Nothing can be saved right now: the disk is full.";
    assert!(window.says(full), "{:?}", window.names());
    let odd = Reason { kind: ErrorKind::Other, words: "UnknownError: no luck".to_owned() };
    *system.storage.borrow_mut() = Storage::Failing(odd);
    window.harness.run();
    assert!(window.names().iter().any(|name| name.contains("UnknownError: no luck")));
    *system.storage.borrow_mut() = Storage::Ours;
    window.harness.run();
    assert!(!window.says("Nothing can be saved right now"));
}

#[test]
fn where_files_are_chosen_by_dialog_alone_no_path_is_asked_for() {
    let folder = temp_dir();
    for (files, asked) in [(Files::ByPath, true), (Files::ByDialog, false)] {
        let system = FakeSystem { files, ..system() };
        let mut window = Window::sharing(folder.path(), LANDSCAPE, &system);
        window.tap("home-import");
        assert_eq!(window.tells("file-path-field"), asked);
        assert_eq!(window.shows("game-import-now"), asked, "{:?}", window.names());
    }
}
