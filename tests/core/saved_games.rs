//! Saved games in their folder: listed, counted, put away, deleted, taken
//! elsewhere and back.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use game::{Entry, Step, Title};
use store::{
    Claim, ExportForm, Folder, Followed, Follower, Journal, NotExported, NotImported, NotMoved,
    NotWritten, Occupied, Place, read_journal,
};
use tempfile::TempDir;

use crate::common::journals::{begun, go_on, played, same, short_setup, whole};
use crate::common::sources::root;
use crate::common::temp_dir;

fn folder() -> (TempDir, Folder) {
    let outer = temp_dir();
    let folder = Folder::new(outer.path());
    (outer, folder)
}

/// A game that is closed; its file.
fn closed(outer: &TempDir, steps: usize, seed: u64) -> PathBuf {
    let (journal, _) = played(outer.path(), short_setup(), steps, seed);
    journal.path().to_owned()
}

/// The names of all files below `folder` but hidden ones.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("one"));
    let names = entries.flat_map(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        let inside = if entry.path().is_dir() { names(&entry.path()) } else { BTreeSet::new() };
        inside
            .into_iter()
            .map(|inner| format!("{name}/{inner}"))
            .chain([name.clone()])
            .collect::<Vec<_>>()
    });
    names.filter(|name| !name.split('/').any(|part| part.starts_with('.'))).collect()
}

fn listed(folder: &Folder, place: Place) -> Vec<PathBuf> {
    folder.list_at(place).expect("it reads").into_iter().map(|saved| saved.path).collect()
}

fn golden(name: &str) -> PathBuf {
    root().join(format!("tests/data/golden/{name}.tableside"))
}

#[test]
fn games_of_one_second_have_files_of_their_own() {
    let (outer, folder) = folder();
    let paths: BTreeSet<PathBuf> = (0..4).map(|seed| closed(&outer, 3, seed)).collect();
    assert_eq!(paths.len(), 4);
    assert_eq!(paths, listed(&folder, Place::Table).into_iter().collect());
    assert_eq!(folder.count_at(Place::Table), 4);
    assert_eq!(folder.count_at(Place::Archive), 0);
}

#[test]
fn a_game_put_away_is_counted_and_listed_there_alone_and_comes_back_as_it_was() {
    let (outer, folder) = folder();
    let (path, stays) = (closed(&outer, 9, 1), closed(&outer, 4, 2));
    let bytes = fs::read(&path).expect("there");
    let away = folder.move_to(&path, Place::Archive).expect("it moves");
    assert_eq!(folder.place_of(&away), Some(Place::Archive));
    assert_eq!(listed(&folder, Place::Archive), [away.as_path()]);
    assert_eq!(listed(&folder, Place::Table), [stays.as_path()]);
    assert_eq!([Place::Table, Place::Archive].map(|place| folder.count_at(place)), [1, 1]);
    assert_eq!(folder.move_to(&away, Place::Archive).expect("it is there"), away);
    let back = folder.move_to(&away, Place::Table).expect("it moves");
    assert_eq!((&back, fs::read(&back).expect("there")), (&path, bytes));
}

#[test]
fn a_name_that_is_taken_in_the_archive_is_left_to_whoever_has_it() {
    let (outer, folder) = folder();
    let path = closed(&outer, 5, 1);
    let first = folder.move_to(&path, Place::Archive).expect("it moves");
    let other = closed(&outer, 7, 2);
    assert_eq!(other, path, "the name is free again");
    let second = folder.move_to(&other, Place::Archive).expect("it moves");
    assert_ne!(first, second);
    assert_eq!([first, second].map(|path| whole(&path).count() > 0), [true, true]);
    assert_eq!(folder.count_at(Place::Archive), 2);
}

