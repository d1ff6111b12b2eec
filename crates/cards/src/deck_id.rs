//! What a deck is called in files and scripts.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::letters::is_reserved;

/// A deck's name in files and scripts, such as `a`: 1 to 40 letters, digits,
/// dashes and underscores. Names that Windows reserves for devices are no longer
/// given; a game that was begun with one is still read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[A-Za-z0-9_-]{1,40}$")))]
pub struct DeckId(String);

/// A text that is not a valid deck id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeckId {
    /// Too long, empty, or with other characters.
    #[error("a deck's id is 1 to 40 letters, digits, dashes and underscores, not `{0}`")]
    Letters(String),
    /// Not a valid file name on every system.
    #[error("`{0}` can't be a deck's id: Windows lets no file have that name")]
    Reserved(String),
}

impl DeckId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for DeckId {
    type Error = BadDeckId;

    fn try_from(id: String) -> Result<Self, BadDeckId> {
        if is_reserved(&id) { Err(BadDeckId::Reserved(id)) } else { Self::of_letters(id) }
    }
}

impl DeckId {
    fn of_letters(id: String) -> Result<Self, BadDeckId> {
        let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        if (1..=40).contains(&id.len()) && id.chars().all(fits) {
            Ok(Self(id))
        } else {
            Err(BadDeckId::Letters(id.chars().take(60).collect()))
        }
    }
}

impl<'de> Deserialize<'de> for DeckId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of_letters(String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl From<DeckId> for String {
    fn from(id: DeckId) -> Self {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inspect;

    #[test]
    fn an_id_that_windows_keeps_for_itself_is_not_given_but_still_read_of_a_game() {
        for id in ["con", "NUL", "com1"] {
            let refused = DeckId::try_from(id.to_owned());
            assert_eq!(refused, Err(BadDeckId::Reserved(id.to_owned())));
            assert!(serde_json::from_value::<DeckId>(id.into()).is_ok());
        }
        assert!(DeckId::try_from("cone".to_owned()).is_ok());
        let good = include_str!("../../../decks/deck-a.json");
        let report = inspect(good.replacen("\"id\": \"a\"", "\"id\": \"con\"", 1).as_bytes());
        assert!(report.errors.iter().any(|error| error.field == "id"), "{:?}", report.errors);
    }
}
