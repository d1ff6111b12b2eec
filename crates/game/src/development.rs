//! Development cards (RULES 1, 4, 6): bought face down, told when played.

use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

/// A kind of development card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum DevelopmentCard {
    /// Moves the robber, takes a card, counts for the Largest Army.
    Knight,
    /// Up to two free roads.
    RoadBuilding,
    /// Two cards of choice from the bank.
    YearOfPlenty,
    /// All cards of one resource from all others.
    Monopoly,
    /// 1 point, hidden until revealed.
    VictoryPoint,
}

impl DevelopmentCard {
    /// All five kinds.
    pub const ALL: [Self; 5] =
        [Self::Knight, Self::RoadBuilding, Self::YearOfPlenty, Self::Monopoly, Self::VictoryPoint];

    /// How many there are in the box for so many players.
    pub const fn count(self, players: usize) -> u8 {
        let (four, six) = match self {
            Self::Knight => (14, 20),
            Self::RoadBuilding | Self::YearOfPlenty | Self::Monopoly => (2, 3),
            Self::VictoryPoint => (5, 5),
        };
        if players > 4 { six } else { four }
    }
}

/// The unplayed cards of one player. Nobody but the player knows their kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenCards {
    /// Bought in an earlier turn.
    pub ready: u8,
    /// Bought this turn: not to be played yet.
    pub fresh: u8,
}

impl HiddenCards {
    /// Both together.
    pub const fn total(self) -> u8 {
        self.ready.saturating_add(self.fresh)
    }
}

/// How many of each kind have left the hands: played or revealed.
pub type Spent = EnumMap<DevelopmentCard, u8>;
