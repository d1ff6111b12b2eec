//! Places that only a scenario's own rules speak of (SEA 10, 13).

use serde::{Deserialize, Serialize};

use board::{Hex, Intersection, Path, Token};

/// Marked corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum LandmarkKind {
    /// The strait of Wonders.
    Strait,
    /// The wasteland of Wonders.
    Wasteland,
}

/// A village of Cloth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Village {
    /// Where it is.
    pub at: Intersection,
    /// Its number.
    pub number: Token,
}

/// A color that has a fortress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum FortressColor {
    /// Orange.
    Orange,
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// White.
    White,
}

/// What one color has in Pirate Islands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fortress {
    /// Whose it is.
    pub color: FortressColor,
    /// The fewest players with whom it is there.
    pub least_players: u8,
    /// Where it is.
    pub at: Intersection,
    /// The intersection that their route has to pass.
    pub marked: Intersection,
    /// Their settlement that is given.
    pub settlement: Intersection,
    /// The ship beside it.
    pub ship: Path,
}

/// All that a map has of these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Landmarks {
    /// The villages of Cloth.
    pub villages: Vec<Village>,
    /// Where the fleet of Pirate Islands sails, from its first hex on and round.
    pub fleet: Vec<Hex>,
    /// The fortresses of Pirate Islands.
    pub fortresses: Vec<Fortress>,
    /// The corners at the strait.
    pub strait: Vec<Intersection>,
    /// The corners at the wasteland.
    pub wasteland: Vec<Intersection>,
}

impl Landmarks {
    /// The corners of that kind.
    pub fn corners(&self, kind: LandmarkKind) -> &[Intersection] {
        match kind {
            LandmarkKind::Strait => &self.strait,
            LandmarkKind::Wasteland => &self.wasteland,
        }
    }
}
