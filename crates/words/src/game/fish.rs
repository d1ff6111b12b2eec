//! Fish in sentences: deeds, draws, and what a table has set of them.

use super::GameWords;
use crate::said::InWords;
use game::{Correction, Deed, FishChange, FishDeed};

pub(super) const fn noun(deed: FishDeed) -> &'static str {
    match deed {
        FishDeed::Spend { .. } | FishDeed::Exchange { .. } => "fish-step-fish",
        FishDeed::DrawBoot { .. } | FishDeed::PassBoot { .. } => "fish-step-boot",
    }
}

/// Returns whether a deed makes up for a task of fish that was passed over.
pub(super) const fn makes_up(deed: &Deed) -> bool {
    matches!(deed, Deed::Fish(_) | Deed::Correct { correction: Correction::Fish(_) })
}

impl GameWords<'_> {
    /// "Anna draws 2 fish tokens".
    pub(super) fn fish_change(&self, change: FishChange) -> String {
        let FishChange::Drew { player, count } = change;
        let values: [(&str, &dyn InWords); 2] = [("who", &player), ("count", &count)];
        self.with("fish-act-drew", &values)
    }

    /// That it is a game with fish, and what the table has set of them.
    pub(super) fn fish_history_game(&self) -> Option<String> {
        let rules = self.text.fish_rules(self.state.rules().fish?);
        Some(self.with("fish-history-game", &[("rules", &rules)]))
    }
}
