//! Who sits at the table, and what the table calls its game.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

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

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

/// The most characters of a title.
pub const MAX_TITLE: usize = 40;

/// What a table calls a game, "Christmas at Lea's": 1 to [`MAX_TITLE`]
/// characters that can be seen in one line, without blanks at either end. One of
/// an earlier version that shows nothing is read as it was given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
pub struct Title(String);

/// Why a text can't be a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTitle {
    /// Nothing but blanks and letters that nobody sees.
    #[error("a game's title needs a letter that can be seen")]
    Empty,
    /// More than [`MAX_TITLE`] characters.
    #[error("a game's title has at most {MAX_TITLE} characters")]
    TooLong,
}

impl Title {
    /// The title as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Title {
    type Error = BadTitle;

    /// Line breaks and the like become blanks; blanks at the ends are left off.
    fn try_from(text: String) -> Result<Self, BadTitle> {
        Self::of(seen(&one_line(&text)))
    }
}

impl Title {
    fn of(title: String) -> Result<Self, BadTitle> {
        match title.chars().count() {
            0 => Err(BadTitle::Empty),
            1..=MAX_TITLE => Ok(Self(title)),
            _ => Err(BadTitle::TooLong),
        }
    }
}

impl<'de> Deserialize<'de> for Title {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = one_line(&String::deserialize(deserializer)?);
        let seen = seen(&text);
        let title = if seen.is_empty() { text.trim().to_owned() } else { seen };
        Self::of(title).map_err(D::Error::custom)
    }
}

fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

impl From<Title> for String {
    fn from(title: Title) -> Self {
        title.0
    }
}

impl fmt::Display for Title {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
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

    #[test]
    fn a_title_is_one_line_of_1_to_40_characters() {
        let titled = |text: &str| Title::try_from(text.to_owned());
        assert_eq!(titled("  At\nLea's ").map(String::from), Ok("At Lea's".to_owned()));
        assert_eq!(titled(" \n "), Err(BadTitle::Empty));
        assert_eq!(titled("\u{200b}\u{2066}"), Err(BadTitle::Empty));
        assert_eq!(titled("\u{202e}Lea's\u{ad}").map(String::from), Ok("Lea's".to_owned()));
        let read = |text: &str| serde_json::from_value::<Title>(text.into()).map(String::from);
        assert_eq!(read("\u{202e}Lea's").expect("cleaned"), "Lea's");
        assert_eq!(read("\u{200b}").expect("kept"), "\u{200b}");
        assert!(titled(&"ä".repeat(40)).is_ok());
        assert_eq!(titled(&"ä".repeat(41)), Err(BadTitle::TooLong));
    }
}
