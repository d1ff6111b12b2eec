//! One event card, and the cards that lie in a pile.

use serde::{Deserialize, Serialize};

/// The face of one die, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

/// A number that no die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct BadDie(pub u8);

impl Die {
    /// The number of pips, 1 to 6.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Die {
    type Error = BadDie;

    fn try_from(pips: u8) -> Result<Self, BadDie> {
        if (1..=6).contains(&pips) { Ok(Self(pips)) } else { Err(BadDie(pips)) }
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

/// The name of an event within its deck, such as `robber_attacks`: lower-case
/// letters, digits and underscores, at most 40.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EventId(String);

/// A text that is no event's name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an event's name is 1 to 40 lower-case letters, digits and underscores, not `{0}`")]
pub struct BadEventId(String);

impl EventId {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for EventId {
    type Error = BadEventId;

    fn try_from(name: String) -> Result<Self, BadEventId> {
        let fits =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
        if (1..=40).contains(&name.len()) && name.chars().all(fits) {
            Ok(Self(name))
        } else {
            Err(BadEventId(name.chars().take(60).collect()))
        }
    }
}

impl From<EventId> for String {
    fn from(event: EventId) -> Self {
        event.0
    }
}

impl std::fmt::Display for EventId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A numbered card: two dice and an event (RULES 9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The red die.
    pub red: Die,
    /// The yellow die.
    pub yellow: Die,
    /// What happens, by its name in the deck.
    pub event: EventId,
}

impl Card {
    /// The production number: red and yellow together, 2 to 12.
    #[must_use]
    pub const fn number(&self) -> u8 {
        self.red.pips() + self.yellow.pips()
    }
}

/// A card as it lies in a game's pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PileCard {
    /// The numbered card at place `card` of the game's deck `deck`, both from 0.
    Numbered {
        /// Which of the game's decks.
        deck: u8,
        /// Which of its cards.
        card: u8,
    },
    /// New Year: the deck is prepared afresh.
    NewYear,
}
