//! The pirate: where it went, and whom it robbed (SEA 5).

use crate::report::Scene;
use board::Hex;
use game::{Deed, KnightsDeed, SeaDeed, Seat};

/// A move of the pirate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PirateMove {
    /// The act of the branch that moved it, from 1.
    pub nth: usize,
    /// In which turn, from 1.
    pub turn: u32,
    /// Who moved it, in place of the robber or by a knight on the island.
    pub seat: Seat,
    /// To which sea hex.
    pub to: Hex,
    /// From whom they took a card for it.
    pub robbed: Option<Seat>,
}

/// The moves so far.
#[derive(Default)]
pub(super) struct Log {
    pub moves: Vec<PirateMove>,
    /// Who may still take a card for the last one.
    robs: Option<Seat>,
}

impl Log {
    /// Notes the move of this scene, or what came of the last one.
    pub fn note(&mut self, scene: &Scene<'_>) {
        match scene.act.deed {
            Deed::Sea(SeaDeed::MovePirate { to } | SeaDeed::ChasePirate { to, .. }) => {
                let (seat, turn) = (scene.doer(), scene.turn());
                self.moves.push(PirateMove { nth: scene.nth, turn, seat, to, robbed: None });
                self.robs = Some(seat);
            }
            Deed::Steal { player, from, .. } if self.robs == Some(player) => {
                if let Some(last) = self.moves.last_mut() {
                    last.robbed = Some(from);
                }
                self.robs = None;
            }
            Deed::MoveRobber { .. } | Deed::Knights(KnightsDeed::ChaseRobber { .. }) => {
                self.robs = None;
            }
            _ if scene.number().is_some() || scene.before.turn() != scene.after.turn() => {
                self.robs = None;
            }
            _ => {}
        }
    }
}
