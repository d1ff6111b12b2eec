//! Where in its course a game is, and how it ended.

use serde::{Deserialize, Serialize};

use super::Seat;
use board::Intersection;

/// Which placement of the opening is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Round {
    /// In seat order.
    First,
    /// Back again; the settlement brings cards.
    Second,
}

/// Where in its course the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The opening: a settlement, then its road.
    Founding {
        round: Round,
        /// The settlement that still lacks its road.
        settlement: Option<Intersection>,
    },
    /// The turn has begun; no number yet.
    BeforeProduction,
    /// The number is there; its event's tasks come before what it brings.
    Event,
    /// Trading and building.
    Trading,
    /// Others build before the turn passes (RULES 4.5).
    ExtraBuilding { builder: Seat },
    /// Somebody has won, or the game was broken off.
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum Over {
    /// Won with points that all could see.
    PublicPoints { winner: Seat },
    /// Won with victory point cards revealed at the end.
    RevealedCards { winner: Seat },
    /// Broken off, with the points as they stood.
    BrokenOff,
}

impl Over {
    /// Returns who won, if anybody did.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::PublicPoints { winner } | Self::RevealedCards { winner } => Some(winner),
            Self::BrokenOff => None,
        }
    }

    /// Returns how, in files and scripts; never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::PublicPoints { .. } => "public_points",
            Self::RevealedCards { .. } => "revealed_cards",
            Self::BrokenOff => "broken_off",
        }
    }
}
