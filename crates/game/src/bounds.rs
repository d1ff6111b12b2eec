//! Hands by bounds: the cards that each has at least, and the number of its other cards. They are
//! kept when the possibilities have become too many.

use super::{CardGroup, Cards, Kinds, PerSeat, Seat};

/// The cards that each hand has at least, and its size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    /// Cards that each hand has at least.
    pub(super) least: PerSeat<Cards>,
    /// Number of cards in each hand: always exact.
    pub(super) size: PerSeat<u16>,
    /// All cards in all hands; unknown where the table only counted them.
    pub(super) held: Option<Cards>,
    /// Kinds that an unknown card may have.
    pub(super) kinds: Kinds,
}

impl Bounds {
    pub(super) const fn known(&self) -> &PerSeat<Cards> {
        &self.least
    }

    pub(super) fn size(&self, seat: Seat) -> u16 {
        self.size.of(seat)
    }

    pub(super) fn unknown(&self, seat: Seat) -> u16 {
        self.size.of(seat).saturating_sub(self.least.of(seat).total())
    }

    pub(super) fn uncertain(&self) -> u16 {
        self.size.seats().map(|seat| self.unknown(seat)).sum()
    }

    /// The cards of each kind that lie in hands, but nobody knows in which;
    /// nothing where not even that is known.
    fn loose(&self) -> Option<Cards> {
        self.held.map(|held| held.less(self.together()))
    }

    /// All cards that are known to be in some hand.
    pub(super) fn together(&self) -> Cards {
        self.least.values().fold(Cards::none(), |sum, hand| sum.plus(*hand))
    }

    pub(super) fn most(&self, seat: Seat) -> Cards {
        let (loose, unknown) = (self.loose(), self.unknown(seat));
        let unknown = u8::try_from(unknown).unwrap_or(u8::MAX);
        let more = loose.unwrap_or(self.kinds.among(Cards::from_fn(|_| unknown)));
        let more = more.least(Cards::from_fn(|_| unknown));
        self.least.of(seat).plus(more)
    }

    pub(super) fn may_hold(&self, seat: Seat, cards: Cards) -> bool {
        let missing = cards.less(self.least.of(seat));
        missing.total() <= self.unknown(seat)
            && self.kinds.among(missing) == missing
            && self.loose().is_none_or(|loose| loose.covers(missing))
    }

