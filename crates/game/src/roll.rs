//! What the table rolled.

use serde::{Deserialize, Serialize};

use super::hand::only;
use cards::Die;

/// A roll of two dice on the table, 2 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Roll(u8);

/// A number that two dice don't give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("two dice give 2 to 12, not {0}")]
pub struct BadRoll(pub u8);

impl Roll {
    /// The number, 2 to 12.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the red of its two dice may show.
    pub fn reds(self) -> impl Iterator<Item = Die> {
        let is_of_it = move |red: &Die| (1..=6).contains(&self.0.saturating_sub(red.pips()));
        Die::ALL.into_iter().filter(is_of_it)
    }

    /// What the red one shows for certain: of a 2 and of a 12 both are known.
    pub fn only_red(self) -> Option<Die> {
        only(self.reds())
    }
}

impl TryFrom<u8> for Roll {
    type Error = BadRoll;

    fn try_from(number: u8) -> Result<Self, BadRoll> {
        if (2..=12).contains(&number) { Ok(Self(number)) } else { Err(BadRoll(number)) }
    }
}

impl From<Roll> for u8 {
    fn from(roll: Roll) -> Self {
        roll.0
    }
}
