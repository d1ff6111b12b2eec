//! Games that nobody plays on: a sample to look around in, of which nothing is kept, and a saved
//! game played again. And whoever begins the first game is shown first steps.

use std::path::Path;

use super::pages::Page;
use super::tableside::Tableside;
use crate::app::screens::PlayScreen;
use crate::app::session::Session;
use crate::app::session::open_game::{Rerun, Sitting};
use crate::app::settings::{Experience, Explain, Settings};
use game::{Expansion, Setup};
use store::WriteError;

/// The settings as they count for a game: a sample explains nothing, since what was explained
/// once isn't explained in a newcomer's own game, and neither does a game that is only seen
/// again.
pub(super) fn settings_at(sitting: &Sitting, settings: &Settings) -> Settings {
    match sitting {
        Sitting::LooksAround(_) | Sitting::Replays(_) => {
            Settings { explain: Explain::Nothing, ..*settings }
        }
        Sitting::Plays(_) | Sitting::LooksOn(_) => *settings,
    }
}

impl Tableside {
    /// Opens the sample with an expansion, or without, with people of the language that is spoken.
    pub(super) fn look_around(&mut self, with: Option<Expansion>) {
        let people = [1, 2, 3, 4].map(|nth| self.text.get(&format!("sample-player-{nth}")));
        // A test ensures that there is one.
        let Some(session) = Session::sample(people, with, self.platform.now()) else { return };
        self.play(Sitting::LooksAround(Box::new(session)));
    }

    pub(super) fn looks_around(&self) -> bool {
        matches!(self.pages.sitting(), Some(Sitting::LooksAround(_)))
    }

    /// Begins a game: another one after a sample is a sample, too.
    pub(super) fn begin(&self, setup: Setup) -> Result<Sitting, WriteError> {
        if self.looks_around() {
            return Ok(Sitting::LooksAround(Box::new(Session::unkept(setup)?)));
        }
        Ok(Sitting::Plays(Box::new(Session::start(&self.folder, setup)?)))
    }

    /// Returns whether no file is written of what is on the table; then it says so.
    pub(super) fn writes_nothing(&mut self) -> bool {
        let is_sample = self.looks_around();
        if is_sample {
            self.message = Some(self.text.get("sample-unwritten"));
        }
        is_sample
    }
}

impl Tableside {
    /// Plays a saved game again. Nobody claims it, so another window may go on with it.
    pub(super) fn replay(&mut self, path: &Path) {
        let opened = Rerun::open(path);
        let opened = opened.map(|(rerun, lost)| (Sitting::Replays(Box::new(rerun)), lost));
        let Some((sitting, told)) = self.opened(opened) else { return };
        self.refused = None;
        self.message = told;
        let page = Page::Play(Box::new((sitting, PlayScreen::replaying())));
        if matches!(self.pages.front(), Page::Home(_)) {
            self.pages.open(page);
        } else {
            self.show(page);
        }
    }
}

impl Tableside {
    /// Notes that a newcomer begins this game, if it is the first.
    pub(super) fn greet(&mut self, begun: &Sitting) {
        if matches!(begun, Sitting::Plays(_)) && self.has_no_games() {
            // It counts for now even where it can't be written.
            let experience = Experience::Newcomer;
            let _ = self.device.change(Settings { experience, ..*self.device.settings() });
        }
    }

    /// Returns `true` if there is no game, as of when the screen was opened, and none was
    /// deleted lately.
    fn has_no_games(&self) -> bool {
        let table = self.games.table();
        let elsewhere = self.games.archived() + self.games.deleted() + self.unsaved.count();
        table.is_empty() && table.trouble.is_none() && elsewhere == 0
    }
}
