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
    SeaRules of Sea, shown [
        foreign_island pirate_ground founding_gold fleet_attacks empty_villages wonder_at
        wonder_claim shortest_way marked_paths
    ];

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
    /// Players whom the fleet of the Pirate Islands attacks, where readings differ.
    "fleet_attacks" fleet_attacks(default): FleetAttacks, SCENARIOS 4.4, House::Segments {
        #[default]
        "all" All,
        /// Only somebody who is alone at its hex.
        "lone" Lone,
    };
    /// Empty villages that end a game of Cloth, where readings differ.
    "empty_villages" empty_villages(default): EmptyVillages, SCENARIOS 3.7, House::Segments {
        #[default]
        "5" Five,
        /// As many as leave fewer than four of twelve.
        "9" Nine,
    };
    /// Buildings that meet a wonder's condition at a corner, where readings differ.
    "wonder_at" wonder_at(default): WonderAt, SCENARIOS 5.3, House::Segments {
        #[default]
        "building" Building,
        "settlement" Settlement,
    };
    /// Way to claim a wonder, where readings differ.
    "wonder_claim" wonder_claim(default): WonderClaim, SCENARIOS 5.3, House::Segments {
        #[default]
        "free" Free,
        /// By building its first level.
        "with_level_1" WithLevel,
    };
    /// Way of the line of ships to the fortress, where readings differ.
    "shortest_way" shortest_way(default): ShortestWay, SCENARIOS 4.6, House::Segments {
        /// Each ship is one path nearer.
        #[default]
        "yes" Must,
        "no" Free,
    };
    /// Source of the marked paths of the Forgotten Tribe, where readings differ.
    "marked_paths" marked_paths(default): PathMarking, SCENARIOS 2.1, House::Segments {
        /// As the map has them.
        #[default]
        "printed" Printed,
        /// Any path at sea may be marked, and what is not may be cleared.
        "by_hand" ByHand,
    };
    /// Points of a first settlement on a foreign island, within [`FOREIGN_ISLANDS`].
    "foreign_island" foreign_island: u8, SEA 8, Goal::Segments = FOREIGN_ISLAND in FOREIGN_ISLANDS;
}
