//! Names and texts that come with a deck, by language.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::deck_id::seen;

/// The most letters in a name or a title.
pub const MAX_TITLE: usize = 40;

pub const MAX_TEXT: usize = 300;

/// A language by its code, such as `en` or `pt-br`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z-]{2,8}$")))]
pub struct Language(String);

/// A text that is not a language code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a language is 2 to 8 lower-case letters and dashes, such as `en`, not `{0}`")]
pub struct BadLanguage(String);

impl Language {
    /// English, which every deck should have.
    pub fn english() -> Self {
        Self("en".to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Language {
    type Error = BadLanguage;

    fn try_from(code: String) -> Result<Self, BadLanguage> {
        let fits = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        if (2..=8).contains(&code.len()) && code.chars().all(fits) {
            Ok(Self(code))
        } else {
            Err(BadLanguage(code.chars().take(20).collect()))
        }
    }
}

impl From<Language> for String {
    fn from(language: Language) -> Self {
        language.0
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

/// A text that is not a valid [`Line`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    /// Nothing but whitespace and invisible characters.
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
        if text.trim().chars().any(char::is_control) {
            return Err(BadLine::Control);
        }
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
    /// What it is called.
    pub name: Title,
    /// What it says.
    pub text: Line<MAX_TEXT>,
}

/// Something said in several languages.
pub type Localized<T> = BTreeMap<Language, T>;

/// The version in `language`, or in English if that is missing, or else in the
/// first language there is.
pub fn spoken<'a, T>(all: &'a Localized<T>, language: &str) -> Option<&'a T> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_language_falls_back_to_english_and_then_to_any() {
        let said = |codes: &[&str]| -> Localized<String> {
            let entry = |code: &&str| {
                (Language::try_from((*code).to_owned()).expect("a code"), (*code).to_owned())
            };
            codes.iter().map(entry).collect()
        };
        assert_eq!(spoken(&said(&["de", "en"]), "de").map(String::as_str), Some("de"));
        assert_eq!(spoken(&said(&["de", "en"]), "fr").map(String::as_str), Some("en"));
        assert_eq!(spoken(&said(&["it"]), "fr").map(String::as_str), Some("it"));
        assert_eq!(spoken(&said(&[]), "en"), None);
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
}
