//! Oil in sentences: deeds, what follows from them, and what a table has set of it.

use super::GameWords;
use crate::said::InWords;
use game::{Correction, Deed, OilChange, OilDeed};

/// Returns whether a deed makes up for a task of oil that was passed over.
pub(super) const fn makes_up(deed: &Deed) -> bool {
    matches!(deed, Deed::Correct { correction: Correction::Oil(_) })
}

pub(super) const fn noun(deed: &OilDeed) -> &'static str {
    match deed {
        OilDeed::BuildMetropolis { .. } => "oil-step-metropolis",
        OilDeed::Disaster { .. } | OilDeed::Pollute { .. } => "oil-step-disaster",
        OilDeed::Convert { .. }
        | OilDeed::Sequester
        | OilDeed::Discard { .. }
        | OilDeed::Steal { .. }
        | OilDeed::Take { .. }
        | OilDeed::Give { .. }
        | OilDeed::Monopoly
        | OilDeed::YearOfPlenty { .. } => "oil-step-oil",
    }
}

impl GameWords<'_> {
    /// "Anna gets 2 oil"; nothing where the next act tells it.
    pub(super) fn oil_change(&self, change: OilChange) -> Option<String> {
        let about = |key: &str, values: &[(&str, &dyn InWords)]| Some(self.with(key, values));
        match change {
            OilChange::Got { player, count } => {
                about("oil-act-got", &[("who", &player), ("count", &count)])
            }
            OilChange::Took { player, from } => {
                about("oil-act-took", &[("who", &player), ("from", &from)])
            }
            OilChange::Removed { player, at } => {
                about("oil-act-removed", &[("who", &player), ("place", &at)])
            }
            OilChange::Reduced { player, at } => {
                about("oil-act-reduced", &[("who", &player), ("place", &at)])
            }
            OilChange::Polluted { at } => about("oil-act-polluted", &[("place", &at)]),
            OilChange::Champion { player: Some(player) } => {
                about("oil-act-champion", &[("who", &player)])
            }
            OilChange::Champion { player: None } => about("oil-act-no-champion", &[]),
            OilChange::TurnEnded => None,
        }
    }

    /// "Take oil: Anna 2, Ben 1"; nothing where nobody gets any.
    pub fn oil_drawn(&self) -> Option<String> {
        let changes = self.acts_of_number().into_iter().flat_map(|act| act.oil.iter());
        let got = changes.filter_map(|change| {
            let OilChange::Got { player, count } = change else { return None };
            Some(self.with("fish-draws", &[("who", player), ("count", count)]))
        });
        let each: Vec<String> = got.collect();
        (!each.is_empty()).then(|| self.with("oil-drawn", &[("all", &self.text.joined(&each))]))
    }

    /// That it is a game with oil, and what the table has set of it.
    pub(super) fn oil_history_game(&self) -> Option<String> {
        let rules = self.text.oil_rules(self.state.rules().oil?);
        Some(self.with("oil-history-game", &[("rules", &rules)]))
    }
}
