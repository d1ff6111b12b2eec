//! The fold of the deeds of rivers; what they cost and bring stands in their acts.

use super::{NoRiver, RiversDeed};
use crate::{Condition, Impossible, Piece, State};
use board::fail_if;

impl State {
    /// Applies a deed of rivers.
    pub(crate) fn apply_rivers(&mut self, deed: &RiversDeed) -> Result<(), Impossible> {
        fail_if(self.rules.rivers.is_none(), Impossible::Rivers(NoRiver::NotPlayed))?;
        match deed {
            RiversDeed::BuildBridge { at } => {
                self.put_link(*at, self.builder(), Piece::Bridge, Condition::Intact);
            }
            RiversDeed::SaveCity { player } => self.known(*player)?,
        }
        Ok(())
    }
}
