//! Where in the game something is being put together.

use crate::game::{ActId, Game};

/// What Undo or Redo is about.
#[derive(Debug)]
pub(super) struct Named {
    pub short: String,
    pub long: String,
}

/// A point of the game: the last act, and the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Moment {
    /// Not looked at yet.
    #[default]
    Unseen,
    /// After so many acts, the last of which is this one, in this turn.
    After(usize, Option<ActId>, u32),
}

impl Moment {
    pub fn of(game: &Game) -> Self {
        let last = game.acts().next_back().map(|(id, ..)| id);
        Self::After(game.count(), last, game.state().turn())
    }
}
