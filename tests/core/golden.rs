//! Games that earlier versions wrote: they open, and stand as they stood. Files that somebody wrote
//! by hand, changed or forged.

use std::path::PathBuf;

use cards::{Commitment, NewYear, PileCard, Preparation, Selection, Shuffle, inspect};
use chrono::DateTime;
use cli::{show, verify};
use game::{Act, Deed, Enforcement, Entry, Game, Rules, Step, Turned};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use serde_json::Value;
use stats::random_act;
use store::{Folder, Journal, Place, read_journal};
use tempfile::TempDir;

use crate::common;
use crate::common::journals::same;
use crate::common::sources::root;
use crate::common::{Plays, opened, take, temp_dir};

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
fn a_game_of_an_earlier_version_opens_as_it_stood(
    #[values(1, 2, 3, 4, 5, 6)] version: u8,
    #[values(1, 2)] nth: u8,
) {
    let name = format!("v{version}-{nth}");
    let opened = read_journal(&kept(&format!("{name}.tableside"))).expect("it opens");
    assert_eq!(opened.damage, None);
    let now: Value = serde_json::from_str(&show(&opened.game).expect("shows")).expect("JSON");
    let then = std::fs::read_to_string(kept(&format!("{name}.json"))).expect("kept beside");
    says_all(&now, &serde_json::from_str(&then).expect("JSON"), &name);
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

#[rstest]
fn going_on_with_a_game_of_an_earlier_version_copies_it_once(
    #[values(1, 2, 3, 4)] version: u8,
    #[values(1, 2)] nth: u8,
) {
    let name = format!("v{version}-{nth}");
    let (_data_dir, games, old, bytes) = left(&name, |_| {});
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
fn a_damaged_game_of_an_earlier_version_is_copied_as_far_as_it_is_whole(
    #[values("v1-1", "v3-2", "v4-1")] name: &str,
) {
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

// Deck files.

#[rstest]
#[case::events(r#""events":{"own":{"effects":[]},"own":{"effects":[]}}"#, "own")]
#[case::rulings(
    r#""events":{"own":{"effects":[],"rulings":{"classic":[],"fusion":[],"classic":[]}}}"#,
    "classic"
)]
#[case::texts(
    r#""events":{"own":{"effects":[],"texts":{"en":{"name":"A","text":"B"},"en":{"name":"C","text":"D"}}}}"#,
    "en"
)]
#[case::titles(r#""titles":{"de":"A","de":"B"},"events":{"own":{"effects":[]}}"#, "de")]
#[case::fields(r#""events":{"own":{"effects":[],"effects":[]}}"#, "effects")]
#[case::effects(r#""events":{"own":{"effects":[{"do":"pay","who":"all","who":"active"}]}}"#, "who")]
#[case::what(r#""events":{"own":{"effects":[{"do":"pay","do":"swap","who":"all"}]}}"#, "do")]
fn a_name_that_stands_twice_in_a_deck_is_an_error_not_a_guess(
    #[case] fields: &str,
    #[case] name: &str,
) {
    let text = format!(
        r#"{{"format":"tableside-deck","version":2,"id":"x",
        "cards":[{{"red":1,"yellow":1,"event":"own"}}],{fields}}}"#
    );
    let report = inspect(text.as_bytes());
    assert!(report.deck.is_none(), "read all the same");
    let message = report.errors[0].to_string();
    assert!(message.contains(name), "{message}");
}

#[test]
fn a_commitment_is_made_of_digits_and_nothing_else() {
    let digits = |first: &str| Commitment::try_from(format!("{first}{}", "0".repeat(62)));
    assert_eq!(digits("0f"), digits("0F"));
    assert!(digits("+f").is_err());
}

// Forged and changed journals.

/// A game after the opening whose next draw prepares the piles afresh.
fn before_a_preparation() -> Game {
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let rules = Rules { target: 30, cards, ..Rules::open_hands() };
    let mut game = opened(common::setup_with(3, rules, &[]));
    for _ in 0..36 {
        let deed = game.draw(|| panic!("no shuffle yet")).expect("a draw");
        game.takes(deed, Enforcement::AsTheTableDid);
        while !game.state().tasks().is_empty() {
            game.takes(Deed::Leave { task: 0 }, Enforcement::AsTheTableDid);
        }
        game.takes(Deed::Pass, Enforcement::AsTheTableDid);
    }
    game
}

/// Deck A in the order of its file.
fn laid(salt: u8) -> Shuffle {
    let order = common::shuffle(&[], NewYear::Off).piles()[0].order().to_vec();
    Preparation::new(order, [salt; 16]).into()
}

fn draws_with(game: &mut Game, shuffle: &Shuffle) {
    let turned = game.state().next_draw(|| shuffle.clone()).expect("a draw");
    game.takes(Deed::Draw { turned }, Enforcement::AsTheTableDid);
}

fn validity(game: &Game) -> Vec<bool> {
    verify(game).iter().map(|pile| pile.valid).collect()
}

#[test]
fn a_pile_shuffled_again_after_an_undo_is_not_what_was_promised() {
    let mut game = before_a_preparation();
    draws_with(&mut game, &laid(4));
    assert_eq!(validity(&game), [true, true]);
    take(&mut game, Step::Undo);
    draws_with(&mut game, &laid(5));
    assert_eq!(validity(&game), [true, true, false], "undo is never a second chance");
}

#[test]
fn a_pile_that_comes_in_the_order_of_an_earlier_one_is_not_valid() {
    let mut game = before_a_preparation();
    draws_with(&mut game, &laid(7));
    assert_eq!(validity(&game), [true, false], "its order had been shown");
    let live = verify(&game).pop().expect("two piles");
    assert!(live.revealed.is_none(), "{live:?}");
}

/// An act that somebody wrote into the file: a pile from which nothing was
/// drawn, before the one that was.
#[test]
fn a_second_preparation_in_one_act_is_listed_too() {
    let mut game = before_a_preparation();
    let all: Vec<Turned> = [Turned::Shuffle(laid(4))]
        .into_iter()
        .chain(laid(4).piles()[0].order().iter().copied().map(Turned::Card))
        .chain([Turned::Shuffle(laid(5)), Turned::Card(PileCard::Numbered { deck: 0, card: 0 })])
        .collect();
    let taken =
        game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(Act::of(Deed::Draw { turned: all }))));
    assert!(taken.is_err() || verify(&game).len() == 3);
}
