//! The laws of `arbitrary` for Cities & Knights: whatever stands in the lines of its games
//! and in positions of it, nothing ends the program.

use std::path::Path;
use std::sync::LazyLock;

use cards::{Deck, deck_a};
use chrono::DateTime;
use cli::answer_line;
use game::{BadKnightsTable, BadTable, Edition, Entry, Following, Game, Rules, Setup, Step};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{play_out, random_act, random_setup};
use store::{Folder, read_journal_bytes, read_position, write_position};

use crate::common::cases::cases;
use crate::common::journals::{lines, numbered, says};
use crate::common::temp_dir;

static DECK: LazyLock<Deck> = LazyLock::new(|| deck_a().expect("sound"));

fn setup(seed: u64) -> Setup {
    let mut rng = StdRng::seed_from_u64(seed);
    let rules = Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) };
    random_setup(std::slice::from_ref(&*DECK), 4, rules, &mut rng).expect("a setup")
}

/// What the lines of a long game say.
static SAYS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let (folder, mut rng) = (temp_dir(), StdRng::seed_from_u64(5));
    let setup = setup(5);
    let mut journal = Folder::new(folder.path()).create(&setup).expect("a journal");
    let mut game = Game::new(setup);
    for nth in 0..500 {
        let step = match random_act(&mut game.state().clone(), &mut rng) {
            Some(act) if nth % 40 != 39 => Step::Act(act),
            _ => Step::Undo,
        };
        let entry = Entry::new(DateTime::UNIX_EPOCH, step);
        journal.append(&entry).expect("written");
        game.take(entry).expect("legal");
    }
    assert!(game.count() > 300, "{}", game.count());
    says(&std::fs::read(journal.path()).expect("it is there"))
});

/// Positions of such a game, early and late.
static POSITIONS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut rng = StdRng::seed_from_u64(8);
    let mut state = game::State::new(std::sync::Arc::new(setup(8)));
    let mut all = Vec::new();
    for _ in 0..12 {
        play_out(&mut state, 60, &mut rng);
        all.push(write_position(&state));
    }
    assert!(random_act(&mut state, &mut rng).is_some());
    all
});

/// Other values for what stands in a line: bounds, words, lists.
const VALUES: [&str; 14] = [
    "0", "1", "2", "7", "19", "255", "256", "-1", "null", "[]", "{}", "\"ore\"", "\"coin\"", "true",
];

/// The line with its `nth` value changed.
fn changed(line: &str, nth: usize, value: &str) -> String {
    let ends = |letter: char| matches!(letter, ',' | '}' | ']' | ':' | '[');
    let places: Vec<usize> =
        line.char_indices().filter(|(_, letter)| ends(*letter)).map(|(at, _)| at).collect();
    let Some(from) = places.get(nth % places.len().max(1)) else { return line.to_owned() };
    let to = places.iter().find(|at| *at > from).copied().unwrap_or(line.len());
    format!("{}{value}{}", &line[..=*from], &line[to..])
}

proptest! {
    #![proptest_config(cases(400, 43))]

    #[test]
    fn a_line_of_a_game_of_it_may_say_anything(
        at: usize,
        nth: usize,
        value in proptest::sample::select(&VALUES[..]),
        other: usize,
    ) {
        let mut all = SAYS.clone();
        let count = all.len();
        let at = 2 + at % (count - 2);
        let line = if other % 3 == 0 { all[2 + other % (count - 2)].clone() } else { all[at].clone() };
        all[at] = changed(&line, nth, value);
        let file = numbered(all.iter().map(String::as_str));
        let Ok(opened) = read_journal_bytes(Path::new("arbitrary"), &file) else { return Ok(()) };
        let state = opened.game.state();
        let _ = (state.discrepancies(), state.attack_reason(), write_position(state));
        let _ = (opened.game.gate_reason(), opened.game.last_attack_reason());
        for seat in state.players().seats() {
            prop_assert_eq!(opened.game.points_reason(seat).total(), state.public_points(seat));
        }
        prop_assert!(opened.game.count() < count);
        prop_assert!(lines(&file).len() == count);
    }

    #[test]
    fn a_position_of_it_may_say_anything(
        which: usize,
        edits in proptest::collection::vec(
            (any::<usize>(), proptest::sample::select(&VALUES[..])),
            1..4,
        ),
    ) {
        let line = &POSITIONS[which % POSITIONS.len()];
        let edited = edits.iter().fold(line.clone(), |line, (nth, value)| changed(&line, *nth, value));
        let mut answer = Vec::new();
        answer_line(&DECK, Some(edited.as_bytes()), &mut answer).expect("memory takes it");
        prop_assert!(serde_json::from_slice::<serde_json::Value>(&answer).is_ok());
        if let Ok(read) = read_position(&edited) {
            let rules = Rules { knights: read.knights, ..Rules::with_knights(Edition::Fifth) };
            let players = read.people.count();
            let _ = read.start.problems(&read.island, players, &rules);
            let base = read.start.base_part();
            prop_assert_eq!(base.problems(&read.island, players, &Rules::default()).iter()
                .filter(|why| matches!(why, BadTable::Knights(BadKnightsTable::NotPlayed))).count(), 0);
        }
    }
}
