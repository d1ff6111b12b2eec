//! The library of a table's islands: files by name, kept whole.

use std::path::Path;

use board::{Rotation, first_game};
use chrono::{DateTime, TimeDelta};
use store::{
    BadIslandFile, BinOf, Folder, IslandFile, IslandFolder, IslandName, MAX_ISLAND_BYTES,
    NotRenamed, NotWritten, Occupied, OwnIsland,
};

use crate::common::journals::begun;
use crate::common::temp_dir;

fn name(text: &str) -> IslandName {
    IslandName::try_from(text.to_owned()).expect("a name")
}

fn own(text: &str) -> OwnIsland {
    let (island, saved) = (first_game(), DateTime::UNIX_EPOCH);
    OwnIsland { name: name(text), island, sea: None, rotation: Rotation::HALF, saved }
}

fn folder() -> (tempfile::TempDir, IslandFolder) {
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
    let text = std::fs::read_to_string(&good).expect("its text");
    let put = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("written");
    };
    put("a-empty.json", "");
    put("b-foreign.json", "{\"cards\": []}");
    put("c-cut.json", &text[..text.len() / 2]);
    put("d-newer.json", &text.replace("\"version\": 1", "\"version\": 3"));
    put("e-seven.json", &text.replacen("\"token\": 5", "\"token\": 7", 1));
    put("f-turned.json", &text.replace("\"rotation\": 3", "\"rotation\": 6"));
    put("g-name.json", &text.replace("Attic", &"A".repeat(41)));
    put("h-huge.json", &text.replace("Attic", &"A".repeat(MAX_ISLAND_BYTES)));
    put("i-binary.json", "\u{0}\u{1}");
    std::fs::create_dir(folder.path().join("j-folder.json")).expect("a folder");
    put("notes.txt", "not ours");
    put(".hidden.json", "not ours");

    let found = folder.list().expect("the folder can be read");
    let kinds: Vec<&str> = found
        .iter()
        .map(|file| match file {
            Ok(_) => "good",
            Err(BadIslandFile::Foreign(_)) => "foreign",
            Err(BadIslandFile::Newer { version: 3, .. }) => "newer",
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
    let before = std::fs::read(folder.path().join("a-empty.json")).expect("there");
    let path = folder.save(&own("A empty"), Occupied::Replace).expect("saved");
    assert!(path.ends_with("a-empty-2.json"));
    assert_eq!(std::fs::read(folder.path().join("a-empty.json")).expect("there"), before);
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
