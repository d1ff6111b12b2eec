//! Games that another version wrote: what this one can read of them can be
//! looked at, and nothing of them is cut, mended or written over.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;

use cli::not_opened;
use game::Game;
use rstest::rstest;
use serde_json::{Value, json};
use store::{
    Folder, Followed, Follower, Journal, NotImported, OpenError, Place, Unread, read_journal,
    read_journal_bytes,
};

use crate::common::journals::{FLIES, file, lines, numbered, same, says, short, told, unnumbered};
use crate::common::temp_dir;
use crate::program::tableside;

fn framed(says: &[String]) -> Vec<u8> {
    numbered(says.iter().map(String::as_str))
}

/// A short game with this line as its sixth.
fn with(line: &str) -> Vec<u8> {
    let mut all = says(&short(6));
    all.insert(5, line.to_owned());
    framed(&all)
}

/// The game before that line.
fn before() -> Game {
    told(&framed(&says(&short(6))), 5)
}

fn names(folder: &Path) -> BTreeSet<OsString> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("it is there").file_name());
    names.filter(|name| !name.to_string_lossy().starts_with('.')).collect()
}

/// Opens it in every way there is, and nothing comes of it: the file stays as
/// it is, and nothing is made beside it.
#[track_caller]
fn is_left_alone(path: &Path, line: usize) {
    let folder = path.parent().expect("a folder");
    let (bytes, there) = (std::fs::read(path).expect("it is there"), names(folder));
    for opened in [Journal::open(path), Folder::new(folder).open(path)] {
        let error = opened.map(drop).expect_err("it is not written to");
        assert!(matches!(error, OpenError::Unread { line: at, .. } if at == line), "{error}");
        assert!(not_opened(&error).contains("newer or different version"), "{error}");
    }
    let follower = Follower::open(path).expect("it can be looked at");
    assert_eq!(follower.unread().map(|unread| unread.line), Some(line));
    assert_eq!(std::fs::read(path).expect("it is there"), bytes);
    assert_eq!(names(folder), there);
}

// Lines.

#[rstest]
#[case::act(FLIES)]
#[case::more_of_a_known_act(
    r#"{"time":"2026-11-21T18:40:00Z","step":{"act":{"deed":"roll","number":[1,2,3]}}}"#
)]
#[case::step(r#"{"time":"2026-11-21T18:40:00Z","step":"dance"}"#)]
#[case::no_json("hello")]
#[case::nothing("")]
#[case::nested(&format!("{{\"time\":{}", "[".repeat(200_000)))]
fn a_whole_line_that_can_not_be_read_is_of_another_version_and_no_damage(#[case] line: &str) {
    let folder = temp_dir();
    let path = file(folder.path(), "other.tableside", &with(line));
    let opened = read_journal(&path).expect("it opens");
    same(&opened.game, &before());
    assert_eq!(opened.damage, None);
    assert_eq!(opened.unread, Some(Unread { line: 6, lines: 4 }));
    is_left_alone(&path, 6);
}

#[test]
fn it_may_stand_anywhere_behind_the_opening() {
    let all = says(&short(6));
    for place in 2..=all.len() {
        let mut all = all.clone();
        all.insert(place, FLIES.to_owned());
        let folder = temp_dir();
        let path = file(folder.path(), "other.tableside", &framed(&all));
        let opened = read_journal(&path).expect("it opens");
        same(&opened.game, &told(&framed(&says(&short(6))), place));
        let lines = all.len() - place;
        assert_eq!(opened.unread, Some(Unread { line: place + 1, lines }));
        is_left_alone(&path, place + 1);
    }
}

