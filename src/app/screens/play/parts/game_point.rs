//! A point of a game: as it stands now, or as it stood when it was played.

use game::{Act, By, Game, State};

/// A game up to one of the acts of its branch.
#[derive(Clone, Copy)]
pub struct GamePoint<'a> {
    pub state: &'a State,
    /// How many acts led there.
    pub acts: usize,
    game: &'a Game,
}

impl<'a> GamePoint<'a> {
    /// Where the game stands.
    pub fn now(game: &'a Game) -> Self {
        Self { state: game.state(), acts: game.count(), game }
    }

    /// Where it stood after so many acts, with `state` as it was there.
    pub const fn past(game: &'a Game, acts: usize, state: &'a State) -> Self {
        Self { state, acts, game }
    }

    /// The last acts that led there, so many of them, the latest first.
    pub fn last(self, count: usize) -> Vec<&'a Act> {
        let before = self.acts.saturating_sub(count);
        let acts = self.game.acts_from(before).take(self.acts - before);
        let mut acts: Vec<&Act> = acts.map(|(_, _, act)| act).collect();
        acts.reverse();
        acts
    }

    /// The last act that the table made itself.
    pub fn last_touch(self) -> Option<&'a Act> {
        let later = self.game.count().saturating_sub(self.acts);
        let mut acts = self.game.acts().rev().skip(later).map(|(_, _, act)| act);
        acts.find(|act| act.by == By::Table)
    }
}
