//! Why a hand pays so many cards: to the bank in a trade (RULES 6, KNIGHTS 6), or for a 7.

use super::Rule;
use crate::{CardKind, RateSource, Seat, State, WALL_ROOM};

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

/// Why the bank asks for so many cards of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateReason {
    /// Whom it asks.
    pub seat: Seat,
    pub kind: CardKind,
    pub rate: u8,
    pub by: RateSource,
}

impl State {
    /// Why the bank asks `seat` for so many cards of `kind`.
    pub fn rate_reason(&self, seat: Seat, kind: CardKind) -> RateReason {
        let by = self.market(seat).source(seat, kind);
        RateReason { seat, kind, rate: self.trade_rate(seat, kind), by }
    }
}
