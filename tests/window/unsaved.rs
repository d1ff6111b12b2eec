//! The window over a disk that is full or slow, over a game that another window plays or another
//! version wrote some of, and in a browser, where one tab may change what is kept.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui_kittest::kittest::Queryable as _;
use game::Game;
use store::{Folder, read_journal};
use tableside::app::platform::{Fake, FakeSystem, Reason, Storage};
use tempfile::TempDir;

use crate::common::disks::{Disk, Fault};
use crate::common::journals::{FLIES, rewrite};
use crate::common::temp_dir;
use crate::tools::saved::{self, save};
use crate::tools::typist::waits_for_a_number;
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window, now};

const FRAME: Duration = Duration::from_millis(250);
const UNSAVED: &str = "A game isn't saved yet";

/// A saved game in which drawing comes next.
fn saved(data_dir: &Path, seed: u64) {
    saved_of(data_dir, seed, ["Anna", "Ben", "Clara"]);
}

fn saved_of(data_dir: &Path, seed: u64, names: [&str; 3]) {
    save(data_dir, &names, (40, seed), waits_for_a_number);
}

fn open(folder: Folder) -> (Window, FakeSystem) {
    let platform = system();
    let shown = platform.clone();
    let window = Window::over(folder, (LANDSCAPE, FRAME), move || Box::new(platform.clone()));
    (window, shown)
}

/// A window at the start over a game on a disk of its own.
fn on_disk() -> (Window, FakeSystem, Disk, TempDir) {
    let (folder, disk) = (temp_dir(), Disk::default());
    saved(folder.path(), 5);
    let (window, time) = open(disk.folder(folder.path()));
    (window, time, disk, folder)
}

/// The number of acts that are written of the one game in a folder.
fn written(folder: &TempDir) -> usize {
    let path = Folder::new(folder.path()).list().expect("a list")[0].path.clone();
    read_journal(&path).expect("it opens").game.count()
}

fn undoes(window: &mut Window) {
    window.press_with(egui::Modifiers::COMMAND, egui::Key::Z);
}

#[test]
fn a_game_left_unsaved_waits_with_a_sign_and_comes_back_with_all_it_had() {
    let (mut window, time, disk, folder) = on_disk();
    window.tap("home-resume");
    disk.set(Fault::Full(0));
    let before = window.game().count();
    undoes(&mut window);
    undoes(&mut window);
    assert_eq!(window.game().count(), before - 2);
    assert!(window.says("Not saved"));
    window.tap("menu");
    assert!(window.says(UNSAVED));
    window.tap("home-decks");
    assert!(window.says(UNSAVED), "on every screen");
    window.tap("unsaved-back");
    assert_eq!(window.game().count(), before - 2);
    window.walk("menu home-resume");
    assert_eq!(window.game().count(), before - 2, "also from the list");
    window.tap("menu");
    disk.set(Fault::None);
    time.pass(Duration::from_secs(3));
    window.harness.run();
    assert!(!window.says(UNSAVED), "it is written");
    assert_eq!(written(&folder), before - 2);
}

#[test]
fn two_games_that_wait_are_both_reached_and_neither_drops_the_other() {
    let folder = temp_dir();
    saved(folder.path(), 5);
    saved_of(folder.path(), 8, ["Dora", "Emil", "Finn"]);
    let games = Folder::new(folder.path());
    let disk = Disk::default();
    let (mut window, time) = open(disk.folder(folder.path()));
    disk.set(Fault::Full(0));
    // The first of the list, then the other one, which stands below it.
    window.tap("home-resume");
    undoes(&mut window);
    let mut counts = vec![window.game().count()];
    let first = window.game().setup().players.clone();
    let other =
        if first.values().any(|player| player.name.as_str() == "Anna") { "Dora" } else { "Anna" };
    window.tap("menu");
    let mut controls = window.controls().into_iter().map(|(name, _)| name);
    let row = controls.find(|name| name.starts_with(other)).expect("its row");
    window.touch(&row);
    assert_ne!(window.game().setup().players, first);
    undoes(&mut window);
    counts.push(window.game().count());
    // One waits, the other one is played: each comes by the sign in turn.
    window.tap("unsaved-back");
    assert_eq!(window.game().count(), counts[0]);
    window.tap("unsaved-back");
    assert_eq!(window.game().count(), counts[1]);
    disk.set(Fault::None);
    time.pass(Duration::from_secs(3));
    window.harness.run();
    let mut found: Vec<usize> = games
        .list()
        .expect("a list")
        .iter()
        .map(|saved| saved.game.as_ref().expect("it opens").count())
        .collect();
    found.sort_unstable();
    counts.sort_unstable();
    assert_eq!(found, counts);
}

