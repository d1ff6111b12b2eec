//! Rivers on a map: the hexes along which each runs, from its source to its mouth, and the bridge
//! sites between them (TRADERS 2.2, 2.3).

use serde::{Deserialize, Serialize};

use super::RiversRules;
use crate::MessageValue;
use board::{Hex, Intersection, Island, Path, Terrain, fail_if};
use derive::Said;

/// The most rivers of a map: twice what a box has.
pub const MAX_RIVERS: usize = 6;

/// The most hexes of a river, its mouth among them.
pub const MAX_RIVER: usize = 16;

/// The rivers of a map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RiverMap {
    /// Hexes of each river in the order in which it flows, the sea hex of its mouth last.
    pub rivers: Vec<Vec<Hex>>,
    /// The swamp on which the robber begins; `None` for the first of the island.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robber: Option<Hex>,
}

/// Reason to refuse rivers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-river", error)]
pub enum BadRiverMap {
    /// Rivers, or a swamp, at a table that plays without them.
    NotPlayed,
    /// More of them than a map has, or longer ones.
    TooMany,
    /// A river without a hex beside its mouth.
    TooShort(#[said("river", with = nth)] usize),
    /// Two hexes in a row that don't lie side by side, or one that it comes to twice.
    DoesNotFlow {
        /// Its number, from 0.
        #[said("river", with = nth)]
        river: usize,
        /// The place in it of the second of them, from 0.
        #[said("hex", with = nth)]
        hex: usize,
    },
    /// A hex before the mouth that is no land.
    NotLand {
        #[said("river", with = nth)]
        river: usize,
        #[said("hex", with = nth)]
        hex: usize,
    },
    /// A mouth that isn't at sea.
    MouthOnLand(#[said("river", with = nth)] usize),
    /// A hex of two rivers.
    TwoRivers {
        #[said("river", with = nth)]
        river: usize,
        #[said("hex", with = nth)]
        hex: usize,
    },
    /// A swamp with a token.
    SwampToken,
    /// A lake beside rivers (TRADERS 8.4).
    WithLake,
    /// The robber begins where no swamp is.
    RobberNotOnSwamp,
    /// A bridge where no site is.
    BridgeOffSite,
}

/// Reason that a table with rivers is impossible, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start-rivers", error)]
pub enum BadRiversTable {
    /// A bridge at a table that plays without rivers.
    NotPlayed,
    /// A bridge where a road or ship lies.
    RoadUnderBridge(Path),
}

/// A number from 0 as people count, from 1.
fn nth(index: usize) -> MessageValue {
    MessageValue::Count((index + 1).try_into().unwrap_or(u64::MAX))
}

impl RiverMap {
    /// Returns whether `hex` belongs to a river, its mouth aside.
    pub fn is_river(&self, hex: Hex) -> bool {
        self.rivers.iter().any(|river| course(river).contains(&hex))
    }

    /// Returns whether one of the hexes around `at` belongs to a river.
    pub fn is_at_river(&self, at: Intersection) -> bool {
        at.hexes().into_iter().any(|hex| self.is_river(hex))
    }

    /// Returns whether `path` has a river hex on at least one side.
    pub fn is_along(&self, path: Path) -> bool {
        path.hexes().into_iter().any(|hex| self.is_river(hex))
    }

    /// The paths where bridges may stand: between two hexes of a river in a row, and where its
    /// last hex meets the sea (TRADERS 2.3).
    pub fn sites(&self) -> impl Iterator<Item = Path> {
        let steps = self.rivers.iter().flat_map(|river| river.iter().zip(river.iter().skip(1)));
        steps.filter_map(|(one, next)| Some(Path::of(*one, one.side_toward(*next)?)))
    }

    /// Returns whether a bridge may stand on `path`, and nothing else.
    pub fn is_site(&self, path: Path) -> bool {
        self.sites().any(|site| site == path)
    }

    /// Checks that rivers flow on `island`, which has its tokens where they may lie.
    ///
    /// # Errors
    /// Names what can't be.
    pub fn check(&self, island: &Island) -> Result<(), BadRiverMap> {
        let is_long = |river: &Vec<Hex>| river.len() > MAX_RIVER;
        let too_many = self.rivers.len() > MAX_RIVERS || self.rivers.iter().any(is_long);
        fail_if(too_many, BadRiverMap::TooMany)?;
        let mut seen: Vec<Hex> = Vec::new();
        for (number, river) in self.rivers.iter().enumerate() {
            fail_if(river.len() < 2, BadRiverMap::TooShort(number))?;
            for (place, pair) in river.windows(2).enumerate() {
                let [one, next] = pair else { continue };
                let comes_back = river.iter().take(place + 1).any(|hex| hex == next);
                let is_apart = one.side_toward(*next).is_none();
                let fault = BadRiverMap::DoesNotFlow { river: number, hex: place + 1 };
                fail_if(is_apart || comes_back, fault)?;
            }
            for (place, hex) in course(river).iter().enumerate() {
                let fault = BadRiverMap::NotLand { river: number, hex: place };
                fail_if(!island.is_land(*hex), fault)?;
                let fault = BadRiverMap::TwoRivers { river: number, hex: place };
                fail_if(seen.contains(hex), fault)?;
                seen.push(*hex);
            }
            let is_sea = river.last().is_some_and(|mouth| is_sea(island, *mouth));
            fail_if(!is_sea, BadRiverMap::MouthOnLand(number))?;
        }
        let swamp = |hex: Hex| island.tile(hex).is_some_and(|tile| tile.terrain == Terrain::Swamp);
        let mut tiles = island.tiles().iter();
        let has_token = tiles.any(|tile| tile.terrain == Terrain::Swamp && tile.token.is_some());
        fail_if(has_token, BadRiverMap::SwampToken)?;
        let is_off = self.robber.is_some_and(|hex| !swamp(hex));
        fail_if(is_off, BadRiverMap::RobberNotOnSwamp)
    }

    /// The hex on which the robber begins (TRADERS 2.2).
    pub fn robber_on(&self, island: &Island) -> Option<Hex> {
        let mut swamps = island.tiles().iter().filter(|tile| tile.terrain == Terrain::Swamp);
        self.robber.or_else(|| swamps.next().map(|tile| tile.at))
    }

    /// The same for `island`, whose hexes were laid anew: a robber that doesn't begin on a swamp
    /// any more begins on the first.
    #[must_use]
    pub fn fitting(&self, island: &Island) -> Self {
        let is_swamp =
            |hex: &Hex| island.tile(*hex).is_some_and(|tile| tile.terrain == Terrain::Swamp);
        Self { rivers: self.rivers.clone(), robber: self.robber.filter(is_swamp) }
    }
}

/// The hexes of a river without its mouth.
fn course(river: &[Hex]) -> &[Hex] {
    river.split_last().map_or(&[], |(_, course)| course)
}

/// Returns whether `hex` is sea: laid out where any is, and otherwise whatever isn't land.
fn is_sea(island: &Island, hex: Hex) -> bool {
    if island.has_surroundings() { island.is_sea(hex) } else { !island.is_land(hex) }
}

/// Rivers in a position.
#[derive(Clone, Copy, Debug)]
pub struct Rivers<'a> {
    pub map: &'a RiverMap,
    pub rules: RiversRules,
    /// Set once the settlers' tiles are dealt out: after the opening (TRADERS 2.7).
    pub are_dealt: bool,
}
