//! Whoever begins the first game that is kept here is new, and is shown first steps.

use super::tableside::Tableside;
use crate::app::session::open_game::Sitting;
use crate::app::settings::{Experience, Setting};

impl Tableside {
    /// Notes that a newcomer begins this game, if it is the first.
    pub(super) fn greet(&mut self, begun: &Sitting) {
        if matches!(begun, Sitting::Plays(_)) && self.has_no_games() {
            // It counts for now even where it can't be written.
            let _ = self.device.change(Setting::Experience(Experience::Newcomer));
        }
    }

    /// Whether there is no game, as of when the screen was opened, and none was deleted lately.
    fn has_no_games(&self) -> bool {
        let table = self.games.table();
        let elsewhere = self.games.archived() + self.games.deleted() + self.unsaved.count();
        table.is_empty() && table.trouble.is_none() && elsewhere == 0
    }
}
