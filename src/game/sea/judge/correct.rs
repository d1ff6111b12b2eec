//! Corrections of Seafarers: what can't be is refused; what merely disagrees is taken.

use super::super::{MOST_CHIT_POINTS, NotAtSea, SeaCorrection};
use crate::board::{Hex, Spot};
use crate::game::judge::Judge;
use crate::game::{Impossible, Piece, Refusal};

impl Judge<'_> {
    pub(in crate::game) fn correct_sea(&self, correction: &SeaCorrection) -> Result<(), Refusal> {
        if self.state.sea().is_none() {
            return Err(NotAtSea::NotPlayed.into());
        }
        match correction {
            SeaCorrection::Ship { at, is } => {
                let Some((owner, _)) = is else { return Ok(()) };
                if !self.state.island().has_ship_path(*at) {
                    return Err(NotAtSea::NoSea(*at).into());
                }
                if self.state.pieces().road(*at).is_some() {
                    return Err(Impossible::PathTaken(*at).into());
                }
                let had = self.state.pieces().ship(*at).map(|(seat, _)| seat);
                self.piece_for(Some((*owner, Piece::Ship)), had.map(|seat| (seat, Piece::Ship)))
            }
            SeaCorrection::Built { at, .. } => match self.state.pieces().ship(*at) {
                Some(_) => Ok(()),
                None => Err(NotAtSea::NoShip(*at).into()),
            },
            SeaCorrection::Pirate { at: Some(at) } if !self.state.island().is_sea(*at) => {
                Err(NotAtSea::NoSeaHex(*at).into())
            }
            SeaCorrection::Chit { chit, .. } => {
                self.land(chit.island)?;
                Refusal::unless_at_most(chit.points, MOST_CHIT_POINTS)
            }
            SeaCorrection::Home { hexes, .. } => hexes.iter().try_for_each(|hex| self.land(*hex)),
            SeaCorrection::Hidden { at } => self.may_be_hidden(*at),
            SeaCorrection::Pirate { .. } | SeaCorrection::Moved { .. } => Ok(()),
        }
    }

    fn land(&self, hex: Hex) -> Result<(), Refusal> {
        if self.state.island().is_land(hex) {
            Ok(())
        } else {
            Err(Impossible::OffIsland(Spot::Hex(hex)).into())
        }
    }
}
