//! Number tokens.

use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// The number on a token: 2 to 12, never 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Token(u8);

/// A number that no token has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a token carries a number from 2 to 12 other than 7, not {0}")]
pub struct BadToken(pub u8);

impl Token {
    /// All ten, 2 to 12.
    pub const ALL: [Self; 10] = [
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(8),
        Self(9),
        Self(10),
        Self(11),
        Self(12),
    ];

    /// The number, 2 to 12.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many of the 36 dice pairs give it, 1 to 5: the pips on the token.
    pub const fn pips(self) -> u8 {
        6 - self.0.abs_diff(7)
    }

    /// Whether it is one of the red numbers, 6 and 8.
    pub const fn is_red(self) -> bool {
        self.pips() == 5
    }
}

/// Tokens count as 0 to 9, in order of their numbers.
impl Enum for Token {
    type Array<V> = [V; 10];

    fn from_usize(value: usize) -> Self {
        Self::ALL.get(value).copied().unwrap_or(Self(12))
    }

    fn into_usize(self) -> usize {
        usize::from(self.0) - if self.0 < 7 { 2 } else { 3 }
    }
}

impl TryFrom<u8> for Token {
    type Error = BadToken;

    fn try_from(number: u8) -> Result<Self, BadToken> {
        match number {
            2..=6 | 8..=12 => Ok(Self(number)),
            _ => Err(BadToken(number)),
        }
    }
}

impl From<Token> for u8 {
    fn from(token: Token) -> Self {
        token.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pips_are_the_ways_two_dice_give_the_number() {
        for number in (2..=12).filter(|number| *number != 7) {
            let ways = (1..=6).flat_map(|red| (1..=6).map(move |yellow| red + yellow));
            let ways = ways.filter(|sum| *sum == number).count();
            let token = Token::try_from(number).expect("a token's number");
            assert_eq!(usize::from(token.pips()), ways);
            assert_eq!(token.is_red(), number == 6 || number == 8);
        }
        for (nth, token) in Token::ALL.into_iter().enumerate() {
            assert_eq!((token.into_usize(), Token::from_usize(nth)), (nth, token));
        }
        assert_eq!(Token::try_from(7), Err(BadToken(7)));
        assert_eq!(Token::try_from(13), Err(BadToken(13)));
    }
}
