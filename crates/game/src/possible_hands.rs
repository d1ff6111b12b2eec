//! Hands by possibilities: all that can be, side by side.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::{CardGroup, CardKind, Cards, MAX_PLAYERS, PerSeat, Seat};

const KINDS: usize = CardKind::ALL.len();

/// One possibility: how many cards of each kind each hand holds beyond what all
/// possibilities share. All counts stand in one row, kind by kind and hand by hand,
/// with some room left: so they are compared and changed at once.
#[derive(Clone, Copy, Debug)]
struct Possibility([u8; (MAX_PLAYERS * KINDS).next_multiple_of(size_of::<u128>())]);

impl Default for Possibility {
    fn default() -> Self {
        Self([0; _])
    }
}

impl PartialEq for Possibility {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        // All three at once: most that are compared are alike in the first two.
        let pairs = self.rank().into_iter().zip(other.rank());
        pairs.fold(0, |differing, (one, other)| differing | (one ^ other)) == 0
    }
}

impl Eq for Possibility {}

impl Ord for Possibility {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Possibility {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Possibility {
    /// Count by count, in three numbers.
    #[inline]
    fn rank(&self) -> [u128; 3] {
        let (numbers, _) = self.0.as_chunks();
        [0, 1, 2].map(|nth| numbers.get(nth).map_or(0, |counts| u128::from_be_bytes(*counts)))
    }

    #[inline]
    const fn place(seat: Seat, kind: CardKind) -> usize {
        seat.index() * KINDS + kind as usize
    }

    #[inline]
    fn count(&self, seat: Seat, kind: CardKind) -> u8 {
        self.0.get(Self::place(seat, kind)).copied().unwrap_or_default()
    }

    #[inline]
    fn set(&mut self, seat: Seat, kind: CardKind, count: u8) {
        if let Some(old) = self.0.get_mut(Self::place(seat, kind)) {
            *old = count;
        }
    }

    fn hand(&self, seat: Seat) -> Cards {
        Cards::from_fn(|kind| self.count(seat, kind))
    }

    #[inline]
    fn covers(&self, other: &Self) -> bool {
        self.most(other) == *self
    }

    /// Only this hand.
    fn of(seat: Seat, hand: Cards) -> Self {
        let mut one = Self::default();
        for kind in CardKind::ALL {
            one.set(seat, kind, hand.get(kind));
        }
        one
    }

    #[inline]
    fn with(mut self, other: &Self, change: impl Fn(u8, u8) -> u8) -> Self {
        for (count, other) in self.0.iter_mut().zip(&other.0) {
            *count = change(*count, *other);
        }
        self
    }

    #[inline]
    fn plus(self, other: &Self) -> Self {
        self.with(other, u8::saturating_add)
    }

    #[inline]
    fn less(self, other: &Self) -> Self {
        self.with(other, u8::saturating_sub)
    }

    #[inline]
    fn least(self, other: &Self) -> Self {
        self.with(other, u8::min)
    }

    #[inline]
    fn most(self, other: &Self) -> Self {
        self.with(other, u8::max)
    }

    fn together(&self) -> Cards {
        let hands = self.0.chunks(KINDS);
        Cards::from_fn(|kind| {
            let counts = hands.clone().filter_map(|hand| hand.get(kind as usize));
            counts.copied().fold(0, u8::saturating_add)
        })
    }
}

/// All possibilities, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PossibleHands {
    /// Cards that each hand holds in all of them. Most cards move in the open and change nothing
    /// else.
    known: PerSeat<Cards>,
    /// The parts in which they differ, sorted.
    beyond: Arc<Vec<Possibility>>,
    /// The most of each count beyond.
    most: Possibility,
}

impl PossibleHands {
    /// The only possibility.
    pub(super) fn certain(hands: PerSeat<Cards>) -> Self {
        let beyond = Arc::new(vec![Possibility::default()]);
        Self { known: hands, beyond, most: Possibility::default() }
    }

    #[inline]
    pub(super) fn count(&self) -> usize {
        self.beyond.len()
    }

    pub(super) const fn known(&self) -> &PerSeat<Cards> {
        &self.known
    }

    pub(super) fn size(&self, seat: Seat) -> u16 {
        self.known.of(seat).total() + self.unknown(seat)
    }

    /// Returns how many cards of `seat` are of no known kind: as many in every possibility.
    pub(super) fn unknown(&self, seat: Seat) -> u16 {
        match self.beyond.as_slice() {
            [any, _, ..] => any.hand(seat).total(),
            _ => 0,
        }
    }

    #[inline]
    pub(super) fn most(&self, seat: Seat) -> Cards {
        self.known.of(seat).plus(self.most.hand(seat))
    }

    pub(super) fn may_hold(&self, seat: Seat, cards: Cards) -> bool {
        let missing = cards.less(self.known.of(seat));
        if missing.is_empty() {
            return true;
        }
        if missing.total() > self.unknown(seat) {
            return false;
        }
        let missing = Possibility::of(seat, missing);
        self.most.covers(&missing) && self.beyond.iter().any(|one| one.covers(&missing))
    }

