//! Which book a table plays Cities & Knights by (KNIGHTS 20).

use serde::{Deserialize, Serialize};

/// An edition of the rules: cards and levels are called as in its book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// The fifth, of 2020.
    #[default]
    #[serde(rename = "2020")]
    Fifth,
    /// The sixth, of 2025.
    #[serde(rename = "2025")]
    Sixth,
}

impl Edition {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Fifth, Self::Sixth];

    /// The year of its book: its name in files and scripts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fifth => "2020",
            Self::Sixth => "2025",
        }
    }
}
