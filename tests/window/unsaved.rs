//! The window over a disk that is full or slow, and over a game that another
//! window plays.

use std::path::Path;
use std::time::Duration;

use egui_kittest::kittest::Queryable as _;
use game::{Game, Phase};
use store::{Folder, read_journal};
use tableside::app::platform::{Fake, FakeSystem};

use crate::common::disks::{Disk, Fault};
use crate::common::temp_dir;
use crate::tools::saved::save;
use crate::tools::window::{LANDSCAPE, Window, now};

const FRAME: Duration = Duration::from_millis(250);
const UNSAVED: &str = "A game isn't saved yet";

/// A saved game in which drawing comes next.
fn saved(data_dir: &Path, seed: u64) {
    saved_of(data_dir, seed, ["Anna", "Ben", "Clara"]);
}

fn saved_of(data_dir: &Path, seed: u64, names: [&str; 3]) {
    let ready = |state: &game::State| {
        matches!(state.phase(), Phase::BeforeProduction) && state.tasks().is_empty()
    };
    save(data_dir, &names, (40, seed), ready);
}

fn open(folder: Folder) -> (Window, FakeSystem) {
    let platform = FakeSystem::from(Fake { time: now(), seed: 7 });
    let shown = platform.clone();
    let window = Window::over(folder, (LANDSCAPE, FRAME), move || Box::new(platform.clone()));
    (window, shown)
}

fn undoes(window: &mut Window) {
    window.press_with(egui::Modifiers::COMMAND, egui::Key::Z);
}

#[test]
fn a_game_left_unsaved_waits_with_a_sign_and_comes_back_with_all_it_had() {
    let folder = temp_dir();
    saved(folder.path(), 5);
    let disk = Disk::default();
    let (mut window, time) = open(disk.folder(folder.path()));
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
    let path = Folder::new(folder.path()).list().expect("a list")[0].path.clone();
    assert_eq!(read_journal(&path).expect("it opens").game.count(), before - 2);
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
    let folder = temp_dir();
    saved(folder.path(), 5);
    let disk = Disk::default();
    let (mut window, _) = open(disk.folder(folder.path()));
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
    let folder = temp_dir();
    saved(folder.path(), 5);
    let disk = Disk::default();
    let (mut window, _) = open(disk.folder(folder.path()));
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
    let path = Folder::new(folder.path()).list().expect("a list")[0].path.clone();
    assert_eq!(read_journal(&path).expect("it opens").game.count(), before - 2);
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
