//! Intersections, where three hexes meet and settlements stand; paths between two hexes, where
//! roads go; plazas in the middle of a trade hex and the inner paths that lead to them (TRADERS 5.2);
//! and any place of an island.

use serde::Deserialize;

use crate::{Hex, Side};

/// A place between two neighboring hexes; sea hexes count, so the coast has
/// paths like any other. Or an inner path, from a plaza to a corner of its hex.
///
/// Equal places are equal values. Written as its two hexes in any order,
/// `[[0,0],[1,0]]`; an inner path as its plaza and its corner,
/// `[[[0,0]],[[0,0],[1,0],[0,1]]]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    hex: Hex,
    /// East, northeast, or northwest: each path between two hexes is such a side of exactly one
    /// of them. An inner path leads to the corner [`Intersection::of`] any side of its hex.
    side: Side,
    course: Course,
}

/// Course of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Course {
    /// Between two hexes.
    Between,
    /// Inside a hex, from its plaza to a corner.
    Inner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these two hexes are not neighbors, so no path runs between them")]
pub struct NoPath;

crate::ranked!(Path);

impl Path {
    /// Returns the rank by hex, then by course and side, in one number.
    #[inline]
    const fn rank(self) -> i32 {
        self.hex.rank() * 16 + self.course as i32 * 8 + self.side as i32
    }

    #[inline]
    pub const fn of(hex: Hex, side: Side) -> Self {
        let course = Course::Between;
        match side {
            Side::East | Side::NorthEast | Side::NorthWest => Self { hex, side, course },
            Side::West | Side::SouthWest | Side::SouthEast => {
                Self { hex: hex.neighbor(side), side: side.opposite(), course }
            }
        }
    }

    /// The inner path from the plaza of `hex` to the corner between `side` and the next side
    /// counterclockwise (TRADERS 5.2).
    #[inline]
    pub const fn inner(hex: Hex, side: Side) -> Self {
        Self { hex, side, course: Course::Inner }
    }

    /// Returns whether it leads from a plaza to a corner.
    #[inline]
    pub const fn is_inner(self) -> bool {
        matches!(self.course, Course::Inner)
    }

    /// The hex whose plaza it leads to; none between hexes.
    pub fn plaza(self) -> Option<Hex> {
        self.is_inner().then_some(self.hex)
    }

    /// The same course at another hex and side.
    pub(super) const fn turned(self, hex: Hex, side: Side) -> Self {
        if self.is_inner() { Self::inner(hex, side) } else { Self::of(hex, side) }
    }

    /// The path as a side of one of its hexes.
    pub(super) const fn place(self) -> (Hex, Side) {
        (self.hex, self.side)
    }

    /// The two hexes it runs between, sorted; the same twice for an inner path.
    #[inline]
    pub fn hexes(self) -> [Hex; 2] {
        let [one, other] = self.hexes_beside();
        if one < other { [one, other] } else { [other, one] }
    }

    /// The two hexes it runs between, in no order.
    #[inline]
    pub(super) const fn hexes_beside(self) -> [Hex; 2] {
        if self.is_inner() {
            return [self.hex, self.hex];
        }
        [self.hex, self.hex.neighbor(self.side)]
    }

    /// Returns the rank by what it is written as, number by number.
    #[inline]
    pub fn rank_by_hexes(self) -> i128 {
        if self.is_inner() {
            let corner = Intersection::of(self.hex, self.side);
            return Hex::rank_of([self.hex].into_iter().chain(corner.hexes()));
        }
        Hex::rank_of(self.hexes())
    }

    #[inline]
    pub fn touches(self, hex: Hex) -> bool {
        self.hexes_beside().contains(&hex)
    }

    /// The two intersections it joins.
    #[inline]
    pub const fn ends(self) -> [Intersection; 2] {
        let corner = Intersection::of(self.hex, self.side);
        if self.is_inner() {
            return [Intersection::plaza(self.hex), corner];
        }
        [corner, Intersection::of(self.hex, self.side.right())]
    }

    /// The end that is not `end`; `None` if `end` is not one of its ends.
    pub fn other_end(self, end: Intersection) -> Option<Intersection> {
        let [one, other] = self.ends();
        if end == one { Some(other) } else { (end == other).then_some(one) }
    }

    /// The end that both paths share, if they touch.
    pub fn shared_end(self, other: Self) -> Option<Intersection> {
        self.ends().into_iter().find(|end| other.ends().contains(end))
    }
}

