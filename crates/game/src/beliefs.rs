//! Knowledge of the hands when cards have changed them unseen.
//!
//! Every card that somebody saw move is counted exactly. A card taken unseen
//! leaves several possibilities; all of them are kept side by side, and what a
//! player pays later strikes out those in which it could not be paid. A kind
//! counts as known as far as it holds in every possibility.
//!
//! Should the possibilities ever become too many to keep, only bounds are kept
//! (what each hand has at least): that knows less, but never anything wrong,
//! and turns exact again once nothing is uncertain.

#[cfg(test)]
mod tests;

use super::{
    CardGroup, CardKind, Cards, Kinds, PerSeat, Seat, bounds::Bounds, possible_hands::PossibleHands,
};
use board::fail_if;

/// This many possibilities are kept side by side of hands that the whole table follows.
const MOST_POSSIBILITIES: usize = 10_000;

/// All that is known of all hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beliefs {
    kept: Knowledge,
    /// Kinds that an unknown card may have.
    kinds: Kinds,
    /// This many possibilities are kept side by side; beyond that, only bounds.
    most: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Knowledge {
    /// All possibilities.
    PossibleHands(PossibleHands),
    /// The cards that each hand has at least, and the number of its other cards.
    Bounds(Bounds),
}

/// Asks what is kept, whichever it is.
macro_rules! either {
    ($kept:expr, $hands:ident => $asked:expr) => {
        match $kept {
            Knowledge::PossibleHands($hands) => $asked,
            Knowledge::Bounds($hands) => $asked,
        }
    };
}

/// Knowledge of the hands that a count of the bank brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Learned {
    /// Nothing that the moves of the cards had not told.
    #[default]
    Nothing,
    /// Some possibility was struck out.
    FromBank,
}

/// A hand that in no possibility has what it was to give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{seat} does not hold these cards")]
pub struct Lacking {
    pub seat: Seat,
}

impl Beliefs {
    /// Hands that all know, of cards of these `kinds`.
    pub fn certain(hands: PerSeat<Cards>, kinds: Kinds) -> Self {
        let kept = Knowledge::PossibleHands(PossibleHands::certain(hands));
        Self { kept, kinds, most: MOST_POSSIBILITIES }
    }

    /// Hands of which the table knows `least`, and how many cards each has:
    /// no fewer. `held` are all cards in all hands, where that is known too.
    pub fn counted(
        least: PerSeat<Cards>,
        size: &PerSeat<u16>,
        held: Option<Cards>,
        kinds: Kinds,
    ) -> Self {
        let size = size.map(|seat, size| (*size).max(least.of(seat).total()));
        let known = least.values().fold(Cards::none(), |sum, hand| sum.plus(*hand));
        let all: u16 = size.values().sum();
        let held = held.filter(|held| held.covers(known) && held.total() == all);
        let kept = Knowledge::Bounds(Bounds { least, size, held, kinds });
        let mut beliefs = Self { kept, kinds, most: MOST_POSSIBILITIES };
        beliefs.tidy();
        beliefs
    }

    /// The same, with no more than `most` possibilities side by side.
    pub(super) fn keeping(mut self, most: usize) -> Self {
        self.most = most;
        self.tidy();
        self
    }

    /// Returns how many possibilities are kept side by side, at least 1.
    pub fn possibilities(&self) -> usize {
        match &self.kept {
            Knowledge::PossibleHands(possible) => possible.count(),
            Knowledge::Bounds(_) => 1,
        }
    }

    /// Returns how many cards `seat` holds: always exact.
    pub fn size(&self, seat: Seat) -> u16 {
        either!(&self.kept, hands => hands.size(seat))
    }

    /// Returns what `seat` holds in every possibility.
    pub fn known(&self, seat: Seat) -> Cards {
        either!(&self.kept, hands => hands.known().of(seat))
    }

    /// Returns how many of `seat`'s cards are of no known kind.
    pub fn unknown(&self, seat: Seat) -> u16 {
        either!(&self.kept, hands => hands.unknown(seat))
    }

    /// The most of each kind that `seat` could hold.
    pub fn most(&self, seat: Seat) -> Cards {
        either!(&self.kept, hands => hands.most(seat))
    }

    /// Returns whether `seat` may, for all that is known, hold all of `cards`.
    pub fn may_hold(&self, seat: Seat, cards: Cards) -> bool {
        either!(&self.kept, hands => hands.may_hold(seat, cards))
    }

    /// All cards of each kind in all hands, exactly; unknown where the table
    /// only counted some hands.
    pub fn held(&self) -> Option<Cards> {
        match &self.kept {
            Knowledge::PossibleHands(possible) => Some(possible.held()),
            Knowledge::Bounds(bounds) => bounds.held,
        }
    }

    /// Returns whether all cards of each kind in all hands are known.
    pub const fn knows_held(&self) -> bool {
        match &self.kept {
            Knowledge::PossibleHands(_) => true,
            Knowledge::Bounds(bounds) => bounds.held.is_some(),
        }
    }

