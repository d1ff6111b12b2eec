//! Rules that a table of Seafarers may set, and change in the middle of a game (SEA 5, 6, 8).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::rule_row::{RuleRow, rules};

/// The worth of a first settlement on a foreign island, unless the table says otherwise
/// (SEA 11).
pub const FOREIGN_ISLAND: u8 = 2;

/// Range of the worth of a first settlement on a foreign island.
pub const FOREIGN_ISLANDS: RangeInclusive<u8> = 0..=FOREIGN_ISLAND;

/// The points that win in the scenarios, without Cities & Knights (SEA 10).
pub const SCENARIO_TARGETS: [u8; 4] = [10, 12, 13, 14];

rules! {
    /// Rules that a table of Seafarers may set.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    SeaRules of Sea, shown [foreign_island pirate_ground founding_gold];

    /// Sea hexes that the pirate may go to, where readings differ.
    "pirate_ground" pirate_ground(default): PirateGround, SEA 5, House::Segments {
        #[default]
        "all_sea" AllSea,
        /// Any sea hex but those of the frame: none at the edge of what is laid out.
        "open_sea" OpenSea,
    };
    /// Yield of gold for a settlement of the opening's second round, where readings differ.
    "founding_gold" founding_gold(default): FoundingGold, SEA 6, House::Segments {
        /// A card of choice for each gold field.
        #[default]
        "of_choice" OfChoice,
        "nothing" Nothing,
    };
    /// Points of a first settlement on a foreign island, within [`FOREIGN_ISLANDS`].
    "foreign_island" foreign_island: u8, SEA 8, Goal::Segments = FOREIGN_ISLAND in FOREIGN_ISLANDS;
}
