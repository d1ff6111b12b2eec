//! The hexes of a position: land, and in Seafarers sea and hidden ones (FORMATS 1).

use serde::{Deserialize, Serialize};

use board::{Hex, Island, Terrain, Token};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    Hills,
    Forest,
    Pasture,
    Fields,
    Mountains,
    Desert,
    Gold,
    Sea,
    /// Nobody has turned it up so far.
    Hidden,
}

impl Ground {
    /// Its terrain; none where it is no land, or not yet.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Hills => Some(Terrain::Hills),
            Self::Forest => Some(Terrain::Forest),
            Self::Pasture => Some(Terrain::Pasture),
            Self::Fields => Some(Terrain::Fields),
            Self::Mountains => Some(Terrain::Mountains),
            Self::Desert => Some(Terrain::Desert),
            Self::Gold => Some(Terrain::Gold),
            Self::Sea | Self::Hidden => None,
        }
    }

    /// Returns whether only Seafarers has such hexes.
    pub const fn is_of_sea(self) -> bool {
        matches!(self, Self::Sea | Self::Gold | Self::Hidden)
    }
}

impl From<Terrain> for Ground {
    fn from(terrain: Terrain) -> Self {
        match terrain {
            Terrain::Hills => Self::Hills,
            Terrain::Forest => Self::Forest,
            Terrain::Pasture => Self::Pasture,
            Terrain::Fields => Self::Fields,
            Terrain::Mountains => Self::Mountains,
            Terrain::Desert => Self::Desert,
            Terrain::Gold => Self::Gold,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexLine {
    pub at: Hex,
    pub terrain: Ground,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

impl HexLine {
    /// Every hex that is laid out: land first, then sea, then what is hidden.
    pub fn all_of(island: &Island) -> Vec<Self> {
        let land = island.tiles().iter().map(|tile| Self {
            at: tile.at,
            terrain: tile.terrain.into(),
            token: tile.token,
        });
        let beside = |terrain| move |at: &Hex| Self { at: *at, terrain, token: None };
        let sea = island.sea().iter().map(beside(Ground::Sea));
        let hidden = island.hidden().iter().map(beside(Ground::Hidden));
        land.chain(sea).chain(hidden).collect()
    }
}
