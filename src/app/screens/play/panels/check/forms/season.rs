//! Which season it is.

use egui::Ui;

use super::choice::choice;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use cards::Season;
use game::Correction;
use kit::widgets::{Picked, SizedButton, grid, say};

/// Asks which it is.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-season"));
    let mut command = None;
    grid(ui, &Season::ALL, (140.0, 60.0), |ui, season, size| {
        let label = view.text.season(season);
        let plate = SizedButton::new(&label).tone(view.palette.season(season)).text(19.0);
        let so = (Picked::when(season == view.state.season()), size);
        let done = choice(ui, view, plate, Correction::Season { season }, so);
        command = command.take().or(done);
    });
    command
}
