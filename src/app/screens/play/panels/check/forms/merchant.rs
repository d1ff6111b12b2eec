//! Where the merchant is, and whose (KNIGHTS 12).

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use board::{Hex, Spot};
use game::{Correction, Deed, KnightsCorrection, Seat};
use kit::widgets::{Icon, Picked, SizedButton, bold, grid, say, section};

/// Asks for its owner, while its hex is touched on the island.
pub fn show(ui: &mut Ui, view: &View<'_>, at: Option<Hex>, owner: &mut Seat) -> Option<Command> {
    say(ui, &view.text.get("truth-merchant"));
    match at {
        Some(hex) => bold(ui, &view.place(Spot::Hex(hex)), 17.0),
        None => bold(ui, &view.text.get("truth-merchant-nowhere"), 17.0),
    }
    section(ui, &view.text.get("truth-merchant-owner"));
    let seats: Vec<Seat> = view.state.seating().order().collect();
    grid(ui, &seats, (170.0, 52.0), |ui, seat, size| {
        let label = view.name(seat);
        let name = view.about("truth-merchant-of", seat);
        let plate = SizedButton::new(&label).named(&name).of(view.color(seat));
        if plate.picked(Picked::when(seat == *owner)).show(ui, size).clicked() {
            *owner = seat;
        }
    });
    view.state.knights()?.table().merchant?;
    let off = Correction::Knights(KnightsCorrection::Merchant { is: None });
    let name = view.correct(&off);
    let label = view.text.get("check-beside-board");
    let plate = SizedButton::new(&label).named(&name).icon(Icon::Cross);
    let clicked = plate.show(ui, vec2(ui.available_width(), 52.0)).clicked();
    clicked.then_some(Command::Act(Deed::Correct { correction: off }))
}
