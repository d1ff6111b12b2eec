//! The Forgotten Tribe (SCENARIOS 2): chits, cards, and harbors lie on marked paths at sea, and the
//! first ship there takes what it finds.

use super::{ScenarioTable, TribeTable, scenario_land::is_beside};
use crate::{Position, Seat};
use board::{Hex, Path};

impl<'a> Position<'a> {
    /// The marked paths of the Forgotten Tribe, where that is played.
    pub fn tribe(&self) -> Option<&'a TribeTable> {
        match self.scenario()? {
            ScenarioTable::Tribe(tribe) => Some(tribe),
            ScenarioTable::Cloth(_) | ScenarioTable::Pirates(_) | ScenarioTable::Wonders(_) => None,
        }
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
        let mut spots: Vec<Path> =
            own.flat_map(board::Intersection::paths).filter(is_coast).collect();
        spots.retain(|path| !taken(path));
        spots.sort_unstable();
        spots.dedup();
        spots
    }
}
