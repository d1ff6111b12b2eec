//! The start of a game on a scenario's map, and the points for which a map is usually played
//! (SEA 10).

use super::{
    Deserts, HiddenGround, HiddenStack, Home, OwnScenario, SCENARIO_TARGETS, SeaMap, SeaRules,
};
use crate::{Expansion, Expansions, Rules, TARGETS, more_at_sea, usual_target};
use board::{Island, Terrain};
use scenarios::{
    self, BuiltInScenario, DrawnCell, Ground, KnownMap, LaidMap, Map, Scenario, ScenarioHead,
};

impl SeaMap {
    /// Returns what `map` of `scenario` says beside the hexes that were `laid`.
    pub fn of(scenario: &Scenario, map: &Map, laid: &LaidMap) -> Self {
        let is_built_in = BuiltInScenario::read(scenario.id()) == Some(scenario);
        Self {
            scenario: Some(scenario.id().clone()),
            own: (!is_built_in).then(|| Box::new(scenario.head().clone())),
            robber: laid.robber,
            pirate: laid.pirate,
            home: scenario.home_on(map).map_or(Home::WhereFounded, Home::At),
            deserts: match map.parting_deserts() {
                [] => Deserts::Join,
                _ => Deserts::Part,
            },
            begins: scenario.start_on(map),
            opening: scenario.opening(),
            barred: scenario.barred_on(map),
            parts: map.parts().cloned(),
            items: laid.items.clone(),
            hidden: HiddenStack::of(map),
        }
    }

    /// Returns all that can be told of a map by its hexes alone: all that its scenario says, or of
    /// a map of one's own that its main island is home, if it has one, and that the robber begins
    /// on a desert (SEA 11).
    pub fn of_island(island: &Island) -> Self {
        let known = KnownMap::of(island).filter(|known| known.is_in_place(island));
        let Some(KnownMap { scenario, map }) = known else { return Self::of_own(island) };
        let laid = LaidMap {
            island: island.clone(),
            robber: map.robber().hex(island.tiles()),
            pirate: map.pirate(),
            hidden: scenarios::HiddenPile::default(),
            unkept: Vec::new(),
            items: map.items(),
        };
        let told = Self::of(scenario, map, &laid).fitting(island, island);
        // Of a stack that some hexes were turned up from nobody knows what is left.
        let cells = map.cells().iter().filter(|drawn| drawn.cell == DrawnCell::Hidden);
        let is_whole = cells.count() == island.hidden().len();
        Self { hidden: told.hidden.filter(|_| is_whole), ..told }
    }
}

impl HiddenStack {
    /// Returns what lies under the hidden hexes of `map`; nothing where none are.
    fn of(map: &Map) -> Option<Self> {
        let mut hexes: Vec<(HiddenGround, u8)> = Vec::new();
        for ground in map.hidden_grounds() {
            let ground = match *ground {
                Ground::Sea => HiddenGround::Sea,
                Ground::Land(terrain) => HiddenGround::Land(terrain),
            };
            match hexes.iter_mut().find(|(kind, _)| *kind == ground) {
                Some((_, count)) => *count = count.saturating_add(1),
                None => hexes.push((ground, 1)),
            }
        }
        let mut tokens = map.hidden_tokens().to_vec();
        tokens.sort_unstable();
        (!hexes.is_empty()).then_some(Self { hexes, tokens })
    }
}

impl Rules {
    /// The same rules as `scenario` is played by: its target and what a foreign island is
    /// worth (SEA 10, 12).
    #[must_use]
    pub fn for_scenario(&self, scenario: &Scenario) -> Self {
        let target = MapTarget::of_scenario(scenario.head()).among(self.expansions());
        let sea = SeaRules { foreign_island: scenario.points(), ..self.sea.unwrap_or_default() };
        Self { target, sea: Some(sea), ..self.clone() }
    }
}

