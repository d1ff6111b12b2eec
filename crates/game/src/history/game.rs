//! A game: its opening, its acts, and where it stands among them.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::ActId;
use super::tree::{ActNode, ActTree, Made};
use crate::{
    Act, BadStep, ClockReading, ClockStand, Entry, Impossible, Setup, Span, State, Step, Title,
};
use board::Rotation;

/// The most work that the acts of a game may take, in steps of about 20 ns. Hands of
/// which nothing is certain are the heaviest: with them it is ten thousand acts,
/// else it is more acts than a journal has lines.
pub(super) const MAX_WORK: u64 = 120_000_000;

/// Place of something in the history: on the branch that is played, or off it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Lies on the branch that is played.
    Current,
    /// Left behind by an undo.
    Abandoned,
}

/// A game: its opening, all its acts, and the state they lead to.
#[derive(Clone, Debug, derive::Getters)]
#[lends(title, state)]
#[copies(board_rotation, clock, work)]
pub struct Game {
    pub(super) setup: Arc<Setup>,
    pub(super) tree: ActTree,
    /// The act after which the game stands; none: the opening.
    pub(super) place: Option<ActId>,
    /// The acts from the opening to the current one.
    pub(super) branch: Vec<ActId>,
    /// The island's rotation, seen from the screen.
    board_rotation: Rotation,
    /// The table's name for it, if it has one.
    title: Option<Title>,
    /// Reading of the turn clock at the opening.
    unread: ClockReading,
    /// The turn clock's reading since, as far as it was noted.
    clock: ClockStand,
    /// Shared with what is kept of it, and with what was proposed for it.
    pub(super) state: Arc<State>,
    /// The act after which `state` is: while steps are taken one after the
    /// other, it follows only where it is asked.
    pub(super) folded: Option<ActId>,
    /// Total work of its acts, in steps of about 20 ns.
    pub(super) work: u64,
}

impl Game {
    /// A game that has just been opened.
    pub fn new(setup: Setup) -> Self {
        let setup = Arc::new(setup);
        let state = Arc::new(State::new(Arc::clone(&setup)));
        Self {
            tree: ActTree::new(Arc::clone(&state)),
            place: None,
            branch: Vec::new(),
            board_rotation: setup.board_rotation,
            title: None,
            unread: ClockReading::begin(&state),
            clock: ClockStand::default(),
            state,
            folded: None,
            work: 0,
            setup,
        }
    }

