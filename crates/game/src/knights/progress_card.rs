//! The progress cards, and how they are played: what has to be told at once. What comes step by
//! step are tasks (KNIGHTS 12).

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use super::Track;
use crate::{CardKind, Cards, PerSeat, Seat};
use board::{Commodity, Hex, Intersection, Path, Resource, Spot};
use cards::Die;

board::keyed! {
    /// A progress card by what it does, by decks and there by name; its name is the edition's.
    #[derive(Enum)]
    pub enum ProgressCard {
        /// Sets red and yellow instead of the roll.
        Alchemist = "alchemist",
        /// A level for a commodity less.
        Crane = "crane",
        /// A wall for free.
        Engineer = "engineer",
        /// Swaps two tokens.
        Inventor = "inventor",
        /// 2 grain for each fields hex.
        Irrigation = "irrigation",
        /// A cheaper city.
        Medicine = "medicine",
        /// 2 ore for each mountains hex.
        Mining = "mining",
        /// A point.
        Printer = "printer",
        /// Two free roads.
        RoadBuilding = "road_building",
        /// Up to two knights a level up.
        Smith = "smith",
        /// A resource for a commodity with each opponent.
        CommercialHarbor = "commercial_harbor",
        /// Two cards of choice from a player with more points.
        MasterMerchant = "master_merchant",
        /// Places the merchant.
        Merchant = "merchant",
        /// 2:1 of one kind this turn.
        MerchantFleet = "merchant_fleet",
        /// 2 of a resource from each opponent.
        ResourceMonopoly = "resource_monopoly",
        /// 1 of a commodity from each opponent.
        TradeMonopoly = "trade_monopoly",
        /// Moves the robber and takes a card from everybody beside it.
        Bishop = "bishop",
        /// A point.
        Constitution = "constitution",
        /// An opponent's knight changes sides.
        Deserter = "deserter",
        /// Removes an open road.
        Diplomat = "diplomat",
        /// Displaces a knight at an own road.
        Intrigue = "intrigue",
        /// Whoever has as many points discards half.
        Saboteur = "saboteur",
        /// A progress card of an opponent's.
        Spy = "spy",
        /// All own knights become active.
        Warlord = "warlord",
        /// Two cards from everybody with more points.
        Wedding = "wedding",
    }
}

impl ProgressCard {
    /// Row of the table of progress cards.
    #[expect(clippy::match_same_arms, reason = "a card is a row")]
    const fn row(self) -> CardRow {
        const SCIENCE: Track = Track::Science;
        const TRADE: Track = Track::Trade;
        const POLITICS: Track = Track::Politics;
        match self {
            Self::Alchemist => CardRow::new(SCIENCE, 2, Asks::Dice).renamed(),
            Self::Crane => CardRow::new(SCIENCE, 2, Asks::Track).does(CardWork::Improvement),
            Self::Engineer => CardRow::new(SCIENCE, 1, Asks::Place).does(CardWork::Wall).renamed(),
            Self::Inventor => CardRow::new(SCIENCE, 2, Asks::Place).renamed(),
            Self::Irrigation => CardRow::new(SCIENCE, 2, Asks::Nothing),
            Self::Medicine => CardRow::new(SCIENCE, 2, Asks::Place).does(CardWork::City),
            Self::Mining => CardRow::new(SCIENCE, 2, Asks::Nothing),
            Self::Printer => CardRow::new(SCIENCE, 1, Asks::Shown).renamed(),
            Self::RoadBuilding => CardRow::new(SCIENCE, 2, Asks::Nothing),
            Self::Smith => CardRow::new(SCIENCE, 2, Asks::Nothing).renamed(),
            Self::CommercialHarbor => CardRow::new(TRADE, 2, Asks::Nothing),
            Self::MasterMerchant => CardRow::new(TRADE, 2, Asks::Person).renamed(),
            Self::Merchant => CardRow::new(TRADE, 6, Asks::Place),
            Self::MerchantFleet => CardRow::new(TRADE, 2, Asks::Kind),
            Self::ResourceMonopoly => CardRow::new(TRADE, 4, Asks::Taken),
            Self::TradeMonopoly => CardRow::new(TRADE, 2, Asks::Taken),
            Self::Bishop => CardRow::new(POLITICS, 2, Asks::Nothing).renamed(),
            Self::Constitution => CardRow::new(POLITICS, 1, Asks::Shown),
            Self::Deserter => CardRow::new(POLITICS, 2, Asks::Person).renamed(),
            Self::Diplomat => CardRow::new(POLITICS, 2, Asks::Place).renamed(),
            Self::Intrigue => CardRow::new(POLITICS, 2, Asks::Place),
            Self::Saboteur => CardRow::new(POLITICS, 2, Asks::Nothing).renamed(),
            Self::Spy => CardRow::new(POLITICS, 3, Asks::Person).renamed(),
            Self::Warlord => {
                CardRow::new(POLITICS, 2, Asks::Nothing).does(CardWork::Activation).renamed()
            }
            Self::Wedding => CardRow::new(POLITICS, 2, Asks::Nothing),
        }
    }

