//! What a map of Seafarers is played for.

use board::Island;
use game::{Expansion, Expansions, MORE_WITH_KNIGHTS, TARGETS, target_of_own};
use scenarios::Scenario;

/// The points that win on a map, and those that its foreign islands bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapGoal {
    alone: u8,
    with_knights: u8,
    /// What a first settlement on a foreign island is worth.
    pub foreign_island: u8,
}

impl MapGoal {
    /// A scenario's (SEA 10, 12).
    pub const fn of_scenario(scenario: &Scenario) -> Self {
        Self {
            alone: scenario.target(),
            with_knights: scenario.target_with_knights(),
            foreign_island: scenario.points(),
        }
    }

    /// Of a map of the table's own (SEA 11, 12). None while there is too little land.
    pub fn of_island(island: &Island, foreign_island: u8) -> Option<Self> {
        let alone = target_of_own(island);
        let with_knights = alone.saturating_add(MORE_WITH_KNIGHTS).min(*TARGETS.end());
        TARGETS.contains(&alone).then_some(Self { alone, with_knights, foreign_island })
    }

    /// The same where a first settlement on a foreign island is worth so many points.
    #[must_use]
    pub const fn with_foreign_island(self, foreign_island: u8) -> Self {
        Self { foreign_island, ..self }
    }

    /// The points that win in a game with these expansions.
    pub const fn target(self, played: Expansions) -> u8 {
        if played.has(Expansion::Knights) { self.with_knights } else { self.alone }
    }
}
