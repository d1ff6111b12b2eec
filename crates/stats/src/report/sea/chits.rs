//! First settlements on foreign islands (SEA 8).

use crate::report::Scene;
use game::{Chit, SeaChange, Seat};

/// Points that somebody earned abroad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChitRecord {
    /// The act of the branch that brought them, from 1.
    pub nth: usize,
    /// In which turn, from 1.
    pub turn: u32,
    /// Whose they are.
    pub seat: Seat,
    /// A hex of the island, and how many points.
    pub chit: Chit,
}

/// Notes what this scene earned.
pub(super) fn note(chits: &mut Vec<ChitRecord>, scene: &Scene<'_>) {
    for change in &scene.act.sea {
        let SeaChange::Earned { player, chit } = *change;
        chits.push(ChitRecord { nth: scene.nth, turn: scene.turn(), seat: player, chit });
    }
}
