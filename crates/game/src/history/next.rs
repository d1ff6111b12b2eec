//! The act that comes next: proposed once, and taken as it was proposed.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::Game;
use crate::{Act, BadStep, By, Deed, Enforcement, Proposed, Refusal, Span, State};

/// An act that a game proposed, with the state after it. It holds for the very
/// state it was proposed for.
#[derive(Clone, Debug)]
pub struct NextAct {
    act: Act,
    before: Arc<State>,
    after: Arc<State>,
}

impl NextAct {
    pub const fn act(&self) -> &Act {
        &self.act
    }

    /// The act alone.
    pub fn into_act(self) -> Act {
        self.act
    }

    pub fn after(&self) -> &State {
        &self.after
    }

    /// The same, made by somebody else.
    #[must_use]
    pub fn by(mut self, by: By) -> Self {
        self.act.by = by;
        self
    }
}

impl Game {
    /// The act that `deed` would be.
    ///
    /// # Errors
    /// Why it can't be, or which rule forbids it.
    pub fn propose(&self, deed: Deed, enforcement: Enforcement) -> Result<NextAct, Refusal> {
        let Proposed { act, after } = self.state.propose(deed, enforcement)?;
        Ok(NextAct { act, before: Arc::clone(&self.state), after: Arc::new(after) })
    }

    /// Whether `next` could be taken.
    ///
    /// # Errors
    /// Why not.
    pub fn check_next(&self, next: &NextAct) -> Result<(), BadStep> {
        self.goes_on()?;
        if self.stands_before(next) {
            return Ok(());
        }
        Ok(State::clone(&self.state).apply(&next.act)?)
    }

    /// Takes an act that was proposed. Where the game still stands as it stood
    /// then, nothing is worked out once more.
    ///
    /// # Errors
    /// When it can't be taken; then nothing has changed.
    pub fn take_next(
        &mut self,
        next: NextAct,
        time: DateTime<Utc>,
        ran: Span,
    ) -> Result<(), BadStep> {
        let foreseen = self.stands_before(&next).then_some(next.after);
        // Whoever holds a state makes the game copy it before it changes.
        drop(next.before);
        self.add(next.act, time, ran, foreseen)?;
        Ok(self.settle()?)
    }

    /// Whether the game stands as it stood when `next` was proposed.
    fn stands_before(&self, next: &NextAct) -> bool {
        self.folded == self.place && Arc::ptr_eq(&self.state, &next.before)
    }
}
