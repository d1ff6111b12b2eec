//! Hidden hexes that were turned up (SEA 7).

use crate::report::Scene;
use board::Hex;
use game::{Deed, Ground, SeaDeed, Seat};

/// A hidden hex, and what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discovery {
    /// The act of the branch that turned it up, from 1.
    pub nth: usize,
    /// In which turn, from 1; 0 for the opening.
    pub turn: u32,
    /// Who found it.
    pub seat: Seat,
    /// Where.
    pub at: Hex,
    /// What it was; nothing: sea.
    pub is: Option<Ground>,
}

impl Discovery {
    /// What this scene turned up.
    pub(super) fn of(scene: &Scene<'_>) -> Option<Self> {
        let Deed::Sea(SeaDeed::TurnUp { player, at, is }) = scene.act.deed else { return None };
        Some(Self { nth: scene.nth, turn: scene.turn(), seat: player, at, is })
    }
}
