//! A sample game to look around in. Nothing of it is kept.

use super::tableside::{Screen, Tableside};
use crate::app::session::Session;
use crate::app::session::open_game::Sitting;
use crate::app::settings::{Explain, Settings};
use game::Setup;
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
    /// Opens the sample, with people of the language that is spoken.
    pub(super) fn look_around(&mut self) {
        let people = [1, 2, 3, 4].map(|nth| self.text.get(&format!("sample-player-{nth}")));
        // A test ensures that there is one.
        let Some(session) = Session::sample(people, self.platform.now()) else { return };
        self.play(Sitting::LooksAround(Box::new(session)));
    }

    /// Whether a sample is on the table.
    pub(super) fn looks_around(&self) -> bool {
        matches!(&self.screen, Screen::Play(play) if matches!(play.0, Sitting::LooksAround(_)))
    }

    /// Begins a game: another one after a sample is a sample, too.
    pub(super) fn begin(&self, setup: Setup) -> Result<Sitting, WriteError> {
        if self.looks_around() {
            return Ok(Sitting::LooksAround(Box::new(Session::unkept(setup)?)));
        }
        Ok(Sitting::Plays(Box::new(Session::start(&self.folder, setup)?)))
    }

    /// Whether no file is written of what is on the table; then it says so.
    pub(super) fn writes_nothing(&mut self) -> bool {
        let is_sample = self.looks_around();
        if is_sample {
            self.message = Some(self.text.get("sample-unwritten"));
        }
        is_sample
    }
}
