//! A scenario with rules of its own as it lies on the table, and its land: the main island, where the
//! robber may go, and where settlements and harbors stand (SCENARIOS 1, 2.3, 2.4, 3.5, 5.2).

use super::{ClothTable, PirateTable, ScenarioTable, TribeTable, WonderTable};
use crate::{Position, Seat};
use board::{Hex, Intersection, Path};

impl<'a> Position<'a> {
    /// The scenario with rules of its own that is played, as it lies on the table.
    pub fn scenario(&self) -> Option<&'a ScenarioTable> {
        self.sea?.table.scenario.as_ref()
    }

    /// The marked paths of the Forgotten Tribe, where that is played.
    pub fn tribe(&self) -> Option<&'a TribeTable> {
        self.scenario()?.tribe()
    }

    /// The villages of Cloth, where that is played.
    pub fn cloth(&self) -> Option<&'a ClothTable> {
        self.scenario()?.cloth()
    }

    /// Fleet and fortresses of the Pirate Islands, where they are played.
    pub fn pirates(&self) -> Option<&'a PirateTable> {
        self.scenario()?.pirates()
    }

    /// The Wonders, where they are played.
    pub fn wonders(&self) -> Option<&'a WonderTable> {
        self.scenario()?.wonders()
    }

    /// Returns whether the scenario lets the robber come to `hex`, which is land: with Cloth to the big
    /// islands, for the Tribe to hexes with a number, on the Pirate Islands nowhere
    /// (SCENARIOS 2.4, 3.5, 4.1).
    pub fn takes_robber(&self, hex: Hex) -> bool {
        if self.is_destroyed(hex) {
            return false;
        }
        match self.scenario() {
            None | Some(ScenarioTable::Wonders(_)) => true,
            Some(ScenarioTable::Tribe(_)) => {
                self.island.tile(hex).is_some_and(|tile| tile.token.is_some())
            }
            Some(ScenarioTable::Cloth(_)) => self.main_land().binary_search(&hex).is_ok(),
            Some(ScenarioTable::Pirates(_)) => false,
        }
    }

    /// Land where a robber that flees may come to (SCENARIOS 6).
    pub(crate) fn refuges(&self) -> Vec<Hex> {
        let land = || self.island.tiles().iter().map(|tile| tile.at);
        match self.scenario() {
            None | Some(ScenarioTable::Tribe(_) | ScenarioTable::Wonders(_)) => {
                land().filter(|hex| !self.is_destroyed(*hex)).collect()
            }
            Some(ScenarioTable::Cloth(_)) => self.main_land(),
            Some(ScenarioTable::Pirates(_)) => Vec::new(),
        }
    }

    /// Intersections where a settlement of the opening may stand, sorted, the distance rule kept: on
    /// the main island, with Wonders at no barred corner (SCENARIOS 1, 5.2).
    pub fn opening_spots(&self) -> Vec<Intersection> {
        let main = self.main_land();
        let mut places = self.island.intersections();
        places.retain(|place| {
            is_beside(*place, &main)
                && self.pieces.is_free(*place)
                && self.pieces.building_beside(*place).is_none()
                && self.wonders().is_none_or(|it| !it.corners().any(|at| at == *place))
        });
        places
    }

    /// Paths where `seat` may lay a harbor, whether or not they hold one, sorted: on the main
    /// island's coast, beside a building of theirs, sharing no end with another harbor
    /// (SCENARIOS 2.3).
    pub fn harbor_spots(&self, seat: Seat) -> Vec<Path> {
        let main = self.main_land();
        let is_main = |hex: &Hex| main.binary_search(hex).is_ok();
        let is_coast = |path: &Path| {
            let [one, other] = path.hexes();
            let (is_one, is_other) = (is_main(&one), is_main(&other));
            is_one != is_other && !self.island.is_land(if is_one { other } else { one })
        };
        let taken = |path: &Path| {
            let mut ends = self.island.harbors().iter().flat_map(|harbor| harbor.path.ends());
            ends.any(|end| path.ends().contains(&end))
        };
        let own = self.pieces.buildings_of(seat).map(|(place, _)| place);
        let own = own.filter(|place| is_beside(*place, &main));
        let mut spots: Vec<Path> = own.flat_map(Intersection::paths).filter(is_coast).collect();
        spots.retain(|path| !taken(path));
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// The hexes of the islands that are home to somebody, sorted: the main island, or the big ones
    /// (SCENARIOS 1). All land where nobody has said which are.
    pub fn main_land(&self) -> Vec<Hex> {
        let home = |hex: &Hex| {
            let homes = self.sea.into_iter().flat_map(|sea| sea.table.home.values());
            homes.into_iter().any(|home| home.contains(hex))
        };
        let mut main: Vec<Hex> = Vec::new();
        for area in self.areas() {
            if area.hexes.iter().any(home) {
                main.extend(area.hexes);
            }
        }
        if main.is_empty() {
            main.extend(self.island.tiles().iter().map(|tile| tile.at));
        }
        main.sort_unstable();
        main
    }
}

/// Returns whether `at` is a corner of one of `hexes`, which are sorted.
pub(super) fn is_beside(at: Intersection, hexes: &[Hex]) -> bool {
    at.hexes().iter().any(|hex| hexes.binary_search(hex).is_ok())
}