impl OwnScenario {
    /// The rules of its own that `scenario` has, if it has any.
    pub fn of_scenario(scenario: &Scenario) -> Option<Self> {
        scenario.maps().iter().find_map(Map::parts).map(Self::of)
    }

    /// Returns whether it is played with development cards alone, so that it isn't with Cities &
    /// Knights, which takes them out (SCENARIOS 6).
    pub const fn needs_development_cards(self) -> bool {
        match self {
            Self::Tribe | Self::Pirates => true,
            Self::Cloth | Self::Wonders => false,
        }
    }
}

/// Points that Cities & Knights adds to the target of a map of one's own (SEA 12).
const MORE_WITH_KNIGHTS: u8 = 2;

/// The points that usually win on a map, by what is played beside Seafarers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapTarget {
    alone: u8,
    with_knights: u8,
}

impl MapTarget {
    /// A scenario's (SEA 10, 12).
    pub fn of_scenario(scenario: &ScenarioHead) -> Self {
        Self { alone: scenario.target(), with_knights: scenario.target_with_knights() }
    }

    /// A map's of one's own: half the number of its land hexes, deserts not counted (SEA 11).
    /// Nobody knows what is hidden; most of it is land.
    fn of_own(island: &Island) -> Self {
        let tiles = island.tiles().iter().filter(|tile| tile.terrain != Terrain::Desert);
        let land = tiles.count().midpoint(island.hidden().len());
        let alone = u8::try_from(land).unwrap_or(u8::MAX);
        let with_knights = alone.saturating_add(MORE_WITH_KNIGHTS).min(*TARGETS.end());
        Self { alone, with_knights }
    }

    /// The target on `island`: that of the scenario which `map` names or which it was printed
    /// for, else that of a map of one's own.
    pub fn on(island: &Island, map: Option<&SeaMap>) -> Self {
        let named = map.and_then(SeaMap::head);
        // A map that was entered by hand or came as a code may be printed all the same.
        let printed = || KnownMap::of(island).map(|known| known.scenario.head());
        let scenario = named.or_else(printed);
        scenario.map_or_else(|| Self::of_own(island), Self::of_scenario)
    }

    /// Returns whether there is land enough to play for it.
    pub fn is_playable(self) -> bool {
        TARGETS.contains(&self.alone)
    }

    /// The target with these expansions.
    pub const fn among(self, played: Expansions) -> u8 {
        if played.has(Expansion::Knights) { self.with_knights } else { self.alone }
    }
}

impl Rules {
    /// The points that usually win: 10, or 13 with Cities & Knights (KNIGHTS 2), and one more
    /// with Harbormaster; with modules as they say (TRADERS 8.5).
    pub fn usual_target(&self) -> u8 {
        if let Some(target) = usual_target(self.expansions(), self.harbormaster) {
            return target;
        }
        let usual = self.knights.map(|knights| Self::with_knights(knights.edition));
        usual.unwrap_or_default().target + u8::from(self.harbormaster.is_in_play())
    }

    /// Returns whether a table usually goes to `target`: at sea, in some scenario (SEA 10).
    pub(crate) fn is_usual_target(&self, target: u8) -> bool {
        let more = self.usual_target().saturating_sub(Self::default().target);
        match self.sea {
            Some(_) => SCENARIO_TARGETS.iter().any(|it| it.saturating_add(more) == target),
            None => target == self.usual_target(),
        }
    }

    /// The points that usually win on `island` (see [`MapTarget::on`]).
    pub fn target_on(&self, island: &Island, map: Option<&SeaMap>) -> u8 {
        self.usual_target_on(MapTarget::on(island, map))
    }

    /// The points that usually win where a map is played for `map`: with Harbormaster one more.
    pub fn usual_target_on(&self, map: MapTarget) -> u8 {
        let target = map.among(self.expansions());
        let target = target.saturating_add(more_at_sea(self.expansions()));
        let target = target.saturating_add(u8::from(self.harbormaster.is_in_play()));
        target.clamp(*TARGETS.start(), *TARGETS.end())
    }
}
