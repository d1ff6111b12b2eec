//! The pirate in place of the robber (SEA 5, 12).

use crate::{
    KnightsBreach, Task,
    judge::{Judge, Judged, Verdict, refuse_if},
    sea::{NotAtSea, SeaBreach},
};
use board::{Hex, Intersection};

impl Judge<'_> {
    pub(super) fn move_pirate(&mut self, to: Hex) -> Judged {
        let verdict = self.does(|task| matches!(task, Task::MoveRobber { .. }))?;
        self.forbid_if(!self.state.may_move_pirate(), SeaBreach::RobberOnly)?;
        self.pirate_to(to)?;
        Ok(verdict)
    }

    pub(crate) fn chase_pirate(&mut self, from: Intersection, to: Hex) -> Judged {
        self.acting(from)?;
        if self.state.position().is_robber_locked() {
            self.forbid(KnightsBreach::RobberLocked)?;
        } else {
            let is_beside = self.state.pirate().is_some_and(|pirate| from.touches(pirate));
            refuse_if(!is_beside, NotAtSea::PirateNotBeside(from))?;
        }
        self.pirate_to(to)?;
        Ok(Verdict::default())
    }

    /// All that stands against the pirate on `to`.
    fn pirate_to(&mut self, to: Hex) -> Judged<()> {
        refuse_if(!self.state.island().is_sea(to), NotAtSea::NoSeaHex(to))?;
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
        self.forbid(breach)
    }
}