#[test]
fn damage_behind_such_a_line_cuts_nothing_and_damage_before_it_is_damage_as_ever() {
    let folder = temp_dir();
    let bytes = with(FLIES);
    let end: usize = lines(&bytes)[..7].iter().map(|line| line.len()).sum();
    let mut behind = bytes.clone();
    behind[end + 30] ^= 1;
    let path = file(folder.path(), "behind.tableside", &behind);
    assert_eq!(read_journal(&path).expect("it opens").damage, None);
    is_left_alone(&path, 6);

    let mut before = bytes.clone();
    let start: usize = lines(&bytes)[..3].iter().map(|line| line.len()).sum();
    before[start + 30] ^= 1;
    let path = file(folder.path(), "before.tableside", &before);
    let (_, opened) = Journal::open(&path).expect("it goes on");
    let damage = opened.damage.expect("it is damaged");
    assert_eq!((damage.line, damage.lost, damage.later, opened.unread), (4, 6, 5, None));
    let kept = damage.kept.expect("it is kept");
    assert_eq!(std::fs::read(kept.copy).expect("it is there"), before);
}

#[test]
fn a_damaged_opening_beside_such_a_line_is_told_of_and_not_mended() {
    let folder = temp_dir();
    let mut bytes = with(FLIES);
    bytes[30] ^= 1;
    let path = file(folder.path(), "both.tableside", &bytes);
    let opened = read_journal(&path).expect("it opens");
    let damage = opened.damage.as_ref().expect("it is damaged");
    assert_eq!((damage.line, damage.lost, damage.later), (1, 0, 0));
    is_left_alone(&path, 6);
}

#[test]
fn a_line_that_does_not_fit_its_game_is_damage_wherever_it_comes_from() {
    let folder = temp_dir();
    let misfit = r#"{"time":"2026-11-21T18:40:00Z","step":{"back":77}}"#;
    let mut all = says(&with(FLIES));
    all.insert(5, misfit.to_owned());
    let path = file(folder.path(), "misfit.tableside", &framed(&all));
    let (_, opened) = Journal::open(&path).expect("it goes on");
    same(&opened.game, &before());
    assert_eq!(opened.damage.map(|damage| (damage.line, damage.lost)), Some((6, 5)));
    assert_eq!(opened.unread, None);
}

#[test]
fn a_file_of_an_older_version_with_such_a_line_is_not_gone_on_with_in_a_copy() {
    let folder = temp_dir();
    let all = says(&with(FLIES));
    let all: Vec<String> =
        all.iter().map(|json| json.replacen("\"version\":5", "\"version\":4", 1)).collect();
    let four = unnumbered(all[1..].iter().map(String::as_str));
    let path = file(folder.path(), "four.tableside", &four);
    let opened = read_journal(&path).expect("it opens");
    same(&opened.game, &before());
    assert_eq!((opened.version, opened.damage), (4, None));
    is_left_alone(&path, 5);
}

#[test]
fn whoever_looks_on_sees_a_game_up_to_a_line_of_another_version() {
    let folder = temp_dir();
    let all = says(&short(6));
    let path = file(folder.path(), "game.tableside", &framed(&all[..5]));
    let mut follower = Follower::open(&path).expect("it reads");
    assert_eq!(follower.unread(), None);
    std::fs::write(&path, &with(FLIES)[..]).expect("written");
    assert_eq!(follower.look().expect("it reads"), Followed::News);
    assert_eq!(follower.unread(), Some(Unread { line: 6, lines: 4 }));
    same(follower.game(), &before());
}

// Openings.

#[rstest]
#[case::zero("\"version\":0")]
#[case::below_zero("\"version\":-1")]
#[case::words("\"version\":\"six\"")]
#[case::points("\"version\":5.1")]
#[case::far(&format!("\"version\":{}", u64::MAX))]
#[case::an_older_one("\"version\":4")]
fn a_whole_opening_of_an_unknown_version_is_said_to_be_one_and_left_alone(#[case] version: &str) {
    is_refused(|json| json.replacen("\"version\":5", version, 1));
}

#[rstest]
#[case::island("\"island\":", "\"island\":7,\"islands\":")]
#[case::players("\"players\":[", "\"players\":[7,")]
fn a_whole_opening_that_says_what_is_not_known_is_of_another_version(
    #[case] known: &str,
    #[case] other: &str,
) {
    is_refused(|json| json.replacen(known, other, 1));
}

