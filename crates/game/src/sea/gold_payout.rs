//! What gold brings for a number, as a game's journal has it.

use serde::{Deserialize, Serialize};

use crate::PerSeat;

/// Resources of choice that gold brings for a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoldPayout {
    /// How many each is due, whatever the bank has.
    pub due: PerSeat<u8>,
    /// How many each loses because the robber stands on the hex.
    pub blocked: PerSeat<u8>,
}
