//! Pieces laid so that no two that clash lie side by side.

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// What a clash costs that must not be; see [`Puzzle::lay`].
pub(super) const FORBIDDEN: u32 = 1_000;

/// Plain shuffles before clashes are mended one by one.
const SHUFFLES: usize = 300;

/// How often mending begins anew.
const STARTS: usize = 4;

/// Steps of mending for each place, and some more for few places. What can be
/// mended at all takes less than one for each.
const STEPS: usize = 4;
const MORE_STEPS: usize = 60;

/// Random exchanges for each place that make a mended order a random one.
const EXCHANGES: usize = 60;

/// Places, and what two pieces side by side cost. The cost of a pair must be
/// the same either way round.
pub(super) struct Puzzle<'a, K, F: Fn(K, K) -> u32> {
    near: &'a [Vec<usize>],
    cost: F,
    pieces: Vec<K>,
}

impl<'a, K: Copy + PartialEq, F: Fn(K, K) -> u32> Puzzle<'a, K, F> {
    /// One piece for each place; `near` names the places beside each.
    pub(super) const fn new(near: &'a [Vec<usize>], pieces: Vec<K>, cost: F) -> Self {
        Self { near, cost, pieces }
    }

    /// Lays the pieces by chance, without clashes if that can be found, and
    /// says what the remaining ones cost. A cost of [`FORBIDDEN`] or more
    /// means that a forbidden clash remains.
    ///
    /// Where a plain shuffle can hit on an order without clashes it does, and
    /// every such order is equally likely. Where that is too rare the clashes
    /// of a shuffle are mended by exchanges; then random exchanges that bring
    /// no clash follow, so that the way of mending doesn't show.
    pub(super) fn lay(mut self, rng: &mut impl Rng) -> (Vec<K>, u32) {
        if self.shuffle(rng) {
            return (self.pieces, 0);
        }
        self.lay_mended(rng)
    }

    /// Whether one of many plain shuffles has no clash.
    fn shuffle(&mut self, rng: &mut impl Rng) -> bool {
        (0..SHUFFLES).any(|_| {
            self.pieces.shuffle(rng);
            !self.any_clash()
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
            // Now and then any exchange will do, or one would go in circles.
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

    /// The place whose piece had best be exchanged for the one at `place`.
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

    /// How much less an exchange costs. Two neighbors clash or not either way
    /// round, so that they count each other twice makes no difference.
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

    /// What the piece at `place` costs with those beside it.
    fn here(&self, place: usize) -> u32 {
        let (Some(piece), Some(near)) = (self.pieces.get(place), self.near.get(place)) else {
            return 0;
        };
        let beside = near.iter().filter_map(|other| self.pieces.get(*other));
        beside.map(|other| (self.cost)(*piece, *other)).sum()
    }

    fn any_clash(&self) -> bool {
        (0..self.pieces.len()).any(|place| self.here(place) > 0)
    }

    fn total(&self) -> u32 {
        (0..self.pieces.len()).map(|place| self.here(place)).sum::<u32>() / 2
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
        // Six of seven alike: five of them lie in the ring beside the other in
        // the middle, or all six round it; the ring has six neighbors.
        let pieces = vec![0, 0, 0, 0, 0, 0, 1];
        let near = flower();
        let mut rng = StdRng::seed_from_u64(3);
        let (order, cost) = Puzzle::new(&near, pieces, clash).lay(&mut rng);
        assert_eq!((order.first(), cost), (Some(&1), 6));
    }
}
