//! The players at the table, and the title of their game.

use std::fmt;

use enum_map::Enum;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use cards::seen;

board::keyed! {
    /// The color of a player's pieces. On screen each comes with a shape of its
    /// own, so that it is never told by color alone.
    #[derive(Enum)]
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

/// Makes a type for a text of 1 to so many visible characters, and one for the reason that another
/// text can't be one. The last argument returns what is seen of a text that was typed.
macro_rules! name {
    (
        $(#[$about:meta])*
        $name:ident, $bad:ident: $what:literal, 1..=$most:ident = $count:literal, $seen:expr
    ) => {
        #[doc = concat!("The most characters of ", $what, ".")]
        pub const $most: usize = $count;

        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[serde(into = "String")]
        pub struct $name(String);

        #[doc = concat!("Why a text can't be ", $what, ".")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum $bad {
            /// Nothing but blanks and letters that nobody sees.
            #[error("{} needs a letter that can be seen", $what)]
            Empty,
            /// More characters than it may have.
            #[error("{} has at most {} characters", $what, $most)]
            TooLong,
        }

        impl $name {
            fn of(text: String) -> Result<Self, $bad> {
                match text.chars().count() {
                    0 => Err($bad::Empty),
                    1..=$most => Ok(Self(text)),
                    _ => Err($bad::TooLong),
                }
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = $bad;

            fn try_from(text: String) -> Result<Self, $bad> {
                let seen: fn(&str) -> String = $seen;
                Self::of(seen(&text))
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str(&self.0)
            }
        }
    };
}

name! {
    /// A player's name: 1 to 20 characters that can be seen, without line breaks or
    /// blanks at either end. A name of an earlier version, which may hold others, is
    /// read as it was given: without those, two of a game could be the same.
    Name, BadName: "a player's name", 1..=MAX_NAME = 20, seen
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let name: String = text.chars().filter(|letter| !letter.is_control()).collect();
        Self::of(name.trim().to_owned()).map_err(D::Error::custom)
    }
}

/// A player: a name and a color.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The player's name at the table.
    pub name: Name,
    /// The color of the pieces.
    pub color: Color,
}

name! {
    /// A table's title for a game, "Christmas at Lea's": 1 to [`MAX_TITLE`] characters that can be
    /// seen in one line, without blanks at either end. One of an earlier version that shows nothing
    /// is read as it was given. Typed, line breaks and the like become blanks; blanks at the ends
    /// are left off.
    Title, BadTitle: "a game's title", 1..=MAX_TITLE = 40, |text| seen(&one_line(text))
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
