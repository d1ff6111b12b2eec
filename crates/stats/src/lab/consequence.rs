//! What events do to players, by kind.

use serde::Serialize;

use cards::Effect;

/// Something that an event makes happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Consequence {
    /// Players take cards from the bank.
    Take,
    /// Players give each other cards.
    Give,
    /// Players take cards from each other.
    Steal,
    /// Players pay the bank.
    Pay,
    /// Players exchange cards with the bank.
    Swap,
    /// Large hands discard.
    Discard,
    /// The robber moves, flees, or sleeps.
    Robber,
    /// Hexes or buildings yield more or less.
    Yield,
    /// Roads are damaged.
    Damage,
    /// Roads are mended.
    Mend,
    /// Another season begins.
    Season,
    /// The barbarian ship moves.
    Ship,
    /// The table handles it without the app.
    AtTable,
}

impl Consequence {
    /// All kinds.
    pub const ALL: [Self; 13] = [
        Self::Take,
        Self::Give,
        Self::Steal,
        Self::Pay,
        Self::Swap,
        Self::Discard,
        Self::Robber,
        Self::Yield,
        Self::Damage,
        Self::Mend,
        Self::Season,
        Self::Ship,
        Self::AtTable,
    ];

    /// What every 7 does, regardless of its card.
    pub const OF_SEVEN: [Self; 3] = [Self::Discard, Self::Robber, Self::Steal];

    /// The kind of an effect.
    pub const fn of(effect: &Effect) -> Self {
        match effect {
            Effect::Take { .. } => Self::Take,
            Effect::Give { .. } => Self::Give,
            Effect::Steal { .. } => Self::Steal,
            Effect::Pay { .. } => Self::Pay,
            Effect::Swap { .. } => Self::Swap,
            Effect::DiscardHalf {} => Self::Discard,
            Effect::MoveRobber { .. } | Effect::RobberFlees { .. } | Effect::RobberSleeps {} => {
                Self::Robber
            }
            Effect::CapYield { .. } | Effect::Yield { .. } => Self::Yield,
            Effect::DamageRoad { .. } => Self::Damage,
            Effect::MendRoad { .. } => Self::Mend,
            Effect::Season { .. } => Self::Season,
            Effect::MoveBarbarians { .. } => Self::Ship,
            Effect::AtTable {} => Self::AtTable,
        }
    }

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Take => "take",
            Self::Give => "give",
            Self::Steal => "steal",
            Self::Pay => "pay",
            Self::Swap => "swap",
            Self::Discard => "discard",
            Self::Robber => "robber",
            Self::Yield => "yield",
            Self::Damage => "damage",
            Self::Mend => "mend",
            Self::Season => "season",
            Self::Ship => "ship",
            Self::AtTable => "at_table",
        }
    }
}
