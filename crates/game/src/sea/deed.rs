//! What players do in Seafarers beside what they do in the base game, what it asks of them, and
//! what follows from that.

use derive::Said;
use serde::{Deserialize, Serialize};

use super::Chit;
use crate::{Cards, Ground, MessageValue, Seat};
use board::{Hex, Intersection, Path};

/// What somebody did. Where no player is named, it was whoever builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "does", rename_all = "snake_case")]
#[said("sea-act", names)]
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
        #[said("cards", none = "untold")]
        cards: Option<Cards>,
    },
    /// Turned up a hidden hex.
    TurnUp {
        player: Seat,
        at: Hex,
        /// What it is; nothing: sea.
        #[said("what", with = MessageValue::Ground)]
        is: Option<Ground>,
    },
}

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "what", rename_all = "snake_case")]
#[said("sea-task", players)]
pub enum SeaTask {
    /// Resources of choice come from the bank for gold (SEA 6, 7).
    Gold {
        player: Seat,
        #[said("count", with = MessageValue::GoldDue)]
        count: u8,
    },
    /// A hidden hex is turned up (SEA 7).
    TurnUp {
        player: Seat,
        #[said("place")]
        at: Hex,
    },
    /// A ship that a Diplomat took up may be laid again (SEA 12).
    FreeShip { player: Seat },
}

impl SeaTask {
    /// Returns whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        match self {
            Self::Gold { .. } | Self::TurnUp { .. } => false,
            Self::FreeShip { .. } => true,
        }
    }
}

/// Something that follows from an act by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum SeaChange {
    /// A first settlement on a foreign island brought points (SEA 8).
    Earned { player: Seat, chit: Chit },
}
