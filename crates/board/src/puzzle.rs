//! Lays pieces so that no two that clash are side by side.

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::{Rotation, Token, TokenRule};

/// The cost of a clash that must not happen; see [`Puzzle::lay`].
pub(super) const FORBIDDEN: u32 = 1_000;

/// Plain shuffles to try before mending clashes one by one.
const SHUFFLES: usize = 300;

/// Number of fresh shuffles to try to mend.
const STARTS: usize = 4;

/// Mending steps per place, plus a fixed number to help small boards. Anything
/// that can be mended takes less than one step per place.
const STEPS: usize = 4;

const MORE_STEPS: usize = 60;

/// Random swaps per place that make a mended order random.
const EXCHANGES: usize = 60;

/// Places, and the cost of two pieces side by side. The cost of a pair must not
/// depend on their order.
pub(super) struct Puzzle<'a, K, F: Fn(K, K) -> u32> {
    near: &'a [Vec<usize>],
    cost: F,
    pieces: Vec<K>,
}

impl<'a, K: Copy + PartialEq, F: Fn(K, K) -> u32> Puzzle<'a, K, F> {
    /// Takes one piece per place; `near` lists the places beside each.
    pub(super) const fn new(near: &'a [Vec<usize>], pieces: Vec<K>, cost: F) -> Self {
        Self { near, cost, pieces }
    }

    /// Lays the pieces at random, without clashes if possible, and returns the
    /// cost of those that remain. A cost of [`FORBIDDEN`] or more means that a
    /// forbidden clash remains.
    ///
    /// If a plain shuffle finds an order without clashes, every such order is
    /// equally likely. If those are too rare, swaps mend the clashes of a
    /// shuffle; then random swaps that cause no clash hide any pattern left by
    /// the mending.
    pub(super) fn lay(mut self, rng: &mut impl Rng) -> (Vec<K>, u32) {
        if self.shuffle(rng) {
            return (self.pieces, 0);
        }
        self.lay_mended(rng)
    }

    /// Shuffles until there is no clash; false if every try has one.
    fn shuffle(&mut self, rng: &mut impl Rng) -> bool {
        (0..SHUFFLES).any(|_| {
            self.pieces.shuffle(rng);
            (0..self.pieces.len()).all(|place| self.here(place) == 0)
        })
    }

    fn lay_mended(mut self, rng: &mut impl Rng) -> (Vec<K>, u32) {
        let mut best = (self.total(), self.pieces.clone());
        for _ in 0..STARTS {
            self.pieces.shuffle(rng);
            self.mend(&mut best, rng);
            if best.0 == 0 {
                self.pieces = best.1;
                self.mix(rng);
                return (self.pieces, 0);
            }
        }
        (best.1, best.0)
    }

    fn mend(&mut self, best: &mut (u32, Vec<K>), rng: &mut impl Rng) {
        let mut total = self.total();
        for _ in 0..STEPS * self.pieces.len() + MORE_STEPS {
            if total < best.0 {
                *best = (total, self.pieces.clone());
            }
            if total == 0 {
                return;
            }
            let clashing: Vec<usize> =
                (0..self.pieces.len()).filter(|place| self.here(*place) > 0).collect();
            let pick = rng.random_range(0..clashing.len().max(1));
            let Some(place) = clashing.get(pick).copied() else { return };
            // Make a random swap now and then to avoid going in circles.
            let other = if rng.random_range(0..20) == 0 {
                rng.random_range(0..self.pieces.len())
            } else {
                self.best_exchange(place, rng)
            };
            let gain = self.gain(place, other);
            self.pieces.swap(place, other);
            total = total.saturating_add_signed(-gain);
        }
    }

    /// The best place to swap pieces with `place`.
    fn best_exchange(&mut self, place: usize, rng: &mut impl Rng) -> usize {
        let (mut best, mut gain, mut ties) = (place, i32::MIN, 0_u32);
        for other in 0..self.pieces.len() {
            if self.pieces.get(other) == self.pieces.get(place) {
                continue;
            }
            let found = self.gain(place, other);
            if found > gain {
                (best, gain, ties) = (other, found, 1);
            } else if found == gain {
                ties += 1;
                if rng.random_range(0..ties) == 0 {
                    best = other;
                }
            }
        }
        best
    }

    /// Returns how much a swap lowers the cost. Two neighbors clash equally before and
    /// after, so counting that clash twice makes no difference.
    fn gain(&mut self, place: usize, other: usize) -> i32 {
        let before = self.here(place) + self.here(other);
        self.pieces.swap(place, other);
        let after = self.here(place) + self.here(other);
        self.pieces.swap(place, other);
        before.cast_signed() - after.cast_signed()
    }

    fn mix(&mut self, rng: &mut impl Rng) {
        let places = self.pieces.len();
        for _ in 0..EXCHANGES * places {
            let (one, other) = (rng.random_range(0..places), rng.random_range(0..places));
            self.pieces.swap(one, other);
            if self.here(one) > 0 || self.here(other) > 0 {
                self.pieces.swap(one, other);
            }
        }
    }

    /// The cost of the piece at `place` next to those beside it.
    fn here(&self, place: usize) -> u32 {
        let (Some(piece), Some(near)) = (self.pieces.get(place), self.near.get(place)) else {
            return 0;
        };
        let beside = near.iter().filter_map(|other| self.pieces.get(*other));
        beside.map(|other| (self.cost)(*piece, *other)).sum()
    }

