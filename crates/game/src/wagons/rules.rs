//! Rules that a table with wagons may set, and change in the middle of a game (TRADERS 5.4).

use serde::{Deserialize, Serialize};

use crate::rule_row::{RuleRow, rules};

rules! {
    /// Rules that a table with wagons may set.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    WagonRules of Wagons, shown [journey_grain];

    /// Grain for the second move of a Swift Journey, where editions differ.
    "journey_grain" journey_grain: JourneyGrain, TRADERS 5.4, House::Segments {
        /// Another one may be paid for it.
        #[default]
        "again" Again,
        /// Once in a turn is all.
        "once" Once,
    }, sixth Once;
}
