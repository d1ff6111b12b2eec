//! Pieces of Cities & Knights that the table puts right.

use crate::{Impossible, Knight, NotOnTheTable, Refusal, Seat, State, WALLS};
use board::Intersection;

impl State {
    /// Refuses a wall of whoever has none left.
    pub(crate) fn may_have_wall(
        &self,
        at: Intersection,
        owner: Option<Seat>,
    ) -> Result<(), Refusal> {
        self.on_island(at)?;
        let Some(owner) = owner else { return Ok(()) };
        let others = self.pieces.walls_of(owner).filter(|place| *place != at).count();
        if others >= WALLS { Err(NotOnTheTable::NoWallLeft.into()) } else { Ok(()) }
    }

    /// Refuses a knight where none can stand, or of a level of which its owner has none left.
    pub(crate) fn may_have_knight(
        &self,
        at: Intersection,
        is: Option<(Seat, Knight)>,
    ) -> Result<(), Refusal> {
        // It may stand at sea, where a ship ends (SEA 12).
        if !self.island.is_coast_or_sea(at) {
            self.on_island(at)?;
        }
        let Some((owner, knight)) = is else { return Ok(()) };
        if self.pieces.building(at).is_some() {
            return Err(Impossible::IntersectionTaken(at).into());
        }
        let stood = self.pieces.knight(at);
        let is_same = stood.is_some_and(|(other, was)| other == owner && was.level == knight.level);
        if !is_same && self.knights_left(owner, knight.level) == 0 {
            return Err(NotOnTheTable::NoKnightLeft(knight.level).into());
        }
        Ok(())
    }
}
