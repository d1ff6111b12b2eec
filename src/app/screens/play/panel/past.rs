//! The table as it was, shown instead of as it is.

use std::sync::Arc;

use crate::game::State;

/// A past moment shown instead of the current one.
#[derive(Debug)]
pub struct Past {
    pub state: Arc<State>,
    /// "As it was: turn 12".
    pub title: String,
    /// The line it follows, in words.
    pub after: String,
    /// The last sentences of an abandoned branch.
    pub sentences: Vec<String>,
    /// How many of the branch's acts come before those.
    pub left_out: usize,
}
