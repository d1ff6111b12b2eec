//! A game that begins in its middle: the state of the table when the app comes to it.

use serde::{Deserialize, Serialize};

use super::{
    BadFishTable, BadGoldTable, BadKnightsTable, BadOilTable, BadRiversTable, BadSeaTable,
    BadWagonsTable, BarbarianTrack, CardKind, Cards, DevelopmentCard, FishTable, Holders,
    KnightsTable, MessageValue, OilTable, PerSeat, Piece, Pieces, Purses, SeaTable, Seat,
    WagonsTable,
};
use board::{Hex, Island, Spot};
use cards::Season;
use derive::Said;

/// A hand, as far as the table tells of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandCount {
    #[default]
    Unknown,
    /// Number of its cards.
    Count(u16),
    /// Cards by kind.
    Cards(Cards),
}

impl HandCount {
    /// Returns how many cards that are, if the table said so.
    pub fn size(self) -> Option<u16> {
        match self {
            Self::Unknown => None,
            Self::Count(count) => Some(count),
            Self::Cards(cards) => Some(cards.total()),
        }
    }

    pub fn known(self) -> Cards {
        match self {
            Self::Unknown | Self::Count(_) => Cards::none(),
            Self::Cards(cards) => cards,
        }
    }
}

/// The state of a table. Anything may be written here; what can't be is named by
/// [`Table::problems`], and what merely disagrees is taken as it is and shown by
/// [`super::State::discrepancies`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The active player; their turn begins before its number.
    pub active: Seat,
    /// Pieces on the island.
    pub pieces: Pieces,
    /// Hex of the robber; `None` if it stands beside the board.
    pub robber: Option<Hex>,
    /// Holders of the awards so far: whoever leads now takes them over at once, a tie stays with
    /// the holder (RULES 7).
    pub holders: Holders,
    /// Knight cards played.
    #[serde(rename = "knights")]
    pub knight_cards: PerSeat<u8>,
    /// Victory point cards revealed.
    pub revealed: PerSeat<u8>,
    /// Development cards held unplayed.
    pub hidden: PerSeat<u8>,
    /// Cards in the hands.
    pub hands: PerSeat<HandCount>,
    /// Cards in the bank; left out if it has all that the hands leave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<Cards>,
    /// The season; left out if it is the one a game begins with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<Season>,
    /// Position of the barbarian ship.
    #[serde(default, rename = "ship", skip_serializing_if = "Option::is_none")]
    pub barbarians: Option<BarbarianTrack>,
    /// State of Cities & Knights, where it is played; left out if nobody has done anything of it.
    #[serde(default, rename = "cities_and_knights", skip_serializing_if = "Option::is_none")]
    pub knights: Option<KnightsTable>,
    /// State of Seafarers, where it is played; left out if nobody has done anything of it.
    #[serde(default, rename = "seafarers", skip_serializing_if = "Option::is_none")]
    pub sea: Option<SeaTable>,
    /// Fish, where they are played; left out if nobody has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fish: Option<FishTable>,
    /// Gold of each player, where they have purses; left out if nobody has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold: Option<Purses>,
    /// Wagons, where they are played; left out if nobody has done anything of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wagons: Option<WagonsTable>,
    /// Oil, where it is played; left out if nobody has done anything of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oil: Option<OilTable>,
}

/// The part of an expansion in what lies on a table: what it takes off, makes room for, and
/// finds wrong.
pub(crate) struct OnTable {
    /// Takes off what only it has, where it isn't played.
    pub clear: fn(&mut Table),
    /// Takes off what isn't played with it.
    pub make_room: fn(&mut Table),
    /// All of it that can't be so, where it is played.
    pub problems: fn(&Table) -> Vec<BadTable>,
    /// Finds what only it has, where it isn't played.
    pub stray: fn(&Table) -> Option<BadTable>,
}

