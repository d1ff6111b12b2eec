//! What a scenario is called in files and scripts.

use serde::{Deserialize, Serialize};

/// A scenario's name in files and scripts, such as `new-shores`: 1 to 40 lower-case letters,
/// digits, and dashes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z0-9-]{1,40}$")))]
pub struct ScenarioId(String);

/// A text that is no scenario's id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a scenario's id is 1 to 40 lower-case letters, digits, and dashes, not `{0}`")]
pub struct BadScenarioId(String);

impl ScenarioId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ScenarioId {
    type Error = BadScenarioId;

    fn try_from(id: String) -> Result<Self, BadScenarioId> {
        let fits =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if (1..=40).contains(&id.len()) && id.chars().all(fits) {
            Ok(Self(id))
        } else {
            Err(BadScenarioId(id.chars().take(60).collect()))
        }
    }
}

impl From<ScenarioId> for String {
    fn from(id: ScenarioId) -> Self {
        id.0
    }
}
