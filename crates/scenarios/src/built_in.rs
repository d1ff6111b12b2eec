//! The scenarios that come with the program, and on which of their maps an island lies.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::{DrawnCell, Map, Scenario, ScenarioFinding, ScenarioId, inspect};
use board::{Hex, Island};

/// Their files, read once.
static READ: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
    BuiltInScenario::ALL.into_iter().filter_map(|known| known.scenario().ok()).collect()
});

board::keyed! {
    /// A scenario that comes with the program, in the order of the rules (SEA 10).
    pub enum BuiltInScenario {
        NewShores = "new-shores",
        FourIslands = "four-islands",
        FogIslands = "fog-islands",
        ThroughTheDesert = "through-the-desert",
        ForgottenTribe = "forgotten-tribe",
        Cloth = "cloth",
        PirateIslands = "pirate-islands",
        Wonders = "wonders",
        NewWorld = "new-world",
    }
}

impl BuiltInScenario {
    pub const fn file(self) -> &'static str {
        match self {
            Self::NewShores => include_str!("../../../scenarios/new-shores.json"),
            Self::FourIslands => include_str!("../../../scenarios/four-islands.json"),
            Self::FogIslands => include_str!("../../../scenarios/fog-islands.json"),
            Self::ThroughTheDesert => include_str!("../../../scenarios/through-the-desert.json"),
            Self::ForgottenTribe => include_str!("../../../scenarios/forgotten-tribe.json"),
            Self::Cloth => include_str!("../../../scenarios/cloth.json"),
            Self::PirateIslands => include_str!("../../../scenarios/pirate-islands.json"),
            Self::Wonders => include_str!("../../../scenarios/wonders.json"),
            Self::NewWorld => include_str!("../../../scenarios/new-world.json"),
        }
    }

    /// All of them, in the order of [`Self::ALL`]; read when first asked for.
    pub fn all_read() -> &'static [Scenario] {
        &READ
    }

    /// The one of that id; none where it isn't one of the program's.
    pub fn read(id: &ScenarioId) -> Option<&'static Scenario> {
        Self::all_read().iter().find(|scenario| scenario.id() == id)
    }

    /// The scenario.
    ///
    /// # Errors
    /// None while the built-in file is sound, which a test ensures.
    pub fn scenario(self) -> Result<Scenario, ScenarioFinding> {
        inspect(self.file().as_bytes()).into_scenario()
    }
}

/// A map of a scenario that comes with the program, with that scenario.
#[derive(Clone, Copy, Debug)]
pub struct KnownMap {
    pub scenario: &'static Scenario,
    pub map: &'static Map,
}

impl KnownMap {
    /// The map whose land `island` has, wherever that lies, with sea where the map has it and
    /// perhaps more around; terrain, tokens, and harbors may be mixed, and what is hidden
    /// there may lie open. A map without any land of its own is recognized nowhere.
    pub fn of(island: &Island) -> Option<Self> {
        let maps = BuiltInScenario::all_read()
            .iter()
            .flat_map(|scenario| scenario.maps().iter().map(move |map| Self { scenario, map }));
        maps.into_iter().find(|known| {
            let first = known.map.cells().iter().find(|drawn| drawn.cell.is_land());
            let ways = first.map(|drawn| island.tiles().iter().map(|tile| (drawn.at, tile.at)));
            ways.into_iter().flatten().any(|way| known.fits(island, way))
        })
    }

    /// Returns whether it has its own hexes in `island`, so that what it says of them holds there.
    pub fn is_in_place(&self, island: &Island) -> bool {
        let way = self.map.cells().first().map(|drawn| (drawn.at, drawn.at));
        way.is_some_and(|way| self.fits(island, way))
    }

    /// The same moved from one hex to another.
    fn fits(&self, island: &Island, (from, to): (Hex, Hex)) -> bool {
        let moved = |hex: Hex| {
            let q = hex.q.checked_sub(from.q)?.checked_add(to.q)?;
            Some(Hex::new(q, hex.r.checked_sub(from.r)?.checked_add(to.r)?))
        };
        let mut known = BTreeSet::new();
        for drawn in self.map.cells() {
            let Some(hex) = moved(drawn.at) else { return false };
            let has_it = match drawn.cell {
                DrawnCell::Printed(..) if drawn.cell.is_sea() => island.is_sea(hex),
                DrawnCell::Printed(..) => island.is_land(hex),
                DrawnCell::Hidden | DrawnCell::Open => island.is_laid_out(hex),
            };
            if !has_it {
                return false;
            }
            known.insert(hex);
        }
        let mut land = island.tiles().iter().map(|tile| tile.at).chain(island.hidden().to_vec());
        land.all(|hex| known.contains(&hex))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::LayHow;
    use board::first_game;

    #[test]
    fn every_map_with_land_of_its_own_is_known_again_wherever_it_lies_and_however_it_is_mixed() {
        let mut rng = StdRng::seed_from_u64(1);
        for built_in in BuiltInScenario::ALL {
            let scenario = built_in.scenario().expect("sound");
            for map in scenario.maps() {
                let island = map.lay(LayHow::PRINTED, &mut rng).island;
                let known = KnownMap::of(&island);
                if !map.cells().iter().any(|drawn| drawn.cell.is_land()) {
                    assert!(known.is_none(), "{built_in:?}");
                    continue;
                }
                let known = known.expect("known");
                assert_eq!(known.scenario, &scenario);
                assert_eq!(known.map.players(), map.players(), "{built_in:?}");
            }
        }
        assert!(KnownMap::of(&first_game()).is_none());
    }
}
