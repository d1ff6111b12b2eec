//! The ways a game went that are not the one it is on now.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::{Act, ActId, BadStep, Game, State};

/// A way the game once went before the table went back. All of it is still
/// there: going back to its last act takes it up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abandoned {
    /// After which act of the current branch it leaves it; nothing: from the
    /// opening.
    pub leaves: Option<ActId>,
    pub last: ActId,
    /// How many acts it has of its own.
    pub acts: usize,
    /// When its last act was made.
    pub time: DateTime<Utc>,
}

impl Game {
    /// Every way the game once went and does not go now, in the order of their
    /// last acts. Ways that part from one another after they left the current
    /// branch are told apart.
    pub fn abandoned(&self) -> Vec<Abandoned> {
        let current: BTreeMap<ActId, usize> =
            self.acts().enumerate().map(|(nth, (id, ..))| (id, nth)).collect();
        // Where each act off the branch left it, and how many acts ago.
        let mut off: BTreeMap<ActId, (Option<ActId>, usize)> = BTreeMap::new();
        let mut ends: BTreeMap<ActId, Abandoned> = BTreeMap::new();
        for (id, parent, time) in self.tree() {
            if current.contains_key(&id) {
                continue;
            }
            let behind = parent.and_then(|parent| off.get(&parent).copied());
            let (leaves, acts) = behind.map_or((parent, 1), |(leaves, acts)| (leaves, acts + 1));
            off.insert(id, (leaves, acts));
            if let Some(parent) = parent {
                ends.remove(&parent);
            }
            ends.insert(id, Abandoned { leaves, last: id, acts, time });
        }
        ends.into_values().collect()
    }

    /// The acts of an abandoned way that are its own, in order, with their
    /// times; none if there is no such way.
    pub fn way(&self, abandoned: &Abandoned) -> Vec<(ActId, DateTime<Utc>, &Act)> {
        let mut acts = Vec::new();
        let mut place = Some(abandoned.last);
        while let Some(id) = place.filter(|id| Some(*id) != abandoned.leaves) {
            let (Some((before, time)), Some(act)) = (self.before(id), self.act(id)) else { break };
            acts.push((id, time, act));
            place = before;
        }
        acts.reverse();
        acts
    }

    /// How the game stood after an act, on whatever way; with nothing, after the
    /// opening.
    ///
    /// # Errors
    /// When there is no such act.
    pub fn state_at(&self, act: Option<ActId>) -> Result<State, BadStep> {
        self.known(act)?;
        Ok(self.fold_to(act)?)
    }
}
