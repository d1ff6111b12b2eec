//! What the table puts right of Seafarers.

use serde::{Deserialize, Serialize};

use super::Chit;
use crate::{Condition, Seat, ThisTurn};
use board::{Hex, MAX_CELLS, Path, Spot};

/// The most points from foreign islands that anybody can be given.
pub const MOST_CHIT_POINTS: u8 = 50;

/// How it is in truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum SeaCorrection {
    /// The ship on a path.
    Ship {
        /// Where.
        at: Path,
        /// Whose and how it lies; nothing: there is none.
        is: Option<(Seat, Condition)>,
    },
    /// Whether a ship may be moved in this turn: not where it was built in it.
    Built {
        /// Where it lies.
        at: Path,
        /// Done: it was built in this turn.
        is: ThisTurn,
    },
    /// Whether a player may still move a ship in this turn.
    Moved {
        /// Who.
        player: Seat,
        /// Done: they have.
        is: ThisTurn,
    },
    /// Where the pirate stands.
    Pirate {
        /// The sea hex; nothing: beside the board.
        at: Option<Hex>,
    },
    /// What a player has earned on an island.
    Chit {
        /// Who.
        player: Seat,
        /// A hex of the island, and the points; 0: none.
        chit: Chit,
    },
    /// Which islands are home to a player.
    Home {
        /// Who.
        player: Seat,
        /// A hex of each of them.
        hexes: Vec<Hex>,
    },
    /// A hex lies face down.
    Hidden {
        /// Where.
        at: Hex,
    },
}

impl SeaCorrection {
    /// Whether it lists no more of anything than a table has.
    pub(crate) fn is_bounded(&self) -> bool {
        match self {
            Self::Home { hexes, .. } => hexes.len() <= MAX_CELLS,
            Self::Ship { .. }
            | Self::Built { .. }
            | Self::Moved { .. }
            | Self::Pirate { .. }
            | Self::Chit { .. }
            | Self::Hidden { .. } => true,
        }
    }

    /// Whom it is about, if it is about somebody.
    pub const fn player(&self) -> Option<Seat> {
        match self {
            Self::Chit { player, .. }
            | Self::Home { player, .. }
            | Self::Moved { player, .. }
            | Self::Ship { is: Some((player, _)), .. } => Some(*player),
            _ => None,
        }
    }

    /// The place that was corrected, if it has one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::Ship { at, .. } | Self::Built { at, .. } => Some(Spot::Path(*at)),
            Self::Pirate { at: Some(at) }
            | Self::Chit { chit: Chit { island: at, .. }, .. }
            | Self::Hidden { at } => Some(Spot::Hex(*at)),
            _ => None,
        }
    }
}
