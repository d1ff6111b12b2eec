//! What Cities & Knights has that the base game doesn't, explained where it first comes up: a
//! sentence on each new thing, and its rule.

use serde::{Deserialize, Serialize};

use super::GameWords;
use super::why::RuleWords;
use crate::game::{Authority, ProgressCard, Rule};
use crate::words::text::Value;

/// A new thing that is explained once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lesson {
    /// The city of the opening (KNIGHTS 2).
    OpeningCity,
    /// The barbarians, above the island (KNIGHTS 9).
    Barbarians,
    /// What an attack does (KNIGHTS 9).
    Attack,
    /// A gate, and who draws (KNIGHTS 8).
    Gate,
    /// A knight on a spot (KNIGHTS 10).
    Recruiting,
    /// An inactive knight (KNIGHTS 10).
    Activating,
    /// The three tracks (KNIGHTS 7).
    Improvements,
    /// Progress cards (KNIGHTS 8).
    Progress,
    /// Walls, and the hand limit of a 7 (KNIGHTS 5).
    Walls,
    /// A metropolis (KNIGHTS 7).
    Metropolis,
    /// The robber before the first attack (KNIGHTS 11).
    SleepingRobber,
    /// The event die that the table rolls (KNIGHTS 3).
    EventDie,
    /// A commodity that a city brings (KNIGHTS 4).
    Commodities,
    /// What an active knight may do (KNIGHTS 10).
    Acting,
    /// A pillaged city that stands for a settlement (KNIGHTS 9).
    LaidCity,
}

impl Lesson {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::OpeningCity,
        Self::Barbarians,
        Self::Attack,
        Self::Gate,
        Self::Recruiting,
        Self::Activating,
        Self::Improvements,
        Self::Progress,
        Self::Walls,
        Self::Metropolis,
        Self::SleepingRobber,
        Self::EventDie,
        Self::Commodities,
        Self::Acting,
        Self::LaidCity,
    ];

    /// Its name in the locales.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OpeningCity => "opening_city",
            Self::Barbarians => "barbarians",
            Self::Attack => "attack",
            Self::Gate => "gate",
            Self::Recruiting => "recruiting",
            Self::Activating => "activating",
            Self::Improvements => "improvements",
            Self::Progress => "progress",
            Self::Walls => "walls",
            Self::Metropolis => "metropolis",
            Self::SleepingRobber => "sleeping_robber",
            Self::EventDie => "event_die",
            Self::Commodities => "commodities",
            Self::Acting => "acting",
            Self::LaidCity => "laid_city",
        }
    }

    /// The rules of the game behind it, after its own.
    fn rules(self, words: &GameWords<'_>) -> Vec<Rule> {
        match self {
            Self::OpeningCity => vec![Rule::Target(words.state.rules().target)],
            Self::Barbarians => vec![Rule::Attack],
            Self::Attack => vec![Rule::Attack, Rule::EventDie],
            Self::Gate => vec![Rule::Gate, Rule::Clockwise],
            Self::Improvements => vec![Rule::Metropolis],
            Self::Metropolis => vec![Rule::Metropolis, Rule::Points],
            Self::Progress => vec![Rule::ProgressLimit, Rule::Progress],
            Self::Walls => vec![Rule::HandLimit(words.state.rules().hand_limit)],
            Self::EventDie => vec![Rule::EventDie],
            Self::Recruiting
            | Self::Activating
            | Self::SleepingRobber
            | Self::Commodities
            | Self::Acting
            | Self::LaidCity => Vec::new(),
        }
    }
}

impl GameWords<'_> {
    /// What it is about: "The barbarians".
    pub fn lesson_title(&self, lesson: Lesson) -> String {
        self.text.get(&format!("lesson-title-{}", lesson.key()))
    }

    /// The sentence that explains it.
    pub fn lesson_sentence(&self, lesson: Lesson) -> String {
        let limit = self.state.rules().hand_limit;
        let values: [(&str, Value<'_>); 1] = [("limit", limit.into())];
        self.text.with(&format!("lesson-says-{}", lesson.key()), &values)
    }

    /// Its rule in plain words, and the rules behind it.
    pub fn lesson_rules(&self, lesson: Lesson) -> Vec<RuleWords> {
        let card = self.progress_card(ProgressCard::Alchemist);
        let values: [(&str, Value<'_>); 1] = [("card", card.into())];
        let words = self.text.with(&format!("lesson-rule-{}", lesson.key()), &values);
        let mut rules = vec![RuleWords { words, authority: Authority::Official }];
        rules.extend(self.said(&lesson.rules(self)));
        rules
    }
}
