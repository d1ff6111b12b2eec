//! The printed boards of fish: where lakes, grounds, and beside them harbors lie, and the numbers in
//! the box (TRADERS 1.1, 1.2, 9.1).

use rand::Rng;
use rand::seq::SliceRandom;

use board::{
    DrawnBoard, DrawnHex, FishingGround, Harbor, Hex, Island, Lake, Markers, Shape, Side, Terrain,
    Tile, Token, TokenRule, shuffled_island,
};

const SMALL_GROUNDS: &[DrawnHex] = &[(0, 3), (1, 1), (2, 6), (4, 6), (5, 1), (6, 3)];

const LARGE_GROUNDS: &[DrawnHex] =
    &[(0, 4), (1, 5), (3, 0), (3, 6), (5, 0), (6, 6), (7, 1), (8, 3)];

/// Harbors of the large board, clockwise from the top left: they leave room for the grounds.
const LARGE_HARBORS: [(DrawnHex, Side); 11] = [
    ((1, 2), Side::NorthEast),
    ((1, 4), Side::NorthEast),
    ((2, 5), Side::East),
    ((5, 5), Side::East),
    ((7, 4), Side::East),
    ((7, 3), Side::SouthEast),
    ((7, 2), Side::SouthWest),
    ((6, 2), Side::West),
    ((4, 1), Side::West),
    ((2, 2), Side::West),
    ((1, 2), Side::West),
];

/// Most shuffles until every desert lies where a lake may.
const SHUFFLES: usize = 1_000;

fn tokens(numbers: &[u8]) -> Vec<Token> {
    numbers.iter().filter_map(|number| Token::try_from(*number).ok()).collect()
}

/// Numbers of the grounds in the box for this shape.
pub fn ground_numbers(shape: Shape) -> Vec<Token> {
    tokens(match shape {
        Shape::Standard => &[4, 5, 6, 8, 9, 10],
        Shape::Large => &[4, 5, 5, 6, 8, 9, 9, 10],
    })
}

/// Lakes on these hexes whose numbers aren't the usual ones: the second of a box.
pub fn numbered_lakes(lakes: &[Hex]) -> Vec<Lake> {
    let second = lakes.get(1).map(|at| Lake { at: *at, numbers: tokens(&[4, 10]) });
    second.into_iter().collect()
}

/// Sea hexes of the frame on which the grounds of this shape lie.
pub fn printed_grounds(shape: Shape) -> Vec<Hex> {
    let drawn = match shape {
        Shape::Standard => SMALL_GROUNDS,
        Shape::Large => LARGE_GROUNDS,
    };
    drawn.iter().map(|at| DrawnBoard::of(shape).hex(*at)).collect()
}

/// The base board of `shape`, shuffled by `rng`, with lakes for its deserts and the grounds with
/// their numbers in any order. No lake lies at the coast.
pub fn fish_board(shape: Shape, rule: TokenRule, rng: &mut impl Rng) -> Island {
    let shuffled = std::iter::repeat_with(|| shuffled_island(shape, rule, rng)).take(SHUFFLES);
    let is_inland = |island: &Island, hex: Hex| hex.neighbors().all(|hex| island.is_land(hex));
    let found = shuffled
        .into_iter()
        .find(|island| island.deserts().all(|desert| is_inland(island, desert)));
    let Some(base) = found else { return Island::empty() };
    let lakes: Vec<Hex> = base.deserts().collect();
    let laid = base.tiles().iter().map(|tile| match tile.terrain {
        Terrain::Desert => Tile { terrain: Terrain::Lake, ..*tile },
        _ => *tile,
    });
    let tiles = laid.collect();
    let mut numbers = ground_numbers(shape);
    numbers.shuffle(rng);
    let grounds = printed_grounds(shape).into_iter().zip(numbers);
    let markers = Markers {
        grounds: grounds.map(|(at, number)| FishingGround { at, number }).collect(),
        lakes: numbered_lakes(&lakes),
        ..Markers::NONE
    };
    let island = Island::new(tiles, harbors(shape, base.harbors()));
    island.and_then(|island| island.marked(markers)).unwrap_or_else(|_| Island::empty())
}

/// Harbors of the base board, where they leave room for the grounds.
fn harbors(shape: Shape, base: &[Harbor]) -> Vec<Harbor> {
    match shape {
        Shape::Standard => base.to_vec(),
        Shape::Large => {
            let places = LARGE_HARBORS.iter().zip(base);
            let moved = places.map(|((at, side), harbor)| Harbor {
                path: DrawnBoard::LARGE.path(*at, *side),
                ..*harbor
            });
            moved.collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::BadFishMap;

    #[test]
    fn boards_have_the_grounds_and_lakes_of_the_box_and_fit_their_rules() {
        for seed in 0..50 {
            for (shape, grounds, lakes, harbors) in
                [(Shape::Standard, 6, 1, 9), (Shape::Large, 8, 2, 11)]
            {
                let mut rng = StdRng::seed_from_u64(seed);
                let island = fish_board(shape, TokenRule::Random, &mut rng);
                assert_eq!(BadFishMap::check(&island), Ok(()));
                assert_eq!(island.markers().grounds.len(), grounds);
                let laid = island.tiles().iter().filter(|tile| tile.terrain == Terrain::Lake);
                assert_eq!(laid.count(), lakes);
                assert_eq!(island.harbors().len(), harbors);
                assert_eq!(island.deserts().count(), 0);
            }
        }
    }

    #[test]
    fn inland_hexes_are_the_drawn_ones() {
        let small: &[DrawnHex] = &[(2, 3), (2, 4), (3, 2), (3, 3), (3, 4), (4, 3), (4, 4)];
        let large: &[DrawnHex] = &[
            (2, 3),
            (2, 4),
            (3, 2),
            (3, 3),
            (3, 4),
            (4, 2),
            (4, 3),
            (4, 4),
            (4, 5),
            (5, 2),
            (5, 3),
            (5, 4),
            (6, 3),
            (6, 4),
        ];
        for (shape, drawn) in [(Shape::Standard, small), (Shape::Large, large)] {
            let hexes = shape.hexes();
            let inland = hexes.iter().filter(|hex| hex.neighbors().all(|it| hexes.contains(&it)));
            let drawn: Vec<Hex> = drawn.iter().map(|at| DrawnBoard::of(shape).hex(*at)).collect();
            assert_eq!(inland.copied().collect::<Vec<_>>(), drawn);
        }
    }
}
