//! A game that is over, to be seen again by lookers-on: a turn at a time, with what happened in it.

use serde::Serialize;

use crate::game::{GameWords, HistorySection};
use game::{Game, State};

/// A turn of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownPast {
    /// "Turn 12: Anna".
    pub title: String,
    /// Sentences on what happened in it, one for each act.
    pub lines: Vec<String>,
    /// Key of the island's picture as the turn left it; whoever sends it fills it in.
    pub island: String,
}

/// Goes through a game from its beginning, a turn at a time, so that nothing else has to wait for
/// all of them.
#[derive(Debug)]
pub struct PastWalk {
    state: State,
    acts: usize,
}

impl PastWalk {
    /// Begins before the first act.
    pub fn new(game: &Game) -> Self {
        Self { state: State::new(game.setup().clone()), acts: 0 }
    }

    /// The table as the turn left it that was told last.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Tells the next turn to each of `all`, which are about the same game; none after its last act.
    pub fn turn(&mut self, all: &[GameWords<'_>]) -> Option<Vec<ShownPast>> {
        let first = all.first()?;
        first.game.acts_from(self.acts).next()?;
        let section = HistorySection::of(&self.state);
        let begun = |say: &GameWords<'_>| ShownPast {
            title: section.heading(say),
            lines: Vec::new(),
            island: String::new(),
        };
        let mut told: Vec<ShownPast> = all.iter().map(begun).collect();
        for (_, _, act) in first.game.acts_from(self.acts) {
            if HistorySection::of(&self.state) != section {
                break;
            }
            for (say, one) in all.iter().zip(&mut told) {
                one.lines.push(say.history_line(act, &self.state));
            }
            self.acts += 1;
            if self.state.apply(act).is_err() {
                self.acts = usize::MAX;
                break;
            }
        }
        Some(told)
    }
}
