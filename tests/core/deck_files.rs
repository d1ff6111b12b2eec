//! A table's own decks and islands as files: what is kept, what is refused, and that neither harms
//! what is there.

use std::fs;
use std::path::{Path, PathBuf};

use board::{Rotation, first_game};
use cards::{Deck, DeckId, deck_a};
use chrono::{DateTime, TimeDelta};
use store::{
    BadDeckFile, BadIslandFile, BinOf, DeckFolder, Folder, Holder, IslandFile, IslandFolder,
    IslandName, MAX_ISLAND_BYTES, NotRenamed, NotWritten, Occupied, OwnIsland, read_deck,
};
use tempfile::TempDir;

use crate::common::decks::own_decks;
use crate::common::journals::begun;
use crate::common::temp_dir;

/// Deck A under another name.
fn named(id: &str) -> Deck {
    let a = deck_a().expect("the built-in deck is sound");
    let id = DeckId::try_from(id.to_owned()).expect("an id");
    Deck::new(id, a.titles().clone(), a.cards().to_vec(), a.events().clone()).expect("a deck")
}

fn smaller(id: &str) -> Deck {
    let deck = named(id);
    let id = DeckId::try_from(id.to_owned()).expect("an id");
    let cards = deck.cards()[..5].to_vec();
    Deck::new(id, deck.titles().clone(), cards, deck.events().clone()).expect("a deck")
}

fn decks() -> (TempDir, DeckFolder) {
    let data_dir = temp_dir();
    let folder = Folder::new(data_dir.path()).decks();
    (data_dir, folder)
}

fn good(folder: &DeckFolder) -> Vec<String> {
    let found = folder.list().expect("a folder").into_iter().filter_map(Result::ok);
    found.map(|file| file.deck.id().to_owned()).collect()
}

fn bytes(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_file())
        .map(|path| (path.clone(), fs::read(&path).expect("read")))
        .collect();
    found.sort();
    found
}

#[test]
fn a_deck_that_was_saved_is_listed_as_it_was_and_nothing_else_is_left_behind() {
    let (data_dir, folder) = decks();
    folder.save(&named("mine"), Occupied::Keep).expect("saved");
    folder.save(&smaller("mine"), Occupied::Replace).expect("saved again");
    assert_eq!(own_decks(data_dir.path()), [smaller("mine")]);
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(names.len(), 1, "{names:?}");
}

#[test]
fn an_id_that_is_taken_is_not_written_over_unless_asked() {
    let (data_dir, folder) = decks();
    let path = folder.save(&named("mine"), Occupied::Keep).expect("saved");
    let refused = folder.save(&smaller("mine"), Occupied::Keep).expect_err("taken");
    assert!(matches!(refused, NotWritten::Taken(other) if other == path));
    assert_eq!(own_decks(data_dir.path()), [named("mine")]);
    // Not every disk tells large letters from small ones.
    let other = folder.save(&smaller("Mine"), Occupied::Replace).expect_err("taken");
    assert!(matches!(other, NotWritten::Taken(held) if held == path));
}

#[test]
fn the_ids_of_built_in_decks_are_never_given_to_others() {
    let (_data_dir, folder) = decks();
    for id in ["a", "b", "c", "d", "A"] {
        let taken = folder.taken(&DeckId::try_from(id.to_owned()).expect("an id"));
        assert_eq!(taken, Some(Holder::BuiltIn), "{id}");
        folder.save(&named(id), Occupied::Replace).expect_err("refused");
    }
    assert!(folder.list().expect("a folder").is_empty());
    fs::create_dir_all(folder.path()).expect("a folder");
    fs::write(folder.path().join("b.json"), named("b").write()).expect("written");
    let listed = folder.list().expect("a folder");
    assert!(matches!(listed.as_slice(), [Err(BadDeckFile::BuiltInId { .. })]));
}

