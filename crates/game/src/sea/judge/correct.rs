//! Corrections of Seafarers: what can't be is refused; what merely disagrees is taken.

use super::super::{MOST_CHIT_POINTS, NotAtSea, SeaCorrection};
use crate::judge::Judge;
use crate::{Impossible, Phase, Piece, Refusal, Waiting};
use board::{Hex, MAX_CELLS, Spot};

impl Judge<'_> {
    pub(crate) fn correct_sea(&self, correction: &SeaCorrection) -> Result<(), Refusal> {
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
            SeaCorrection::Home { hexes, .. } => {
                let count = u16::try_from(hexes.len()).unwrap_or(u16::MAX);
                Refusal::unless_at_most(count, u16::try_from(MAX_CELLS).unwrap_or(u16::MAX))?;
                // The opening decides it still, wherever it decides it (SEA 8).
                let is_open = matches!(self.state.phase(), Phase::Founding { .. });
                if is_open && self.state.is_home_founded() {
                    return Err(Impossible::NotNow(Waiting::Opening).into());
                }
                hexes.iter().try_for_each(|hex| self.land(*hex))
            }
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
