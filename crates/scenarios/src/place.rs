//! Places as scenario files name them: by row and column of the drawing.

use std::fmt;

use serde::{Deserialize, Serialize};

use board::{Hex, Intersection, Path, Side};

/// The most rows of a drawing, and the most columns.
pub(super) const MAX_SPAN: usize = 60;

/// A hex by its row and column in the drawing, both counted from 0 with the dots. Odd rows are
/// shifted half a hex to the right (SEA 13). Written as `[row, column]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct Place(pub u8, pub u8);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.0, self.1)
    }
}

impl Place {
    /// The hex there; none for a row or column that no drawing has.
    pub(super) fn hex(self) -> Option<Hex> {
        let Self(row, column) = self;
        if usize::from(row) >= MAX_SPAN || usize::from(column) >= MAX_SPAN {
            return None;
        }
        let (row, column) = (i8::try_from(row).ok()?, i8::try_from(column).ok()?);
        Some(Hex::new(column - row / 2, row))
    }
}

/// A side of a hex by the direction it faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) enum SideName {
    /// Up and left.
    #[serde(rename = "NW")]
    NorthWest,
    /// Up and right.
    #[serde(rename = "NE")]
    NorthEast,
    /// Right.
    #[serde(rename = "E")]
    East,
    /// Down and right.
    #[serde(rename = "SE")]
    SouthEast,
    /// Down and left.
    #[serde(rename = "SW")]
    SouthWest,
    /// Left.
    #[serde(rename = "W")]
    West,
}

impl SideName {
    pub(super) const fn side(self) -> Side {
        match self {
            Self::NorthWest => Side::NorthWest,
            Self::NorthEast => Side::NorthEast,
            Self::East => Side::East,
            Self::SouthEast => Side::SouthEast,
            Self::SouthWest => Side::SouthWest,
            Self::West => Side::West,
        }
    }
}

/// A corner of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) enum CornerName {
    /// Straight up.
    #[serde(rename = "top")]
    Top,
    /// Up and right.
    #[serde(rename = "NE")]
    NorthEast,
    /// Down and right.
    #[serde(rename = "SE")]
    SouthEast,
    /// Straight down.
    #[serde(rename = "bottom")]
    Bottom,
    /// Down and left.
    #[serde(rename = "SW")]
    SouthWest,
    /// Up and left.
    #[serde(rename = "NW")]
    NorthWest,
}

/// A side of a hex of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SideAt {
    /// The hex.
    pub at: Place,
    /// Which side of it.
    pub side: SideName,
}

impl SideAt {
    pub(super) fn path(self) -> Option<Path> {
        self.at.hex().map(|hex| Path::of(hex, self.side.side()))
    }
}

/// A corner of a hex of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct CornerAt {
    /// The hex.
    pub at: Place,
    /// Which corner of it.
    pub corner: CornerName,
}

impl CornerAt {
    pub(super) fn intersection(self) -> Option<Intersection> {
        // An intersection lies between a side and the next one counterclockwise.
        let side = match self.corner {
            CornerName::Top => Side::NorthEast,
            CornerName::NorthEast => Side::East,
            CornerName::SouthEast => Side::SouthEast,
            CornerName::Bottom => Side::SouthWest,
            CornerName::SouthWest => Side::West,
            CornerName::NorthWest => Side::NorthWest,
        };
        self.at.hex().map(|hex| Intersection::of(hex, side))
    }
}
