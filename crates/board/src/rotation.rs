//! Rotation of a board or its frame in steps of 60 degrees.

use super::{Hex, Intersection, Path, Side};

crate::bounded! {
    /// A clockwise rotation in sixths of a full turn, 0 to 5.
    ///
    /// Written as that number.
    #[derive(Default)]
    pub struct Rotation(0..=5);
    BadRotation = "a rotation is 0 to 5 sixths of a full turn, not {0}";
}

impl Rotation {
    pub const NONE: Self = Self(0);

    /// Upside down.
    pub const HALF: Self = Self(3);

    /// All six, each a sixth further clockwise.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Returns how many sixths of a full turn clockwise, 0 to 5.
    pub const fn sixths(self) -> u8 {
        self.0
    }

    /// A sixth further clockwise; the last one wraps around to none.
    #[must_use]
    pub const fn next(self) -> Self {
        Self((self.0 + 1) % 6)
    }

    /// The rotation that undoes this one.
    #[must_use]
    pub const fn back(self) -> Self {
        Self((6 - self.0) % 6)
    }

    /// Returns this rotation followed by `other`.
    #[must_use]
    pub const fn then(self, other: Self) -> Self {
        Self((self.0 + other.0) % 6)
    }

    /// The direction a side faces once it is turned.
    pub fn side(self, side: Side) -> Side {
        (0..self.0).fold(side, |side, _| side.right())
    }

    /// Returns where `hex` ends up when turned about the hex `[0, 0]`. At the edge of
    /// the coordinate range, coordinates wrap around, as in [`Hex::neighbor`].
    pub fn hex(self, hex: Hex) -> Hex {
        (0..self.0).fold(hex, |Hex { q, r }, _| Hex::new(r.wrapping_neg(), q.wrapping_add(r)))
    }

    /// Returns where `path` ends up when turned about the hex `[0, 0]`.
    pub fn path(self, path: Path) -> Path {
        let (hex, side) = path.place();
        path.turned(self.hex(hex), self.side(side))
    }

    /// Returns where `intersection` ends up when turned about the hex `[0, 0]`.
    pub fn intersection(self, intersection: Intersection) -> Intersection {
        match intersection.place() {
            (hex, Some(side)) => Intersection::of(self.hex(hex), self.side(side)),
            (hex, None) => Intersection::plaza(self.hex(hex)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sixth_clockwise_turns_east_to_south_east() {
        let sixth = Rotation::NONE.next();
        assert_eq!(sixth.hex(Hex::new(1, 0)), Hex::new(0, 1));
        assert_eq!(sixth.side(Side::East), Side::SouthEast);
        assert_eq!(Rotation::HALF.hex(Hex::new(2, -1)), Hex::new(-2, 1));
    }

    #[test]
    fn neighbors_stay_neighbors_and_six_sixths_lead_home() {
        for rotation in Rotation::ALL {
            let hex = Hex::new(2, -3);
            for side in Side::ALL {
                let (turned, there) = (rotation.hex(hex), rotation.hex(hex.neighbor(side)));
                assert_eq!(turned.side_toward(there), Some(rotation.side(side)));
                let path = Path::of(hex, side);
                assert_eq!(Path::try_from([turned, there]), Ok(rotation.path(path)));
                assert_eq!(rotation.back().path(rotation.path(path)), path);
                let corner = Intersection::of(hex, side);
                let hexes = corner.hexes().map(|hex| rotation.hex(hex));
                assert_eq!(Intersection::try_from(hexes), Ok(rotation.intersection(corner)));
            }
            assert_eq!(rotation.then(rotation.back()), Rotation::NONE);
            assert_eq!(rotation.back().hex(rotation.hex(hex)), hex);
        }
    }

    #[test]
    fn only_0_to_5_are_rotations() {
        assert_eq!(serde_json::from_str::<Rotation>("5").ok(), Some(Rotation(5)));
        assert_eq!(serde_json::to_string(&Rotation::HALF).ok().as_deref(), Some("3"));
        assert!(serde_json::from_str::<Rotation>("6").is_err());
        assert_eq!(Rotation::try_from(200), Err(BadRotation(200)));
    }
}
