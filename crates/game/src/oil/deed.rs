//! Deeds with oil, the tasks they bring, their consequences, and the reasons that they are refused.

use serde::{Deserialize, Serialize};

use crate::{Cards, Roll, Seat};
use board::{Hex, Intersection, MAX_CELLS, Resource};
use derive::Said;

/// A deed of the player that it names; where it names none, of the active one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "does", rename_all = "snake_case")]
#[said("oil-act", names)]
pub enum OilDeed {
    /// Used an oil for two of a resource.
    Convert { resource: Resource },
    /// Built an oil metropolis on a city of their own.
    BuildMetropolis { at: Intersection },
    /// Turned an oil over for good.
    Sequester,
    /// Rolled for the disaster that ends a turn.
    Disaster { number: Roll },
    /// Drew the hex that is polluted.
    Pollute { at: Hex },
    /// Discarded oil for a 7, and cards with it.
    Discard {
        player: Seat,
        count: u8,
        /// The cards, if they were told.
        #[said("cards", none = "untold")]
        cards: Option<Cards>,
    },
    /// Took an oil in place of a random card.
    Steal {
        player: Seat,
        #[said("from")]
        from: Seat,
    },
    /// Took an oil in place of a resource from the bank.
    Take { player: Seat },
    /// Gave another player an oil in place of a card.
    Give {
        player: Seat,
        #[said("to")]
        to: Seat,
    },
    /// Played Monopoly on oil: an oil from each of the others, as long as there was room.
    Monopoly,
    /// Played Year of Plenty, and took oil.
    YearOfPlenty {
        count: u8,
        /// Cards that were taken with it.
        #[said("cards")]
        cards: Cards,
    },
}

impl OilDeed {
    /// Returns whether it puts a building in another's place, or takes one away, and so may change
    /// what awards are held for.
    pub const fn may_change_awards(&self) -> bool {
        match self {
            Self::BuildMetropolis { .. } | Self::Disaster { .. } => true,
            Self::Convert { .. }
            | Self::Sequester
            | Self::Pollute { .. }
            | Self::Discard { .. }
            | Self::Steal { .. }
            | Self::Take { .. }
            | Self::Give { .. }
            | Self::Monopoly
            | Self::YearOfPlenty { .. } => false,
        }
    }
}

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "what", rename_all = "snake_case")]
#[said("oil-task", players)]
pub enum OilTask {
    /// Two dice say which disaster ends the turn (TRADERS 7.5).
    Disaster { player: Seat },
    /// The lot says which of these hexes is polluted (TRADERS 7.5).
    Lot {
        player: Seat,
        /// Sorted.
        #[said(skip)]
        among: Vec<Hex>,
    },
}

impl OilTask {
    /// Returns `true` if it names no more places than there are.
    pub const fn is_bounded(&self) -> bool {
        match self {
            Self::Disaster { .. } => true,
            Self::Lot { among, .. } => among.len() <= MAX_CELLS,
        }
    }
}

/// Something that follows from an act by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum OilChange {
    /// Oil from the supply for a number (TRADERS 7.3).
    Got { player: Seat, count: u8 },
    /// An oil went to whoever played Monopoly (TRADERS 7.3).
    Took { player: Seat, from: Seat },
    /// A flood took a building (TRADERS 7.5).
    Removed { player: Seat, at: Intersection },
    /// A flood made a city a settlement (TRADERS 7.5).
    Reduced { player: Seat, at: Intersection },
    /// A hex lost its token, or a spring its oil (TRADERS 7.5).
    Polluted { at: Hex },
    /// Another Champion of the Environment, or none any more (TRADERS 7.6).
    Champion { player: Option<Seat> },
    /// The disaster is over, and so is the turn.
    TurnEnded,
}

impl OilChange {
    /// Returns whom it concerns.
    pub const fn player(self) -> Option<Seat> {
        match self {
            Self::Got { player, .. }
            | Self::Took { from: player, .. }
            | Self::Removed { player, .. }
            | Self::Reduced { player, .. } => Some(player),
            Self::Champion { player } => player,
            Self::Polluted { .. } | Self::TurnEnded => None,
        }
    }
}

/// Something that can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("oil", names, error)]
pub enum NotOil {
    /// This table plays without oil.
    NotPlayed,
    /// Somebody hasn't so much oil.
    TooLittle(Seat),
    /// The supply hasn't so much oil.
    SupplyEmpty,
    /// No city of the player's that could become an oil metropolis.
    NoCity(Intersection),
    /// All oil metropolises are built.
    NoMetropolisLeft,
    /// Nobody can have lost their token so: the hex is no land.
    NoLand(Hex),
    /// No spring is there.
    NoSpring(Hex),
}

/// A rule of oil that was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[said("breach-oil", names, cites, error)]
pub enum OilBreach {
    /// TRADERS 7: no oil is used past the end of the track.
    TrackFull {
        /// Oil that may still be used.
        left: u8,
    },
    /// TRADERS 7: no oil is used after one was sequestered in the turn.
    UsedAfterSequestering,
    /// TRADERS 7: no oil is sequestered in a turn in which some was used.
    SequesteredAfterUse,
    /// TRADERS 7: one oil a turn is sequestered.
    SecondSequestered,
    /// TRADERS 7: nobody holds more than the limit.
    OverLimit(Seat),
    /// TRADERS 7: at this table oil doesn't count for a 7 and isn't stolen.
    NoCard,
    /// TRADERS 7: this card brings no oil.
    NoOilByCard,
    /// TRADERS 7: never oil for oil.
    OilForOil,
    /// TRADERS 7: pollution hits another hex.
    WrongHex(Hex),
    /// TRADERS 7: the robber doesn't go to a hex that has lost its token.
    RobberNotThere(Hex),
}
