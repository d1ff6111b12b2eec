//! What is done with saved games from the start screen.

use std::time::Duration;

use super::tableside::{Screen, Tableside};
use crate::app::library::games::GameStep;
use crate::words::errors;

impl Tableside {
    /// Does it, and tells the start screen what came of it.
    pub(super) fn saved(&mut self, step: GameStep) {
        let Screen::Home(home) = &mut self.screen else { return };
        let news = self.games.apply(step, self.platform.now(), &mut self.unsaved);
        home.on_result(news, &self.text, &self.games);
    }

    /// Removes for good what was deleted, and says so.
    pub(super) fn empty_bins(&mut self) {
        let emptied = self.folder.empty_bins();
        self.games.look_into_bins();
        self.library.read();
        if let Some(about) = &mut self.about {
            about.on_bins_emptied(self.folder.bin_contents());
        }
        match emptied {
            Ok(()) => {
                self.message = None;
                self.news = Some(self.text.get("about-bin-emptied"));
            }
            Err(error) => {
                let reason = errors::reason(&self.text, &error);
                self.message = Some(self.text.with("about-bin-left", &[("reason", reason.into())]));
            }
        }
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
