//! Acts: facts about the table, with all that they moved, and whom that concerns; and the lines of
//! a journal: acts, and moves along the tree of acts.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    BarbarianTrack, Breach, CardGroup, CardKind, Cards, ClockStand, Deed, FishChange, GoldMove,
    Holders, Impossible, Kind, KnightsChange, MAX_PLAYERS, OilChange, Over, Payout, SeaChange,
    Seat, Span, State, Task, Title, WagonChange, Whisper, calendar,
};
use board::Rotation;
use cards::{Award, MAX_EFFECTS, Season};
use derive::Said;

/// Cards that changed places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// From the bank to a hand.
    FromBank(Seat, Cards),
    /// From a hand to the bank.
    ToBank(Seat, Cards),
    /// From the first hand to the second, seen by all.
    Between(Seat, Seat, Cards),
    /// One card from the first hand to the second, seen by nobody else.
    Unseen(Seat, Seat),
    /// The same, of a kind that all know to be among these (KNIGHTS 12, 18).
    UnseenOf(Seat, Seat, CardGroup),
    /// A number of cards from a hand to the bank, their kinds untold.
    ToBankUntold(Seat, u16),
    /// A number of cards from the bank to a hand, their kinds untold.
    FromBankUntold(Seat, u16),
    /// A hand turns out to hold exactly this many of a kind.
    Shown(Seat, CardKind, u8),
    /// A hand is what the table says.
    Corrected(Seat, Cards),
}

impl Move {
    /// Returns the kinds among which its card is for sure, if it passes unseen.
    pub(super) const fn unseen(&self) -> Option<CardGroup> {
        match *self {
            Self::Unseen(..) => Some(CardGroup::Any),
            Self::UnseenOf(.., of) => Some(of),
            Self::FromBank(..)
            | Self::ToBank(..)
            | Self::Between(..)
            | Self::FromBankUntold(..)
            | Self::ToBankUntold(..)
            | Self::Shown(..)
            | Self::Corrected(..) => None,
        }
    }

    /// The hands that it changes.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (one, other) = match *self {
            Self::FromBank(seat, _)
            | Self::ToBank(seat, _)
            | Self::FromBankUntold(seat, _)
            | Self::ToBankUntold(seat, _)
            | Self::Shown(seat, ..)
            | Self::Corrected(seat, _) => (seat, None),
            Self::Between(one, other, _)
            | Self::Unseen(one, other)
            | Self::UnseenOf(one, other, _) => (one, Some(other)),
        };
        [Some(one), other].into_iter().flatten()
    }
}

/// The author of an act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    #[default]
    Table,
    /// The app by itself, after what the table did: it was a duty that left no
    /// choice. Undo takes both back.
    App,
}

impl By {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_table(&self) -> bool {
        *self == Self::Table
    }
}

/// A deed with all that it moved: a line of the journal. The rules propose
/// it; whoever folds acts only applies what stands here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// The deed itself, without what it moved.
    #[serde(flatten)]
    pub deed: Deed,
    /// The author of the act.
    #[serde(default, skip_serializing_if = "By::is_table")]
    pub by: By,
    /// Rules that the table set aside for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<Breach>,
    /// Cards that changed places for it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Move>,
    /// Payout of the number, if the act brought one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payout: Option<Payout>,
    /// Words beside it that the table doesn't hear.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whisper: Option<Whisper>,
    /// All open tasks from now on; left out if unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tasks: Option<Vec<Task>>,
    /// Holders of the awards from now on; left out if unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holders: Option<Holders>,
    /// The season from now on; left out if unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<Season>,
    /// Position of the barbarian ship from now on; left out if unchanged.
    #[serde(default, rename = "ship", skip_serializing_if = "Option::is_none")]
    pub barbarians: Option<BarbarianTrack>,
    /// Changes that the event die made in Cities & Knights, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub knights: Vec<KnightsChange>,
    /// Changes that followed at sea, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sea: Vec<SeaChange>,
    /// Fish tokens that were drawn, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fish: Vec<FishChange>,
    /// Gold that changed places for it, in order (TRADERS 2.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gold: Vec<GoldMove>,
    /// Changes that followed from a wagon's move, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wagons: Vec<WagonChange>,
    /// Changes of oil, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub oil: Vec<OilChange>,
    /// The end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
}

/// The most tasks, and the most moves, of one act: each of the effects of an event
/// asks something of each player for each of the others, or for each building.
const MAX_TASKS: usize = MAX_EFFECTS * MAX_PLAYERS * MAX_PLAYERS + 64;

/// The most rules that a table sets aside at once.
const MAX_BREACHES: usize = 64;

impl Act {
    /// Returns whether it has no more of anything than a table can have.
    pub fn is_bounded(&self) -> bool {
        let tasks = self.tasks.as_deref().unwrap_or_default();
        tasks.len() <= MAX_TASKS
            && tasks.iter().all(Task::is_bounded)
            && self.deed.is_bounded()
            && self.moves.len() <= MAX_TASKS
            && self.against.len() <= MAX_BREACHES
            && self.knights.len() <= MAX_TASKS
            && self.sea.len() <= MAX_TASKS
            && self.fish.len() <= MAX_TASKS
            && self.gold.len() <= MAX_TASKS
            && self.wagons.len() <= MAX_TASKS
            && self.oil.len() <= MAX_TASKS
    }

