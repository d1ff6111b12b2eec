//! Why a deed of Cities & Knights is refused.

use serde::{Deserialize, Serialize};

use super::{KnightLevel, Track};
use crate::board::{Hex, Intersection, Spot};

/// What can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOnTheTable {
    /// This table plays without it.
    #[error("Cities & Knights isn't played here")]
    NotPlayed,
    /// No city of the player's.
    #[error("no own city there")]
    NoCity(Intersection),
    /// One wall a city.
    #[error("a wall stands there")]
    WallThere(Intersection),
    /// All three are built.
    #[error("no wall left")]
    NoWallLeft,
    /// Level 5 is the last.
    #[error("the track is at its end")]
    TrackDone(Track),
    /// No knight of the player's.
    #[error("no own knight there")]
    NoKnight(Intersection),
    /// Both of this level are on the island.
    #[error("no knight of this level left: {0:?}")]
    NoKnightLeft(KnightLevel),
    /// It is active.
    #[error("the knight is active")]
    ActiveAlready(Intersection),
    /// It has the highest level.
    #[error("the knight is mighty")]
    MightyAlready(Intersection),
    /// None of this deck in hand.
    #[error("no such progress card in hand")]
    NoProgressCard(Track),
    /// The deck is used up.
    #[error("the deck is used up")]
    DeckUsedUp(Track),
    /// Nobody else's knight to displace.
    #[error("no knight of somebody else there")]
    NobodyToDisplace(Intersection),
}

impl NotOnTheTable {
    /// The place that shows it, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::NoCity(at)
            | Self::WallThere(at)
            | Self::NoKnight(at)
            | Self::ActiveAlready(at)
            | Self::MightyAlready(at)
            | Self::NobodyToDisplace(at) => Some(Spot::Intersection(*at)),
            Self::NotPlayed
            | Self::NoWallLeft
            | Self::TrackDone(_)
            | Self::NoKnightLeft(_)
            | Self::NoProgressCard(_)
            | Self::DeckUsedUp(_) => None,
        }
    }
}

/// A rule of Cities & Knights that was not kept, with the place that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum KnightsBreach {
    /// KNIGHTS 4: the aqueduct and events give resources.
    #[error("a resource is taken, no commodity")]
    NoCommodity,
    /// KNIGHTS 7: improvements need a city.
    #[error("no city to improve")]
    NoCityToImprove,
    /// KNIGHTS 7: levels 4 and 5 need a city free of a metropolis.
    #[error("no city for a metropolis")]
    NoCityForMetropolis,
    /// KNIGHTS 7: one metropolis a city.
    #[error("a metropolis stands there")]
    MetropolisThere(Intersection),
    /// KNIGHTS 9: a metropolis is never pillaged.
    #[error("a metropolis is never pillaged")]
    MetropolisSafe(Intersection),
    /// KNIGHTS 8: four progress cards at the end of one's own turn.
    #[error("too many progress cards")]
    TooManyProgressCards,
    /// KNIGHTS 10: a knight touches a road of its owner's.
    #[error("no own road leads there")]
    KnightWithoutRoad(Intersection),
    /// KNIGHTS 10: one level a turn.
    #[error("the knight was promoted this turn")]
    PromotedThisTurn(Intersection),
    /// KNIGHTS 10: mighty knights need the Fortress.
    #[error("no Fortress")]
    NoFortress(Intersection),
    /// KNIGHTS 10: only a knight that was active when the turn's actions began acts, and
    /// once.
    #[error("the knight may not act this turn")]
    KnightMayNotAct(Intersection),
    /// KNIGHTS 10: along own roads, past nobody else's pieces.
    #[error("the knight can't get there")]
    OutOfReach(Intersection),
    /// KNIGHTS 10: only a weaker knight is displaced.
    #[error("the knight is not weaker")]
    NotWeaker(Intersection),
    /// KNIGHTS 10: only a knight beside the robber chases it.
    #[error("the robber is not beside the knight")]
    RobberNotBeside(Intersection),
    /// KNIGHTS 11: nothing moves the robber before the first attack.
    #[error("the robber doesn't move before the first attack")]
    RobberLocked,
    /// KNIGHTS 10: the robber is chased to another hex, by the fifth edition one with a
    /// token.
    #[error("the robber isn't chased there")]
    WrongChase(Hex),
}

impl KnightsBreach {
    /// The section of `docs/knights.md` that says so.
    pub const fn section(&self) -> u8 {
        match self {
            Self::NoCityToImprove | Self::NoCityForMetropolis | Self::MetropolisThere(_) => 7,
            Self::NoCommodity => 4,
            Self::TooManyProgressCards => 8,
            Self::MetropolisSafe(_) => 9,
            Self::RobberLocked => 11,
            _ => 10,
        }
    }

    /// The place that shows it, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::NoCommodity
            | Self::NoCityToImprove
            | Self::NoCityForMetropolis
            | Self::RobberLocked
            | Self::TooManyProgressCards => None,
            Self::MetropolisThere(at)
            | Self::MetropolisSafe(at)
            | Self::KnightWithoutRoad(at)
            | Self::PromotedThisTurn(at)
            | Self::NoFortress(at)
            | Self::KnightMayNotAct(at)
            | Self::OutOfReach(at)
            | Self::NotWeaker(at)
            | Self::RobberNotBeside(at) => Some(Spot::Intersection(*at)),
            Self::WrongChase(hex) => Some(Spot::Hex(*hex)),
        }
    }
}