crate::converts!([Hex; 2] => Path, NoPath: |[one, other]| {
    one.side_toward(other).map(|side| Self::of(one, side)).ok_or(NoPath)
});

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Hex(Hex),
    Intersection(Intersection),
    Path(Path),
}

crate::converts!(Intersection => Spot: |place| Self::Intersection(place));
crate::converts!(Path => Spot: |path| Self::Path(path));

/// The corner of its hex that an intersection is, or its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Corner {
    Top,
    Bottom,
    /// No corner: the plaza in its middle.
    Middle,
}

/// A place where three hexes meet; sea hexes count. Or a plaza, in the middle of a trade hex.
///
/// Every corner is the top or the bottom of exactly one hex, so
/// equal places are equal values. Written as its three hexes in any order,
/// `[[0,0],[1,0],[0,1]]`; a plaza as its hex, `[[0,0]]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Intersection {
    pub(super) hex: Hex,
    pub(super) corner: Corner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these three hexes do not meet at an intersection")]
pub struct NoIntersection;

crate::ranked!(Intersection);

impl Intersection {
    /// Returns the rank by hex, then by corner, in one number.
    #[inline]
    const fn rank(self) -> i32 {
        self.hex.rank() * 4 + self.corner as i32
    }

    /// A number that places near each other seldom share.
    #[inline]
    pub const fn scattered(self) -> u8 {
        // Multiplied by the golden ratio of the numbers there are, neighbors end up far apart.
        let [scattered, ..] = self.rank().cast_unsigned().wrapping_mul(0x9E37_79B1).to_be_bytes();
        scattered
    }

    /// The corner of `hex` between `side` and the next side counterclockwise.
    #[inline]
    pub const fn of(hex: Hex, side: Side) -> Self {
        let (hex, corner) = match side {
            Side::East => (hex.neighbor(Side::NorthEast), Corner::Bottom),
            Side::NorthEast => (hex, Corner::Top),
            Side::NorthWest => (hex.neighbor(Side::NorthWest), Corner::Bottom),
            Side::West => (hex.neighbor(Side::SouthWest), Corner::Top),
            Side::SouthWest => (hex, Corner::Bottom),
            Side::SouthEast => (hex.neighbor(Side::SouthEast), Corner::Top),
        };
        Self { hex, corner }
    }

    /// The plaza in the middle of `hex` (TRADERS 5.2).
    #[inline]
    pub const fn plaza(hex: Hex) -> Self {
        Self { hex, corner: Corner::Middle }
    }

    /// The hex in whose middle it is, if it is a plaza.
    pub fn plaza_hex(self) -> Option<Hex> {
        self.is_plaza().then_some(self.hex)
    }

    /// Returns whether it is a plaza, on which nothing is built.
    #[inline]
    pub const fn is_plaza(self) -> bool {
        matches!(self.corner, Corner::Middle)
    }

    /// A hex and a side of it: the corner is between that side and the next one
    /// counterclockwise; none for a plaza.
    #[inline]
    pub(super) const fn place(self) -> (Hex, Option<Side>) {
        match self.corner {
            Corner::Top => (self.hex, Some(Side::NorthEast)),
            Corner::Bottom => (self.hex, Some(Side::SouthWest)),
            Corner::Middle => (self.hex, None),
        }
    }

    /// The three hexes that meet here, sorted; for a plaza its own one three times, so that the
    /// middle of them is where it is.
    pub fn hexes(self) -> [Hex; 3] {
        let mut hexes = self.hexes_around();
        if !hexes.is_sorted() {
            hexes.sort_unstable();
        }
        hexes
    }

    /// Returns the rank by what it is written as, number by number.
    #[inline]
    pub fn rank_by_hexes(self) -> i128 {
        if self.is_plaza() { Hex::rank_of([self.hex]) } else { Hex::rank_of(self.hexes()) }
    }

    #[inline]
    pub fn touches(self, hex: Hex) -> bool {
        self.hexes_around().contains(&hex)
    }

    /// The three hexes that meet here, from west to east: that is sorted but at the edge of
    /// the coordinate range.
    #[inline]
    pub(super) const fn hexes_around(self) -> [Hex; 3] {
        let hex = self.hex;
        match self.corner {
            Corner::Top => [hex.neighbor(Side::NorthWest), hex, hex.neighbor(Side::NorthEast)],
            Corner::Bottom => [hex.neighbor(Side::SouthWest), hex, hex.neighbor(Side::SouthEast)],
            Corner::Middle => [hex; 3],
        }
    }

