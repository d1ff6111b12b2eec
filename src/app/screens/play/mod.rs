//! The game itself: island, card, tasks, building and trade.

use super::Scene;
use crate::app::command::Command;

/// The play screen, with what is being put together on it.
#[derive(Debug, Default)]
pub struct Play {}

impl Play {
    /// Draws it.
    pub fn ui(&mut self, ui: &mut egui::Ui, scene: &Scene<'_>) -> Option<Command> {
        ui.label(scene.game.count().to_string());
        None
    }
}
