//! What the table puts right of Cities & Knights.

use serde::{Deserialize, Serialize};

use super::{Knight, Level, Merchant, PointCard, Track};
use crate::{CardKind, Seat};
use board::{Intersection, Spot};

/// The most points as Defender that anybody can be given.
pub const MOST_DEFENDERS: u8 = 50;

/// The most attacks of the barbarians that a table can have had.
pub const MOST_ATTACKS: u16 = 999;

/// Whether something that is done once in a turn is still open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThisTurn {
    /// It may still be done.
    #[default]
    Open,
    /// It was done, or may not be.
    Done,
}

/// How it is in truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum KnightsCorrection {
    /// The level that a player has reached.
    Level {
        /// Who.
        player: Seat,
        /// On which track.
        track: Track,
        /// Which level.
        level: Level,
    },
    /// Where the metropolis of a track stands.
    Metropolis {
        /// Of which track.
        track: Track,
        /// Where; nothing: it is in the supply.
        at: Option<Intersection>,
    },
    /// Whose wall stands at an intersection.
    Wall {
        /// Where.
        at: Intersection,
        /// Whose; nothing: there is none.
        is: Option<Seat>,
    },
    /// The knight at an intersection.
    Knight {
        /// Where.
        at: Intersection,
        /// Whose and which; nothing: there is none.
        is: Option<(Seat, Knight)>,
    },
    /// What a knight may still do in this turn.
    KnightTurn {
        /// Where it stands.
        at: Intersection,
        /// Whether it may act.
        action: ThisTurn,
        /// Whether it may get a level.
        promotion: ThisTurn,
    },
    /// How often the barbarians have attacked.
    Attacks {
        /// 0 to [`MOST_ATTACKS`].
        count: u16,
    },
    /// Where the merchant stands, and whose it is.
    Merchant {
        /// Nothing: beside the board.
        is: Option<Merchant>,
    },
    /// How many progress cards of a deck a player holds.
    Progress {
        /// Who.
        player: Seat,
        /// Of which deck.
        track: Track,
        /// How many.
        count: u8,
    },
    /// Points as Defender.
    Defenders {
        /// Whose.
        player: Seat,
        /// 0 to [`MOST_DEFENDERS`].
        count: u8,
    },
    /// Who has a point card lying open.
    PointCard {
        /// Which.
        point: PointCard,
        /// Who; nobody: it has not been shown.
        owner: Option<Seat>,
    },
    /// What the bank takes two of from whoever builds now.
    Fleet {
        /// Each kind once.
        kinds: Vec<CardKind>,
    },
}

impl KnightsCorrection {
    /// Whether it lists no more of anything than a table has.
    pub(crate) fn is_bounded(&self) -> bool {
        match self {
            Self::Fleet { kinds } => kinds.len() <= CardKind::ALL.len(),
            Self::Level { .. }
            | Self::Metropolis { .. }
            | Self::Wall { .. }
            | Self::Knight { .. }
            | Self::KnightTurn { .. }
            | Self::Attacks { .. }
            | Self::Merchant { .. }
            | Self::Progress { .. }
            | Self::Defenders { .. }
            | Self::PointCard { .. } => true,
        }
    }

    /// Whom it is about, if it is about somebody.
    pub const fn player(&self) -> Option<Seat> {
        match self {
            Self::Level { player, .. }
            | Self::Progress { player, .. }
            | Self::Defenders { player, .. }
            | Self::Wall { is: Some(player), .. }
            | Self::Knight { is: Some((player, _)), .. }
            | Self::PointCard { owner: Some(player), .. }
            | Self::Merchant { is: Some(Merchant { owner: player, .. }) } => Some(*player),
            _ => None,
        }
    }

    /// The place that was corrected, if it has one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::Metropolis { at: Some(at), .. }
            | Self::Wall { at, .. }
            | Self::Knight { at, .. }
            | Self::KnightTurn { at, .. } => Some(Spot::Intersection(*at)),
            Self::Merchant { is: Some(Merchant { at, .. }) } => Some(Spot::Hex(*at)),
            _ => None,
        }
    }
}
