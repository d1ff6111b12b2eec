//! Where a settlement earns the points of an island (SEA 8).

use crate::board::{Hex, Intersection, Isle};
use crate::game::{Position, Seat};

impl Position<'_> {
    /// The islands that are not home to `seat`, by their first hexes; none where nobody said
    /// which are.
    pub fn foreign_islands(&self, seat: Seat) -> Vec<Isle> {
        let Some(sea) = self.sea else { return Vec::new() };
        let home = sea.home.of(seat);
        if home.is_empty() {
            return Vec::new();
        }
        let mut isles = self.island.islands();
        isles.retain(|isle| !home.iter().any(|hex| isle.hexes.binary_search(hex).is_ok()));
        isles
    }

    /// Intersections where a settlement of `seat` would earn points now, whether or not it
    /// may stand there: beside a foreign island without a building of theirs; sorted.
    pub fn chits_due(&self, seat: Seat) -> Vec<Intersection> {
        if self.sea.is_none_or(|sea| sea.foreign_island == 0) {
            return Vec::new();
        }
        let own = |hex: &Hex| self.pieces.buildings_of(seat).any(|(place, _)| place.touches(*hex));
        let isles = self.foreign_islands(seat).into_iter();
        let unsettled = isles.filter(|isle| !isle.hexes.iter().any(own));
        let mut places: Vec<Intersection> = unsettled
            .flat_map(|isle| isle.hexes.into_iter().flat_map(Intersection::around))
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}
