//! Rules in plain words, and who says so.

use crate::game::GameWords;
use crate::text::Value;
use cards::{Award, RulingSet};
use game::{Authority, Rule, SPARED_POINTS};

/// A rule in words.
#[derive(Debug)]
pub struct RuleWords {
    /// The rule in plain words.
    pub words: String,
    /// Whose rule it is.
    pub authority: Authority,
}

impl GameWords<'_> {
    /// Rules in words, each once.
    pub fn said(&self, rules: &[Rule]) -> Vec<RuleWords> {
        let mut said: Vec<RuleWords> = Vec::new();
        for rule in rules {
            let words = self.rule_words(*rule);
            if !said.iter().any(|other| other.words == words) {
                said.push(RuleWords { words, authority: rule.authority(self.state) });
            }
        }
        said
    }

    fn rule_words(&self, rule: Rule) -> String {
        let with = |key: &str, name: &str, value: Value<'_>| self.text.with(key, &[(name, value)]);
        let is_at_sea = self.state.sea().is_some();
        self.text.get(match rule {
            Rule::Gold => "why-rule-gold",
            Rule::GoldOrder => "why-rule-gold-order",
            Rule::FoundingGold => "why-rule-founding-gold",
            Rule::TurnUp => "why-rule-turn-up",
            Rule::Chits(points) => return with("why-rule-chits", "count", points.into()),
            Rule::PirateRobs => "why-rule-pirate-robs",
            Rule::SevenRobber if is_at_sea => "why-rule-seven-pirate",
            Rule::Knight if is_at_sea => "why-rule-knight-pirate",
            Rule::RoadBuilding if is_at_sea => "why-rule-road-building-sea",
            Rule::Award(Award::LongestRoad) if is_at_sea => "why-rule-trade-route",
            Rule::Yield if self.state.knights().is_some() => "why-rule-yield-knights",
            Rule::Yield => "why-rule-yield",
            Rule::RobberBlocks => "why-rule-robber-blocks",
            Rule::RobberSpares => {
                return with("why-rule-robber-spares", "points", SPARED_POINTS.into());
            }
            Rule::BankShort => "why-rule-bank-short",
            Rule::SoleCreditor => "why-rule-sole-creditor",
            Rule::Card => return self.card_words(),
            Rule::OneInAll => "why-rule-one-in-all",
            Rule::EventFirst => "why-rule-event-first",
            Rule::HandLimit(limit) => return with("why-rule-hand-limit", "limit", limit.into()),
            Rule::SevenRobber => "why-rule-seven-robber",
            Rule::Knight => "why-rule-knight",
            Rule::RoadBuilding => "why-rule-road-building",
            Rule::NewYearVote => "why-rule-new-year-vote",
            Rule::WeatherStack => "why-rule-weather-stack",
            Rule::Barbarians => "why-rule-barbarians",
            Rule::EventDie => "why-rule-event-die",
            Rule::Attack => "why-rule-attack",
            Rule::ProgressLimit => "why-rule-progress-limit",
            Rule::Gate => "why-rule-gate",
            Rule::Progress => "why-rule-progress",
            Rule::Metropolis => "why-rule-metropolis",
            Rule::Aqueduct => "why-rule-aqueduct",
            Rule::Displaced => "why-rule-relocate",
            Rule::Clockwise => "why-rule-clockwise",
            Rule::NothingLeads => "why-rule-nothing-leads",
            Rule::HeldBefore => "why-rule-held-before",
            Rule::HiddenPoints => "why-rule-hidden-points",
            Rule::Award(Award::LongestRoad) => "why-rule-longest-road",
            Rule::Award(Award::LargestArmy) => "why-rule-largest-army",
            Rule::Award(Award::Harbormaster) => "why-rule-harbormaster",
            Rule::AwardTie(_) => "why-rule-award-tie",
            Rule::Points if self.state.knights().is_some() => "why-rule-points-knights",
            Rule::Points => "why-rule-points",
            Rule::Target(target) => return with("why-rule-target-points", "count", target.into()),
        })
    }

    /// What this turn's card says, and under which reading if editions differ.
    fn card_words(&self) -> String {
        let Some((deck, card)) = self.state.card() else { return String::new() };
        let words = self.event_text(deck, card);
        let words = words.or_else(|| self.season_seven(card));
        let words = words.unwrap_or_else(|| self.text.effects(self.state.effects()));
        let event = self.text.card_title(deck, card);
        let values = [("event", event.into()), ("words", words.into())];
        let said = self.text.with("why-rule-card", &values);
        let Authority::ReportedEdition(set) = self.state.card_authority() else { return said };
        let set = self.text.get(&set_key(set));
        let differ = self.text.with("why-readings-differ", &[("set", set.into())]);
        format!("{said} {differ}")
    }

    /// Who says so, as a badge shows it.
    pub fn authority(&self, authority: Authority) -> String {
        self.text.get(match authority {
            Authority::Official => "authority-official",
            Authority::PublisherAnswer => "authority-publisher",
            Authority::ReportedEdition(set) => {
                let set = self.text.get(&set_key(set));
                return self.text.with("authority-edition", &[("set", set.into())]);
            }
            Authority::OurRuling => "authority-ours",
            Authority::OurCard => "authority-our-card",
            Authority::TableChoice => "authority-table",
        })
    }
}

fn set_key(set: RulingSet) -> String {
    format!("why-set-{}", set.key())
}
