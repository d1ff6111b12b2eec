//! Where games lie, what their files are called, and what becomes of a file whose name is taken.

use std::path::PathBuf;

use super::WriteError;

pub(super) const ENDING: &str = "tableside";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Among those that are played.
    Table,
    /// Put away.
    Archive,
}

impl Place {
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
    Keep,
    Replace,
}

#[derive(Debug, thiserror::Error)]
pub enum NotWritten {
    #[error("{}: is there already", .0.display())]
    Taken(PathBuf),
    #[error(transparent)]
    Failed(#[from] WriteError),
}
