//! What Cities & Knights asks of the players.

use serde::{Deserialize, Serialize};

use super::Track;
use crate::game::Seat;

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum KnightsTask {
    /// A metropolis goes on a city of its owner's choice.
    PlaceMetropolis {
        /// Whose.
        player: Seat,
        /// Of which track.
        track: Track,
    },
    /// A displaced knight goes where its owner's roads lead.
    Relocate {
        /// Whose.
        player: Seat,
    },
}

impl KnightsTask {
    /// Whose it is.
    pub const fn player(&self) -> Seat {
        match self {
            Self::PlaceMetropolis { player, .. } | Self::Relocate { player } => *player,
        }
    }
}
