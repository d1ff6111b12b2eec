//! Where a settlement earns the points of an island (SEA 8).

use crate::{Position, Seat};
use board::{Intersection, Isle};

impl Position<'_> {
    /// Intersections where a settlement of `seat` would earn points now, whether or not it
    /// may stand there: beside a foreign island without a building of theirs; sorted.
    pub fn chits_due(&self, seat: Seat) -> Vec<Intersection> {
        self.chits_due_in(&self.areas(), seat)
    }

    /// Those beside `areas`, as [`Self::areas`] has them.
    pub fn chits_due_in(&self, areas: &[Isle], seat: Seat) -> Vec<Intersection> {
        let mut places: Vec<Intersection> = Vec::new();
        for area in areas.iter().filter(|area| self.is_unsettled(area, seat)) {
            places.reserve(6 * area.hexes.len());
            places.extend(area.hexes.iter().flat_map(|hex| Intersection::around(*hex)));
        }
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The foreign areas on which `seat` has no building; none where they bring no points.
    pub fn unsettled_areas(&self, seat: Seat) -> Vec<Isle> {
        let mut areas = self.areas();
        areas.retain(|area| self.is_unsettled(area, seat));
        areas
    }

    /// Whether `seat` earns points with a first settlement beside `area`.
    fn is_unsettled(&self, area: &Isle, seat: Seat) -> bool {
        let brings_points = self.sea.is_some_and(|sea| sea.foreign_island > 0);
        let mut own = self.pieces.buildings_of(seat).map(|(place, _)| place);
        let touches = |place: Intersection| area.hexes.iter().any(|hex| place.touches(*hex));
        brings_points && self.is_foreign(area, seat) && !own.any(touches)
    }
}
