//! Why a deed of Seafarers is refused.

use serde::{Deserialize, Serialize};

use crate::Seat;
use board::{Hex, Intersection, Path, Spot};

/// What can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAtSea {
    /// This table plays without it.
    #[error("Seafarers isn't played here")]
    NotPlayed,
    /// No ship of the player's, or not as it would have to lie.
    #[error("no such own ship there")]
    NoShip(Path),
    /// Ships lie on paths with sea beside them that is laid out.
    #[error("no sea beside the path")]
    NoSea(Path),
    /// The pirate stands at sea.
    #[error("no sea there")]
    NoSeaHex(Hex),
    /// Only what is hidden is turned up.
    #[error("the hex lies open")]
    NotHidden(Hex),
    /// There is no pirate to chase.
    #[error("the pirate is not beside the knight")]
    PirateNotBeside(Intersection),
}

impl NotAtSea {
    /// The place that shows it, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::NoShip(at) | Self::NoSea(at) => Some(Spot::Path(*at)),
            Self::NoSeaHex(at) | Self::NotHidden(at) => Some(Spot::Hex(*at)),
            Self::PirateNotBeside(at) => Some(Spot::Intersection(*at)),
            Self::NotPlayed => None,
        }
    }
}

/// A rule of Seafarers that was not kept, with the place that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum SeaBreach {
    /// SEA 2: a ship touches a ship or building of its owner's.
    #[error("the ship touches nothing of its builder's")]
    ShipNotConnected(Path),
    /// SEA 2: a ship doesn't go on past another player's building.
    #[error("the ship would go on behind another player's piece")]
    ShipThroughBuilding {
        /// Where the ship was wanted.
        at: Path,
        /// Where the building stands.
        building: Intersection,
    },
    /// SEA 2: the first ship lies beside the settlement just placed.
    #[error("the ship does not touch the new settlement")]
    ShipNotBesideSettlement(Path),
    /// SEA 2: the pirate keeps ships off the six paths of its hex.
    #[error("the pirate is beside the path")]
    BesidePirate(Path),
    /// SEA 3: one ship a turn.
    #[error("a ship was moved this turn")]
    SecondMove,
    /// SEA 3: not in the turn in which it was built.
    #[error("the ship was built this turn")]
    BuiltThisTurn(Path),
    /// SEA 3: only the last ship of a route moves.
    #[error("the ship is not open")]
    ShipNotOpen(Path),
    /// SEA 3: a closed route stays.
    #[error("the ship is part of a closed route")]
    RouteClosed(Path),
    /// SEA 3: a ship that is turned sideways is repaired first.
    #[error("a damaged ship does not move")]
    DamagedShip(Path),
    /// SEA 5: the pirate goes to another hex.
    #[error("the pirate must move")]
    PirateStays(Hex),
    /// SEA 5: this table keeps the pirate off the frame.
    #[error("the pirate does not go to the frame's sea")]
    PirateOffFrame(Hex),
    /// SEA 5: only a 7 or a knight moves the pirate.
    #[error("the robber is moved, not the pirate")]
    RobberOnly,
    /// SEA 6: the cards are as many as gold brings.
    #[error("gold brings {due} resources, not {given}")]
    WrongGold {
        /// How many were taken.
        given: u16,
        /// How many it should be.
        due: u16,
    },
    /// SEA 10: this scenario begins elsewhere.
    #[error("the opening is elsewhere")]
    BeginsElsewhere(Intersection),
    /// SEA 12: no ship leaves a knight apart.
    #[error("a knight would stand apart")]
    KnightApart(Path),
    /// SEA 12: what a Diplomat took up of one's own stays what it was.
    #[error("road is laid for road, ship for ship")]
    RoadForRoad,
    /// SEA 12: the merchant never stands on gold.
    #[error("the merchant doesn't stand on gold")]
    MerchantOnGold(Hex),
    /// RULES 11: the pirate leaves this player alone, as the robber does.
    #[error("the pirate leaves {0} alone")]
    FriendlyPirate(Seat),
}

impl SeaBreach {
    /// The section of `docs/sea.md` that says so.
    pub const fn section(&self) -> u8 {
        match self {
            Self::ShipNotConnected(_)
            | Self::ShipThroughBuilding { .. }
            | Self::ShipNotBesideSettlement(_)
            | Self::BesidePirate(_) => 2,
            Self::SecondMove
            | Self::BuiltThisTurn(_)
            | Self::ShipNotOpen(_)
            | Self::RouteClosed(_)
            | Self::DamagedShip(_) => 3,
            Self::PirateStays(_)
            | Self::PirateOffFrame(_)
            | Self::FriendlyPirate(_)
            | Self::RobberOnly => 5,
            Self::WrongGold { .. } => 6,
            Self::BeginsElsewhere(_) => 10,
            Self::KnightApart(_) | Self::RoadForRoad | Self::MerchantOnGold(_) => 12,
        }
    }

    /// The place that shows it, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::ShipNotConnected(at)
            | Self::ShipNotBesideSettlement(at)
            | Self::BesidePirate(at)
            | Self::BuiltThisTurn(at)
            | Self::ShipNotOpen(at)
            | Self::RouteClosed(at)
            | Self::DamagedShip(at)
            | Self::KnightApart(at) => Some(Spot::Path(*at)),
            Self::ShipThroughBuilding { building: at, .. } | Self::BeginsElsewhere(at) => {
                Some(Spot::Intersection(*at))
            }
            Self::PirateStays(at) | Self::PirateOffFrame(at) | Self::MerchantOnGold(at) => {
                Some(Spot::Hex(*at))
            }
            Self::SecondMove
            | Self::RobberOnly
            | Self::WrongGold { .. }
            | Self::RoadForRoad
            | Self::FriendlyPirate(_) => None,
        }
    }
}
