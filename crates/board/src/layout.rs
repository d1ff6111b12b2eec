//! The usual layouts: printed shapes and the first-game island (RULES 1 and 2), and boards as the
//! rules' documents draw them, in rows and columns (SEA 13, TRADERS 9).

use serde::{Deserialize, Serialize};

use super::{
    Harbor, HarborKind, Hex, Island, Path, Resource, Rotation, Side, Terrain, Tile, Token,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// 19 hexes in rows of 3-4-5-4-3, for up to four players.
    Standard,
    /// 30 hexes in rows of 3-4-5-6-5-4-3, for five and six.
    Large,
}

impl Shape {
    pub const ALL: [Self; 2] = [Self::Standard, Self::Large];

    /// The printed shape that these hexes form, in any order. A shape anywhere
    /// but at [`Self::hexes`] is not recognized.
    pub fn of(hexes: &[Hex]) -> Option<Self> {
        let sorted = |mut hexes: Vec<Hex>| {
            hexes.sort_unstable();
            hexes
        };
        let hexes = sorted(hexes.to_vec());
        Self::ALL.into_iter().find(|shape| sorted(shape.hexes()) == hexes)
    }

    /// The rotations in which it covers the same hexes: all six for the
    /// standard shape, none or half a turn for the large one.
    pub const fn rotations(self) -> &'static [Rotation] {
        match self {
            Self::Standard => &Rotation::ALL,
            Self::Large => &[Rotation::NONE, Rotation::HALF],
        }
    }

    /// The harbors of its frame once the frame is turned, clockwise from the
    /// one at the frame's top left; `None` for a rotation that the shape
    /// doesn't have.
    pub fn harbors_turned(self, rotation: Rotation) -> Option<Vec<Harbor>> {
        self.turned(self.harbors(), rotation)
    }

    /// Returns where these harbors end up once its frame is turned; `None` for a
    /// rotation that the shape doesn't have.
    pub fn turned(self, harbors: Vec<Harbor>, rotation: Rotation) -> Option<Vec<Harbor>> {
        if !self.rotations().contains(&rotation) {
            return None;
        }
        let turned = |harbor: Harbor| {
            let (hex, side) = rotation.path(harbor.path).place();
            // The large shape's middle is half a hex west of the hex [0, 0].
            let hex = match (self, rotation) {
                (Self::Large, Rotation::HALF) => hex.neighbor(Side::West),
                _ => hex,
            };
            Harbor { path: Path::of(hex, side), ..harbor }
        };
        Some(harbors.into_iter().map(turned).collect())
    }

    /// Returns the hexes, row by row from the top.
    pub fn hexes(self) -> Vec<Hex> {
        let (rows, widest): (i8, i8) = match self {
            Self::Standard => (2, 5),
            Self::Large => (3, 6),
        };
        let row = |r: i8| {
            let length = widest - r.abs();
            let from = -(widest / 2) - r.min(0);
            (from..from + length).map(move |q| Hex::new(q, r))
        };
        (-rows..=rows).flat_map(row).collect()
    }

    /// The hexes at its six corners, row by row from the top: a spiral of
    /// tokens starts at one of them.
    pub fn corners(self) -> Vec<Hex> {
        let hexes = self.hexes();
        let is_corner =
            |hex: &Hex| hex.neighbors().filter(|other| hexes.contains(other)).count() == 3;
        hexes.iter().copied().filter(is_corner).collect()
    }

    /// The number of hexes of this terrain it has.
    pub const fn terrain_count(self, terrain: Terrain) -> u8 {
        match (self, terrain) {
            (Self::Standard, Terrain::Forest | Terrain::Pasture | Terrain::Fields) => 4,
            (Self::Standard, Terrain::Hills | Terrain::Mountains) => 3,
            (Self::Standard, Terrain::Desert) => 1,
            (Self::Large, Terrain::Forest | Terrain::Pasture | Terrain::Fields) => 6,
            (Self::Large, Terrain::Hills | Terrain::Mountains) => 5,
            (Self::Large, Terrain::Desert) => 2,
            (
                _,
                Terrain::Gold
                | Terrain::Lake
                | Terrain::Swamp
                | Terrain::Trade(_)
                | Terrain::Spring,
            ) => 0,
        }
    }

    /// Returns the tokens in the order a spiral lays them (A to R on the standard shape).
    pub fn tokens(self) -> Vec<Token> {
        let numbers: &[u8] = match self {
            Self::Standard => &[5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11],
            Self::Large => &[
                2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12,
                3, 2, 6,
            ],
        };
        numbers.iter().filter_map(|number| Token::try_from(*number).ok()).collect()
    }

    /// The harbors of its printed frame, clockwise from the top left (RULES 2).
    pub fn harbors(self) -> Vec<Harbor> {
        let frame: &[(Hex, Side, HarborKind)] = match self {
            Self::Standard => &FRAME,
            Self::Large => &LARGE_FRAME,
        };
        frame.iter().map(|(hex, side, gives)| harbor(*hex, *side, *gives)).collect()
    }
}

