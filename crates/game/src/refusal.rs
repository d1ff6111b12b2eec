//! Why an act is refused: because it can't be, or because a rule forbids it.
//!
//! What a rule forbids can still be recorded, if the table did it anyway.

use serde::{Deserialize, Serialize};

use super::{
    BadRule, CardGroup, CardKind, Cards, DevelopmentCard, KnightsBreach, NotAtSea, NotOnTheTable,
    Piece, SeaBreach, Seat,
};
use board::{BadIsland, Hex, Intersection, Path, Resource, Spot};
use cards::Award;

/// Why an act is refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It can't be, whatever the table says.
    #[error("can't be: {0}")]
    Impossible(#[from] Impossible),
    /// A rule forbids it; with [`Enforcement::AsTheTableDid`] it is recorded.
    #[error("against the rules: {0}")]
    Forbidden(#[from] Breach),
}

/// Whether rules are kept or the table is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enforcement {
    /// What a rule forbids is refused.
    ByTheRules,
    /// What a rule forbids is recorded and marked.
    AsTheTableDid,
}

/// What has to come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waiting {
    /// The opening is not finished.
    Opening,
    /// The opening is over.
    OpeningOver,
    /// Open tasks.
    Tasks,
    /// A number has to be drawn or rolled.
    Production,
    /// The number of this turn is there already.
    ProducedAlready,
    /// Nothing asks for this now.
    NoSuchTask,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// Others build before the turn passes.
    ExtraBuilding,
}

