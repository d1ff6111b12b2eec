//! The expansions that a line of JSON names (FORMATS 1).

use serde::Deserialize;

pub(super) use game::Expansion;

/// Nothing but the expansions that a line names.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Expansions {
    expansions: Vec<Expansion>,
}

impl Expansions {
    /// Whether the line names `expansion`.
    pub fn names(&self, expansion: Expansion) -> bool {
        self.expansions.contains(&expansion)
    }
}
