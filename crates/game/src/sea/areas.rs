//! Areas of a map: its islands, or what deserts part them into, and where a settlement earns
//! their points (SEA 8, 11).

use super::Deserts;
use crate::{Position, Seat};
use board::{Hex, Intersection, Island, IslandLetter, Isle, Terrain};

impl Deserts {
    /// The areas of `island`: its islands, or what deserts leave of them.
    pub fn areas(self, island: &Island) -> Vec<Isle> {
        match self {
            Self::Join => island.islands(),
            Self::Part => island.islands_of(|tile| tile.terrain != Terrain::Desert),
        }
    }
}

impl Position<'_> {
    /// The areas in which first settlements are counted: islands, or what deserts leave of
    /// them.
    pub fn areas(&self) -> Vec<Isle> {
        let Some(sea) = self.sea else { return self.island.islands() };
        let mut areas = sea.deserts.areas(self.island);
        sea.letters.call(&mut areas);
        areas
    }

    /// Returns what the area of `hex` has been called since that is land of one; nothing where it
    /// never was.
    pub fn letter_of(&self, hex: Hex) -> Option<IslandLetter> {
        let called = self.sea.and_then(|sea| sea.letters.of(hex));
        called.or_else(|| {
            let mut areas = self.areas().into_iter();
            areas.find(|area| area.hexes.contains(&hex)).map(|area| area.letter)
        })
    }

    /// The hexes of the area that `hex` belongs to; none where it is no land.
    pub fn area_of(&self, hex: Hex) -> Vec<Hex> {
        let mut areas = self.areas().into_iter();
        areas.find(|area| area.hexes.contains(&hex)).map(|area| area.hexes).unwrap_or_default()
    }

    /// The hex by which players speak of an area with these hexes: the first one that has its
    /// letter, also once others have grown together with it. None without any hex.
    pub fn named_by(&self, area: &[Hex]) -> Option<Hex> {
        let letter = |hex: &Hex| self.sea.and_then(|sea| sea.letters.of(*hex));
        area.iter().copied().min_by_key(letter)
    }

    /// The areas that are not home to `seat`, by their first hexes; none where nobody said
    /// which are.
    pub fn foreign_areas(&self, seat: Seat) -> Vec<Isle> {
        let mut areas = self.areas();
        areas.retain(|area| self.is_foreign(area, seat));
        areas
    }

    /// Returns whether `area` is known not to be home to `seat`.
    pub(super) fn is_foreign(&self, area: &Isle, seat: Seat) -> bool {
        let home = self.sea.and_then(|sea| sea.table.home.get(seat));
        let is_there = |hex: &Hex| area.hexes.binary_search(hex).is_ok();
        home.is_some_and(|home| !home.is_empty() && !home.iter().any(is_there))
    }

    /// The foreign areas beside `at` on which `seat` has no building but there.
    pub(crate) fn first_settled(&self, seat: Seat, at: Intersection) -> Vec<Isle> {
        let mut areas = self.foreign_areas(seat);
        areas.retain(|area| {
            let touches = |place: Intersection| area.hexes.iter().any(|hex| place.touches(*hex));
            let mut others = self.pieces.buildings_of(seat).filter(|(place, _)| *place != at);
            touches(at) && !others.any(|(place, _)| touches(place))
        });
        areas
    }

    /// Intersections where a settlement of `seat` would earn points now, whether or not it
    /// may stand there: beside a foreign island without a building of theirs; sorted.
    pub fn chits_due(&self, seat: Seat) -> Vec<Intersection> {
        self.chits_due_in(&self.areas(), seat)
    }

    /// Returns the same, given the areas that [`Self::areas`] returns.
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

    /// Returns whether `seat` earns points with a first settlement beside `area`.
    fn is_unsettled(&self, area: &Isle, seat: Seat) -> bool {
        let brings_points = self.sea.is_some_and(|sea| sea.rules.foreign_island > 0);
        let mut own = self.pieces.buildings_of(seat).map(|(place, _)| place);
        let touches = |place: Intersection| area.hexes.iter().any(|hex| place.touches(*hex));
        brings_points && self.is_foreign(area, seat) && !own.any(touches)
    }
}
