//! The turn clock: the player whose time it is, and the time that each player's turns took as far
//! as a clock ran beside them. Times come in with the steps of a game; nothing here looks at a
//! clock.

use serde::{Deserialize, Serialize};

use super::{PerSeat, Phase, Round, Seat, State};

/// A time for which the clock ran, in whole milliseconds.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Span(u32);

impl Span {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// Returns a span of `millis` milliseconds.
    pub const fn of_millis(millis: u32) -> Self {
        Self(millis)
    }

    /// Returns the whole span in milliseconds.
    pub const fn millis(self) -> u32 {
        self.0
    }

    /// Returns the full seconds of the span, rounded down.
    pub const fn seconds(self) -> u32 {
        self.0 / 1_000
    }

    pub const fn is_zero(&self) -> bool {
        self.0 == 0
    }

    /// Returns the sum of both spans; at most a few weeks.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Returns the time by which it is longer than `other`; zero if it isn't.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// State of the clock: running or paused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Runs for the player whose time it is.
    #[default]
    Runs,
    /// Paused by the table.
    Paused,
}

/// State of the clock between two acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockStand {
    /// Time that it had run since the game last moved on or back.
    pub ran: Span,
    /// State in which it was: running or paused.
    pub pace: Pace,
}

/// Somebody's time: from one change of hands to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stint {
    pub seat: Seat,
    part: StintPart,
}

/// The part of the game that a stint belongs to: whoever has two in a row starts
/// afresh with the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StintPart {
    Founding(Round),
    OwnTurn,
    BesideATurn,
}

impl State {
    /// Returns the stint of the player whose time it is; `None` once the game is over.
    pub const fn stint(&self) -> Option<Stint> {
        let part = match self.phase {
            Phase::Founding { round, .. } => StintPart::Founding(round),
            Phase::BeforeProduction | Phase::Event | Phase::Trading => StintPart::OwnTurn,
            Phase::ExtraBuilding { .. } => StintPart::BesideATurn,
            Phase::Over => return None,
        };
        Some(Stint { seat: self.builder(), part })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[copies(turn)]
pub struct ClockReading {
    /// The player whose time it is; after the end, the one whose it was.
    stint: Option<Stint>,
    /// The time that this turn has taken so far; somebody else's part of it counts
    /// separately.
    turn: Span,
    all: PerSeat<Span>,
}

impl ClockReading {
    /// The clock of a game that begins with `state`.
    pub(super) fn begin(state: &State) -> Self {
        let all = state.players.map(|_, _| Span::ZERO);
        Self { stint: state.stint(), turn: Span::ZERO, all }
    }

    /// Returns how long all turns of `seat` have taken so far.
    pub fn of(&self, seat: Seat) -> Span {
        self.all.of(seat)
    }

    /// Returns how long all turns have taken so far.
    pub fn table(&self) -> Span {
        self.all.values().fold(Span::ZERO, |sum, span| sum.plus(*span))
    }

    /// The reading after it ran for `ran` more while the game stood at
    /// `state`.
    #[must_use]
    pub fn after(&self, ran: Span, state: &State) -> Self {
        let mut reading = self.clone();
        let Some(stint) = state.stint() else { return reading };
        reading.turn = reading.turn.plus(ran);
        reading.all.change(stint.seat, |sum| *sum = sum.plus(ran));
        reading
    }

    /// The reading once the game has come to `state`: it starts from zero for
    /// the next player. A game that is played on after its end goes on with
    /// the turn in which it ended.
    pub(super) fn handed_on(mut self, state: &State) -> Self {
        let stint = state.stint();
        if stint.is_some() && stint != self.stint {
            self.stint = stint;
            self.turn = Span::ZERO;
        }
        self
    }
}
