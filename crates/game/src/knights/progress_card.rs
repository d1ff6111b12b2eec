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

    /// Row of the table of progress cards.
    const fn row(self) -> Row {
        const SCIENCE: Track = Track::Science;
        const TRADE: Track = Track::Trade;
        const POLITICS: Track = Track::Politics;
        match self {
            Self::Alchemist => Row::new("alchemist", SCIENCE, 2, Asks::Dice).renamed(),
            Self::Crane => Row::new("crane", SCIENCE, 2, Asks::Track).does(CardWork::Improvement),
            Self::Engineer => {
                Row::new("engineer", SCIENCE, 1, Asks::Place).does(CardWork::Wall).renamed()
            }
            Self::Inventor => Row::new("inventor", SCIENCE, 2, Asks::Place).renamed(),
            Self::Irrigation => Row::new("irrigation", SCIENCE, 2, Asks::Nothing),
            Self::Medicine => Row::new("medicine", SCIENCE, 2, Asks::Place).does(CardWork::City),
            Self::Mining => Row::new("mining", SCIENCE, 2, Asks::Nothing),
            Self::Printer => Row::new("printer", SCIENCE, 1, Asks::Shown).renamed(),
            Self::RoadBuilding => Row::new("road_building", SCIENCE, 2, Asks::Nothing),
            Self::Smith => Row::new("smith", SCIENCE, 2, Asks::Nothing).renamed(),
            Self::CommercialHarbor => Row::new("commercial_harbor", TRADE, 2, Asks::Nothing),
            Self::MasterMerchant => Row::new("master_merchant", TRADE, 2, Asks::Person).renamed(),
            Self::Merchant => Row::new("merchant", TRADE, 6, Asks::Place),
            Self::MerchantFleet => Row::new("merchant_fleet", TRADE, 2, Asks::Kind),
            Self::ResourceMonopoly => Row::new("resource_monopoly", TRADE, 4, Asks::Taken),
            Self::TradeMonopoly => Row::new("trade_monopoly", TRADE, 2, Asks::Taken),
            Self::Bishop => Row::new("bishop", POLITICS, 2, Asks::Nothing).renamed(),
            Self::Constitution => Row::new("constitution", POLITICS, 1, Asks::Shown),
            Self::Deserter => Row::new("deserter", POLITICS, 2, Asks::Person).renamed(),
            Self::Diplomat => Row::new("diplomat", POLITICS, 2, Asks::Place).renamed(),
            Self::Intrigue => Row::new("intrigue", POLITICS, 2, Asks::Place),
            Self::Saboteur => Row::new("saboteur", POLITICS, 2, Asks::Nothing).renamed(),
            Self::Spy => Row::new("spy", POLITICS, 3, Asks::Person).renamed(),
            Self::Warlord => {
                Row::new("warlord", POLITICS, 2, Asks::Nothing).does(CardWork::Activation).renamed()
            }
            Self::Wedding => Row::new("wedding", POLITICS, 2, Asks::Nothing),
        }
    }

    /// Whose deck it is in.
    pub const fn track(self) -> Track {
        self.row().track
    }

    /// How many of it the deck has.
    pub const fn count(self) -> u8 {
        self.row().count
    }

    /// Answer that it asks for when it is played.
    pub const fn asks(self) -> Asks {
        self.row().asks
    }

    /// Work that it does and that can be had without it.
    pub const fn work(self) -> Option<CardWork> {
        self.row().work
    }

    /// Whether the sixth edition calls it something else.
    pub const fn is_renamed(self) -> bool {
        self.row().is_renamed
    }

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        self.row().key
    }
}

/// Answer that a progress card asks for when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Nothing: it does the same always.
    Nothing,
    /// The dice, which are the turn's number.
    Dice,
    Track,
    /// A kind of card.
    Kind,
    /// A place on the island.
    Place,
    /// One of the others.
    Person,
    /// A kind, and how many each of the others gave.
    Taken,
    /// It is not played, but shown: it is worth a point.
    Shown,
}

/// Work of a progress card that can be had without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardWork {
    Wall,
    /// A level of improvement.
    Improvement,
    City,
    /// Knights made active.
    Activation,
}

/// Row of the table of progress cards.
struct Row {
    key: &'static str,
    track: Track,
    count: u8,
    asks: Asks,
    work: Option<CardWork>,
    is_renamed: bool,
}

impl Row {
    const fn new(key: &'static str, track: Track, count: u8, asks: Asks) -> Self {
        Self { key, track, count, asks, work: None, is_renamed: false }
    }

    const fn does(self, work: CardWork) -> Self {
        Self { work: Some(work), ..self }
    }

    const fn renamed(self) -> Self {
        Self { is_renamed: true, ..self }
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
