//! Paths: between two hexes, where roads go; and any place of an island.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::intersection::Corner;
use super::{Hex, Intersection, Side};

/// A place between two neighboring hexes; sea hexes count, so the coast has
/// paths like any other.
///
/// Equal places are equal values. Written as its two hexes in any order,
/// `[[0,0],[1,0]]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[Hex; 2]", into = "[Hex; 2]")]
pub struct Path {
    hex: Hex,
    side: HalfTurn,
}

/// Each path is the eastern, northeastern, or northwestern side of exactly one
/// hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum HalfTurn {
    East,
    NorthEast,
    NorthWest,
}

/// Two hexes that don't touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these two hexes are not neighbors, so no path runs between them")]
pub struct NoPath;

impl Ord for Path {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Path {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Path {
    /// By hex, then by side, in one number.
    #[inline]
    fn rank(self) -> i32 {
        self.hex.rank() * 4 + self.side as i32
    }

    #[inline]
    pub const fn of(hex: Hex, side: Side) -> Self {
        let (hex, side) = match side {
            Side::East => (hex, HalfTurn::East),
            Side::NorthEast => (hex, HalfTurn::NorthEast),
            Side::NorthWest => (hex, HalfTurn::NorthWest),
            Side::West => (hex.neighbor(Side::West), HalfTurn::East),
            Side::SouthWest => (hex.neighbor(Side::SouthWest), HalfTurn::NorthEast),
            Side::SouthEast => (hex.neighbor(Side::SouthEast), HalfTurn::NorthWest),
        };
        Self { hex, side }
    }

    #[inline]
    const fn side(self) -> Side {
        match self.side {
            HalfTurn::East => Side::East,
            HalfTurn::NorthEast => Side::NorthEast,
            HalfTurn::NorthWest => Side::NorthWest,
        }
    }

    /// The path as a side of one of its hexes.
    pub(super) const fn place(self) -> (Hex, Side) {
        (self.hex, self.side())
    }

    /// The two hexes it runs between, sorted.
    #[inline]
    pub fn hexes(self) -> [Hex; 2] {
        let [one, other] = self.hexes_beside();
        if one < other { [one, other] } else { [other, one] }
    }

    /// The two hexes it runs between, in no order.
    #[inline]
    pub(super) const fn hexes_beside(self) -> [Hex; 2] {
        [self.hex, self.hex.neighbor(self.side())]
    }

    /// By [`Self::hexes`], in one number.
    #[inline]
    pub fn rank_by_hexes(self) -> i64 {
        Hex::rank_of(self.hexes())
    }

    #[inline]
    pub fn touches(self, hex: Hex) -> bool {
        self.hexes_beside().contains(&hex)
    }

    /// The two intersections it joins.
    #[inline]
    pub const fn ends(self) -> [Intersection; 2] {
        let side = self.side();
        [Intersection::of(self.hex, side), Intersection::of(self.hex, side.right())]
    }

    /// The end that is not `end`; `None` if `end` is not one of its ends.
    pub fn other_end(self, end: Intersection) -> Option<Intersection> {
        let [one, other] = self.ends();
        if end == one {
            Some(other)
        } else if end == other {
            Some(one)
        } else {
            None
        }
    }

    /// The end that both paths share, if they touch.
    pub fn shared_end(self, other: Self) -> Option<Intersection> {
        self.ends().into_iter().find(|end| other.ends().contains(end))
    }
}

impl Intersection {
    /// The three paths that meet here, in the order of [`Self::neighbors`].
    pub const fn paths(self) -> [Path; 3] {
        let hex = self.hex;
        match self.corner {
            Corner::Top => [
                Path::of(hex, Side::NorthWest),
                Path::of(hex, Side::NorthEast),
                Path::of(hex.neighbor(Side::NorthWest), Side::East),
            ],
            Corner::Bottom => [
                Path::of(hex, Side::SouthWest),
                Path::of(hex, Side::SouthEast),
                Path::of(hex.neighbor(Side::SouthWest), Side::East),
            ],
        }
    }
}

impl TryFrom<[Hex; 2]> for Path {
    type Error = NoPath;

    fn try_from([one, other]: [Hex; 2]) -> Result<Self, NoPath> {
        one.side_toward(other).map(|side| Self::of(one, side)).ok_or(NoPath)
    }
}

impl From<Path> for [Hex; 2] {
    fn from(path: Path) -> Self {
        path.hexes()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    Hex(Hex),
    Intersection(Intersection),
    Path(Path),
}

impl From<Intersection> for Spot {
    fn from(place: Intersection) -> Self {
        Self::Intersection(place)
    }
}

impl From<Path> for Spot {
    fn from(path: Path) -> Self {
        Self::Path(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_named_from_either_hex_is_the_same_value() {
        let hex = Hex::new(-1, 2);
        for side in Side::ALL {
            let path = Path::of(hex, side);
            assert_eq!(path, Path::of(hex.neighbor(side), side.opposite()));
            let [a, b] = path.hexes();
            assert_eq!(Path::try_from([a, b]), Ok(path));
            assert_eq!(Path::try_from([b, a]), Ok(path));
        }
        assert_eq!(Path::try_from([hex, hex]), Err(NoPath));
        assert_eq!(Path::try_from([hex, Hex::new(4, 4)]), Err(NoPath));
    }

    #[test]
    fn a_path_joins_two_intersections_which_both_know_it() {
        for side in Side::ALL {
            let path = Path::of(Hex::new(0, 0), side);
            let [one, other] = path.ends();
            assert_ne!(one, other);
            assert!(one.paths().contains(&path) && other.paths().contains(&path));
            assert!(path.hexes().iter().all(|hex| one.hexes().contains(hex)));
        }
    }

    #[test]
    fn each_path_of_an_intersection_leads_to_its_neighbor_of_the_same_position() {
        for side in [Side::NorthEast, Side::SouthWest] {
            let place = Intersection::of(Hex::new(0, 0), side);
            for (path, neighbor) in place.paths().into_iter().zip(place.neighbors()) {
                assert!(path.ends().contains(&place));
                assert_eq!(path.other_end(place), Some(neighbor));
                assert!(neighbor.neighbors().contains(&place));
            }
        }
    }
}
