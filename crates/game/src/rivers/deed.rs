//! Deeds of rivers beside those of the base game, and the reasons that they are refused.

use serde::{Deserialize, Serialize};

use crate::Seat;
use board::{Intersection, Path};
use derive::Said;

/// Price in gold of a city that is about to be pillaged (TRADERS 8.2).
pub const SAVED_CITY: u16 = 5;

/// A deed of the player that it names; where it names none, of the one who builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "does", rename_all = "snake_case")]
#[said("rivers-act", names)]
pub enum RiversDeed {
    /// Built a bridge.
    BuildBridge { at: Path },
    /// Saved a city from the barbarians for gold.
    SaveCity { player: Seat },
}

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "what", rename_all = "snake_case")]
#[said("rivers-task", players)]
pub enum RiversTask {
    /// A bridge that fish paid for may be built (TRADERS 8.4).
    FreeBridge { player: Seat },
}

impl RiversTask {
    /// Returns whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        match self {
            Self::FreeBridge { .. } => true,
        }
    }
}

/// Something that can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("rivers", names, error)]
pub enum NoRiver {
    /// This table plays without rivers.
    NotPlayed,
    /// Bridges stand where a river runs between two hexes, or into the sea.
    NoSite(Path),
}

/// A rule about rivers that was not kept, with the place that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[said("breach-rivers", names, cites, error)]
pub enum RiversBreach {
    /// TRADERS 2.4: a bridge touches a road, bridge, or building of its owner's.
    BridgeNotConnected(Path),
    /// TRADERS 2.4: a bridge doesn't go on past another player's building.
    BridgeThroughBuilding {
        /// The site where it was wanted.
        at: Path,
        building: Intersection,
    },
    /// TRADERS 2.4: only a bridge lies on a bridge site.
    OnBridgeSite(Path),
    /// TRADERS 8.2: a Diplomat takes no bridge.
    BridgeStays(Path),
    /// TRADERS 8.3: whoever has no gold leaves a ship at a river where it lies.
    ShipAtRiver(Path),
}
