//! Points that win, and the boot, whose holder needs one more (TRADERS 1.6, 1.7, 8.5).

use crate::{Expansion, Expansions, HarbormasterRule, Position, Seat, Seats, State};

/// Points that win with a module alone, and with Cities & Knights (TRADERS 8.5).
const TARGETS: [(Expansion, u8, u8); 3] =
    [(Expansion::Fish, 10, 13), (Expansion::Rivers, 10, 13), (Expansion::Wagons, 13, 15)];

/// Points that win with two modules whose sheet says so (TRADERS 8.5).
const PAIRS: [(Expansion, Expansion, u8); 1] = [(Expansion::Fish, Expansion::Wagons, 12)];

/// Points that win where `played` is, if no scenario says so: of several modules the most
/// (TRADERS 8.5). Nothing where no module is played.
pub fn usual_target(played: Expansions, harbormaster: HarbormasterRule) -> Option<u8> {
    let with_knights = played.has(Expansion::Knights);
    let modules = TARGETS.into_iter().filter(|(module, ..)| played.has(*module));
    let targets =
        modules.clone().map(|(_, alone, knights)| if with_knights { knights } else { alone });
    let is_pair = !with_knights && modules.count() == 2;
    let of_pair = PAIRS.into_iter().find(|(one, other, _)| played.has(*one) && played.has(*other));
    let of_pair = of_pair.filter(|_| is_pair).map(|(.., target)| target);
    Some(of_pair.or(targets.max())? + u8::from(harbormaster.is_in_play()))
}

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
