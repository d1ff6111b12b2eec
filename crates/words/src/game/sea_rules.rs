//! What a table of Seafarers has set, in words.

use super::GameWords;
use game::{FoundingGold, PirateGround, SeaRules};

impl GameWords<'_> {
    /// All of it: "2 points for a foreign island, the pirate sails anywhere and gold brings
    /// cards in the opening".
    pub(super) fn sea_rules(&self, rules: SeaRules) -> String {
        let islands = [("count", rules.foreign_island.into())];
        let pirate = match rules.pirate_ground {
            PirateGround::AllSea => "sea-set-pirate-all",
            PirateGround::OpenSea => "sea-set-pirate-open",
        };
        let gold = match rules.founding_gold {
            FoundingGold::OfChoice => "sea-set-gold-choice",
            FoundingGold::Nothing => "sea-set-gold-nothing",
        };
        let islands = self.text.with("sea-set-islands", &islands);
        self.text.list(&[islands, self.text.get(pirate), self.text.get(gold)])
    }
}
