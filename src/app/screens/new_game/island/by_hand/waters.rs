//! Whether the maps of a table have sea.

use board::{Island, Terrain};

/// What lies around the islands of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waters {
    /// Only water that nobody sails: the base game.
    Base,
    /// Sea that is laid out: Seafarers.
    Seafarers,
}

impl Waters {
    /// The waters that `island` belongs in: those of Seafarers where something of it only
    /// exists there.
    pub fn of(island: &Island) -> Self {
        let has_gold = island.tiles().iter().any(|tile| tile.terrain == Terrain::Gold);
        if island.has_surroundings() || has_gold { Self::Seafarers } else { Self::Base }
    }

    /// Where a table plays in other waters, the key of what it says to a code of an island
    /// that belongs in these.
    pub const fn key_of_code(self) -> &'static str {
        match self {
            Self::Base => "sea-code-of-base",
            Self::Seafarers => "sea-code-of-sea",
        }
    }

    /// The same for an island that is there already.
    pub const fn key_of_island(self) -> &'static str {
        match self {
            Self::Base => "sea-island-of-base",
            Self::Seafarers => "sea-island-of-sea",
        }
    }
}
