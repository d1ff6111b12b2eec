//! An answer: the question, the count line by line, and the rules.

use super::rules::RuleWords;
use game::{Cards, Seat};

/// How much a line matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// Part of the count.
    #[default]
    Plain,
    /// The total.
    Sum,
    /// A side note.
    Faint,
}

/// One line of the count: a sentence, with what it is about before it.
#[derive(Debug, Default)]
pub struct Line {
    /// The sentence.
    pub words: String,
    /// Whose mark is shown before it.
    pub seat: Option<Seat>,
    /// The cards shown before it.
    pub cards: Cards,
    /// How much it matters.
    pub weight: Weight,
}

impl Line {
    /// A sentence.
    pub fn of(words: String) -> Self {
        Self { words, ..Self::default() }
    }

    /// The total.
    pub fn sum(words: String) -> Self {
        Self { weight: Weight::Sum, ..Self::of(words) }
    }

    /// A sentence that matters less.
    pub fn faint(words: String) -> Self {
        Self { weight: Weight::Faint, ..Self::of(words) }
    }

    /// With a player's mark before it.
    #[must_use]
    pub fn about(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// With cards before it.
    #[must_use]
    pub fn with(self, cards: Cards) -> Self {
        Self { cards, ..self }
    }
}

/// An answer in words.
#[derive(Debug, Default)]
pub struct Answer {
    /// The question.
    pub title: String,
    /// The count.
    pub lines: Vec<Line>,
    /// The rules it follows from.
    pub rules: Vec<RuleWords>,
}
