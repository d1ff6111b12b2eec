//! Bytes as a deck file.
//!
//! Laws: nothing panics, neither in reading nor in what a game with the deck tells; a file is a deck or has an error; a deck that is
//! written reads as itself, and can be shuffled.
#![no_main]

#[path = "../told/mod.rs"]
mod told;

use chrono::DateTime;
use libfuzzer_sys::fuzz_target;
use rand::SeedableRng;
use rand::rngs::StdRng;
use cards::{Deck, inspect};
use game::{Edition, Entry, Game, Rules, SeaRules, Step};
use stats::{random_act, random_setup};

/// So many acts of a game with the deck are played by lot.
const ACTS: usize = 40;

/// Plays games with the deck, the base game and both expansions together, and tells what
/// there is of them.
fn played(deck: Deck) {
    let both = Rules { sea: Some(SeaRules::default()), ..Rules::with_knights(Edition::default()) };
    for rules in [Rules::default(), both] {
        played_by(rules, deck.clone());
    }
}

fn played_by(rules: Rules, deck: Deck) {
    let mut rng = StdRng::seed_from_u64(1);
    let Ok(setup) = random_setup(&[deck], 3, rules, &mut rng) else { return };
    let mut game = Game::new(setup);
    for _ in 0..ACTS {
        let Some(act) = random_act(&mut game.state().clone(), &mut rng) else { break };
        game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("it was proposed");
    }
    told::told(&game);
}

fuzz_target!(|bytes: &[u8]| {
    let report = inspect(bytes);
    assert_eq!(report.deck.is_none(), !report.errors.is_empty());
    for finding in report.errors.iter().chain(&report.warnings) {
        assert!(!finding.to_string().is_empty());
    }
    let Some(deck) = report.deck else { return };
    let written = deck.write();
    assert_eq!(Deck::read(&written).as_ref(), Ok(&deck));
    let again = inspect(written.as_bytes());
    assert_eq!(again.deck.as_ref(), Some(&deck));
    assert_eq!(again.warnings.len(), report.warnings.len());
    played(deck);
});
