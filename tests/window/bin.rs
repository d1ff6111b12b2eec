//! The list of games where files take long to be read: what takes too long is named, skipped and can
//! be removed. Its bin: what is deleted stays for 30 days, and nothing else that lies there is ever
//! touched.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use board::{Rotation, first_game};
use cards::{Deck, DeckId, deck_a};
use chrono::TimeDelta;
use egui::vec2;
use egui_kittest::kittest::Queryable as _;
use game::{Entry, MAX_TITLE, Step, Title};
use store::{Folder, IslandName, Journal, Occupied, OwnIsland, Place};
use tableside::app::platform::{Fake, FakeSystem};

use crate::common::disks::SlowDisk;
use crate::common::{files, temp_dir};
use crate::tools::saved::saved;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, Window, now};

const FRAME: Duration = Duration::from_millis(250);

/// Some games, the last of them the latest.
fn games(data_dir: &Path) -> Vec<PathBuf> {
    [&["Anna", "Ben"][..], &["Clara", "Dora", "Emil"], &["Fritz", "Gero"]]
        .iter()
        .zip(3_u64..)
        .map(|(names, seed)| saved(data_dir, names, (60, seed)))
        .collect()
}

/// A window over a disk that holds these files back.
fn holding(held: &[PathBuf], data_dir: &Path, size: egui::Vec2) -> (SlowDisk, Window, FakeSystem) {
    let disk = SlowDisk::default();
    disk.hold(held);
    let hand = FakeSystem::from(Fake { time: now(), seed: 7 });
    let platform = hand.clone();
    let folder = disk.folder(data_dir);
    let window = Window::over(folder, (size, FRAME), move || Box::new(platform.clone()));
    (disk, window, hand)
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
    for size in [LANDSCAPE, PORTRAIT, vec2(800.0, 480.0)] {
        let data_dir = temp_dir();
        let games = games(data_dir.path());
        let (disk, mut window, _) = holding(&games, data_dir.path(), size);
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
            let rows = ["Clara", "Anna", "Fritz"].map(|who| window.named(who).len());
            let is_home = window.app().place(&window.harness.ctx) == "home";
            is_home && rows.iter().sum::<usize>() > 1 && window.shows("home-resume")
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
    // Whichever is read first.
    let slow = &games[2];
    let (disk, mut window, hand) = holding(&games[2..], data_dir.path(), LANDSCAPE);
    let name = name(slow);
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
    let away = [folder.move_to(&games[0], Place::Archive).expect("it moves")];
    let (disk, mut window, hand) = holding(&away, data_dir.path(), LANDSCAPE);
    assert!(window.shows("home-resume") && !window.shows("home-reading"));
    window.touch(&window.text.with("home-archive", &[("count", 1.into())]));
    let name = name(&away[0]);
    let skipped = window.text.with("error-open-too-slow", &[("file", name.as_str().into())]);
    until(&mut window, |window| {
        hand.pass(FRAME);
        window.says(&skipped)
    });
    window.touch(&window.text.with("home-file-about", &[("file", name.as_str().into())]));
    window.tap("game-delete");
    assert!(!away[0].exists());
    // Nor does the list of what was deleted wait for it.
    until(&mut window, |window| !window.says(&skipped));
    disk.let_go();
}

#[test]
fn figures_of_all_games_come_also_beside_a_file_that_hangs() {
    let data_dir = temp_dir();
    let games = games(data_dir.path());
    let (disk, mut window, hand) = holding(&games[1..2], data_dir.path(), LANDSCAPE);
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
    let game = [saved(data_dir.path(), &["Anna", "Ben"], (60, 3))];
    let (disk, mut window, hand) = holding(&game, data_dir.path(), LANDSCAPE);
    window.harness.step();
    hand.pass(Duration::from_secs(5));
    let about = window.text.with("home-file-about", &[("file", name(&game[0]).into())]);
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

/// One of the largest there are.
fn long_game(data_dir: &Path, nth: u64) {
    let path = saved(data_dir, &LONG_NAMES, (40, 40));
    let (mut journal, _) = Journal::open(&path).expect("it opens");
    let title = format!("{nth}{}", "W".repeat(MAX_TITLE - 1));
    let title = Title::try_from(title).expect("a title");
    journal.append(&Entry::new(now(), Step::Named(Some(title)))).expect("written");
}

/// The window this long after the games were played.
fn after(data_dir: &Path, since: TimeDelta) -> Window {
    Window::on(data_dir, LANDSCAPE, move || Box::new(Fake { time: now() + since, seed: 7 }))
}

/// A file's name.
fn name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

fn delete(window: &mut Window, names: &str) {
    window.about(names);
    window.tap("game-delete");
}

#[test]
#[cfg(unix)]
fn what_others_put_into_a_bin_stays_there() {
    let data_dir = temp_dir();
    let outside = data_dir.path().join("outside");
    fs::create_dir_all(outside.join("deep")).expect("made");
    fs::write(outside.join("deep/letter.txt"), "dear").expect("written");
    for bin in ["games/removed", "games/archive/removed", "decks/removed", "islands/removed"] {
        let bin = data_dir.path().join(bin);
        fs::create_dir_all(bin.join("photos/2026")).expect("made");
        fs::write(bin.join("photos/2026/a.jpg"), "a picture").expect("written");
        for name in ["notes.txt", "1-notes.txt", "7-evening.tableside", "2-mine.json", ".hidden"] {
            fs::write(bin.join(name), "mine").expect("written");
        }
        std::os::unix::fs::symlink(&outside, bin.join("link")).expect("linked");
        std::os::unix::fs::symlink(&outside, bin.join("3-link.tableside")).expect("linked");
    }
    let before = files(data_dir.path());
    for days in [0, 20, 40, 80] {
        let mut window = after(data_dir.path(), TimeDelta::days(days));
        window.tap("home-new-game");
        assert!(before.iter().all(|kept| files(data_dir.path()).get(kept.0) == Some(kept.1)));
    }
}

#[test]
#[cfg(unix)]
fn a_bin_that_is_a_link_is_not_followed() {
    let data_dir = temp_dir();
    let elsewhere = data_dir.path().join("elsewhere");
    fs::create_dir_all(&elsewhere).expect("made");
    fs::write(elsewhere.join("letter.txt"), "dear").expect("written");
    fs::write(elsewhere.join("1-letter.tableside"), "dear").expect("written");
    saved(data_dir.path(), &["Anna", "Ben"], (40, 40));
    std::os::unix::fs::symlink(&elsewhere, data_dir.path().join("games/removed")).expect("linked");
    let before = files(&elsewhere);
    let mut window = after(data_dir.path(), TimeDelta::days(1));
    assert_eq!(files(&elsewhere), before);
    delete(&mut window, "Anna");
    assert_eq!(files(&elsewhere), before, "nothing is put there either");
    assert_eq!(Folder::new(data_dir.path()).list_at(Place::Table).expect("a list").len(), 1);
    assert!(window.says("Nothing can be deleted: "), "{:?}", window.names());
}

#[test]
fn a_deleted_game_can_be_restored_for_30_days() {
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), &["Anna", "Ben"], (40, 40));
    let bytes = fs::read(&path).expect("there");
    // The program ends at once, however it ends: nothing is tidied.
    let mut window = after(data_dir.path(), TimeDelta::zero());
    delete(&mut window, "Anna");
    std::mem::forget(window);
    for days in [1, 29] {
        let mut window = after(data_dir.path(), TimeDelta::days(days));
        assert!(!window.shows("home-resume"));
        window.touch("Deleted (1)");
        assert!(window.says("Anna, Ben"), "{:?}", window.names());
        let left = if days == 1 { "29 days left" } else { "1 day left" };
        assert!(window.says(left), "{:?}", window.names());
    }
    let mut window = after(data_dir.path(), TimeDelta::days(29));
    window.touch("Deleted (1)");
    window.touch("Restore Anna, Ben");
    assert_eq!(fs::read(&path).expect("back"), bytes);
    window.walk("stats-back home-resume");
    drop(window);

    let mut window = after(data_dir.path(), TimeDelta::zero());
    delete(&mut window, "Anna");
    drop(window);
    let window = after(data_dir.path(), TimeDelta::days(30) + TimeDelta::minutes(1));
    assert!(!window.says("Deleted ("));
    assert_eq!(files(data_dir.path()).len(), 0, "{:?}", files(data_dir.path()).keys());
}

