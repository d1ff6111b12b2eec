//! Why a deed of Cities & Knights is refused.

use serde::{Deserialize, Serialize};

use super::{KnightLevel, PointCard, ProgressCard, Track};
use crate::{CardKind, Roll, Seat};
use board::{Hex, Intersection, Path};
use cards::Die;
use derive::Said;

/// What can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("knights", names)]
#[error("{self:?}")]
pub enum NotOnTheTable {
    /// This table plays without it.
    NotPlayed,
    /// No city of the player's.
    NoCity(Intersection),
    /// One wall a city.
    WallThere(Intersection),
    /// All three are built.
    NoWallLeft,
    /// Level 5 is the last.
    TrackDone(#[said(skip)] Track),
    /// No knight of the player's.
    NoKnight(Intersection),
    /// Both of this level are on the island.
    NoKnightLeft(#[said(skip)] KnightLevel),
    /// It is active.
    ActiveAlready(Intersection),
    /// It has the highest level.
    MightyAlready(Intersection),
    /// None of this deck in hand.
    NoProgressCard(Track),
    /// The deck is used up.
    DeckUsedUp(#[said(skip)] Track),
    /// Nobody else's knight to displace.
    NobodyToDisplace(Intersection),
    /// The hex has no token to swap.
    NoToken(Hex),
    /// There is one card of it, and it lies open already.
    PointShown(PointCard, Seat),
    /// A gate looks at the red die, and nobody has said what it shows.
    RedNotTold,
    /// With this red die there is no such sum.
    NoSuchRed(#[said("red")] Die, Roll),
}

/// A rule of Cities & Knights that was not kept, with the place that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[said("breach-knights", names, cites)]
#[error("{self:?}")]
pub enum KnightsBreach {
    /// KNIGHTS 4: the aqueduct and events give resources.
    NoCommodity,
    /// KNIGHTS 7: improvements need a city.
    NoCityToImprove,
    /// KNIGHTS 7: levels 4 and 5 need a city free of a metropolis.
    NoCityForMetropolis,
    /// KNIGHTS 7: one metropolis a city.
    MetropolisThere(Intersection),
    /// KNIGHTS 9: a metropolis is never pillaged.
    MetropolisSafe(Intersection),
    /// KNIGHTS 8: four progress cards at the end of one's own turn.
    TooManyProgressCards,
    /// KNIGHTS 10: a knight touches a road of its owner's.
    KnightWithoutRoad(Intersection),
    /// KNIGHTS 10: one level a turn.
    PromotedThisTurn(Intersection),
    /// KNIGHTS 10: mighty knights need the Fortress.
    NoFortress(Intersection),
    /// KNIGHTS 10: only a knight that was active when the turn's actions began acts, and
    /// once.
    KnightMayNotAct(Intersection),
    /// KNIGHTS 10: along own roads, past nobody else's pieces.
    OutOfReach(Intersection),
    /// KNIGHTS 10: only a weaker knight is displaced.
    NotWeaker(Intersection),
    /// KNIGHTS 10: only a knight beside the robber chases it.
    RobberNotBeside(Intersection),
    /// KNIGHTS 11: nothing moves the robber before the first attack.
    RobberLocked,
    /// KNIGHTS 10: the robber is chased to another hex, by the fifth edition one with a
    /// token.
    WrongChase(Hex),
    /// KNIGHTS 18, a stricter house rule: knights rest until the first attack.
    KnightsRest(Intersection),
    /// KNIGHTS 9: a laid city is put up before any other city is built.
    LaidCityFirst(Intersection),
    /// KNIGHTS 8: a card that visibly would do nothing isn't played.
    NothingToGain(ProgressCard),
    /// KNIGHTS 12: an Inventor leaves 2, 6, 8 and 12 where they are.
    TokenStays(Hex),
    /// KNIGHTS 12: a Master Merchant visits somebody with more points.
    NotMorePoints(Seat),
    /// KNIGHTS 12: the merchant stands on a hex that produces.
    MerchantOnDesert(Hex),
    /// KNIGHTS 12: the merchant stands beside a building of its owner's.
    MerchantNotBeside(Hex),
    /// KNIGHTS 12: a Diplomat removes a road with a loose end.
    RoadNotOpen(Path),
    /// KNIGHTS 12: a Diplomat can't remove a damaged road.
    DamagedRoadStays(Path),
    /// KNIGHTS 12: no knight loses its network to a Diplomat.
    KnightCutOff(Intersection),
    /// KNIGHTS 12: an Intrigue works at a road of its player's.
    NoOwnRoadThere(Intersection),
    /// KNIGHTS 12: the knight that comes over is like the one that left.
    WrongDeserter(#[said(skip)] KnightLevel),
    /// KNIGHTS 18: the event takes a resource.
    NotThatKind(#[said(skip)] CardKind),
    /// KNIGHTS 18: by the fusion rulings, commodities are given only for want of resources.
    ResourcesFirst(#[said(skip)] CardKind),
}
