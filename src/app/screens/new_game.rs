//! A new game: players, island, rules.

use crate::app::command::Command;
use crate::app::text::Text;

/// The screen of a new game.
#[derive(Debug, Default)]
pub struct NewGame {}

impl NewGame {
    /// Draws it.
    pub fn ui(&mut self, ui: &mut egui::Ui, text: &Text) -> Option<Command> {
        crate::app::widgets::primary_button(ui, &text.get("new-game-start"));
        None
    }
}
