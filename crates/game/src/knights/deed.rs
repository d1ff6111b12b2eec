//! Deeds of Cities & Knights beside those of the base game, the tasks they bring, their
//! consequences, and the reasons that they are refused.

use serde::{Deserialize, Serialize};

use super::{Asks, KnightLevel, Play, PointCard, ProgressCard, Track};
use crate::{CardKind, Named, Roll, Seat};
use board::{Commodity, Hex, Intersection, Path, Resource};
use cards::{Die, EventFace};
use derive::Said;

/// Outcome of offering a resource for a commodity (KNIGHTS 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HarborTrade {
    /// Both cards changed hands, seen by all.
    Seen(Resource, Commodity),
    /// Both cards changed hands, and nobody else saw which.
    Unseen,
    /// The other player has no commodity: the resource came back.
    NoCommodity,
}

/// A deed of the player that it names; where it names none, of the one who builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "does", rename_all = "snake_case")]
#[said("act", names)]
pub enum KnightsDeed {
    /// Put a wall under one of their cities.
    BuildWall { at: Intersection },
    /// Reached the next level of a track.
    Improve { track: Track },
    /// Put the metropolis of a track on one of their cities.
    PlaceMetropolis { player: Seat, track: Track, at: Intersection },
    /// Placed a basic knight, inactive.
    Recruit { at: Intersection },
    /// Made a knight active.
    Activate { at: Intersection },
    /// Made a knight stronger by a level.
    Promote { at: Intersection },
    /// Moved a knight to a free intersection.
    MoveKnight { from: Intersection, to: Intersection },
    /// Moved a knight to where a weaker one of somebody else stood.
    Displace { from: Intersection, to: Intersection },
    /// Placed their displaced knight again.
    Relocate { player: Seat, to: Intersection },
    /// Lost a city to the barbarians.
    LoseCity { player: Seat, at: Intersection },
    /// Drew a progress card from a deck of choice.
    ChooseDeck { player: Seat, track: Track },
    /// Put a progress card back under its deck.
    PutBack { player: Seat, track: Track },
    /// Chased the robber away with a knight beside it.
    ChaseRobber {
        from: Intersection,
        #[said(aside)]
        to: Hex,
    },
    /// Had the app roll its event die and a red one beside it.
    #[said(key = "act-event-die")]
    RollEventDie {
        face: EventFace,
        /// The red die; it counts where this turn's number has none of its own.
        #[said(skip)]
        red: Die,
    },
    /// Rolled the table's own event die.
    EventDie {
        face: EventFace,
        /// The red die, where this turn's number doesn't tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[said(skip)]
        red: Option<Die>,
    },
    /// Showed a progress card that is worth a point.
    ShowPoint { player: Seat, point: PointCard },
    /// Played a progress card.
    #[said(by_hand, named)]
    Play(Play),
    /// Offered somebody a resource for a commodity by their Commercial Harbor.
    #[said(by_hand)]
    TradeAtHarbor {
        #[said(aside)]
        with: Seat,
        trade: HarborTrade,
    },
    /// Took away a knight of theirs that deserted.
    LoseKnight { player: Seat, at: Intersection },
    /// Placed a knight that deserted to them.
    PlaceDeserter { at: Intersection, level: KnightLevel },
}

board::converts!(&Play => Named: |play| Self { place: play.place(), ..Self::NOTHING });

impl KnightsDeed {
    /// Returns whether it brings the turn's number to light.
    pub const fn is_number(&self) -> bool {
        let Self::Play(play) = self else { return false };
        matches!(play.card().asks(), Asks::Dice)
    }
}

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "what", rename_all = "snake_case")]
#[said("task", players)]
pub enum KnightsTask {
    /// A metropolis goes on a city of its owner's choice.
    PlaceMetropolis { player: Seat, track: Track },
    /// The event die comes next. It is open where nobody knows yet what it shows.
    EventDie {
        /// The active player.
        player: Seat,
    },
    /// The barbarians pillage a city of its owner's choice (KNIGHTS 9).
    LoseCity { player: Seat },
    /// A progress card is drawn from a deck of choice (KNIGHTS 9).
    ChooseDeck { player: Seat },
    /// One progress card too many goes back (KNIGHTS 8).
    PutBack { player: Seat },
    /// A displaced knight goes where its owner's roads lead.
    Relocate { player: Seat },
    /// A knight may be promoted for free (KNIGHTS 12, Smith).
    Promote { player: Seat },
    /// A resource may be offered for a commodity (KNIGHTS 12, Commercial Harbor).
    TradeAtHarbor {
        player: Seat,
        #[said("other")]
        with: Seat,
    },
    /// A card is taken from everybody beside the robber (KNIGHTS 12, Bishop). It becomes
    /// a task for each of them once the robber stands there.
    StealFromEach { player: Seat },
    /// A knight deserts, of its owner's choice (KNIGHTS 12, Deserter).
    LoseKnight { player: Seat },
    /// A knight like the one that deserted may be placed (KNIGHTS 12, Deserter).
    PlaceDeserter { player: Seat },
}

impl KnightsTask {
    /// Returns whether it is a step of a progress card.
    pub const fn is_of_progress(&self) -> bool {
        self.traits().0
    }

    /// Returns whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        self.traits().1
    }

    const fn traits(&self) -> (bool, bool) {
        match self {
            Self::Promote { .. } | Self::TradeAtHarbor { .. } | Self::PlaceDeserter { .. } => {
                (true, true)
            }
            Self::StealFromEach { .. } | Self::LoseKnight { .. } => (true, false),
            Self::PlaceMetropolis { .. }
            | Self::EventDie { .. }
            | Self::LoseCity { .. }
            | Self::ChooseDeck { .. }
            | Self::PutBack { .. }
            | Self::Relocate { .. } => (false, false),
        }
    }
}

/// Something that follows from an act by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum KnightsChange {
    /// The barbarians attacked: all knights lie down (KNIGHTS 9).
    Attacked {
        /// Player who has a point as Defender for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defender: Option<Seat>,
    },
    /// Somebody drew a progress card (KNIGHTS 8).
    Drew { player: Seat, track: Track },
}

/// Something that can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("knights", names, error)]
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
    ActiveAlready(Intersection),
    /// It has the highest level.
    MightyAlready(Intersection),
    /// None of this deck in hand.
    NoProgressCard(Track),
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
#[said("breach-knights", names, cites, error)]
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
