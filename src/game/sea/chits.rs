//! Where a settlement earns the points of an island (SEA 8).

use crate::board::{Hex, Intersection, Isle};
use crate::game::{Position, Seat};

impl Position<'_> {
    /// Intersections where a settlement of `seat` would earn points now, whether or not it
    /// may stand there: beside a foreign island without a building of theirs; sorted.
    pub fn chits_due(&self, seat: Seat) -> Vec<Intersection> {
        let mut places: Vec<Intersection> = (self.unsettled_areas(seat).into_iter())
            .flat_map(|isle| isle.hexes.into_iter().flat_map(Intersection::around))
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The foreign areas on which `seat` has no building; none where they bring no points.
    pub fn unsettled_areas(&self, seat: Seat) -> Vec<Isle> {
        if self.sea.is_none_or(|sea| sea.foreign_island == 0) {
            return Vec::new();
        }
        let own: Vec<Intersection> =
            self.pieces.buildings_of(seat).map(|(place, _)| place).collect();
        let own = |hex: &Hex| own.iter().any(|place| place.touches(*hex));
        let mut areas = self.foreign_areas(seat);
        areas.retain(|area| !area.hexes.iter().any(own));
        areas
    }
}
