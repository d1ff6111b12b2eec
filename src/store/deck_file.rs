//! Reading a deck from a file, whatever the file turns out to be.

use std::io::Read;
use std::path::{Path, PathBuf};

use crate::cards::{Deck, Finding, MAX_DECK_BYTES, Report, inspect};

/// A file that gives no deck, and the first reason why.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct NoDeck {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub why: Finding,
}

/// What there is to say about the deck file at `path`. A file that can't be
/// read is an error of the report like any other.
#[must_use]
pub fn inspect_file(path: &Path) -> Report {
    match read(path) {
        Ok(bytes) => inspect(&bytes),
        Err(why) => Report::unreadable(&why),
    }
}

/// The deck in the file at `path`.
///
/// # Errors
/// When the file can't be read or is no deck.
pub fn read_deck(path: &Path) -> Result<Deck, NoDeck> {
    inspect_file(path).into_deck().map_err(|why| NoDeck { path: path.to_owned(), why })
}

/// The file's bytes, little more than a deck may have.
fn read(path: &Path) -> Result<Vec<u8>, String> {
    let found = std::fs::metadata(path).map_err(|error| error.to_string())?;
    if found.is_dir() {
        return Err("this is a folder, not a deck file".to_owned());
    }
    if !found.is_file() {
        return Err("this is no ordinary file".to_owned());
    }
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
    let most = u64::try_from(MAX_DECK_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    file.take(most).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes)
}
