//! The ids of decks in files and scripts, names and texts by language, and the characters and file
//! names that are kept out of other people's text.

use board::fail_if;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, MapAccess, Visitor},
};

/// The most letters in a name or a title.
pub const MAX_TITLE: usize = 40;

pub const MAX_TEXT: usize = 300;

board::lettered! {
    /// A language by its code, such as `en` or `pt-br`.
    #[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z-]{2,8}$")))]
    pub struct Language(2..=8, 'a'..='z' | '-');
    BadLanguage(20) = "a language is 2 to 8 lower-case letters and dashes, such as `en`, not `{0}`";
}

impl Language {
    /// English, which every deck should have.
    pub fn english() -> Self {
        Self("en".to_owned())
    }
}

/// A line of text without line breaks: 1 to `MOST` letters.
///
/// Letters that nobody sees are left out of it. One that was written before that
/// was so and shows nothing at all is still read: it is in games that go on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("minLength" = 1)))]
pub struct Line<const MOST: usize>(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    #[error("a text needs a letter that can be seen")]
    Empty,
    #[error("a text of {0} letters is too long here; {1} are allowed")]
    TooLong(usize, usize),
    #[error("a text can't hold line breaks or control characters")]
    Control,
}

impl<const MOST: usize> Line<MOST> {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether any of it is visible.
    pub fn is_seen(&self) -> bool {
        !seen(&self.0).is_empty()
    }
}

impl<const MOST: usize> TryFrom<String> for Line<MOST> {
    type Error = BadLine;

    fn try_from(text: String) -> Result<Self, BadLine> {
        fail_if(text.trim().chars().any(char::is_control), BadLine::Control)?;
        let text = seen(&text);
        let letters = text.chars().count();
        if text.is_empty() {
            Err(BadLine::Empty)
        } else if letters > MOST {
            Err(BadLine::TooLong(letters, MOST))
        } else {
            Ok(Self(text))
        }
    }
}

impl<'de, const MOST: usize> Deserialize<'de> for Line<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let plain = text.trim();
        // Earlier versions accepted invisible text.
        if seen(plain).is_empty()
            && (1..=MOST).contains(&plain.chars().count())
            && !plain.chars().any(char::is_control)
        {
            return Ok(Self(plain.to_owned()));
        }
        Self::try_from(text).map_err(D::Error::custom)
    }
}

impl<const MOST: usize> From<Line<MOST>> for String {
    fn from(line: Line<MOST>) -> Self {
        line.0
    }
}

/// A name of a deck or an event.
pub type Title = Line<MAX_TITLE>;

/// An event in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Words {
    /// Name of the event.
    pub name: Title,
    /// Text of the event.
    pub text: Line<MAX_TEXT>,
}

/// Something said in several languages.
pub type ByLanguage<T> = BTreeMap<Language, T>;

/// The version in `language`, or in English if that is missing, or else in the
/// first language there is.
pub fn translated<'a, T>(all: &'a ByLanguage<T>, language: &str) -> Option<&'a T> {
    let of = |code: &str| all.iter().find(|(known, _)| known.as_str() == code);
    of(language).or_else(|| of("en")).or_else(|| all.iter().next()).map(|(_, said)| said)
}

/// Reads a map, refusing duplicate names: nobody knows which of the two was meant.
pub(super) fn single<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Serialize + Ord,
    V: Deserialize<'de>,
{
    struct Single<K, V>(PhantomData<(K, V)>);

    impl<'de, K, V> Visitor<'de> for Single<K, V>
    where
        K: Deserialize<'de> + Serialize + Ord,
        V: Deserialize<'de>,
    {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("an object by name")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut read = BTreeMap::new();
            while let Some(key) = map.next_key::<K>()? {
                if read.contains_key(&key) {
                    let name = serde_json::to_string(&key).unwrap_or_default();
                    return Err(A::Error::custom(format_args!("{name} stands here twice")));
                }
                read.insert(key, map.next_value()?);
            }
            Ok(read)
        }
    }

    deserializer.deserialize_map(Single(PhantomData))
}

/// A deck's name in files and scripts, such as `a`: 1 to 40 letters, digits,
/// dashes and underscores. Names that Windows reserves for devices are no longer
/// given; a game that was begun with one is still read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[A-Za-z0-9_-]{1,40}$")))]
pub struct DeckId(String);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeckId {
    #[error("a deck's id is 1 to 40 letters, digits, dashes and underscores, not `{0}`")]
    Letters(String),
    #[error("`{0}` can't be a deck's id: Windows lets no file have that name")]
    Reserved(String),
}

impl DeckId {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn of_letters(id: String) -> Result<Self, BadDeckId> {
        let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        if (1..=40).contains(&id.len()) && id.chars().all(fits) {
            Ok(Self(id))
        } else {
            Err(BadDeckId::Letters(id.chars().take(60).collect()))
        }
    }
}

board::converts!(String => DeckId, BadDeckId: |id| {
    if is_reserved(&id) { Err(BadDeckId::Reserved(id)) } else { Self::of_letters(id) }
});

impl<'de> Deserialize<'de> for DeckId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of_letters(String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

board::converts!(DeckId => String: |id| id.0);

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
    fn a_missing_language_falls_back_to_english_and_then_to_any() {
        let said = |codes: &[&str]| -> ByLanguage<String> {
            let entry = |code: &&str| {
                (Language::try_from((*code).to_owned()).expect("a code"), (*code).to_owned())
            };
            codes.iter().map(entry).collect()
        };
        assert_eq!(translated(&said(&["de", "en"]), "de").map(String::as_str), Some("de"));
        assert_eq!(translated(&said(&["de", "en"]), "fr").map(String::as_str), Some("en"));
        assert_eq!(translated(&said(&["it"]), "fr").map(String::as_str), Some("it"));
        assert_eq!(translated(&said(&[]), "en"), None);
    }

    #[test]
    fn a_line_that_an_earlier_version_took_is_still_read() {
        let read = |text: &str| serde_json::from_value::<Title>(text.into());
        assert_eq!(read("\u{202e}Rain").expect("cleaned").as_str(), "Rain");
        assert_eq!(read("\u{200b}").expect("kept").as_str(), "\u{200b}");
        assert!(read(" ").is_err() && read("a\nb").is_err());
    }

    #[test]
    fn a_line_is_short_and_one_line() {
        let line = |text: &str| Title::try_from(text.to_owned());
        assert_eq!(line("  Rain ").expect("fine").as_str(), "Rain");
        assert_eq!(line(" "), Err(BadLine::Empty));
        assert_eq!(line("\u{200b}\u{202e}"), Err(BadLine::Empty));
        assert_eq!(line("R\u{202e}a\u{200b}in").expect("fine").as_str(), "Rain");
        assert_eq!(line("a\nb"), Err(BadLine::Control));
        assert_eq!(line(&"ä".repeat(41)), Err(BadLine::TooLong(41, 40)));
        assert!(line(&"ä".repeat(40)).is_ok());
    }

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
