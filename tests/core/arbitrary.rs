//! Laws over whatever bytes there are, as the fuzz targets in `fuzz/` have
//! them: files of games and decks and lines of positions never end the program,
//! and an edited journal opens as a beginning of the real one.

use std::path::Path;
use std::sync::LazyLock;

use cards::{BuiltIn, Deck, deck_a, inspect};
use cli::answer_line;
use game::Game;
use proptest::prelude::*;
use store::{Opened, read_journal_bytes, read_position};

use crate::common::cases::cases;
use crate::common::journals::{lines, numbered, played, says, short_setup, told, unnumbered};
use crate::common::{journals, temp_dir};

fn read(bytes: &[u8]) -> Option<Opened> {
    read_journal_bytes(Path::new("arbitrary"), bytes).ok()
}

/// A short game's journal, and the game that each number of its lines tells.
static REAL: LazyLock<(Vec<u8>, Vec<Game>)> = LazyLock::new(|| {
    let folder = temp_dir();
    let (journal, _) = played(folder.path(), short_setup(), 24, 9);
    let bytes = std::fs::read(journal.path()).expect("it is there");
    let games = (0..=lines(&bytes).len()).map(|nth| told(&bytes, nth)).collect();
    (bytes, games)
});

static DECK: LazyLock<Deck> = LazyLock::new(|| deck_a().expect("sound"));

/// What somebody, or a failing disk, does to a file.
#[derive(Clone, Debug)]
enum Edit {
    Cut(usize),
    CutOut(usize, usize),
    Flip(usize, u8),
    Overwrite(usize, Vec<u8>),
    Insert(usize, Vec<u8>),
    Double(usize),
    Swap(usize, usize),
    Delete(usize),
    Repeat,
}

fn edit() -> impl Strategy<Value = Edit> {
    let bytes = || proptest::collection::vec(any::<u8>(), 0..40);
    prop_oneof![
        any::<usize>().prop_map(Edit::Cut),
        (any::<usize>(), 0..300_usize).prop_map(|(at, length)| Edit::CutOut(at, length)),
        (any::<usize>(), 0..8_u8).prop_map(|(at, bit)| Edit::Flip(at, bit)),
        (any::<usize>(), bytes()).prop_map(|(at, bytes)| Edit::Overwrite(at, bytes)),
        (any::<usize>(), bytes()).prop_map(|(at, bytes)| Edit::Insert(at, bytes)),
        any::<usize>().prop_map(Edit::Double),
        (any::<usize>(), any::<usize>()).prop_map(|(one, other)| Edit::Swap(one, other)),
        any::<usize>().prop_map(Edit::Delete),
        Just(Edit::Repeat),
    ]
}

fn edited(bytes: Vec<u8>, edit: &Edit) -> Vec<u8> {
    if bytes.is_empty() {
        return bytes;
    }
    let length = bytes.len();
    let mut all: Vec<Vec<u8>> = lines(&bytes).into_iter().map(<[u8]>::to_vec).collect();
    let count = all.len();
    match edit {
        Edit::Cut(at) => bytes[..at % length].to_vec(),
        Edit::CutOut(at, much) => {
            let from = at % length;
            [&bytes[..from], &bytes[(from + much).min(length)..]].concat()
        }
        Edit::Flip(at, bit) => {
            let mut bytes = bytes;
            bytes[at % length] ^= 1 << bit;
            bytes
        }
        Edit::Overwrite(at, with) => {
            let mut bytes = bytes;
            bytes.iter_mut().skip(at % length).zip(with).for_each(|(byte, with)| *byte = *with);
            bytes
        }
        Edit::Insert(at, with) => {
            [&bytes[..at % length], &with[..], &bytes[at % length..]].concat()
        }
        Edit::Double(nth) => {
            all.insert(nth % count, all[nth % count].clone());
            all.concat()
        }
        Edit::Swap(one, other) => {
            all.swap(one % count, other % count);
            all.concat()
        }
        Edit::Delete(nth) => {
            all.remove(nth % count);
            all.concat()
        }
        Edit::Repeat => [&bytes[..], &bytes[..]].concat(),
    }
}