#[test]
fn a_game_is_found_by_its_name_wherever_it_lies_and_a_path_means_itself() {
    let (outer, folder) = folder();
    let (table, away) = (closed(&outer, 4, 1), closed(&outer, 5, 2));
    let away = folder.move_to(&away, Place::Archive).expect("it moves");
    for path in [&table, &away] {
        let name = path.file_name().expect("a name").to_string_lossy();
        assert_eq!(folder.find(&*name), *path);
        assert_eq!(folder.find(name.trim_end_matches(".tableside")), *path);
        assert_eq!(folder.find(&*path.to_string_lossy()), *path);
    }
    // Nothing but a name is looked for, and what isn't there is told as it was
    // asked for.
    let inside = format!("../games/{}", table.file_name().expect("a name").to_string_lossy());
    for name in [inside.as_str(), "no-such-game", "removed"] {
        assert_eq!(folder.find(name), Path::new(name));
    }
}

#[test]
fn a_new_game_leaves_a_name_alone_that_somebody_else_has_claimed() {
    let (outer, folder) = folder();
    fs::create_dir_all(outer.path()).expect("made");
    let path = outer.path().join("evening.tableside");
    let claim = Claim::take(&path).expect("free");
    let journal = Journal::create(&path, &short_setup()).expect("it begins");
    assert_eq!(journal.path(), outer.path().join("evening-2.tableside"));
    assert!(!path.exists());
    drop((journal, claim));
    let journal = Journal::create(&path, &short_setup()).expect("it begins");
    assert_eq!(journal.path(), path);
    assert!(folder.list_at(Place::Table).expect("it reads").is_empty(), "it lies elsewhere");
}

#[test]
fn whoever_looks_on_reads_what_is_new_and_nothing_twice() {
    let (outer, _) = folder();
    let (mut journal, mut game) = played(outer.path(), short_setup(), 9, 4);
    let path = journal.path().to_owned();
    let mut follower = Follower::open(&path).expect("it reads");
    assert_eq!(follower.look().expect("it reads"), Followed::Same);
    // What was read is not read again: a damage there is the player's to hear
    // of, and nothing that was shown goes away by it.
    let mut bytes = fs::read(&path).expect("there");
    let early = bytes.len() - 300;
    bytes[early] ^= 1;
    fs::write(&path, &bytes).expect("written");
    for _ in 0..3 {
        go_on(&mut journal, &mut game);
        assert_eq!(follower.look().expect("it reads"), Followed::News);
        same(follower.game(), &game);
        assert_eq!(follower.look().expect("it reads"), Followed::Same);
    }
    fs::remove_file(&path).expect("there");
    assert_eq!(follower.look().expect("it reads"), Followed::Gone);
}

/// An older game, and where what goes on with it lies.
fn gone_on_with() -> (TempDir, Folder, PathBuf, PathBuf) {
    let (outer, folder) = folder();
    fs::create_dir_all(folder.path()).expect("made");
    let old = folder.path().join("old.tableside");
    fs::copy(golden("v3-1"), &old).expect("copied");
    let (journal, _) = folder.open(&old).expect("it opens");
    let path = journal.path().to_owned();
    drop(journal);
    (outer, folder, old, path)
}

#[test]
fn an_older_game_its_continuation_and_what_was_kept_of_them_go_together() {
    let (outer, folder, _, path) = gone_on_with();
    // A game that has the name of the one gone on with, but is another one,
    // and one whose name only begins alike.
    let stranger = closed(&outer, 4, 3);
    for kept in ["old.damaged-1", "old-2.damaged-1", "older.damaged-1"] {
        fs::write(folder.path().join(kept), kept).expect("written");
    }
    assert_eq!(folder.count_at(Place::Table), 2, "the old one is gone on with");
    assert_eq!(listed(&folder, Place::Table).len(), 2);
    let before = names(outer.path());
    let removed = folder.remove(&path, begun()).expect("to the bin");
    assert_eq!(removed.from(), path);
    let left: BTreeSet<PathBuf> = fs::read_dir(folder.path())
        .expect("it reads")
        .map(|entry| entry.expect("one").path())
        .filter(|path| {
            path.is_file()
                && !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
        })
        .collect();
    assert_eq!(left, BTreeSet::from([stranger, folder.path().join("older.damaged-1")]));
    folder.put_back(&removed).expect("back");
    assert!(before.is_subset(&names(outer.path())), "all of it");
    let away = folder.move_to(&path, Place::Archive).expect("it moves");
    assert_eq!(listed(&folder, Place::Archive), [away]);
    assert_eq!(folder.count_at(Place::Archive), 1);
    assert_eq!(folder.count_at(Place::Table), 1);
}

