//! The columns beside the start: the games in the archive, and what was deleted and can be
//! restored.

use egui::{Align, Label, Layout, Ui, vec2};

use super::row::{back_bar, card, game_row, trouble_row, undo_line};
use super::shown::{Shown, Touch};
use super::start::{late, unreadable};
use crate::app::command::Command;
use crate::app::library::games::{Called, GameStep, InBin};
use crate::app::screens::decks::parts::{hint, say};
use kit::theme::strong;
use kit::widgets::{FINGER, Icon, SizedButton, warning_box};
use store::KEPT_DAYS;
use words::errors;
use words::text::Text;

pub fn archive_column(ui: &mut Ui, shown: Shown<'_>) -> Option<Touch> {
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

/// The width of the button beside a row.
const RESTORE: f32 = 150.0;

pub fn deleted_column(ui: &mut Ui, shown: Shown<'_>) -> Option<Touch> {
    let Shown { text, games, note, .. } = shown;
    let mut touch = back_bar(ui, text, &text.get("deleted-title"));
    if let Some(note) = note {
        warning_box(ui, |ui| ui.add(Label::new(note).wrap()));
    }
    if games.in_bin().is_empty() {
        hint(ui, &text.get("deleted-empty"));
    } else {
        hint(ui, &text.with("deleted-hint", &[("days", KEPT_DAYS.into())]));
    }
    ui.add_space(4.0);
    for row in games.in_bin() {
        touch = deleted_row(ui, shown, row).or(touch);
    }
    touch
}

fn deleted_row(ui: &mut Ui, shown: Shown<'_>, row: &InBin) -> Option<Touch> {
    let Shown { text, platform, .. } = shown;
    let name = row.name(text);
    let restored = card(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let (label, spoken) = (
                text.get("deleted-restore"),
                text.with("deleted-restore-name", &[("what", name.as_str().into())]),
            );
            let button = SizedButton::new(&label).named(&spoken).icon(Icon::Undo);
            let restored = button.show(ui, vec2(RESTORE, FINGER)).clicked();
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let title = egui::RichText::new(&name).font(strong(ui.ctx(), 18.0));
                ui.add(Label::new(title).wrap());
                let now = platform.now();
                let at = text.when(platform.local(row.deleted.removed.at()), platform.local(now));
                say(ui, &text.with(kind(row), &[("when", at.into())]));
                let left = row.deleted.removed.days_left(now);
                hint(ui, &text.with("deleted-left", &[("days", left.into())]));
            });
            restored
        })
        .inner
    });
    let step = GameStep::Restore(Box::new(row.deleted.clone()));
    restored.then_some(Touch::Do(Command::Game(step)))
}

/// The key of the sentence that says what it was and when it was deleted.
const fn kind(row: &InBin) -> &'static str {
    match row.called {
        Called::Game(_) => "deleted-game",
        Called::Deck(_) => "deleted-deck",
        Called::Island(_) => "deleted-island",
        Called::File(_) => "deleted-file",
    }
}

/// The note about something that was just restored.
pub fn restored(text: &Text, row: &InBin) -> String {
    text.with("deleted-restored", &[("what", row.name(text).into())])
}
