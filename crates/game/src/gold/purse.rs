//! Purses, and gold that changes places.

use serde::{Deserialize, Serialize};

use super::NoGold;
use crate::{PerSeat, Seat};
use derive::Said;

/// The most gold that the table may say somebody has. What the box holds never runs out
/// (TRADERS 2.6), but no player comes near this.
pub const MOST_GOLD: u16 = 999;

/// Gold of each player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Purses(PerSeat<u16>);

impl Purses {
    /// Empty purses for these players (TRADERS 2.2).
    pub fn empty<T>(players: &PerSeat<T>) -> Self {
        Self(players.map(|_, _| 0))
    }

    /// Purses with the gold that `of` names.
    pub fn with<T>(players: &PerSeat<T>, of: impl FnMut(Seat, &T) -> u16) -> Self {
        Self(players.map(of))
    }

    /// Returns how many seats it tells of.
    pub fn count(&self) -> usize {
        self.0.count()
    }

    pub fn of(&self, seat: Seat) -> u16 {
        self.0.of(seat)
    }

    /// All purses with whose they are, in seat order.
    pub fn all(&self) -> impl Iterator<Item = (Seat, u16)> {
        self.0.iter().map(|(seat, gold)| (seat, *gold))
    }

    /// The purse of `seat`, to be changed.
    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut u16> {
        self.0.get_mut(seat)
    }

    pub(super) fn earn(&mut self, seat: Seat, count: u16) {
        self.0.change(seat, |gold| *gold = gold.saturating_add(count));
    }

    pub(super) fn pay(&mut self, player: Seat, count: u16) -> Result<(), NoGold> {
        let purse = self.0.get_mut(player).ok_or(NoGold::TooLittle { player, count })?;
        *purse = purse.checked_sub(count).ok_or(NoGold::TooLittle { player, count })?;
        Ok(())
    }
}

/// Gold that changes places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum GoldMove {
    /// From the supply to a purse.
    Earned { player: Seat, count: u16 },
    /// From a purse to the supply.
    Paid { player: Seat, count: u16 },
    /// From a purse to another.
    Given { player: Seat, to: Seat, count: u16 },
}

impl GoldMove {
    /// The players whose purses it changes.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        let (one, other) = match self {
            Self::Earned { player, .. } | Self::Paid { player, .. } => (player, None),
            Self::Given { player, to, .. } => (player, Some(to)),
        };
        [Some(one), other].into_iter().flatten()
    }
}

/// Reason that a table can't have such gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start-gold", error)]
pub enum BadGoldTable {
    /// Gold at a table where nobody plays with it.
    NotPlayed,
    /// More than anybody can have.
    TooMuch(Seat, #[said("count")] u16),
}
