//! What the table on which the app lies has set of an entry's rules.

use crate::text::Text;
use cards::EventId;
use game::{
    Edition, ExtraBuilding, FirstSevens, Following, FriendlyRobber, Game, HarbormasterRule,
    PartnerWin,
};

/// A setting of the table's that belongs beside an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFact {
    /// How many points win (RULES 8).
    Target,
    /// How many cards a 7 leaves alone (RULES 11).
    HandLimit,
    /// Whether Harbormaster is played for (RULES 7).
    Harbormaster,
    /// How hands are kept.
    Hands,
    /// Whether the robber leaves the weakest alone (RULES 11).
    FriendlyRobber,
    /// What a 7 in the first round means (RULES 11).
    FirstSevens,
    /// Who builds beside the player whose turn it is (RULES 4.5).
    ExtraBuilding,
    /// Whether a partner may win in another player's turn (RULES 4.5).
    PartnerWin,
    /// By which ruling set events are read (RULES 9.1).
    Rulings,
    /// Where numbers come from (RULES 10).
    NumberSource,
    /// Which decks are drawn from (RULES 9).
    DeckLayout,
    /// Which edition of Cities & Knights is played (KNIGHTS 20).
    KnightsRules,
    /// What a first settlement on a foreign island brings (SEA 8).
    SeaRules,
    /// Which map of Seafarers lies on the table (SEA 10).
    Scenario,
}

impl Text {
    /// What the table of `game` plays of `fact`, for the entry of `event` if it is that of
    /// one; nothing where it plays without it.
    pub fn table_fact(
        &self,
        fact: TableFact,
        game: &Game,
        event: Option<&EventId>,
    ) -> Option<String> {
        let rules = game.state().rules();
        let key = match fact {
            TableFact::Target => {
                return Some(self.with("almanac-target", &[("points", rules.target.into())]));
            }
            TableFact::HandLimit => {
                let limit = usize::from(rules.hand_limit).into();
                return Some(self.with("almanac-hand-limit", &[("limit", limit)]));
            }
            TableFact::Harbormaster => match rules.harbormaster {
                HarbormasterRule::InPlay => "almanac-harbormaster-in-play",
                HarbormasterRule::Off => "almanac-harbormaster-off",
            },
            TableFact::Hands => match rules.following {
                Following::Open => "new-hands-open-line",
                Following::Secret => "new-hands-secret-line",
                Following::Off => "new-hands-off-line",
            },
            TableFact::FriendlyRobber => match rules.friendly_robber {
                FriendlyRobber::On => "almanac-friendly-on",
                FriendlyRobber::Off => "almanac-friendly-off",
            },
            TableFact::FirstSevens => match rules.first_sevens {
                FirstSevens::Count => "almanac-sevens-count",
                FirstSevens::DrawnAgain => "almanac-sevens-again",
            },
            TableFact::ExtraBuilding => match rules.extra_building {
                ExtraBuilding::Off => "extra-off-line",
                ExtraBuilding::Special => "extra-special-line",
                ExtraBuilding::Paired => "extra-paired-line",
            },
            TableFact::PartnerWin => match (rules.extra_building, rules.partner_win) {
                (ExtraBuilding::Paired, PartnerWin::May) => "almanac-partner-may-win",
                (ExtraBuilding::Paired, PartnerWin::MayNot) => "almanac-partner-waits",
                _ => return None,
            },
            TableFact::Rulings => {
                let set = event.map_or(rules.rulings.set, |event| rules.rulings.of(event));
                let set = self.get(&format!("why-set-{}", set.key()));
                return Some(self.with("almanac-rulings", &[("set", set.into())]));
            }
            TableFact::NumberSource => {
                let numbers = self.get(&format!("numbers-{}", game.state().numbers().key()));
                return Some(self.with("almanac-numbers", &[("numbers", numbers.into())]));
            }
            TableFact::DeckLayout => {
                let decks = game.setup().decks.iter().map(|deck| self.deck_title(deck));
                let decks = self.list(&decks.collect::<Vec<_>>());
                return Some(self.with("almanac-decks", &[("decks", decks.into())]));
            }
            TableFact::KnightsRules => {
                let edition = rules.knights?.edition;
                return Some(self.get(match edition {
                    Edition::Fifth => "knights-edition-2020-line",
                    Edition::Sixth => "knights-edition-2025-line",
                }));
            }
            TableFact::SeaRules => {
                let points = rules.sea?.foreign_island.into();
                return Some(self.with("almanac-abroad", &[("points", points)]));
            }
            TableFact::Scenario => {
                let setup = game.setup();
                let map = self.map_in_short(&setup.island, setup.sea.as_ref())?;
                return Some(self.with("almanac-map", &[("map", map.into())]));
            }
        };
        Some(self.get(key))
    }
}
