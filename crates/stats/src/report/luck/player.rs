//! The luck of one player.

use super::production::Production;
use crate::report::Flow;

/// All the ways cards came to one player and left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerLuck {
    /// By numbers.
    pub production: Production,
    /// By every way other than the numbers.
    pub flow: Flow,
    /// How many more cards the hand had than the app thought when the table
    /// corrected it; negative if fewer. If hands were followed only for a time,
    /// also what that began and ended with.
    pub corrected: i64,
}

impl PlayerLuck {
    /// How many cards the hand has grown by in all. If hands are not followed,
    /// what the table didn't report is missing.
    pub fn grown(&self) -> i64 {
        i64::from(self.production.came.total()) + self.flow.all_net() + self.corrected
    }
}