#[test]
fn a_note_of_what_was_deleted_is_one_line() {
    let data_dir = temp_dir();
    for nth in 0..2 {
        long_game(data_dir.path(), nth);
    }
    for size in [LANDSCAPE, PORTRAIT, vec2(800.0, 480.0)] {
        let mut window = Window::open(data_dir.path(), size);
        window.touch_starting("More about");
        window.tap("game-delete");
        let (undo, resume) = (
            window.place_of(|name| name.starts_with("Undo: ")),
            window.place_of(|name| name == "Resume"),
        );
        assert!(undo.height() < 56.0 && undo.bottom() < resume.top());
        let said = window.place_of(|name| name.ends_with(" was deleted."));
        assert!(said.height() < 56.0 && said.right() <= undo.left(), "{said}");
        window.touch_starting("Undo: ");
    }
}

#[test]
fn the_page_about_the_program_empties_the_bin_at_once_after_a_second_touch() {
    let data_dir = temp_dir();
    for names in [["Anna", "Ben"], ["Cleo", "Dan"]] {
        saved(data_dir.path(), &names, (40, 40));
    }
    fs::create_dir_all(data_dir.path().join("games/removed")).expect("made");
    fs::write(data_dir.path().join("games/removed/notes.txt"), "mine").expect("written");
    let mut window = after(data_dir.path(), TimeDelta::zero());
    delete(&mut window, "Anna");
    delete(&mut window, "Cleo");
    window.walk("settings about");
    assert!(window.says("2 are in it now ("), "{:?}", window.names());
    assert!(window.says("30 days"));
    let before = files(data_dir.path());
    window.tap("about-bin-empty");
    assert!(window.says("Not even “Undo” brings them back"));
    window.tap("about-bin-keep");
    assert_eq!(files(data_dir.path()), before);
    window.walk("about-bin-empty about-bin-for-good");
    assert!(window.tells("about-bin-nothing") && window.tells("about-bin-emptied"));
    let left: Vec<_> = files(&data_dir.path().join("games")).into_keys().collect();
    assert_eq!(left, [data_dir.path().join("games/removed/notes.txt")], "that is not ours");
    window.walk("stats-back settings-done");
    assert!(!window.says("Undo: ") && !window.says("Deleted ("));
}

