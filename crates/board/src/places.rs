//! Places of an island: its intersections, and the paths for roads and ships.

use super::{Intersection, Island, Path, Side};

impl Island {
    /// Returns whether a settlement could go there: land touches it, and it is neither a plaza nor
    /// between two barred paths (TRADERS 5.2).
    pub fn has_intersection(&self, place: Intersection) -> bool {
        let is_on_land = place.hexes_around().into_iter().any(|hex| self.is_land(hex));
        is_on_land && !place.is_plaza() && !self.is_closed(place)
    }

    /// Returns whether a ship could end there: sea that is laid out touches it.
    pub fn is_coast_or_sea(&self, place: Intersection) -> bool {
        place.hexes_around().into_iter().any(|hex| self.is_sea(hex))
    }

    /// Returns whether a road could go there: land touches it, and it isn't barred. An inner path
    /// leads to a plaza.
    pub fn has_path(&self, path: Path) -> bool {
        self.has_bare_path(path) && !self.is_barred(path)
    }

    /// Returns whether a ship could go there: between two hexes that are laid out, one of them sea
    /// (SEA 2).
    pub fn has_ship_path(&self, path: Path) -> bool {
        let [one, other] = path.hexes_beside();
        let is_between = |sea, beside| self.is_sea(sea) && self.is_laid_out(beside);
        is_between(one, other) || is_between(other, one)
    }

    /// All intersections of the island, sorted.
    pub fn intersections(&self) -> Vec<Intersection> {
        // Most belong to a hex that is land: of those there are two each, in order.
        let mut places: Vec<Intersection> = Vec::with_capacity(4 * self.tiles().len() + 8);
        places.extend(self.tiles().iter().flat_map(|tile| Intersection::owned_by(tile.at)));
        for tile in self.tiles() {
            let around = Intersection::around(tile.at).into_iter();
            places.extend(around.filter(|place| !self.is_land(place.hex)));
        }
        // The first run is in order: a stable sort merges it.
        places.sort();
        places.dedup();
        if !self.markers().barred.is_empty() {
            places.retain(|place| !self.is_closed(*place));
        }
        places
    }

    /// All paths of the island that take a road, sorted.
    pub fn paths(&self) -> Vec<Path> {
        let mut all = self.sides();
        if !self.trade_hexes().is_empty() {
            all.retain(|path| !self.is_barred(*path));
            all.extend(self.inner_paths());
            all.sort_unstable();
        }
        all
    }

    /// All sides of its hexes, barred or not, sorted.
    pub(super) fn sides(&self) -> Vec<Path> {
        let mut all: Vec<_> = self
            .tiles()
            .iter()
            .flat_map(|tile| Side::ALL.map(|side| Path::of(tile.at, side)))
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// All paths where a road or a ship could lie, sorted.
    pub fn links(&self) -> Vec<Path> {
        let mut all = self.paths();
        let around = self.sea().iter();
        let coasts = around.flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side)));
        all.extend(coasts.filter(|path| self.has_ship_path(*path)));
        all.sort_unstable();
        all.dedup();
        all
    }
}
