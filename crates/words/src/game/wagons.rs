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

    /// Tells what the wagon's last act came to, which its deed doesn't say: what it delivered, and a
    /// bandit that wasn't driven off.
    pub fn wagon_came_to(&self) -> Option<String> {
        let mut told = Vec::new();
        for act in self.last_acts() {
            told.extend(act.wagons.iter().filter_map(|change| self.wagon_change(*change)));
            if let Deed::Wagons(WagonDeed::DriveOff { die, .. }) = act.deed
                && self.state.tasks().is_empty()
            {
                told.push(self.with("wagons-drive-stayed", &[("number", &die)]));
            }
        }
        (!told.is_empty()).then(|| self.text.sentences(&told))
    }

    /// That it is a game with wagons, and what the table has set of them.
    pub(super) fn wagons_history_game(&self) -> Option<String> {
        let rules = self.text.wagon_rules(self.state.rules().wagons?);
        Some(self.with("wagons-history-game", &[("rules", &rules)]))
    }
}
