//! A game's place in its course, its end, and tasks: what a card, a 7 or a development card
//! asks of the players.

use std::mem::discriminant;

use serde::{Deserialize, Serialize};

use crate::{
    FishTask, Kinds, KnightsTask, OilTask, RiversTask, ScenarioTask, SeaTask, Seat, Seats,
    WagonTask,
};
use board::{Hex, Intersection, MAX_CELLS, Resource};
use cards::{Bars, Freedom};
use derive::Said;

/// Players whom a card may be taken from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StealTargets {
    /// Players with a building on the hex that the robber is about to go to.
    BesideRobber,
    /// One of these.
    OneOf(Seats),
}

/// Cards to choose from for somebody who owes another player one.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum GiftOf {
    /// Any card.
    #[default]
    Any,
    /// A resource, and commodities only for want of resources (KNIGHTS 18).
    ResourcesFirst,
    /// Any card, or an oil (TRADERS 8.1).
    AnyOrOil,
}

fn is_usual<T: Default + PartialEq>(what: &T) -> bool {
    *what == T::default()
}

/// Place that a fleeing robber goes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RobberEscape {
    /// This hex, or beside the board.
    Fixed(Option<Hex>),
    /// One of these hexes, as the active player chooses; sorted.
    Among(Vec<Hex>),
}

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "do", rename_all = "snake_case")]
#[said("task", players)]
pub enum Task {
    /// Half the hand goes to the bank.
    Discard {
        player: Seat,
        /// Number of cards; `None` where hands are not followed.
        #[said("count", none = "rest")]
        count: Option<u16>,
    },
    /// The robber goes to another hex.
    #[said(by_hand)]
    MoveRobber {
        player: Seat,
        #[serde(default)]
        freedom: Freedom,
    },
    /// One random card is taken.
    #[said(by_hand)]
    Steal {
        player: Seat,
        from: StealTargets,
        freedom: Freedom,
        /// Kinds of their cards among which it is drawn.
        #[serde(default, skip_serializing_if = "is_usual")]
        of: Kinds,
        /// Set if an oil may be taken instead (TRADERS 7.3).
        #[serde(default, skip_serializing_if = "is_usual")]
        or_oil: bool,
    },
    /// One resource from the bank.
    #[said(by_hand)]
    Take {
        player: Seat,
        /// The resource; `None` if it is of choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resource: Option<Resource>,
        freedom: Freedom,
        /// Set if an oil may be taken instead (TRADERS 8.1).
        #[serde(default, skip_serializing_if = "is_usual")]
        or_oil: bool,
    },
    /// One card of the giver's choice to one of some players.
    #[said(by_hand)]
    Give {
        player: Seat,
        to: Seats,
        #[serde(default, skip_serializing_if = "is_usual")]
        of: GiftOf,
    },
    /// One of their own intact roads is turned sideways.
    #[said(by_hand)]
    DamageRoad { player: Seat, bars: Bars },
    /// The robber leaves.
    #[said(by_hand)]
    RobberTo { player: Seat, to: RobberEscape },
    /// The owner says what a building under an epidemic gives.
    ChooseYield {
        player: Seat,
        #[said("place")]
        at: Intersection,
        #[said(skip)]
        one_of: Vec<Resource>,
    },
    /// One card of choice to the bank.
    Pay { player: Seat },
    /// One card to the bank for one of another kind, if wanted.
    Swap { player: Seat },
    /// One of their own damaged roads is turned back, if they want.
    #[said(by_hand)]
    MendRoad { player: Seat },
    /// The table does what the card says.
    AtTable {
        /// The active player.
        player: Seat,
    },
    /// A vote on whether the pile goes on after New Year.
    Vote { player: Seat },
    /// The top card of the weather stack goes underneath.
    #[said(by_hand)]
    TurnWeather { player: Seat },
    /// The barbarian ship has arrived: the table fights and sends it back.
    Barbarians {
        /// The active player.
        player: Seat,
    },
    /// A free road of Road Building.
    #[said(by_hand)]
    FreeRoad { player: Seat },
    /// Something of Cities & Knights.
    #[said(transparent)]
    Knights(KnightsTask),
    /// Something of Seafarers.
    #[serde(rename = "seafarers")]
    #[said(transparent)]
    Sea(SeaTask),
    /// Something with fish.
    #[said(transparent)]
    Fish(FishTask),
    /// Something of rivers.
    #[said(transparent)]
    Rivers(RiversTask),
    /// Something with wagons.
    #[said(transparent)]
    Wagons(WagonTask),
    /// Something with oil.
    #[said(transparent)]
    Oil(OilTask),
}

