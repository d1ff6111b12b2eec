//! The expansions that a position names (FORMATS 1).

use serde::{Deserialize, Serialize};

use game::State;

/// An expansion that a position may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expansion {
    /// Cities & Knights.
    Knights,
    /// Seafarers.
    Sea,
}

impl Expansion {
    /// Those that are played.
    pub fn of(state: &State) -> Vec<Self> {
        let knights = state.knights().map(|_| Self::Knights);
        knights.into_iter().chain(state.sea().map(|_| Self::Sea)).collect()
    }
}