    /// All cards in all hands: the same in every possibility.
    pub(super) fn held(&self) -> Cards {
        let beyond = self.beyond.first().map_or_else(Cards::none, Possibility::together);
        self.known.values().copied().fold(beyond, Cards::plus)
    }

    pub(super) fn gain(&mut self, seat: Seat, cards: Cards) {
        self.known.change(seat, |known| *known = known.plus(cards));
    }

    /// Strikes out the possibilities that can't pay; at least one has to.
    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        let Some(known) = self.known.get_mut(seat) else { return };
        let missing = cards.less(*known);
        *known = known.less(cards);
        if !missing.is_empty() {
            let missing = Possibility::of(seat, missing);
            self.keep(|one| one.covers(&missing));
            self.change_all(|one| one.less(&missing));
            self.share();
        }
    }

    /// One card goes from hand to hand: any of these kinds that `from` may hold.
    pub(super) fn pass_unseen(&mut self, from: Seat, to: Seat, of: CardGroup) {
        let Some(known) = self.known.get_mut(from) else { return };
        let at_risk = of.among(known.least(Cards::from_fn(|_| 1)));
        *known = known.less(at_risk);
        let at_risk = Possibility::of(from, at_risk);
        self.change_all(|one| one.plus(&at_risk));
        let mut possible = Vec::with_capacity(3 * self.beyond.len());
        for kind in CardKind::ALL.into_iter().filter(|kind| of.has(*kind)) {
            let card = Cards::of(kind, 1);
            let taken = Possibility::of(from, card);
            let given = if to == from { Possibility::default() } else { Possibility::of(to, card) };
            let with = self.beyond.iter().filter(|one| one.count(from, kind) > 0);
            possible.extend(with.map(|one| one.less(&taken).plus(&given)));
        }
        // A stable sort makes use of what is sorted already: those of each kind are.
        possible.sort();
        possible.dedup();
        self.beyond = Arc::new(possible);
        self.share();
    }

    /// Strikes out the possibilities in which `seat` holds another number of
    /// `kind` than `count`; says whether any is left, and does nothing if not.
    #[must_use]
    pub(super) fn reveal(&mut self, seat: Seat, kind: CardKind, count: u8) -> bool {
        let Some(beyond) = count.checked_sub(self.known.of(seat).get(kind)) else {
            return false;
        };
        let holds = |one: &Possibility| one.count(seat, kind) == beyond;
        let is_left = self.beyond.iter().any(holds);
        if is_left {
            self.keep(holds);
            self.share();
        }
        is_left
    }

    /// Only possibilities in which `seat` holds `hand` remain; where there is none,
    /// it holds that all the same, and of the other hands the likeliest
    /// possibilities (the most that agree on what the hands hold together) stay.
    pub(super) fn correct(&mut self, seat: Seat, hand: Cards) {
        let known = self.known.of(seat);
        let beyond = hand.less(known);
        let holds = |one: &Possibility| one.hand(seat) == beyond;
        if hand.covers(known) && self.beyond.iter().any(holds) {
            self.keep(holds);
        } else {
            self.known.change(seat, |known| *known = hand);
            self.change_all(|one| one.less(&Possibility::of(seat, one.hand(seat))));
            self.keep_largest_agreement();
            let possible = Arc::make_mut(&mut self.beyond);
            possible.sort();
            possible.dedup();
        }
        self.share();
    }

    fn keep_largest_agreement(&mut self) {
        let mut counts: BTreeMap<Cards, usize> = BTreeMap::new();
        for one in self.beyond.iter() {
            *counts.entry(one.together()).or_default() += 1;
        }
        if let Some((sum, _)) = counts.into_iter().max_by_key(|(_, count)| *count) {
            self.keep(|one| one.together() == sum);
        }
    }

    fn keep(&mut self, stays: impl Fn(&Possibility) -> bool) {
        if !self.beyond.iter().all(&stays) {
            self.beyond = Arc::new(self.beyond.iter().copied().filter(stays).collect());
        }
    }

    /// Changes all possibilities alike: they stay sorted.
    fn change_all(&mut self, change: impl Fn(Possibility) -> Possibility) {
        for one in Arc::make_mut(&mut self.beyond) {
            *one = change(*one);
        }
    }

    /// Adds the cards that the possibilities have in common to those that are known.
    fn share(&mut self) {
        let shared = self.beyond.iter().copied().reduce(|one, other| one.least(&other));
        let shared = shared.unwrap_or_default();
        if shared != Possibility::default() {
            for (seat, known) in self.known.iter_mut() {
                *known = known.plus(shared.hand(seat));
            }
            self.change_all(|one| one.less(&shared));
        }
        let most = self.beyond.iter().copied().reduce(|one, other| one.most(&other));
        self.most = most.unwrap_or_default();
    }
}