board::converts!(KnightsTask => Task: |task| Self::Knights(task));
board::converts!(SeaTask => Task: |task| Self::Sea(task));
board::converts!(FishTask => Task: |task| Self::Fish(task));
board::converts!(RiversTask => Task: |task| Self::Rivers(task));
board::converts!(WagonTask => Task: |task| Self::Wagons(task));
board::converts!(OilTask => Task: |task| Self::Oil(task));

impl From<ScenarioTask> for Task {
    fn from(task: ScenarioTask) -> Self {
        Self::Sea(SeaTask::Scenario(task))
    }
}

impl Task {
    /// Returns `true` if it names no more places or kinds than there are. Any other task is bounded
    /// by its type.
    pub fn is_bounded(&self) -> bool {
        if let Self::RobberTo { to: RobberEscape::Among(hexes), .. } = self {
            hexes.len() <= MAX_CELLS
        } else if let Self::ChooseYield { one_of, .. } = self {
            one_of.len() <= Resource::ALL.len()
        } else if let Self::Oil(task) = self {
            task.is_bounded()
        } else {
            true
        }
    }

    /// Number of resources that `seat` takes by it for gold, if it is that.
    pub fn gold_of(&self, seat: Seat) -> Option<u8> {
        let Self::Sea(SeaTask::Gold { player, count }) = self else { return None };
        (*player == seat).then_some(*count)
    }

    /// Returns whether it may be left undone without breaking a rule.
    pub const fn freedom(&self) -> Freedom {
        match self {
            Self::Steal { freedom, .. }
            | Self::Take { freedom, .. }
            | Self::MoveRobber { freedom, .. } => *freedom,
            Self::Swap { .. }
            | Self::MendRoad { .. }
            | Self::Vote { .. }
            | Self::FreeRoad { .. }
            | Self::Discard { count: None, .. } => Freedom::May,
            Self::Knights(task) if task.may_be_left() => Freedom::May,
            Self::Sea(task) if task.may_be_left() => Freedom::May,
            Self::Fish(task) if task.may_be_left() => Freedom::May,
            Self::Rivers(task) if task.may_be_left() => Freedom::May,
            Self::Wagons(task) if task.may_be_left() => Freedom::May,
            Self::Knights(_)
            | Self::Sea(_)
            | Self::Fish(_)
            | Self::Rivers(_)
            | Self::Wagons(_)
            | Self::Oil(_)
            | Self::Discard { count: Some(_), .. }
            | Self::Give { .. }
            | Self::DamageRoad { .. }
            | Self::RobberTo { .. }
            | Self::ChooseYield { .. }
            | Self::Pay { .. }
            | Self::AtTable { .. }
            | Self::TurnWeather { .. }
            | Self::Barbarians { .. } => Freedom::Must,
        }
    }

    /// Returns whether both are the same thing to do, by whomever: such tasks may be
    /// done in any order.
    pub fn is_like(&self, other: &Self) -> bool {
        if let (Self::Knights(one), Self::Knights(two)) = (self, other) {
            return discriminant(one) == discriminant(two);
        }
        if let (Self::Sea(one), Self::Sea(two)) = (self, other) {
            // Gold is taken clockwise, from what is left (SEA 6).
            let is_theirs = self.gold_of(one.player()).is_none() || one.player() == two.player();
            return discriminant(one) == discriminant(two) && is_theirs;
        }
        if let (Self::Oil(one), Self::Oil(two)) = (self, other) {
            return discriminant(one) == discriminant(two);
        }
        if let (Self::Fish(one), Self::Fish(two)) = (self, other) {
            return discriminant(one) == discriminant(two);
        }
        if let (Self::Wagons(one), Self::Wagons(two)) = (self, other) {
            return discriminant(one) == discriminant(two);
        }
        discriminant(self) == discriminant(other)
    }
}