#[test]
fn what_an_earlier_version_left_in_the_bin_can_be_restored_for_30_days_more() {
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), &["Anna", "Ben"], (40, 40));
    let bytes = fs::read(&path).expect("there");
    let bin = data_dir.path().join("games/removed");
    fs::create_dir_all(&bin).expect("made");
    fs::rename(&path, bin.join(format!("1-{}", name(&path)))).expect("as it was done then");
    fs::write(bin.join(".lock"), "").expect("written");
    drop(after(data_dir.path(), TimeDelta::days(400)));
    let mut window = after(data_dir.path(), TimeDelta::days(429));
    window.touch("Deleted (1)");
    window.touch("Restore Anna, Ben");
    assert_eq!(fs::read(&path).expect("back"), bytes);
    assert!(window.says("Anna, Ben is back where it was."));
}

#[test]
fn decks_and_islands_are_restored_from_the_start_too() {
    let data_dir = temp_dir();
    let folder = Folder::new(data_dir.path());
    let deck = deck_a().expect("sound");
    let id = DeckId::try_from("mine".to_owned()).expect("an id");
    let deck = Deck::new(id, deck.titles().clone(), deck.cards().to_vec(), deck.events().clone());
    let deck = folder.decks().save(&deck.expect("a deck"), Occupied::Keep).expect("saved");
    let name = IslandName::try_from("Attic".to_owned()).expect("a name");
    let own = OwnIsland {
        name,
        island: first_game(),
        sea: None,
        rivers: None,
        bandits: Vec::new(),
        rotation: Rotation::default(),
        saved: now(),
    };
    let island = folder.islands().save(&own, Occupied::Keep).expect("saved");
    let before = files(data_dir.path());
    folder.decks().remove(&deck, now()).expect("removed");
    folder.islands().remove(&island, now()).expect("removed");
    let mut window = after(data_dir.path(), TimeDelta::days(2));
    window.touch("Deleted (2)");
    let [one, other] = ["Restore Attic", "Restore mine"]
        .map(|name| window.place_of(|found| found == name).center().y);
    assert!((one - other).abs() < 160.0, "a row is as high as its words: {one} and {other}");
    window.touch("Restore Attic");
    window.touch("Restore mine");
    assert!(window.tells("deleted-empty"));
    assert_eq!(files(data_dir.path()), before);
}
