//! The parts of any map: areas of land that a scenario speaks of together, ground, and harbors
//! (SEA 8, 10, 11, 13).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use board::{BadHarborKind, HarborKind, Hex, Path, Terrain, Token};

/// The name of an area in the drawing of areas: a small letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z]$")))]
pub struct AreaLetter(char);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an area is named by a letter from a to z, not `{0}`")]
pub struct BadAreaLetter(String);

board::converts!(char => AreaLetter, BadAreaLetter: |letter| {
    if letter.is_ascii_lowercase() { Ok(Self(letter)) } else { Err(BadAreaLetter(letter.into())) }
});

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

board::converts!(AreaLetter => char: |letter| letter.0);

impl fmt::Display for AreaLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Hexes that a scenario names together, whether they hang together or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    pub letter: AreaLetter,
    /// Its hexes, sorted.
    pub hexes: Vec<Hex>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    Sea,
    Land(Terrain),
}

impl Ground {
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Sea => None,
            Self::Land(terrain) => Some(terrain),
        }
    }

    /// Returns whether a token belongs there: on all land but deserts.
    pub fn takes_token(self) -> bool {
        self.terrain().is_some_and(|terrain| terrain != Terrain::Desert)
    }

    /// Returns whether that token may lie there when tokens are mixed: no red one on gold (SEA 6).
    pub fn bears(self, token: Token) -> bool {
        !token.is_red() || self != Self::Land(Terrain::Gold)
    }
}

/// The kind that a harbor's place is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(with = "String"))]
pub enum Gives {
    Kind(HarborKind),
    /// A kind that is drawn by lot. Written `mixed`.
    Mixed,
}

board::converts!(String => Gives, BadHarborKind: |name| {
    if name == "mixed" { Ok(Self::Mixed) } else { HarborKind::try_from(name).map(Self::Kind) }
});

board::converts!(Gives => String: |gives| match gives {
    Gives::Kind(kind) => kind.key().to_owned(),
    Gives::Mixed => "mixed".to_owned(),
});

/// A harbor's place on the coast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HarborPlace {
    pub path: Path,
    pub gives: Gives,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HarborPlan {
    /// They lie at places of the map.
    Places {
        places: Vec<HarborPlace>,
        /// The kinds that are drawn, one for each mixed place.
        mixed: Vec<HarborKind>,
    },
    /// Players lay them in turn before they begin, none beside another.
    ByPlayers(Vec<HarborKind>),
    /// They are found and laid while the game goes on.
    InPlay(Vec<HarborKind>),
}
