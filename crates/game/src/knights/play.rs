//! Progress cards as they are played: which card, and what has to be told at once. What
//! comes step by step are tasks (KNIGHTS 12).

use serde::{Deserialize, Serialize};

use super::{ProgressCard, Track};
use crate::{CardKind, Cards, PerSeat, Seat};
use board::{Commodity, Hex, Intersection, Path, Resource, Spot};
use cards::Die;

/// A progress card that somebody plays. The cards that are worth a point are not played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "card", rename_all = "snake_case")]
pub enum Play {
    /// Set both dice, instead of a roll or a card.
    Alchemist { red: Die, yellow: Die },
    /// Reached the next level of a track for a commodity less.
    Crane { track: Track },
    /// Put a wall under one of their cities.
    Engineer { at: Intersection },
    /// Swapped the tokens of two hexes.
    Inventor { one: Hex, other: Hex },
    /// Took 2 grain for each fields hex beside a building of theirs.
    Irrigation,
    /// Built a city for 2 ore and 1 grain.
    Medicine { at: Intersection },
    /// Took 2 ore for each mountains hex beside a building of theirs.
    Mining,
    /// May build two roads for free.
    RoadBuilding,
    /// May promote two knights for free.
    Smith,
    /// May exchange a resource for a commodity with each of the others.
    CommercialHarbor,
    /// Took 2 cards of choice from a player with more points.
    MasterMerchant {
        from: Seat,
        /// Which, if the table saw them.
        cards: Option<Cards>,
    },
    /// Put the merchant on a hex.
    Merchant { at: Hex },
    /// The bank takes 2 of a kind this turn.
    MerchantFleet { kind: CardKind },
    /// Took up to 2 of a resource from each of the others.
    ResourceMonopoly {
        resource: Resource,
        /// How many each of them gave.
        taken: PerSeat<u8>,
    },
    /// Took 1 of a commodity from each of the others.
    TradeMonopoly {
        commodity: Commodity,
        /// How many each of them gave.
        taken: PerSeat<u8>,
    },
    /// Moves the robber and takes a card from everybody beside it.
    Bishop,
    /// Somebody loses a knight, and the player may place one like it.
    Deserter { from: Seat },
    /// Removed an open road; one of their own may be built elsewhere.
    Diplomat { at: Path, from: Seat },
    /// Displaced somebody's knight at one of their own roads.
    Intrigue { at: Intersection },
    /// Whoever has as many points discards half of their cards.
    Saboteur,
    /// Looked at somebody's progress cards and may have taken one.
    Spy {
        from: Seat,
        /// From which deck the card was, if one was taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        took: Option<Track>,
    },
    /// Made all of their knights active.
    Warlord,
    /// Everybody with more points gives 2 cards.
    Wedding,
}

impl Play {
    pub const fn card(&self) -> ProgressCard {
        match self {
            Self::Alchemist { .. } => ProgressCard::Alchemist,
            Self::Crane { .. } => ProgressCard::Crane,
            Self::Engineer { .. } => ProgressCard::Engineer,
            Self::Inventor { .. } => ProgressCard::Inventor,
            Self::Irrigation => ProgressCard::Irrigation,
            Self::Medicine { .. } => ProgressCard::Medicine,
            Self::Mining => ProgressCard::Mining,
            Self::RoadBuilding => ProgressCard::RoadBuilding,
            Self::Smith => ProgressCard::Smith,
            Self::CommercialHarbor => ProgressCard::CommercialHarbor,
            Self::MasterMerchant { .. } => ProgressCard::MasterMerchant,
            Self::Merchant { .. } => ProgressCard::Merchant,
            Self::MerchantFleet { .. } => ProgressCard::MerchantFleet,
            Self::ResourceMonopoly { .. } => ProgressCard::ResourceMonopoly,
            Self::TradeMonopoly { .. } => ProgressCard::TradeMonopoly,
            Self::Bishop => ProgressCard::Bishop,
            Self::Deserter { .. } => ProgressCard::Deserter,
            Self::Diplomat { .. } => ProgressCard::Diplomat,
            Self::Intrigue { .. } => ProgressCard::Intrigue,
            Self::Saboteur => ProgressCard::Saboteur,
            Self::Spy { .. } => ProgressCard::Spy,
            Self::Warlord => ProgressCard::Warlord,
            Self::Wedding => ProgressCard::Wedding,
        }
    }

    /// Whom it is played at, where one player is named.
    pub const fn victim(&self) -> Option<Seat> {
        self.named().0
    }

    /// The place that it is about, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        self.named().1
    }

    const fn named(&self) -> (Option<Seat>, Option<Spot>) {
        match self {
            Self::MasterMerchant { from, .. }
            | Self::Deserter { from }
            | Self::Spy { from, .. } => (Some(*from), None),
            Self::Diplomat { at, from } => (Some(*from), Some(Spot::Path(*at))),
            Self::Engineer { at } | Self::Medicine { at } | Self::Intrigue { at } => {
                (None, Some(Spot::Intersection(*at)))
            }
            Self::Inventor { one: at, .. } | Self::Merchant { at } => (None, Some(Spot::Hex(*at))),
            Self::Alchemist { .. }
            | Self::Crane { .. }
            | Self::Irrigation
            | Self::Mining
            | Self::RoadBuilding
            | Self::Smith
            | Self::CommercialHarbor
            | Self::MerchantFleet { .. }
            | Self::ResourceMonopoly { .. }
            | Self::TradeMonopoly { .. }
            | Self::Bishop
            | Self::Saboteur
            | Self::Warlord
            | Self::Wedding => (None, None),
        }
    }
}
