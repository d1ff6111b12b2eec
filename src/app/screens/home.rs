//! The start: resume, or begin a new game.

use crate::app::command::Command;
use crate::app::text::Text;
use crate::app::widgets::primary_button;

/// The start screen.
#[derive(Debug, Default)]
pub struct Home {}

impl Home {
    /// Draws it.
    pub fn ui(&mut self, ui: &mut egui::Ui, text: &Text) -> Option<Command> {
        primary_button(ui, &text.get("home-new-game")).clicked().then_some(Command::NewGame)
    }
}
