//! The luck of one player.

use super::production::Production;
use crate::stats::report::Flow;

/// All ways in which cards came to one player and went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerLuck {
    /// By numbers.
    pub production: Production,
    /// By every other way than the numbers.
    pub flow: Flow,
    /// How many cards more the hand had than the app thought, or fewer, when
    /// the table put it right; where hands were followed only for a time, also
    /// what that began and ended with.
    pub corrected: i64,
}

impl PlayerLuck {
    /// By how many cards the hand has grown in all. What the table did not
    /// tell, where hands are not followed, is missing.
    pub fn grown(&self) -> i64 {
        i64::from(self.production.came.total()) + self.flow.all_net() + self.corrected
    }
}
