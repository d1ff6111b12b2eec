//! Cards that went between a hand and the bank, of kinds that nobody told: how
//! many a hand holds stays exact, what it holds does not.

use super::{Beliefs, Kept, Lacking};
use crate::{Cards, Seat};

impl Beliefs {
    /// `seat` parts with `count` cards, and nobody says which. Of a hand that
    /// leaves no doubt they are known all the same.
    ///
    /// # Errors
    /// When the hand has fewer; then nothing has changed.
    pub fn pay_untold(&mut self, seat: Seat, count: u16) -> Result<(), Lacking> {
        let left = self.size(seat).checked_sub(count).ok_or(Lacking { seat })?;
        if let Some(cards) = self.undoubted(seat, count) {
            return self.pay(seat, cards);
        }
        let gone = u8::try_from(count).unwrap_or(u8::MAX);
        self.untold(seat, left, |known| {
            Cards::from_fn(|kind| known.get(kind).saturating_sub(gone))
        });
        Ok(())
    }

    /// `seat` takes `count` cards, and nobody says which.
    pub fn gain_untold(&mut self, seat: Seat, count: u16) {
        let size = self.size(seat).saturating_add(count);
        self.untold(seat, size, |known| known);
    }

    /// The only `count` cards that `seat` could part with, if there is no doubt.
    fn undoubted(&self, seat: Seat, count: u16) -> Option<Cards> {
        let hand = self.known(seat);
        if hand.total() != self.size(seat) {
            return None;
        }
        let mut kinds = hand.kinds();
        match (kinds.next(), kinds.next()) {
            _ if hand.total() == count => Some(hand),
            (Some((kind, _)), None) => Some(Cards::of(kind, u8::try_from(count).ok()?)),
            _ => None,
        }
    }

    /// The hand of `seat` has `size` cards, of what it had for certain
    /// `still`; what all hands hold together is known no more.
    fn untold(&mut self, seat: Seat, size: u16, still: impl FnOnce(Cards) -> Cards) {
        let mut bounds = self.bounds();
        if let (Some(least), Some(held)) = (bounds.least.get_mut(seat), bounds.size.get_mut(seat)) {
            *least = if size == 0 { Cards::none() } else { still(*least) };
            *held = size;
        }
        bounds.held = None;
        self.kept = Kept::Bounds(bounds);
        self.tidy();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kinds, PerSeat};
    use board::Resource::{Grain, Ore, Wool};

    fn two(first: Cards, second: Cards) -> (Beliefs, [Seat; 2]) {
        let hands = PerSeat::new([first, second]).expect("a table");
        let seats = [0, 1].map(|nth| hands.seat(nth).expect("a seat"));
        (Beliefs::certain(hands, Kinds::Resources), seats)
    }

    #[test]
    fn cards_of_untold_kinds_leave_the_size_exact_and_know_only_what_is_sure_to_be_left() {
        let hand = Cards::of(Ore, 5).plus(Cards::of(Wool, 3));
        let (mut beliefs, [one, other]) = two(hand, Cards::of(Grain, 2));
        beliefs.pay_untold(one, 4).expect("enough");
        assert_eq!((beliefs.size(one), beliefs.known(one)), (4, Cards::of(Ore, 1)));
        assert_eq!(beliefs.unknown(one), 3);
        assert!(beliefs.may_hold(one, Cards::of(Ore, 4)));
        assert_eq!(beliefs.known(other), Cards::of(Grain, 2), "the other hand is as it was");
        assert_eq!(beliefs.held(), None);
        beliefs.gain_untold(one, 1);
        assert_eq!((beliefs.size(one), beliefs.known(one)), (5, Cards::of(Ore, 1)));
    }

    #[test]
    fn of_a_hand_of_one_kind_every_card_is_of_that_kind() {
        let (mut beliefs, [one, _]) = two(Cards::of(Ore, 9), Cards::of(Wool, 1));
        beliefs.pay_untold(one, 4).expect("enough");
        assert_eq!((beliefs.known(one), beliefs.unknown(one)), (Cards::of(Ore, 5), 0));
        assert_eq!(beliefs.held(), Some(Cards::of(Ore, 5).plus(Cards::of(Wool, 1))));
    }

    #[test]
    fn a_hand_that_parts_with_all_its_cards_is_known_to_be_empty() {
        let (mut beliefs, [one, other]) = two(Cards::of(Ore, 1), Cards::of(Wool, 1));
        beliefs.pay_untold(one, 1).expect("enough");
        assert_eq!((beliefs.size(one), beliefs.unknown(one)), (0, 0));
        assert_eq!(beliefs.held(), Some(Cards::of(Wool, 1)), "there was no doubt");
        assert_eq!(beliefs.pay_untold(one, 1), Err(Lacking { seat: one }));
        assert_eq!(beliefs.known(other), Cards::of(Wool, 1));
    }
}
