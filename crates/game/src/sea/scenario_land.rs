//! Land of a scenario with rules of its own: the main island, where the robber may go, and where
//! settlements stand (SCENARIOS 1, 2.4, 3.5, 5.2).

use super::ScenarioTable;
use crate::Position;
use board::{Hex, Intersection};

impl<'a> Position<'a> {
    /// The scenario with rules of its own that is played, as it lies on the table.
    pub fn scenario(&self) -> Option<&'a ScenarioTable> {
        self.sea?.table.scenario.as_ref()
    }

    /// Returns whether the scenario lets the robber come to `hex`, which is land: with Cloth to the big
    /// islands, for the Tribe to hexes with a number, on the Pirate Islands nowhere
    /// (SCENARIOS 2.4, 3.5, 4.1).
    pub fn takes_robber(&self, hex: Hex) -> bool {
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
            None | Some(ScenarioTable::Tribe(_) | ScenarioTable::Wonders(_)) => land().collect(),
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