proptest! {
    #![proptest_config(cases(400, 41))]

    #[test]
    fn an_edited_journal_opens_as_a_beginning_of_the_real_one(
        edits in proptest::collection::vec(edit(), 1..6)
    ) {
        let (bytes, games) = &*REAL;
        let file = edits.iter().fold(bytes.clone(), edited);
        let Some(opened) = read(&file) else { return Ok(()) };
        let beginning = games.iter().skip(2).position(|game| {
            game.acts().eq(opened.game.acts())
                && game.state() == opened.game.state()
                && (game.title(), game.board_rotation()) == (opened.game.title(), opened.game.board_rotation())
        });
        prop_assert!(beginning.is_some(), "{} acts", opened.game.count());
        prop_assert_eq!(opened.unread, None);
        if opened.damage.is_none() {
            prop_assert!(bytes.starts_with(&file), "it is whole or it is damaged");
        }
    }

    /// No line of a real game is dropped: it is in the game, or behind it.
    #[test]
    fn every_whole_line_of_an_edited_journal_is_played_or_listed(
        edits in proptest::collection::vec(edit(), 1..4)
    ) {
        let file = edits.iter().fold(REAL.0.clone(), edited);
        let Some(opened) = read(&file) else { return Ok(()) };
        let Some(damage) = opened.damage else { return Ok(()) };
        let all = lines(&file);
        let end = all.len() - damage.lost;
        let whole = |lines: &[&[u8]]| lines.iter().filter(|line| journals::is_whole(line)).count();
        prop_assert_eq!(whole(&all[end..]), damage.later);
    }

    #[test]
    fn a_journal_may_be_anything(bytes: Vec<u8>, at: usize, says_more: Vec<String>) {
        let _ = read(&bytes);
        // Behind an opening too, and in the frame of a line.
        let (real, _) = &*REAL;
        let mut all = says(real);
        let more = says_more.iter().map(|text| text.replace('\n', " "));
        let place = at % (all.len() + 1);
        all.splice(place..place, more);
        let _ = read(&numbered(all.iter().map(String::as_str)));
        let _ = read(&unnumbered(all.iter().map(String::as_str)));
    }

    #[test]
    fn a_deck_file_may_be_anything(bytes: Vec<u8>, at: usize, bit in 0..8_u8, much in 0..60_usize) {
        let report = inspect(&bytes);
        prop_assert_eq!(report.deck.is_none(), !report.errors.is_empty());
        let mut file = BuiltIn::B.file().as_bytes().to_vec();
        let at = at % file.len();
        file[at] ^= 1 << bit;
        let end = (at + much).min(file.len());
        file.drain(at + 1..end.max(at + 1));
        let report = inspect(&file);
        prop_assert_eq!(report.deck.is_none(), !report.errors.is_empty());
        if let Some(deck) = report.deck {
            prop_assert_eq!(Deck::read(&deck.write()), Ok(deck));
        }
    }

    #[test]
    fn a_line_of_a_position_may_be_anything(bytes: Vec<u8>, text: String, at: usize, bit in 0..7_u8) {
        let real = r#"{"id":"a","hexes":[{"at":[0,0],"terrain":"forest","token":11}],
            "harbors":[{"path":[[0,0],[1,0]],"gives":"any"}],"robber":[0,0],
            "players":[{"settlements":[[[0,0],[1,0],[0,1]]],"roads":[[[0,0],[1,0]]],
            "hand":{"ore":2},"knights":3}],"roll":8,"active":0}"#.replace(['\n', ' '], "");
        let mut edited = real.into_bytes();
        let at = at % edited.len();
        edited[at] ^= 1 << bit;
        for line in [bytes, text.clone().into_bytes(), edited.clone()] {
            let mut answer = Vec::new();
            answer_line(&DECK, Some(&line), &mut answer).expect("memory takes it");
            prop_assert!(serde_json::from_slice::<serde_json::Value>(&answer).is_ok());
            prop_assert_eq!(answer.split(|byte| *byte == b'\n').count() - 1, 1);
        }
        let _ = read_position(&text);
        let _ = read_position(&String::from_utf8_lossy(&edited));
    }
}
