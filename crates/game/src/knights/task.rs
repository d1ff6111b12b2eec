//! What Cities & Knights asks of the players.

use serde::{Deserialize, Serialize};

use super::Track;
use crate::Seat;

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum KnightsTask {
    /// A metropolis goes on a city of its owner's choice.
    PlaceMetropolis { player: Seat, track: Track },
    /// The event die comes next. It is open where nobody knows yet what it shows.
    EventDie {
        /// Whose turn it is.
        player: Seat,
    },
    /// The barbarians pillage a city of its owner's choice (KNIGHTS 9).
    LoseCity { player: Seat },
    /// A progress card is drawn from a deck of choice (KNIGHTS 9).
    ChooseDeck { player: Seat },
    /// One progress card too many goes back (KNIGHTS 8).
    PutBack { player: Seat },
    /// A displaced knight goes where its owner's roads lead.
    Relocate { player: Seat },
    /// A knight may be promoted for free (KNIGHTS 12, Smith).
    Promote { player: Seat },
    /// A resource may be offered for a commodity (KNIGHTS 12, Commercial Harbor).
    TradeAtHarbor { player: Seat, with: Seat },
    /// A card is taken from everybody beside the robber (KNIGHTS 12, Bishop). It becomes
    /// a task for each of them once the robber stands there.
    StealFromEach { player: Seat },
    /// A knight deserts, of its owner's choice (KNIGHTS 12, Deserter).
    LoseKnight { player: Seat },
    /// A knight like the one that deserted may be placed (KNIGHTS 12, Deserter).
    PlaceDeserter { player: Seat },
}

impl KnightsTask {
    pub const fn player(&self) -> Seat {
        match self {
            Self::PlaceMetropolis { player, .. }
            | Self::EventDie { player }
            | Self::LoseCity { player }
            | Self::ChooseDeck { player }
            | Self::PutBack { player }
            | Self::Relocate { player }
            | Self::Promote { player }
            | Self::TradeAtHarbor { player, .. }
            | Self::StealFromEach { player }
            | Self::LoseKnight { player }
            | Self::PlaceDeserter { player } => *player,
        }
    }

    /// Whether it is a step of a progress card.
    pub const fn is_of_progress(&self) -> bool {
        self.traits().0
    }

    /// Whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        self.traits().1
    }

    const fn traits(&self) -> (bool, bool) {
        match self {
            Self::Promote { .. } | Self::TradeAtHarbor { .. } | Self::PlaceDeserter { .. } => {
                (true, true)
            }
            Self::StealFromEach { .. } | Self::LoseKnight { .. } => (true, false),
            Self::PlaceMetropolis { .. }
            | Self::EventDie { .. }
            | Self::LoseCity { .. }
            | Self::ChooseDeck { .. }
            | Self::PutBack { .. }
            | Self::Relocate { .. } => (false, false),
        }
    }
}
