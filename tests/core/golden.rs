//! Games that earlier versions wrote: they open, and stand as they stood.

use std::path::PathBuf;

use cli::show;
use game::{Entry, Game, Step};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use serde_json::Value;
use stats::random_act;
use store::{Folder, Journal, Place, read_journal};
use tempfile::TempDir;

use crate::common::sources::root;
use crate::common::temp_dir;

fn kept(name: &str) -> PathBuf {
    root().join("tests/data/golden").join(name)
}

/// Whether all that `old` says is still said; new fields may have been added.
fn says_all(new: &Value, old: &Value, place: &str) {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => {
            for (field, value) in old {
                let place = format!("{place}.{field}");
                says_all(new.get(field).unwrap_or_else(|| panic!("{place}")), value, &place);
            }
        }
        (Value::Array(new), Value::Array(old)) => {
            assert_eq!(new.len(), old.len(), "{place}");
            for (nth, (new, old)) in new.iter().zip(old).enumerate() {
                says_all(new, old, &format!("{place}[{nth}]"));
            }
        }
        _ => assert_eq!(new, old, "{place}"),
    }
}

#[rstest]
#[case("v1-1")]
#[case("v1-2")]
#[case("v2-1")]
#[case("v2-2")]
#[case("v3-1")]
#[case("v3-2")]
#[case("v4-1")]
#[case("v4-2")]
#[case("v5-1")]
#[case("v5-2")]
#[case("v6-1")]
#[case("v6-2")]
fn a_game_of_an_earlier_version_opens_as_it_stood(#[case] name: &str) {
    let opened = read_journal(&kept(&format!("{name}.tableside"))).expect("it opens");
    assert_eq!(opened.damage, None);
    let now: Value = serde_json::from_str(&show(&opened.game).expect("shows")).expect("JSON");
    let then = std::fs::read_to_string(kept(&format!("{name}.json"))).expect("kept beside");
    says_all(&now, &serde_json::from_str(&then).expect("JSON"), name);
}

/// A data folder with a game in it as an earlier version left it.
fn left(name: &str, change: impl FnOnce(&mut Vec<u8>)) -> (TempDir, Folder, PathBuf, Vec<u8>) {
    let data_dir = temp_dir();
    let games = Folder::new(data_dir.path());
    std::fs::create_dir_all(games.path()).expect("a folder");
    let mut bytes = std::fs::read(kept(&format!("{name}.tableside"))).expect("it is there");
    change(&mut bytes);
    let path = games.path().join(format!("{name}.tableside"));
    std::fs::write(&path, &bytes).expect("written");
    (data_dir, games, path, bytes)
}

/// Enters one more step: an act, or taking one back where the game is over.
fn go_on(journal: &mut Journal, game: &mut Game) {
    let mut rng = StdRng::seed_from_u64(1);
    let step = random_act(&mut game.state().clone(), &mut rng).map_or(Step::Undo, Step::Act);
    let entry = Entry::new(game.last_time(), step);
    journal.append(&entry).expect("written");
    game.take(entry).expect("legal");
}

fn same(one: &Game, other: &Game) {
    assert_eq!(one.count(), other.count());
    assert!(one.state() == other.state() && one.setup() == other.setup());
    assert!(one.acts().eq(other.acts()) && one.abandoned() == other.abandoned());
    assert_eq!((one.clock(), one.title()), (other.clock(), other.title()));
}

#[rstest]
#[case("v1-1")]
#[case("v1-2")]
#[case("v2-1")]
#[case("v2-2")]
#[case("v3-1")]
#[case("v3-2")]
#[case("v4-1")]
#[case("v4-2")]
fn going_on_with_a_game_of_an_earlier_version_copies_it_once(#[case] name: &str) {
    let (_data_dir, games, old, bytes) = left(name, |_| {});
    let before = read_journal(&old).expect("it opens").game;
    let (mut journal, opened) = games.open(&old).expect("it opens");
    same(&opened.game, &before);
    assert_ne!(journal.path(), old);
    let copy = read_journal(journal.path()).expect("it was copied");
    assert!(copy.is_current() && copy.damage.is_none());
    same(&copy.game, &before);
    let mut game = opened.game;
    go_on(&mut journal, &mut game);
    let path = journal.path().to_owned();
    drop(journal);
    assert_eq!(std::fs::read(&old).expect("it is there"), bytes, "it is left as it was");
    let list = games.list().expect("a list");
    assert_eq!(list.iter().map(|saved| &saved.path).collect::<Vec<_>>(), [&path]);
    same(list[0].game.as_ref().expect("it opens"), &game);
    // Both names lead to the copy from now on.
    for name in [&old, &path] {
        let (journal, opened) = games.open(name).expect("it opens");
        assert_eq!(journal.path(), path);
        same(&opened.game, &game);
    }
    // Putting the copy away brings the old one back to neither list.
    let away = games.move_to(&path, Place::Archive).expect("put away");
    assert!(games.list().expect("a list").is_empty());
    let list = games.list_at(Place::Archive).expect("a list");
    assert_eq!(list.iter().map(|saved| &saved.path).collect::<Vec<_>>(), [&away]);
    let old = away.with_file_name(old.file_name().expect("a name"));
    assert_eq!(games.open(&old).expect("it opens").0.path(), away);
    assert_eq!(std::fs::read(&old).expect("it is there"), bytes, "it is left as it was");
}

#[rstest]
#[case("v1-1")]
#[case("v3-2")]
#[case("v4-1")]
fn a_damaged_game_of_an_earlier_version_is_copied_as_far_as_it_is_whole(#[case] name: &str) {
    let (_data_dir, games, old, bytes) = left(name, |bytes| {
        let middle = bytes.len() / 2;
        bytes[middle] ^= 4;
    });
    let (mut journal, opened) = games.open(&old).expect("it opens");
    let damage = opened.damage.expect("it is damaged");
    assert!(damage.lost > 1 && damage.later >= damage.lost - 2, "{damage:?}");
    let kept = damage.kept.expect("it is kept");
    assert_eq!(std::fs::read(kept.copy).expect("it is there"), bytes);
    let list = std::fs::read_to_string(kept.list.expect("a list")).expect("text");
    assert_eq!(list.lines().count(), damage.later);
    let mut game = opened.game;
    go_on(&mut journal, &mut game);
    let path = journal.path().to_owned();
    drop(journal);
    assert_eq!(std::fs::read(&old).expect("it is there"), bytes, "it is left as it was");
    let again = games.open(&old).expect("it opens").1;
    assert_eq!(again.damage, None);
    same(&again.game, &game);
    assert_eq!(games.list().expect("a list").len(), 1);
    // A copy that was itself cut off before it had all is none.
    let copied = std::fs::read(&path).expect("it is there");
    std::fs::write(&path, &copied[..copied.len() / 2]).expect("cut off");
    let (journal, opened) = games.open(&old).expect("it opens");
    assert_ne!(journal.path(), path);
    assert!(opened.game.count() + 1 >= game.count());
}
