//! The boards of the wagons, small and large: trade hexes, barred paths, bandits, harbors, and tokens
//! as they are printed; the terrain of all other hexes is mixed (TRADERS 9.5).

use super::BANDITS;
use crate::EXTRA_BUILDERS;
use board::{
    BadIsland, DrawnBoard, Harbor, HarborKind, Hex, Island, Path, Resource, Shape, Side, Site,
    Terrain, Tile, Token,
};

/// A printed board of the wagons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WagonBoard {
    /// For up to four players: 19 hexes.
    Small,
    /// For five and six: 37 hexes.
    Large,
}

/// A hex as its board prints it.
#[derive(Clone, Copy)]
enum Print {
    /// Terrain that is mixed, with its token.
    X(u8),
    /// A desert, which the large board has two of.
    D,
    /// A trade hex.
    S(Site),
}

use Print::{D, S, X};
use Site::{Castle as C, Glassworks as W, Quarry as Q};

/// Rows of a board, each with its first column.
type Rows = &'static [(i8, &'static [Print])];

const SMALL: Rows = &[
    (2, &[X(6), X(5), S(Q)]),
    (2, &[X(3), X(9), X(10), X(8)]),
    (1, &[S(C), X(4), X(11), X(3), X(4)]),
    (2, &[X(8), X(5), X(6), X(11)]),
    (2, &[X(10), X(9), S(W)]),
];

const LARGE: Rows = &[
    (2, &[S(Q), X(6), X(10), S(W)]),
    (2, &[X(4), D, X(3), X(12), X(8)]),
    (1, &[X(3), X(5), X(10), X(5), X(9), X(11)]),
    (1, &[S(W), X(8), X(12), S(C), X(2), X(6), S(Q)]),
    (1, &[X(11), X(9), X(4), X(9), X(5), X(3)]),
    (2, &[X(6), X(2), X(11), D, X(4)]),
    (2, &[S(Q), X(10), X(8), S(W)]),
];

/// A hex by its row and column in the drawing, and a side of it.
type DrawnSide = (i8, i8, Side);

const SMALL_BARRED: &[DrawnSide] = &[
    (1, 4, Side::NorthWest),
    (1, 4, Side::NorthEast),
    (1, 4, Side::East),
    (3, 1, Side::SouthWest),
    (3, 1, Side::West),
    (3, 1, Side::NorthWest),
    (5, 4, Side::SouthEast),
    (5, 4, Side::SouthWest),
    (5, 4, Side::East),
];

const LARGE_BARRED: &[DrawnSide] = &[
    (1, 2, Side::West),
    (1, 2, Side::NorthWest),
    (1, 2, Side::NorthEast),
    (7, 5, Side::SouthEast),
    (7, 5, Side::SouthWest),
    (7, 5, Side::East),
];

const SMALL_BANDITS: [DrawnSide; BANDITS] =
    [(1, 3, Side::SouthEast), (3, 2, Side::SouthWest), (4, 4, Side::East)];

const LARGE_BANDITS: [DrawnSide; BANDITS] =
    [(1, 4, Side::SouthEast), (4, 2, Side::SouthWest), (6, 5, Side::East)];

const LARGE_HARBORS: [(DrawnSide, HarborKind); 11] = {
    use HarborKind::{Any, Of};
    [
        ((1, 3, Side::NorthWest), Any),
        ((1, 5, Side::NorthEast), Of(Resource::Wool)),
        ((2, 6, Side::East), Any),
        ((5, 6, Side::East), Any),
        ((6, 6, Side::SouthEast), Of(Resource::Brick)),
        ((7, 4, Side::SouthEast), Of(Resource::Wool)),
        ((7, 2, Side::SouthWest), Of(Resource::Lumber)),
        ((6, 2, Side::West), Any),
        ((4, 1, Side::West), Of(Resource::Grain)),
        ((3, 1, Side::NorthWest), Any),
        ((2, 2, Side::NorthWest), Of(Resource::Ore)),
    ]
};

impl WagonBoard {
    /// The board for so many players.
    pub const fn seating(players: usize) -> Self {
        if players < EXTRA_BUILDERS { Self::Small } else { Self::Large }
    }

