//! Terrain and what it produces (RULES 0).

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use super::Commodity;

/// What the bank holds and hands pay with, in the rules' order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Resource {
    /// From hills.
    Brick,
    /// From forest.
    Lumber,
    /// From pasture.
    Wool,
    /// From fields.
    Grain,
    /// From mountains.
    Ore,
}

impl Resource {
    /// All five, in the rules' order.
    pub const ALL: [Self; 5] = [Self::Brick, Self::Lumber, Self::Wool, Self::Grain, Self::Ore];

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Brick => "brick",
            Self::Lumber => "lumber",
            Self::Wool => "wool",
            Self::Grain => "grain",
            Self::Ore => "ore",
        }
    }
}

/// What a land hex is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Produces brick.
    Hills,
    /// Produces lumber.
    Forest,
    /// Produces wool.
    Pasture,
    /// Produces grain.
    Fields,
    /// Produces ore.
    Mountains,
    /// Produces nothing.
    Desert,
    /// Produces a resource of choice, in Seafarers (SEA 6).
    Gold,
}

impl Terrain {
    /// The six of the base game, the desert last.
    pub const ALL: [Self; 6] =
        [Self::Hills, Self::Forest, Self::Pasture, Self::Fields, Self::Mountains, Self::Desert];

    /// The resource it gives; none for the desert, none of its own for gold.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Hills => Some(Resource::Brick),
            Self::Forest => Some(Resource::Lumber),
            Self::Pasture => Some(Resource::Wool),
            Self::Fields => Some(Resource::Grain),
            Self::Mountains => Some(Resource::Ore),
            Self::Desert | Self::Gold => None,
        }
    }

    /// Whether a hex of it bears a token.
    pub const fn bears_token(self) -> bool {
        !matches!(self, Self::Desert)
    }

    /// The commodity that a city takes beside the resource in Cities & Knights
    /// (KNIGHTS 4); none where it takes two of the resource instead.
    pub const fn commodity(self) -> Option<Commodity> {
        match self {
            Self::Forest => Some(Commodity::Paper),
            Self::Pasture => Some(Commodity::Cloth),
            Self::Mountains => Some(Commodity::Coin),
            Self::Hills | Self::Fields | Self::Desert | Self::Gold => None,
        }
    }

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Hills => "hills",
            Self::Forest => "forest",
            Self::Pasture => "pasture",
            Self::Fields => "fields",
            Self::Mountains => "mountains",
            Self::Desert => "desert",
            Self::Gold => "gold",
        }
    }
}
