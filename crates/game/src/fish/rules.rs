//! Rules that a table with fish may set, and change in the middle of a game (TRADERS 1.3, 1.5, 1.6).

use serde::{Deserialize, Serialize};

use crate::rule_row::{RuleRow, rules};

rules! {
    /// Rules that a table with fish may set.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    FishRules of Fish, shown [fish_short fish_time boot_time];

    /// Draws where fewer tokens are left than all may take, where readings differ.
    "fish_short" fish_short: FishShort, TRADERS 1.3, House::Segments {
        /// Nobody draws.
        #[default]
        "nobody" Nobody,
        /// Players draw in order until none is left.
        "in_order" InOrder,
    }, sixth InOrder;
    /// Time to spend fish, where editions differ.
    "fish_time" fish_time: FishTime, TRADERS 1.5, House::Segments {
        #[default]
        "after_production" AfterProduction,
        /// Any time of the own turn, before production, too.
        "any_time" AnyTime,
    }, sixth AnyTime;
    /// Time to pass the boot on, where editions differ.
    "boot_time" boot_time: BootTime, TRADERS 1.6, House::Segments {
        #[default]
        "after_production" AfterProduction,
        /// Any time of the own turn, before production, too.
        "any_time" AnyTime,
    }, sixth AnyTime;
}
