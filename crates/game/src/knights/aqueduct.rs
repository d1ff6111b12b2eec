//! The ability of science: a resource for whoever receives nothing (KNIGHTS 4).

use super::{Level, Track};
use crate::{Cards, PerSeat, Position, Seat, Seats, State};

impl State {
    /// Whether a resource is taken now since the number brought its taker no card: whatever
    /// events give comes before the number is paid.
    pub fn takes_by_aqueduct(&self) -> bool {
        self.knights.is_some() && self.payout().is_some()
    }
}

impl Position<'_> {
    /// Who may take a resource because a production brought them no card, clockwise from
    /// `first`. `paid` is what the bank paid, `gold` what gold brings each, which is
    /// something, too (SEA 12).
    pub fn aqueduct(&self, paid: &PerSeat<Cards>, gold: &PerSeat<u8>, first: Seat) -> Seats {
        let Some(knights) = self.knights else { return Seats::new() };
        let is_able =
            |seat: &Seat| knights.improvements.of(*seat).of(Track::Science) >= Level::ABLE;
        let players = self.seating.from(first).into_iter();
        let is_left_out = |seat: &Seat| paid.of(*seat).is_empty() && gold.of(*seat) == 0;
        players.filter(is_able).filter(is_left_out).collect()
    }
}
