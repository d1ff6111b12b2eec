//! Rivers and gold in sentences: deeds, what purses get and pay, and what a table has set of them.

use super::GameWords;
use crate::said::InWords;
use game::{Act, Deed, GoldDeed, GoldMove, RiversDeed};

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

    fn gold_line(&self, key: &str, who: &dyn InWords, count: &dyn InWords) -> String {
        self.with(key, &[("who", who), ("count", count)])
    }

    /// That it is a game with rivers, and what the table has set of them.
    pub(super) fn rivers_history_game(&self) -> Option<String> {
        let rules = self.text.rivers_rules(self.state.rules().rivers?);
        Some(self.with("rivers-history-game", &[("rules", &rules)]))
    }
}
