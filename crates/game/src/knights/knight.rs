//! Knights as pieces (KNIGHTS 10), and what lies in the box of Cities & Knights for each player.

use derive::Said;
use serde::{Deserialize, Serialize};

/// How many knights of each level a player has (KNIGHTS 1).
pub const KNIGHTS: u8 = 2;

/// How many knights a player has: of three levels.
pub(crate) const MAX_KNIGHTS: usize = 3 * KNIGHTS as usize;

/// How many walls a player has (KNIGHTS 1).
pub const WALLS: usize = 3;

/// How many progress cards each track's deck has (KNIGHTS 1).
pub const PROGRESS_CARDS: u8 = 18;

/// How many progress cards a player may hold (KNIGHTS 8).
pub const MOST_PROGRESS_CARDS: u8 = 4;

/// How strong a knight is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Said,
)]
#[serde(try_from = "u8", into = "u8")]
#[said("knight")]
pub enum KnightLevel {
    /// Level 1.
    Basic,
    /// Level 2.
    Strong,
    /// Level 3.
    Mighty,
}

/// A level that no knight has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a knight has level 1 to 3, not {0}")]
pub struct BadKnightLevel(pub u8);

impl KnightLevel {
    /// All three, the weakest first.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Strong, Self::Mighty];

    /// The next one, if there is one.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Basic => Some(Self::Strong),
            Self::Strong => Some(Self::Mighty),
            Self::Mighty => None,
        }
    }

    /// Its strength, 1 to 3.
    pub const fn strength(self) -> u8 {
        match self {
            Self::Basic => 1,
            Self::Strong => 2,
            Self::Mighty => 3,
        }
    }
}

impl TryFrom<u8> for KnightLevel {
    type Error = BadKnightLevel;

    fn try_from(level: u8) -> Result<Self, BadKnightLevel> {
        match level {
            1 => Ok(Self::Basic),
            2 => Ok(Self::Strong),
            3 => Ok(Self::Mighty),
            other => Err(BadKnightLevel(other)),
        }
    }
}

impl From<KnightLevel> for u8 {
    fn from(level: KnightLevel) -> Self {
        level.strength()
    }
}

/// Whether a knight defends and may act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Readiness {
    /// It lies down: it only stands in the way.
    Inactive,
    /// It stands up.
    Active,
}

/// A knight on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Knight {
    /// How strong it is.
    pub level: KnightLevel,
    /// Whether it is active.
    pub readiness: Readiness,
}

impl Knight {
    /// Returns what it counts for in a defence: nothing while it is inactive (KNIGHTS 9).
    pub const fn strength(self) -> u8 {
        match self.readiness {
            Readiness::Active => self.level.strength(),
            Readiness::Inactive => 0,
        }
    }
}
