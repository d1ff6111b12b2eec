//! Points for settling abroad.

use serde::{Deserialize, Serialize};

use board::Hex;

/// Points that somebody earned with their first settlement on a foreign island; they stay
/// whatever becomes of it (SEA 8, 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chit {
    /// A hex of the island.
    pub island: Hex,
    pub points: u8,
}
