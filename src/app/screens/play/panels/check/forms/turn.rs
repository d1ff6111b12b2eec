//! Whose turn it is, and which.

use egui::Ui;

use super::choice::choice;
use super::steps::steps;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Correction, Deed, MAX_TURN, Seat};
use kit::widgets::{Picked, SizedButton, grid, hint, say};

/// Asks whose it is, and its number.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-turn"));
    let seats: Vec<Seat> = view.state.seating().present().collect();
    let mut command = None;
    grid(ui, &seats, (170.0, 56.0), |ui, active, size| {
        let label = view.name(active);
        let plate = SizedButton::new(&label).of(view.color(active));
        let so = (Picked::when(active == view.active()), size);
        let done = choice(ui, view, plate, Correction::Turn { active }, so);
        command = command.take().or(done);
    });
    hint(ui, &view.text.get("truth-turn-hint"));
    let label = view.text.get("truth-turn-number");
    let now = usize::try_from(view.state.turn()).unwrap_or(usize::MAX);
    let most = usize::try_from(MAX_TURN).unwrap_or(usize::MAX);
    say(ui, &label);
    let changed = steps(ui, view, &label, now, &(1..=most));
    let number = changed.and_then(|turn| u32::try_from(turn).ok());
    let corrected = number.map(|turn| Correction::TurnNumber { turn });
    let deed = corrected.map(|correction| Command::Act(Deed::Correct { correction }));
    command.or(deed)
}
