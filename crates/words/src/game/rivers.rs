//! Rivers and gold in sentences: deeds, what purses get and pay, and what a table has set of them.

use super::GameWords;
use crate::said::InWords;
use game::{Act, By, Deed, GoldDeed, GoldMove, RiversDeed};

pub(super) const fn noun(deed: &RiversDeed) -> &'static str {
    match deed {
        RiversDeed::BuildBridge { .. } => "rivers-step-bridge",
        RiversDeed::SaveCity { .. } => "gold-step-gold",
    }
}

impl GameWords<'_> {
    /// Tells the gold that an act brought or cost besides what its deed says itself: "Anna gets 3
    /// gold".
    pub(super) fn gold_told<'a>(&'a self, act: &'a Act) -> impl Iterator<Item = String> + 'a {
        let says_itself = matches!(act.deed, Deed::Trade { .. } | Deed::Gold(GoldDeed::Buy { .. }));
        act.gold.iter().filter(move |_| !says_itself).map(|one| match *one {
            GoldMove::Earned { player, count } => self.gold_line("gold-earned", &player, &count),
            GoldMove::Paid { player, count } => self.gold_line("gold-paid", &player, &count),
            GoldMove::Given { player, to, count } => {
                let values: [(&str, &dyn InWords); 3] =
                    [("who", &player), ("to", &to), ("count", &count)];
                self.with("gold-given", &values)
            }
        })
    }

    /// Tells the gold that the last act brought or cost, with what followed from it; nothing after a
    /// number, whose payout says it.
    pub fn gold_moved(&self) -> Option<String> {
        let acts = self.last_acts();
        let is_number = acts.iter().any(|act| act.deed.is_number());
        let acts = acts.into_iter().filter(|_| !is_number);
        let told: Vec<String> = acts.flat_map(|act| self.gold_told(act)).collect();
        (!told.is_empty()).then(|| self.text.sentences(&told))
    }

    /// The last act of the table, with what followed from it.
    pub(super) fn last_acts(&self) -> Vec<&Act> {
        let mut acts: Vec<&Act> = Vec::new();
        for (_, _, act) in self.game.acts().rev() {
            acts.push(act);
            if act.by == By::Table {
                break;
            }
        }
        acts.reverse();
        acts
    }

    /// Tells what the last settlement of the opening brought besides cards, and the road beside it:
    /// gold and fish tokens (TRADERS 1.2, 2.6).
    pub fn founding_brought(&self) -> Vec<String> {
        let mut told = Vec::new();
        for (_, _, act) in self.game.acts().rev() {
            told.extend(act.fish.iter().map(|change| self.fish_change(*change)));
            told.extend(self.gold_told(act));
            if matches!(act.deed, Deed::FoundSettlement { .. }) {
                break;
            }
        }
        told.reverse();
        told
    }

    fn gold_line(&self, key: &str, who: &dyn InWords, count: &dyn InWords) -> String {
        self.with(key, &[("who", who), ("count", count)])
    }

    /// That it is a game with rivers, and what the table has set of them.
    pub(super) fn rivers_history_game(&self) -> Option<String> {
        let rules = self.text.rivers_rules(self.state.rules().rivers?);
        Some(self.with("rivers-history-game", &[("rules", &rules)]))
    }
}
