//! Journals for tests: short games, real ones, and a second account of how a
//! line is framed.

use std::path::{Path, PathBuf};

use cards::{Deck, NewYear, Selection};
use chrono::{DateTime, TimeDelta, Utc};
use game::{
    ClockStand, Entry, Following, Game, Name, Player, Rules, Setup, SetupFields, Step, Title,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};
use store::{Folder, Journal, read_journal};

/// When the games of tests begin.
pub fn begun() -> DateTime<Utc> {
    "2026-11-21T18:40:00Z".parse().expect("a time")
}

/// A deck of two cards, so that an opening is short.
pub fn tiny_deck() -> Deck {
    let text = r#"{"format": "tableside-deck", "version": 2, "id": "own", "cards": [
        {"red": 1, "yellow": 4, "event": "a"}, {"red": 3, "yellow": 4, "event": "b"}],
        "events": {"a": {"effects": []}, "b": {"effects": [{"do": "discard_half"},
            {"do": "move_robber"}, {"do": "steal", "who": "active", "from": "beside_robber"}]}}}"#;
    Deck::read(text).expect("a sound deck")
}

/// A game of two whose opening is short. The names hold letters of which one
/// flipped bit makes a line break.
pub fn short_setup() -> Setup {
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let rules = Rules { cards, ..Rules::open_hands() };
    let mut rng = StdRng::seed_from_u64(3);
    let drawn = random_setup(&[tiny_deck()], 2, rules, &mut rng).expect("a setup");
    let mut players = drawn.players.clone();
    for (nth, name) in ["J*", "Zoë"].into_iter().enumerate() {
        let seat = players.seat(nth).expect("two");
        let player: &mut Player = players.get_mut(seat).expect("two");
        player.name = Name::try_from(name.to_owned()).expect("a name");
    }
    Setup::new(SetupFields { created: begun(), players, ..drawn.into() }).expect("a setup")
}

/// A game of four with deck A.
pub fn real_setup(following: Following, seed: u64) -> Setup {
    let mut rng = StdRng::seed_from_u64(seed);
    let deck = cards::deck_a().expect("sound");
    let rules = Rules { following, target: 30, ..Rules::open_hands() };
    let drawn = random_setup(&[deck], 4, rules, &mut rng).expect("a setup");
    Setup::new(SetupFields { created: begun(), ..drawn.into() }).expect("a setup")
}

/// The next step of a game at random: mostly acts, now and then all there is else.
pub fn next_step(game: &Game, nth: usize, rng: &mut StdRng) -> Step {
    let title = |text: &str| Title::try_from(text.to_owned()).expect("a title");
    match nth % 13 {
        7 => Step::Undo,
        8 => Step::Redo,
        9 => Step::Named(Some(title("At Lea's"))),
        10 => Step::Clock(ClockStand::default()),
        11 => Step::BoardRotation(game.board_rotation().next()),
        12 => Step::Back(game.acts().map(|(id, ..)| id).nth(game.count() / 2)),
        _ => Step::Act(random_act(&mut game.state().clone(), rng).expect("an act")),
    }
}

/// A journal in the folder, and the game it tells, played on at random.
pub fn played(data_dir: &Path, setup: Setup, steps: usize, seed: u64) -> (Journal, Game) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut journal = Folder::new(data_dir).create(&setup).expect("a journal");
    let mut game = Game::new(setup);
    for nth in 0..steps {
        let time = begun() + TimeDelta::seconds(i64::try_from(nth).expect("few"));
        let entry = Entry::new(time, next_step(&game, nth, &mut rng));
        journal.append(&entry).expect("written");
        game.take(entry).expect("legal");
    }
    (journal, game)
}

/// A short game's journal, whole.
pub fn short(steps: usize) -> Vec<u8> {
    let folder = super::temp_dir();
    let (journal, _) = played(folder.path(), short_setup(), steps, 5);
    std::fs::read(journal.path()).expect("it is there")
}

/// Enters one more act; its entry.
pub fn go_on(journal: &mut Journal, game: &mut Game) -> Entry {
    let mut rng = StdRng::seed_from_u64(game.count() as u64);
    let act = random_act(&mut game.state().clone(), &mut rng).expect("an act");
    let entry = Entry::new(begun(), Step::Act(act));
    // Where it can't be written it is kept.
    let _ = journal.append(&entry);
    game.take(entry.clone()).expect("legal");
    entry
}

