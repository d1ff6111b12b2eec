//! What players do in Cities & Knights beside what they do in the base game.

use serde::{Deserialize, Serialize};

use super::Track;
use crate::board::{Hex, Intersection};
use crate::game::Seat;

/// What somebody did. Where no player is named, it was whoever builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "does", rename_all = "snake_case")]
pub enum KnightsDeed {
    /// Put a wall under one of their cities.
    BuildWall {
        /// Where.
        at: Intersection,
    },
    /// Reached the next level of a track.
    Improve {
        /// Of which.
        track: Track,
    },
    /// Put the metropolis of a track on one of their cities.
    PlaceMetropolis {
        /// Who.
        player: Seat,
        /// Of which track.
        track: Track,
        /// Where.
        at: Intersection,
    },
    /// Placed a basic knight, inactive.
    Recruit {
        /// Where.
        at: Intersection,
    },
    /// Made a knight active.
    Activate {
        /// Where it stands.
        at: Intersection,
    },
    /// Made a knight stronger by a level.
    Promote {
        /// Where it stands.
        at: Intersection,
    },
    /// Moved a knight to a free intersection.
    MoveKnight {
        /// Where it stood.
        from: Intersection,
        /// Where it stands now.
        to: Intersection,
    },
    /// Moved a knight to where a weaker one of somebody else stood.
    Displace {
        /// Where it stood.
        from: Intersection,
        /// Where it stands now.
        to: Intersection,
    },
    /// Placed their displaced knight again.
    Relocate {
        /// Whose.
        player: Seat,
        /// Where.
        to: Intersection,
    },
    /// Lost a city to the barbarians.
    LoseCity {
        /// Whose.
        player: Seat,
        /// Where.
        at: Intersection,
    },
    /// Drew a progress card from a deck of choice.
    ChooseDeck {
        /// Who.
        player: Seat,
        /// Which.
        track: Track,
    },
    /// Put a progress card back under its deck.
    PutBack {
        /// Who.
        player: Seat,
        /// Of which deck.
        track: Track,
    },
    /// Chased the robber away with a knight beside it.
    ChaseRobber {
        /// Where the knight stands.
        from: Intersection,
        /// Where the robber goes.
        to: Hex,
    },
}

impl KnightsDeed {
    /// Who did it, where it names somebody.
    pub const fn player(&self) -> Option<Seat> {
        match self {
            Self::PlaceMetropolis { player, .. }
            | Self::Relocate { player, .. }
            | Self::LoseCity { player, .. }
            | Self::ChooseDeck { player, .. }
            | Self::PutBack { player, .. } => Some(*player),
            _ => None,
        }
    }

    /// The intersection that it is about, if there is one.
    pub const fn place(&self) -> Option<Intersection> {
        match self {
            Self::BuildWall { at }
            | Self::PlaceMetropolis { at, .. }
            | Self::Recruit { at }
            | Self::Activate { at }
            | Self::Promote { at }
            | Self::MoveKnight { to: at, .. }
            | Self::Displace { to: at, .. }
            | Self::Relocate { to: at, .. }
            | Self::LoseCity { at, .. }
            | Self::ChaseRobber { from: at, .. } => Some(*at),
            Self::Improve { .. } | Self::ChooseDeck { .. } | Self::PutBack { .. } => None,
        }
    }
}