#[test]
fn a_removed_deck_comes_back_as_it_was_until_the_bin_is_emptied() {
    let (data_dir, folder) = decks();
    let path = folder.save(&named("mine"), Occupied::Keep).expect("saved");
    let before = bytes(folder.path());
    let first = folder.remove(&path, begun()).expect("removed");
    assert!(good(&folder).is_empty());
    folder.put_back(&first).expect("put back");
    assert_eq!(bytes(folder.path()), before);
    drop(first);

    let removed = folder.remove(&path, begun()).expect("removed");
    folder.save(&smaller("mine"), Occupied::Keep).expect("another of that name");
    let refused = folder.put_back(&removed).expect_err("it is taken");
    assert!(matches!(refused, NotWritten::Taken(_)));
    let second = folder.remove(&path, begun()).expect("removed");
    folder.put_back(&removed).expect("the first of the two");
    assert_eq!(bytes(folder.path()), before);
    folder.remove(&path, begun()).expect("removed");
    let all = Folder::new(data_dir.path());
    all.tidy_bins(begun() + TimeDelta::days(29));
    folder.put_back(&second).expect("each of that name lies there for itself");

    folder.remove(&path, begun()).expect("removed");
    assert_eq!(all.bin_contents().count, 2);
    all.empty_bins().expect("nothing is in the way");
    assert_eq!(folder.list().expect("a folder").len(), 0);
    assert!(bytes(&folder.path().join("removed")).is_empty());
}

#[test]
fn only_what_lies_in_the_folder_can_be_removed() {
    let (data_dir, folder) = decks();
    folder.save(&named("mine"), Occupied::Keep).expect("saved");
    let outside = data_dir.path().join("letter.json");
    fs::write(&outside, "dear").expect("written");
    folder.remove(&outside, begun()).expect_err("elsewhere");
    folder.remove(&folder.path().join("..").join("letter.json"), begun()).expect_err("elsewhere");
    assert!(outside.exists());
}

#[test]
fn files_that_are_no_decks_hide_no_others_and_say_why() {
    let (_data_dir, folder) = decks();
    folder.save(&named("mine"), Occupied::Keep).expect("saved");
    let inside = |name: &str| folder.path().join(name);
    fs::write(inside("broken.json"), "{").expect("written");
    fs::write(inside("other.json"), named("mine").write()).expect("written");
    fs::write(inside("note.txt"), "not ours").expect("written");
    fs::create_dir(inside("folder.json")).expect("made");
    fs::write(inside("half.json"), &named("half").write()[..400]).expect("written");
    let listed = folder.list().expect("a folder");
    let refused: Vec<&BadDeckFile> = listed.iter().filter_map(|file| file.as_ref().err()).collect();
    assert_eq!(good(&folder), ["mine"]);
    let [broken, in_folder, half, other] = refused.try_into().expect("four");
    for cut_off in [broken, half] {
        let BadDeckFile::Bad { findings, .. } = cut_off else { panic!("{cut_off}") };
        assert!(findings[0].message.contains("no JSON"), "{findings:?}");
    }
    assert!(matches!(in_folder, BadDeckFile::NotAFile(_)), "{in_folder}");
    assert!(matches!(other, BadDeckFile::Misnamed { id, .. } if id.as_str() == "mine"), "{other}");
}

#[test]
fn an_export_never_writes_over_a_file_unless_asked() {
    let (_data_dir, folder) = decks();
    let elsewhere = temp_dir();
    // Into a folder it goes under its own name.
    let path = folder.export(&named("mine"), elsewhere.path(), Occupied::Keep).expect("written");
    assert_eq!(path, elsewhere.path().join("mine.json"));
    assert_eq!(read_deck(&path).expect("a deck").deck, named("mine"));

    let letter = elsewhere.path().join("letter.json");
    fs::write(&letter, "dear").expect("written");
    let refused = folder.export(&named("mine"), &letter, Occupied::Keep).expect_err("there");
    assert!(matches!(refused, NotWritten::Taken(held) if held == letter));
    assert_eq!(fs::read(&letter).expect("read"), b"dear");
    folder.export(&named("mine"), &letter, Occupied::Replace).expect("asked for");
    assert_eq!(read_deck(&letter).expect("a deck").deck, named("mine"));

    let nowhere = elsewhere.path().join("no").join("where.json");
    let failed = folder.export(&named("mine"), &nowhere, Occupied::Keep).expect_err("no folder");
    assert!(matches!(failed, NotWritten::Failed(_)));
}

