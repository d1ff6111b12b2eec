//! One event card, and the cards in a pile.

use serde::{Deserialize, Serialize};

use super::{EventFace, Faces, Season};

/// The face of one die, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("minimum" = 1, "maximum" = 6)))]
pub struct Die(u8);

/// A number that no die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct BadDie(pub u8);

impl Die {
    /// All six faces.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The number of pips, 1 to 6.
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
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z0-9_]{1,40}$")))]
pub struct EventId(String);

/// A text that is not a valid event name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an event's name is 1 to 40 lower-case letters, digits and underscores, not `{0}`")]
pub struct BadEventId(String);

impl EventId {
    /// The name as text.
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
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Card {
    /// The red die.
    pub red: Die,
    /// The yellow die.
    pub yellow: Die,
    /// The only season in which the event happens; left out: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<Season>,
    /// What happens, by its name in the deck.
    pub event: EventId,
    /// The event-die face of each season; left out: the card has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faces: Option<Faces>,
}

impl Card {
    /// The production number: red and yellow together, 2 to 12.
    pub const fn number(&self) -> u8 {
        self.red.pips() + self.yellow.pips()
    }

    /// Whether its event happens in `season`.
    pub fn is_featured_in(&self, season: Season) -> bool {
        self.season.is_none_or(|featured| featured == season)
    }

    /// The event-die face in the quadrant of `season`.
    pub fn face_in(&self, season: Season) -> Option<EventFace> {
        self.faces.map(|faces| faces.of(season))
    }
}

/// A card in a game's pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PileCard {
    /// The numbered card at index `card` of the game's deck `deck`, both from 0.
    Numbered {
        /// Which of the game's decks.
        deck: u8,
        /// Which of its cards.
        card: u8,
    },
    /// New Year: the pile ends here, or continues if the table votes for a Leap Year.
    NewYear,
    /// Leap Year: the hidden cards are drawn too.
    LeapYear,
    /// Change in the Weather: this season begins.
    Weather(Season),
}

impl PileCard {
    /// Whether it has a number.
    pub const fn is_numbered(self) -> bool {
        matches!(self, Self::Numbered { .. })
    }
}
