//! An answer: the question, the count line by line, and the rules in plain words, with who says
//! so.

use crate::game::GameWords;
use cards::{Award, Measure, RulingSet};
use game::{Authority, Cards, Rule, SPARED_POINTS, Seat};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    #[default]
    Plain,
    Sum,
    Faint,
}

/// One line of the count: a sentence, with what it is about before it.
#[derive(Debug, Default)]
pub struct WhyLine {
    pub words: String,
    pub seat: Option<Seat>,
    pub cards: Cards,
    pub weight: Weight,
}

impl WhyLine {
    pub fn of(words: String) -> Self {
        Self { words, ..Self::default() }
    }

    pub fn sum(words: String) -> Self {
        Self { weight: Weight::Sum, ..Self::of(words) }
    }

    pub fn faint(words: String) -> Self {
        Self { weight: Weight::Faint, ..Self::of(words) }
    }

    #[must_use]
    pub fn about(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    #[must_use]
    pub fn with(self, cards: Cards) -> Self {
        Self { cards, ..self }
    }
}

/// Compares players by something, with how many each has of it.
pub(super) fn compared(
    say: &GameWords<'_>,
    measure: Measure,
    scores: impl Iterator<Item = (Seat, i16)>,
) -> impl Iterator<Item = WhyLine> {
    let scores = scores.map(|(seat, count)| {
        WhyLine::of(say.with("why-score", &[("who", &seat), ("count", &count)])).about(seat)
    });
    [WhyLine::of(say.with("why-compared", &[("measure", &measure)]))].into_iter().chain(scores)
}

#[derive(Debug, Default)]
pub struct Answer {
    pub title: String,
    pub lines: Vec<WhyLine>,
    pub rules: Vec<CitedRule>,
}

#[derive(Debug)]
pub struct CitedRule {
    pub words: String,
    pub authority: Authority,
}

impl GameWords<'_> {
    /// Rules in words, each once.
    pub fn said(&self, rules: &[Rule]) -> Vec<CitedRule> {
        let mut said: Vec<CitedRule> = Vec::new();
        for rule in rules {
            let words = self.rule_words(*rule);
            if !said.iter().any(|other| other.words == words) {
                said.push(CitedRule { words, authority: rule.authority(self.state) });
            }
        }
        said
    }

    fn rule_words(&self, rule: Rule) -> String {
        match rule {
            Rule::Card => self.card_words(),
            Rule::RobberSpares => {
                self.with("why-rule-robber-spares", &[("points", &SPARED_POINTS)])
            }
            Rule::Award(Award::LongestRoad) => self.with("why-rule-longest-road", &[]),
            Rule::Award(Award::LargestArmy) => self.with("why-rule-largest-army", &[]),
            Rule::Award(Award::Harbormaster) => self.with("why-rule-harbormaster", &[]),
            _ => self.say(&rule, self.active()),
        }
    }

    /// Returns what this turn's card says, and under which reading if editions differ.
    fn card_words(&self) -> String {
        let Some((deck, card)) = self.state.card() else { return String::new() };
        let words = self.event_text(deck, card);
        let words = words.or_else(|| self.season_seven(card));
        let words = words.unwrap_or_else(|| self.text.effects(self.state.effects()));
        let event = self.text.card_title(deck, card);
        let said = self.with("why-rule-card", &[("event", &event), ("words", &words)]);
        let Authority::ReportedEdition(set) = self.state.card_authority() else { return said };
        let set = self.text.get(&set_key(set));
        let differ = self.with("why-readings-differ", &[("set", &set)]);
        format!("{said} {differ}")
    }

    pub fn authority(&self, authority: Authority) -> String {
        self.text.get(match authority {
            Authority::Official => "authority-official",
            Authority::PublisherAnswer => "authority-publisher",
            Authority::ReportedEdition(set) => {
                let set = self.text.get(&set_key(set));
                return self.with("authority-edition", &[("set", &set)]);
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
