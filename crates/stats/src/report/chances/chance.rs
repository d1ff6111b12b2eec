//! A chance: what one number may bring.

use game::YieldRule;

/// One of the things that a number may bring.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// The number, 2 to 12.
    pub number: u8,
    /// How the event that comes with it changes what buildings yield.
    pub rule: YieldRule,
    /// How likely that is, 0 to 1.
    pub probability: f64,
}
