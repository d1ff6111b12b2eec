//! What players do in Seafarers beside what they do in the base game.

use serde::{Deserialize, Serialize};

use crate::{Cards, Ground, Seat};
use board::{Hex, Intersection, Path, Spot};

/// What somebody did. Where no player is named, it was whoever builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "does", rename_all = "snake_case")]
pub enum SeaDeed {
    /// Placed a ship beside a settlement of the opening, in place of the road.
    FoundShip {
        /// Where.
        at: Path,
    },
    /// Built a ship, also a free one of Road Building.
    BuildShip {
        /// Where.
        at: Path,
    },
    /// Moved a ship.
    MoveShip {
        /// Where it lay.
        from: Path,
        /// Where it lies now.
        to: Path,
    },
    /// Moved the pirate in place of the robber.
    MovePirate {
        /// To which sea hex.
        to: Hex,
    },
    /// Chased the pirate away with a knight beside it.
    ChasePirate {
        /// Where the knight stands.
        from: Intersection,
        /// Where the pirate goes.
        to: Hex,
    },
    /// Took from the bank what gold brings.
    TakeGold {
        /// Who.
        player: Seat,
        /// What; not told where hands are not followed.
        cards: Option<Cards>,
    },
    /// Turned up a hidden hex.
    TurnUp {
        /// Who found it.
        player: Seat,
        /// Where.
        at: Hex,
        /// What it is; nothing: sea.
        is: Option<Ground>,
    },
}

impl SeaDeed {
    /// Who did it, where it names somebody.
    pub const fn player(&self) -> Option<Seat> {
        match self {
            Self::TakeGold { player, .. } | Self::TurnUp { player, .. } => Some(*player),
            _ => None,
        }
    }

    /// The place that it is about, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::FoundShip { at } | Self::BuildShip { at } | Self::MoveShip { to: at, .. } => {
                Some(Spot::Path(*at))
            }
            Self::MovePirate { to: at }
            | Self::ChasePirate { to: at, .. }
            | Self::TurnUp { at, .. } => Some(Spot::Hex(*at)),
            Self::TakeGold { .. } => None,
        }
    }
}
