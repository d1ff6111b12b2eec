//! What the event die changed beside cards and pieces that somebody moved.

use serde::{Deserialize, Serialize};

use super::Track;
use crate::Seat;

/// Something that follows from an act by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum KnightsChange {
    /// The barbarians attacked: all knights lie down (KNIGHTS 9).
    Attacked {
        /// Who has a point as Defender for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defender: Option<Seat>,
    },
    /// Somebody drew a progress card (KNIGHTS 8).
    Drew { player: Seat, track: Track },
}