    /// Returns the track whose deck it is in.
    pub const fn track(self) -> Track {
        self.row().track
    }

    /// Returns how many of it the deck has.
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

    /// Returns whether the sixth edition calls it something else.
    pub const fn is_renamed(self) -> bool {
        self.row().is_renamed
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
struct CardRow {
    track: Track,
    count: u8,
    asks: Asks,
    work: Option<CardWork>,
    is_renamed: bool,
}

impl CardRow {
    const fn new(track: Track, count: u8, asks: Asks) -> Self {
        Self { track, count, asks, work: None, is_renamed: false }
    }

    const fn does(self, work: CardWork) -> Self {
        Self { work: Some(work), ..self }
    }

    const fn renamed(self) -> Self {
        Self { is_renamed: true, ..self }
    }
}

board::keyed! {
    /// A progress card that is worth a point, and shown as soon as it is drawn (KNIGHTS 8).
    #[derive(Enum)]
    pub enum PointCard {
        /// In the deck of science.
        Printer = "printer",
        /// In the deck of politics.
        Constitution = "constitution",
    }
}

impl PointCard {
    pub const fn card(self) -> ProgressCard {
        match self {
            Self::Printer => ProgressCard::Printer,
            Self::Constitution => ProgressCard::Constitution,
        }
    }
}

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
        /// The cards, if the table saw them.
        cards: Option<Cards>,
    },
    /// Put the merchant on a hex.
    Merchant { at: Hex },
    /// The bank takes 2 of a kind this turn.
    MerchantFleet { kind: CardKind },
    /// Took up to 2 of a resource from each of the others.
    ResourceMonopoly {
        resource: Resource,
        /// Number of cards that each of them gave.
        taken: PerSeat<u8>,
    },
    /// Took 1 of a commodity from each of the others.
    TradeMonopoly {
        commodity: Commodity,
        /// Number of cards that each of them gave.
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
        /// Deck of the card, if one was taken.
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
        self.row().0
    }

    /// Returns the player at whom it is played, where one is named.
    pub const fn victim(&self) -> Option<Seat> {
        self.row().1
    }

    /// The place that it is about, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        self.row().2
    }

    /// Row of the table of plays: the card, whom it is played at, and the place it is about.
    const fn row(&self) -> (ProgressCard, Option<Seat>, Option<Spot>) {
        use ProgressCard as Card;
        match self {
            Self::Alchemist { .. } => (Card::Alchemist, None, None),
            Self::Crane { .. } => (Card::Crane, None, None),
            Self::Engineer { at } => (Card::Engineer, None, Some(Spot::Intersection(*at))),
            Self::Inventor { one: at, .. } => (Card::Inventor, None, Some(Spot::Hex(*at))),
            Self::Irrigation => (Card::Irrigation, None, None),
            Self::Medicine { at } => (Card::Medicine, None, Some(Spot::Intersection(*at))),
            Self::Mining => (Card::Mining, None, None),
            Self::RoadBuilding => (Card::RoadBuilding, None, None),
            Self::Smith => (Card::Smith, None, None),
            Self::CommercialHarbor => (Card::CommercialHarbor, None, None),
            Self::MasterMerchant { from, .. } => (Card::MasterMerchant, Some(*from), None),
            Self::Merchant { at } => (Card::Merchant, None, Some(Spot::Hex(*at))),
            Self::MerchantFleet { .. } => (Card::MerchantFleet, None, None),
            Self::ResourceMonopoly { .. } => (Card::ResourceMonopoly, None, None),
            Self::TradeMonopoly { .. } => (Card::TradeMonopoly, None, None),
            Self::Bishop => (Card::Bishop, None, None),
            Self::Deserter { from } => (Card::Deserter, Some(*from), None),
            Self::Diplomat { at, from } => (Card::Diplomat, Some(*from), Some(Spot::Path(*at))),
            Self::Intrigue { at } => (Card::Intrigue, None, Some(Spot::Intersection(*at))),
            Self::Saboteur => (Card::Saboteur, None, None),
            Self::Spy { from, .. } => (Card::Spy, Some(*from), None),
            Self::Warlord => (Card::Warlord, None, None),
            Self::Wedding => (Card::Wedding, None, None),
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
