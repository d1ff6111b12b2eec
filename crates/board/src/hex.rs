//! Hexes by axial coordinates, and the six sides of each.

use serde::{Deserialize, Serialize};

/// A hex of the plane, land or sea, in axial coordinates of pointy-top hexes:
/// `q` grows to the east, `r` to the southeast.
///
/// Written as `[q, r]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

crate::converts!((i8, i8) => Hex: |(q, r)| Self { q, r });
crate::converts!(Hex => (i8, i8): |hex| (hex.q, hex.r));

/// One of the six sides of a pointy-top hex, named by the direction it faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    East,
    NorthEast,
    NorthWest,
    West,
    SouthWest,
    SouthEast,
}

impl Side {
    /// All six, counterclockwise from the east.
    pub const ALL: [Self; 6] = [
        Self::East,
        Self::NorthEast,
        Self::NorthWest,
        Self::West,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// The next side counterclockwise.
    #[must_use]
    pub const fn left(self) -> Self {
        match self {
            Self::East => Self::NorthEast,
            Self::NorthEast => Self::NorthWest,
            Self::NorthWest => Self::West,
            Self::West => Self::SouthWest,
            Self::SouthWest => Self::SouthEast,
            Self::SouthEast => Self::East,
        }
    }

    /// The next side clockwise.
    #[must_use]
    pub const fn right(self) -> Self {
        self.left().left().left().left().left()
    }

    #[must_use]
    pub const fn opposite(self) -> Self {
        self.left().left().left()
    }

    const fn step(self) -> (i8, i8) {
        match self {
            Self::East => (1, 0),
            Self::NorthEast => (1, -1),
            Self::NorthWest => (0, -1),
            Self::West => (-1, 0),
            Self::SouthWest => (-1, 1),
            Self::SouthEast => (0, 1),
        }
    }
}

crate::ranked!(Hex);

impl Hex {
    /// Returns the rank by `q`, then by `r`, in one number: places are looked up all the time.
    #[inline]
    pub(super) const fn rank(self) -> i32 {
        self.q as i32 * 256 + self.r as i32
    }

    /// Up to four in one number: by the first, then by the next; fewer come before more that begin
    /// like them.
    #[inline]
    pub(super) fn rank_of(hexes: impl IntoIterator<Item = Self>) -> i128 {
        let mut digits = [0; 4];
        for (digit, hex) in digits.iter_mut().zip(hexes) {
            // Above 0, which stands for none.
            *digit = i128::from(hex.rank()) + (1 << 16);
        }
        digits.into_iter().fold(0, |rank, digit| (rank << 17) + digit)
    }

    #[inline]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The hex across `side`. At the edge of the coordinate range (far beyond
    /// any island) coordinates wrap around instead of failing.
    #[must_use]
    #[inline]
    pub const fn neighbor(self, side: Side) -> Self {
        let (dq, dr) = side.step();
        Self { q: self.q.wrapping_add(dq), r: self.r.wrapping_add(dr) }
    }

    /// The six hexes around this one, counterclockwise from the east.
    pub fn neighbors(self) -> impl Iterator<Item = Self> {
        Side::ALL.into_iter().map(move |side| self.neighbor(side))
    }

    /// The side that `other` touches, if it does.
    pub fn side_toward(self, other: Self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.neighbor(*side) == other)
    }

    /// The number of steps from hex to hex to reach `other`.
    pub fn distance(self, other: Self) -> u16 {
        let q = i16::from(self.q) - i16::from(other.q);
        let r = i16::from(self.r) - i16::from(other.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_different_hexes_lie_around_a_hex_each_one_step_away() {
        let hex = Hex::new(2, -1);
        let mut around: Vec<_> = hex.neighbors().collect();
        around.sort();
        around.dedup();
        assert_eq!(around.len(), 6);
        assert!(around.iter().all(|other| hex.distance(*other) == 1));
    }

    #[test]
    fn a_step_and_the_step_back_lead_home() {
        let hex = Hex::new(-3, 1);
        for side in Side::ALL {
            let there = hex.neighbor(side);
            assert_eq!(there.neighbor(side.opposite()), hex);
            assert_eq!(hex.side_toward(there), Some(side));
            assert_eq!(side.left().right(), side);
        }
    }
}
