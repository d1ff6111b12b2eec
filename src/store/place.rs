//! Where games lie, and what their files are called.

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
