//! The table as it was, to be looked at instead of now.

use std::sync::Arc;

use crate::game::State;

/// A moment that is looked at instead of now.
#[derive(Debug)]
pub struct Past {
    pub state: Arc<State>,
    /// "As it was: turn 12".
    pub title: String,
    /// After what.
    pub after: String,
    /// The last sentences of a way that was left.
    pub sentences: Vec<String>,
    /// How many of its acts come before those.
    pub left_out: usize,
}
