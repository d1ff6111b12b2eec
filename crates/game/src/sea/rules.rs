//! What a table of Seafarers may set, and change in the middle of a game.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::FOREIGN_ISLAND;

/// Where the pirate may go (SEA 5, where readings differ).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PirateGround {
    /// To any sea hex.
    #[default]
    AllSea,
    /// To no sea hex of the frame: none at the edge of what is laid out.
    OpenSea,
}

/// What a settlement of the opening's second round brings at gold (SEA 6, where readings
/// differ).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FoundingGold {
    /// A card of choice for each gold field.
    #[default]
    OfChoice,
    /// Nothing.
    Nothing,
}

/// What a first settlement on a foreign island may be worth.
pub const FOREIGN_ISLANDS: RangeInclusive<u8> = 0..=FOREIGN_ISLAND;

/// The points that win in the scenarios, without Cities & Knights (SEA 10).
pub const SCENARIO_TARGETS: [u8; 4] = [10, 12, 13, 14];

/// What a table of Seafarers may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeaRules {
    /// Where the pirate may go.
    #[serde(default)]
    pub pirate_ground: PirateGround,
    /// What gold brings in the opening.
    #[serde(default)]
    pub founding_gold: FoundingGold,
    /// Points of a first settlement on a foreign island, within [`FOREIGN_ISLANDS`].
    pub foreign_island: u8,
}

impl Default for SeaRules {
    fn default() -> Self {
        Self {
            pirate_ground: PirateGround::default(),
            founding_gold: FoundingGold::default(),
            foreign_island: FOREIGN_ISLAND,
        }
    }
}
