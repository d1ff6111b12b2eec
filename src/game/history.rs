//! A game with its history: acts form a tree, the state is the fold along the
//! current branch. Undo and redo only move along it; nothing is ever undone by
//! an inverse operation, and what was undone stays.

mod chance;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    Act, BadStep, ClockReading, ClockStand, Deed, Entry, Leave, Misfit, Refusal, Setup, Span,
    State, Step, Title,
};
use crate::board::Rotation;

/// Every so many acts the state is kept, so that undo folds only a few.
const SNAPSHOT_EVERY: usize = 64;

/// An act in the tree, numbered from 0 in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActId(usize);

#[derive(Clone, Debug)]
struct Node {
    parent: Option<ActId>,
    redo: Option<ActId>,
    time: DateTime<Utc>,
    act: Act,
    /// What the turn clock read after it.
    reading: ClockReading,
    /// How often the piles had been prepared afresh before it.
    shuffles: usize,
    /// How often the app had rolled its dice before it.
    rolls: usize,
}

/// Whether something lies on the branch that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It does.
    Current,
    /// An undo left it behind.
    Abandoned,
}

/// A game: its opening, all its acts, and the state they lead to.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Arc<Setup>,
    nodes: Vec<Node>,
    /// The acts from the opening to the current one.
    branch: Vec<ActId>,
    /// What redo leads to from the opening.
    first: Option<ActId>,
    lies: Rotation,
    title: Option<Title>,
    /// What the turn clock read at the opening.
    unread: ClockReading,
    clock: ClockStand,
    state: State,
    /// States along the branch, each after a multiple of [`SNAPSHOT_EVERY`].
    snapshots: Vec<State>,
}