/// What can't be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// Something else comes first.
    #[error("not now: {0:?}")]
    NotNow(Waiting),
    /// Nobody sits there, or nobody this could be about.
    #[error("no such player here: {0}")]
    NoSuchPlayer(Seat),
    /// Only sea.
    #[error("not on the island")]
    OffIsland(Spot),
    /// A building stands there.
    #[error("the intersection is taken")]
    IntersectionTaken(Intersection),
    /// A road lies there.
    #[error("the path is taken")]
    PathTaken(Path),
    /// The supply is used up.
    #[error("no piece left: {0:?}")]
    NoPieceLeft(Piece),
    /// No settlement of the player's to turn into a city.
    #[error("no own settlement there")]
    NoSettlement(Intersection),
    /// No road of the player's, or not in the state it would have to be in.
    #[error("no such own road there")]
    NoSuchRoad(Path),
    /// A hand that does not hold what it should give.
    #[error("{player} does not hold {cards:?}")]
    HandLacks {
        player: Seat,
        /// What it should give.
        cards: Cards,
    },
    /// A hand without a card of the kinds of which one would be taken unseen.
    #[error("{player} holds no such card: {of:?}")]
    HandHasNone {
        player: Seat,
        /// Of which kinds the card would be.
        of: CardGroup,
    },
    /// A hand with fewer cards than would leave it untold.
    #[error("{player} holds fewer than {count} cards")]
    HandTooSmall {
        player: Seat,
        /// How many would leave it.
        count: u16,
    },
    /// A hand that holds more of a kind than was told.
    #[error("{player} holds more {kind:?} than {told}")]
    HandHasMore {
        player: Seat,
        kind: CardKind,
        /// How many it held as told.
        told: u8,
    },
    /// A bank that does not hold what it should pay.
    #[error("the bank lacks {0:?}")]
    BankLacks(Cards),
    /// A hand and the bank together would hold more than there is.
    #[error("there are not so many cards: {0:?}")]
    TooManyCards(Cards),
    /// All development cards are sold.
    #[error("no development card left")]
    NoneLeftToBuy,
    /// The player has none.
    #[error("no development card in hand")]
    NoneToPlay,
    /// All of this kind have been played.
    #[error("all of these cards have been played: {0:?}")]
    KindUsedUp(DevelopmentCard),
    /// The table has to say which card it was.
    #[error("which card?")]
    CardNotNamed,
    /// This takes another number of cards.
    #[error("{due} cards belong to this, not {given}")]
    WrongCount {
        /// How many were named.
        given: u16,
        /// How many it has to be.
        due: u16,
    },
    /// What was said to be drawn does not lie on the pile.
    #[error("these cards do not lie on the pile")]
    NotOnThePile,
    /// A printed card that can't be in the pile any more.
    #[error("this card is not in the pile any more")]
    NotInTheDeck,
    /// There aren't enough points.
    #[error("{points} points, {target} needed")]
    TooFewPoints {
        /// Points with the revealed cards.
        points: u8,
        /// Points needed.
        target: u8,
    },
    /// Hands are not followed in this game.
    #[error("hands are not followed")]
    HandsNotFollowed,
    /// More than there is of it.
    #[error("there are not so many: {count} of {most}")]
    TooMany {
        /// How many were named.
        count: u16,
        /// How many there are.
        most: u16,
    },
    /// A number that no turn has.
    #[error("turns are numbered from 1 to {most}")]
    NoSuchTurn {
        /// The highest.
        most: u32,
    },
    /// An award that isn't played for.
    #[error("no such award in this game: {0:?}")]
    NoSuchAward(Award),
    /// More cards than lie in the pile.
    #[error("the pile holds {left} cards, or {least} at least")]
    PileHolds {
        /// How many it holds.
        left: usize,
        /// How many stay in it, however many are put aside.
        least: usize,
    },
    /// More than a table can have: tasks, moves, pieces, votes.
    #[error("more of something than a table can have")]
    TooMuch,
    /// Harbors lie between land and sea.
    #[error("harbors lie on the coast")]
    NotOnCoast(Path),
    /// Something stands or lies there, so that it can't be sea.
    #[error("a piece is in the way")]
    PieceInTheWay(Spot),
    /// An island that can't be.
    #[error(transparent)]
    Island(#[from] BadIsland),
    /// A rule that no table can have.
    #[error(transparent)]
    Rule(#[from] BadRule),
    /// Two players with one name.
    #[error("{0} is called so already")]
    NameTaken(Seat),
    /// Too few would be left to play.
    #[error("at least two have to stay")]
    TooFewPlayers,
    /// Nothing would change.
    #[error("it is so already")]
    SoAlready,
    /// Something of Cities & Knights.
    #[error(transparent)]
    Knights(NotOnTheTable),
    /// Something of Seafarers.
    #[error(transparent)]
    Sea(NotAtSea),
}

/// A rule that was not kept, with the place that shows it. Stored with an act
/// that the table did all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Breach {
    /// RULES 6: a neighboring intersection is built on.
    #[error("distance rule")]
    DistanceRule {
        /// Where a building was wanted.
        at: Intersection,
        /// Where one stands too near.
        neighbor: Intersection,
    },
    /// RULES 6: a settlement needs a road of its owner's beside it.
    #[error("no own road leads there")]
    SettlementWithoutRoad(Intersection),
    /// RULES 6: a road needs a road or building of its owner's beside it.
    #[error("the road touches nothing of its builder's")]
    RoadNotConnected(Path),
    /// RULES 6: a road doesn't go on past another player's building.
    #[error("the road would go on behind another player's building")]
    RoadThroughBuilding {
        /// Where the road was wanted.
        at: Path,
        /// Where the building stands.
        building: Intersection,
    },
    /// RULES 3: the first roads lie beside the settlement just placed.
    #[error("the road does not touch the new settlement")]
    RoadNotBesideSettlement(Path),
    /// RULES 9, Earthquake: repair first.
    #[error("a damaged road has to be repaired before a new one is built")]
    RoadWhileDamaged {
        /// The damaged road.
        damaged: Path,
    },
    /// RULES 9, Earthquake: no building at a damaged road.
    #[error("no building at a damaged road")]
    BuildingAtDamage {
        /// Where it was wanted.
        at: Intersection,
        /// The damaged road.
        damaged: Path,
    },
    /// RULES 9: the weather cards go from their holder to a neighbor, on the
    /// holder's turn.
    #[error("the weather cards go to a neighbor of their holder")]
    WeatherPassed(Seat),
    /// RULES 9: the card says which resource is taken.
    #[error("the card says what is taken")]
    WrongCard {
        /// What it says.
        due: Resource,
    },
    /// RULES 4: production comes before building and trade.
    #[error("production comes first")]
    BeforeProduction,
    /// RULES 4: one development card a turn.
    #[error("one development card a turn")]
    SecondCard,
    /// RULES 4: not in the turn in which it was bought.
    #[error("a card bought this turn")]
    FreshCard,
    /// RULES 4.5: not in another player's turn.
    #[error("only building and buying beside another player's turn")]
    OutOfTurn,
    /// The special building phase did not go round in seat order:
    /// only games of earlier versions are marked so.
    #[error("the special building phase goes round in seat order")]
    BuildingOrder(Seat),
    /// RULES 11: this table plays without a 7 in the first round.
    #[error("no 7 in the first round")]
    FirstSeven,
    /// RULES 11: the robber leaves this player alone.
    #[error("the robber leaves {0} alone")]
    FriendlyRobber(Seat),
    /// RULES 5: half the hand, rounded down.
    #[error("{due} cards are to be discarded, not {given}")]
    WrongDiscard {
        /// How many were discarded.
        given: u16,
        /// How many it should be.
        due: u16,
    },
    /// RULES 5: the robber must go to another hex.
    #[error("the robber must move")]
    RobberStays(Hex),
    /// RULES 5: the victim has a building on the robber's hex.
    #[error("{0} is none of those who can be stolen from")]
    WrongVictim(Seat),
    /// RULES 9: the card goes to somebody else.
    #[error("{0} is none of those who get a card")]
    WrongRecipient(Seat),
    /// RULES 9, Good Neighbors: from what was held before.
    #[error("the card was not held before the event")]
    NotHeldBefore(CardKind),
    /// RULES 9, Robber Flees: not there.
    #[error("the robber flees elsewhere")]
    WrongRefuge,
    /// RULES 6: the harbors give another rate.
    #[error("the rate is {rate}:1")]
    WrongRate {
        /// How many were given.
        given: u8,
        /// How many the best harbor asks for.
        rate: u8,
    },
    /// RULES 6: never like for like.
    #[error("like is not traded for like")]
    LikeForLike(CardKind),
    /// RULES 6: both sides give something.
    #[error("both sides of a trade give something")]
    Gift,
    /// A task that the rules demand was left.
    #[error("a task that the rules demand was left")]
    TaskLeft,
    /// A rule of Cities & Knights.
    #[error(transparent)]
    Knights(KnightsBreach),
    /// A rule of Seafarers.
    #[error(transparent)]
    Sea(SeaBreach),
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// In this section of `docs/rules.md`.
    Rules(u8),
    /// In this section of `docs/knights.md`.
    Knights(u8),
    /// In this section of `docs/sea.md`.
    Sea(u8),
}

