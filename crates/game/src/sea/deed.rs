//! What players do in Seafarers beside what they do in the base game.

use serde::{Deserialize, Serialize};

use crate::{Cards, Ground, Named, Seat};
use board::{Hex, Intersection, Path, Spot};

/// What somebody did. Where no player is named, it was whoever builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "does", rename_all = "snake_case")]
pub enum SeaDeed {
    /// Placed a ship beside a settlement of the opening, in place of the road.
    FoundShip {
        at: Path,
    },
    /// Built a ship, also a free one of Road Building.
    BuildShip {
        at: Path,
    },
    MoveShip {
        from: Path,
        to: Path,
    },
    /// Moved the pirate in place of the robber.
    MovePirate {
        to: Hex,
    },
    /// Chased the pirate away with a knight beside it.
    ChasePirate {
        from: Intersection,
        to: Hex,
    },
    /// Took from the bank what gold brings.
    TakeGold {
        player: Seat,
        /// What; not told where hands are not followed.
        cards: Option<Cards>,
    },
    /// Turned up a hidden hex.
    TurnUp {
        player: Seat,
        at: Hex,
        /// What it is; nothing: sea.
        is: Option<Ground>,
    },
}

impl SeaDeed {
    /// Players and place that it names.
    pub const fn named(&self) -> Named {
        match self {
            Self::FoundShip { at } | Self::BuildShip { at } | Self::MoveShip { to: at, .. } => {
                Named::NOTHING.at(Spot::Path(*at))
            }
            Self::MovePirate { to } | Self::ChasePirate { to, .. } => {
                Named::NOTHING.at(Spot::Hex(*to))
            }
            Self::TurnUp { player, at, .. } => Named::player(*player).at(Spot::Hex(*at)),
            Self::TakeGold { player, .. } => Named::player(*player),
        }
    }
}
