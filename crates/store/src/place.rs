//! Where games lie, what their files are called, and what becomes of a file whose name is taken.

use std::path::PathBuf;

use super::WriteError;

/// How the file of a game ends.
pub(super) const ENDING: &str = "tableside";

/// Where in the folder a game lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Among those that are played.
    Table,
    /// Put away.
    Archive,
}

impl Place {
    /// The one that it isn't.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Table => Self::Archive,
            Self::Archive => Self::Table,
        }
    }
}

/// What may happen to what is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupied {
    /// It stays, and nothing is written.
    Keep,
    /// It is replaced.
    Replace,
}

/// Why a file was not written.
#[derive(Debug, thiserror::Error)]
pub enum NotWritten {
    /// Something of that name is there already.
    #[error("{}: is there already", .0.display())]
    Taken(PathBuf),
    /// The system says no.
    #[error(transparent)]
    Failed(#[from] WriteError),
}
