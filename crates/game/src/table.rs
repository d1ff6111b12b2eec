//! A game that begins in its middle: how the table stands when the app comes
//! to it.

use serde::{Deserialize, Serialize};

use super::{
    BadKnightsTable, BadSeaTable, BarbarianTrack, CardKind, Cards, DevelopmentCard, Holders,
    KnightsTable, MessageValue, PerSeat, Piece, Pieces, SeaTable, Seat,
};
use board::{Hex, Island, Spot};
use cards::Season;
use derive::Said;

/// What the table says of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandCount {
    #[default]
    Unknown,
    /// How many cards it holds.
    Count(u16),
    /// Which cards it holds.
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

/// How the table stands. Anything may be written here; what can't be is named
/// by [`Table::problems`], and what merely disagrees is taken as it is and
/// shown by [`super::State::discrepancies`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Whose turn it is; it begins before its number.
    pub active: Seat,
    /// What stands on the island.
    pub pieces: Pieces,
    /// Where the robber stands; nowhere: beside the board.
    pub robber: Option<Hex>,
    /// Who held the awards so far: whoever leads now takes them over at once,
    /// a tie stays with the holder (RULES 7).
    pub holders: Holders,
    /// Knight cards played.
    #[serde(rename = "knights")]
    pub knight_cards: PerSeat<u8>,
    /// Victory point cards revealed.
    pub revealed: PerSeat<u8>,
    /// Development cards held unplayed.
    pub hidden: PerSeat<u8>,
    /// What the hands hold.
    pub hands: PerSeat<HandCount>,
    /// What the bank holds; left out: what the hands leave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<Cards>,
    /// The season; left out: the one a game begins with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<Season>,
    /// Where the barbarian ship is.
    #[serde(default, rename = "ship", skip_serializing_if = "Option::is_none")]
    pub barbarians: Option<BarbarianTrack>,
    /// How Cities & Knights stands, where it is played; left out: nobody has done anything
    /// of it.
    #[serde(default, rename = "cities_and_knights", skip_serializing_if = "Option::is_none")]
    pub knights: Option<KnightsTable>,
    /// How Seafarers stands, where it is played; left out: nobody has done anything of it.
    #[serde(default, rename = "seafarers", skip_serializing_if = "Option::is_none")]
    pub sea: Option<SeaTable>,
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

/// What can't be, whatever the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start")]
pub enum BadTable {
    /// Not as many players as sit there.
    #[error("the table has other seats than the position")]
    WrongSeats,
    /// Somebody who isn't there.
    #[error("no such player here: {0}")]
    NoSuchPlayer(Seat),
    /// A piece or the robber at sea.
    #[error("something stands off the island")]
    OffIsland(Spot),
    /// More pieces than a player has.
    #[error("{player} has no {count} pieces of this kind: {piece:?}")]
    TooManyPieces {
        player: Seat,
        #[said("piece", with = MessageValue::kind_of_piece)]
        #[said("supply", with = MessageValue::supply)]
        piece: Piece,
        /// How many stand there.
        count: u8,
    },
    /// More cards of a kind than there are.
    #[error("there are only {supply} {}, not {count}", kind.key())]
    TooManyCards {
        /// In whose hand; nobody's: in the bank.
        #[said("who", none = "in-bank")]
        player: Option<Seat>,
        kind: CardKind,
        /// How many were named.
        count: u8,
        supply: u8,
    },
    /// A larger hand than all cards together.
    #[error("{player} can't hold {count} cards")]
    HandTooLarge {
        player: Seat,
        /// How many were named.
        count: u16,
    },
    /// More development cards of a kind than there are.
    #[error("{player} can't have {count} of these cards, there are {supply}")]
    TooManyDevelopmentCards {
        player: Seat,
        /// Of which kind; none: unplayed ones.
        #[said("kind", with = MessageValue::kind_of_development)]
        kind: Option<DevelopmentCard>,
        /// How many were named.
        count: u8,
        supply: u8,
    },
    /// Something of Cities & Knights.
    #[error(transparent)]
    #[said(transparent)]
    Knights(#[from] BadKnightsTable),
    /// Something of Seafarers.
    #[error(transparent)]
    #[said(transparent)]
    Sea(#[from] BadSeaTable),
    /// Nothing is said of a hand that the app is to follow.
    #[error("nothing is known of the hand of {0}")]
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
            | Self::Sea(BadSeaTable::TooManyChits(_, count)) => std::mem::take(count).into(),
            Self::HandTooLarge { count, .. }
            | Self::Knights(
                Knights::TooManyProgressCards { count, .. } | Knights::TooManyAttacks(count),
            ) => std::mem::take(count),
            Self::WrongSeats
            | Self::NoSuchPlayer(_)
            | Self::OffIsland(_)
            | Self::UnknownHand(_)
            | Self::Knights(Knights::NotPlayed)
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
        }
    }
}