/// Reason that a table is impossible, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start", error)]
pub enum BadTable {
    /// Not as many players as sit there.
    WrongSeats,
    /// Somebody who isn't there.
    NoSuchPlayer(Seat),
    /// A piece or the robber at sea.
    OffIsland(Spot),
    /// More pieces than a player has.
    TooManyPieces {
        player: Seat,
        #[said("piece", with = MessageValue::kind_of_piece)]
        #[said("supply", with = MessageValue::supply)]
        piece: Piece,
        /// Number of pieces there.
        count: u8,
    },
    /// More cards of a kind than there are.
    TooManyCards {
        /// Holder of the cards; `None` for the bank.
        #[said("who", none = "in-bank")]
        player: Option<Seat>,
        kind: CardKind,
        /// Number of cards that were named.
        count: u8,
        supply: u8,
    },
    /// A larger hand than all cards together.
    HandTooLarge {
        player: Seat,
        /// Number of cards that were named.
        count: u16,
    },
    /// More development cards of a kind than there are.
    TooManyDevelopmentCards {
        player: Seat,
        /// Kind of the cards; `None` for unplayed ones.
        #[said("kind", with = MessageValue::kind_of_development)]
        kind: Option<DevelopmentCard>,
        /// Number of cards that were named.
        count: u8,
        supply: u8,
    },
    /// Something of Cities & Knights.
    #[said(transparent)]
    Knights(#[from] BadKnightsTable),
    /// Something of Seafarers.
    #[said(transparent)]
    Sea(#[from] BadSeaTable),
    /// Something of fish.
    #[said(transparent)]
    Fish(#[from] BadFishTable),
    /// Something of rivers.
    #[said(transparent)]
    Rivers(#[from] BadRiversTable),
    /// Something about gold.
    #[said(transparent)]
    Gold(#[from] BadGoldTable),
    /// Something of wagons.
    #[said(transparent)]
    Wagons(#[from] BadWagonsTable),
    /// Something of oil.
    #[said(transparent)]
    Oil(#[from] BadOilTable),
    /// Nothing is said of a hand that the app is to follow.
    UnknownHand(Seat),
}

impl BadTable {
    /// The same without the number that is too large, and that number: of two that differ in it
    /// alone, the larger is worse.
    pub fn counted(mut self) -> (Self, u16) {
        use BadKnightsTable as Knights;
        let count = match &mut self {
            Self::TooManyPieces { count, .. }
            | Self::TooManyCards { count, .. }
            | Self::TooManyDevelopmentCards { count, .. }
            | Self::Knights(
                Knights::TooManyKnights(_, count)
                | Knights::TooManyWalls(_, count)
                | Knights::TooManyDefenders(_, count),
            )
            | Self::Sea(BadSeaTable::TooManyChits(_, count) | BadSeaTable::TooMany { count, .. })
            | Self::Wagons(BadWagonsTable::TooManyBandits(count))
            | Self::Oil(BadOilTable::TrackTooLong(count)) => std::mem::take(count).into(),
            Self::HandTooLarge { count, .. }
            | Self::Gold(BadGoldTable::TooMuch(_, count))
            | Self::Knights(
                Knights::TooManyProgressCards { count, .. } | Knights::TooManyAttacks(count),
            ) => std::mem::take(count),
            Self::WrongSeats
            | Self::NoSuchPlayer(_)
            | Self::OffIsland(_)
            | Self::UnknownHand(_)
            | Self::Knights(Knights::NotPlayed)
            | Self::Fish(BadFishTable::NotPlayed)
            | Self::Rivers(BadRiversTable::NotPlayed | BadRiversTable::RoadUnderBridge(_))
            | Self::Gold(BadGoldTable::NotPlayed)
            | Self::Wagons(BadWagonsTable::NotPlayed)
            | Self::Oil(BadOilTable::NotPlayed)
            | Self::Sea(BadSeaTable::NotPlayed | BadSeaTable::RoadUnderShip(_)) => 0,
        };
        (self, count)
    }
}

impl Table {
    /// A table of so many players before the first settlement.
    pub fn empty<T>(players: &PerSeat<T>, active: Seat, island: &Island) -> Self {
        let none = players.map(|_, _| 0);
        Self {
            active,
            pieces: Pieces::default(),
            robber: island.deserts().next(),
            holders: Holders::default(),
            knight_cards: none.clone(),
            revealed: none.clone(),
            hidden: none,
            hands: players.map(|_, _| HandCount::Cards(Cards::none())),
            bank: None,
            season: None,
            barbarians: None,
            knights: None,
            sea: None,
            fish: None,
            gold: None,
            wagons: None,
            oil: None,
        }
    }
}
