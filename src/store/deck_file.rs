//! Reading a deck from a file.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::cards::{Deck, MAX_DECK_BYTES, inspect};

/// Why a file gives no deck.
#[derive(Debug, thiserror::Error)]
pub enum DeckFileError {
    /// It can't be read at all.
    #[error("{} can't be read", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// What it says is no deck.
    #[error("{}: {what}", .path.display())]
    Bad {
        /// The file.
        path: PathBuf,
        /// Card and field with what is wrong there.
        what: String,
    },
}

/// Reads the deck in the file at `path`, no more of it than a deck may have.
///
/// # Errors
/// Names the file, and where there is one the card and the field.
pub fn read_deck(path: &Path) -> Result<Deck, DeckFileError> {
    let mut bytes = Vec::new();
    let most = u64::try_from(MAX_DECK_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    File::open(path)
        .and_then(|file| file.take(most).read_to_end(&mut bytes))
        .map_err(|source| DeckFileError::Unreadable { path: path.to_owned(), source })?;
    let report = inspect(&bytes);
    let bad = |what: String| DeckFileError::Bad { path: path.to_owned(), what };
    match (report.errors.first(), report.deck) {
        (Some(error), _) => Err(bad(error.to_string())),
        (None, Some(deck)) => Ok(deck),
        (None, None) => Err(bad("this is no deck".to_owned())),
    }
}
