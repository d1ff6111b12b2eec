//! The fold of what the table puts right of Cities & Knights.

use super::{KnightsCorrection, ThisTurn};
use crate::{ApplyError, State};

impl State {
    pub(crate) fn correct_knights(
        &mut self,
        correction: &KnightsCorrection,
    ) -> Result<(), ApplyError> {
        if self.knights.is_none() {
            return Err(ApplyError::NotPlayed);
        }
        match correction {
            KnightsCorrection::Level { player, track, level } => self.knights_mut(|knights| {
                if let Some(improvements) = knights.table.improvements.get_mut(*player) {
                    improvements.set(*track, *level);
                }
            }),
            KnightsCorrection::Metropolis { track, at } => {
                self.knights_mut(|knights| knights.table.metropolises[*track] = *at);
            }
            KnightsCorrection::Wall { at, is: Some(owner) } => self.pieces.put_wall(*at, *owner),
            KnightsCorrection::Wall { at, is: None } => self.pieces.remove_wall(*at),
            KnightsCorrection::Knight { at, is } => {
                match is {
                    Some((owner, knight)) => self.pieces.put_knight(*at, *owner, *knight),
                    None => self.pieces.remove_knight(*at),
                }
                self.knights_mut(|knights| knights.turn.forget(*at));
                self.measure_all_roads();
            }
            KnightsCorrection::KnightTurn { at, action, promotion } => {
                self.knights_mut(|knights| {
                    knights.turn.forget(*at);
                    if *action == ThisTurn::Done {
                        knights.turn.tire(*at);
                    }
                    if *promotion == ThisTurn::Done {
                        knights.turn.promote(*at);
                    }
                });
            }
            KnightsCorrection::Attacks { count } => {
                self.knights_mut(|knights| knights.table.attacks = *count);
            }
            KnightsCorrection::Merchant { is } => {
                self.knights_mut(|knights| knights.table.merchant = *is);
            }
            KnightsCorrection::Progress { player, track, count } => self.knights_mut(|knights| {
                if let Some(held) = knights.progress.get_mut(*player) {
                    held[*track] = *count;
                }
            }),
            KnightsCorrection::Defenders { player, count } => self.knights_mut(|knights| {
                if let Some(points) = knights.table.defenders.get_mut(*player) {
                    *points = *count;
                }
            }),
            KnightsCorrection::PointCard { point, owner } => self.knights_mut(|knights| {
                knights.shown[*point] = *owner;
                knights.count_point_cards();
            }),
            KnightsCorrection::Fleet { kinds } => self.knights_mut(|knights| {
                knights.turn.end_fleet();
                for kind in kinds {
                    knights.turn.trade(*kind);
                }
            }),
        }
        self.find_trade_rates();
        Ok(())
    }
}
