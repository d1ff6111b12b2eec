//! Positions read from files.

use std::io;
use std::path::{Path, PathBuf};

use super::{BadPosition, Imported, MAX_POSITION_BYTES, read_position};
use crate::atomic_file::{self, NotRead};

#[derive(Debug, thiserror::Error)]
pub enum BadPositionFile {
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: io::Error },
    #[error("{}: this is a folder or a device, not a file", .0.display())]
    NotAFile(PathBuf),
    #[error("{}: {why}", path.display())]
    Position { path: PathBuf, why: BadPosition },
}

/// Reads the position in a file.
///
/// # Errors
/// When it can't be read or is none.
pub fn read_position_file(path: &Path) -> Result<Imported, BadPositionFile> {
    let bad = |why| BadPositionFile::Position { path: path.to_owned(), why };
    let bytes = atomic_file::read(path, MAX_POSITION_BYTES).map_err(|error| match error {
        NotRead::File(source) => BadPositionFile::File { path: path.to_owned(), source },
        NotRead::NotAFile => BadPositionFile::NotAFile(path.to_owned()),
        NotRead::TooLarge => bad(BadPosition::TooLarge),
    })?;
    let text = String::from_utf8(bytes).map_err(|_| bad(BadPosition::NotText))?;
    read_position(&text).map_err(bad)
}
