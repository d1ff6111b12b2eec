//! Which book a table plays Cities & Knights by, where the editions differ (KNIGHTS 20).

use serde::{Deserialize, Serialize};

/// An edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// The fifth, of 2020.
    #[default]
    #[serde(rename = "2020")]
    Fifth,
    /// The sixth, of 2025.
    #[serde(rename = "2025")]
    Sixth,
}

/// Where a displaced knight may go (KNIGHTS 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DisplacedReach {
    /// To any free intersection that its owner's roads reach.
    #[default]
    Connected,
    /// Where it could move by itself.
    ByMove,
}

/// Where a knight chases the robber to (KNIGHTS 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChaseTarget {
    /// To a hex with a token.
    #[default]
    Numbered,
    /// Wherever a 7 may move it.
    AnyHex,
}

/// What a table that plays Cities & Knights may set. Each difference between the editions
/// can be set by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnightsRules {
    /// The edition whose names cards and levels have.
    pub edition: Edition,
    /// Where a displaced knight may go.
    pub displaced: DisplacedReach,
    /// Where a knight chases the robber to.
    pub chased: ChaseTarget,
}

impl Default for KnightsRules {
    fn default() -> Self {
        Self::of(Edition::default())
    }
}

impl KnightsRules {
    /// All by the book of one edition.
    pub const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Fifth => Self {
                edition,
                displaced: DisplacedReach::Connected,
                chased: ChaseTarget::Numbered,
            },
            Edition::Sixth => {
                Self { edition, displaced: DisplacedReach::ByMove, chased: ChaseTarget::AnyHex }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_editions_differ_in_every_row_and_are_written_by_their_years() {
        let [fifth, sixth] = [Edition::Fifth, Edition::Sixth].map(KnightsRules::of);
        assert_ne!(fifth.displaced, sixth.displaced);
        assert_ne!(fifth.chased, sixth.chased);
        let written = serde_json::to_value(sixth).expect("writes");
        assert_eq!(written["edition"], "2025");
        assert_eq!(serde_json::from_value::<KnightsRules>(written).expect("reads"), sixth);
    }
}
