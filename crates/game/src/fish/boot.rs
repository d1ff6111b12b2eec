//! The boot, whose holder needs one point more (TRADERS 1.6).

use crate::{Position, Seat, Seats, State};

impl Position<'_> {
    /// Returns how many points `seat` needs where others need `target`.
    pub fn needs(&self, seat: Seat, target: u8) -> u8 {
        target.saturating_add(u8::from(self.boot() == Some(seat)))
    }

    /// The holder of the boot, if somebody is.
    pub fn boot(&self) -> Option<Seat> {
        self.fish?.table.boot
    }

    /// Returns who may get the boot, sorted: whoever has as many public points as its holder, or
    /// more (TRADERS 1.6).
    pub fn boot_to(&self) -> Seats {
        let Some(holder) = self.boot() else { return Seats::new() };
        let points = self.public_points(holder);
        let others = self.seating.present().filter(|seat| *seat != holder);
        let mut others: Seats = others.filter(|seat| self.public_points(*seat) >= points).collect();
        others.sort_unstable();
        others
    }
}

impl State {
    /// Returns how many points `seat` needs to win.
    pub fn needs(&self, seat: Seat) -> u8 {
        self.position().needs(seat, self.rules.target)
    }
}
