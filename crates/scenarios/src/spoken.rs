//! What a scenario says to players, in their languages.

use serde::{Deserialize, Serialize};

/// The most letters in one text.
const MAX_TEXT: usize = 300;

/// A line of text: 1 to 300 letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("minLength" = 1)))]
struct Line(String);

/// A text that is no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadText {
    /// Nothing that can be seen.
    #[error("a text needs a letter that can be seen")]
    Empty,
    /// Too many letters.
    #[error("a text of {0} letters is too long here; {MAX_TEXT} are allowed")]
    TooLong(usize),
    /// A line break or another control character.
    #[error("a text can't hold line breaks or control characters")]
    Control,
}

impl TryFrom<String> for Line {
    type Error = BadText;

    fn try_from(text: String) -> Result<Self, BadText> {
        let text = text.trim();
        let letters = text.chars().count();
        if text.chars().any(char::is_control) {
            Err(BadText::Control)
        } else if !text.chars().any(char::is_alphanumeric) {
            Err(BadText::Empty)
        } else if letters > MAX_TEXT {
            Err(BadText::TooLong(letters))
        } else {
            Ok(Self(text.to_owned()))
        }
    }
}

impl From<Line> for String {
    fn from(line: Line) -> Self {
        line.0
    }
}

/// A text in English and, if the file has it, in German.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Spoken {
    /// In English.
    en: Line,
    /// In German.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    de: Option<Line>,
}

impl Spoken {
    /// In English.
    pub fn english(&self) -> &str {
        &self.en.0
    }

    /// In German; in English where nobody translated it.
    pub fn german(&self) -> &str {
        self.de.as_ref().map_or(&self.en.0, |line| &line.0)
    }
}
