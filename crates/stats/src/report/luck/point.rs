//! How luck stood at one moment of a game.

use game::{PerSeat, Seat};

/// How luck stood after a number.
#[derive(Clone, Debug, PartialEq)]
pub struct LuckPoint {
    /// The turn, from 1.
    pub turn: u32,
    /// The act that paid what the number brought, from 1: luck as it stood
    /// after that many acts.
    pub act: usize,
    /// Whose turn it was.
    pub player: Seat,
    /// The number, 2 to 12.
    pub number: u8,
    /// What each was owed on average so far, in cards.
    pub average: PerSeat<f64>,
    /// What the numbers that came up owed each so far, in cards.
    pub owed: PerSeat<u32>,
    /// What each took so far, in cards; what this number owes them of gold they choose later.
    pub came: PerSeat<u32>,
}
