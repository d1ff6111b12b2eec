//! The languages the app speaks.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    #[default]
    English,
    German,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// Its code, as in the names of folders and in decks.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language of a locale such as `de-AT`, if it is one of ours.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_tells_its_language_however_it_is_written() {
        for locale in ["de", "de-AT", "de_DE.UTF-8", "DE"] {
            assert_eq!(Language::of_locale(locale), Some(Language::German));
        }
        assert_eq!(Language::of_locale("en-GB"), Some(Language::English));
        for locale in ["", "C", "fr-FR", "deutsch"] {
            assert_eq!(Language::of_locale(locale), None);
        }
    }
}
