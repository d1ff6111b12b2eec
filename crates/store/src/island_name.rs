//! Names of own islands.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use cards::{is_reserved, seen};

/// The most characters of a name.
pub const MAX_ISLAND_NAME: usize = 40;

/// The name of an own island: 1 to [`MAX_ISLAND_NAME`] characters, no line
/// breaks or the like, no blanks at either end. Upper and lower case make
/// no difference. Letters that nobody sees are left out; a name of an earlier
/// version that has no others is read as it was given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
pub struct IslandName(String);

/// Why a text can't be the name of an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadIslandName {
    /// Nothing but blanks and letters that nobody sees.
    #[error("an island's name needs a letter that can be seen")]
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
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both are the same name, upper and lower case alike.
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
        if slug.len() < 4 || is_reserved(slug) {
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
        if name.trim().chars().any(char::is_control) {
            return Err(BadIslandName::Control);
        }
        Self::of(seen(&name))
    }
}

impl IslandName {
    fn of(name: String) -> Result<Self, BadIslandName> {
        match name.chars().count() {
            0 => Err(BadIslandName::Empty),
            1..=MAX_ISLAND_NAME => Ok(Self(name)),
            length => Err(BadIslandName::TooLong(length)),
        }
    }
}

impl<'de> Deserialize<'de> for IslandName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let plain = text.trim();
        let is_kept = seen(plain).is_empty() && !plain.chars().any(char::is_control);
        let name = if is_kept { Self::of(plain.to_owned()) } else { Self::try_from(text) };
        name.map_err(D::Error::custom)
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
        assert_eq!(named("\u{200b}\u{2067}"), Err(BadIslandName::Empty));
        assert_eq!(named("\u{202e}Sea").expect("cleaned").as_str(), "Sea");
        let read = |text: &str| serde_json::from_value::<IslandName>(text.into());
        assert_eq!(read("\u{200b}").expect("kept").as_str(), "\u{200b}");
        assert!(read("").is_err() && read("a\nb").is_err());
        assert_eq!(named("a\nb"), Err(BadIslandName::Control));
        assert!(named(&"ä".repeat(40)).is_ok());
        assert_eq!(named(&"ä".repeat(41)), Err(BadIslandName::TooLong(41)));
    }

    #[test]
    fn a_file_is_called_like_its_island_unless_that_is_too_short_for_every_system() {
        let slug = |text: &str| IslandName::try_from(text.to_owned()).expect("a name").slug();
        assert_eq!(slug("Lake"), "lake");
        assert_eq!(slug("Con"), "island-con");
        assert_eq!(slug("COM1"), "island-com1");
        assert_eq!(slug("--"), "island");
        assert_eq!(slug("Über the Sea!"), "ber-the-sea");
    }
}
