//! Orders and selections as numbers: the rank of each in the list of all of them, and one large
//! number made of small ones, each below a radix of its own.

use num_bigint::BigUint;

/// The number of distinct orders of pieces with these counts of each kind.
pub(super) fn orders(counts: &[usize]) -> BigUint {
    let mut laid = 0_usize;
    let mut found = BigUint::from(1_u8);
    for count in counts {
        for nth in 1..=*count {
            laid += 1;
            found = found * laid / nth;
        }
    }
    found
}

/// The rank of this order of kinds (`0..counts.len()`, each as often as its
/// count) among all such orders, sorted.
pub(super) fn rank_of_order(order: &[usize], counts: &[usize]) -> BigUint {
    let mut counts = counts.to_vec();
    let mut left: usize = counts.iter().sum();
    let mut all = orders(&counts);
    let mut rank = BigUint::ZERO;
    for piece in order {
        for (kind, count) in counts.iter_mut().enumerate().take(piece + 1) {
            // The number of orders that begin with this kind.
            let begin = &all * *count / left.max(1);
            if kind == *piece {
                all = begin;
                *count = count.saturating_sub(1);
            } else {
                rank += begin;
            }
        }
        left = left.saturating_sub(1);
    }
    rank
}

/// The order with this rank; `None` past the last.
pub(super) fn order_of_rank(mut rank: BigUint, counts: &[usize]) -> Option<Vec<usize>> {
    let mut counts = counts.to_vec();
    let total: usize = counts.iter().sum();
    let mut all = orders(&counts);
    if rank >= all {
        return None;
    }
    let mut order = Vec::with_capacity(total);
    for left in (1..=total).rev() {
        for (kind, count) in counts.iter_mut().enumerate() {
            let begin = &all * *count / left;
            if rank < begin {
                all = begin;
                *count -= 1;
                order.push(kind);
                break;
            }
            rank -= begin;
        }
    }
    Some(order)
}

/// The number of ways to choose `count` of `places` places.
pub(super) fn choices(places: usize, count: usize) -> BigUint {
    if count > places {
        return BigUint::ZERO;
    }
    let grow = |found: BigUint, nth: usize| found * (places - count + nth) / nth;
    (1..=count).fold(BigUint::from(1_u8), grow)
}

/// The rank of these chosen places (ascending) among all choices of the same
/// size.
pub(super) fn rank_of_choice(chosen: &[usize]) -> BigUint {
    chosen.iter().enumerate().map(|(nth, place)| choices(*place, nth + 1)).sum()
}

/// The `count` of `places` places with this rank, ascending.
pub(super) fn choice_of_rank(
    mut rank: BigUint,
    mut places: usize,
    count: usize,
) -> Option<Vec<usize>> {
    if rank >= choices(places, count) {
        return None;
    }
    let mut chosen = Vec::with_capacity(count);
    for nth in (1..=count).rev() {
        // The highest place with at most `rank` choices before it.
        let (mut from, mut to) = (0, places);
        while to - from > 1 {
            let middle = usize::midpoint(from, to);
            if choices(middle, nth) <= rank { from = middle } else { to = middle }
        }
        rank -= choices(from, nth);
        chosen.push(from);
        places = from;
    }
    chosen.reverse();
    Some(chosen)
}

/// Collects parts; the first one ends up lowest.
#[derive(Default)]
pub(super) struct Writer {
    parts: Vec<(BigUint, BigUint)>,
}

impl Writer {
    /// Adds `part`, which is below `radix`.
    pub(super) fn put(&mut self, part: impl Into<BigUint>, radix: impl Into<BigUint>) {
        self.parts.push((part.into(), radix.into()));
    }

    pub(super) fn number(self) -> BigUint {
        let onto = |number: BigUint, (part, radix): (BigUint, BigUint)| number * radix + part;
        self.parts.into_iter().rev().fold(BigUint::ZERO, onto)
    }
}

/// Takes the parts back out, in the order they were put in.
pub(super) struct RankReader(BigUint);

impl RankReader {
    pub(super) const fn new(number: BigUint) -> Self {
        Self(number)
    }

    /// The next part, below `radix`; `None` if `radix` is 0.
    pub(super) fn take_large(&mut self, radix: &BigUint) -> Option<BigUint> {
        if *radix == BigUint::ZERO {
            return None;
        }
        let part = &self.0 % radix;
        self.0 = &self.0 / radix;
        Some(part)
    }

    /// The next part, below `radix`.
    pub(super) fn take(&mut self, radix: usize) -> Option<usize> {
        let part = self.take_large(&BigUint::from(radix))?;
        usize::try_from(part).ok()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0 == BigUint::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_has_a_number_of_its_own() {
        let counts = [2, 0, 3, 1];
        let all = 60_usize;
        assert_eq!(orders(&counts), BigUint::from(all));
        let mut seen = Vec::new();
        for rank in 0..all {
            let order = order_of_rank(BigUint::from(rank), &counts).expect("one of 60");
            assert_eq!(rank_of_order(&order, &counts), BigUint::from(rank));
            seen.push(order);
        }
        assert!(seen.is_sorted_by(|one, next| one < next));
        assert_eq!(order_of_rank(BigUint::from(all), &counts), None);
        assert_eq!(order_of_rank(BigUint::ZERO, &[]), Some(Vec::new()));
    }

    #[test]
    fn every_choice_has_a_number_of_its_own() {
        for count in 0..=7 {
            let all = choices(7, count);
            let mut rank = BigUint::ZERO;
            while rank < all {
                let chosen = choice_of_rank(rank.clone(), 7, count).expect("one of them");
                assert!(chosen.len() == count && chosen.is_sorted_by(|one, next| one < next));
                assert_eq!(rank_of_choice(&chosen), rank);
                rank += 1_u8;
            }
            assert_eq!(choice_of_rank(all, 7, count), None);
        }
        assert_eq!(choices(3, 4), BigUint::ZERO);
    }

    #[test]
    fn parts_come_out_in_the_order_in_which_they_were_put() {
        let mut writer = Writer::default();
        let parts = [(3_usize, 4_usize), (0, 1), (6, 7), (0, 300), (299, 300), (1, 2)];
        for (part, radix) in parts {
            writer.put(part, radix);
        }
        let mut reader = RankReader::new(writer.number());
        for (part, radix) in parts {
            assert_eq!(reader.take(radix), Some(part));
        }
        assert!(reader.is_empty());
        assert_eq!(reader.take(0), None);
    }
}