/// A game with another opening can't be opened, is no damage, and is not taken
/// in.
#[track_caller]
fn is_refused(other: impl Fn(&str) -> String) {
    let data = temp_dir();
    let games = Folder::new(data.path());
    std::fs::create_dir_all(games.path()).expect("made");
    let mut all = says(&short(6));
    for opening in &mut all[..2] {
        let changed = other(opening);
        assert_ne!(*opening, changed);
        *opening = changed;
    }
    let bytes = framed(&all);
    let path = file(games.path(), "other.tableside", &bytes);
    for said in [
        read_journal(&path).map(drop),
        Journal::open(&path).map(drop),
        games.open(&path).map(drop),
        Follower::open(&path).map(drop),
    ] {
        let said = said.expect_err("refused");
        assert!(matches!(said, OpenError::OtherVersion(_)), "{said:?}");
        assert!(not_opened(&said).contains("newer or different version"), "{said}");
    }
    let outside = file(data.path(), "outside.tableside", &bytes);
    let refused = games.import(&outside).expect_err("nothing of it can be read");
    let is_said = matches!(refused, NotImported::Unreadable(OpenError::OtherVersion(_)));
    assert!(is_said, "{refused}");
    assert_eq!(std::fs::read(&path).expect("it is there"), bytes);
    assert_eq!(names(games.path()).len(), 1, "nothing was made of it");
}

// The folder.

#[test]
fn such_a_game_is_taken_in_as_it_is_and_listed_with_the_reason_why_it_is_not_played() {
    let data = temp_dir();
    let games = Folder::new(data.path());
    let bytes = with(FLIES);
    let outside = file(data.path(), "outside.tableside", &bytes);
    let (path, opened) = games.import(&outside).expect("it is taken in");
    assert_eq!(opened.unread, Some(Unread { line: 6, lines: 4 }));
    assert_eq!(std::fs::read(&path).expect("it is there"), bytes);
    is_left_alone(&path, 6);
    let listed = games.list().expect("a folder");
    assert!(matches!(listed[0].game, Err(OpenError::Unread { line: 6, .. })), "{listed:?}");
    assert!(matches!(games.import(&outside), Err(NotImported::Here(here)) if here == path));
    let away = games.move_to(&path, Place::Archive).expect("it is put away");
    assert_eq!(std::fs::read(&away).expect("it is there"), bytes);
    let windows = String::from_utf8(bytes.clone()).expect("UTF-8").replace('\n', "\r\n");
    let outside = file(data.path(), "windows.tableside", windows.as_bytes());
    assert!(matches!(games.import(&outside), Err(NotImported::Here(here)) if here == away));
}

// The program's verbs.

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn show_prints_such_a_game_up_to_there_and_verify_does_not_vouch_for_it() {
    let folder = temp_dir();
    let path = file(folder.path(), "other.tableside", &with(FLIES));
    let name = path.to_str().expect("plain");
    let shown = tableside(&["show", name, "--json"]);
    assert!(shown.status.success());
    let answer: Value = serde_json::from_slice(&shown.stdout).expect("JSON");
    assert_eq!(answer["acts"], json!(before().count()));
    let verified = tableside(&["verify", name, "--json"]);
    assert_eq!(verified.status.code(), Some(1));
    let answer: Value = serde_json::from_slice(&verified.stdout).expect("JSON");
    assert_eq!(answer["whole"], json!(false));
    for told in [&shown.stderr, &verified.stderr] {
        let told = text(told);
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains("newer or other version of the program from line 6 on"), "{told}");
        assert!(!told.contains("damaged"), "{told}");
    }
    is_left_alone(&path, 6);
}

#[test]
fn show_and_verify_say_of_an_opening_of_another_version_what_it_is() {
    let folder = temp_dir();
    let mut all = says(&short(6));
    for opening in &mut all[..2] {
        *opening = opening.replacen("\"version\":5", "\"version\":0", 1);
    }
    let path = file(folder.path(), "other.tableside", &framed(&all));
    for verb in ["show", "verify"] {
        let told = tableside(&[verb, path.to_str().expect("plain")]);
        assert_eq!((told.status.code(), told.stdout.len()), (Some(1), 0), "{verb}");
        assert!(text(&told.stderr).contains("newer or different version"), "{verb}");
    }
    assert!(read_journal_bytes(&path, &framed(&all)).is_err());
}
