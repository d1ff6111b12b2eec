//! Who sits at the table.

use serde::{Deserialize, Serialize};

/// The colour of a player's pieces. On screen each comes with a shape of its
/// own, so that it is never told by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Marked by a disc.
    Red,
    /// Marked by a square.
    Blue,
    /// Marked by a diamond.
    White,
    /// Marked by a triangle.
    Orange,
    /// Marked by a plus.
    Green,
    /// Marked by a star.
    Brown,
}

impl Color {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Red, Self::Blue, Self::White, Self::Orange, Self::Green, Self::Brown];

    /// Its name in files and scripts, never shown to players.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::White => "white",
            Self::Orange => "orange",
            Self::Green => "green",
            Self::Brown => "brown",
        }
    }
}

/// A player's name: 1 to 20 characters, without line breaks or blanks at
/// either end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// The most characters of a player's name.
pub const MAX_NAME: usize = 20;

/// Why a text is no player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadName {
    /// Nothing but blanks.
    #[error("a player's name is empty")]
    Empty,
    /// More than [`MAX_NAME`] characters.
    #[error("a player's name has at most {MAX_NAME} characters")]
    TooLong,
}

impl Name {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        let name: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let name = name.trim();
        match name.chars().count() {
            0 => Err(BadName::Empty),
            1..=MAX_NAME => Ok(Self(name.to_owned())),
            _ => Err(BadName::TooLong),
        }
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

/// A player: a name and a colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What the table calls the player.
    pub name: Name,
    /// The colour of the pieces.
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
        assert!(name("WWWWWWWWWWWWWWWWWWWW").is_ok());
        assert_eq!(name("WWWWWWWWWWWWWWWWWWWWW"), Err(BadName::TooLong));
    }
}
