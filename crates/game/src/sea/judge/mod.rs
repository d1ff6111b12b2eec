//! The rules of Seafarers asked before an act.

use super::{NotAtSea, SeaBreach, SeaDeed};
use crate::{
    Breach, Impossible, Refusal,
    judge::{Judge, Judged, refuse_if},
};

mod fog;
mod gold;
mod pirate;
mod ships;

pub(super) use fog::tile_of;

impl From<NotAtSea> for Refusal {
    fn from(why: NotAtSea) -> Self {
        Self::Impossible(Impossible::Sea(why))
    }
}

impl From<SeaBreach> for Breach {
    fn from(breach: SeaBreach) -> Self {
        Self::Sea(breach)
    }
}

impl Judge<'_> {
    /// What a deed of Seafarers amounts to.
    pub(crate) fn sea(&mut self, deed: &SeaDeed) -> Judged {
        refuse_if(self.state.sea().is_none(), NotAtSea::NotPlayed)?;
        match deed {
            SeaDeed::FoundShip { at } => self.found_ship(*at),
            SeaDeed::BuildShip { at } => self.build_ship(*at),
            SeaDeed::MoveShip { from, to } => self.move_ship(*from, *to),
            SeaDeed::MovePirate { to } => self.move_pirate(*to),
            SeaDeed::ChasePirate { from, to } => self.chase_pirate(*from, *to),
            SeaDeed::TakeGold { player, cards } => self.take_gold(*player, *cards),
            SeaDeed::TurnUp { player, at, is } => self.turn_up(*player, *at, *is),
        }
    }
}
