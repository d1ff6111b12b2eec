//! Where a settlement earns the points of an island (SEA 8).

use crate::board::{Hex, Intersection};
use crate::game::{Position, Seat};

impl Position<'_> {
    /// Intersections where a settlement of `seat` would earn points now, whether or not it
    /// may stand there: beside a foreign island without a building of theirs; sorted.
    pub fn chits_due(&self, seat: Seat) -> Vec<Intersection> {
        if self.sea.is_none_or(|sea| sea.foreign_island == 0) {
            return Vec::new();
        }
        let own: Vec<Intersection> =
            self.pieces.buildings_of(seat).map(|(place, _)| place).collect();
        let own = |hex: &Hex| own.iter().any(|place| place.touches(*hex));
        let isles = self.foreign_areas(seat).into_iter();
        let unsettled = isles.filter(|isle| !isle.hexes.iter().any(own));
        let mut places: Vec<Intersection> = unsettled
            .flat_map(|isle| isle.hexes.into_iter().flat_map(Intersection::around))
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}
