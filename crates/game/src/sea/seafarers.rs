//! What Seafarers adds to a position beside its pieces.

use super::{Deserts, IslandLetters, SeaTable};

/// What a first settlement on a foreign island is worth, unless the table says otherwise
/// (SEA 11).
pub const FOREIGN_ISLAND: u8 = 2;

/// What Seafarers adds to a position beside its pieces.
#[derive(Clone, Copy, Debug)]
pub struct Seafarers<'a> {
    /// What lies there.
    pub table: &'a SeaTable,
    /// Points of a first settlement on a foreign island, 0 to 2.
    pub foreign_island: u8,
    /// Whether deserts part areas.
    pub deserts: Deserts,
    /// What islands have been called since the map changed.
    pub letters: &'a IslandLetters,
}
