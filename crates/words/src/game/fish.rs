//! Fish in sentences: deeds, draws, and what a table has set of them.

use super::GameWords;
use crate::said::InWords;
use game::{Act, Correction, Deed, FishChange, FishDeed};

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

    /// The acts that followed from the last number, that number's own among them, or from the last
    /// road of the opening.
    pub(super) fn acts_of_number(&self) -> Vec<&Act> {
        let is_open = self.state.number().is_some() || self.state.turn() == 0;
        let mut acts: Vec<&Act> = Vec::new();
        for (_, _, act) in self.game.acts().rev().take_while(|_| is_open) {
            acts.push(act);
            let begins = act.deed.is_number() || matches!(act.deed, Deed::FoundRoad { .. });
            if begins {
                break;
            }
        }
        acts.reverse();
        acts
    }

    /// "Draw fish tokens: Anna 2, Ben 1"; nothing where nobody draws any.
    pub fn fish_drawn(&self) -> Option<String> {
        let drawn = self.acts_of_number().into_iter().flat_map(|act| act.fish.iter());
        let each: Vec<String> = drawn
            .map(|FishChange::Drew { player, count }| {
                self.with("fish-draws", &[("who", player), ("count", count)])
            })
            .collect();
        (!each.is_empty()).then(|| self.with("fish-drawn", &[("all", &self.text.joined(&each))]))
    }

    /// That it is a game with fish, and what the table has set of them.
    pub(super) fn fish_history_game(&self) -> Option<String> {
        let rules = self.text.fish_rules(self.state.rules().fish?);
        Some(self.with("fish-history-game", &[("rules", &rules)]))
    }
}
