//! The usual layouts: shapes, the first-game island, the spiral of tokens
//! (RULES 1 and 2).

use serde::{Deserialize, Serialize};

use super::{Harbor, HarborKind, Hex, Island, Path, Resource, Side, Terrain, Tile, Token};

/// The shape of a printed board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// 19 hexes in rows of 3-4-5-4-3, for up to four players.
    Standard,
    /// 30 hexes in rows of 3-4-5-6-5-4-3, for five and six.
    Large,
}

impl Shape {
    /// Its hexes, row by row from the top.
    #[must_use]
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
    #[must_use]
    pub fn corners(self) -> Vec<Hex> {
        let hexes = self.hexes();
        let is_corner =
            |hex: &Hex| hex.neighbours().filter(|other| hexes.contains(other)).count() == 3;
        hexes.iter().copied().filter(is_corner).collect()
    }

    /// How many hexes of each terrain it is laid with.
    #[must_use]
    pub const fn terrain_count(self, terrain: Terrain) -> u8 {
        match (self, terrain) {
            (Self::Standard, Terrain::Forest | Terrain::Pasture | Terrain::Fields) => 4,
            (Self::Standard, Terrain::Hills | Terrain::Mountains) => 3,
            (Self::Standard, Terrain::Desert) => 1,
            (Self::Large, Terrain::Forest | Terrain::Pasture | Terrain::Fields) => 6,
            (Self::Large, Terrain::Hills | Terrain::Mountains) => 5,
            (Self::Large, Terrain::Desert) => 2,
        }
    }

    /// Its tokens in the order in which a spiral lays them (A to R on the
    /// standard shape).
    #[must_use]
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

    /// The harbors of its frame, clockwise from the top left. On the standard
    /// shape the printed positions; on the large one, where our sources are
    /// silent, eleven spread evenly along its coast (our ruling).
    #[must_use]
    pub fn harbors(self) -> Vec<Harbor> {
        match self {
            Self::Standard => {
                FRAME.iter().map(|(hex, side, gives)| harbor(*hex, *side, *gives)).collect()
            }
            Self::Large => self.spread_harbors(),
        }
    }

    fn spread_harbors(self) -> Vec<Harbor> {
        let gives = [
            HarborKind::Any,
            HarborKind::Of(Resource::Grain),
            HarborKind::Of(Resource::Ore),
            HarborKind::Any,
            HarborKind::Of(Resource::Wool),
            HarborKind::Any,
            HarborKind::Any,
            HarborKind::Of(Resource::Brick),
            HarborKind::Of(Resource::Wool),
            HarborKind::Any,
            HarborKind::Of(Resource::Lumber),
        ];
        let coast = self.coast();
        let count = gives.len();
        let paths = (0..count).filter_map(|nth| coast.get(nth * coast.len() / count));
        paths.zip(gives).map(|(path, gives)| Harbor { path: *path, gives }).collect()
    }

    /// The paths between land and sea, clockwise from the top left.
    fn coast(self) -> Vec<Path> {
        let hexes = self.hexes();
        let mut coast = Vec::new();
        let Some(first) = hexes.first() else { return coast };
        let (mut hex, mut side) = (*first, Side::NorthWest);
        loop {
            let path = Path::of(hex, side);
            if coast.first() == Some(&path) {
                return coast;
            }
            coast.push(path);
            side = side.right();
            while hexes.contains(&hex.neighbour(side)) {
                hex = hex.neighbour(side);
                side = side.left();
            }
        }
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

fn harbor(hex: Hex, side: Side, gives: HarborKind) -> Harbor {
    Harbor { path: Path::of(hex, side), gives }
}

/// The fixed island of the first game (RULES 2).
#[must_use]
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

/// Which way round a spiral of tokens runs; printed rules differ by language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turning {
    /// As a clock's hands.
    Clockwise,
    /// Against them, as the English rules have it.
    CounterClockwise,
}

impl Turning {
    const fn inward(self, side: Side) -> Side {
        match self {
            Self::Clockwise => side.right(),
            Self::CounterClockwise => side.left(),
        }
    }

    const fn outward(self, side: Side) -> Side {
        match self {
            Self::Clockwise => side.left(),
            Self::CounterClockwise => side.right(),
        }
    }
}

/// Where a spiral of tokens starts and which way it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spiral {
    /// The corner hex that gets the first token.
    pub corner: Hex,
    /// Which way round.
    pub turning: Turning,
}

