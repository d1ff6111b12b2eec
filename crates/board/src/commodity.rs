//! Commodities, which cities take beside resources in Cities & Knights (KNIGHTS 1, 4).

use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// What a city takes beside a resource from forest, pasture and mountains, in the
/// rules' order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Commodity {
    /// From forest; pays for science.
    Paper,
    /// From pasture; pays for trade.
    Cloth,
    /// From mountains; pays for politics.
    Coin,
}

impl Commodity {
    /// All three, in the rules' order.
    pub const ALL: [Self; 3] = [Self::Paper, Self::Cloth, Self::Coin];

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Paper => "paper",
            Self::Cloth => "cloth",
            Self::Coin => "coin",
        }
    }
}
