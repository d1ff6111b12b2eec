//! The lines of a journal: acts, and moves along the tree of acts.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{Act, ApplyError, ClockStand, Span, Title, calendar};
use board::Rotation;

/// An act in the tree, numbered from 0 in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActId(pub(crate) usize);

/// What a journal notes after the opening: a new act, or a move in the tree.
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
    /// How the turn clock stands while nothing else happens: kept when it is
    /// paused or goes on, and when the game is put away. Undo leaves it alone.
    Clock(ClockStand),
    /// What the table calls the game from now on, or that it has no title any
    /// more. Undo leaves it alone.
    Named(Option<Title>),
}

/// A step with its time: one line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When it was made: in a year from 1970 to 9999.
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

/// Why a step can't be taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStep {
    /// The act doesn't fit the game.
    #[error("the act does not fit the game: {0}")]
    ApplyError(#[from] ApplyError),
    /// Nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing to do again.
    #[error("there is nothing to do again")]
    NothingToRedo,
    /// More acts, or heavier ones, than any table has.
    #[error("the game has become too long to go on")]
    TooMuch,
    #[error("the game has no such act")]
    NoSuchAct,
}