    /// An act that moved nothing yet.
    pub const fn of(deed: Deed) -> Self {
        Self {
            deed,
            by: By::Table,
            against: Vec::new(),
            moves: Vec::new(),
            whisper: None,
            payout: None,
            tasks: None,
            holders: None,
            season: None,
            barbarians: None,
            knights: Vec::new(),
            sea: Vec::new(),
            fish: Vec::new(),
            gold: Vec::new(),
            wagons: Vec::new(),
            oil: Vec::new(),
            over: None,
        }
    }

    /// Returns the groups among which the cards are that it passes unseen, one for each card.
    pub fn unseen(&self) -> impl Iterator<Item = CardGroup> {
        self.moves.iter().filter_map(Move::unseen)
    }

    /// Returns the player whose act it is, as the table stood `before` it: the one whom the deed
    /// names, whose task was left or whose piece was taken away; otherwise the one who builds and
    /// trades now, so that a draw belongs to the active player.
    pub fn actor(&self, before: &State) -> Seat {
        let left = if let Deed::Leave { task } | Deed::DoneAtTable { task } = self.deed {
            before.tasks().get(task).map(Task::player)
        } else {
            None
        };
        let owner = self.deed.owner_before(before);
        self.deed.player().or(left).or(owner).unwrap_or(before.builder())
    }

    /// All whom it concerns, as the table stood `before` it, each once and the
    /// actor first: by what the act moved, whoever gave or got cards (by the
    /// number, a trade, a robbery, a card of the pile), gained or lost an
    /// award, was asked to do something (to discard, say) or won. The robber
    /// on somebody's hex concerns nobody but who moved it: it takes nothing
    /// until a number is drawn.
    pub fn concerned(&self, before: &State) -> Vec<Seat> {
        let mut seats = vec![self.actor(before)];
        seats.extend(self.deed.named().other);
        if let Deed::PlayMonopoly { taken, .. } = &self.deed {
            seats.extend(taken.iter().filter(|(_, count)| **count > 0).map(|(seat, _)| seat));
        }
        seats.extend(self.moves.iter().flat_map(Move::seats));
        seats.extend(self.gold.iter().copied().flat_map(GoldMove::seats));
        if let Some(payout) = &self.payout {
            let paid = payout.paid.iter().filter(|(_, cards)| !cards.is_empty());
            seats.extend(paid.map(|(seat, _)| seat));
        }
        seats.extend(self.fish.iter().map(|FishChange::Drew { player, .. }| *player));
        seats.extend(self.oil.iter().filter_map(|change| change.player()));
        if let Some(tasks) = &self.tasks {
            let asked = tasks.iter().filter(|task| !before.tasks().contains(task));
            seats.extend(asked.map(Task::player));
        }
        if let Some(holders) = self.holders {
            for award in Award::ALL {
                let (old, new) = (before.holders().of(award), holders.of(award));
                if old != new {
                    seats.extend(old.into_iter().chain(new));
                }
            }
        }
        seats.extend(self.over.and_then(Over::winner));
        let mut once = Vec::new();
        for seat in seats {
            if !once.contains(&seat) {
                once.push(seat);
            }
        }
        once
    }
}

impl Deed {
    /// Returns the owner of the piece that a correction takes away.
    pub fn owner_before(&self, before: &State) -> Option<Seat> {
        let Self::Correct { correction } = self else { return None };
        let (fact, subject, told) = correction.told();
        if told.player().is_some() || !matches!(fact.kind, Kind::Piece) {
            return None;
        }
        fact.booked(before, subject)?.player()
    }
}

/// An act in the tree, numbered from 0 in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActId(pub(crate) usize);

impl std::fmt::Display for ActId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A line that a journal notes after the opening: a new act, or a move in the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "nearly every step is an act")]
pub enum Step {
    /// Something happened.
    Act(Act),
    /// The last act of the branch is taken back.
    Undo,
    /// The act that was last taken back here happens again.
    Redo,
    /// Back to just after an act, or with nothing to the opening.
    Back(Option<ActId>),
    /// The island lies otherwise, seen from the screen: nothing that happened,
    /// so nothing that is taken back.
    #[serde(rename = "lies")]
    BoardRotation(Rotation),
    /// The turn clock's reading while nothing else happens: kept when it is
    /// paused or goes on, and when the game is put away. Undo leaves it alone.
    Clock(ClockStand),
    /// The table's name for the game from now on, or that it has no title any
    /// more. Undo leaves it alone.
    Named(Option<Title>),
}

/// A step with its time: one line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Time at which it was made, in a year from 1970 to 9999.
    #[serde(deserialize_with = "calendar::read")]
    pub time: DateTime<Utc>,
    pub step: Step,
    /// Before an act: how long the turn clock had run since the game last
    /// moved on or back. Moves back and forth have none: they bring the
    /// reading of the act they lead to.
    #[serde(default, skip_serializing_if = "Span::is_zero")]
    pub clock: Span,
}

impl Entry {
    /// A step of a game beside which no clock ran.
    pub const fn new(time: DateTime<Utc>, step: Step) -> Self {
        Self { time, step, clock: Span::ZERO }
    }
}

/// Reason that a step can't be taken.
#[derive(Clone, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("error", error)]
pub enum BadStep {
    #[said(key = "error-misfit")]
    Misfit(#[from] Impossible),
    NothingToUndo,
    NothingToRedo,
    /// More acts, or heavier ones, than any table has.
    TooMuch,
    NoSuchAct,
}