    /// The six corners of `hex`, counterclockwise from the upper right.
    pub fn around(hex: Hex) -> [Self; 6] {
        Side::ALL.map(|side| Self::of(hex, side))
    }

    /// The two places that are told by `hex`, sorted.
    pub(super) const fn owned_by(hex: Hex) -> [Self; 2] {
        [Self { hex, corner: Corner::Top }, Self { hex, corner: Corner::Bottom }]
    }

    /// The three paths between hexes that meet here, in the order of [`Self::neighbors`]; for a
    /// plaza, three of its inner ones. [`crate::Island::paths_at`] has all that an island has.
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
            Corner::Middle => [
                Path::inner(hex, Side::NorthEast),
                Path::inner(hex, Side::West),
                Path::inner(hex, Side::SouthEast),
            ],
        }
    }

    /// The three intersections one path away, no plazas among them.
    #[inline]
    pub const fn neighbors(self) -> [Self; 3] {
        let hex = self.hex;
        match self.corner {
            Corner::Top => [
                Self::of(hex, Side::NorthWest),
                Self::of(hex, Side::East),
                Self::of(hex.neighbor(Side::NorthWest), Side::East),
            ],
            Corner::Bottom => [
                Self::of(hex, Side::West),
                Self::of(hex, Side::SouthEast),
                Self::of(hex.neighbor(Side::SouthWest), Side::SouthEast),
            ],
            Corner::Middle => [
                Self::of(hex, Side::NorthEast),
                Self::of(hex, Side::West),
                Self::of(hex, Side::SouthEast),
            ],
        }
    }
}

crate::converts!([Hex; 3] => Intersection, NoIntersection: |hexes| {
    let [hex, second, third] = hexes;
    let toward = |other| hex.side_toward(other).ok_or(NoIntersection);
    let (one, other) = (toward(second)?, toward(third)?);
    if one.left() == other {
        Ok(Self::of(hex, one))
    } else if other.left() == one {
        Ok(Self::of(hex, other))
    } else {
        Err(NoIntersection)
    }
});

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

    #[test]
    fn a_place_named_from_any_of_its_hexes_in_any_order_is_the_same_value() {
        for side in Side::ALL {
            let hex = Hex::new(1, -2);
            let place = Intersection::of(hex, side);
            let [a, b, c] = place.hexes();
            assert!(place.hexes().contains(&hex));
            for order in [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
                assert_eq!(Intersection::try_from(order), Ok(place));
            }
        }
    }

    #[test]
    fn a_plaza_and_its_inner_paths_are_places_like_any_other_and_are_written_so() {
        let hex = Hex::new(2, -1);
        let plaza = Intersection::plaza(hex);
        assert_eq!(serde_json::to_string(&plaza).expect("writes"), "[[2,-1]]");
        assert_eq!(serde_json::from_str::<Intersection>("[[2,-1]]").expect("reads"), plaza);
        for side in Side::ALL {
            let (corner, path) = (Intersection::of(hex, side), Path::inner(hex, side));
            assert_eq!(path.ends(), [plaza, corner]);
            assert_eq!(path.other_end(corner), Some(plaza));
            assert_eq!(path.plaza(), Some(hex));
            let text = serde_json::to_string(&path).expect("writes");
            assert_eq!(serde_json::from_str::<Path>(&text).expect("reads"), path);
            let around = [Path::of(hex, side), Path::of(hex, side.left())];
            assert!(!around.contains(&path));
            assert!(plaza.rank_by_hexes() < corner.rank_by_hexes() || corner.hexes()[0] != hex);
        }
        for bad in ["[[2,-1],[2,-1]]", "[[[2,-1]],[[3,-1],[4,-1],[3,0]]]", "[[[2,-1]],[[2,-1]]]"] {
            assert!(serde_json::from_str::<Path>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn three_hexes_in_a_row_or_apart_meet_nowhere() {
        // In a row, one of them twice, and around one of them.
        for last in [[(1, 0), (2, 0)], [(0, 0), (1, 0)], [(1, 0), (-1, 0)]] {
            let [second, third] = last.map(Hex::from);
            let place = Intersection::try_from([Hex::new(0, 0), second, third]);
            assert_eq!(place, Err(NoIntersection));
        }
    }
}
