//! The seasons, and the faces of the event die that cards show for each.

use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

/// A season (RULES 9, decks B, C, D).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Season {
    /// Top left on a card; the one before the first weather card.
    #[default]
    Spring,
    /// Top right.
    Summer,
    /// Bottom left.
    Autumn,
    /// Bottom right.
    Winter,
}

impl Season {
    /// All four in the order of the year.
    pub const ALL: [Self; 4] = [Self::Spring, Self::Summer, Self::Autumn, Self::Winter];

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

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Spring => "spring",
            Self::Summer => "summer",
            Self::Autumn => "autumn",
            Self::Winter => "winter",
        }
    }
}

/// A face of the event die (RULES 9): three of the real die's six are ships,
/// the others a gate each.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum EventFace {
    /// The barbarian ship moves a step.
    Ship,
    /// The yellow gate.
    Trade,
    /// The blue gate.
    Politics,
    /// The green gate.
    Science,
}

impl EventFace {
    /// All four kinds, the ship first.
    pub const ALL: [Self; 4] = [Self::Ship, Self::Trade, Self::Politics, Self::Science];

    /// The six faces of the real die.
    pub const DIE: [Self; 6] =
        [Self::Ship, Self::Ship, Self::Ship, Self::Trade, Self::Politics, Self::Science];

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ship => "ship",
            Self::Trade => "trade",
            Self::Politics => "politics",
            Self::Science => "science",
        }
    }
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

impl From<EnumMap<Season, EventFace>> for Faces {
    fn from(faces: EnumMap<Season, EventFace>) -> Self {
        Self {
            spring: faces[Season::Spring],
            summer: faces[Season::Summer],
            autumn: faces[Season::Autumn],
            winter: faces[Season::Winter],
        }
    }
}
