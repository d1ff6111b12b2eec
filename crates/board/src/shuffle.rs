//! Variable islands, shuffled for the table to lay (RULES 2).

use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::{Hex, Island, Shape, Spiral, Terrain, Tile, Token, spiral_order};

/// How the number tokens of a variable island are laid.
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
    let hexes = shape.hexes();
    let mut terrain: Vec<Terrain> = Terrain::ALL
        .into_iter()
        .flat_map(|terrain| vec![terrain; usize::from(shape.terrain_count(terrain))])
        .collect();
    terrain.shuffle(rng);
    let mut tiles: Vec<Tile> = hexes
        .iter()
        .zip(terrain)
        .map(|(at, terrain)| Tile { at: *at, terrain, token: None })
        .collect();

    let order = match rule {
        TokenRule::Spiral(spiral) => spiral_order(&hexes, spiral),
        TokenRule::Random => hexes,
    };
    let productive: Vec<Hex> = order
        .into_iter()
        .filter(|hex| tiles.iter().any(|tile| tile.at == *hex && tile.terrain != Terrain::Desert))
        .collect();
    let tokens = match rule {
        TokenRule::Spiral(_) => shape.tokens(),
        TokenRule::Random => tokens_without_adjacent_reds(shape.tokens(), &productive, rng),
    };
    for (hex, token) in productive.into_iter().zip(tokens) {
        for tile in tiles.iter_mut().filter(|tile| tile.at == hex) {
            tile.token = Some(token);
        }
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
fn tokens_without_adjacent_reds(
    mut tokens: Vec<Token>,
    hexes: &[Hex],
    rng: &mut impl Rng,
) -> Vec<Token> {
    for _ in 0..1_000 {
        tokens.shuffle(rng);
        let reds: Vec<Hex> = hexes
            .iter()
            .zip(&tokens)
            .filter(|(_, token)| token.is_red())
            .map(|(hex, _)| *hex)
            .collect();
        if !reds.iter().any(|one| reds.iter().any(|other| one.distance(*other) == 1)) {
            break;
        }
    }
    tokens
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::{Remark, Turning, remarks};

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
    fn a_shuffle_lays_every_harbor_of_the_frame() {
        let mut rng = StdRng::seed_from_u64(3);
        let island = shuffled_island(Shape::Standard, TokenRule::Random, &mut rng);
        let mut kinds: Vec<_> = island.harbors().iter().map(|harbor| harbor.gives).collect();
        let mut boxed: Vec<_> =
            Shape::Standard.harbors().iter().map(|harbor| harbor.gives).collect();
        kinds.sort();
        boxed.sort();
        assert_eq!(kinds, boxed);
    }
}