fn name(text: &str) -> IslandName {
    IslandName::try_from(text.to_owned()).expect("a name")
}

fn own(text: &str) -> OwnIsland {
    let (island, saved) = (first_game(), DateTime::UNIX_EPOCH);
    let (rivers, bandits, rotation) = (None, Vec::new(), Rotation::HALF);
    OwnIsland { name: name(text), island, sea: None, rivers, bandits, rotation, saved }
}

fn folder() -> (TempDir, IslandFolder) {
    let data = temp_dir();
    let islands = Folder::new(data.path()).islands();
    (data, islands)
}

fn names(folder: &IslandFolder) -> Vec<String> {
    let files = folder.list().expect("a folder").into_iter().filter_map(Result::ok);
    files.map(|file| file.own.name.to_string()).collect()
}

#[test]
fn a_saved_island_comes_back_as_it_was() {
    let (_data, folder) = folder();
    assert!(folder.list().expect("none yet").is_empty());
    let path = folder.save(&own("Grandpa's island"), Occupied::Keep).expect("saved");
    assert!(path.ends_with("islands/grandpa-s-island.json"));
    let found = folder.find(&name("grandpa's ISLAND")).expect("a folder").expect("found");
    assert_eq!(found, IslandFile { path, own: own("Grandpa's island") });
}

#[test]
fn the_same_name_is_replaced_only_if_asked() {
    let (_data, folder) = folder();
    let path = folder.save(&own("Attic"), Occupied::Keep).expect("saved");
    let mut other = own("ATTIC");
    other.rotation = Rotation::NONE;
    let refused = folder.save(&other, Occupied::Keep);
    assert!(matches!(refused, Err(NotWritten::Taken(taken)) if taken == path));
    assert_eq!(names(&folder), ["Attic"]);
    assert_eq!(folder.save(&other, Occupied::Replace).expect("replaced"), path);
    assert_eq!(names(&folder), ["ATTIC"]);
}

#[test]
fn names_that_look_alike_as_files_get_files_of_their_own_inside_the_folder() {
    let (_data, folder) = folder();
    for text in ["Ö", "Ä", "../../evil", "evil", "con", "a/b", "..", "日本"] {
        let path = folder.save(&own(text), Occupied::Keep).expect("saved");
        assert_eq!(path.parent(), Some(folder.path()), "{text}");
    }
    assert_eq!(names(&folder).len(), 8);
    assert!(!folder.path().join("con.json").exists());
}

#[test]
fn a_renamed_island_keeps_the_rest_and_takes_no_name_of_another() {
    let (_data, folder) = folder();
    let path = folder.save(&own("Attic"), Occupied::Keep).expect("saved");
    let cellar = folder.save(&own("Cellar"), Occupied::Keep).expect("saved");
    let refused = folder.rename(&path, name("cellar"));
    assert!(matches!(
        refused,
        Err(NotRenamed::NotWritten(NotWritten::Taken(taken))) if taken == cellar
    ));
    let renamed = folder.rename(&path, name("Garden")).expect("renamed");
    assert!(renamed.ends_with("garden.json") && !path.exists());
    assert_eq!(names(&folder), ["Cellar", "Garden"]);
    let found = folder.find(&name("Garden")).expect("a folder").expect("found");
    assert_eq!(found.own, own("Garden"));
    // Another spelling of its own name is nobody else's.
    let again = folder.rename(&renamed, name("GARDEN")).expect("renamed");
    assert_eq!(again, renamed);
    assert_eq!(names(&folder), ["Cellar", "GARDEN"]);
    assert!(folder.rename(Path::new("/etc/passwd"), name("x")).is_err());
}

