//! The places of games: the names of files and their way to their places, and the fate of one
//! whose name is taken.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::journal::AtPath;
use super::{WriteError, atomic_file, disk};

pub(super) const ENDING: &str = "tableside";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Among those that are played.
    Table,
    /// Put away.
    Archive,
}

impl Place {
    pub(super) const BOTH: [Self; 2] = [Self::Table, Self::Archive];

    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Table => Self::Archive,
            Self::Archive => Self::Table,
        }
    }
}

/// Treatment of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupied {
    Keep,
    Replace,
}

#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum NotWritten {
    Taken(PathBuf),
    #[error(transparent)]
    Failed(#[from] WriteError),
}

/// Writes a file whole, and its folder if that isn't there yet. If it fails, what was there stays.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    if let Some(folder) = path.parent() {
        disk::create_dir_all(folder).at(path)?;
    }
    atomic_file::replace(path, bytes).at(path)
}

/// Writes a file that is called `name` or, where something is called so, the next name; returns
/// where.
pub(super) fn write_new(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, WriteError> {
    disk::create_dir_all(folder).at(folder)?;
    let path = atomic_file::free(&folder.join(name)).at(folder)?;
    atomic_file::replace(&path, bytes).at(&path)?;
    Ok(path)
}

/// Writes a file anywhere.
pub(super) fn write_to(path: &Path, bytes: &[u8], occupied: Occupied) -> Result<(), NotWritten> {
    let written = match occupied {
        Occupied::Keep => atomic_file::create(path, bytes),
        Occupied::Replace if disk::is_folder(path) => Err(ErrorKind::IsADirectory.into()),
        Occupied::Replace => atomic_file::replace(path, bytes),
    };
    match written {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Err(NotWritten::Taken(path.to_owned()))
        }
        written => Ok(written.at(path)?),
    }
}
