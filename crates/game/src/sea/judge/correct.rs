//! Ships and land that the table puts right.

use crate::{Impossible, NotAtSea, Piece, Refusal, Seat, State};
use board::{Hex, Path, Spot};

impl State {
    /// Refuses a ship where none can lie, or whose owner has none left.
    pub(crate) fn may_have_ship(&self, at: Path, owner: Option<Seat>) -> Result<(), Refusal> {
        let Some(owner) = owner else { return Ok(()) };
        if !self.island.has_ship_path(at) {
            return Err(NotAtSea::NoSea(at).into());
        }
        if self.pieces.road(at).is_some() {
            return Err(Impossible::PathTaken(at).into());
        }
        let had = self.pieces.ship(at).map(|(seat, _)| (seat, Piece::Ship));
        self.piece_for(Some((owner, Piece::Ship)), had)
    }

    /// Refuses a hex that is no land.
    pub(crate) fn may_be_land(&self, hex: Hex) -> Result<(), Refusal> {
        if self.island.is_land(hex) {
            Ok(())
        } else {
            Err(Impossible::OffIsland(Spot::Hex(hex)).into())
        }
    }
}
