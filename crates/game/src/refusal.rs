//! Refusals of acts: some can't be done, and some are forbidden by a rule.
//!
//! Acts that a rule forbids can still be recorded, if the table did them anyway.

use serde::{Deserialize, Serialize};

use super::{
    BadRule, CardGroup, CardKind, Cards, DevelopmentCard, FishBreach, GoldBreach, KnightsBreach,
    MessageValue, NoGold, NoRiver, NotAtSea, NotFish, NotOil, NotOnTheTable, NotWithWagons,
    OilBreach, Piece, RiversBreach, SeaBreach, Seat, WagonBreach,
};
use board::{BadIsland, Hex, Intersection, Path, Resource, Spot};
use cards::Award;
use derive::Said;

/// Reason that an act is refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("refused", names, error)]
pub enum Refusal {
    /// It can't be, whatever the table says.
    #[said(transparent)]
    Impossible(#[from] Impossible),
    /// A rule forbids it; with [`Enforcement::AsTheTableDid`] it is recorded.
    #[said(transparent)]
    Forbidden(#[from] Breach),
}

/// Treatment of deeds that a rule forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enforcement {
    /// Refused.
    ByTheRules,
    /// Recorded and marked.
    AsTheTableDid,
}

/// Reason that something can't be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Said)]
#[said("not-now", names)]
pub enum Waiting {
    /// The opening is not finished.
    Opening,
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

/// Reason that something can't be done, whatever the table says.
#[derive(Clone, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("impossible", names, error)]
pub enum Impossible {
    /// Something else comes first.
    #[said(transparent)]
    NotNow(Waiting),
    /// Nobody sits there, or nobody that this could be about.
    NoSuchPlayer(Seat),
    /// Only sea.
    OffIsland(Spot),
    /// A building stands there.
    IntersectionTaken(#[said("piece", with = MessageValue::standing)] Intersection),
    /// A road lies there.
    PathTaken(#[said("piece", with = MessageValue::lying)] Path),
    /// The supply is used up.
    #[said(transparent)]
    NoPieceLeft(Piece),
    /// No settlement of the player's to turn into a city.
    NoSettlement(Intersection),
    /// No road of the player's, or not in the state it would have to be in.
    NoSuchRoad(Path),
    /// A hand that does not hold what it should give.
    HandLacks {
        player: Seat,
        /// Cards that it should give.
        cards: Cards,
    },
    /// A hand without a card of the kinds of which one would be taken unseen.
    #[said(by_hand)]
    HandHasNone {
        player: Seat,
        /// Kinds of which the card would be.
        #[said(skip)]
        of: CardGroup,
    },
    /// A hand with fewer cards than would leave it untold.
    HandTooSmall {
        #[said("who")]
        #[said("size", with = MessageValue::HandSize)]
        player: Seat,
        /// Number of cards that would leave it.
        count: u16,
    },
    /// A hand that holds more of a kind than was told.
    #[said(by_hand)]
    HandHasMore {
        player: Seat,
        kind: CardKind,
        /// Number of cards of the kind that it held as told.
        told: u8,
    },
    /// A bank that does not hold what it should pay.
    BankLacks(Cards),
    /// A hand and the bank together would hold more than there is.
    TooManyCards(#[said(skip)] Cards),
    /// All development cards are sold.
    NoneLeftToBuy,
    /// The player has none.
    NoneToPlay,
    /// All of this kind have been played.
    KindUsedUp(DevelopmentCard),
    /// The table has to say which card it was.
    CardNotNamed,
    /// This takes another number of cards.
    WrongCount {
        /// Number of cards that were named.
        given: u16,
        due: u16,
    },
    /// Cards that were said to be drawn do not lie on the pile.
    NotOnThePile,
    /// A printed card that can't be in the pile any more.
    NotInTheDeck,
    /// There aren't enough points.
    TooFewPoints {
        /// Points with the revealed cards.
        points: i16,
        /// Points needed.
        target: u8,
    },
    /// Hands are not followed in this game.
    HandsNotFollowed,
    /// There is nothing of this that a player could tell the app alone: the table doesn't keep hands
    /// private, or no card passes unseen.
    NotPrivate,
    /// More than there is of it.
    TooMany {
        /// Number that was named.
        count: u16,
        most: u16,
    },
    /// A number that no turn has.
    NoSuchTurn {
        /// The highest.
        most: u32,
    },
    /// An award that isn't played for.
    NoSuchAward(Award),
    /// More cards than lie in the pile.
    PileHolds {
        /// Number of cards that it holds.
        left: usize,
        /// Number of cards that stay in it, however many are put aside.
        least: usize,
    },
    /// More than a table can have: tasks, moves, pieces, votes.
    #[said(key = "error-misfit")]
    TooMuch,
    /// Harbors lie between land and sea.
    NotOnCoast(Path),
    /// Something stands or lies there, so that it can't be sea.
    PieceInTheWay(Spot),
    /// An island that can't be.
    #[said(by_hand)]
    Island(#[from] BadIsland),
    /// A rule that no table can have.
    #[said(by_hand)]
    Rule(#[from] BadRule),
    /// Two players with one name.
    NameTaken(Seat),
    /// Too few would be left to play.
    TooFewPlayers,
    /// Nothing would change.
    SoAlready,
    /// Something of Cities & Knights.
    #[said(transparent)]
    Knights(NotOnTheTable),
    /// Something of Seafarers.
    #[said(transparent)]
    Sea(NotAtSea),
    /// Something with fish.
    #[said(transparent)]
    Fish(NotFish),
    /// Something of rivers.
    #[said(transparent)]
    Rivers(NoRiver),
    /// Something with gold.
    #[said(transparent)]
    Gold(NoGold),
    /// Something with wagons.
    #[said(transparent)]
    Wagons(NotWithWagons),
    /// Something with oil.
    #[said(transparent)]
    Oil(NotOil),
}

/// A rule that was not kept, with the place that shows it. Stored with an act
/// that the table did all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[said("breach", names, cites, error)]
pub enum Breach {
    /// RULES 6: a neighboring intersection is built on.
    DistanceRule {
        /// Intersection that was wanted for a building.
        at: Intersection,
        /// Intersection of a building that stands too near.
        neighbor: Intersection,
    },
    /// RULES 6: a settlement needs a road of its owner's beside it.
    SettlementWithoutRoad(Intersection),
    /// RULES 6: a road needs a road or building of its owner's beside it.
    RoadNotConnected(Path),
    /// RULES 6: a road doesn't go on past another player's building.
    RoadThroughBuilding {
        /// Path that was wanted for the road.
        at: Path,
        building: Intersection,
    },
    /// RULES 3: the first roads lie beside the settlement just placed.
    RoadNotBesideSettlement(Path),
    /// RULES 9, Earthquake: repair first.
    RoadWhileDamaged {
        /// The damaged road.
        #[said("piece", with = MessageValue::lying)]
        damaged: Path,
    },
    /// RULES 9, Earthquake: no building at a damaged road.
    BuildingAtDamage {
        /// Intersection that was wanted for it.
        at: Intersection,
        /// The damaged road.
        #[said("piece", with = MessageValue::lying)]
        damaged: Path,
    },
    /// RULES 9: the weather cards go from their holder to a neighbor, on the
    /// holder's turn.
    WeatherPassed(Seat),
    /// RULES 9: the card says which resource is taken.
    WrongCard {
        /// Resource that the card names.
        due: Resource,
    },
    /// RULES 4: production comes before building and trade.
    BeforeProduction,
    /// RULES 4: one development card a turn.
    SecondCard,
    /// RULES 4: not in the turn in which it was bought.
    FreshCard,
    /// RULES 4.5: not in another player's turn.
    OutOfTurn,
    /// RULES 4: the special building phase did not go round in seat order; only games of
    /// earlier versions are marked so.
    BuildingOrder(Seat),
    /// RULES 11: this table plays without a 7 in the first round.
    FirstSeven,
    /// RULES 11: the robber leaves this player alone.
    FriendlyRobber(Seat),
    /// RULES 5: half the hand, rounded down.
    WrongDiscard {
        /// Number of cards that were discarded.
        given: u16,
        /// Number of cards that are due.
        due: u16,
    },
    /// RULES 5: the robber must go to another hex.
    RobberStays(Hex),
    /// RULES 5: the victim has a building on the robber's hex.
    WrongVictim(Seat),
    /// RULES 9: the card goes to somebody else.
    WrongRecipient(Seat),
    /// RULES 9, Good Neighbors: from what was held before.
    NotHeldBefore(CardKind),
    /// RULES 9, Robber Flees: not there.
    WrongRefuge,
    /// RULES 6: the harbors give another rate.
    WrongRate {
        given: u8,
        /// Number of cards that the best harbor asks for.
        rate: u8,
    },
    /// RULES 6: never like for like.
    LikeForLike(CardKind),
    /// RULES 6: both sides give something.
    Gift,
    /// RULES 9: a task that the rules demand was left.
    TaskLeft,
    /// A rule of Cities & Knights.
    #[said(transparent)]
    Knights(KnightsBreach),
    /// A rule of Seafarers.
    #[said(transparent)]
    Sea(SeaBreach),
    /// A rule of fish.
    #[said(transparent)]
    Fish(FishBreach),
    /// A rule of rivers.
    #[said(transparent)]
    Rivers(RiversBreach),
    /// A rule about gold.
    #[said(transparent)]
    Gold(GoldBreach),
    /// A rule of wagons.
    #[said(transparent)]
    Wagons(WagonBreach),
    /// A rule of oil.
    #[said(transparent)]
    Oil(OilBreach),
}

/// An answer, or the reason that a deed may not be done.
pub(super) type Judged<T = ()> = Result<T, Refusal>;

/// Refuses what can't be.
pub(super) fn refuse_if(is_so: bool, why: impl Into<Refusal>) -> Judged {
    if is_so { Err(why.into()) } else { Ok(()) }
}

board::converts!(Waiting => Refusal: |waiting| Self::Impossible(Impossible::NotNow(waiting)));

/// The section in which a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Section of `docs/rules.md`.
    Rules(u8),
    /// Section of `docs/knights.md`.
    Knights(u8),
    /// Section of `docs/sea.md`.
    Sea(u8),
    /// Section of `docs/scenarios.md`.
    Scenarios(u8),
    /// Section of `docs/traders.md`.
    Traders(u8),
}

impl Refusal {
    /// The place that shows it, if there is one.
    pub fn place(&self) -> Option<Spot> {
        self.named().place
    }

    /// Refuses a number that no table can have.
    pub(super) fn unless_at_most(count: impl Into<u16>, most: impl Into<u16>) -> Judged {
        let (count, most) = (count.into(), most.into());
        refuse_if(count > most, Impossible::TooMany { count, most })
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::history::tests::game;
    use crate::{Act, Correction, Deed, Move, PrintedCardPlace, Turned};
    use board::Resource::{Brick, Ore};
    use cards::{PileCard, deck_a, prepare};

    fn stranger() -> Seat {
        serde_json::from_str("5").expect("a seat")
    }

    #[test]
    fn what_cannot_be_applied_keeps_its_own_reason() {
        let game = game(2);
        let state = game.state();
        let player = state.active();
        let two = Cards::of(Ore, 2);
        let foreign = {
            let mut rng = StdRng::seed_from_u64(2);
            let decks = [deck_a().expect("sound"), deck_a().expect("sound")];
            prepare(&decks, &state.rules.cards, &mut rng)
        };
        let none = PileCard::Numbered { deck: 9, card: 9 };
        let amends = |correction| Act::of(Deed::Correct { correction });
        let draws = |turned| Act::of(Deed::Draw { turned: vec![turned] });
        let moves = |one| Act { moves: vec![one], ..Act::of(Deed::Pass) };
        let cases = [
            (moves(Move::ToBank(player, two)), Impossible::HandLacks { player, cards: two }),
            (moves(Move::FromBank(player, Cards::of(Ore, 21))), Impossible::BankLacks(two)),
            (
                moves(Move::Corrected(player, Cards::of(Brick, 20))),
                Impossible::TooManyCards(Cards::of(Brick, 20)),
            ),
            (moves(Move::Unseen(player, stranger())), Impossible::NoSuchPlayer(stranger())),
            (draws(Turned::Card(none)), Impossible::NotOnThePile),
            (draws(Turned::Shuffle(foreign)), Impossible::NotOnThePile),
            (Act::of(Deed::DrawPrinted { card: none }), Impossible::NotInTheDeck),
            (
                amends(Correction::Printed { card: none, place: PrintedCardPlace::Aside }),
                Impossible::NotInTheDeck,
            ),
        ];
        for (mut act, error) in cases {
            let done = state.clone().go_through(&mut act, None);
            assert_eq!(done, Err(error));
        }
    }
}
