//! A saved game played again, straight from the list of games and back to it.

use std::mem;
use std::path::Path;

use super::tableside::{Screen, Tableside};
use crate::app::screens::Play;
use crate::app::session::open_game::Sitting;
use crate::app::session::rerun::Rerun;
use words::errors;

impl Tableside {
    /// Plays a saved game again. Nobody claims it, so another window may go on with it.
    pub(super) fn replay(&mut self, path: &Path) {
        let (rerun, damage) = match Rerun::open(path) {
            Ok(opened) => opened,
            Err(error) => {
                self.message = Some(errors::open_error(&self.text, &error));
                // Another window may have put it away.
                self.games.read(&self.unsaved);
                return;
            }
        };
        let state = rerun.game().state();
        self.refused = None;
        self.message = damage.map(|lost| errors::damage(&self.text, &lost, state));
        let sitting = Sitting::Replays(Box::new(rerun));
        let screen = Screen::Play(Box::new((sitting, Play::replaying())));
        let list = match &mut self.screen {
            Screen::Home(home) => Some(mem::take(home)),
            _ => None,
        };
        self.show(screen);
        self.list = list;
    }
}
