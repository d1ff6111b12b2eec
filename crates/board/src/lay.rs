//! Islands laid at random under rules the players choose (RULES 2).

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::puzzle::{FORBIDDEN, Puzzle};
use super::{
    DesertPlace, Harbor, HarborPlaces, Hex, Island, LayRules, Path, Rule, Shape, Spacing, Stock,
    StockMisfit, Terrain, Tile, Token, TokenRule, harbor_spread, lay_spiral,
};

/// A laid island and the rules it couldn't keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidIsland {
    pub island: Island,
    /// The chosen rules it breaks, sorted: only those that these pieces make
    /// impossible, or so hard that no solution was found.
    pub unkept: Vec<Rule>,
}

/// Number of layouts of terrain to try when the deserts leave no way to lay the tokens, and the
/// most hexes for which that is worth the time: larger islands have room.
const TERRAINS: usize = 4;
const FEW_HEXES: usize = 12;

/// Lays the whole stock on these hexes by the rules, otherwise at random.
///
/// Terrain is laid before tokens, so the same random source lays the same
/// terrain for every spiral.
///
/// # Errors
/// Fails if the stock doesn't fit the hexes; see [`Stock::fits`].
pub fn lay(
    hexes: &[Hex],
    stock: &Stock,
    rules: &LayRules,
    rng: &mut impl Rng,
) -> Result<LaidIsland, StockMisfit> {
    stock.fits(hexes)?;
    let mut hexes = hexes.to_vec();
    hexes.sort_unstable();
    let (mut tiles, mut unkept) = lay_tiles(&hexes, stock, rules, rng);
    let movable = rules.desert == DesertPlace::Anywhere && stock.terrain(Terrain::Desert) > 0;
    if movable && hexes.len() <= FEW_HEXES {
        for _ in 1..TERRAINS {
            if !unkept.iter().any(|rule| *rule != Rule::Terrain) {
                break;
            }
            let (others, broken) = lay_tiles(&hexes, stock, rules, rng);
            if broken.len() < unkept.len() {
                (tiles, unkept) = (others, broken);
            }
        }
    }
    unkept.sort_unstable();
    let mut kinds = stock.harbor_pieces();
    kinds.shuffle(rng);
    let paths = harbor_paths(&hexes, kinds.len(), rules.harbors);
    let harbors = paths.into_iter().zip(kinds).map(|(path, gives)| Harbor { path, gives });
    // The hexes and paths are distinct and match the stock, so this can't fail.
    let island = Island::new(tiles, harbors.collect()).unwrap_or_else(|_| Island::empty());
    Ok(LaidIsland { island, unkept })
}

fn lay_tiles(
    hexes: &[Hex],
    stock: &Stock,
    rules: &LayRules,
    rng: &mut impl Rng,
) -> (Vec<Tile>, Vec<Rule>) {
    let (mut tiles, mut unkept) = lay_terrain(hexes, stock, rules, rng);
    match rules.tokens {
        TokenRule::Spiral(spiral) => lay_spiral(&mut tiles, &stock.spiral_tokens(), spiral),
        TokenRule::Random => unkept.extend(lay_tokens(&mut tiles, stock, rules, rng)),
    }
    (tiles, unkept)
}

/// The hexes in order of distance from their common middle. With `count`
/// deserts in the middle, they go on the first `count`, or on others just as
/// near.
pub fn middle_hexes(hexes: &[Hex]) -> Vec<Hex> {
    let mut found = hexes.to_vec();
    found.sort_unstable_by_key(|hex| (off_middle(hexes, *hex), *hex));
    found
}

/// The squared distance from the middle, scaled to stay an integer.
fn off_middle(hexes: &[Hex], hex: Hex) -> i64 {
    let count = i64::try_from(hexes.len()).unwrap_or(i64::MAX);
    let sum = |part: fn(&Hex) -> i8| hexes.iter().map(|hex| i64::from(part(hex))).sum::<i64>();
    let q = i64::from(hex.q) * count - sum(|hex| hex.q);
    let r = i64::from(hex.r) * count - sum(|hex| hex.r);
    q * q + q * r + r * r
}

