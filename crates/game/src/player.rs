//! Who sits at the table.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use cards::seen;

board::keyed! {
    /// The color of a player's pieces. On screen each comes with a shape of its
    /// own, so that it is never told by color alone.
    pub enum Color {
        /// Marked by a disc.
        Red = "red",
        /// Marked by a square.
        Blue = "blue",
        /// Marked by a diamond.
        White = "white",
        /// Marked by a triangle.
        Orange = "orange",
        /// Marked by a plus.
        Green = "green",
        /// Marked by a star.
        Brown = "brown",
    }
}

/// A player's name: 1 to 20 characters that can be seen, without line breaks or
/// blanks at either end. A name of an earlier version, which may hold others, is
/// read as it was given: without those, two of a game could be the same.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
pub struct Name(String);

/// The most characters of a player's name.
pub const MAX_NAME: usize = 20;

/// Why a text can't be a player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadName {
    /// Nothing but blanks and letters that nobody sees.
    #[error("a player's name needs a letter that can be seen")]
    Empty,
    /// More than [`MAX_NAME`] characters.
    #[error("a player's name has at most {MAX_NAME} characters")]
    TooLong,
}

impl Name {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        Self::of(seen(&text))
    }
}

impl Name {
    fn of(name: String) -> Result<Self, BadName> {
        match name.chars().count() {
            0 => Err(BadName::Empty),
            1..=MAX_NAME => Ok(Self(name)),
            _ => Err(BadName::TooLong),
        }
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let name: String = text.chars().filter(|letter| !letter.is_control()).collect();
        Self::of(name.trim().to_owned()).map_err(D::Error::custom)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A player: a name and a color.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What the table calls the player.
    pub name: Name,
    /// The color of the pieces.
    pub color: Color,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_has_1_to_20_letters_of_any_alphabet() {
        let name = |text: &str| Name::try_from(text.to_owned());
        assert_eq!(name("  Jörg \n").map(String::from), Ok("Jörg".to_owned()));
        assert_eq!(name(" \t "), Err(BadName::Empty));
        assert_eq!(name("\u{200b}\u{202e} \u{3164}"), Err(BadName::Empty));
        assert_eq!(name("\u{202e}An\u{200b}na").map(String::from), Ok("Anna".to_owned()));
        assert!(name("WWWWWWWWWWWWWWWWWWWW").is_ok());
        assert_eq!(name("WWWWWWWWWWWWWWWWWWWWW"), Err(BadName::TooLong));
    }

    #[test]
    fn a_name_in_a_game_of_an_earlier_version_stays_as_it_was_given() {
        for text in ["\u{200b}", "An\u{202e}na", "Anna"] {
            let read: Name = serde_json::from_value(text.into()).expect("read");
            assert_eq!(read.as_str(), text);
            assert_eq!(serde_json::to_value(&read).expect("written"), text);
        }
        assert!(serde_json::from_value::<Name>(" ".into()).is_err());
    }
}
