//! Which screen is showing.

use super::room::Room;
use super::tableside::{Screen, Tableside};
use crate::app::command::Page;

impl Tableside {
    /// A name for what is showing now, for tests to record.
    pub fn place(&self, ctx: &egui::Context) -> &'static str {
        if Room::of(ctx) == Room::TooLittle {
            return "too-small";
        }
        if self.almanac.is_some() {
            return "almanac";
        }
        if self.about.is_some() {
            return "about";
        }
        if self.settings == Page::Open {
            return "settings";
        }
        if self.statistics.is_some() {
            return "statistics";
        }
        match &self.screen {
            Screen::Home(home) if home.is_start() => "home",
            Screen::Home(_) => "saved-games",
            Screen::NewGame(_) => "new-game",
            Screen::Decks(_) => "decks",
            Screen::Lab(_) => "lab",
            Screen::Records(_) => "records",
            Screen::Play(play) => play.1.place(),
        }
    }
}
