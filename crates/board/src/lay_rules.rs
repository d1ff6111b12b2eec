//! The rules for laying an island (RULES 2).

use serde::{Deserialize, Serialize};

use super::{Rotation, Token, TokenRule};

/// Whether certain pieces may be on adjacent hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spacing {
    /// Never side by side.
    Apart,
    /// As it comes.
    Anywhere,
}

/// Where the deserts go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DesertPlace {
    /// On the hexes nearest to the middle; see [`middle_hexes`](super::middle_hexes). Several
    /// deserts touch there, regardless of the terrain rule.
    Middle,
    /// Shuffled among the others.
    Anywhere,
}

/// Where the harbors go; their kinds are always shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HarborPlaces {
    /// As on the printed frame in this rotation. Without such a frame (free
    /// shapes, a different number of harbors, a rotation that the shape doesn't
    /// have), they are spread.
    Frame(Rotation),
    /// Evenly along the coast, as [`harbor_spread`](super::harbor_spread) does.
    Spread,
}

/// The rules for laying an island.
///
/// With tokens along a spiral ([`TokenRule::Spiral`]), `reds`, `equal_tokens`,
/// and `two_and_twelve` don't apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LayRules {
    /// Red numbers, 6 and 8.
    pub reds: Spacing,
    /// Two tokens of the same number.
    pub equal_tokens: Spacing,
    /// A 2 and a 12.
    pub two_and_twelve: Spacing,
    /// Two hexes of the same terrain.
    pub terrain: Spacing,
    /// The deserts.
    pub desert: DesertPlace,
    /// Along a spiral, or at random under the rules above.
    pub tokens: TokenRule,
    /// The harbors.
    pub harbors: HarborPlaces,
}

impl LayRules {
    /// As printed: tokens at random, no red numbers side by side, everything
    /// else as it comes, harbors on the frame.
    pub const PRINTED: Self = Self {
        reds: Spacing::Apart,
        equal_tokens: Spacing::Anywhere,
        two_and_twelve: Spacing::Anywhere,
        terrain: Spacing::Anywhere,
        desert: DesertPlace::Anywhere,
        tokens: TokenRule::Random,
        harbors: HarborPlaces::Frame(Rotation::NONE),
    };

    /// Every rule at once.
    pub const ALL: Self = Self {
        reds: Spacing::Apart,
        equal_tokens: Spacing::Apart,
        two_and_twelve: Spacing::Apart,
        terrain: Spacing::Apart,
        desert: DesertPlace::Middle,
        ..Self::PRINTED
    };
}

impl Default for LayRules {
    fn default() -> Self {
        Self::PRINTED
    }
}

/// A chosen rule that a stock may make impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// [`LayRules::reds`].
    Reds,
    /// [`LayRules::equal_tokens`].
    EqualTokens,
    /// [`LayRules::two_and_twelve`].
    TwoAndTwelve,
    /// [`LayRules::terrain`].
    Terrain,
}

impl Rule {
    /// Whether the rule forbids these two tokens side by side.
    pub(super) fn forbids(self, one: Token, other: Token) -> bool {
        match self {
            Self::Reds => one.is_red() && other.is_red(),
            Self::EqualTokens => one == other,
            Self::TwoAndTwelve => one.number().abs_diff(other.number()) == 10,
            Self::Terrain => false,
        }
    }
}
