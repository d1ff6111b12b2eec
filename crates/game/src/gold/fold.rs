//! The fold of gold: what a deed does, and gold that changed places for an act.

use std::sync::Arc;

use super::{GoldDeed, GoldMove, GoldState, NoGold};
use crate::{Act, Impossible, State};
use board::fail_if;

impl State {
    /// Does a deed with gold; what it costs stands in its act.
    pub(crate) fn apply_gold(&mut self, deed: &GoldDeed) -> Result<(), Impossible> {
        fail_if(self.gold.is_none(), Impossible::Gold(NoGold::NotPlayed))?;
        match deed {
            GoldDeed::Buy { .. } => {
                self.gold_mut(|gold| gold.bought = gold.bought.saturating_add(1));
            }
            GoldDeed::Sell { .. } => {}
        }
        Ok(())
    }

    /// Moves gold as an act says.
    ///
    /// # Errors
    /// Fails if nobody plays with it, or a purse lacks what it should pay.
    pub(crate) fn move_gold(&mut self, moves: &[GoldMove]) -> Result<(), Impossible> {
        for one in moves {
            one.seats().try_for_each(|seat| self.known(seat))?;
            let gold = self.gold.as_mut().ok_or(Impossible::Gold(NoGold::NotPlayed))?;
            Arc::make_mut(gold).go(*one)?;
        }
        Ok(())
    }

    /// Adds to `act` what it earns besides, and moves it.
    pub(crate) fn add_gold(
        &mut self,
        act: &mut Act,
        earned: &[GoldMove],
    ) -> Result<(), Impossible> {
        self.move_gold(earned)?;
        act.gold.extend_from_slice(earned);
        Ok(())
    }

    pub(crate) fn gold_mut(&mut self, change: impl FnOnce(&mut GoldState)) {
        if let Some(gold) = &mut self.gold {
            change(Arc::make_mut(gold));
        }
    }
}
