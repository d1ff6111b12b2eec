//! Variable islands, shuffled for the table to lay, and the spiral in which number tokens are
//! laid (RULES 2).

use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::{Hex, Island, Shape, Side, Stock, Tile, Token, Waters, coasts};

/// The way in which the number tokens of a variable island are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenRule {
    /// In their printed order along a spiral, skipping deserts.
    Spiral(Spiral),
    /// At random: without adjacent red numbers in [`shuffled_island`], under
    /// the chosen rules in [`lay`](super::lay).
    Random,
}

/// An island of `shape` with terrain, harbor kinds, and, under
/// [`TokenRule::Random`], tokens shuffled by `rng`.
pub fn shuffled_island(shape: Shape, rule: TokenRule, rng: &mut impl Rng) -> Island {
    let mut terrain = Stock::of(shape).terrain_pieces();
    terrain.shuffle(rng);
    let tiles = shape.hexes().into_iter().zip(terrain);
    let mut tiles: Vec<Tile> =
        tiles.map(|(at, terrain)| Tile { at, terrain, token: None }).collect();
    match rule {
        TokenRule::Spiral(spiral) => lay_spiral(&mut tiles, &shape.tokens(), spiral),
        TokenRule::Random => lay_without_adjacent_reds(&mut tiles, shape.tokens(), rng),
    }

    let mut harbors = shape.harbors();
    let mut kinds: Vec<_> = harbors.iter().map(|harbor| harbor.gives).collect();
    kinds.shuffle(rng);
    for (harbor, gives) in harbors.iter_mut().zip(kinds) {
        harbor.gives = gives;
    }
    Island::new(tiles, harbors).unwrap_or_else(|_| Island::empty())
}

/// Shuffles until no red numbers touch, so every allowed order is equally
/// likely. On the printed shapes about one shuffle in seven is allowed; if a
/// thousand fail, the last one stands and the board check reports the reds.
fn lay_without_adjacent_reds(tiles: &mut [Tile], mut tokens: Vec<Token>, rng: &mut impl Rng) {
    let open = tiles.iter_mut().filter(|tile| tile.terrain.bears_token());
    let open: Vec<&mut Tile> = open.collect();
    for _ in 0..1_000 {
        tokens.shuffle(rng);
        let reds = open.iter().zip(&tokens).filter(|(_, token)| token.is_red());
        let reds: Vec<Hex> = reds.map(|(tile, _)| tile.at).collect();
        if !reds.iter().any(|one| reds.iter().any(|other| one.distance(*other) == 1)) {
            break;
        }
    }
    for (tile, token) in open.into_iter().zip(tokens) {
        tile.token = Some(token);
    }
}

/// Direction of a spiral of tokens; printed rules differ by language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turning {
    Clockwise,
    /// Counterclockwise, as in the English rules.
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

/// Start and direction of a spiral of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spiral {
    /// The hex that gets the first token: a corner of a printed shape, or any
    /// hex on the coast of another one.
    pub corner: Hex,
    pub turning: Turning,
}

/// Returns where a spiral of tokens may start, row by row from the top: the six corners
/// of a printed shape, or any hex on the outer coast of another one.
pub fn spiral_starts(hexes: &[Hex]) -> Vec<Hex> {
    if let Some(shape) = Shape::of(hexes) {
        return shape.corners();
    }
    let outer = coasts(hexes).into_iter().filter(|coast| coast.waters() == Waters::Outer);
    let mut starts: Vec<Hex> = outer.flat_map(|coast| coast.hexes().to_vec()).collect();
    starts.sort_unstable_by_key(|hex| (hex.r, hex.q));
    starts.dedup();
    starts
}

/// The hexes in the order the spiral visits them: along the coast from its
/// start, turning inward wherever sea or a visited hex is in the way.
///
/// If it gets stuck (in a bay, at a cape, before another islet), it continues from the nearest
/// unvisited hex, preferring one on the coast in a tie. So it visits every hex once; on the printed
/// shapes it never gets stuck.
pub fn spiral_order(hexes: &[Hex], spiral: Spiral) -> Vec<Hex> {
    let mut order = Vec::with_capacity(hexes.len());
    let mut left: Vec<Hex> = hexes.to_vec();
    left.sort_unstable();
    left.dedup();
    let mut start = Some(spiral.corner).filter(|corner| left.contains(corner));
    if start.is_none() {
        start = nearest(&left, &left, spiral.corner);
    }
    while let Some(mut hex) = start {
        let mut heading = along_the_coast(&left, hex, spiral.turning);
        left.retain(|other| *other != hex);
        order.push(hex);
        while let Some(side) = outermost_way(&left, hex, heading, spiral.turning) {
            heading = side;
            hex = hex.neighbor(side);
            left.retain(|other| *other != hex);
            order.push(hex);
        }
        start = nearest(&left, hexes, hex);
    }
    order
}

/// The first free way, from the outermost turn to the innermost.
fn outermost_way(left: &[Hex], hex: Hex, heading: Side, turning: Turning) -> Option<Side> {
    let outermost = turning.outward(turning.outward(heading));
    std::iter::successors(Some(outermost), |side| Some(turning.inward(*side)))
        .take(6)
        .find(|side| left.contains(&hex.neighbor(*side)))
}

