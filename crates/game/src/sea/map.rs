//! Parts of a map of Seafarers beside its hexes: where things begin, and the islands that are home.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use board::{Hex, Intersection, Island, MAX_CELLS, Path, Terrain, Tile, Token, fail_if, main_isle};
use scenarios::{
    BuiltInScenario, Item, Opening, Scenario, ScenarioHead, ScenarioId, ScenarioParts,
};

/// Islands that are home, so that they bring no points (SEA 8).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Home {
    /// Islands where a player placed their settlements of the opening.
    #[default]
    WhereFounded,
    /// Islands with these hexes, for everybody.
    At(Vec<Hex>),
}

/// Effect of deserts on areas, which they may part as the sea parts islands (SEA 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deserts {
    /// Deserts belong to their island.
    #[default]
    Join,
    /// Land behind deserts is an area of its own; they belong to none.
    Part,
}

/// Ground that lies face down where hexes are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HiddenGround {
    Sea,
    Land(Terrain),
}

/// The stacks that hidden hexes and their tokens were taken from (SEA 7).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenStack {
    /// Kinds of ground under the hidden hexes together, each with its number.
    pub hexes: Vec<(HiddenGround, u8)>,
    /// Tokens for the land among it.
    pub tokens: Vec<Token>,
}

/// Parts of a map beside its hexes and harbors.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeaMap {
    /// The scenario it is of; `None` for the table's own map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<ScenarioId>,
    /// The head of that scenario, where it is from a file of the table's and not the program's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Box<ScenarioHead>>,
    /// Hex where the robber begins; `None` if it begins beside the board (SEA 5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robber: Option<Hex>,
    /// Hex where the pirate begins; `None` if it begins beside the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pirate: Option<Hex>,
    /// Islands that bring no points.
    #[serde(default)]
    pub home: Home,
    /// Effect of deserts on areas.
    #[serde(default)]
    pub deserts: Deserts,
    /// Land beside which the opening places its settlements; `None` for anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<Vec<Hex>>,
    /// Pieces that players begin with.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub opening: Opening,
    /// Corners where nobody begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<Intersection>,
    /// Pieces and places of a scenario with rules of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parts: Option<ScenarioParts>,
    /// Everything that lies on its marked paths at first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<(Path, Item)>,
    /// Contents of the hidden hexes, where the table knows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hidden: Option<HiddenStack>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_usual(opening: &Opening) -> bool {
    *opening == Opening::default()
}

/// Reason to refuse a map of Seafarers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSeaMap {
    /// Sea or hidden hexes at a table that plays without Seafarers, or a map of theirs.
    #[error("the island has sea or hidden hexes, and Seafarers isn't played")]
    NotPlayed,
    /// The robber, home, or a place to begin where no land is.
    #[error("hex [{}, {}] is no land", .0.q, .0.r)]
    NotLand(Hex),
    /// The pirate where no sea is laid out.
    #[error("hex [{}, {}] is no sea", .0.q, .0.r)]
    NotSea(Hex),
    /// More hexes or tokens in the stacks than a map has.
    #[error("more hidden hexes or tokens than a map has")]
    TooMuchHidden,
}

/// Keeps the first of each of `places`.
pub(super) fn each_once<T: Ord + Copy>(places: &mut Vec<T>) {
    let mut seen = BTreeSet::new();
    places.retain(|place| seen.insert(*place));
    places.shrink_to_fit();
}

impl SeaMap {
    /// The head of the scenario that it is of, if it is of one that is known.
    pub fn head(&self) -> Option<&ScenarioHead> {
        let built_in = || BuiltInScenario::read(self.scenario.as_ref()?).map(Scenario::head);
        self.own.as_deref().or_else(built_in)
    }

    /// The same with each hex once in every list.
    #[must_use]
    pub(crate) fn each_once(mut self) -> Self {
        if let Home::At(hexes) = &mut self.home {
            each_once(hexes);
        }
        self.begins.iter_mut().for_each(each_once);
        self
    }

    /// A map of the table's own of which nothing else is said: the main island is home, and
    /// the robber begins in a desert if it has one (SEA 5, 11).
    pub fn of_own(island: &Island) -> Self {
        let isles = island.islands();
        let home =
            main_isle(&isles).map_or(Home::WhereFounded, |isle| Home::At(isle.hexes.clone()));
        Self { robber: island.deserts().next(), home, ..Self::default() }
    }

    /// The same for `island`, which has the hexes of `before` laid anew: a robber of the
    /// desert begins on a desert again, and what doesn't fit any more is left out.
    #[must_use]
    pub fn fitting(&self, before: &Island, island: &Island) -> Self {
        let robber = self.robber.and_then(|hex| match before.tile(hex)? {
            tile if tile.terrain == Terrain::Desert => {
                // Of several deserts it is the one where the robber was, if that still lies there.
                let mut deserts = island.deserts();
                deserts.find(|desert| *desert == hex).or_else(|| island.deserts().next())
            }
            tile => {
                // "On the 12": where that token lies now.
                let has_token = |other: &&Tile| other.token == tile.token;
                let is_same = |other: &&Tile| has_token(other) && other.terrain == tile.terrain;
                let there = island.tile(hex).filter(has_token);
                let all = || island.tiles().iter();
                let same = there.or_else(|| all().find(is_same));
                same.or_else(|| all().find(has_token)).map(|tile| tile.at)
            }
        });
        let land = |hexes: &[Hex]| -> Vec<Hex> {
            hexes.iter().copied().filter(|hex| island.is_land(*hex)).collect()
        };
        Self {
            scenario: self.scenario.clone(),
            own: self.own.clone(),
            robber: robber.filter(|hex| island.is_land(*hex)),
            pirate: self.pirate.filter(|hex| island.is_sea(*hex)),
            home: match &self.home {
                Home::WhereFounded => Home::WhereFounded,
                Home::At(hexes) => Home::At(land(hexes)),
            },
            deserts: self.deserts,
            opening: self.opening,
            barred: self.barred.clone(),
            parts: self.parts.clone(),
            items: self.items.clone(),
            begins: self.begins.as_deref().map(land).filter(|land| !land.is_empty()),
            // With more or fewer hidden hexes, nobody knows what lies there.
            hidden: self.hidden.clone().filter(|_| before.hidden().len() == island.hidden().len()),
        }
    }

    /// Checks that it fits `island`.
    ///
    /// # Errors
    /// Names a place that doesn't fit.
    pub(crate) fn check(&self, island: &Island) -> Result<(), BadSeaMap> {
        let home: &[Hex] = match &self.home {
            Home::WhereFounded => &[],
            Home::At(hexes) => hexes,
        };
        let begins = self.begins.as_deref().unwrap_or_default();
        let mut land = self.robber.iter().chain(home).chain(begins);
        let off_land = land.find(|hex| !island.is_land(**hex));
        off_land.map_or(Ok(()), |hex| Err(BadSeaMap::NotLand(*hex)))?;
        let off_sea = self.pirate.filter(|hex| !island.is_sea(*hex));
        off_sea.map_or(Ok(()), |hex| Err(BadSeaMap::NotSea(hex)))?;
        let Some(hidden) = &self.hidden else { return Ok(()) };
        let hexes: usize = hidden.hexes.iter().map(|(_, count)| usize::from(*count)).sum();
        let most = hexes.max(hidden.hexes.len()).max(hidden.tokens.len());
        fail_if(most > MAX_CELLS, BadSeaMap::TooMuchHidden)
    }
}