    fn total(&self) -> u32 {
        (0..self.pieces.len()).map(|place| self.here(place)).sum::<u32>() / 2
    }
}

/// Rule on adjacent hexes for certain pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spacing {
    /// Never on adjacent hexes.
    Apart,
    /// Anywhere, as it comes.
    Anywhere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DesertPlace {
    /// On the hexes nearest to the middle; see [`middle_hexes`](super::middle_hexes). Several
    /// deserts touch there, regardless of the terrain rule.
    Middle,
    /// Shuffled among the others.
    Anywhere,
}

/// Places of the harbors; their kinds are always shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HarborPlaces {
    /// As on the printed frame in this rotation. Without such a frame (free
    /// shapes, a different number of harbors, a rotation that the shape doesn't
    /// have), they are spread.
    Frame(Rotation),
    /// Evenly along the coast, as [`harbor_spread`](super::harbor_spread) does.
    Spread,
}

/// The rules for laying an island.
///
/// With tokens along a spiral ([`TokenRule::Spiral`]), `reds`, `equal_tokens`,
/// and `two_and_twelve` don't apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LayRules {
    /// Red numbers, 6 and 8.
    pub reds: Spacing,
    pub equal_tokens: Spacing,
    /// A 2 and a 12.
    pub two_and_twelve: Spacing,
    pub terrain: Spacing,
    pub desert: DesertPlace,
    /// Along a spiral, or at random under the rules above.
    pub tokens: TokenRule,
    pub harbors: HarborPlaces,
}

impl LayRules {
    /// As printed: tokens at random, no red numbers side by side, everything
    /// else as it comes, harbors on the frame.
    pub const PRINTED: Self = Self {
        reds: Spacing::Apart,
        equal_tokens: Spacing::Anywhere,
        two_and_twelve: Spacing::Anywhere,
        terrain: Spacing::Anywhere,
        desert: DesertPlace::Anywhere,
        tokens: TokenRule::Random,
        harbors: HarborPlaces::Frame(Rotation::NONE),
    };

    pub const ALL: Self = Self {
        reds: Spacing::Apart,
        equal_tokens: Spacing::Apart,
        two_and_twelve: Spacing::Apart,
        terrain: Spacing::Apart,
        desert: DesertPlace::Middle,
        ..Self::PRINTED
    };
}

impl Default for LayRules {
    fn default() -> Self {
        Self::PRINTED
    }
}

/// A chosen rule that a stock may make impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// [`LayRules::reds`].
    Reds,
    /// [`LayRules::equal_tokens`].
    EqualTokens,
    /// [`LayRules::two_and_twelve`].
    TwoAndTwelve,
    /// [`LayRules::terrain`].
    Terrain,
}

impl Rule {
    /// Returns whether the rule forbids these two tokens side by side.
    pub(super) fn forbids(self, one: Token, other: Token) -> bool {
        match self {
            Self::Reds => one.is_red() && other.is_red(),
            Self::EqualTokens => one == other,
            Self::TwoAndTwelve => one.number().abs_diff(other.number()) == 10,
            Self::Terrain => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;

    /// A hex in the middle, 0, and six around it.
    fn flower() -> Vec<Vec<usize>> {
        let petal = |nth: usize| vec![0, 1 + nth % 6, 1 + (nth + 4) % 6];
        std::iter::once((1..=6).collect()).chain((1..=6).map(petal)).collect()
    }

    fn clash(one: u8, other: u8) -> u32 {
        u32::from(one == other)
    }

    #[test]
    fn mended_orders_are_as_evenly_spread_as_shuffled_ones() {
        let (near, pieces) = (flower(), vec![0, 0, 1, 1, 2, 2, 3]);
        let mut rng = StdRng::seed_from_u64(3);
        let mut shuffled: BTreeMap<Vec<u8>, i32> = BTreeMap::new();
        let mut mended = BTreeMap::new();
        let rounds = 6_000;
        for _ in 0..rounds {
            let mut puzzle = Puzzle::new(&near, pieces.clone(), clash);
            assert!(puzzle.shuffle(&mut rng));
            *shuffled.entry(puzzle.pieces).or_default() += 1;
            let (order, cost) = Puzzle::new(&near, pieces.clone(), clash).lay_mended(&mut rng);
            assert_eq!(cost, 0);
            *mended.entry(order).or_default() += 1;
        }
        let kinds = i32::try_from(shuffled.len()).expect("a few");
        assert!(kinds > 20 && mended.keys().eq(shuffled.keys()));
        // Six standard deviations.
        let mean = f64::from(rounds) / f64::from(kinds);
        for found in shuffled.values().chain(mended.values()) {
            let off = (f64::from(*found) - mean).abs();
            assert!(off < 6.0 * mean.sqrt(), "{found} instead of {mean}");
        }
    }

    #[test]
    fn what_can_not_be_mended_costs_as_little_as_possible() {
        // Six of seven are alike. Best is to put the odd one in the middle: the
        // ring around it has six neighboring pairs.
        let pieces = vec![0, 0, 0, 0, 0, 0, 1];
        let near = flower();
        let mut rng = StdRng::seed_from_u64(3);
        let (order, cost) = Puzzle::new(&near, pieces, clash).lay(&mut rng);
        assert_eq!((order.first(), cost), (Some(&1), 6));
    }
}