#[test]
fn closing_what_is_not_saved_is_refused_once_each_time_it_is_so() {
    let (mut window, _, disk, _folder) = on_disk();
    assert!(!window.close(), "nothing is played");
    window.tap("home-resume");
    assert!(!window.close(), "all is saved");
    for _ in 0..2 {
        disk.set(Fault::Full(0));
        undoes(&mut window);
        assert!(window.close());
        assert!(window.says("Not everything is saved yet"));
        assert!(!window.close(), "whoever insists may go");
        disk.set(Fault::None);
        undoes(&mut window);
        assert!(!window.close(), "all is saved again");
    }
    disk.set(Fault::Full(0));
    undoes(&mut window);
    disk.set(Fault::None);
    assert!(!window.close(), "closing tries once more");
    disk.set(Fault::Full(0));
    undoes(&mut window);
    window.tap("menu");
    assert!(window.close(), "also from the start");
}

#[test]
fn what_is_asked_for_while_a_slow_disk_writes_is_done_in_order() {
    let (mut window, _, disk, folder) = on_disk();
    window.tap("home-resume");
    let before = window.game().count();
    disk.set(Fault::Late(20));
    let undo = |window: &mut Window| {
        window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        window.harness.step();
    };
    undo(&mut window);
    assert_eq!(window.game().count(), before, "it is not on disk yet");
    undo(&mut window);
    window.harness.get_by_label(&window.text.get("menu")).click();
    window.harness.step();
    assert_eq!(window.game().count(), before, "the others wait in line");
    let mut seen = vec![Some(before)];
    for _ in 0..120 {
        window.harness.step();
        let count = window.app().game().map(Game::count);
        if seen.last() != Some(&count) {
            seen.push(count);
        }
    }
    // When the second is on disk the third, which waits for no disk, is done too.
    assert_eq!(seen, [Some(before), Some(before - 1), None]);
    assert_eq!(written(&folder), before - 2);
}

#[test]
fn a_second_window_looks_on_changes_nothing_and_plays_on_when_the_first_is_closed() {
    let folder = temp_dir();
    saved(folder.path(), 5);
    let (mut first, _) = open(Folder::new(folder.path()));
    let (mut second, time) = open(Folder::new(folder.path()));
    first.tap("home-resume");
    second.tap("home-resume");
    assert!(second.says("Another window is playing this game."));
    let before = second.game().count();
    undoes(&mut first);
    time.pass(Duration::from_millis(600));
    second.harness.run();
    assert_eq!(second.game().count(), before - 1, "within one look");
    undoes(&mut second);
    assert!(second.says("You are only watching"));
    assert_eq!(second.game().count(), before - 1);
    first.tap("menu");
    time.pass(Duration::from_millis(600));
    second.harness.run();
    assert!(second.tells("look-on-free"));
    second.tap("look-on-play");
    undoes(&mut second);
    assert_eq!(second.game().count(), before - 2);
    first.tap("home-resume");
    assert!(first.says("Another window is playing this game."));
    assert_eq!(first.game().count(), before - 2);
}

/// A saved game whose lines were changed like this; its file.
fn touched_by_another(data_dir: &Path, change: impl FnOnce(&mut Vec<String>)) -> PathBuf {
    let path = saved::saved(data_dir, &["Anna", "Ben"], (60, 3));
    rewrite(&path, change);
    path
}

#[test]
fn a_game_of_another_version_is_named_as_such_looked_at_and_left_alone() {
    let row = "newer or different version of Tableside. Open it with that version";
    let sign = "newer or different version of Tableside; open it with that version";
    let data_dir = temp_dir();
    let path =
        touched_by_another(data_dir.path(), |all| all.insert(all.len() - 4, FLIES.to_owned()));
    let before = read_journal(&path).expect("it reads").game.count();
    let bytes = fs::read(&path).expect("it is there");
    let there = || fs::read_dir(path.parent().expect("a folder")).expect("a folder").count();
    let entries = there();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    let heading = "From another version";
    assert!(window.says(heading) && window.says(row), "{:?}", window.names());
    assert!(!window.has("Resume"), "it is none that is gone on with");
    window.touch_starting("More about the file");
    assert!(window.says(row), "{:?}", window.names());
    window.touch("Look at it");
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
    let path = touched_by_another(data_dir.path(), |all| {
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

fn system() -> FakeSystem {
    FakeSystem::from(Fake { time: now(), seed: 7 })
}

fn open_in(folder: &TempDir, system: &FakeSystem) -> Window {
    Window::sharing(folder.path(), PORTRAIT, system)
}

const OTHER_TAB: &str = "Tableside is open in another tab of this browser.";

#[test]
fn a_tab_that_may_only_look_on_says_so_on_every_screen_until_it_is_its_turn() {
    let folder = temp_dir();
    let system = system();
    *system.storage.borrow_mut() = Storage::Elsewhere;
    let mut window = open_in(&folder, &system);
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
    let mut window = open_in(&folder, &system);
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
    let mut window = open_in(&folder, &system);
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
    for has_paths in [true, false] {
        let system = FakeSystem { has_paths, ..system() };
        let mut window = Window::sharing(folder.path(), LANDSCAPE, &system);
        window.tap("home-import");
        assert_eq!(window.tells("file-path-field"), has_paths);
        assert_eq!(window.shows("game-import-now"), has_paths, "{:?}", window.names());
    }
}
