//! What gold has brought: for a number, as a journal has it, and to the settlement that the
//! opening has just placed (SEA 6).

use serde::{Deserialize, Serialize};

use crate::{Cards, PerSeat};

/// Resources of choice that gold brings for a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoldPayout {
    /// How many each is due, whatever the bank has.
    pub due: PerSeat<u8>,
    /// How many each loses because the robber stands on the hex.
    pub blocked: PerSeat<u8>,
}

/// What gold has brought the settlement that the opening has just placed, until its road or
/// ship lies: if it is placed anew, that goes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpeningGold {
    /// Cards whose kinds were told.
    pub(super) told: Cards,
    /// How many others.
    pub(super) untold: u8,
}

impl OpeningGold {
    /// Takes `cards`, or `due` of them whose kinds were not told.
    pub(super) fn take(&mut self, cards: Option<Cards>, due: u8) {
        match cards {
            Some(cards) => self.told = self.told.plus(cards),
            None => self.untold = self.untold.saturating_add(due),
        }
    }
}
