//! The page of the turn itself, or of the end of the game.

use egui::Ui;

use super::turn::{self, Drafts, Touched};
use super::view::View;
use super::{Open, Play, why, win};
use crate::app::command::Command;

impl Play {
    /// Draws it; what is touched may open another page.
    pub(super) fn turn_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if view.state.over().is_some() {
            let command = win::show(ui, view);
            if let Some(question) = why::about_win(ui, view) {
                self.explain(view, question);
            }
            return command;
        }
        let drafts = Drafts {
            task: &mut self.task,
            counts: &mut self.counts,
            printed: &mut self.printed,
            told: &self.told,
        };
        match turn::show(ui, view, drafts)? {
            Touched::Command(command) => return Some(command),
            Touched::Ship => self.open = Open::Ship,
            Touched::Why(question) => self.explain(view, question),
        }
        None
    }
}
