//! The island, and what is built on it.

use super::source::{Source, sources};

pub(super) const SOURCES: [Source; 21] = sources! {
    "island" [RULES 2] [];
    "hex" [RULES 0] [];
    "terrain" [RULES 0 RULES 1] [];
    "resources" [RULES 0] [following];
    "number-tokens" [RULES 1] [];
    "red-numbers" [RULES 2] [];
    "harbors" [RULES 1 RULES 6] [];
    "desert" [RULES 5] [];
    "intersections" [RULES 0] [];
    "paths" [RULES 0] [];
    "variable-board" [RULES 2] [];
    "large-board" [RULES 1 RULES 2] [extra_building];
    "costs" [RULES 6] [];
    "road" [RULES 6] [];
    "settlement" [RULES 6 RULES 8] [];
    "city" [RULES 6 RULES 8] [];
    "distance-rule" [RULES 6] [];
    "supply" [RULES 1] [];
    "opening" [RULES 3] [];
    "seat-order" [RULES 4] [];
    "bank" [RULES 1 RULES 5 RULES 6] [];
};
