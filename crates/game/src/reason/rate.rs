//! Why the bank asks for so many cards (RULES 6, KNIGHTS 6).

use crate::{CardKind, RateSource, Seat, State};

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
