//! The pieces of Cities & Knights in an entry.

use super::draft::{At, BoardAndRules, Draft, relevant};
use board::{Hex, Intersection};
use game::{Building, Knight, Merchant, Pieces, Seat, Track};

impl Draft {
    /// The pieces that this table has.
    pub fn shown(&self, basis: BoardAndRules<'_>) -> Pieces {
        relevant(self.start(), basis.rules).pieces
    }

    /// Builds a wall around the city at `place`, or takes it away.
    pub fn wall(&mut self, place: Intersection, basis: BoardAndRules<'_>) {
        let Some((owner, Building::City)) = self.start().pieces.building(place) else { return };
        self.change(At::Board, basis, |start| {
            if start.pieces.has_wall(place) {
                start.pieces.remove_wall(place);
            } else {
                start.pieces.put_wall(place, owner);
            }
        });
    }

    /// Places a knight, or removes it if it is there already.
    pub fn station(
        &mut self,
        place: Intersection,
        seat: Seat,
        knight: Knight,
        basis: BoardAndRules<'_>,
    ) {
        self.change(At::Board, basis, |start| {
            if start.pieces.knight(place) == Some((seat, knight)) {
                start.pieces.remove_knight(place);
            } else {
                start.pieces.put_knight(place, seat, knight);
                start.pieces.remove_building(place);
            }
        });
        self.tidy(place);
    }

    /// Puts the metropolis of `track` on a city, or takes it off.
    pub fn crown(&mut self, place: Intersection, track: Track) {
        self.alter(|start| {
            if let Some(knights) = &mut start.knights {
                let now = knights.metropolises[track];
                // One city carries one metropolis.
                for at in knights.metropolises.values_mut() {
                    *at = at.filter(|at| *at != place);
                }
                knights.metropolises[track] = (now != Some(place)).then_some(place);
            }
        });
    }

    /// Moves the merchant of `owner` to a hex, or off the board.
    pub fn send_merchant(&mut self, at: Hex, owner: Seat) {
        self.alter(|start| {
            if let Some(knights) = &mut start.knights {
                let merchant = Some(Merchant { at, owner });
                knights.merchant = if knights.merchant == merchant { None } else { merchant };
            }
        });
    }
}
