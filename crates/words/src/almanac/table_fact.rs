//! What the table on which the app lies has set of an entry's rules.

use crate::text::Text;
use cards::EventId;
use game::{Game, RuleRow};

/// A setting of the table's that belongs beside an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFact {
    Rule(&'static RuleRow),
    /// By which ruling set events are read (RULES 9.1).
    Rulings,
    /// Where numbers come from (RULES 10).
    NumberSource,
    /// Which decks are drawn from (RULES 9).
    DeckLayout,
    /// Which map of Seafarers lies on the table (SEA 10).
    Scenario,
}

impl Text {
    /// Returns what the table of `game` plays of `fact`, for the entry of `event` if it is that of
    /// one; nothing where it plays without it.
    pub fn table_fact(
        &self,
        fact: TableFact,
        game: &Game,
        event: Option<&EventId>,
    ) -> Option<String> {
        let rules = game.state().rules();
        match fact {
            TableFact::Rule(row) => self.rule_at_table(row, rules),
            TableFact::Rulings => {
                let set = event.map_or(rules.rulings.set, |event| rules.rulings.of(event));
                let set = self.get(&format!("why-set-{}", set.key()));
                Some(self.with("almanac-rulings", &[("set", set.into())]))
            }
            TableFact::NumberSource => {
                let numbers = self.get(&format!("numbers-{}", game.state().numbers().key()));
                Some(self.with("almanac-numbers", &[("numbers", numbers.into())]))
            }
            TableFact::DeckLayout => {
                let decks = game.setup().decks.iter().map(|deck| self.deck_title(deck));
                let decks = self.list(&decks.collect::<Vec<_>>());
                Some(self.with("almanac-decks", &[("decks", decks.into())]))
            }
            TableFact::Scenario => {
                let setup = game.setup();
                let map = self.map_in_short(&setup.island, setup.sea.as_ref())?;
                Some(self.with("almanac-map", &[("map", map.into())]))
            }
        }
    }
}
