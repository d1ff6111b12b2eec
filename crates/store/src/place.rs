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