impl Breach {
    /// Where the rule stands that was not kept.
    pub const fn section(&self) -> Section {
        match self {
            Self::Knights(breach) => Section::Knights(breach.section()),
            Self::Sea(breach) => Section::Sea(breach.section()),
            _ => Section::Rules(self.rules_section()),
        }
    }

    const fn rules_section(&self) -> u8 {
        match self {
            Self::RoadNotBesideSettlement(_) => 3,
            Self::BeforeProduction
            | Self::SecondCard
            | Self::FreshCard
            | Self::OutOfTurn
            | Self::BuildingOrder(_) => 4,
            Self::FirstSeven | Self::FriendlyRobber(_) => 11,
            Self::WrongDiscard { .. } | Self::RobberStays(_) | Self::WrongVictim(_) => 5,
            Self::DistanceRule { .. }
            | Self::SettlementWithoutRoad(_)
            | Self::RoadNotConnected(_)
            | Self::RoadThroughBuilding { .. }
            | Self::WrongRate { .. }
            | Self::LikeForLike(_)
            | Self::Gift => 6,
            Self::RoadWhileDamaged { .. }
            | Self::BuildingAtDamage { .. }
            | Self::WrongRecipient(_)
            | Self::NotHeldBefore(_)
            | Self::WrongRefuge
            | Self::WeatherPassed(_)
            | Self::WrongCard { .. }
            | Self::TaskLeft
            | Self::Knights(_)
            | Self::Sea(_) => 9,
        }
    }

    /// The place that shows it, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::DistanceRule { neighbor: at, .. }
            | Self::RoadThroughBuilding { building: at, .. }
            | Self::SettlementWithoutRoad(at) => Some(Spot::Intersection(*at)),
            Self::RoadNotConnected(at)
            | Self::RoadNotBesideSettlement(at)
            | Self::RoadWhileDamaged { damaged: at }
            | Self::BuildingAtDamage { damaged: at, .. } => Some(Spot::Path(*at)),
            Self::RobberStays(hex) => Some(Spot::Hex(*hex)),
            Self::Knights(breach) => breach.place(),
            Self::Sea(breach) => breach.place(),
            _ => None,
        }
    }
}

impl Impossible {
    /// The place that shows it, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::Knights(why) => why.place(),
            Self::Sea(why) => why.place(),
            Self::OffIsland(place) | Self::PieceInTheWay(place) => Some(*place),
            Self::IntersectionTaken(at) | Self::NoSettlement(at) => Some(Spot::Intersection(*at)),
            Self::PathTaken(at) | Self::NoSuchRoad(at) | Self::NotOnCoast(at) => {
                Some(Spot::Path(*at))
            }
            _ => None,
        }
    }
}

impl Refusal {
    /// The place that shows it, if there is one.
    pub const fn place(&self) -> Option<Spot> {
        match self {
            Self::Impossible(why) => why.place(),
            Self::Forbidden(breach) => breach.place(),
        }
    }
}

impl Refusal {
    /// Refuses a number that no table can have.
    pub(super) fn unless_at_most(count: impl Into<u16>, most: impl Into<u16>) -> Result<(), Self> {
        let (count, most) = (count.into(), most.into());
        if count > most { Err(Impossible::TooMany { count, most }.into()) } else { Ok(()) }
    }
}
