//! A gate of the event die: who draws a progress card (KNIGHTS 8).

use super::Track;
use crate::{Position, Seat, Seats};
use cards::Die;

impl Position<'_> {
    /// Who draws from the deck of `gate`, clockwise from `active`, with this red die;
    /// where the deck has only `left` cards, the later ones go without.
    pub fn progress_draws(
        &self,
        gate: Track,
        red: Die,
        (active, left): (Seat, Option<u8>),
    ) -> Seats {
        let Some(knights) = self.knights else { return Seats::new() };
        let players = self.seating.from(active).into_iter();
        players
            .filter(|seat| knights.improvements.of(*seat).of(gate).draws(red))
            .take(left.map_or(usize::MAX, usize::from))
            .collect()
    }
}