    /// The game that `entries` lead to.
    ///
    /// # Errors
    /// Fails if an entry can't follow the ones before; its number from 0 is given, with the game as
    /// it was before it.
    pub fn replay(
        setup: Setup,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, (Box<Self>, usize, BadStep)> {
        let mut game = Self::new(setup);
        match game.take_each(entries) {
            (_, Ok(())) => Ok(game),
            (nth, Err(error)) => Err((Box::new(game), nth, error)),
        }
    }

    /// Returns how it was opened.
    pub const fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// Returns what the turn clock read when the last act was made, or the game opened.
    pub fn reading(&self) -> &ClockReading {
        self.node(self.place).map_or(&self.unread, |node| &node.made.reading)
    }

    /// The last act, which undo takes back.
    pub fn last(&self) -> Option<&Act> {
        self.place.and_then(|id| self.act(id))
    }

    /// The act that redo would do again.
    pub fn next(&self) -> Option<&Act> {
        self.tree.next(self.place).and_then(|id| self.act(id))
    }

    fn node(&self, place: Option<ActId>) -> Option<&ActNode> {
        self.tree.node(place)
    }

    /// An act by its number.
    pub fn act(&self, id: ActId) -> Option<&Act> {
        self.tree.act(id)
    }

    /// The acts of the current branch, with their numbers and times.
    #[must_use = "an iterator does nothing by itself"]
    pub fn acts(&self) -> impl DoubleEndedIterator<Item = (ActId, DateTime<Utc>, &Act)> {
        self.acts_from(0)
    }

    /// The same without the first ones `skipped`, which are not walked over.
    #[must_use = "an iterator does nothing by itself"]
    pub fn acts_from(
        &self,
        skipped: usize,
    ) -> impl DoubleEndedIterator<Item = (ActId, DateTime<Utc>, &Act)> {
        let rest = self.branch.get(skipped..).unwrap_or_default();
        rest.iter()
            .filter_map(|id| self.node(Some(*id)).map(|node| (*id, node.made.time, &node.made.act)))
    }

    /// Returns how long the turn clock ran before each act of the current branch.
    #[must_use = "an iterator does nothing by itself"]
    pub fn spans(&self) -> impl Iterator<Item = Span> {
        let readings = self.branch.iter().filter_map(|id| self.node(Some(*id)));
        readings.scan(self.unread.table(), |before, node| {
            let after = node.made.reading.table();
            Some(after.less(std::mem::replace(before, after)))
        })
    }

    /// Returns how many acts the current branch has.
    pub fn count(&self) -> usize {
        self.branch.len()
    }

    /// Returns how many of the first `acts` of the current branch came before the last that is so.
    pub(crate) fn before_last(&self, acts: usize, is_so: impl Fn(&Act) -> bool) -> Option<usize> {
        let acts = self.branch.get(..acts.min(self.count()))?;
        acts.iter().rposition(|id| self.act(*id).is_some_and(&is_so))
    }

    /// Returns the time of the last act, or else of the opening.
    pub fn last_time(&self) -> DateTime<Utc> {
        self.node(self.place).map_or(self.setup.created, |node| node.made.time)
    }

    /// The state after `count` acts of the current branch; the current one if
    /// it has fewer.
    ///
    /// # Errors
    /// None for acts that this game has taken before.
    pub fn state_after(&self, count: usize) -> Result<State, Impossible> {
        let last = count.min(self.branch.len()).checked_sub(1);
        self.fold_to(last.and_then(|nth| self.branch.get(nth).copied()))
    }

    /// Returns whether `step` could be taken.
    ///
    /// # Errors
    /// Fails if it can't be taken.
    pub fn check(&self, step: &Step) -> Result<(), BadStep> {
        match step {
            Step::Act(act) => {
                self.goes_on()?;
                Ok(State::clone(&self.state).apply(act)?)
            }
            Step::Undo if self.place.is_none() => Err(BadStep::NothingToUndo),
            Step::Redo if self.next().is_none() => Err(BadStep::NothingToRedo),
            Step::Back(Some(id)) if self.act(*id).is_none() => Err(BadStep::NoSuchAct),
            Step::Undo
            | Step::Redo
            | Step::Back(_)
            | Step::BoardRotation(_)
            | Step::Clock(_)
            | Step::Named(_) => Ok(()),
        }
    }

    /// Takes a step.
    ///
    /// # Errors
    /// Fails if it can't be taken; then nothing has changed.
    pub fn take(&mut self, entry: Entry) -> Result<(), BadStep> {
        self.take_each([entry]).1
    }

    /// Takes steps one after the other, as far as they can be taken; returns how
    /// many that was, and why the next one could not. States in between are
    /// never worked out, so jumping around costs no more than the acts.
    pub fn take_each(
        &mut self,
        entries: impl IntoIterator<Item = Entry>,
    ) -> (usize, Result<(), BadStep>) {
        let mut taken = 0;
        let mut entries = entries.into_iter();
        let refused = entries.find_map(|entry| match self.step(entry) {
            Ok(()) => {
                taken += 1;
                None
            }
            Err(refused) => Some(refused),
        });
        let settled = self.settle().map_err(BadStep::from);
        (taken, refused.map_or(settled, Err))
    }

    fn step(&mut self, entry: Entry) -> Result<(), BadStep> {
        match entry.step {
            Step::Act(act) => self.add(act, entry.time, entry.clock, None),
            Step::Undo => {
                let undone = self.node(self.place).ok_or(BadStep::NothingToUndo)?;
                self.go_to(undone.parent);
                Ok(())
            }
            Step::Redo => {
                let next = self.tree.next(self.place).ok_or(BadStep::NothingToRedo)?;
                self.go_to(Some(next));
                Ok(())
            }
            Step::Back(target) => {
                self.tree.check(target)?;
                self.go_to(target);
                Ok(())
            }
            Step::BoardRotation(rotation) => {
                self.board_rotation = rotation;
                Ok(())
            }
            Step::Clock(stand) => {
                self.clock = stand;
                Ok(())
            }
            Step::Named(title) => {
                self.title = title;
                Ok(())
            }
        }
    }

    pub(crate) fn known(&self, place: Option<ActId>) -> Result<(), BadStep> {
        self.tree.check(place)
    }

    /// Returns the act before this one, and the time at which this one was made.
    pub(crate) fn before(&self, act: ActId) -> Option<(Option<ActId>, DateTime<Utc>)> {
        self.node(Some(act)).map(|node| (node.parent, node.made.time))
    }

    /// Every act with the one before it and its time, each after the one it
    /// follows.
    pub(crate) fn tree(&self) -> impl Iterator<Item = (ActId, Option<ActId>, DateTime<Utc>)> + '_ {
        let nodes = self.tree.nodes().iter().enumerate();
        nodes.map(|(nth, node)| (ActId(nth), node.parent, node.made.time))
    }

