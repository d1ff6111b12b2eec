//! What players do in Cities & Knights beside what they do in the base game.

use serde::{Deserialize, Serialize};

use super::{Asks, KnightLevel, Play, PointCard, Track};
use crate::{Named, Seat};
use board::{Commodity, Hex, Intersection, Resource, Spot};
use cards::{Die, EventFace};

/// What came of offering a resource for a commodity (KNIGHTS 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HarborTrade {
    /// Both cards changed hands, seen by all.
    Seen(Resource, Commodity),
    /// Both did, and nobody else saw which.
    Unseen,
    /// The other player has no commodity: the resource came back.
    NoCommodity,
}

/// What somebody did. Where no player is named, it was whoever builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "does", rename_all = "snake_case")]
pub enum KnightsDeed {
    /// Put a wall under one of their cities.
    BuildWall { at: Intersection },
    /// Reached the next level of a track.
    Improve { track: Track },
    /// Put the metropolis of a track on one of their cities.
    PlaceMetropolis { player: Seat, track: Track, at: Intersection },
    /// Placed a basic knight, inactive.
    Recruit { at: Intersection },
    /// Made a knight active.
    Activate { at: Intersection },
    /// Made a knight stronger by a level.
    Promote { at: Intersection },
    /// Moved a knight to a free intersection.
    MoveKnight { from: Intersection, to: Intersection },
    /// Moved a knight to where a weaker one of somebody else stood.
    Displace { from: Intersection, to: Intersection },
    /// Placed their displaced knight again.
    Relocate { player: Seat, to: Intersection },
    /// Lost a city to the barbarians.
    LoseCity { player: Seat, at: Intersection },
    /// Drew a progress card from a deck of choice.
    ChooseDeck { player: Seat, track: Track },
    /// Put a progress card back under its deck.
    PutBack { player: Seat, track: Track },
    /// Chased the robber away with a knight beside it.
    ChaseRobber { from: Intersection, to: Hex },
    /// Had the app roll its event die and a red one beside it.
    RollEventDie {
        face: EventFace,
        /// The red die; it counts where this turn's number has none of its own.
        red: Die,
    },
    /// Rolled the table's own event die.
    EventDie {
        face: EventFace,
        /// The red die, where this turn's number doesn't tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        red: Option<Die>,
    },
    /// Showed a progress card that is worth a point.
    ShowPoint { player: Seat, point: PointCard },
    /// Played a progress card.
    Play(Play),
    /// Offered somebody a resource for a commodity by their Commercial Harbor.
    TradeAtHarbor { with: Seat, trade: HarborTrade },
    /// Took away a knight of theirs that deserted.
    LoseKnight { player: Seat, at: Intersection },
    /// Placed a knight that deserted to them.
    PlaceDeserter { at: Intersection, level: KnightLevel },
}

impl KnightsDeed {
    /// Player and place that it names.
    pub const fn named(&self) -> Named {
        match self {
            Self::BuildWall { at }
            | Self::Recruit { at }
            | Self::Activate { at }
            | Self::Promote { at }
            | Self::MoveKnight { to: at, .. }
            | Self::Displace { to: at, .. }
            | Self::PlaceDeserter { at, .. }
            | Self::ChaseRobber { from: at, .. } => Named::NOTHING.at(Spot::Intersection(*at)),
            Self::PlaceMetropolis { player, at, .. }
            | Self::Relocate { player, to: at }
            | Self::LoseCity { player, at }
            | Self::LoseKnight { player, at } => Named::player(*player).at(Spot::Intersection(*at)),
            Self::ShowPoint { player, .. }
            | Self::ChooseDeck { player, .. }
            | Self::PutBack { player, .. } => Named::player(*player),
            Self::Play(play) => Named { player: None, other: None, place: play.place() },
            Self::Improve { .. }
            | Self::RollEventDie { .. }
            | Self::EventDie { .. }
            | Self::TradeAtHarbor { .. } => Named::NOTHING,
        }
    }

    /// Whether it brings the turn's number to light.
    pub const fn is_number(&self) -> bool {
        let Self::Play(play) = self else { return false };
        matches!(play.card().asks(), Asks::Dice)
    }
}
