//! What Seafarers asks of the players.

use serde::{Deserialize, Serialize};

use crate::Seat;
use board::Hex;

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum SeaTask {
    /// Resources of choice come from the bank for gold (SEA 6, 7).
    Gold { player: Seat, count: u8 },
    /// A hidden hex is turned up (SEA 7).
    TurnUp { player: Seat, at: Hex },
    /// A ship that a Diplomat took up may be laid again (SEA 12).
    FreeShip { player: Seat },
}

impl SeaTask {
    pub const fn player(&self) -> Seat {
        match self {
            Self::Gold { player, .. } | Self::TurnUp { player, .. } | Self::FreeShip { player } => {
                *player
            }
        }
    }

    /// Whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        match self {
            Self::Gold { .. } | Self::TurnUp { .. } => false,
            Self::FreeShip { .. } => true,
        }
    }
}
