//! What becomes of a file whose name is taken.

use std::path::PathBuf;

use super::WriteError;

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
