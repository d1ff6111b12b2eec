//! What scenarios say, in the players' language.

use super::game::GameWords;
use super::language::Language;
use super::text::Text;
use crate::scenarios::{BuiltInScenario, Scenario, Spoken};

impl Text {
    /// A scenario's own words.
    pub fn of_scenario<'a>(&self, spoken: &'a Spoken) -> &'a str {
        match self.language() {
            Language::English => spoken.english(),
            Language::German => spoken.german(),
        }
    }
}

impl GameWords<'_> {
    /// The scenario that is played, where it is one of the program's.
    pub fn scenario(&self) -> Option<&'static Scenario> {
        let map = self.game.setup().sea.as_ref()?;
        map.scenario.as_ref().and_then(BuiltInScenario::read)
    }
}
