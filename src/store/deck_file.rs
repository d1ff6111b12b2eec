//! Deck files on disk.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::cards::{BadDeck, Deck, MAX_DECK_BYTES, Report, inspect};

/// A file that gives no deck.
#[derive(Debug, thiserror::Error)]
pub enum NoDeck {
    /// It can't be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// What it holds is no deck.
    #[error("{path}: {why}")]
    Bad {
        /// Which file.
        path: PathBuf,
        /// Why not.
        why: BadDeck,
    },
}

/// What there is to say about the deck file at `path`.
///
/// # Errors
/// When the file can't be read.
pub fn inspect_deck(path: &Path) -> Result<Report, NoDeck> {
    let mut bytes = Vec::new();
    // One byte more than allowed is enough to see that it is too long.
    let limit = u64::try_from(MAX_DECK_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    File::open(path)
        .and_then(|file| file.take(limit).read_to_end(&mut bytes))
        .map_err(|source| NoDeck::Unreadable { path: path.to_owned(), source })?;
    Ok(inspect(&bytes))
}

/// The deck in the file at `path`.
///
/// # Errors
/// When the file can't be read or is no deck.
pub fn read_deck(path: &Path) -> Result<Deck, NoDeck> {
    let report = inspect_deck(path)?;
    let why = match (report.deck, report.errors.into_iter().next()) {
        (Some(deck), None) => return Ok(deck),
        (_, Some(error)) => BadDeck::Unreadable { field: error.place(), why: error.message },
        (None, None) => BadDeck::NotADeck,
    };
    Err(NoDeck::Bad { path: path.to_owned(), why })
}