const FRAME: [(Hex, Side, HarborKind); 9] = [
    (Hex::new(0, -2), Side::NorthWest, HarborKind::Any),
    (Hex::new(1, -2), Side::NorthEast, HarborKind::Of(Resource::Grain)),
    (Hex::new(2, -1), Side::NorthEast, HarborKind::Of(Resource::Ore)),
    (Hex::new(2, 0), Side::East, HarborKind::Any),
    (Hex::new(1, 1), Side::SouthEast, HarborKind::Of(Resource::Wool)),
    (Hex::new(-1, 2), Side::SouthEast, HarborKind::Any),
    (Hex::new(-2, 2), Side::SouthWest, HarborKind::Any),
    (Hex::new(-2, 1), Side::West, HarborKind::Of(Resource::Brick)),
    (Hex::new(-1, -1), Side::West, HarborKind::Of(Resource::Lumber)),
];

const LARGE_FRAME: [(Hex, Side, HarborKind); 11] = [
    (Hex::new(0, -3), Side::NorthWest, HarborKind::Any),
    (Hex::new(1, -3), Side::NorthEast, HarborKind::Of(Resource::Wool)),
    (Hex::new(2, -2), Side::NorthEast, HarborKind::Any),
    (Hex::new(2, 0), Side::East, HarborKind::Any),
    (Hex::new(1, 1), Side::SouthEast, HarborKind::Of(Resource::Brick)),
    (Hex::new(-1, 3), Side::East, HarborKind::Of(Resource::Wool)),
    (Hex::new(-2, 3), Side::SouthEast, HarborKind::Of(Resource::Lumber)),
    (Hex::new(-3, 3), Side::SouthWest, HarborKind::Any),
    (Hex::new(-3, 2), Side::West, HarborKind::Of(Resource::Grain)),
    (Hex::new(-3, 0), Side::SouthWest, HarborKind::Any),
    (Hex::new(-2, -1), Side::West, HarborKind::Of(Resource::Ore)),
];

fn harbor(hex: Hex, side: Side, gives: HarborKind) -> Harbor {
    Harbor { path: Path::of(hex, side), gives }
}

/// The fixed island of the first game (RULES 2).
pub fn first_game() -> Island {
    use Terrain::{Desert, Fields, Forest, Hills, Mountains, Pasture};
    let rows = [
        (Mountains, 10),
        (Pasture, 2),
        (Forest, 9),
        (Fields, 12),
        (Hills, 6),
        (Pasture, 4),
        (Hills, 10),
        (Fields, 9),
        (Forest, 11),
        (Desert, 0),
        (Forest, 3),
        (Mountains, 8),
        (Forest, 8),
        (Mountains, 3),
        (Fields, 4),
        (Pasture, 5),
        (Hills, 5),
        (Fields, 6),
        (Pasture, 11),
    ];
    let tiles = Shape::Standard.hexes().into_iter().zip(rows).map(|(at, (terrain, number))| Tile {
        at,
        terrain,
        token: Token::try_from(number).ok(),
    });
    Island::new(tiles.collect(), Shape::Standard.harbors()).unwrap_or_else(|_| Island::empty())
}

/// A hex by its row and column in a drawing.
pub type DrawnHex = (i8, i8);

/// Drawing of a board with rows and columns from 0, odd rows half a hex to the right; the hex in
/// its middle is `[0, 0]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnBoard {
    /// The hex in the middle, counted from the one in the first row and column.
    middle: Hex,
}

impl DrawnBoard {
    /// Boards for up to four players.
    pub const SMALL: Self = Self { middle: Hex::new(2, 3) };
    /// Boards for five and six.
    pub const LARGE: Self = Self { middle: Hex::new(2, 4) };

    /// The drawing that a printed shape is found in.
    pub const fn of(shape: Shape) -> Self {
        match shape {
            Shape::Standard => Self::SMALL,
            Shape::Large => Self::LARGE,
        }
    }