/// Returns how many of `tasks`, from the first, may be done now: all that ask the
/// same as the first.
pub fn open_tasks(tasks: &[Task]) -> &[Task] {
    let Some(first) = tasks.first() else { return &[] };
    let open = tasks.iter().take_while(|task| task.is_like(first)).count();
    tasks.get(..open).unwrap_or_default()
}

/// The placement of the opening that is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Round {
    /// In seat order.
    First,
    /// Back again; the settlement brings cards, unless another round follows.
    Second,
    /// In seat order again, where players begin with three settlements (SCENARIOS 3.2).
    Third,
}

/// The game's place in its course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The opening: a settlement, then its road.
    Founding {
        round: Round,
        /// The settlement that still lacks its road.
        settlement: Option<Intersection>,
    },
    /// The turn has begun; no number yet.
    BeforeProduction,
    /// The number is there; its event's tasks come before what it brings.
    Event,
    /// Trading and building.
    Trading,
    /// Others build before the turn passes (RULES 4.5).
    ExtraBuilding { builder: Seat },
    /// Somebody has won, or the game was broken off.
    Over,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum Over {
    /// Won with points that all could see.
    PublicPoints { winner: Seat },
    /// Won with victory point cards revealed at the end.
    RevealedCards { winner: Seat },
    /// Won by a wonder that stands (SCENARIOS 5.6).
    Wonder { winner: Seat },
    /// Ended by empty villages: of those with the most points, this one has the most cloth
    /// (SCENARIOS 3.7).
    Villages { winner: Seat },
    /// Ended so, with several who have as many points and as much cloth.
    VillagesShared { winners: SharedWin },
    /// Ended without a winner, with a token on each place of the track for destroyed ones
    /// (TRADERS 7.5).
    BoardDead {
        /// Champion of the Environment, who has the last word.
        champion: Option<Seat>,
    },
    /// Broken off, with the points as they stood.
    BrokenOff,
}

/// Two or more who have won together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SharedWin(u8);

/// A win that fewer than two share, or somebody who can't be at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a shared win is one of two to six players")]
pub struct BadSharedWin;

impl SharedWin {
    /// Those who share it, in seat order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all().filter(move |seat| self.0 & 1 << seat.index() != 0)
    }
}

board::converts!(Vec<Seat> => SharedWin, BadSharedWin: |seats| {
    let bits = seats.iter().fold(0, |all, seat| all | 1_u8 << seat.index());
    if bits.count_ones() < 2 { Err(BadSharedWin) } else { Ok(Self(bits)) }
});
board::converts!(SharedWin => Vec<Seat>: |win| win.seats().collect());

impl Over {
    /// Returns who won, if somebody did and nobody with them.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::PublicPoints { winner }
            | Self::RevealedCards { winner }
            | Self::Wonder { winner }
            | Self::Villages { winner } => Some(winner),
            Self::VillagesShared { .. } | Self::BoardDead { .. } | Self::BrokenOff => None,
        }
    }

    /// Returns all who won, in seat order.
    pub fn winners(self) -> Seats {
        match self {
            Self::VillagesShared { winners } => winners.seats().collect(),
            Self::PublicPoints { .. }
            | Self::RevealedCards { .. }
            | Self::Wonder { .. }
            | Self::Villages { .. }
            | Self::BoardDead { .. }
            | Self::BrokenOff => self.winner().into_iter().collect(),
        }
    }

    /// Returns how, in files and scripts; never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::PublicPoints { .. } => "public_points",
            Self::RevealedCards { .. } => "revealed_cards",
            Self::Wonder { .. } => "wonder",
            Self::Villages { .. } => "villages",
            Self::VillagesShared { .. } => "villages_shared",
            Self::BoardDead { .. } => "board_dead",
            Self::BrokenOff => "broken_off",
        }
    }
}