/// The hexes in the order in which the spiral visits them: along the coast
/// from the corner, turning inward wherever the way is sea or visited. Hexes
/// that it can't reach (on ragged shapes) follow at the end, in order.
#[must_use]
pub fn spiral_order(hexes: &[Hex], spiral: Spiral) -> Vec<Hex> {
    let free = |hex: Hex, visited: &[Hex]| hexes.contains(&hex) && !visited.contains(&hex);
    let mut order = Vec::new();
    if hexes.contains(&spiral.corner) {
        order.push(spiral.corner);
        let mut hex = spiral.corner;
        let along_coast = |side: &Side| {
            hexes.contains(&hex.neighbour(*side))
                && !hexes.contains(&hex.neighbour(spiral.turning.outward(*side)))
        };
        let mut heading = Side::ALL.into_iter().find(along_coast).unwrap_or(Side::East);
        while let Some(side) = {
            let turns =
                std::iter::successors(Some(heading), |side| Some(spiral.turning.inward(*side)));
            turns.take(6).find(|side| free(hex.neighbour(*side), &order))
        } {
            heading = side;
            hex = hex.neighbour(side);
            order.push(hex);
        }
    }
    let mut rest: Vec<_> = hexes.iter().copied().filter(|hex| free(*hex, &order)).collect();
    rest.sort_unstable();
    order.extend(rest);
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_game_island_has_all_pieces_of_the_box() {
        let island = first_game();
        assert_eq!(island.tiles().len(), 19);
        for terrain in Terrain::ALL {
            let count = island.tiles().iter().filter(|tile| tile.terrain == terrain).count();
            assert_eq!(count, usize::from(Shape::Standard.terrain_count(terrain)));
        }
        let mut laid: Vec<_> = island.tiles().iter().filter_map(|tile| tile.token).collect();
        let mut boxed = Shape::Standard.tokens();
        laid.sort();
        boxed.sort();
        assert_eq!(laid, boxed);
        assert_eq!(island.harbors().len(), 9);
    }

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
    fn every_harbor_lies_between_land_and_sea_and_none_touch() {
        for shape in [Shape::Standard, Shape::Large] {
            let hexes = shape.hexes();
            let harbors = shape.harbors();
            for (nth, harbor) in harbors.iter().enumerate() {
                let land = harbor.path.hexes().into_iter().filter(|hex| hexes.contains(hex));
                assert_eq!(land.count(), 1);
                let others = harbors.iter().skip(nth + 1);
                assert!(
                    others.into_iter().all(|other| harbor.path.shared_end(other.path).is_none())
                );
            }
        }
    }

    #[test]
    fn a_spiral_from_any_corner_either_way_rounds_the_coast_then_the_ring_then_the_middle() {
        let hexes = Shape::Standard.hexes();
        let corners = Shape::Standard.corners();
        assert_eq!(corners.len(), 6);
        for corner in corners {
            for turning in [Turning::Clockwise, Turning::CounterClockwise] {
                let order = spiral_order(&hexes, Spiral { corner, turning });
                let middle = Hex::new(0, 0);
                let rings: Vec<_> = order.iter().map(|hex| hex.distance(middle)).collect();
                assert_eq!(rings, [[2; 12].as_slice(), &[1; 6], &[0]].concat());
                assert!(order.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
            }
        }
    }

    #[test]
    fn the_counter_clockwise_spiral_goes_down_the_left_side_from_the_top_left() {
        let spiral = Spiral { corner: Hex::new(0, -2), turning: Turning::CounterClockwise };
        let order = spiral_order(&Shape::Standard.hexes(), spiral);
        assert_eq!(
            order.get(..3),
            Some([Hex::new(0, -2), Hex::new(-1, -1), Hex::new(-2, 0)].as_slice())
        );
    }

    #[test]
    fn a_spiral_visits_every_hex_of_the_large_shape_and_of_ragged_ones_once() {
        let ragged = [Hex::new(0, 0), Hex::new(1, 0), Hex::new(0, 1), Hex::new(3, 3)];
        for hexes in [Shape::Large.hexes(), ragged.to_vec()] {
            let corner = hexes[0];
            let mut order = spiral_order(&hexes, Spiral { corner, turning: Turning::Clockwise });
            order.sort();
            let mut all = hexes.clone();
            all.sort();
            assert_eq!(order, all);
        }
    }
}
