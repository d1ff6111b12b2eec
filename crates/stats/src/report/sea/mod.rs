//! What a game of Seafarers tells beside the rest: ships, the pirate, what was turned up, and
//! foreign islands.

mod chits;
mod discoveries;
mod pirate;
#[cfg(test)]
mod tests;
mod works;

use super::walk;
use game::{Game, PerSeat};

pub use chits::ChitRecord;
pub use discoveries::Discovery;
pub use pirate::PirateMove;
pub use works::{SeaWork, SeaWorks};

/// What a game of Seafarers tells beside the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeaReport {
    /// What each built, moved, and found.
    pub works: PerSeat<SeaWorks>,
    /// Each move of the pirate, in order.
    pub pirate: Vec<PirateMove>,
    /// Each hidden hex that was turned up, in order.
    pub discoveries: Vec<Discovery>,
    /// Each first settlement on a foreign island, in order.
    pub chits: Vec<ChitRecord>,
}

impl SeaReport {
    /// The report on `game`; nothing where it is played without.
    pub fn of(game: &Game) -> Option<Self> {
        let state = game.state();
        state.sea()?;
        let mut report = Self {
            works: state.players().map(|_, _| SeaWorks::default()),
            pirate: Vec::new(),
            discoveries: Vec::new(),
            chits: Vec::new(),
        };
        let mut pirate = pirate::Log::default();
        walk(game, |scene| {
            works::note(&mut report.works, &scene);
            pirate.note(&scene);
            report.discoveries.extend(Discovery::of(&scene));
            chits::note(&mut report.chits, &scene);
        });
        report.pirate = pirate.moves;
        Some(report)
    }
}
