//! The level that a player has reached on a track (KNIGHTS 7).

use egui::Ui;

use super::choice::choice;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Correction, KnightsCorrection, Level, Seat, Track};
use kit::widgets::{Picked, SizedButton, grid, say};

/// Asks which.
pub fn show(ui: &mut Ui, view: &View<'_>, player: Seat, track: Track) -> Option<Command> {
    say(ui, &view.text.with("truth-level", &[("track", view.track(track).into())]));
    let levels = (0..=Level::MOST.number()).filter_map(|number| Level::try_from(number).ok());
    let levels: Vec<Level> = levels.collect();
    let now = view.state.improvement(player, track);
    let mut command = None;
    grid(ui, &levels, (130.0, 60.0), |ui, level, size| {
        let values =
            [("level", level.number().into()), ("name", view.level_name(track, level).into())];
        let label = view.text.with("truth-level-choice", &values);
        let is = KnightsCorrection::Level { player, track, level };
        let so = (Picked::when(level == now), size);
        let done = choice(ui, view, SizedButton::new(&label), Correction::Knights(is), so);
        command = command.take().or(done);
    });
    command
}
