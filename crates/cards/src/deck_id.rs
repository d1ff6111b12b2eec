//! What a deck is called in files and scripts; and which characters and names are kept out of
//! other people's text.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

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

/// Returns whether a character shows nothing of its own: it controls a terminal,
/// changes the writing direction, joins letters, or takes up no space.
pub const fn is_hidden(letter: char) -> bool {
    matches!(letter,
        // Control characters, both sets (C0 and C1).
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}'
        // What Unicode says to ignore if it can't be shown, and the Braille blank.
        | '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        // What has no width, ends a line, or changes the direction.
        | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
    )
}

/// The visible part of `text`: without hidden characters, and without
/// whitespace at either end. Empty if nothing is visible.
pub fn seen(text: &str) -> String {
    let seen: String = text.chars().filter(|letter| !is_hidden(*letter)).collect();
    seen.trim().to_owned()
}

/// Returns whether Windows reserves this file name for a device, regardless of
/// extension and case: `con`, `NUL.json`, `com1.tableside`.
pub fn is_reserved(file: &str) -> bool {
    let stem = file.split('.').next().unwrap_or_default();
    let stem = stem.trim_end_matches(' ').to_ascii_lowercase();
    let is_port = |rest: &str| {
        let mut letters = rest.chars();
        let digit = letters.next().is_some_and(|letter| {
            letter.is_ascii_digit() || matches!(letter, '\u{b9}' | '\u{b2}' | '\u{b3}')
        });
        digit && letters.next().is_none()
    };
    match stem.as_str() {
        "con" | "prn" | "aux" | "nul" | "conin$" | "conout$" | "clock$" => true,
        other => ["com", "lpt"].iter().any(|port| other.strip_prefix(port).is_some_and(is_port)),
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

    #[test]
    fn what_shows_nothing_or_turns_the_text_is_hidden_and_no_writing_is() {
        let hidden = "\u{0}\n\t\u{1b}\u{7f}\u{9b}\u{ad}\u{61c}\u{200b}\u{200d}\u{200e}\u{200f}\u{2028}\
                      \u{2029}\u{202a}\u{202e}\u{2060}\u{2066}\u{2069}\u{2800}\u{3164}\u{fe0f}\u{feff}\u{e0041}";
        for letter in hidden.chars() {
            assert!(is_hidden(letter), "{letter:?}");
        }
        for letter in "aZß é Ωя中あ한עم0!-'=＝\u{301}\u{a0}\u{3000}😀".chars() {
            assert!(!is_hidden(letter), "{letter:?}");
        }
    }

    #[test]
    fn what_is_seen_of_a_text_has_no_hidden_letters_and_no_blanks_around_it() {
        assert_eq!(seen(" \u{202e}An\u{200b}na\u{feff} \n"), "Anna");
        assert_eq!(seen("\u{200b} \u{2060}\u{3000}\u{202e}"), "");
    }

    #[test]
    fn names_of_devices_are_reserved_with_any_ending_and_spelling() {
        for name in
            ["con", "NUL", "Aux.json", "com1", "LPT9.tableside", "com¹", "prn .txt", "con.a.b"]
        {
            assert!(is_reserved(name), "{name}");
        }
        for name in ["", "cone", "com", "com10", "comx", "my-con", "null", "a.con", ".con", "lpt"] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
