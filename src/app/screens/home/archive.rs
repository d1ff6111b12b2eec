//! The games in the archive.

use egui::{Label, Ui};

use super::row::{back_bar, game_row, trouble_row, undo_line};
use super::shown::Shown;
use super::start::{late, unreadable};
use super::touch::Touch;
use crate::app::screens::decks::parts::hint;
use kit::widgets::warning_box;
use words::errors;

/// Draws the column.
pub fn column(ui: &mut Ui, shown: Shown<'_>) -> Option<Touch> {
    let Shown { text, games, note, .. } = shown;
    let shelf = games.archive();
    let mut touch = back_bar(ui, text, &text.get("archive-title"));
    touch = undo_line(ui, text, games).or(touch);
    if let Some(note) = note {
        warning_box(ui, |ui| ui.add(Label::new(note).wrap()));
    }
    if let Some(error) = &shelf.trouble {
        trouble_row(ui, &errors::list_error(text, games.path(), error), None);
    } else if shelf.is_empty() {
        hint(ui, &text.get("archive-empty"));
    }
    for game in shelf.open.iter().chain(&shelf.finished) {
        // People who come here want to choose what to do with a game first.
        let touched = game_row(ui, shown, game);
        touch = touched.map(|_| Touch::About(game.path.clone())).or(touch);
    }
    touch = unreadable(ui, shown, &shelf.unreadable).or(touch);
    late(ui, shown, shelf).or(touch)
}
