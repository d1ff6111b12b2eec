//! Where in its course a game is.

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
        /// Which round.
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
    ExtraBuilding {
        /// Whose time it is.
        builder: Seat,
    },
    /// Somebody has won, or the game was broken off.
    Over,
}
