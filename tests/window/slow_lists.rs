//! The list of games where files take long to be read: the window is there before, and what
//! takes too long is named, skipped and can be removed.

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use egui_kittest::kittest::Queryable as _;
use store::{Folder, Place};
use tableside::app::platform::{Fake, FakeSystem};

use crate::common::disks::SlowDisk;
use crate::common::temp_dir;
use crate::tools::saved::saved;
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window, now};

const FRAME: Duration = Duration::from_millis(250);

/// Some games, the last of them the latest.
fn games(data_dir: &Path) -> Vec<PathBuf> {
    [&["Anna", "Ben"][..], &["Clara", "Dora", "Emil"], &["Fritz", "Gero"]]
        .iter()
        .zip(3_u64..)
        .map(|(names, seed)| saved(data_dir, names, (60, seed)))
        .collect()
}

fn open(disk: &SlowDisk, data_dir: &Path, size: egui::Vec2) -> (Window, FakeSystem) {
    let hand = FakeSystem::from(Fake { time: now(), seed: 7 });
    let platform = hand.clone();
    let folder = disk.folder(data_dir);
    (Window::over(folder, (size, FRAME), move || Box::new(platform.clone())), hand)
}

/// Draws frames until it is so; the disk answers when the system lets it.
fn until(window: &mut Window, is_so: impl Fn(&Window) -> bool) {
    for _ in 0..2_000 {
        window.harness.step();
        if is_so(window) {
            return;
        }
        sleep(Duration::from_millis(5));
    }
    panic!("it never comes: {:?}", window.names());
}

#[test]
fn a_window_is_there_while_no_game_can_be_read_and_nothing_moves_once_they_are() {
    for size in [LANDSCAPE, PORTRAIT, egui::vec2(800.0, 480.0)] {
        let data_dir = temp_dir();
        let games = games(data_dir.path());
        let disk = SlowDisk::default();
        disk.hold(&games);
        let (mut window, _) = open(&disk, data_dir.path(), size);
        assert!(!window.shows("home-resume"));
        let doors = ["home-new-game", "home-decks", "home-import", "almanac"];
        let places = |window: &Window| {
            doors.map(|key| {
                window.harness.get_by_label(&window.text.get(key)).rect().center().round()
            })
        };
        let before = places(&window);
        // What it will be isn't known yet.
        window.press(egui::Key::Space);
        assert!(window.shows("home-new-game"), "nothing began");
        disk.let_go();
        until(&mut window, |window| {
            window.app().place(&window.harness.ctx) == "home" && {
                window.named("Clara").len()
                    + window.named("Anna").len()
                    + window.named("Fritz").len()
                    > 1
                    && window.shows("home-resume")
            }
        });
        window.harness.run();
        assert_eq!(places(&window), before, "{size}");
        window.tap("home-resume");
        assert!(!window.shows("home-resume"), "it plays");
    }
}

#[test]
fn a_file_that_takes_longer_than_its_share_is_named_skipped_and_removed() {
    let data_dir = temp_dir();
    let games = games(data_dir.path());
    let disk = SlowDisk::default();
    // Whichever is read first.
    let slow = games.last().expect("three").clone();
    disk.hold(std::slice::from_ref(&slow));
    let (mut window, hand) = open(&disk, data_dir.path(), LANDSCAPE);
    let name = slow.file_name().expect("a name").to_string_lossy().into_owned();
    let skipped = window.text.with("error-open-too-slow", &[("file", name.as_str().into())]);
    for _ in 0..3 {
        window.harness.step();
    }
    assert!(!window.says(&skipped), "it has its share");
    hand.pass(Duration::from_secs(5));
    until(&mut window, |window| window.says(&skipped) && window.shows("home-resume"));
    assert_eq!(Folder::new(data_dir.path()).files_at(Place::Table).expect("there").len(), 3);

    window.touch(&window.text.with("home-file-about", &[("file", name.as_str().into())]));
    window.tap("game-delete");
    until(&mut window, |window| !window.says(&skipped));
    assert!(!slow.exists());
    assert!(window.shows("home-resume"));
    disk.let_go();
    window.touch(&window.text.with("games-undo-remove", &[("game", name.as_str().into())]));
    until(&mut window, |window| !window.says(&skipped));
    assert!(slow.exists());
}

#[test]
fn a_file_in_the_archive_that_hangs_keeps_nobody_from_the_table_and_is_named_and_removed_there() {
    let data_dir = temp_dir();
    let games = games(data_dir.path());
    let folder = Folder::new(data_dir.path());
    let away = folder.move_to(&games[0], Place::Archive).expect("it moves");
    let disk = SlowDisk::default();
    disk.hold(std::slice::from_ref(&away));
    let (mut window, hand) = open(&disk, data_dir.path(), LANDSCAPE);
    assert!(window.shows("home-resume") && !window.shows("home-reading"));
    window.touch(&window.text.with("home-archive", &[("count", 1.into())]));
    let name = away.file_name().expect("a name").to_string_lossy().into_owned();
    let skipped = window.text.with("error-open-too-slow", &[("file", name.as_str().into())]);
    until(&mut window, |window| {
        hand.pass(FRAME);
        window.says(&skipped)
    });
    window.touch(&window.text.with("home-file-about", &[("file", name.as_str().into())]));
    window.tap("game-delete");
    assert!(!away.exists());
    // Nor does the list of what was deleted wait for it.
    until(&mut window, |window| !window.says(&skipped));
    disk.let_go();
}

#[test]
fn figures_of_all_games_come_also_beside_a_file_that_hangs() {
    let data_dir = temp_dir();
    let games = games(data_dir.path());
    let disk = SlowDisk::default();
    disk.hold(std::slice::from_ref(&games[1]));
    let (mut window, hand) = open(&disk, data_dir.path(), LANDSCAPE);
    until(&mut window, |window| {
        hand.pass(FRAME);
        window.shows("home-resume") && !window.shows("home-reading")
    });
    let told = window.text.with("records-unreadable", &[("count", 1.into())]);
    window.tap("home-records");
    until(&mut window, |window| window.says(&told));
    disk.let_go();
}

#[test]
fn a_game_that_was_skipped_can_be_opened_all_the_same() {
    let data_dir = temp_dir();
    let game = saved(data_dir.path(), &["Anna", "Ben"], (60, 3));
    let disk = SlowDisk::default();
    disk.hold(std::slice::from_ref(&game));
    let (mut window, hand) = open(&disk, data_dir.path(), LANDSCAPE);
    window.harness.step();
    hand.pass(Duration::from_secs(5));
    let name = game.file_name().expect("a name").to_string_lossy().into_owned();
    let about = window.text.with("home-file-about", &[("file", name.as_str().into())]);
    until(&mut window, |window| window.has(&about));
    window.touch(&about);
    window.tap("game-open-slow");
    assert_eq!(window.app().game().expect("it plays").setup().players.count(), 2);
    disk.let_go();
}

#[test]
fn an_untouched_form_for_files_is_not_drawn_again_for_its_caret() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-import");
    let field = window.harness.get_by_role(egui::accesskit::Role::TextInput);
    field.focus();
    window.harness.run_steps(20);
    assert!(window.harness.ctx.memory(egui::Memory::focused).is_some());
    assert_eq!(window.repaints_after(), Duration::MAX);
}
