//! Areas: hexes of land that a scenario speaks of together (SEA 8, 11).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use board::Hex;

/// The name of an area in the drawing of areas: a small letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z]$")))]
pub struct AreaLetter(char);

/// A sign that names no area.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an area is named by a letter from a to z, not `{0}`")]
pub struct BadAreaLetter(String);

impl TryFrom<char> for AreaLetter {
    type Error = BadAreaLetter;

    fn try_from(letter: char) -> Result<Self, BadAreaLetter> {
        if letter.is_ascii_lowercase() {
            Ok(Self(letter))
        } else {
            Err(BadAreaLetter(letter.into()))
        }
    }
}

impl FromStr for AreaLetter {
    type Err = BadAreaLetter;

    fn from_str(sign: &str) -> Result<Self, BadAreaLetter> {
        let mut letters = sign.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Self::try_from(letter),
            _ => Err(BadAreaLetter(sign.chars().take(20).collect())),
        }
    }
}

impl From<AreaLetter> for char {
    fn from(letter: AreaLetter) -> Self {
        letter.0
    }
}

impl fmt::Display for AreaLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Hexes that a scenario names together, whether they hang together or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its name.
    pub letter: AreaLetter,
    /// Its hexes, sorted.
    pub hexes: Vec<Hex>,
}
