//! Why this discard: the hand, the limit and its half.

use super::super::{Seat, State, WALL_ROOM};
use super::Rule;

/// Why a player discards so many cards for a 7, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscardReason {
    pub seat: Seat,
    /// How many cards the hand holds; unknown where hands are not followed.
    pub hand: Option<u16>,
    /// The most that a 7 leaves alone.
    pub limit: u16,
    /// Walls that stand: each has raised it by 2 (KNIGHTS 5).
    pub walls: usize,
    /// How many are due; unknown where the hand is.
    pub due: Option<u16>,
}

impl DiscardReason {
    /// The rule that says so.
    pub fn rule(&self) -> Rule {
        let walls = u16::try_from(self.walls).unwrap_or(u16::MAX);
        Rule::HandLimit(self.limit.saturating_sub(walls.saturating_mul(WALL_ROOM)))
    }
}

impl State {
    /// Why `seat` discards, as its hand is now.
    pub fn discard_reason(&self, seat: Seat) -> DiscardReason {
        let limit = self.hand_limit(seat);
        let hand = self.hands().map(|hands| hands.size(seat));
        let due = hand.map(|hand| if hand > limit { hand / 2 } else { 0 });
        let walls = self.pieces().walls_of(seat).count();
        DiscardReason { seat, hand, limit, walls, due }
    }
}
