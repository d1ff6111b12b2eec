//! Hands by possibilities: all that can be, side by side.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Cards, MAX_PLAYERS, PerSeat, Seat};
use crate::board::Resource;

/// One possibility: what each hand holds beyond what all possibilities share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct World([Cards; MAX_PLAYERS]);

impl World {
    fn of(&self, seat: Seat) -> Cards {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(Cards) -> Cards) {
        if let Some(hand) = self.0.get_mut(seat.index()) {
            *hand = change(*hand);
        }
    }

    fn together(&self) -> Cards {
        self.0.into_iter().fold(Cards::none(), Cards::plus)
    }
}

/// All possibilities, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Worlds {
    /// What each hand holds in all of them. Most cards move in the open and change
    /// nothing else.
    known: PerSeat<Cards>,
    /// What they differ in, sorted.
    beyond: Arc<Vec<World>>,
}

impl Worlds {
    /// The only possibility.
    pub(super) fn certain(hands: PerSeat<Cards>) -> Self {
        Self { known: hands, beyond: Arc::new(vec![World::default()]) }
    }

    pub(super) fn count(&self) -> usize {
        self.beyond.len()
    }

    pub(super) const fn known(&self) -> &PerSeat<Cards> {
        &self.known
    }

    pub(super) fn size(&self, seat: Seat) -> u16 {
        let beyond = self.beyond.first().map_or(0, |world| world.of(seat).total());
        self.known.of(seat).total() + beyond
    }

    pub(super) fn most(&self, seat: Seat) -> Cards {
        let most = self.beyond.iter().map(|world| world.of(seat)).reduce(Cards::most);
        self.known.of(seat).plus(most.unwrap_or_default())
    }

    pub(super) fn may_hold(&self, seat: Seat, cards: Cards) -> bool {
        let missing = cards.less(self.known.of(seat));
        missing.is_empty() || self.beyond.iter().any(|world| world.of(seat).covers(missing))
    }

    /// All cards in all hands: the same in every possibility.
    pub(super) fn held(&self) -> Cards {
        let beyond = self.beyond.first().map_or_else(Cards::none, World::together);
        self.known.values().copied().fold(beyond, Cards::plus)
    }

    pub(super) fn gain(&mut self, seat: Seat, cards: Cards) {
        if let Some(known) = self.known.get_mut(seat) {
            *known = known.plus(cards);
        }
    }

    /// Strikes out the possibilities that can't pay; at least one has to.
    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        let Some(known) = self.known.get_mut(seat) else { return };
        let missing = cards.less(*known);
        *known = known.less(cards);
        if !missing.is_empty() {
            self.keep(|world| world.of(seat).covers(missing));
            self.change_all(|world| world.change(seat, |hand| hand.less(missing)));
            self.share();
        }
    }

    /// One card goes from hand to hand: any that `from` may hold.
    pub(super) fn pass_unseen(&mut self, from: Seat, to: Seat) {
        let Some(known) = self.known.get_mut(from) else { return };
        let at_risk = known.least(Cards::from_fn(|_| 1));
        *known = known.less(at_risk);
        self.change_all(|world| world.change(from, |hand| hand.plus(at_risk)));
        let passed = |kind: Resource| {
            let card = Cards::of(kind, 1);
            let with = self.beyond.iter().filter(move |world| world.of(from).get(kind) > 0);
            with.copied().map(move |mut world| {
                world.change(from, |hand| hand.less(card));
                if to != from {
                    world.change(to, |hand| hand.plus(card));
                }
                world
            })
        };
        let mut worlds: Vec<World> = Resource::ALL.into_iter().flat_map(passed).collect();
        // A stable sort makes use of runs that are sorted already: those of each kind
        // are.
        worlds.sort();
        worlds.dedup();
        self.beyond = Arc::new(worlds);
        self.share();
    }

    /// Strikes out the possibilities in which `seat` holds another number of
    /// `resource` than `count`; says whether any is left, and does nothing if not.
    #[must_use]
    pub(super) fn reveal(&mut self, seat: Seat, resource: Resource, count: u8) -> bool {
        let Some(beyond) = count.checked_sub(self.known.of(seat).get(resource)) else {
            return false;
        };
        let holds = |world: &World| world.of(seat).get(resource) == beyond;
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
        let holds = |world: &World| world.of(seat) == beyond;
        if hand.covers(known) && self.beyond.iter().any(holds) {
            self.keep(holds);
        } else {
            if let Some(known) = self.known.get_mut(seat) {
                *known = hand;
            }
            self.change_all(|world| world.change(seat, |_| Cards::none()));
            self.keep_largest_agreement();
            let worlds = Arc::make_mut(&mut self.beyond);
            worlds.sort();
            worlds.dedup();
        }
        self.share();
    }

    fn keep_largest_agreement(&mut self) {
        let mut counts: BTreeMap<Cards, usize> = BTreeMap::new();
        for world in self.beyond.iter() {
            *counts.entry(world.together()).or_default() += 1;
        }
        if let Some((sum, _)) = counts.into_iter().max_by_key(|(_, count)| *count) {
            self.keep(|world| world.together() == sum);
        }
    }

    fn keep(&mut self, stays: impl Fn(&World) -> bool) {
        if !self.beyond.iter().all(&stays) {
            self.beyond = Arc::new(self.beyond.iter().copied().filter(stays).collect());
        }
    }

    /// Changes one hand alike in all possibilities: they stay sorted.
    fn change_all(&mut self, change: impl FnMut(&mut World)) {
        Arc::make_mut(&mut self.beyond).iter_mut().for_each(change);
    }

    /// What the possibilities have in common is known.
    fn share(&mut self) {
        let worlds = Arc::make_mut(&mut self.beyond);
        for (seat, known) in self.known.iter_mut() {
            let shared = worlds.iter().map(|world| world.of(seat)).reduce(Cards::least);
            let shared = shared.unwrap_or_default();
            if !shared.is_empty() {
                *known = known.plus(shared);
                for world in worlds.iter_mut() {
                    world.change(seat, |hand| hand.less(shared));
                }
            }
        }
    }
}
