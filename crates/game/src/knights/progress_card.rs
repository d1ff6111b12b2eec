//! The progress cards (KNIGHTS 12).

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use super::Track;

/// A progress card by what it does; its name is the edition's.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum ProgressCard {
    /// Sets red and yellow instead of the roll.
    Alchemist,
    /// A level for a commodity less.
    Crane,
    /// A wall for free.
    Engineer,
    /// Swaps two tokens.
    Inventor,
    /// 2 grain for each fields hex.
    Irrigation,
    /// A cheaper city.
    Medicine,
    /// 2 ore for each mountains hex.
    Mining,
    /// A point.
    Printer,
    /// Two free roads.
    RoadBuilding,
    /// Up to two knights a level up.
    Smith,
    /// A resource for a commodity with each opponent.
    CommercialHarbor,
    /// Two cards of choice from a player with more points.
    MasterMerchant,
    /// Places the merchant.
    Merchant,
    /// 2:1 of one kind this turn.
    MerchantFleet,
    /// 2 of a resource from each opponent.
    ResourceMonopoly,
    /// 1 of a commodity from each opponent.
    TradeMonopoly,
    /// Moves the robber and takes a card from everybody beside it.
    Bishop,
    /// A point.
    Constitution,
    /// An opponent's knight changes sides.
    Deserter,
    /// Removes an open road.
    Diplomat,
    /// Displaces a knight at an own road.
    Intrigue,
    /// Whoever has as many points discards half.
    Saboteur,
    /// A progress card of an opponent's.
    Spy,
    /// All own knights become active.
    Warlord,
    /// Two cards from everybody with more points.
    Wedding,
}

impl ProgressCard {
    /// All kinds, by decks and there by name.
    pub const ALL: [Self; 25] = [
        Self::Alchemist,
        Self::Crane,
        Self::Engineer,
        Self::Inventor,
        Self::Irrigation,
        Self::Medicine,
        Self::Mining,
        Self::Printer,
        Self::RoadBuilding,
        Self::Smith,
        Self::CommercialHarbor,
        Self::MasterMerchant,
        Self::Merchant,
        Self::MerchantFleet,
        Self::ResourceMonopoly,
        Self::TradeMonopoly,
        Self::Bishop,
        Self::Constitution,
        Self::Deserter,
        Self::Diplomat,
        Self::Intrigue,
        Self::Saboteur,
        Self::Spy,
        Self::Warlord,
        Self::Wedding,
    ];

    /// Whose deck it is in.
    pub const fn track(self) -> Track {
        match self {
            Self::Alchemist
            | Self::Crane
            | Self::Engineer
            | Self::Inventor
            | Self::Irrigation
            | Self::Medicine
            | Self::Mining
            | Self::Printer
            | Self::RoadBuilding
            | Self::Smith => Track::Science,
            Self::CommercialHarbor
            | Self::MasterMerchant
            | Self::Merchant
            | Self::MerchantFleet
            | Self::ResourceMonopoly
            | Self::TradeMonopoly => Track::Trade,
            Self::Bishop
            | Self::Constitution
            | Self::Deserter
            | Self::Diplomat
            | Self::Intrigue
            | Self::Saboteur
            | Self::Spy
            | Self::Warlord
            | Self::Wedding => Track::Politics,
        }
    }

    /// How many of it the deck has.
    pub const fn count(self) -> u8 {
        match self {
            Self::Merchant => 6,
            Self::ResourceMonopoly => 4,
            Self::Spy => 3,
            Self::Engineer | Self::Printer | Self::Constitution => 1,
            _ => 2,
        }
    }

    /// Whether the sixth edition calls it something else.
    pub const fn is_renamed(self) -> bool {
        matches!(
            self,
            Self::Alchemist
                | Self::Engineer
                | Self::Inventor
                | Self::Printer
                | Self::Smith
                | Self::MasterMerchant
                | Self::Bishop
                | Self::Deserter
                | Self::Diplomat
                | Self::Saboteur
                | Self::Spy
                | Self::Warlord
        )
    }

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Alchemist => "alchemist",
            Self::Crane => "crane",
            Self::Engineer => "engineer",
            Self::Inventor => "inventor",
            Self::Irrigation => "irrigation",
            Self::Medicine => "medicine",
            Self::Mining => "mining",
            Self::Printer => "printer",
            Self::RoadBuilding => "road_building",
            Self::Smith => "smith",
            Self::CommercialHarbor => "commercial_harbor",
            Self::MasterMerchant => "master_merchant",
            Self::Merchant => "merchant",
            Self::MerchantFleet => "merchant_fleet",
            Self::ResourceMonopoly => "resource_monopoly",
            Self::TradeMonopoly => "trade_monopoly",
            Self::Bishop => "bishop",
            Self::Constitution => "constitution",
            Self::Deserter => "deserter",
            Self::Diplomat => "diplomat",
            Self::Intrigue => "intrigue",
            Self::Saboteur => "saboteur",
            Self::Spy => "spy",
            Self::Warlord => "warlord",
            Self::Wedding => "wedding",
        }
    }
}

/// A progress card that is worth a point, and shown as soon as it is drawn (KNIGHTS 8).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum PointCard {
    /// In the deck of science.
    Printer,
    /// In the deck of politics.
    Constitution,
}

impl PointCard {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Printer, Self::Constitution];

    /// Which progress card it is.
    pub const fn card(self) -> ProgressCard {
        match self {
            Self::Printer => ProgressCard::Printer,
            Self::Constitution => ProgressCard::Constitution,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PROGRESS_CARDS;

    #[test]
    fn each_deck_has_eighteen_cards() {
        for track in Track::ALL {
            let deck = ProgressCard::ALL.into_iter().filter(|card| card.track() == track);
            assert_eq!(deck.map(ProgressCard::count).sum::<u8>(), PROGRESS_CARDS, "{track:?}");
        }
    }

    #[test]
    fn cards_are_written_by_their_keys() {
        for card in ProgressCard::ALL {
            assert_eq!(serde_json::to_value(card).expect("writes"), card.key());
        }
    }
}
