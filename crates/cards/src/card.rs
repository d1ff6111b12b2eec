//! Event cards, the seasons they name, and their form as bytes and as hexadecimal digits, which
//! piles take in commitments and files.

use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

board::bounded! {
    /// The face of one die, 1 to 6.
    #[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("minimum" = 1, "maximum" = 6)))]
    pub struct Die(1..=6);
    BadDie = "a die shows 1 to 6, not {0}";
}

impl Die {
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    pub const fn pips(self) -> u8 {
        self.0
    }
}

board::lettered! {
    /// The name of an event within its deck, such as `robber_attacks`: lower-case
    /// letters, digits and underscores, at most 40.
    #[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z0-9_]{1,40}$")))]
    pub struct EventId(1..=40, 'a'..='z' | '0'..='9' | '_');
    BadEventId(60) = "an event's name is 1 to 40 lower-case letters, digits and underscores, not `{0}`";
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
    /// Name of its event in the deck.
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

    /// Returns whether its event happens in `season`.
    pub fn is_featured_in(&self, season: Season) -> bool {
        self.season.is_none_or(|featured| featured == season)
    }

    /// The event-die face in the quadrant of `season`.
    pub fn face_in(&self, season: Season) -> Option<EventFace> {
        self.faces.map(|faces| faces.of(season))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PileCard {
    /// The numbered card at index `card` of the game's deck `deck`, both from 0.
    Numbered {
        /// Index among the game's decks.
        deck: u8,
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
    pub const fn is_numbered(self) -> bool {
        matches!(self, Self::Numbered { .. })
    }
}

/// A preparation in a file that can't be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the order of a pile can't be made out")]
pub struct Illegible;

pub(super) fn bytes_of(order: &[PileCard]) -> Vec<u8> {
    let bytes = |card: &PileCard| match card {
        PileCard::Numbered { deck, card } => [*deck, *card],
        PileCard::NewYear => [u8::MAX, 0],
        PileCard::LeapYear => [u8::MAX, 1],
        PileCard::Weather(season) => [u8::MAX, 2 + *season as u8],
    };
    order.iter().flat_map(bytes).collect()
}

pub(super) fn card_of(bytes: &[u8]) -> Result<PileCard, Illegible> {
    match bytes {
        [u8::MAX, 0] => Ok(PileCard::NewYear),
        [u8::MAX, 1] => Ok(PileCard::LeapYear),
        [u8::MAX, season] => {
            let season = Season::ALL.get(usize::from(*season).wrapping_sub(2));
            season.map(|season| PileCard::Weather(*season)).ok_or(Illegible)
        }
        [deck, card] => Ok(PileCard::Numbered { deck: *deck, card: *card }),
        _ => Err(Illegible),
    }
}

board::keyed! {
    /// A season (RULES 9, decks B, C, D).
    #[derive(Default, Enum)]
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Season {
        /// Top left on a card; the one before the first weather card.
        #[default]
        Spring = "spring",
        /// Top right.
        Summer = "summer",
        /// Bottom left.
        Autumn = "autumn",
        /// Bottom right.
        Winter = "winter",
    }
}

impl Season {
    /// The one that follows.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Spring => Self::Summer,
            Self::Summer => Self::Autumn,
            Self::Autumn => Self::Winter,
            Self::Winter => Self::Spring,
        }
    }
}

board::keyed! {
    /// A face of the event die (RULES 9): three of the real die's six are ships,
    /// the others a gate each.
    #[derive(Enum)]
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum EventFace {
        /// The barbarian ship moves a step.
        Ship = "ship",
        /// The yellow gate.
        Trade = "trade",
        /// The blue gate.
        Politics = "politics",
        /// The green gate.
        Science = "science",
    }
}

impl EventFace {
    /// The six faces of the real die.
    pub const DIE: [Self; 6] =
        [Self::Ship, Self::Ship, Self::Ship, Self::Trade, Self::Politics, Self::Science];
}

/// The event-die face in each quadrant of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Faces {
    /// Top left.
    pub spring: EventFace,
    /// Top right.
    pub summer: EventFace,
    /// Bottom left.
    pub autumn: EventFace,
    /// Bottom right.
    pub winter: EventFace,
}

impl Faces {
    /// The face that counts in `season`.
    pub const fn of(self, season: Season) -> EventFace {
        match season {
            Season::Spring => self.spring,
            Season::Summer => self.summer,
            Season::Autumn => self.autumn,
            Season::Winter => self.winter,
        }
    }
}

board::converts!(EnumMap<Season, EventFace> => Faces: |faces| Self {
    spring: faces[Season::Spring],
    summer: faces[Season::Summer],
    autumn: faces[Season::Autumn],
    winter: faces[Season::Winter],
});
