//! Bytes as a deck file.
//!
//! Laws: nothing panics; a file is a deck or has an error; a deck that is
//! written reads as itself, and can be shuffled.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tableside::cards::{Deck, inspect};

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
});
