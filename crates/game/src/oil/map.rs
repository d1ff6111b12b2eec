//! Springs that an island may have in a game (TRADERS 7.2).

use crate::EXTRA_BUILDERS;
use board::{Island, fail_if};
use derive::Said;

/// Returns how many springs so many players have (TRADERS 7.1).
pub const fn springs_in_box(players: usize) -> usize {
    if players < EXTRA_BUILDERS { 3 } else { 4 }
}

/// Reason to refuse an island's springs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("error-oil", error)]
pub enum BadOilMap {
    /// Springs at a table that plays without oil.
    NotPlayed,
}

impl BadOilMap {
    /// Checks that `island` has no springs where nobody plays with oil. Any hexes may be springs.
    ///
    /// # Errors
    /// Fails if it has.
    pub(crate) fn check(island: &Island, is_played: bool) -> Result<(), Self> {
        fail_if(!is_played && !island.markers().springs.is_empty(), Self::NotPlayed)
    }
}
