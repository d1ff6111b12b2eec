//! The tree of a game's acts, with some of the states on the way kept.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::ActId;
use super::redo_paths::RedoPaths;
use crate::{Act, BadStep, ClockReading, Impossible, State};

/// Number of acts after which the state is kept again, so that going anywhere folds only a few.
pub(super) const SNAPSHOT_EVERY: usize = 64;

/// Bytes that the kept states may have in a game without acts, and further bytes with each act: no
/// evening comes near this, and no file can ask for more.
pub(super) const KEPT_BYTES: usize = 64 << 20;
pub(super) const KEPT_BYTES_AN_ACT: usize = 512;

/// Bytes of a state that are copied in a step of work.
const COPIED_A_STEP: usize = 128;

#[derive(Clone, Debug)]
pub(super) struct ActNode {
    pub parent: Option<ActId>,
    /// Number of acts from the opening to this one.
    pub depth: usize,
    pub made: Made,
    /// The state after it, if it is kept.
    pub kept: Option<Arc<State>>,
    /// Number of acts since the last one on the way here whose state is kept.
    since: usize,
}

/// An act as it was made.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub time: DateTime<Utc>,
    pub act: Act,
    /// Reading of the turn clock after it.
    pub reading: ClockReading,
    /// The turn in which it was made.
    pub turn: u32,
    /// Number of times that the piles had been prepared afresh before it.
    pub shuffles: usize,
    /// Number of times that the app had rolled its dice before it.
    pub rolls: usize,
    /// Number of cards that the app had drawn from hands before it.
    pub draws: usize,
}

/// The acts of a game on all its branches. No act stands for the opening.
#[derive(Clone, Debug, derive::Getters)]
#[lends(nodes)]
pub(super) struct ActTree {
    opened: Arc<State>,
    /// All acts, in the order in which they were made.
    nodes: Vec<ActNode>,
    redo_paths: RedoPaths,
    /// Bytes of states that may still be kept.
    room: usize,
}

impl ActTree {
    /// Returns a tree without acts.
    pub fn new(opened: Arc<State>) -> Self {
        Self { opened, nodes: Vec::new(), redo_paths: RedoPaths::new(), room: KEPT_BYTES }
    }

    pub fn node(&self, place: Option<ActId>) -> Option<&ActNode> {
        self.nodes.get(place?.0)
    }

    pub fn act(&self, id: ActId) -> Option<&Act> {
        self.node(Some(id)).map(|node| &node.made.act)
    }

    /// Returns what redo leads to from `place`.
    pub fn next(&self, place: Option<ActId>) -> Option<ActId> {
        self.redo_paths.next(place)
    }

    pub fn check(&self, place: Option<ActId>) -> Result<(), BadStep> {
        let is_known = place.is_none_or(|id| id.0 < self.nodes.len());
        is_known.then_some(()).ok_or(BadStep::NoSuchAct)
    }

    /// Returns the work of coming to `state` at `place`, before an act can be added there: none at
    /// the act that was made last.
    pub fn jump(&self, place: Option<ActId>, state: &State) -> u64 {
        if self.nodes.len().checked_sub(1).map(ActId) == place {
            return 0;
        }
        let (nearest, _) = self.nearest(place);
        state.effort.since(nearest.effort) + (nearest.bytes() / COPIED_A_STEP) as u64
    }

    fn since(&self, place: Option<ActId>) -> usize {
        self.node(place).map_or(0, |node| node.since)
    }

    /// Adds an act after `parent`, which leads to `state`.
    pub fn add(&mut self, parent: Option<ActId>, made: Made, state: &Arc<State>) -> ActId {
        let id = ActId(self.nodes.len());
        let depth = self.node(parent).map_or(0, |node| node.depth) + 1;
        let since = self.since(parent) + 1;
        self.room = self.room.saturating_add(KEPT_BYTES_AN_ACT);
        let bytes = state.bytes();
        let is_kept = since >= SNAPSHOT_EVERY && bytes <= self.room;
        let (kept, since) = if is_kept {
            self.room -= bytes;
            (Some(Arc::clone(state)), 0)
        } else {
            (None, since)
        };
        self.nodes.push(ActNode { parent, depth, made, kept, since });
        self.redo_paths.add(parent);
        id
    }

    /// Notes that the game goes to `place`, for redo.
    pub fn go_to(&mut self, place: Option<ActId>) {
        self.redo_paths.go_to(place);
    }

    /// The state after an act, on whatever way, from the nearest one that is
    /// kept.
    pub fn fold_to(&self, place: Option<ActId>) -> Result<State, Impossible> {
        let (nearest, acts) = self.nearest(place);
        let mut state = State::clone(nearest);
        acts.into_iter().rev().try_for_each(|act| state.apply(act))?;
        Ok(state)
    }

    /// The nearest state that is kept on the way to `place`, and the acts behind it, the last
    /// one first.
    fn nearest(&self, place: Option<ActId>) -> (&State, Vec<&Act>) {
        let mut acts = Vec::new();
        let mut at = place;
        while let Some(node) = self.node(at) {
            if let Some(kept) = &node.kept {
                return (kept, acts);
            }
            acts.push(&node.made.act);
            at = node.parent;
        }
        (&self.opened, acts)
    }
}
