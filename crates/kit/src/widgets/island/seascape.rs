//! What Seafarers puts on the island beside pieces.

use board::{Hex, IslandLetter, Path};
use game::{SeaState, Seat};

/// The pirate, a ship that isn't there yet, and islands' names; by default none of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seascape<'a> {
    /// The pirate's hex (SEA 5).
    pub pirate: Option<Hex>,
    /// A ship that isn't there yet.
    pub preview: Option<ShipPreview>,
    /// Names of islands, where they are to be seen.
    pub isles: &'a [IsleSign],
}

impl Seascape<'_> {
    /// As it stands in a game; nothing where Seafarers is not played.
    pub fn of(sea: Option<&SeaState>) -> Self {
        Self { pirate: sea.and_then(|sea| sea.table().pirate), ..Self::default() }
    }
}

/// A ship where it would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipPreview {
    /// Its path.
    pub at: Path,
    /// Whose it would be.
    pub owner: Seat,
}

/// An island's letter, and what a first settlement there is worth (SEA 8, 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IsleSign {
    /// Its letter.
    pub letter: IslandLetter,
    /// Its hexes.
    pub hexes: Vec<Hex>,
    /// Points of a first settlement; none where it is home to everybody.
    pub points: Option<u8>,
}

/// The same, to compare the next picture with.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KeptSeascape {
    pirate: Option<Hex>,
    preview: Option<ShipPreview>,
    isles: Vec<IsleSign>,
}

impl KeptSeascape {
    pub(super) fn of(sea: Seascape<'_>) -> Self {
        Self { pirate: sea.pirate, preview: sea.preview, isles: sea.isles.to_vec() }
    }

    pub(super) fn is(&self, sea: Seascape<'_>) -> bool {
        let Self { pirate, preview, isles } = self;
        sea == Seascape { pirate: *pirate, preview: *preview, isles }
    }
}