#[test]
fn a_removed_island_can_be_put_back_for_30_days_or_until_the_bin_is_emptied() {
    let (data, folder) = folder();
    let all = Folder::new(data.path());
    let path = folder.save(&own("Attic"), Occupied::Keep).expect("saved");
    let removed = folder.remove(&path, begun()).expect("removed");
    all.tidy_bins(begun() + TimeDelta::days(29));
    let [listed] = all.deleted().try_into().expect("one");
    assert_eq!((listed.of, &listed.removed), (BinOf::Islands, &removed));
    all.restore(&listed).expect("it was wanted");
    assert_eq!(names(&folder), ["Attic"]);

    let removed = folder.remove(&path, begun()).expect("removed");
    all.tidy_bins(begun() + TimeDelta::days(30));
    assert!(!removed.is_there() && folder.put_back(&removed).is_err());
    folder.save(&own("Attic"), Occupied::Keep).expect("saved");
    let removed = folder.remove(&path, begun()).expect("removed");
    all.empty_bins().expect("nothing is in the way");
    assert!(!removed.is_there() && folder.put_back(&removed).is_err());
}

#[test]
fn damaged_huge_foreign_and_newer_files_are_named_and_spoil_nothing_else() {
    let (_data, folder) = folder();
    let good = folder.save(&own("Attic"), Occupied::Keep).expect("saved");
    let text = fs::read_to_string(&good).expect("its text");
    let put = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("written");
    };
    put("a-empty.json", "");
    put("b-foreign.json", "{\"cards\": []}");
    put("c-cut.json", &text[..text.len() / 2]);
    put("d-newer.json", &text.replace("\"version\": 1", "\"version\": 4"));
    put("e-seven.json", &text.replacen("\"token\": 5", "\"token\": 7", 1));
    put("f-turned.json", &text.replace("\"rotation\": 3", "\"rotation\": 6"));
    put("g-name.json", &text.replace("Attic", &"A".repeat(41)));
    put("h-huge.json", &text.replace("Attic", &"A".repeat(MAX_ISLAND_BYTES)));
    put("i-binary.json", "\u{0}\u{1}");
    fs::create_dir(folder.path().join("j-folder.json")).expect("a folder");
    put("notes.txt", "not ours");
    put(".hidden.json", "not ours");

    let found = folder.list().expect("the folder can be read");
    let kinds: Vec<&str> = found
        .iter()
        .map(|file| match file {
            Ok(_) => "good",
            Err(BadIslandFile::Foreign(_)) => "foreign",
            Err(BadIslandFile::Newer { version: 4, .. }) => "newer",
            Err(BadIslandFile::Damaged { field, .. }) => match field.as_str() {
                "island.hexes[2].token" | "rotation" | "name" => "field",
                other => panic!("{other}"),
            },
            Err(BadIslandFile::TooLarge(_)) => "large",
            Err(BadIslandFile::NotAFile(_)) => "no file",
            Err(other) => panic!("{other}"),
        })
        .collect();
    assert_eq!(
        kinds,
        [
            "good", "foreign", "foreign", "foreign", "newer", "field", "field", "field", "large",
            "foreign", "no file"
        ]
    );
    for bad in found.iter().filter_map(|file| file.as_ref().err()) {
        assert!(bad.to_string().contains(&bad.path().display().to_string()));
    }
    // What can't be used is never written over, but can be taken away.
    let before = fs::read(folder.path().join("a-empty.json")).expect("there");
    let path = folder.save(&own("A empty"), Occupied::Replace).expect("saved");
    assert!(path.ends_with("a-empty-2.json"));
    assert_eq!(fs::read(folder.path().join("a-empty.json")).expect("there"), before);
    folder.remove(&folder.path().join("a-empty.json"), begun()).expect("removed");
}

#[test]
fn a_removed_island_does_not_come_back_beside_another_of_its_name() {
    let (_data, folder) = folder();
    let path = folder.save(&own("Attic"), Occupied::Keep).expect("saved");
    let removed = folder.remove(&path, begun()).expect("removed");
    let cellar = folder.save(&own("Cellar"), Occupied::Keep).expect("saved");
    let renamed = folder.rename(&cellar, name("attic")).expect("the name is free");
    let refused = folder.put_back(&removed);
    assert!(matches!(refused, Err(NotWritten::Taken(taken)) if taken == renamed));
    assert_eq!(names(&folder), ["attic"]);
}
