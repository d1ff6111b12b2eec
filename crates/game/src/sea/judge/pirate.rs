//! The pirate in place of the robber (SEA 5, 12).

use super::super::{NotAtSea, SeaBreach};
use crate::judge::{Judge, Verdict};
use crate::{KnightsBreach, Refusal, Task};
use board::{Hex, Intersection};

impl Judge<'_> {
    pub(super) fn move_pirate(&mut self, to: Hex) -> Result<Verdict, Refusal> {
        let verdict = self.does(|task| matches!(task, Task::MoveRobber { .. }))?;
        if !self.state.may_move_pirate() {
            self.forbid(SeaBreach::RobberOnly.into())?;
        }
        self.pirate_to(to)?;
        Ok(verdict)
    }

    pub(crate) fn chase_pirate(&mut self, from: Intersection, to: Hex) -> Result<Verdict, Refusal> {
        self.acting(from)?;
        if self.state.position().is_robber_locked() {
            self.forbid(KnightsBreach::RobberLocked.into())?;
        } else if !self.state.pirate().is_some_and(|pirate| from.touches(pirate)) {
            return Err(NotAtSea::PirateNotBeside(from).into());
        }
        self.pirate_to(to)?;
        Ok(Verdict::default())
    }

    /// All that stands against the pirate on `to`.
    fn pirate_to(&mut self, to: Hex) -> Result<(), Refusal> {
        if !self.state.island().is_sea(to) {
            return Err(NotAtSea::NoSeaHex(to).into());
        }
        if self.state.pirate_hexes().contains(&to) {
            return Ok(());
        }
        let breach = if self.state.pirate() == Some(to) {
            SeaBreach::PirateStays(to)
        } else if let Some(player) = self.state.spared_at_sea(to) {
            SeaBreach::FriendlyPirate(player)
        } else {
            SeaBreach::PirateOffFrame(to)
        };
        self.forbid(breach.into())
    }
}