/// The first direction from `hex` that keeps the sea on the outer side.
fn along_the_coast(left: &[Hex], hex: Hex, turning: Turning) -> Side {
    let along = |side: &Side| {
        left.contains(&hex.neighbor(*side)) && !left.contains(&hex.neighbor(turning.outward(*side)))
    };
    Side::ALL.into_iter().find(along).unwrap_or(Side::East)
}

/// The hex of `left` nearest to `from`, preferring one on the coast of `hexes`
/// in a tie.
fn nearest(left: &[Hex], hexes: &[Hex], from: Hex) -> Option<Hex> {
    let inland = |hex: &Hex| hex.neighbors().all(|other| hexes.contains(&other));
    left.iter().copied().min_by_key(|hex| (from.distance(*hex), inland(hex), hex.r, hex.q))
}

/// Lays `tokens` along the spiral without changing terrain, replacing any
/// earlier tokens. Deserts stay bare, and so do hexes beyond the last token.
pub fn lay_spiral(tiles: &mut [Tile], tokens: &[Token], spiral: Spiral) {
    let hexes: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let mut tokens = tokens.iter().copied();
    for hex in spiral_order(&hexes, spiral) {
        if let Some(tile) = tiles.iter_mut().find(|tile| tile.at == hex) {
            tile.token = if tile.terrain.resource().is_some() { tokens.next() } else { None };
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::{Remark, Terrain, Turning, first_game, remarks};

    #[test]
    fn random_tokens_never_put_two_reds_on_adjacent_hexes() {
        for seed in 0..200 {
            let mut rng = StdRng::seed_from_u64(seed);
            for shape in [Shape::Standard, Shape::Large] {
                let island = shuffled_island(shape, TokenRule::Random, &mut rng);
                let found = remarks(&island);
                assert!(found.is_empty(), "{shape:?} {seed}: {found:?}");
            }
        }
    }

    #[test]
    fn a_spiral_lays_the_printed_order_and_skips_the_desert() {
        let mut rng = StdRng::seed_from_u64(7);
        let spiral = Spiral { corner: Hex::new(2, 0), turning: Turning::Clockwise };
        let island = shuffled_island(Shape::Standard, TokenRule::Spiral(spiral), &mut rng);
        let laid: Vec<Token> = spiral_order(&Shape::Standard.hexes(), spiral)
            .into_iter()
            .filter_map(|hex| island.tile(hex)?.token)
            .collect();
        assert_eq!(laid, Shape::Standard.tokens());
        let bare: Vec<_> = island.tiles().iter().filter(|tile| tile.token.is_none()).collect();
        assert!(bare.iter().all(|tile| tile.terrain == Terrain::Desert));
        let miscounted = |remark: &Remark| !matches!(remark, Remark::AdjacentReds(..));
        assert!(!remarks(&island).iter().any(miscounted));
    }

    #[test]
    fn on_printed_shapes_a_spiral_from_any_corner_either_way_never_jumps() {
        for shape in Shape::ALL {
            assert_eq!(shape.corners().len(), 6);
            for corner in shape.corners() {
                for turning in [Turning::Clockwise, Turning::CounterClockwise] {
                    let order = spiral_order(&shape.hexes(), Spiral { corner, turning });
                    assert!(order.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
                    if shape == Shape::Standard {
                        // The coast, then the ring, then the middle.
                        let off = order.iter().map(|hex| hex.distance(Hex::new(0, 0)));
                        let rings = [[2; 12].as_slice(), &[1; 6], &[0]].concat();
                        assert_eq!(off.collect::<Vec<_>>(), rings);
                    }
                }
            }
        }
    }

    #[test]
    fn the_counter_clockwise_spiral_goes_down_the_left_side_from_the_top_left() {
        let spiral = Spiral { corner: Hex::new(0, -2), turning: Turning::CounterClockwise };
        let order = spiral_order(&Shape::Standard.hexes(), spiral);
        assert_eq!(order[..3], [(0, -2), (-1, -1), (-2, 0)].map(Hex::from));
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

    #[test]
    fn any_hex_on_the_coast_of_a_free_shape_starts_a_spiral_but_none_inland() {
        let mut hexes = Shape::Standard.hexes();
        assert_eq!(spiral_starts(&hexes), Shape::Standard.corners());
        hexes.push(Hex::new(3, -2));
        assert_eq!(spiral_starts(&hexes).len(), 13);
    }

    #[test]
    fn laying_a_spiral_leaves_the_terrain_and_skips_the_desert() {
        let island = first_game();
        let mut tiles = island.tiles().to_vec();
        let spiral = Spiral { corner: Hex::new(-2, 2), turning: Turning::CounterClockwise };
        let tokens = Shape::Standard.tokens();
        lay_spiral(&mut tiles, &tokens, spiral);
        assert!(tiles.iter().zip(island.tiles()).all(|(one, other)| one.terrain == other.terrain));
        let at = |hex| tiles.iter().find(|tile| tile.at == hex).expect("land").token;
        assert_eq!(at(Hex::new(-2, 2)), tokens.first().copied());
        assert_eq!(at(Hex::new(-1, 2)), tokens.get(1).copied());
        assert_eq!(at(Hex::new(0, 0)), None);
        lay_spiral(&mut tiles, &tokens[..2], spiral);
        assert_eq!(tiles.iter().filter(|tile| tile.token.is_some()).count(), 2);
    }
}
