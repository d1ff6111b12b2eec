//! Corrections of Cities & Knights: a number that can't be is refused; one that merely
//! disagrees with others is taken.

use super::super::{
    KnightsCorrection, MOST_ATTACKS, MOST_DEFENDERS, NotOnTheTable, PROGRESS_CARDS, WALLS,
};
use crate::judge::Judge;
use crate::{Impossible, Refusal, Seat};
use board::{Intersection, Spot};

impl Judge<'_> {
    pub(crate) fn correct_knights(&self, correction: &KnightsCorrection) -> Result<(), Refusal> {
        let Some(knights) = self.state.knights() else {
            return Err(NotOnTheTable::NotPlayed.into());
        };
        match correction {
            KnightsCorrection::Metropolis { at: Some(at), .. } => self.on_island(*at),
            KnightsCorrection::Wall { at, is } => {
                self.on_island(*at)?;
                match is {
                    Some(owner) => self.wall_for(*owner, *at),
                    None => Ok(()),
                }
            }
            KnightsCorrection::Knight { at, is } => {
                // It may stand at sea, where a ship ends (SEA 12).
                if !self.state.island().is_coast_or_sea(*at) {
                    self.on_island(*at)?;
                }
                let Some((owner, knight)) = is else { return Ok(()) };
                if self.state.pieces().building(*at).is_some() {
                    return Err(Impossible::IntersectionTaken(*at).into());
                }
                let stood = self.state.pieces().knight(*at);
                let is_same =
                    stood.is_some_and(|(other, was)| other == *owner && was.level == knight.level);
                if !is_same && self.state.knights_left(*owner, knight.level) == 0 {
                    return Err(NotOnTheTable::NoKnightLeft(knight.level).into());
                }
                Ok(())
            }
            KnightsCorrection::KnightTurn { at, .. } => match self.state.pieces().knight(*at) {
                Some(_) => Ok(()),
                None => Err(NotOnTheTable::NoKnight(*at).into()),
            },
            KnightsCorrection::Attacks { count } => Refusal::unless_at_most(*count, MOST_ATTACKS),
            KnightsCorrection::Merchant { is: Some(merchant) }
                if !self.state.island().is_land(merchant.at) =>
            {
                Err(Impossible::OffIsland(Spot::Hex(merchant.at)).into())
            }
            KnightsCorrection::Progress { count, .. } => {
                Refusal::unless_at_most(*count, PROGRESS_CARDS)
            }
            KnightsCorrection::Defenders { count, .. } => {
                Refusal::unless_at_most(*count, MOST_DEFENDERS)
            }
            KnightsCorrection::Fleet { kinds } if knights.turn().fleet() == kinds => {
                Err(Impossible::SoAlready.into())
            }
            KnightsCorrection::Level { .. }
            | KnightsCorrection::Metropolis { .. }
            | KnightsCorrection::Merchant { .. }
            | KnightsCorrection::PointCard { .. }
            | KnightsCorrection::Fleet { .. } => Ok(()),
        }
    }

    fn on_island(&self, at: Intersection) -> Result<(), Refusal> {
        if self.state.island().has_intersection(at) {
            Ok(())
        } else {
            Err(Impossible::OffIsland(Spot::Intersection(at)).into())
        }
    }

    fn wall_for(&self, owner: Seat, at: Intersection) -> Result<(), Refusal> {
        let mut own = self.state.pieces().walls_of(owner);
        let others = own.by_ref().filter(|place| *place != at).count();
        if others >= WALLS { Err(NotOnTheTable::NoWallLeft.into()) } else { Ok(()) }
    }
}
