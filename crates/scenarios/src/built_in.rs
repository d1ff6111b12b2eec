//! The scenarios that come with the program.

use std::sync::LazyLock;

use super::{Finding, Scenario, ScenarioId, inspect};

/// Their files, read once.
static READ: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
    BuiltInScenario::ALL.into_iter().filter_map(|known| known.scenario().ok()).collect()
});

/// A scenario that comes with the program (SEA 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BuiltInScenario {
    /// Heading for New Shores.
    NewShores,
    /// Four Islands, or Six Islands.
    FourIslands,
    /// Fog Islands.
    FogIslands,
    /// Through the Desert.
    ThroughTheDesert,
    /// Forgotten Tribe.
    ForgottenTribe,
    /// Cloth.
    Cloth,
    /// Pirate Islands.
    PirateIslands,
    /// Wonders.
    Wonders,
    /// New World.
    NewWorld,
}

impl BuiltInScenario {
    /// All nine, in the order of the rules.
    pub const ALL: [Self; 9] = [
        Self::NewShores,
        Self::FourIslands,
        Self::FogIslands,
        Self::ThroughTheDesert,
        Self::ForgottenTribe,
        Self::Cloth,
        Self::PirateIslands,
        Self::Wonders,
        Self::NewWorld,
    ];

    /// The id of its file.
    pub const fn key(self) -> &'static str {
        match self {
            Self::NewShores => "new-shores",
            Self::FourIslands => "four-islands",
            Self::FogIslands => "fog-islands",
            Self::ThroughTheDesert => "through-the-desert",
            Self::ForgottenTribe => "forgotten-tribe",
            Self::Cloth => "cloth",
            Self::PirateIslands => "pirate-islands",
            Self::Wonders => "wonders",
            Self::NewWorld => "new-world",
        }
    }

    /// The contents of its file.
    pub const fn file(self) -> &'static str {
        match self {
            Self::NewShores => include_str!("../../../scenarios/new-shores.json"),
            Self::FourIslands => include_str!("../../../scenarios/four-islands.json"),
            Self::FogIslands => include_str!("../../../scenarios/fog-islands.json"),
            Self::ThroughTheDesert => include_str!("../../../scenarios/through-the-desert.json"),
            Self::ForgottenTribe => include_str!("../../../scenarios/forgotten-tribe.json"),
            Self::Cloth => include_str!("../../../scenarios/cloth.json"),
            Self::PirateIslands => include_str!("../../../scenarios/pirate-islands.json"),
            Self::Wonders => include_str!("../../../scenarios/wonders.json"),
            Self::NewWorld => include_str!("../../../scenarios/new-world.json"),
        }
    }

    /// All of them, in the order of [`Self::ALL`]; read when first asked for.
    pub fn all_read() -> &'static [Scenario] {
        &READ
    }

    /// The one of that id; none where it isn't one of the program's.
    pub fn read(id: &ScenarioId) -> Option<&'static Scenario> {
        Self::all_read().iter().find(|scenario| scenario.id() == id)
    }

    /// The scenario.
    ///
    /// # Errors
    /// None while the built-in file is sound, which a test ensures.
    pub fn scenario(self) -> Result<Scenario, Finding> {
        inspect(self.file().as_bytes()).into_scenario()
    }
}