impl Game {
    /// A game that has just been opened.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let setup = Arc::new(setup);
        let state = State::new(Arc::clone(&setup));
        let snapshots = vec![state.clone()];
        let lies = setup.lies;
        let unread = ClockReading::begin(&state);
        let (nodes, branch, first) = (Vec::new(), Vec::new(), None);
        let clock = ClockStand::default();
        let title = None;
        Self { setup, nodes, branch, first, lies, title, unread, clock, state, snapshots }
    }

    /// The game that `entries` lead to.
    ///
    /// # Errors
    /// When an entry can't follow the ones before; its number from 0 is
    /// given, with the game as it was before it.
    pub fn replay(
        setup: Setup,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, (Box<Self>, usize, BadStep)> {
        let mut game = Self::new(setup);
        for (nth, entry) in entries.into_iter().enumerate() {
            if let Err(error) = game.take(entry) {
                return Err((Box::new(game), nth, error));
            }
        }
        Ok(game)
    }

    /// How it was opened.
    #[must_use]
    pub const fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// How the island lies, seen from the screen.
    #[must_use]
    pub const fn lies(&self) -> Rotation {
        self.lies
    }

    /// What the table calls it, if it does.
    #[must_use]
    pub const fn title(&self) -> Option<&Title> {
        self.title.as_ref()
    }

    /// What the turn clock read when the last act was made, or the game opened.
    #[must_use]
    pub fn reading(&self) -> &ClockReading {
        let last = self.branch.last().and_then(|id| self.nodes.get(id.0));
        last.map_or(&self.unread, |node| &node.reading)
    }

    /// How the turn clock stood since, as far as that was noted.
    #[must_use]
    pub const fn clock(&self) -> ClockStand {
        self.clock
    }

    /// How it stands.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The act that `deed` would be.
    ///
    /// # Errors
    /// Why it can't be, or which rule forbids it.
    pub fn propose(&self, deed: Deed, leave: Leave) -> Result<Act, Refusal> {
        self.state.propose(deed, leave)
    }

    /// The last act, which undo takes back.
    #[must_use]
    pub fn last(&self) -> Option<&Act> {
        self.branch.last().and_then(|id| self.act(*id))
    }

    /// The act that redo would do again.
    #[must_use]
    pub fn next(&self) -> Option<&Act> {
        self.redo_id().and_then(|id| self.act(id))
    }

    fn redo_id(&self) -> Option<ActId> {
        match self.branch.last() {
            Some(id) => self.nodes.get(id.0)?.redo,
            None => self.first,
        }
    }

    /// An act by its number.
    #[must_use]
    pub fn act(&self, id: ActId) -> Option<&Act> {
        self.nodes.get(id.0).map(|node| &node.act)
    }

    /// The acts of the current branch, with their numbers and times.
    #[must_use = "an iterator does nothing by itself"]
    pub fn acts(&self) -> impl DoubleEndedIterator<Item = (ActId, DateTime<Utc>, &Act)> {
        self.acts_from(0)
    }

    /// The same without the first so many: those are not walked over.
    #[must_use = "an iterator does nothing by itself"]
    pub fn acts_from(
        &self,
        skipped: usize,
    ) -> impl DoubleEndedIterator<Item = (ActId, DateTime<Utc>, &Act)> {
        let rest = self.branch.get(skipped..).unwrap_or_default();
        rest.iter().filter_map(|id| self.nodes.get(id.0).map(|node| (*id, node.time, &node.act)))
    }

    /// How long the turn clock ran before each act of the current branch.
    #[must_use = "an iterator does nothing by itself"]
    pub fn spans(&self) -> impl Iterator<Item = Span> {
        let readings = self.branch.iter().filter_map(|id| self.nodes.get(id.0));
        readings.scan(self.unread.table(), |before, node| {
            let after = node.reading.table();
            Some(after.less(std::mem::replace(before, after)))
        })
    }

    /// How many acts the current branch has.
    #[must_use]
    pub fn count(&self) -> usize {
        self.branch.len()
    }

    /// When the last act was made, or the game opened.
    #[must_use]
    pub fn last_time(&self) -> DateTime<Utc> {
        let last = self.branch.last().and_then(|id| self.nodes.get(id.0));
        last.map_or(self.setup.created, |node| node.time)
    }

    /// The state after so many acts of the current branch; the current one if
    /// it has fewer.
    ///
    /// # Errors
    /// None for acts that this game has taken before.
    pub fn state_after(&self, count: usize) -> Result<State, Misfit> {
        let nearest = (count / SNAPSHOT_EVERY).min(self.snapshots.len().saturating_sub(1));
        let Some(snapshot) = self.snapshots.get(nearest) else { return Ok(self.state.clone()) };
        let mut state = snapshot.clone();
        let acts = self
            .acts_from(nearest * SNAPSHOT_EVERY)
            .take(count - (nearest * SNAPSHOT_EVERY).min(count));
        for (_, _, act) in acts {
            state.apply(act)?;
        }
        Ok(state)
    }

    /// Whether `step` could be taken.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, step: &Step) -> Result<(), BadStep> {
        match step {
            Step::Act(act) => Ok(self.state.clone().apply(act)?),
            Step::Undo if self.branch.is_empty() => Err(BadStep::NothingToUndo),
            Step::Redo if self.redo_id().is_none() => Err(BadStep::NothingToRedo),
            Step::Back(Some(id)) if self.act(*id).is_none() => Err(BadStep::NoSuchAct),
            Step::Undo
            | Step::Redo
            | Step::Back(_)
            | Step::Lies(_)
            | Step::Clock(_)
            | Step::Named(_) => Ok(()),
        }
    }

    /// Takes a step.
    ///
    /// # Errors
    /// When it can't be taken; then nothing has changed.
    pub fn take(&mut self, entry: Entry) -> Result<(), BadStep> {
        match entry.step {
            Step::Act(act) => {
                let mut state = self.state.clone();
                state.apply(&act)?;
                self.add(act, (entry.time, entry.clock), state);
                Ok(())
            }
            Step::Undo => {
                let Some(undone) = self.branch.last().copied() else {
                    return Err(BadStep::NothingToUndo);
                };
                self.shorten(self.branch.len() - 1)?;
                self.remember(undone);
                Ok(())
            }
            Step::Redo => {
                let id = self.redo_id().ok_or(BadStep::NothingToRedo)?;
                let act = self.act(id).ok_or(BadStep::NoSuchAct)?;
                let mut state = self.state.clone();
                state.apply(act)?;
                self.advance(id, state);
                Ok(())
            }
            Step::Back(target) => self.go_back(target),
            Step::Lies(rotation) => {
                self.lies = rotation;
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

    /// The acts from the opening to this one.
    pub(super) fn path_to(&self, act: Option<ActId>) -> Result<Vec<ActId>, BadStep> {
        let mut path = Vec::new();
        let mut place = act;
        while let Some(id) = place {
            let node = self.nodes.get(id.0).ok_or(BadStep::NoSuchAct)?;
            path.push(id);
            place = node.parent;
        }
        path.reverse();
        Ok(path)
    }

    /// Which act comes before this one, and when this one was made.
    pub(super) fn before(&self, act: ActId) -> Option<(Option<ActId>, DateTime<Utc>)> {
        self.nodes.get(act.0).map(|node| (node.parent, node.time))
    }

    /// Every act with the one before it and its time, each behind the one it
    /// follows.
    pub(super) fn tree(&self) -> impl Iterator<Item = (ActId, Option<ActId>, DateTime<Utc>)> + '_ {
        let nodes = self.nodes.iter().enumerate();
        nodes.map(|(nth, node)| (ActId(nth), node.parent, node.time))
    }

    fn add(&mut self, act: Act, (time, ran): (DateTime<Utc>, Span), state: State) {
        let id = ActId(self.nodes.len());
        let parent = self.branch.last().copied();
        let shuffles = self.state.shuffles();
        let rolls = self.state.rolls();
        let reading = self.reading().after(ran, &self.state).handed_on(&state);
        self.nodes.push(Node { parent, redo: None, time, act, reading, shuffles, rolls });
        self.remember(id);
        self.advance(id, state);
    }

    /// From where the branch ends now, redo leads to `id`.
    fn remember(&mut self, id: ActId) {
        match self.branch.last() {
            Some(last) => {
                if let Some(node) = self.nodes.get_mut(last.0) {
                    node.redo = Some(id);
                }
            }
            None => self.first = Some(id),
        }
    }

    fn advance(&mut self, id: ActId, state: State) {
        self.clock.ran = Span::ZERO;
        self.branch.push(id);
        self.state = state;
        if self.branch.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state.clone());
        }
    }

    fn shorten(&mut self, length: usize) -> Result<(), Misfit> {
        let state = self.state_after(length)?;
        self.clock.ran = Span::ZERO;
        self.branch.truncate(length);
        self.snapshots.truncate(length / SNAPSHOT_EVERY + 1);
        self.state = state;
        Ok(())
    }

    /// Goes to any act of the tree; redo then leads forward along the way it
    /// came from, as far as that is the same branch.
    fn go_back(&mut self, target: Option<ActId>) -> Result<(), BadStep> {
        let path = self.path_to(target)?;
        let common = path.iter().zip(&self.branch).take_while(|(one, other)| one == other).count();
        let left = self.branch.get(common).copied();
        self.shorten(common)?;
        if let Some(left) = left {
            self.remember(left);
        }
        for id in path.into_iter().skip(common) {
            let act = self.act(id).ok_or(BadStep::NoSuchAct)?;
            let mut state = self.state.clone();
            state.apply(act)?;
            self.remember(id);
            self.advance(id, state);
        }
        Ok(())
    }
}
