//! Scenario files that somebody has changed anywhere: each is refused with sentences, or is laid
//! whole.

use board::IslandCode;
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use scenarios::{BuiltInScenario, LayHow, Map, Scenario, inspect};

use crate::common::cases::cases;

/// What comes in place of parts of a drawing, so that many files stay sound.
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
    let report = inspect(text.as_bytes());
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
