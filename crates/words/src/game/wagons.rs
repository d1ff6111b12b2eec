//! Wagons in sentences: deeds, tolls, deliveries, and what a table has set of them.

use super::GameWords;
use crate::said::InWords;
use game::{Correction, Deed, WagonChange, WagonDeed};

pub(super) const fn noun(deed: &WagonDeed) -> &'static str {
    match deed {
        WagonDeed::Travel { .. }
        | WagonDeed::Feed
        | WagonDeed::Load { .. }
        | WagonDeed::PlaySwiftJourney => "wagons-step-wagon",
        WagonDeed::MoveBandit { .. } | WagonDeed::SendAway { .. } | WagonDeed::DriveOff { .. } => {
            "wagons-step-bandit"
        }
        WagonDeed::BuyLevel => "wagons-step-train",
    }
}

/// Tells whether `deed` makes up for what wagons asked for.
pub(super) const fn makes_up(deed: &Deed) -> bool {
    matches!(deed, Deed::Wagons(_) | Deed::Correct { correction: Correction::Wagons(_) })
}

impl GameWords<'_> {
    /// "Anna delivers glass: 1 point"; nothing of the points that a way cost.
    pub(super) fn wagon_change(&self, change: WagonChange) -> Option<String> {
        match change {
            WagonChange::Went { .. } => None,
            WagonChange::Delivered { player, cargo } => {
                let cargo = self.text.named(&cargo);
                let values: [(&str, &dyn InWords); 2] = [("who", &player), ("cargo", &cargo)];
                Some(self.with("wagons-act-delivered", &values))
            }
        }
    }

    /// That it is a game with wagons, and what the table has set of them.
    pub(super) fn wagons_history_game(&self) -> Option<String> {
        let rules = self.text.wagon_rules(self.state.rules().wagons?);
        Some(self.with("wagons-history-game", &[("rules", &rules)]))
    }
}
