//! For how many points a map is usually played.

use super::SeaMap;
use crate::{Rules, TARGETS};
use board::{Island, Terrain};
use scenarios::{BuiltInScenario, KnownMap};

/// What Cities & Knights adds to the target of a map of one's own (SEA 12).
pub const MORE_WITH_KNIGHTS: u8 = 2;

impl Rules {
    /// The points that usually win on `island`: those of the scenario that `map` names or that
    /// it was printed for, or for a map of one's own half its land without deserts (SEA 10,
    /// 11), with Cities & Knights two more (SEA 12), with Harbormaster one more.
    pub fn target_on(&self, island: &Island, map: Option<&SeaMap>) -> u8 {
        let named = map.and_then(|map| BuiltInScenario::read(map.scenario.as_ref()?));
        let scenario = named.or_else(|| KnownMap::of(island).map(|known| known.scenario));
        let target = match (scenario, self.knights) {
            (Some(scenario), None) => scenario.target(),
            (Some(scenario), Some(_)) => scenario.target_with_knights(),
            (None, None) => target_of_own(island),
            (None, Some(_)) => target_of_own(island).saturating_add(MORE_WITH_KNIGHTS),
        };
        let target = target.saturating_add(u8::from(self.harbormaster.is_in_play()));
        target.clamp(*TARGETS.start(), *TARGETS.end())
    }
}

/// The points that usually win on a map of one's own: half the number of its land hexes,
/// deserts not counted (SEA 11). Nobody knows what is hidden; most of it is land.
pub fn target_of_own(island: &Island) -> u8 {
    let tiles = island.tiles().iter().filter(|tile| tile.terrain != Terrain::Desert);
    u8::try_from(tiles.count().midpoint(island.hidden().len())).unwrap_or(u8::MAX)
}
