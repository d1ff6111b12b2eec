//! The spiral in which number tokens are laid (RULES 2).

use serde::{Deserialize, Serialize};

use super::{Hex, Shape, Side, Tile, Token, Waters, coasts};

/// Which way a spiral of tokens runs; printed rules differ by language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turning {
    /// Like a clock's hands.
    Clockwise,
    /// The other way, as in the English rules.
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
    /// The hex that gets the first token: a corner of a printed shape, or any
    /// hex on the coast of another one.
    pub corner: Hex,
    /// Which way it runs.
    pub turning: Turning,
}

/// Where a spiral of tokens may start, row by row from the top: the six corners
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
/// Where it gets stuck (in a bay, at a cape, before another islet), it
/// continues from the nearest unvisited hex, preferring one on the coast in a
/// tie. So it visits every hex once; on the printed shapes it never gets stuck.
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
    use super::*;
    use crate::first_game;

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

    #[test]
    fn on_printed_shapes_the_spiral_never_jumps() {
        for shape in Shape::ALL {
            for corner in shape.corners() {
                for turning in [Turning::Clockwise, Turning::CounterClockwise] {
                    let order = spiral_order(&shape.hexes(), Spiral { corner, turning });
                    assert!(order.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
                }
            }
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
