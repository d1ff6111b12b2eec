//! What is explained where it first comes up: the first steps of a newcomer, a sentence each;
//! and what Cities & Knights and Seafarers have that the base game doesn't, with its rule.

use serde::{Deserialize, Serialize};

use super::GameWords;
use super::why::RuleWords;
use crate::text::Value;
use cards::Award;
use game::{Authority, Expansion, NumberSource, ProgressCard, Rule};

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
    /// A ship on a spot (SEA 2).
    Ship,
    /// A ship that may move (SEA 3).
    Sailing,
    /// The pirate beside the robber (SEA 5).
    Pirate,
    /// What gold brings (SEA 6).
    Gold,
    /// A hidden hex that is turned up (SEA 7).
    Fog,
    /// A first settlement on a foreign island (SEA 8).
    Abroad,
    /// A road and a ship that meet without a building (SEA 4).
    Route,
    /// How a turn gets its number.
    Drawing,
    /// Who takes what.
    Payouts,
    /// A spot on the island, and what it costs.
    Building,
    /// Steps back.
    Undoing,
    /// A long touch on a number.
    Correcting,
    /// The view that everybody can read.
    TableView,
}

impl Lesson {
    /// All of them.
    pub const ALL: [Self; 28] = [
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
        Self::Ship,
        Self::Sailing,
        Self::Pirate,
        Self::Gold,
        Self::Fog,
        Self::Abroad,
        Self::Route,
        Self::Drawing,
        Self::Payouts,
        Self::Building,
        Self::Undoing,
        Self::Correcting,
        Self::TableView,
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
            Self::Ship => "ship",
            Self::Sailing => "sailing",
            Self::Pirate => "pirate",
            Self::Gold => "gold",
            Self::Fog => "fog",
            Self::Abroad => "abroad",
            Self::Route => "route",
            Self::Drawing => "drawing",
            Self::Payouts => "payouts",
            Self::Building => "building",
            Self::Undoing => "undoing",
            Self::Correcting => "correcting",
            Self::TableView => "table_view",
        }
    }

    /// The expansion that brings it; none: any game has it, it is a newcomer's first step.
    pub const fn expansion(self) -> Option<Expansion> {
        match self {
            Self::OpeningCity
            | Self::Barbarians
            | Self::Attack
            | Self::Gate
            | Self::Recruiting
            | Self::Activating
            | Self::Improvements
            | Self::Progress
            | Self::Walls
            | Self::Metropolis
            | Self::SleepingRobber
            | Self::EventDie
            | Self::Commodities
            | Self::Acting
            | Self::LaidCity => Some(Expansion::Knights),
            Self::Ship
            | Self::Sailing
            | Self::Pirate
            | Self::Gold
            | Self::Fog
            | Self::Abroad
            | Self::Route => Some(Expansion::Sea),
            Self::Drawing
            | Self::Payouts
            | Self::Building
            | Self::Undoing
            | Self::Correcting
            | Self::TableView => None,
        }
    }

    /// Whether any game has it: a newcomer's first step.
    pub const fn is_first_step(self) -> bool {
        self.expansion().is_none()
    }

    /// Its name in the locales where numbers come from `source`, for the sentence.
    const fn key_of_source(self, source: NumberSource) -> &'static str {
        match (self, source) {
            (Self::Drawing, NumberSource::Dice) => "drawing_dice",
            (Self::Drawing, NumberSource::Table) => "drawing_table",
            (Self::Drawing, NumberSource::Printed) => "drawing_printed",
            _ => self.key(),
        }
    }

    /// Its name in the locales with Seafarers, for a part of its words that speaks of roads or
    /// the robber alone without.
    const fn key_at_sea(self, part: Part) -> &'static str {
        match (self, part) {
            (Self::OpeningCity, Part::Rule) => "opening_city_at_sea",
            (Self::Activating, Part::Rule) => "activating_at_sea",
            (Self::Recruiting, Part::Sentence | Part::Rule) => "recruiting_at_sea",
            (Self::Acting, Part::Sentence | Part::Rule) => "acting_at_sea",
            (Self::SleepingRobber, Part::Title | Part::Rule) => "sleeping_robber_at_sea",
            _ => self.key(),
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
            Self::Pirate => vec![Rule::SevenRobber],
            Self::Gold => vec![Rule::GoldOrder],
            Self::Abroad => vec![Rule::Chits(words.state.sea_rules().foreign_island)],
            Self::Route => vec![Rule::Award(Award::LongestRoad)],
            Self::Recruiting
            | Self::Activating
            | Self::SleepingRobber
            | Self::Commodities
            | Self::Acting
            | Self::LaidCity
            | Self::Ship
            | Self::Sailing
            | Self::Fog
            | Self::Drawing
            | Self::Payouts
            | Self::Building
            | Self::Undoing
            | Self::Correcting
            | Self::TableView => Vec::new(),
        }
    }
}

/// What is said of a new thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Title,
    Sentence,
    Rule,
}

impl GameWords<'_> {
    /// Its name in the locales, for a part of its words in this game.
    fn lesson_key(&self, lesson: Lesson, part: Part) -> &'static str {
        if lesson.is_first_step() && part == Part::Sentence {
            return lesson.key_of_source(self.state.numbers());
        }
        match self.state.sea() {
            Some(_) => lesson.key_at_sea(part),
            None => lesson.key(),
        }
    }

    /// What it is about: "The barbarians".
    pub fn lesson_title(&self, lesson: Lesson) -> String {
        self.text.get(&format!("lesson-title-{}", self.lesson_key(lesson, Part::Title)))
    }

    /// The sentence that explains it.
    pub fn lesson_sentence(&self, lesson: Lesson) -> String {
        let limit = self.state.rules().hand_limit;
        let points = self.state.sea_rules().foreign_island;
        let values: [(&str, Value<'_>); 2] = [("limit", limit.into()), ("count", points.into())];
        self.text.with(&format!("lesson-says-{}", self.lesson_key(lesson, Part::Sentence)), &values)
    }

    /// Its rule in plain words, and the rules behind it; none of a first step.
    pub fn lesson_rules(&self, lesson: Lesson) -> Vec<RuleWords> {
        if lesson.is_first_step() {
            return Vec::new();
        }
        let card = self.progress_card(ProgressCard::Alchemist);
        let values: [(&str, Value<'_>); 1] = [("card", card.into())];
        let words = self
            .text
            .with(&format!("lesson-rule-{}", self.lesson_key(lesson, Part::Rule)), &values);
        let mut rules = vec![RuleWords { words, authority: Authority::Official }];
        rules.extend(self.said(&lesson.rules(self)));
        rules
    }
}
