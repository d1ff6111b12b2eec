//! Seafarers.

use super::source::{Source, sources};

pub(super) const SOURCES: [Source; 30] = sources! {
    "seafarers" [SEA 1] [];
    "ship" [SEA 2] [];
    "ship-building" [SEA 2] [];
    "moving-ships" [SEA 3] [];
    "closed-route" [SEA 3] [];
    "trade-route" [SEA 4] [];
    "pirate" [SEA 5] [foreign_island friendly_robber];
    "robber-or-pirate" [SEA 5] [];
    "ship-damage" [SEA 12] [@Rulings];
    "gold-field" [SEA 6] [foreign_island];
    "hidden-hexes" [SEA 7] [];
    "islands-and-letters" [SEA 11] [];
    "island-points" [SEA 8] [foreign_island];
    "home-island" [SEA 8] [@Scenario];
    "sea-opening" [SEA 2 SEA 6] [];
    "sea-own-map" [SEA 11] [target];
    "scenarios" [SEA 10 SEA 13] [@Scenario target];
    "new-shores" [SEA 10 SEA 13] [];
    "four-islands" [SEA 10 SEA 13] [];
    "six-islands" [SEA 10 SEA 14] [];
    "fog-island" [SEA 10 SEA 13 SEA 14] [];
    "through-the-desert" [SEA 10 SEA 13 SEA 14] [];
    "forgotten-tribe" [SEA 10 SEA 13] [];
    "cloth-for-the-islands" [SEA 10 SEA 13] [];
    "pirate-islands" [SEA 10 SEA 13] [];
    "wonders" [SEA 10 SEA 13] [];
    "new-world" [SEA 10 SEA 13 SEA 14] [];
    "sea-knights" [SEA 12] [];
    "sea-event-cards" [SEA 6 SEA 12] [@Rulings];
    "sea-five-six" [SEA 9 SEA 14] [extra_building];
};