#[test]
fn another_game_of_the_name_that_was_gone_on_with_stays() {
    let (_outer, folder, old, path) = gone_on_with();
    fs::copy(golden("v3-2"), &old).expect("copied");
    assert_eq!(listed(&folder, Place::Table).len(), 2, "neither hides the other");
    let _removed = folder.remove(&path, begun()).expect("to the bin");
    assert_eq!(listed(&folder, Place::Table), [old]);
}

#[test]
fn what_lies_elsewhere_is_neither_moved_nor_deleted_and_what_is_taken_not_put_back_over() {
    let (outer, folder) = folder();
    let path = closed(&outer, 5, 1);
    let elsewhere = outer.path().join("elsewhere.tableside");
    fs::copy(&path, &elsewhere).expect("copied");
    assert!(matches!(folder.remove(&elsewhere, begun()), Err(NotMoved::Failed(_))));
    assert!(matches!(folder.move_to(&elsewhere, Place::Archive), Err(NotMoved::Failed(_))));
    let removed = folder.remove(&path, begun()).expect("to the bin");
    let other = closed(&outer, 8, 2);
    assert_eq!(other, path);
    let bytes = fs::read(&other).expect("there");
    assert!(matches!(folder.put_back(&removed), Err(NotWritten::Taken(_))));
    assert_eq!(fs::read(&other).expect("there"), bytes);
    fs::rename(&other, &elsewhere).expect("it moves");
    folder.put_back(&removed).expect("now it is free");
    assert!(path.is_file());
}

#[test]
fn a_game_exported_and_imported_elsewhere_is_the_same_and_here_only_once() {
    let (outer, folder) = folder();
    let (mut journal, mut game) = played(outer.path(), short_setup(), 20, 1);
    let title = Title::try_from("../../a/b".to_owned()).expect("a title");
    let entry = Entry::new(begun(), Step::Named(Some(title)));
    journal.append(&entry).expect("written");
    game.take(entry).expect("a title");
    let path = journal.path().to_owned();
    drop(journal);
    let stick = temp_dir();
    let out = folder.export(&path, stick.path(), Occupied::Keep).expect("written");
    assert_eq!(out.file_name(), path.file_name(), "into a folder, by its name");
    assert!(matches!(
        folder.export(&path, &out, Occupied::Keep),
        Err(NotExported::NotWritten(NotWritten::Taken(taken))) if taken == out
    ));
    let named = folder.export(&path, &stick.path().join("mine"), Occupied::Keep).expect("written");
    assert_eq!(named, stick.path().join("mine.tableside"));
    assert!(matches!(
        folder.export(&path, &folder.path().join("over.tableside"), Occupied::Replace),
        Err(NotExported::Among(_))
    ));
    let there = temp_dir();
    let other = Folder::new(there.path());
    let (here, opened) = other.import(&out).expect("it is a game");
    assert_eq!(here.parent(), Some(other.path()));
    same(&opened.game, &game);
    same(&whole(&here), &game);
    assert!(matches!(other.import(&named), Err(NotImported::Here(known)) if known == here));
    // Further on it is still the same game.
    let (mut journal, opened) = Journal::open(&here).expect("it opens");
    let mut further = opened.game;
    go_on(&mut journal, &mut further);
    drop(journal);
    assert!(matches!(other.import(&out), Err(NotImported::Here(known)) if known == here));
    assert_eq!(names(there.path()).len(), 2, "the folder and its game");
}

