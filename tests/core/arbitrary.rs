//! Laws over whatever bytes there are, as the fuzz targets in `fuzz/` have them: files of games and
//! decks and lines of positions never end the program, and an edited journal opens as a beginning
//! of the real one. Scenario files that somebody has changed anywhere are refused with sentences,
//! or laid whole.

use std::path::Path;
use std::sync::LazyLock;

use board::IslandCode;
use cards::{BuiltIn, Deck, deck_a, inspect};
use cli::answer_line;
use game::Game;
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use scenarios::{BuiltInScenario, LayHow, Map, Scenario};
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

/// Signs that come in place of parts of a drawing, so that many files stay sound.
const SIGNS: [&str; 22] = [
    "H6", "Fo8", "P2", "Fi12", "M6", "G4", "G8", "D", "~", "?", "*", ".", "H", "G", "a", "b", "-",
    "D5", "?3", "Q", "H7", "",
];

/// A built-in file with a few signs, numbers, or letters changed.
fn changed(rng: &mut StdRng) -> String {
    let mut text = BuiltInScenario::ALL.choose(rng).expect("some").file().to_owned();
    for _ in 0..rng.random_range(1..4) {
        let is_edge = |sign: char| sign == ' ' || sign == '"' || sign == '[' || sign == ',';
        let edges: Vec<usize> = text.match_indices(is_edge).map(|(place, _)| place + 1).collect();
        let Some(from) = edges.choose(rng).copied() else { continue };
        let rest = &text[from..];
        let length = rest.find([' ', '"', ',', ']']).unwrap_or(rest.len());
        let word = &rest[..length];
        let new = match (word.parse::<u8>(), rng.random_range(0..4)) {
            (Ok(_), _) => rng.random_range(0..13).to_string(),
            (Err(_), 0) => String::new(),
            (Err(_), _) => (*SIGNS.choose(rng).expect("some")).to_owned(),
        };
        text.replace_range(from..from + length, &new);
    }
    text
}

fn laid_whole(map: &Map, seed: u64) {
    for how in [LayHow::PRINTED, LayHow::SHUFFLED] {
        let laid = map.lay(how, &mut StdRng::seed_from_u64(seed));
        let island = &laid.island;
        let cells = island.tiles().len() + island.sea().len() + island.hidden().len();
        assert_eq!(cells, map.cells().len());
        assert!(laid.robber.is_none_or(|hex| island.is_land(hex)));
        assert!(laid.pirate.is_none_or(|hex| island.is_sea(hex)));
        let code = IslandCode::of(island).expect("harbors on the coast");
        assert_eq!(code.as_str().parse::<IslandCode>().expect("read").island(), island);
    }
}

/// Returns whether the text is a scenario, which is laid then.
fn is_sound(text: &str, seed: u64) -> bool {
    let report = scenarios::inspect(text.as_bytes());
    assert_eq!(report.scenario().is_none(), !report.errors().is_empty());
    for error in report.errors() {
        assert!(error.to_string().contains(": "), "{error}");
    }
    let maps = report.scenario().map(Scenario::maps).unwrap_or_default();
    for map in maps {
        laid_whole(map, seed);
    }
    report.scenario().is_some()
}

proptest! {
    #![proptest_config(cases(400, 4))]

    #[test]
    fn a_changed_file_is_refused_with_sentences_or_laid_whole(seed: u64) {
        is_sound(&changed(&mut StdRng::seed_from_u64(seed)), seed);
    }

    #[test]
    fn any_text_is_refused(text in "\\PC{0,80}") {
        prop_assert!(!is_sound(&text, 0));
    }
}

#[test]
fn some_changed_files_are_sound_and_others_are_not() {
    let sound = (0..200).filter(|seed| is_sound(&changed(&mut StdRng::seed_from_u64(*seed)), 1));
    let count = sound.count();
    assert!((10..190).contains(&count), "{count}");
}