fn lay_terrain(
    hexes: &[Hex],
    stock: &Stock,
    rules: &LayRules,
    rng: &mut impl Rng,
) -> (Vec<Tile>, Vec<Rule>) {
    let mut pieces = stock.terrain_pieces();
    let mut deserts = Vec::new();
    if rules.desert == DesertPlace::Middle {
        pieces.retain(|terrain| *terrain != Terrain::Desert);
        let mut by_distance: Vec<(i64, u32, Hex)> =
            hexes.iter().map(|hex| (off_middle(hexes, *hex), rng.random(), *hex)).collect();
        by_distance.sort_unstable();
        let count = usize::from(stock.terrain(Terrain::Desert));
        deserts = by_distance.into_iter().take(count).map(|(.., hex)| hex).collect();
    }
    let open: Vec<Hex> = hexes.iter().copied().filter(|hex| !deserts.contains(hex)).collect();
    let apart = rules.terrain == Spacing::Apart;
    let near = near(&open);
    let cost = |one: Terrain, other: Terrain| u32::from(apart && one == other);
    let (pieces, clashes) = Puzzle::new(&near, pieces, cost).lay(rng);
    let mut tiles: Vec<Tile> =
        open.into_iter().zip(pieces).map(|(at, terrain)| bare(at, terrain)).collect();
    tiles.extend(deserts.into_iter().map(|at| bare(at, Terrain::Desert)));
    tiles.sort_unstable();
    (tiles, if clashes > 0 { vec![Rule::Terrain] } else { Vec::new() })
}

fn bare(at: Hex, terrain: Terrain) -> Tile {
    Tile { at, terrain, token: None }
}

/// Lays the tokens and returns the chosen rules that are broken.
fn lay_tokens(
    tiles: &mut [Tile],
    stock: &Stock,
    rules: &LayRules,
    rng: &mut impl Rng,
) -> Vec<Rule> {
    let productive = |tile: &Tile| tile.terrain != Terrain::Desert;
    let open: Vec<Hex> = tiles.iter().filter(|tile| productive(tile)).map(|tile| tile.at).collect();
    let near = near(&open);
    let chosen: Vec<Rule> = [
        (Rule::Reds, rules.reds),
        (Rule::TwoAndTwelve, rules.two_and_twelve),
        (Rule::EqualTokens, rules.equal_tokens),
    ]
    .into_iter()
    .filter(|(_, spacing)| *spacing == Spacing::Apart)
    .map(|(rule, _)| rule)
    .collect();
    let mut laid = stock.token_pieces();
    for kept in as_many_as_possible(&chosen) {
        let cost = |one: Token, other: Token| {
            let broken = chosen.iter().filter(|rule| rule.forbids(one, other));
            broken.map(|rule| if kept.contains(rule) { FORBIDDEN } else { 1 }).sum()
        };
        let (pieces, clashes) = Puzzle::new(&near, stock.token_pieces(), cost).lay(rng);
        if clashes < FORBIDDEN {
            laid = pieces;
            break;
        }
    }
    for (tile, token) in tiles.iter_mut().filter(|tile| productive(tile)).zip(&laid) {
        tile.token = Some(*token);
    }
    chosen.into_iter().filter(|rule| breaks(&near, &laid, *rule)).collect()
}

fn breaks(near: &[Vec<usize>], tokens: &[Token], rule: Rule) -> bool {
    let beside = |(one, near): (&Token, &Vec<usize>)| {
        let mut others = near.iter().filter_map(|place| tokens.get(*place));
        others.any(|other| rule.forbids(*one, *other))
    };
    tokens.iter().zip(near).any(beside)
}

/// All subsets of the rules, largest first; among equals, those that drop rules
/// late in the list come first.
fn as_many_as_possible(rules: &[Rule]) -> Vec<Vec<Rule>> {
    let count = rules.len();
    let mut masks: Vec<u32> = (0..1_u32 << count).collect();
    masks.sort_by_key(|mask| mask.count_ones());
    let without = |dropped: u32| {
        let kept = rules.iter().enumerate();
        let kept = kept.filter(|(nth, _)| dropped & (1 << (count - 1 - nth)) == 0);
        kept.map(|(_, rule)| *rule).collect()
    };
    masks.into_iter().map(without).collect()
}

/// For each hex, the positions of its neighbors.
fn near(hexes: &[Hex]) -> Vec<Vec<usize>> {
    let place = |hex: Hex| hexes.binary_search(&hex).ok();
    hexes.iter().map(|hex| hex.neighbors().filter_map(place).collect()).collect()
}

