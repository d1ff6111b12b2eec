//! Gold in a game, and what of a turn is known of it.

use super::{GoldMove, NoGold, Purses};
use crate::Setup;

/// Gold in a game.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(purses)]
#[copies(bought)]
pub struct GoldState {
    pub(crate) purses: Purses,
    /// Number of resources that whoever builds now has bought for gold.
    pub(super) bought: u8,
}

impl GoldState {
    /// Before the first act of a game that plays with it.
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        let is_played = setup.rules.expansions().have_gold();
        is_played.then(|| Self {
            purses: Purses::with(&setup.players, |_, _| begins_with(setup)),
            bought: 0,
        })
    }

    pub(crate) const fn end_turn(&mut self) {
        self.bought = 0;
    }

    /// Moves gold.
    ///
    /// # Errors
    /// Fails if a purse lacks what it should pay.
    pub(super) fn go(&mut self, one: GoldMove) -> Result<(), NoGold> {
        match one {
            GoldMove::Earned { player, count } => self.purses.earn(player, count),
            GoldMove::Paid { player, count } => self.purses.pay(player, count)?,
            GoldMove::Given { player, to, count } => {
                self.purses.pay(player, count)?;
                self.purses.earn(to, count);
            }
        }
        Ok(())
    }
}

/// Gold that everybody begins with: with wagons 5, or 3 beside what the opening earns at rivers
/// (TRADERS 2.2, 5.2, 8.4).
fn begins_with(setup: &Setup) -> u16 {
    match (setup.rules.wagons, setup.rules.rivers) {
        (None, _) => 0,
        (Some(_), None) => 5,
        (Some(_), Some(_)) => 3,
    }
}