    pub const fn hex(self, (row, column): DrawnHex) -> Hex {
        Hex::new(column - row / 2 - self.middle.q, row - self.middle.r)
    }

    pub const fn path(self, at: DrawnHex, side: Side) -> Path {
        Path::of(self.hex(at), side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coasts;

    #[test]
    fn the_first_game_island_lies_as_the_rules_print_it() {
        let island = first_game();
        let at = |q, r| {
            island.tile(Hex::new(q, r)).map(|tile| (tile.terrain, tile.token.map(Token::number)))
        };
        assert_eq!(at(0, -2), Some((Terrain::Mountains, Some(10))));
        assert_eq!(at(0, 0), Some((Terrain::Desert, None)));
        assert_eq!(at(2, 0), Some((Terrain::Mountains, Some(8))));
        assert_eq!(at(0, 2), Some((Terrain::Pasture, Some(11))));
    }

    #[test]
    fn the_large_frame_lies_as_the_rules_print_it() {
        use HarborKind::{Any, Of};
        use Resource::{Brick, Grain, Lumber, Ore, Wool};
        // Row and column of the hex, from 1, and its outward edge.
        let printed = [
            (1, 1, Side::NorthWest, Any),
            (1, 2, Side::NorthEast, Of(Wool)),
            (2, 4, Side::NorthEast, Any),
            (4, 6, Side::East, Any),
            (5, 5, Side::SouthEast, Of(Brick)),
            (7, 3, Side::East, Of(Wool)),
            (7, 2, Side::SouthEast, Of(Lumber)),
            (7, 1, Side::SouthWest, Any),
            (6, 1, Side::West, Of(Grain)),
            (4, 1, Side::SouthWest, Any),
            (3, 1, Side::West, Of(Ore)),
        ];
        let hexes = Shape::Large.hexes();
        let at = |row: usize, column: usize| {
            let before: usize = [0, 3, 4, 5, 6, 5, 4].iter().take(row).sum();
            hexes[before + column - 1]
        };
        let printed =
            printed.map(|(row, column, side, gives)| harbor(at(row, column), side, gives));
        assert_eq!(Shape::Large.harbors(), printed);
    }

    #[test]
    fn a_frame_turned_or_not_has_its_harbors_on_the_coast_and_none_touch() {
        for shape in Shape::ALL {
            let coast = coasts(&shape.hexes()).remove(0);
            for rotation in Rotation::ALL {
                let Some(harbors) = shape.harbors_turned(rotation) else {
                    assert!(!shape.rotations().contains(&rotation));
                    continue;
                };
                for (nth, one) in harbors.iter().enumerate() {
                    assert!(coast.paths().contains(&one.path));
                    let mut others = harbors.iter().skip(nth + 1);
                    assert!(others.all(|other| one.path.shared_end(other.path).is_none()));
                }
                let kinds = |harbors: &[Harbor]| {
                    harbors.iter().map(|harbor| harbor.gives).collect::<Vec<_>>()
                };
                assert_eq!(kinds(&harbors), kinds(&shape.harbors()));
                assert_eq!(harbors == shape.harbors(), rotation == Rotation::NONE);
            }
        }
    }

    #[test]
    fn a_printed_shape_is_recognized_by_its_hexes_in_any_order() {
        for shape in Shape::ALL {
            let mut hexes = shape.hexes();
            hexes.reverse();
            assert_eq!(Shape::of(&hexes), Some(shape));
            hexes.pop();
            assert_eq!(Shape::of(&hexes), None);
        }
    }

    #[test]
    fn the_rows_of_a_drawn_shape_are_its_hexes() {
        let small: &[(i8, i8, i8)] = &[(1, 2, 4), (2, 2, 5), (3, 1, 5), (4, 2, 5), (5, 2, 4)];
        let large: &[(i8, i8, i8)] =
            &[(1, 2, 4), (2, 2, 5), (3, 1, 5), (4, 1, 6), (5, 1, 5), (6, 2, 5), (7, 2, 4)];
        for (shape, rows) in [(Shape::Standard, small), (Shape::Large, large)] {
            let drawn = rows.iter().flat_map(|(row, first, last)| {
                (*first..=*last).map(|column| DrawnBoard::of(shape).hex((*row, column)))
            });
            assert_eq!(drawn.collect::<Vec<_>>(), shape.hexes());
        }
    }
}
