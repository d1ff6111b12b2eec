//! What the start screen does with saved games.

use std::time::Duration;

use super::message_bar::News;
use super::tableside::{Screen, Tableside};
use crate::app::library::games::GameStep;
use words::errors;

impl Tableside {
    /// Carries out a step and tells the start screen its outcome.
    pub(super) fn saved(&mut self, step: GameStep) {
        let Screen::Home(home) = &mut self.screen else { return };
        let news = self.games.apply(step, self.platform.now(), &mut self.unsaved);
        home.on_result(news, &self.text, &self.games);
    }

    /// Removes everything deleted for good, and says so.
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
                self.news = Some(News::of(self.text.get("about-bin-emptied")));
            }
            Err(error) => {
                let reason = errors::reason(&self.text, &error);
                self.message = Some(self.text.with("about-bin-left", &[("reason", reason.into())]));
            }
        }
    }

    /// Retries writing the games that were left. Returns how long until the
    /// next try, if one is needed.
    pub(super) fn write_unsaved(&mut self, elapsed: Duration) -> Option<Duration> {
        let before = self.unsaved.count();
        let due = self.unsaved.write_on(elapsed);
        if self.unsaved.count() != before && matches!(self.screen, Screen::Home(_)) {
            self.games.read(&self.unsaved);
        }
        due
    }
}
