//! What the table puts right: a fact of the board or a number, as it is in
//! truth. Corrections are acts like others, so they can be undone and stand
//! in the history.

use serde::{Deserialize, Serialize};

use super::{Building, Cards, Condition, KnightsCorrection, SeaCorrection, Seat};
use board::{HarborKind, Hex, Intersection, Path, Spot, Terrain, Token};
use cards::{Award, PileCard, Season};

/// What lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ground {
    /// The terrain.
    pub terrain: Terrain,
    /// The token on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

/// Where a printed card is: whether it can still be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrintedCardPlace {
    /// It lies in the pile.
    InPile,
    /// It has come up already.
    Aside,
}

/// The highest number that a turn can be given.
pub const MAX_TURN: u32 = 9_999;

/// How it is in truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Correction {
    /// What stands on an intersection.
    Building {
        /// Where.
        at: Intersection,
        /// Whose and what; nothing: it is free.
        is: Option<(Seat, Building)>,
    },
    /// What lies on a path.
    Road {
        /// Where.
        at: Path,
        /// Whose and how it lies; nothing: it is free.
        is: Option<(Seat, Condition)>,
    },
    /// Where the robber stands.
    Robber {
        /// The hex; nothing: beside the board.
        at: Option<Hex>,
    },
    /// What lies on a hex.
    Tile {
        /// Where.
        at: Hex,
        /// Terrain and token; nothing: it is sea.
        is: Option<Ground>,
    },
    /// The harbor at a path of the coast.
    Harbor {
        /// Where.
        at: Path,
        /// What it gives; nothing: there is none.
        gives: Option<HarborKind>,
    },
    /// How many cards a hand holds, without saying which.
    HandSize {
        /// Whose hand.
        player: Seat,
        /// How many.
        count: u16,
    },
    /// What the bank holds.
    Bank {
        /// By kind.
        cards: Cards,
    },
    /// Knight cards that a player has played.
    #[serde(rename = "knights")]
    KnightCards {
        /// Who.
        player: Seat,
        /// How many.
        count: u8,
    },
    /// Development cards that a player holds unplayed.
    Hidden {
        /// Who.
        player: Seat,
        /// How many.
        count: u8,
    },
    /// Victory point cards that a player has revealed.
    Revealed {
        /// Who.
        player: Seat,
        /// How many.
        count: u8,
    },
    /// Who holds an award.
    Holder {
        /// Which one.
        award: Award,
        /// Who; nobody: it is set aside.
        holder: Option<Seat>,
    },
    /// The season.
    Season {
        /// Which one it is.
        season: Season,
    },
    /// How many cards are left in the pile that the app draws from: those
    /// above are put aside unread.
    Pile {
        /// How many, hidden ones and markers included.
        left: usize,
    },
    /// Whether a printed card can still be drawn.
    Printed {
        /// Which card.
        card: PileCard,
        /// Where it is.
        #[serde(rename = "lies")]
        place: PrintedCardPlace,
    },
    /// The number of the turn.
    TurnNumber {
        /// From 1 to [`MAX_TURN`].
        turn: u32,
    },
    /// Something of Cities & Knights.
    #[serde(rename = "cities_and_knights")]
    Knights(KnightsCorrection),
    /// Something of Seafarers.
    #[serde(rename = "seafarers")]
    Sea(SeaCorrection),
    /// Whose turn it is, between tasks; it begins before its number.
    Turn {
        /// Whose.
        active: Seat,
    },
}

impl Correction {
    /// Whether it lists no more of anything than a table has.
    pub(super) fn is_bounded(&self) -> bool {
        match self {
            Self::Knights(correction) => correction.is_bounded(),
            Self::Sea(correction) => correction.is_bounded(),
            Self::Building { .. }
            | Self::Road { .. }
            | Self::Robber { .. }
            | Self::Tile { .. }
            | Self::Harbor { .. }
            | Self::HandSize { .. }
            | Self::Bank { .. }
            | Self::KnightCards { .. }
            | Self::Hidden { .. }
            | Self::Revealed { .. }
            | Self::Holder { .. }
            | Self::Season { .. }
            | Self::Pile { .. }
            | Self::Printed { .. }
            | Self::TurnNumber { .. }
            | Self::Turn { .. } => true,
        }
    }

    /// The place that is corrected, if it has one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::Building { at, .. } => Some(Spot::Intersection(*at)),
            Self::Road { at, .. } | Self::Harbor { at, .. } => Some(Spot::Path(*at)),
            Self::Robber { at: Some(at) } | Self::Tile { at, .. } => Some(Spot::Hex(*at)),
            Self::Knights(correction) => correction.place(),
            Self::Sea(correction) => correction.place(),
            Self::Robber { at: None }
            | Self::HandSize { .. }
            | Self::Bank { .. }
            | Self::KnightCards { .. }
            | Self::Hidden { .. }
            | Self::Revealed { .. }
            | Self::Holder { .. }
            | Self::Season { .. }
            | Self::Pile { .. }
            | Self::Printed { .. }
            | Self::TurnNumber { .. }
            | Self::Turn { .. } => None,
        }
    }

    /// Whom it is about, if it is about somebody.
    pub const fn player(&self) -> Option<Seat> {
        match self {
            Self::HandSize { player, .. }
            | Self::KnightCards { player, .. }
            | Self::Hidden { player, .. }
            | Self::Revealed { player, .. }
            | Self::Turn { active: player }
            | Self::Building { is: Some((player, _)), .. }
            | Self::Road { is: Some((player, _)), .. }
            | Self::Holder { holder: Some(player), .. } => Some(*player),
            Self::Knights(correction) => correction.player(),
            Self::Sea(correction) => correction.player(),
            Self::Building { is: None, .. }
            | Self::Road { is: None, .. }
            | Self::Robber { .. }
            | Self::Tile { .. }
            | Self::Harbor { .. }
            | Self::Bank { .. }
            | Self::Holder { holder: None, .. }
            | Self::Season { .. }
            | Self::Pile { .. }
            | Self::Printed { .. }
            | Self::TurnNumber { .. } => None,
        }
    }
}
