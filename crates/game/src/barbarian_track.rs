//! The barbarian ship's way to the island (RULES 9, event die).

use serde::{Deserialize, Serialize};

/// Where the ship is on its track: how many steps it has made, 0 in its harbor,
/// 7 at the island.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct BarbarianTrack(u8);

/// A step beyond the end of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the ship's way has 7 steps, not {0}")]
pub struct BadBarbarianTrack(pub u8);

impl BarbarianTrack {
    pub const HARBOR: Self = Self(0);

    /// At the island: the barbarians attack.
    pub const ISLAND: Self = Self(7);

    /// One step before the island: nearer no ship of Cities & Knights waits, since one that lands
    /// attacks and goes back to its harbor (KNIGHTS 9).
    pub const OFF_ISLAND: Self = Self(6);

    /// Steps from its harbor, 0 to 7.
    pub const fn steps(self) -> u8 {
        self.0
    }

    /// A step nearer to the island.
    #[must_use]
    pub fn nearer(self) -> Self {
        Self(self.0 + 1).min(Self::ISLAND)
    }

    /// A step back.
    #[must_use]
    pub const fn back(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

impl TryFrom<u8> for BarbarianTrack {
    type Error = BadBarbarianTrack;

    fn try_from(steps: u8) -> Result<Self, BadBarbarianTrack> {
        if steps <= Self::ISLAND.0 { Ok(Self(steps)) } else { Err(BadBarbarianTrack(steps)) }
    }
}

impl From<BarbarianTrack> for u8 {
    fn from(place: BarbarianTrack) -> Self {
        place.0
    }
}
