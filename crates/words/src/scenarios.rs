//! What scenarios say, in the players' language, and what maps of Seafarers are called.

use super::game::GameWords;
use super::language::Language;
use super::text::Text;
use board::{Island, Terrain};
use game::SeaMap;
use scenarios::{BuiltInScenario, KnownMap, Localized, Scenario};

impl Text {
    /// A scenario's own words.
    pub fn of_scenario<'a>(&self, said: &'a Localized) -> &'a str {
        match self.language() {
            Language::English => said.english(),
            Language::German => said.german(),
        }
    }

    /// What map `island` is, and for how many players: "Fog Islands, 4 players". Without
    /// Seafarers there is nothing to say.
    pub fn map_in_short(&self, island: &Island, sea: Option<&SeaMap>) -> Option<String> {
        let has_gold = island.tiles().iter().any(|tile| tile.terrain == Terrain::Gold);
        if !island.has_surroundings() && !has_gold {
            return None;
        }
        let Some(known) = KnownMap::of(island) else {
            let scenario = sea.and_then(|map| BuiltInScenario::read(map.scenario.as_ref()?));
            let title = scenario.map(|scenario| self.of_scenario(scenario.titles()).to_owned());
            let own = || self.with("sea-kept-own", &[("count", island.tiles().len().into())]);
            return Some(title.unwrap_or_else(own));
        };
        let title = ("title", self.of_scenario(known.scenario.titles()).into());
        Some(match known.map.players() {
            [least, .., most] => {
                let players = [title, ("least", (*least).into()), ("most", (*most).into())];
                self.with("sea-kept-range", &players)
            }
            players => {
                let count = players.first().copied().unwrap_or_default();
                self.with("sea-kept-players", &[title, ("count", count.into())])
            }
        })
    }
}

impl GameWords<'_> {
    /// The scenario that is played, where it is one of the program's.
    pub fn scenario(&self) -> Option<&'static Scenario> {
        let map = self.game.setup().sea.as_ref()?;
        map.scenario.as_ref().and_then(BuiltInScenario::read)
    }
}
