//! The table as it was, shown instead of as it is.

use std::sync::Arc;

use game::State;

/// How a past moment came to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PastArrival {
    /// At once: the branch after so many acts.
    Sought(usize),
    /// As the game is played again: the branch after so many acts, for so many seconds.
    Played(usize, f64),
    /// At once: somewhere the branch doesn't lead.
    Elsewhere,
}

/// A past moment shown instead of the current one.
#[derive(Debug)]
pub struct Past {
    pub state: Arc<State>,
    /// "As it was: turn 12".
    pub title: String,
    /// The line it follows, in words.
    pub after: String,
    pub arrival: PastArrival,
    /// The last sentences of an abandoned branch.
    pub sentences: Vec<String>,
    /// How many of the branch's acts come before those.
    pub left_out: usize,
}
