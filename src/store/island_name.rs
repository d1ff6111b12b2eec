//! Names of own islands.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most characters of a name.
pub const MAX_ISLAND_NAME: usize = 40;

/// The name of an own island: 1 to [`MAX_ISLAND_NAME`] characters, no line
/// breaks or the like, no blanks at either end. Large and small letters make
/// no other name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct IslandName(String);

/// Why a text is no name of an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadIslandName {
    /// Nothing, or only blanks.
    #[error("an island's name has at least one character")]
    Empty,
    /// More than [`MAX_ISLAND_NAME`] characters.
    #[error("an island's name has at most {MAX_ISLAND_NAME} characters, this one has {0}")]
    TooLong(usize),
    /// A line break or another control character.
    #[error("an island's name is one line of text")]
    Control,
}

impl IslandName {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both are the same name but for large and small letters.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }

    /// What its file is called if that is free.
    pub(super) fn slug(&self) -> String {
        let mut slug = String::new();
        for letter in self.0.to_lowercase().chars() {
            if letter.is_ascii_alphanumeric() {
                slug.push(letter);
            } else if !slug.is_empty() && !slug.ends_with('-') {
                slug.push('-');
            }
        }
        let slug = slug.trim_end_matches('-');
        // Some systems have names that no file may bear: con, nul, aux.
        if slug.len() < 4 {
            format!("island-{slug}").trim_end_matches('-').to_owned()
        } else {
            slug.to_owned()
        }
    }
}

impl TryFrom<String> for IslandName {
    type Error = BadIslandName;

    /// Blanks at the ends are left off.
    fn try_from(name: String) -> Result<Self, BadIslandName> {
        let name = name.trim();
        let length = name.chars().count();
        if length == 0 {
            Err(BadIslandName::Empty)
        } else if length > MAX_ISLAND_NAME {
            Err(BadIslandName::TooLong(length))
        } else if name.chars().any(char::is_control) {
            Err(BadIslandName::Control)
        } else {
            Ok(Self(name.to_owned()))
        }
    }
}

impl From<IslandName> for String {
    fn from(name: IslandName) -> Self {
        name.0
    }
}

impl fmt::Display for IslandName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_of_1_to_40_characters() {
        let named = |text: &str| IslandName::try_from(text.to_owned());
        assert_eq!(named("  a ").expect("trimmed").as_str(), "a");
        assert_eq!(named(" "), Err(BadIslandName::Empty));
        assert_eq!(named("a\nb"), Err(BadIslandName::Control));
        assert!(named(&"ä".repeat(40)).is_ok());
        assert_eq!(named(&"ä".repeat(41)), Err(BadIslandName::TooLong(41)));
    }

    #[test]
    fn a_file_is_called_like_its_island_unless_that_is_too_short_for_every_system() {
        let slug = |text: &str| IslandName::try_from(text.to_owned()).expect("a name").slug();
        assert_eq!(slug("Lake"), "lake");
        assert_eq!(slug("Con"), "island-con");
        assert_eq!(slug("--"), "island");
        assert_eq!(slug("Über the Sea!"), "ber-the-sea");
    }
}
