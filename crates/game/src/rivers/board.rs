//! The printed boards of rivers, their other hexes mixed (TRADERS 2.1, 2.2, 9.2).

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::RiverMap;
use board::{
    DrawnBoard, DrawnHex, Hex, Island, Markers, SecondToken, Shape, Spiral, Terrain, Tile, Turning,
    lay_spiral,
};

/// A river of a printed board: its hexes with their terrain, and the sea hex of its mouth.
type PrintedRiver = (&'static [(DrawnHex, Terrain)], DrawnHex);

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

const fn printed(shape: Shape) -> (&'static [PrintedRiver], [usize; 5]) {
    match shape {
        Shape::Standard => (SMALL, [4, 2, 4, 1, 1]),
        Shape::Large => (LARGE, [6, 3, 6, 3, 2]),
    }
}

/// The rivers of the printed board of `shape`: the hexes of each with their terrain, and the sea hex
/// of its mouth (TRADERS 9.2).
pub fn printed_rivers(shape: Shape) -> Vec<(Vec<(Hex, Terrain)>, Hex)> {
    let drawing = DrawnBoard::of(shape);
    let (rivers, _) = printed(shape);
    let course = |course: &[(DrawnHex, Terrain)]| {
        course.iter().map(|(place, terrain)| (drawing.hex(*place), *terrain)).collect()
    };
    rivers.iter().map(|(hexes, mouth)| (course(hexes), drawing.hex(*mouth))).collect()
}

/// The printed board of `shape`, its other hexes and harbors mixed by `rng`, with tokens in their
/// spiral, which begins at a corner by lot (TRADERS 2.2).
pub fn river_board(shape: Shape, rng: &mut impl Rng) -> (Island, RiverMap) {
    let (_, counts) = printed(shape);
    let mut map = RiverMap::default();
    let mut tiles: Vec<Tile> = Vec::new();
    for (course, mouth) in printed_rivers(shape) {
        let lies = |(at, terrain)| Tile { at, terrain, token: None };
        tiles.extend(course.iter().copied().map(lies));
        map.rivers.push(course.iter().map(|(at, _)| *at).chain([mouth]).collect());
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

#[cfg(test)]
mod tests {
    use board::{Path, Side, Token};
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;

    /// A drawn hex with one of its sides.
    type DrawnSide = (DrawnHex, Side);

    fn board(shape: Shape) -> (Island, RiverMap) {
        river_board(shape, &mut StdRng::seed_from_u64(7))
    }

    #[test]
    fn bridge_sites_are_the_drawn_ones() {
        use Side::{East, NorthEast, NorthWest, SouthEast, SouthWest};
        let small: &[DrawnSide] = &[
            ((2, 2), SouthEast),
            ((3, 2), SouthEast),
            ((4, 3), SouthEast),
            ((5, 3), SouthWest),
            ((2, 4), SouthEast),
            ((3, 4), SouthEast),
            ((4, 5), East),
        ];
        let large: &[DrawnSide] = &[
            ((4, 2), SouthEast),
            ((5, 2), SouthEast),
            ((6, 3), SouthEast),
            ((7, 3), SouthWest),
            ((3, 2), NorthEast),
            ((2, 3), NorthEast),
            ((1, 3), NorthWest),
            ((4, 4), East),
            ((4, 5), East),
            ((4, 6), NorthEast),
        ];
        for (shape, drawn) in [(Shape::Standard, small), (Shape::Large, large)] {
            let (island, map) = board(shape);
            let drawn = drawn.iter().map(|(at, side)| DrawnBoard::of(shape).path(*at, *side));
            let drawn: Vec<Path> = drawn.collect();
            assert_eq!(map.sites().collect::<Vec<_>>(), drawn);
            assert!(drawn.iter().all(|path| island.has_path(*path)));
            assert!(island.harbors().iter().all(|harbor| !drawn.contains(&harbor.path)));
        }
    }

    #[test]
    fn a_board_has_the_terrain_and_tokens_of_the_box() {
        use Terrain::{Fields, Forest, Hills, Mountains, Pasture, Swamp};
        for (shape, counts, tokens) in
            [(Shape::Standard, [4, 3, 4, 3, 3, 2], 17), (Shape::Large, [6, 6, 6, 5, 5, 2], 28)]
        {
            let (island, _) = board(shape);
            let count =
                |terrain| island.tiles().iter().filter(|tile| tile.terrain == terrain).count();
            assert_eq!([Forest, Pasture, Fields, Hills, Mountains, Swamp].map(count), counts);
            let laid = island.tiles().iter().filter(|tile| tile.token.is_some());
            assert_eq!(laid.count(), tokens);
            let two = island.markers().second.iter().map(|second| {
                (
                    island.tile(second.at).and_then(|tile| tile.token).map(Token::number),
                    second.token.number(),
                )
            });
            let joined: &[_] = if shape == Shape::Large { &[] } else { &[(Some(12), 2)] };
            assert_eq!(two.collect::<Vec<_>>(), joined);
        }
    }
}
