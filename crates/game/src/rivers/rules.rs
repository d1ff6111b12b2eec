//! Rules that a table with rivers may set (TRADERS 10).

use serde::{Deserialize, Serialize};

use crate::rule_row::{RuleRow, rules};
use crate::{Expansion, Expansions};

rules! {
    /// Rules that a table with rivers may set.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    RiversRules of Rivers, shown [bridge_gold];

    /// Gold that a bridge brings, where readings differ.
    "bridge_gold" bridge_gold(default): BridgeGold, TRADERS 2.5, House::Segments {
        #[default]
        "3" Three,
        /// As the fusion rulings and the wagons' sheet have it.
        "2" Two,
    };
}

impl BridgeGold {
    /// The usual reading where these are `played`: less beside wagons (TRADERS 8.4).
    pub const fn usual(played: Expansions) -> Self {
        if played.has(Expansion::Wagons) { Self::Two } else { Self::Three }
    }

    /// The number.
    pub const fn count(self) -> u16 {
        match self {
            Self::Three => 3,
            Self::Two => 2,
        }
    }
}
