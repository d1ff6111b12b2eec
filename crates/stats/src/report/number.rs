//! A production number, and how often each one came up.

use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

use game::Roll;

/// A production number, 2 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

/// A value that is not a production number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a production number is 2 to 12, not {0}")]
pub struct BadNumber(pub u8);

/// How often each number came up.
pub type Counts = EnumMap<Number, u32>;

impl Number {
    /// The one that produces nothing (RULES 5).
    pub const SEVEN: Self = Self(7);

    /// All eleven, 2 to 12.
    pub const ALL: [Self; 11] = [
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
        Self(10),
        Self(11),
        Self(12),
    ];

    /// The number itself, 2 to 12.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// How many of the 36 dice pairs give it, 1 to 6.
    pub const fn pairs(self) -> u8 {
        6 - self.0.abs_diff(7)
    }
}

/// Numbers count as 0 to 10, in their order.
impl Enum for Number {
    type Array<V> = [V; 11];

    fn from_usize(value: usize) -> Self {
        Self::ALL.get(value).copied().unwrap_or(Self(12))
    }

    fn into_usize(self) -> usize {
        usize::from(self.0 - 2)
    }
}

impl TryFrom<u8> for Number {
    type Error = BadNumber;

    fn try_from(number: u8) -> Result<Self, BadNumber> {
        if (2..=12).contains(&number) { Ok(Self(number)) } else { Err(BadNumber(number)) }
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl From<Roll> for Number {
    fn from(roll: Roll) -> Self {
        Self(roll.number())
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_2_to_12_and_its_pairs_are_the_ways_two_dice_give_it() {
        for (nth, number) in Number::ALL.into_iter().enumerate() {
            let ways = (1..=6).flat_map(|red| (1..=6).map(move |yellow| red + yellow));
            let ways = ways.filter(|sum| *sum == number.value()).count();
            assert_eq!(usize::from(number.pairs()), ways, "{number}");
            assert_eq!((number.into_usize(), Number::from_usize(nth)), (nth, number));
            assert_eq!(Number::try_from(number.value()), Ok(number));
        }
        assert_eq!(Number::try_from(1), Err(BadNumber(1)));
        assert_eq!(Number::try_from(13), Err(BadNumber(13)));
    }
}
