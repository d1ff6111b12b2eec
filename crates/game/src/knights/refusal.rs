//! Why a deed of Cities & Knights is refused.

use serde::{Deserialize, Serialize};

use super::{KnightLevel, PointCard, ProgressCard, Track};
use crate::{CardKind, Roll, Seat};
use board::{Hex, Intersection, Path, Spot};
use cards::Die;

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
    /// The hex has no token to swap.
    #[error("no token there")]
    NoToken(Hex),
    /// There is one card of it, and it lies open already.
    #[error("the point card lies before {1}: {0:?}")]
    PointShown(PointCard, Seat),
    /// A gate looks at the red die, and nobody has said what it shows.
    #[error("the red die has not been told")]
    RedNotTold,
    /// With this red die there is no such sum.
    #[error("no roll of {} has a red {}", .1.number(), .0.pips())]
    NoSuchRed(Die, Roll),
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
            Self::NoToken(at) => Some(Spot::Hex(*at)),
            Self::NotPlayed
            | Self::NoWallLeft
            | Self::TrackDone(_)
            | Self::NoKnightLeft(_)
            | Self::NoProgressCard(_)
            | Self::PointShown(..)
            | Self::RedNotTold
            | Self::NoSuchRed(..)
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
    /// KNIGHTS 18, a stricter house rule: knights rest until the first attack.
    #[error("knights rest before the first attack")]
    KnightsRest(Intersection),
    /// KNIGHTS 9: a laid city is put up before any other city is built.
    #[error("a laid city comes first")]
    LaidCityFirst(Intersection),
    /// KNIGHTS 8: a card that visibly would do nothing isn't played.
    #[error("the card would do nothing")]
    NothingToGain(ProgressCard),
    /// KNIGHTS 12: an Inventor leaves 2, 6, 8 and 12 where they are.
    #[error("this token stays")]
    TokenStays(Hex),
    /// KNIGHTS 12: a Master Merchant visits somebody with more points.
    #[error("not more points: {0}")]
    NotMorePoints(Seat),
    /// KNIGHTS 12: the merchant stands on a hex that produces.
    #[error("the merchant doesn't stand on a desert")]
    MerchantOnDesert(Hex),
    /// KNIGHTS 12: the merchant stands beside a building of its owner's.
    #[error("no own building beside the merchant")]
    MerchantNotBeside(Hex),
    /// KNIGHTS 12: a Diplomat removes a road with a loose end.
    #[error("the road is not open")]
    RoadNotOpen(Path),
    /// KNIGHTS 12: a Diplomat can't remove a damaged road.
    #[error("a damaged road stays")]
    DamagedRoadStays(Path),
    /// KNIGHTS 12: no knight loses its network to a Diplomat.
    #[error("a knight would be cut off")]
    KnightCutOff(Intersection),
    /// KNIGHTS 12: an Intrigue works at a road of its player's.
    #[error("no own road there")]
    NoOwnRoadThere(Intersection),
    /// KNIGHTS 12: the knight that comes over is like the one that left.
    #[error("the knight that comes over has another level")]
    WrongDeserter(KnightLevel),
    /// KNIGHTS 18: the event takes a resource.
    #[error("the card is of another kind")]
    NotThatKind(CardKind),
    /// KNIGHTS 18: by the fusion rulings, commodities are given only for want of resources.
    #[error("a resource is given first")]
    ResourcesFirst(CardKind),
}

impl KnightsBreach {
    /// The section of `docs/knights.md` that says so.
    pub const fn section(&self) -> u8 {
        match self {
            Self::NoCityToImprove | Self::NoCityForMetropolis | Self::MetropolisThere(_) => 7,
            Self::NoCommodity => 4,
            Self::TooManyProgressCards | Self::NothingToGain(_) => 8,
            Self::MetropolisSafe(_) | Self::LaidCityFirst(_) => 9,
            Self::RobberLocked => 11,
            Self::TokenStays(_)
            | Self::NotMorePoints(_)
            | Self::MerchantOnDesert(_)
            | Self::MerchantNotBeside(_)
            | Self::RoadNotOpen(_)
            | Self::DamagedRoadStays(_)
            | Self::KnightCutOff(_)
            | Self::NoOwnRoadThere(_)
            | Self::WrongDeserter(_) => 12,
            Self::NotThatKind(_) | Self::ResourcesFirst(_) | Self::KnightsRest(_) => 18,
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
            | Self::NothingToGain(_)
            | Self::NotMorePoints(_)
            | Self::WrongDeserter(_)
            | Self::NotThatKind(_)
            | Self::ResourcesFirst(_)
            | Self::TooManyProgressCards => None,
            Self::MetropolisThere(at)
            | Self::MetropolisSafe(at)
            | Self::KnightWithoutRoad(at)
            | Self::PromotedThisTurn(at)
            | Self::NoFortress(at)
            | Self::KnightMayNotAct(at)
            | Self::OutOfReach(at)
            | Self::NotWeaker(at)
            | Self::KnightsRest(at)
            | Self::LaidCityFirst(at)
            | Self::KnightCutOff(at)
            | Self::NoOwnRoadThere(at)
            | Self::RobberNotBeside(at) => Some(Spot::Intersection(*at)),
            Self::RoadNotOpen(at) | Self::DamagedRoadStays(at) => Some(Spot::Path(*at)),
            Self::WrongChase(hex)
            | Self::TokenStays(hex)
            | Self::MerchantOnDesert(hex)
            | Self::MerchantNotBeside(hex) => Some(Spot::Hex(*hex)),
        }
    }
}
