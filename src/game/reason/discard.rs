//! Why this discard: the hand, the limit and its half.

use super::super::{Seat, State};
use super::Rule;

/// Why a player discards so many cards for a 7, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscardReason {
    /// Who.
    pub seat: Seat,
    /// How many cards the hand holds; unknown where hands are not followed.
    pub hand: Option<u16>,
    /// The most that a 7 leaves alone.
    pub limit: u16,
    /// How many are due; unknown where the hand is.
    pub due: Option<u16>,
}

impl DiscardReason {
    /// The rule that says so.
    pub const fn rule(&self) -> Rule {
        Rule::HandLimit(self.limit)
    }
}

impl State {
    /// Why `seat` discards, as its hand is now.
    pub fn discard_reason(&self, seat: Seat) -> DiscardReason {
        let limit = self.hand_limit(seat);
        let hand = self.hands().map(|hands| hands.size(seat));
        let due = hand.map(|hand| if hand > limit { hand / 2 } else { 0 });
        DiscardReason { seat, hand, limit, due }
    }
}
