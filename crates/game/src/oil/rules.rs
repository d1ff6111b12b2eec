//! Rules that a table with oil may set, and change in the middle of a game (TRADERS 7, 10).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::rule_row::{RuleRow, rules};
use cards::RulingSet;

/// Range of the places for destroyed tokens on the track.
pub const DESTROYED_PLACES: RangeInclusive<u8> = 3..=9;

rules! {
    /// Rules that a table with oil may set.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    OilRules of Oil, shown [oil_limit oil_both oil_is_card destroyed_places];

    /// The most oil that anybody holds, where readings differ.
    "oil_limit" oil_limit: OilLimit, TRADERS 7.3, House::Segments {
        #[default]
        "4" Four,
        "none" Open,
    };
    /// Using and sequestering oil in one turn, where readings differ.
    "oil_both" oil_both: OilBoth, TRADERS 7.6, House::Segments {
        #[default]
        "no" No,
        "yes" Yes,
    };
    /// Oil in the hand limit of a 7, and in the robber's thefts.
    "oil_is_card" oil_is_card: OilIsCard, TRADERS 7.3, House::Segments {
        /// It counts and is stolen but by the fusion rulings.
        #[default]
        "by_rulings" ByRulings,
        "yes" Yes,
        "no" No,
    };
    /// Places for destroyed tokens, within [`DESTROYED_PLACES`]: a token on the last one ends the
    /// game.
    "destroyed_places" destroyed_places: u8, TRADERS 7.5, House::Number = 5 in DESTROYED_PLACES;
}

impl OilRules {
    /// Returns whether oil counts for a 7 and is stolen by whoever reads events by `set`.
    pub fn counts_as_card(self, set: RulingSet) -> bool {
        match self.oil_is_card {
            OilIsCard::ByRulings => set != RulingSet::Fusion,
            OilIsCard::Yes => true,
            OilIsCard::No => false,
        }
    }
}
