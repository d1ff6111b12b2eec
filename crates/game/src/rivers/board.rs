//! The printed boards of rivers, their other hexes mixed (TRADERS 2.1, 2.2, 9.2).

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::RiverMap;
use board::{Hex, Island, Markers, SecondToken, Shape, Spiral, Terrain, Tile, Turning, lay_spiral};

/// A river of a printed board: its hexes with their terrain, and the sea hex of its mouth.
type PrintedRiver = (&'static [((i8, i8), Terrain)], (i8, i8));

/// The rivers of the board for up to four players; columns and rows as TRADERS 9 draws them.
const SMALL: &[PrintedRiver] = {
    use Terrain::{Hills, Mountains, Pasture, Swamp};
    &[
        (&[((2, 2), Mountains), ((3, 2), Hills), ((4, 3), Pasture), ((5, 3), Swamp)], (6, 3)),
        (&[((2, 4), Mountains), ((3, 4), Hills), ((4, 5), Swamp)], (4, 6)),
    ]
};

/// The same for five and six.
const LARGE: &[PrintedRiver] = {
    use Terrain::{Hills, Mountains, Pasture, Swamp};
    &[
        (&[((4, 2), Mountains), ((5, 2), Hills), ((6, 3), Pasture), ((7, 3), Swamp)], (8, 3)),
        (&[((3, 2), Mountains), ((2, 3), Hills), ((1, 3), Swamp)], (0, 3)),
        (&[((4, 4), Mountains), ((4, 5), Pasture), ((4, 6), Pasture)], (3, 6)),
    ]
};

/// The hexes that are mixed: forest, pasture, fields, hills, mountains.
const MIXED: [Terrain; 5] =
    [Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Hills, Terrain::Mountains];

const fn printed(shape: Shape) -> (&'static [PrintedRiver], [usize; 5], (i8, i8)) {
    match shape {
        Shape::Standard => (SMALL, [4, 2, 4, 1, 1], (2, 3)),
        Shape::Large => (LARGE, [6, 3, 6, 3, 2], (2, 4)),
    }
}

/// The hex of `shape` that TRADERS 9 draws in a row and column.
fn hex((row, column): (i8, i8), (q, r): (i8, i8)) -> Hex {
    Hex::new(column - row / 2 - q, row - r)
}

/// The printed board of `shape`, its other hexes and harbors mixed by `rng`, with tokens in their
/// spiral, which begins at a corner by lot (TRADERS 2.2).
pub fn river_board(shape: Shape, rng: &mut impl Rng) -> (Island, RiverMap) {
    let (rivers, counts, middle) = printed(shape);
    let mut map = RiverMap::default();
    let mut tiles: Vec<Tile> = Vec::new();
    for (course, mouth) in rivers {
        let mut river = Vec::new();
        for (place, terrain) in *course {
            let at = hex(*place, middle);
            river.push(at);
            tiles.push(Tile { at, terrain: *terrain, token: None });
        }
        river.push(hex(*mouth, middle));
        map.rivers.push(river);
    }
    let mixed = MIXED.into_iter().zip(counts);
    let mut mixed: Vec<Terrain> =
        mixed.flat_map(|(terrain, count)| std::iter::repeat_n(terrain, count)).collect();
    mixed.shuffle(rng);
    let others = shape.hexes().into_iter().filter(|hex| !map.is_river(*hex)).zip(mixed);
    tiles.extend(others.map(|(at, terrain)| Tile { at, terrain, token: None }));
    let corners = shape.corners();
    let corner = corners.get(rng.random_range(0..corners.len())).copied();
    let spiral =
        Spiral { corner: corner.unwrap_or(Hex::new(0, 0)), turning: Turning::CounterClockwise };
    // The 2 joins the 12 on the small board (TRADERS 2.2).
    let mut tokens = shape.tokens();
    if shape == Shape::Standard {
        tokens.retain(|token| token.number() != 2);
    }
    lay_spiral(&mut tiles, &tokens, spiral);
    let mut harbors = shape.harbors();
    let mut kinds: Vec<_> = harbors.iter().map(|harbor| harbor.gives).collect();
    kinds.shuffle(rng);
    for (harbor, gives) in harbors.iter_mut().zip(kinds) {
        harbor.gives = gives;
    }
    let twelve = tiles.iter().find(|tile| tile.token.is_some_and(|token| token.number() == 12));
    let two = shape.tokens().into_iter().find(|token| token.number() == 2);
    let second = twelve.zip(two).filter(|_| shape == Shape::Standard);
    let second = second.map(|(tile, token)| SecondToken { at: tile.at, token });
    let markers = Markers { second: second.into_iter().collect(), ..Markers::NONE };
    let island = Island::new(tiles, harbors).and_then(|island| island.marked(markers));
    (island.unwrap_or_else(|_| Island::empty()), map)
}
