//! The expansions that a line of JSON names (FORMATS 1).

use serde::Deserialize;

/// An expansion that a line may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Expansion {
    /// Cities & Knights.
    Knights,
    /// Seafarers.
    Sea,
}

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
