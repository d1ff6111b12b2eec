//! Positions in files: any file is read, and written ones lie in a folder.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::{BadPosition, Imported, MAX_POSITION_BYTES, read_position};
use crate::WriteError;
use crate::atomic_file::{self, NotRead};
use crate::disk;

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

#[derive(Clone, Debug)]
pub struct PositionFolder {
    path: PathBuf,
}

impl PositionFolder {
    pub(crate) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes `position` to a new file named by the `time`; says where.
    ///
    /// # Errors
    /// When the folder or the file can't be written.
    pub fn save(&self, position: &str, time: DateTime<Utc>) -> Result<PathBuf, WriteError> {
        let failed = |path: &Path, source| WriteError { path: path.to_owned(), source };
        disk::create_dir_all(&self.path).map_err(|source| failed(&self.path, source))?;
        let day = time.format("%Y-%m-%d-%H%M%S");
        for nth in 1..1_000 {
            let name = match nth {
                1 => format!("{day}.json"),
                _ => format!("{day}-{nth}.json"),
            };
            let path = self.path.join(name);
            if disk::symlink_metadata(&path).is_err() {
                let line = format!("{position}\n");
                atomic_file::replace(&path, line.as_bytes())
                    .map_err(|source| failed(&path, source))?;
                return Ok(path);
            }
        }
        Err(failed(&self.path, ErrorKind::AlreadyExists.into()))
    }
}
