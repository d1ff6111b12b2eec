//! What is done with saved games from the start screen.

use std::time::Duration;

use super::{Screen, Tableside};
use crate::app::games::GameStep;

impl Tableside {
    /// Does it, and tells the start screen what came of it.
    pub(super) fn saved(&mut self, step: GameStep) {
        let Screen::Home(home) = &mut self.screen else { return };
        let news = self.games.apply(step, self.platform.now(), &mut self.unsaved);
        home.hear(news, &self.text, &self.games);
    }

    /// Tries again to write the games that were left; how long from now that
    /// is to be done again, if at all.
    pub(super) fn write_unsaved(&mut self, elapsed: Duration) -> Option<Duration> {
        let before = self.unsaved.count();
        let due = self.unsaved.write_on(elapsed);
        if self.unsaved.count() != before && matches!(self.screen, Screen::Home(_)) {
            self.games.read(&self.unsaved);
        }
        due
    }
}
