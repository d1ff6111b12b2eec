//! What followed from an act at sea, beside cards and pieces that somebody moved.

use serde::{Deserialize, Serialize};

use super::Chit;
use crate::Seat;

/// Something that follows from an act by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum SeaChange {
    /// A first settlement on a foreign island brought points (SEA 8).
    Earned { player: Seat, chit: Chit },
}
