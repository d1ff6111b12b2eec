//! What Cities & Knights asks of the players.

use serde::{Deserialize, Serialize};

use super::Track;
use crate::game::Seat;

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum KnightsTask {
    /// A metropolis goes on a city of its owner's choice.
    PlaceMetropolis {
        /// Whose.
        player: Seat,
        /// Of which track.
        track: Track,
    },
    /// The event die comes next: it is never open, since the app does what it shows.
    EventDie {
        /// Whose turn it is.
        player: Seat,
    },
    /// The barbarians pillage a city of its owner's choice (KNIGHTS 9).
    LoseCity {
        /// Whose.
        player: Seat,
    },
    /// A progress card is drawn from a deck of choice (KNIGHTS 9).
    ChooseDeck {
        /// Who draws.
        player: Seat,
    },
    /// One progress card too many goes back (KNIGHTS 8).
    PutBack {
        /// Whose.
        player: Seat,
    },
    /// A displaced knight goes where its owner's roads lead.
    Relocate {
        /// Whose.
        player: Seat,
    },
}

impl KnightsTask {
    /// Whose it is.
    pub const fn player(&self) -> Seat {
        match self {
            Self::PlaceMetropolis { player, .. }
            | Self::EventDie { player }
            | Self::LoseCity { player }
            | Self::ChooseDeck { player }
            | Self::PutBack { player }
            | Self::Relocate { player } => *player,
        }
    }
}
