//! What Seafarers adds to a position beside its pieces.

use super::{Deserts, IslandLetters};
use crate::PerSeat;
use board::{Hex, Path};

/// What a first settlement on a foreign island is worth, unless the table says otherwise
/// (SEA 11).
pub const FOREIGN_ISLAND: u8 = 2;

/// What Seafarers adds to a position beside its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seafarers {
    /// Where the pirate is; nowhere: beside the board.
    pub pirate: Option<Hex>,
    /// Points of islands that each has by now.
    pub chits: PerSeat<u8>,
    /// Hexes of each player's home islands; without any none is foreign to them.
    pub home: PerSeat<Vec<Hex>>,
    /// Points of a first settlement on a foreign island, 0 to 2.
    pub foreign_island: u8,
    /// Whether deserts part areas.
    pub deserts: Deserts,
    /// What islands have been called since the map changed.
    pub letters: IslandLetters,
    /// Ships that were built in this turn, sorted.
    pub built: Vec<Path>,
}