fn harbor_paths(hexes: &[Hex], count: usize, places: HarborPlaces) -> Vec<Path> {
    if let (HarborPlaces::Frame(rotation), Some(shape)) = (places, Shape::of(hexes))
        && let Some(frame) = shape.harbors_turned(rotation)
        && frame.len() == count
    {
        return frame.into_iter().map(|harbor| harbor.path).collect();
    }
    harbor_spread(hexes, count)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::Rotation;
    use crate::{IslandPiece, remarks};

    fn token(number: u8) -> Token {
        Token::try_from(number).expect("a token")
    }

    #[test]
    fn printed_shapes_keep_every_rule_at_once() {
        for seed in 0..40 {
            let mut rng = StdRng::seed_from_u64(seed);
            for shape in Shape::ALL {
                let stock = Stock::of(shape);
                let laid = lay(&shape.hexes(), &stock, &LayRules::ALL, &mut rng).expect("fits");
                assert_eq!(laid.unkept, []);
                assert_eq!(remarks(&laid.island), []);
                let island = &laid.island;
                assert!(stock.left(island.tiles(), island.harbors()).is_nothing());
            }
        }
    }

    #[test]
    fn a_stock_of_reds_says_that_reds_can_not_keep_apart() {
        let hexes = Shape::Standard.hexes();
        let mut stock = Stock::of(Shape::Standard);
        for other in Token::ALL {
            stock.set(IslandPiece::Token(other), 0);
        }
        stock.set(IslandPiece::Token(token(6)), 9);
        stock.set(IslandPiece::Token(token(8)), 9);
        let mut rng = StdRng::seed_from_u64(1);
        let laid = lay(&hexes, &stock, &LayRules::ALL, &mut rng).expect("fits");
        // Nine sixes can't all be apart on the 18 hexes around the middle,
        // either.
        assert!(laid.unkept.contains(&Rule::Reds));
        assert!(!laid.unkept.contains(&Rule::TwoAndTwelve));
        assert!(stock.left(laid.island.tiles(), laid.island.harbors()).is_nothing());
    }

    #[test]
    fn rules_that_can_be_kept_are_kept_where_another_can_not() {
        // Two reds on two hexes touch, but no two tokens are equal.
        let hexes = [Hex::new(0, 0), Hex::new(1, 0)];
        let mut stock = Stock::default();
        stock.set(IslandPiece::Terrain(Terrain::Hills), 2);
        stock.set(IslandPiece::Token(token(6)), 1);
        stock.set(IslandPiece::Token(token(8)), 1);
        let mut rng = StdRng::seed_from_u64(1);
        let laid = lay(&hexes, &stock, &LayRules::ALL, &mut rng).expect("fits");
        assert_eq!(laid.unkept, [Rule::Reds, Rule::Terrain]);
    }

    #[test]
    fn the_middle_of_the_large_shape_is_its_two_middle_hexes() {
        let hexes = Shape::Large.hexes();
        let middle = middle_hexes(&hexes);
        assert_eq!(middle.get(..2), Some([Hex::new(-1, 0), Hex::new(0, 0)].as_slice()));
        let mut rng = StdRng::seed_from_u64(1);
        let stock = Stock::of(Shape::Large);
        let laid = lay(&hexes, &stock, &LayRules::ALL, &mut rng).expect("fits");
        assert_eq!(laid.island.deserts().collect::<Vec<_>>(), middle[..2]);
    }

    #[test]
    fn harbors_follow_the_turned_frame_or_are_spread() {
        let hexes = Shape::Standard.hexes();
        let turned = Rotation::NONE.next();
        let rules = LayRules { harbors: HarborPlaces::Frame(turned), ..LayRules::PRINTED };
        let mut rng = StdRng::seed_from_u64(1);
        let mut stock = Stock::of(Shape::Standard);
        let laid = lay(&hexes, &stock, &rules, &mut rng).expect("fits");
        let frame = Shape::Standard.harbors_turned(turned).expect("six rotations");
        let paths = |harbors: &[Harbor]| {
            let mut paths: Vec<Path> = harbors.iter().map(|harbor| harbor.path).collect();
            paths.sort_unstable();
            paths
        };
        assert_eq!(paths(laid.island.harbors()), paths(&frame));
        stock.set(IslandPiece::Harbor(crate::HarborKind::Any), 6);
        let laid = lay(&hexes, &stock, &rules, &mut rng).expect("fits");
        assert_eq!(laid.island.harbors().len(), 11);
    }

    #[test]
    fn every_corner_sees_a_red_equally_often() {
        let hexes = Shape::Standard.hexes();
        let corners = Shape::Standard.corners();
        let mut reds = [0_i32; 6];
        let mut rng = StdRng::seed_from_u64(5);
        for _ in 0..500 {
            let stock = Stock::of(Shape::Standard);
            let laid = lay(&hexes, &stock, &LayRules::ALL, &mut rng).expect("fits");
            for (corner, reds) in corners.iter().zip(&mut reds) {
                let tile = laid.island.tile(*corner).expect("land");
                *reds += i32::from(tile.token.is_some_and(Token::is_red));
            }
        }
        let mean = reds.iter().sum::<i32>() / 6;
        // About five standard deviations.
        assert!(reds.iter().all(|found| (found - mean).abs() < 55), "{reds:?}");
    }
}
