//! Reading a deck from a file, whatever the file turns out to be.

use std::io::Read;
use std::path::Path;

use crate::cards::{MAX_DECK_BYTES, Report, inspect};

/// What there is to say about the deck file at `path`. A file that can't be
/// read is an error of the report like any other.
#[must_use]
pub fn inspect_file(path: &Path) -> Report {
    match read(path) {
        Ok(bytes) => inspect(&bytes),
        Err(why) => Report::unreadable(&why),
    }
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
