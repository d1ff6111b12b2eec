//! State of wagons in a game: what lies on the table, and the move of this turn.

use super::{BANDITS, GRAIN_POINTS, TrainLevel, WagonsTable};
use crate::Setup;
use board::Path;

/// State of wagons in a game.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(table, turn)]
pub struct WagonsState {
    pub(crate) table: WagonsTable,
    /// Moves of the turn's wagon.
    pub(super) turn: WagonTurn,
}

impl WagonsState {
    /// Before the first act of a game that plays with them.
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        setup.rules.wagons?;
        let table = WagonsTable::empty(&setup.players, &setup.bandits);
        Some(Self { table, turn: WagonTurn::default() })
    }

    pub(crate) fn end_turn(&mut self) {
        self.turn = WagonTurn::default();
    }

    /// About how many bytes it holds.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>() + (self.table.bandits.len() + self.turn.tried.len()) * size_of::<Path>()
    }
}

/// Moves of one wagon in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WagonTurn {
    /// The move that is on, or over.
    course: Option<WagonCourse>,
    /// Set once a Swift Journey allowed a second move.
    second: bool,
    /// Set once a grain was paid in this turn.
    fed: bool,
    /// Bandits that were tried in this turn, by where they lie.
    tried: Vec<Path>,
}

/// One move of a wagon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WagonCourse {
    /// Points that are left.
    points: u8,
    /// Set once a grain was paid for it.
    fed: bool,
    /// Set once it came to a plaza.
    over: bool,
}

impl WagonTurn {
    /// Points that a wagon of that level has left in its move, whether it has begun or not.
    pub fn points_left(&self, level: TrainLevel) -> u8 {
        self.course.map_or(level.reach(), |course| course.points)
    }

    /// Returns whether a move has begun in this turn: nothing is traded or built any more.
    pub const fn has_begun(&self) -> bool {
        self.course.is_some() || self.second
    }

    /// Returns whether the move came to a plaza, and so to its end.
    pub fn is_over(&self) -> bool {
        self.course.is_some_and(|course| course.over)
    }

    /// Returns whether a Swift Journey may follow: a move has begun.
    pub const fn may_be_followed(&self) -> bool {
        self.course.is_some()
    }

    /// Returns whether a grain was paid in this turn, or, where each move has its own, in this move.
    pub fn is_fed(&self, each_move: bool) -> bool {
        if each_move { self.course.is_some_and(|course| course.fed) } else { self.fed }
    }

    /// Returns whether the bandit on `path` was tried in this turn.
    pub fn has_tried(&self, path: Path) -> bool {
        self.tried.contains(&path)
    }

    /// The move begins, unless it has.
    pub(super) fn begin(&mut self, level: TrainLevel) {
        let begun = WagonCourse { points: level.reach(), fed: false, over: false };
        self.course.get_or_insert(begun);
    }

    pub(super) fn spend(&mut self, points: u8) {
        if let Some(course) = &mut self.course {
            course.points = course.points.saturating_sub(points);
        }
    }

    pub(super) const fn end(&mut self) {
        if let Some(course) = &mut self.course {
            course.over = true;
        }
    }

    pub(super) fn feed(&mut self) {
        self.fed = true;
        if let Some(course) = &mut self.course {
            course.fed = true;
            course.points = course.points.saturating_add(GRAIN_POINTS);
        }
    }

    pub(super) const fn allow_second(&mut self) {
        self.course = None;
        self.second = true;
    }

    pub(super) fn try_bandit(&mut self, path: Path) {
        // There are no more, whatever a file says.
        if self.tried.len() < BANDITS && !self.has_tried(path) {
            self.tried.push(path);
        }
    }

    /// A bandit that was tried is one wherever it goes.
    pub(super) fn follow_bandit(&mut self, from: Path, to: Path) {
        for path in self.tried.iter_mut().filter(|path| **path == from) {
            *path = to;
        }
    }
}
