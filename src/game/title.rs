//! What a table calls a game.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most characters of a title.
pub const MAX_TITLE: usize = 40;

/// What a table calls a game, "Christmas at Lea's": 1 to [`MAX_TITLE`]
/// characters in one line, without blanks at either end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Title(String);

/// Why a text is no title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTitle {
    /// Nothing, or only blanks.
    #[error("a game's title has at least one character")]
    Empty,
    /// More than [`MAX_TITLE`] characters.
    #[error("a game's title has at most {MAX_TITLE} characters")]
    TooLong,
}

impl Title {
    /// The title as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Title {
    type Error = BadTitle;

    /// Line breaks and the like become blanks; blanks at the ends are left off.
    fn try_from(text: String) -> Result<Self, BadTitle> {
        let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
        let title: String = text.chars().map(plain).collect();
        let title = title.trim();
        match title.chars().count() {
            0 => Err(BadTitle::Empty),
            1..=MAX_TITLE => Ok(Self(title.to_owned())),
            _ => Err(BadTitle::TooLong),
        }
    }
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
        assert!(titled(&"ä".repeat(40)).is_ok());
        assert_eq!(titled(&"ä".repeat(41)), Err(BadTitle::TooLong));
    }
}