/// A journal's lines with their ends.
pub fn lines(bytes: &[u8]) -> Vec<&[u8]> {
    bytes.split_inclusive(|byte| *byte == b'\n').collect()
}

/// A checksum, worked out apart from the program's own code.
pub fn sum(bytes: &[u8]) -> u32 {
    let step = |sum: u32| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
    !bytes.iter().fold(!0, |sum: u32, byte| (0..8).fold(sum ^ u32::from(*byte), |sum, _| step(sum)))
}

/// Returns whether a line of version 5 is whole by itself, worked out likewise.
pub fn is_whole(line: &[u8]) -> bool {
    let Some(body) = line.strip_suffix(b"\n").filter(|body| body.len() > 9) else { return false };
    let (head, covered) = body.split_at(9);
    head == format!("{:08x} ", sum(covered)).as_bytes()
        && covered.get(8) == Some(&b' ')
        && covered.get(9).is_some_and(u8::is_ascii_digit)
}

/// The lines of version 5 that say `says`.
pub fn numbered<'a>(says: impl IntoIterator<Item = &'a str>) -> Vec<u8> {
    let mut last = 0;
    let mut file = Vec::new();
    for (nth, json) in says.into_iter().enumerate() {
        let covered = format!("{last:08x} {} {json}", nth + 1);
        last = sum(covered.as_bytes());
        file.extend(format!("{last:08x} {covered}\n").into_bytes());
    }
    file
}

/// An act that no version knows yet.
pub const FLIES: &str =
    r#"{"time":"2026-11-21T18:40:00Z","step":{"act":{"deed":"fly","to":[0,0]}}}"#;

/// Changes what the lines of a version 5 file say.
pub fn rewrite(path: &Path, change: impl FnOnce(&mut Vec<String>)) {
    let mut all = says(&std::fs::read(path).expect("it is there"));
    change(&mut all);
    std::fs::write(path, numbered(all.iter().map(String::as_str))).expect("written");
}

/// The lines of versions 1 to 4 that say `says`.
pub fn unnumbered<'a>(says: impl IntoIterator<Item = &'a str>) -> Vec<u8> {
    let mut last: u32 = 0;
    let mut file = Vec::new();
    for json in says {
        last = sum(&[&last.to_le_bytes(), json.as_bytes()].concat());
        file.extend(format!("{last:08x} {json}\n").into_bytes());
    }
    file
}

/// Returns what the lines of a version 5 file say.
pub fn says(bytes: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(bytes).expect("UTF-8");
    text.lines().map(|line| line.splitn(4, ' ').last().expect("four").to_owned()).collect()
}

/// The game told by this many of a file's lines.
pub fn told(bytes: &[u8], lines_of_it: usize) -> Game {
    let says = says(bytes);
    let opening: serde_json::Value = serde_json::from_str(&says[0]).expect("an opening");
    let setup: Setup = serde_json::from_value(opening["setup"].clone()).expect("a setup");
    let steps = says[2..lines_of_it.max(2)].iter();
    let steps = steps.map(|json| serde_json::from_str::<Entry>(json).expect("an entry"));
    Game::replay(setup, steps).expect("it was played")
}

/// Whether two games are the same in all there is to see.
#[track_caller]
pub fn same(one: &Game, other: &Game) {
    assert!(one.setup() == other.setup(), "their openings");
    assert_eq!(one.count(), other.count(), "their acts");
    assert!(one.state() == other.state(), "their states");
    assert!(one.acts().eq(other.acts()), "their acts");
    assert_eq!(
        (one.title(), one.board_rotation(), one.clock(), one.next(), one.last_time()),
        (other.title(), other.board_rotation(), other.clock(), other.next(), other.last_time())
    );
    assert_eq!(one.abandoned(), other.abandoned());
}

/// A file with these bytes.
pub fn file(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("written");
    path
}

/// The game at `path`, which is whole.
#[track_caller]
pub fn whole(path: &Path) -> Game {
    let opened = read_journal(path).expect("it opens");
    assert_eq!(opened.damage, None);
    opened.game
}