    /// Returns whether more may still happen in it.
    pub(super) const fn goes_on(&self) -> Result<(), BadStep> {
        if self.work > MAX_WORK { Err(BadStep::TooMuch) } else { Ok(()) }
    }

    /// Adds an act where the game stands; `after` is the state it leads to,
    /// where that is known.
    pub(super) fn add(
        &mut self,
        act: Act,
        time: DateTime<Utc>,
        ran: Span,
        after: Option<Arc<State>>,
    ) -> Result<(), BadStep> {
        self.goes_on()?;
        let parent = self.place;
        self.fold()?;
        self.work = self.work.saturating_add(self.tree.jump(parent, &self.state));
        let before = self.state.effort;
        let (turn, shuffles, rolls) =
            (self.state.turn(), self.state.shuffles(), self.state.rolls());
        let draws = self.state.draws;
        let reading = self.reading().after(ran, &self.state);
        let applied = match after {
            Some(after) => {
                self.state = after;
                Ok(())
            }
            None => Arc::make_mut(&mut self.state).apply(&act),
        };
        self.work = self.work.saturating_add(self.state.effort.since(before));
        if let Err(error) = applied {
            // Half of it may have been applied.
            self.state = Arc::new(self.fold_to(parent)?);
            return Err(error.into());
        }
        let reading = reading.handed_on(&self.state);
        let made = Made { time, act, reading, turn, shuffles, rolls, draws };
        self.place = Some(self.tree.add(parent, made, &self.state));
        self.folded = self.place;
        self.clock.ran = Span::ZERO;
        Ok(())
    }

    fn go_to(&mut self, place: Option<ActId>) {
        self.tree.go_to(place);
        self.place = place;
        self.clock.ran = Span::ZERO;
    }

    /// Brings branch and state to where the game stands.
    pub(super) fn settle(&mut self) -> Result<(), Impossible> {
        let mut moved = Vec::new();
        let mut place = self.place;
        while let (Some(id), Some(node)) = (place, self.node(place)) {
            if node.depth.checked_sub(1).and_then(|nth| self.branch.get(nth)) == Some(&id) {
                break;
            }
            moved.push(id);
            place = node.parent;
        }
        self.branch.truncate(self.node(place).map_or(0, |node| node.depth));
        self.branch.extend(moved.into_iter().rev());
        self.fold()
    }

    /// Brings the state to where the game stands.
    fn fold(&mut self) -> Result<(), Impossible> {
        if self.folded != self.place {
            self.state = Arc::new(self.fold_to(self.place)?);
            self.folded = self.place;
        }
        Ok(())
    }

    /// The state after an act, on whatever way.
    pub(crate) fn fold_to(&self, place: Option<ActId>) -> Result<State, Impossible> {
        self.tree.fold_to(place)
    }
}