    /// All hands together hold `held`, as the bank shows: what can't be in a
    /// hand then is struck out. Hands of which that is known already, or that
    /// don't fit, learn nothing.
    pub(super) fn learn_held(&mut self, held: Cards) -> Learned {
        let Knowledge::Bounds(bounds) = &mut self.kept else { return Learned::Nothing };
        let all: u16 = bounds.size.values().sum();
        if bounds.held.is_some() || !held.covers(bounds.together()) || held.total() != all {
            return Learned::Nothing;
        }
        bounds.held = Some(held);
        self.tidy();
        Learned::FromBank
    }

    /// The books turn out wrong about `seat`: which cards it holds is no
    /// longer known, nor what all hands hold together.
    pub(super) fn forget(&mut self, seat: Seat) {
        let mut bounds = self.bounds();
        bounds.least.change(seat, |least| *least = Cards::none());
        bounds.held = None;
        self.kept = Knowledge::Bounds(bounds);
    }

    /// The books turn out wrong, and nobody knows about whom: only the sizes of the hands are kept.
    pub(super) fn forget_all(&mut self) {
        let mut bounds = self.bounds();
        bounds.least = bounds.least.map(|_, _| Cards::none());
        bounds.held = None;
        self.kept = Knowledge::Bounds(bounds);
        self.tidy();
    }

    /// The same as bounds, with all that is known.
    fn bounds(&self) -> Bounds {
        match &self.kept {
            Knowledge::Bounds(bounds) => bounds.clone(),
            Knowledge::PossibleHands(possible) => Bounds {
                least: possible.known().clone(),
                size: possible.known().map(|seat, _| possible.size(seat)),
                held: Some(possible.held()),
                kinds: self.kinds,
            },
        }
    }

    /// `seat` takes cards that all see.
    pub fn gain(&mut self, seat: Seat, cards: Cards) {
        either!(&mut self.kept, hands => hands.gain(seat, cards));
    }

    /// `seat` parts with cards that all see: whatever possibility could not
    /// give them is struck out.
    ///
    /// # Errors
    /// Fails if the hand holds them in no possibility; then nothing has changed.
    pub fn pay(&mut self, seat: Seat, cards: Cards) -> Result<(), Lacking> {
        fail_if(!self.may_hold(seat, cards), Lacking { seat })?;
        either!(&mut self.kept, hands => hands.pay(seat, cards));
        self.tidy();
        Ok(())
    }

    /// One card goes from hand to hand and nobody else sees which.
    ///
    /// # Errors
    /// Fails if `from` has no card; then nothing has changed.
    pub fn pass_unseen(&mut self, from: Seat, to: Seat) -> Result<(), Lacking> {
        self.pass_unseen_of(from, to, CardGroup::Any)
    }

    /// The same, of a card that all know to be of these kinds.
    ///
    /// # Errors
    /// Fails if `from` has no such card; then nothing has changed.
    pub fn pass_unseen_of(&mut self, from: Seat, to: Seat, of: CardGroup) -> Result<(), Lacking> {
        fail_if(of.among(self.most(from)).is_empty(), Lacking { seat: from })?;
        either!(&mut self.kept, hands => hands.pass_unseen(from, to, of));
        self.tidy();
        Ok(())
    }

    /// `seat` turns out to hold exactly `count` cards of `kind`.
    ///
    /// # Errors
    /// Fails if that holds in no possibility; then nothing has changed.
    pub fn reveal(&mut self, seat: Seat, kind: CardKind, count: u8) -> Result<(), Lacking> {
        match &mut self.kept {
            Knowledge::PossibleHands(possible) => {
                fail_if(!possible.reveal(seat, kind, count), Lacking { seat })?;
            }
            Knowledge::Bounds(bounds) => {
                let range = bounds.least.of(seat).get(kind)..=bounds.most(seat).get(kind);
                fail_if(!range.contains(&count), Lacking { seat })?;
                bounds.least.change(seat, |least| least.set(kind, count));
            }
        }
        self.tidy();
        Ok(())
    }

    /// The table says what `seat` holds. Possibilities that say so too remain;
    /// where none does, the books had drifted: the hand is as the table says,
    /// and of the other hands the likeliest possibilities (the most that agree
    /// on what the hands hold together) stay.
    pub fn correct(&mut self, seat: Seat, hand: Cards) {
        either!(&mut self.kept, hands => hands.correct(seat, hand));
        self.tidy();
    }

    /// The table counted `seat`'s hand: it holds `count` cards. Where the books
    /// had another number, which cards it holds is no longer known.
    pub fn recount(&mut self, seat: Seat, count: u16) {
        if self.size(seat) == count {
            return;
        }
        let mut bounds = self.bounds();
        bounds.recount(seat, count);
        self.kept = Knowledge::Bounds(bounds);
        self.tidy();
    }

    fn tidy(&mut self) {
        match &mut self.kept {
            Knowledge::PossibleHands(possible) => {
                if possible.count() > self.most {
                    self.kept = Knowledge::Bounds(self.bounds());
                }
            }
            Knowledge::Bounds(bounds) => {
                bounds.tighten();
                if bounds.uncertain() == 0 {
                    self.kept =
                        Knowledge::PossibleHands(PossibleHands::certain(bounds.least.clone()));
                }
            }
        }
    }

    /// `seat` parts with `count` cards, and nobody says which. Of a hand that
    /// leaves no doubt they are known all the same.
    ///
    /// # Errors
    /// Fails if the hand has fewer; then nothing has changed.
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
        self.kept = Knowledge::Bounds(bounds);
        self.tidy();
    }
}
