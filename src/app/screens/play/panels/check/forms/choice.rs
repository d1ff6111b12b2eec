//! A choice made with one touch.

use egui::{Ui, Vec2};

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Correction, Deed, Seat};
use kit::widgets::{Icon, Picked, SizedButton, grid};

/// A choice made with one touch: its correction, and whether it is already so.
pub fn choice(
    ui: &mut Ui,
    view: &View<'_>,
    plate: SizedButton<'_>,
    correction: Correction,
    (is_so, size): (Picked, Vec2),
) -> Option<Command> {
    let name = view.correct(&correction);
    let clicked = plate.named(&name).picked(is_so).show(ui, size).clicked();
    (clicked && is_so != Picked::This).then_some(Command::Act(Deed::Correct { correction }))
}

/// Whose something is: everybody, called as `label` says, and nobody.
pub fn holder(
    ui: &mut Ui,
    view: &View<'_>,
    now: Option<Seat>,
    label: impl Fn(Seat) -> String,
    correction: impl Fn(Option<Seat>) -> Correction,
) -> Option<Command> {
    let seats = view.state.seating().order().map(Some);
    let all: Vec<Option<Seat>> = seats.chain([None]).collect();
    let mut command = None;
    grid(ui, &all, (170.0, 56.0), |ui, holder, size| {
        let is = correction(holder);
        let so = (Picked::when(holder == now), size);
        let done = if let Some(seat) = holder {
            let label = label(seat);
            choice(ui, view, SizedButton::new(&label).of(view.color(seat)), is, so)
        } else {
            let label = view.text.get("figure-nobody");
            choice(ui, view, SizedButton::new(&label).icon(Icon::Cross), is, so)
        };
        command = command.take().or(done);
    });
    command
}