#[test]
fn an_older_game_that_went_on_is_known_when_it_is_imported_again() {
    let (_outer, folder) = folder();
    let (first, _) = folder.import(&golden("v4-1")).expect("a game");
    let (journal, _) = folder.open(&first).expect("it opens");
    let on = journal.path().to_owned();
    assert_ne!(on, first);
    drop(journal);
    assert!(matches!(folder.import(&golden("v4-1")), Err(NotImported::Here(known)) if known == on));
    assert!(matches!(folder.import(&on), Err(NotImported::Here(known)) if known == on));
}

#[test]
fn a_damaged_game_is_imported_letter_for_letter() {
    let (outer, folder) = folder();
    let path = closed(&outer, 12, 1);
    let mut bytes = fs::read(&path).expect("there");
    let last = bytes.len() - 30;
    bytes[last] ^= 4;
    let from = outer.path().join("from elsewhere.txt");
    fs::write(&from, &bytes).expect("written");
    let (here, opened) = folder.import(&from).expect("a game");
    assert!(opened.damage.is_some());
    assert_eq!(fs::read(&here).expect("there"), bytes);
    assert_eq!(read_journal(&here).expect("it reads").damage, opened.damage);
}

#[test]
fn each_form_of_an_export_is_called_by_a_word_of_its_own() {
    let keys = ExportForm::ALL.map(ExportForm::key);
    assert_eq!(keys, ["text", "csv", "json"]);
    assert_eq!(ExportForm::ALL.map(ExportForm::ending), ["txt", "csv", "json"]);
}

/// Where a window of its own finds what to import, and how it is called.
const WINDOW: (&str, &str) = ("TABLESIDE_TEST_IMPORTS", "TABLESIDE_TEST_WINDOW");

/// How many games they import.
const IMPORTS: u64 = 25;

/// What such a window does: imports each game as soon as the other one is there, too. As a
/// test by itself it has nothing to do.
#[test]
fn a_window_imports_what_it_is_told_to() {
    let Some(outer) = std::env::var_os(WINDOW.0).map(PathBuf::from) else { return };
    let own = std::env::var(WINDOW.1).expect("a name");
    let other = if own == "one" { "two" } else { "one" };
    for nth in 0..IMPORTS {
        fs::write(outer.join(format!("{own}-{nth}")), "").expect("written");
        while !outer.join(format!("{other}-{nth}")).exists() {
            std::hint::spin_loop();
        }
        let told = Folder::new(&outer.join(format!("to-{nth}")))
            .import(&outer.join(format!("from-{nth}")));
        assert!(matches!(told, Ok(_) | Err(NotImported::Here(_))), "{told:?}");
    }
}

#[test]
fn two_windows_that_import_one_game_at_once_have_it_once() {
    let outer = temp_dir();
    for nth in 0..IMPORTS {
        let elsewhere = temp_dir();
        let game = closed(&elsewhere, 3, nth);
        fs::copy(game, outer.path().join(format!("from-{nth}"))).expect("copied");
    }
    let window = |name: &str| {
        let mut program = Command::new(std::env::current_exe().expect("this"));
        program.args(["--exact", "saved_games::a_window_imports_what_it_is_told_to"]);
        program.env(WINDOW.0, outer.path()).env(WINDOW.1, name);
        program.spawn().expect("it starts")
    };
    let windows = [window("one"), window("two")];
    for mut window in windows {
        assert!(window.wait().expect("it ends").success());
    }
    for nth in 0..IMPORTS {
        let folder = Folder::new(&outer.path().join(format!("to-{nth}")));
        assert_eq!(listed(&folder, Place::Table).len(), 1, "game {nth}");
    }
}
