//! What a table calls a game.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use cards::seen;

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