    /// The terrain of the hexes that are mixed, in no order (TRADERS 5.2).
    pub fn terrain(self) -> Vec<Terrain> {
        use Terrain::{Fields, Forest, Hills, Mountains, Pasture};
        let counts = match self {
            Self::Small => [(Forest, 4), (Pasture, 3), (Fields, 3), (Hills, 3), (Mountains, 3)],
            Self::Large => [(Forest, 6), (Pasture, 6), (Fields, 6), (Hills, 5), (Mountains, 5)],
        };
        counts.into_iter().flat_map(|(terrain, count)| vec![terrain; count]).collect()
    }

    /// The island with `terrain` on the hexes that are mixed, row by row; forest where it ends.
    ///
    /// # Errors
    /// Never fails: each hex is printed once.
    pub fn island(self, terrain: &[Terrain]) -> Result<Island, BadIsland> {
        let mut mixed = terrain.iter().copied();
        let mut tiles = Vec::new();
        for (row, (first, prints)) in (1..).zip(self.rows()) {
            for (column, print) in (*first..).zip(*prints) {
                let at = self.drawing().hex((row, column));
                tiles.push(match print {
                    X(number) => {
                        let terrain = mixed.next().unwrap_or(Terrain::Forest);
                        Tile { at, terrain, token: Token::try_from(*number).ok() }
                    }
                    D => Tile { at, terrain: Terrain::Desert, token: None },
                    S(site) => Tile { at, terrain: Terrain::Trade(*site), token: None },
                });
            }
        }
        Island::new(tiles, self.harbors())?.barring(self.barred())
    }

    /// Its trade hexes, row by row.
    pub fn sites(self) -> Vec<(Hex, Site)> {
        let mut sites = Vec::new();
        for (row, (first, prints)) in (1..).zip(self.rows()) {
            for (column, print) in (*first..).zip(*prints) {
                if let S(site) = print {
                    sites.push((self.drawing().hex((row, column)), *site));
                }
            }
        }
        sites
    }

    /// Sides of its trade hexes that take no road.
    pub fn barred(self) -> Vec<Path> {
        let barred = match self {
            Self::Small => SMALL_BARRED,
            Self::Large => LARGE_BARRED,
        };
        barred.iter().map(|side| self.path(*side)).collect()
    }

    /// Paths on which the bandits begin.
    pub fn bandits(self) -> Vec<Path> {
        let marked = match self {
            Self::Small => SMALL_BANDITS,
            Self::Large => LARGE_BANDITS,
        };
        marked.into_iter().map(|side| self.path(side)).collect()
    }

    fn harbors(self) -> Vec<Harbor> {
        match self {
            Self::Small => Shape::Standard.harbors(),
            Self::Large => LARGE_HARBORS
                .into_iter()
                .map(|(side, gives)| Harbor { path: self.path(side), gives })
                .collect(),
        }
    }

    const fn rows(self) -> Rows {
        match self {
            Self::Small => SMALL,
            Self::Large => LARGE,
        }
    }

    const fn drawing(self) -> DrawnBoard {
        match self {
            Self::Small => DrawnBoard::SMALL,
            Self::Large => DrawnBoard::LARGE,
        }
    }

    const fn path(self, (row, column, side): DrawnSide) -> Path {
        self.drawing().path((row, column), side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_board_has_its_hexes_sites_and_inner_paths() {
        for (board, hexes, sites, inner) in
            [(WagonBoard::Small, 19, 3, 12), (WagonBoard::Large, 37, 7, 38)]
        {
            let island = board.island(&board.terrain()).expect("a board");
            assert_eq!(island.tiles().len(), hexes);
            assert_eq!(island.trade_hexes().len(), sites);
            assert_eq!(island.inner_paths().count(), inner);
            let mixed = board.rows().iter().flat_map(|(_, prints)| *prints);
            let mixed = mixed.filter(|print| matches!(print, X(_))).count();
            assert_eq!(board.terrain().len(), mixed);
            assert!(board.bandits().iter().all(|path| island.has_path(*path)));
            assert!(island.harbors().iter().all(|harbor| island.has_path(harbor.path)));
        }
    }

    #[test]
    fn the_small_board_has_the_base_island_and_its_frame() {
        let island = WagonBoard::Small.island(&[]).expect("a board");
        let hexes: Vec<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
        assert_eq!(Shape::of(&hexes), Some(Shape::Standard));
    }
}
