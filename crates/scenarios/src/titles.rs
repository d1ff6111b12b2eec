//! Titles of the program's own scenarios, read without the rest of them: a list of games names a
//! game's scenario long before anybody needs its maps, and on the page that list is drawn before
//! what reads maps has arrived.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{BuiltInScenario, ScenarioId, ScenarioText};

/// Each with its title, read once.
static TITLES: LazyLock<Vec<(BuiltInScenario, ScenarioText)>> = LazyLock::new(|| {
    let titled = |known: BuiltInScenario| {
        let file: Titled = serde_json::from_str(known.file()).ok()?;
        Some((known, file.titles))
    };
    BuiltInScenario::ALL.into_iter().filter_map(titled).collect()
});

/// A scenario's file, of which everything but the title is passed over.
#[derive(Deserialize)]
struct Titled {
    titles: ScenarioText,
}

/// The title of the scenario of that id; none where it isn't one of the program's.
pub fn built_in_title(id: &ScenarioId) -> Option<&'static ScenarioText> {
    let known = TITLES.iter().find(|(known, _)| known.key() == id.as_str());
    known.map(|(_, title)| title)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_built_in_scenario_has_the_title_that_is_read_with_its_maps() {
        assert_eq!(BuiltInScenario::all_read().len(), BuiltInScenario::ALL.len());
        for scenario in BuiltInScenario::all_read() {
            assert_eq!(built_in_title(scenario.id()), Some(scenario.titles()));
        }
    }

    #[test]
    fn a_scenario_of_somebodys_own_has_no_title_here() {
        let id = ScenarioId::try_from("the-lake".to_owned()).expect("an id");
        assert_eq!(built_in_title(&id), None);
    }
}