    pub(super) fn gain(&mut self, seat: Seat, cards: Cards) {
        if let (Some(least), Some(size)) = (self.least.get_mut(seat), self.size.get_mut(seat)) {
            *least = least.plus(cards);
            *size += cards.total();
            self.held = self.held.map(|held| held.plus(cards));
        }
    }

    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        if let (Some(least), Some(size)) = (self.least.get_mut(seat), self.size.get_mut(seat)) {
            *least = least.less(cards);
            *size = size.saturating_sub(cards.total());
            self.held = self.held.map(|held| held.less(cards));
        }
    }

    pub(super) fn pass_unseen(&mut self, from: Seat, to: Seat, of: CardGroup) {
        let can_pass = of.among(self.most(from));
        let mut kinds = can_pass.kinds();
        let passed = match (kinds.next(), kinds.next()) {
            (Some((kind, _)), None) => Cards::of(kind, 1),
            _ => Cards::none(),
        };
        if let (Some(least), Some(size)) = (self.least.get_mut(from), self.size.get_mut(from)) {
            *least = least.less(of.among(Cards::from_fn(|_| 1)));
            *size = size.saturating_sub(1);
        }
        if let (Some(least), Some(size)) = (self.least.get_mut(to), self.size.get_mut(to)) {
            *least = least.plus(passed);
            *size += 1;
        }
    }

    pub(super) fn correct(&mut self, seat: Seat, hand: Cards) {
        let was_possible = self.size.of(seat) == hand.total()
            && hand.covers(self.least.of(seat))
            && self.may_hold(seat, hand);
        if was_possible {
            self.least.change(seat, |least| *least = hand);
            return;
        }
        if let (Some(least), Some(size)) = (self.least.get_mut(seat), self.size.get_mut(seat)) {
            self.held = self.held.map(|held| held.less(*least).plus(hand));
            *least = hand;
            *size = hand.total();
        }
        // What the corrected hand was thought to hide now hides nowhere or
        // elsewhere: keep as many loose cards as there are places for them.
        let Some(loose) = self.loose() else { return };
        let mut surplus = loose.total().saturating_sub(self.uncertain());
        for (kind, count) in loose.kinds() {
            let cut = u8::try_from(surplus.min(u16::from(count))).unwrap_or(count);
            self.held = self.held.map(|held| held.less(Cards::of(kind, cut)));
            surplus -= u16::from(cut);
        }
    }

    /// The table counted a hand and did not say which cards it holds.
    pub(super) fn recount(&mut self, seat: Seat, count: u16) {
        if let (Some(least), Some(size)) = (self.least.get_mut(seat), self.size.get_mut(seat)) {
            if least.total() > count {
                *least = Cards::none();
            }
            *size = count;
            self.held = None;
        }
    }

    /// A kind of which more cards are loose than the other hands have unknown
    /// cards to hide must be in this hand.
    pub(super) fn tighten(&mut self) {
        loop {
            let (Some(loose), total) = (self.loose(), self.uncertain()) else { return };
            let seats: Vec<Seat> = self.least.seats().collect();
            let forced = seats.into_iter().find_map(|seat| {
                let unknown = self.unknown(seat);
                loose.kinds().find_map(|(kind, count)| {
                    let elsewhere = total - unknown;
                    let here = u16::from(count).saturating_sub(elsewhere);
                    (here > 0).then_some((seat, kind, u8::try_from(here).unwrap_or(u8::MAX)))
                })
            });
            let Some((seat, kind, count)) = forced else { return };
            self.least.change(seat, |least| *least = least.plus(Cards::of(kind, count)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Resource;
    use board::Resource::{Brick, Grain, Ore, Wool};

    #[test]
    fn a_correction_that_could_not_be_leaves_as_many_kinds_as_there_are_hidden_cards() {
        let least = PerSeat::new([Cards::none(), Cards::none()]).expect("a table");
        let seats: Vec<Seat> = least.seats().collect();
        let size = PerSeat::new([1, 1]).expect("a table");
        let held = Some([(Brick, 1), (Grain, 1)].into_iter().collect());
        let mut bounds = Bounds { least, size, held, kinds: Kinds::Resources };
        bounds.correct(seats[0], Cards::of(Wool, 1));
        let held = bounds.held.expect("still known");
        assert_eq!((held.total(), held.get(Wool)), (2, 1), "a card in each hand: {held:?}");
        assert_eq!(bounds.most(seats[1]).total(), 1, "the other one still hides a card");
    }

    /// Two hands of which so much is known, the first with `hidden` cards more.
    fn two(
        first: &[(Resource, u8)],
        second: &[(Resource, u8)],
        hidden: u16,
    ) -> (Bounds, [Seat; 2]) {
        let hands = [first, second].map(|hand| hand.iter().copied().collect::<Cards>());
        let size = PerSeat::new([hands[0].total() + hidden, hands[1].total()]).expect("a table");
        let least = PerSeat::new(hands).expect("a table");
        let seats = [0, 1].map(|nth| least.seat(nth).expect("a seat"));
        (Bounds { least, size, held: None, kinds: Kinds::Resources }, seats)
    }

    #[test]
    fn a_card_taken_unseen_may_have_been_any_of_the_hand() {
        let (mut bounds, [from, to]) = two(&[(Brick, 2), (Wool, 1)], &[(Grain, 1)], 1);
        bounds.pass_unseen(from, to, CardGroup::Any);
        assert_eq!((bounds.size.of(from), bounds.size.of(to)), (3, 2));
        assert_eq!(bounds.least.of(from), Cards::of(Brick, 1));
        assert_eq!(bounds.least.of(to), Cards::of(Grain, 1));
    }

    #[test]
    fn a_card_taken_unseen_from_a_hand_of_one_kind_is_of_that_kind() {
        let (mut bounds, [from, to]) = two(&[(Ore, 3)], &[], 0);
        bounds.pass_unseen(from, to, CardGroup::Any);
        assert_eq!(
            (bounds.least.of(from), bounds.least.of(to)),
            (Cards::of(Ore, 2), Cards::of(Ore, 1))
        );
        let (mut bounds, [from, to]) = two(&[(Ore, 3)], &[], 1);
        bounds.pass_unseen(from, to, CardGroup::Any);
        assert!(bounds.least.of(to).is_empty(), "it may have been the hidden one");
        assert_eq!(bounds.unknown(to), 1);
    }
}
