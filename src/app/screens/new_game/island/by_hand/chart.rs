//! What can lie on the hexes of an island that is being entered, and around them (SEA 7, 11).

use board::{Island, IslandPiece, Terrain, Token};

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

    /// Their name in the keys of what a table in other waters says to a code of an island that
    /// belongs in these (`sea-code-of-`), and to the island itself (`sea-island-of-`).
    pub const fn key(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Seafarers => "sea",
        }
    }
}

/// What is on a hex so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    pub terrain: Option<Terrain>,
    pub token: Option<Token>,
}

/// What a hex of a map with sea can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Land,
    /// Sea that is laid out.
    Sea,
    /// Nobody has turned it up so far.
    Hidden,
}

impl Ground {
    pub const ALL: [Self; 3] = [Self::Land, Self::Sea, Self::Hidden];

    /// Its name in the keys of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::Sea => "sea",
            Self::Hidden => "hidden",
        }
    }
}

/// What a finger lays: ground and pieces on hexes, harbors on paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Ground(Ground),
    Of(IslandPiece),
}
