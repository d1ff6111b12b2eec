//! Where the merchant is, and whose (KNIGHTS 12).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panels::check::offers::correct;
use crate::app::screens::play::view::View;
use board::{Hex, Spot};
use game::{Correction, KnightsCorrection, Seat};
use kit::widgets::{Icon, SizedButton, bold, buttons, say, section};

/// Asks for its owner, while its hex is touched on the island.
pub fn show(ui: &mut Ui, view: &View<'_>, at: Option<Hex>, owner: &mut Seat) -> Option<Command> {
    say(ui, &view.text.get("truth-merchant"));
    let nowhere = || view.text.get("truth-merchant-nowhere");
    bold(ui, &at.map_or_else(nowhere, |hex| view.place(Spot::Hex(hex))), 17.0);
    section(ui, &view.text.get("truth-merchant-owner"));
    let seats: Vec<Seat> = view.state.seating().order().collect();
    let touched = buttons(ui, &seats, (170.0, 52.0), |seat| {
        let plate = SizedButton::new(view.name(seat)).named(view.about("truth-merchant-of", seat));
        plate.of(view.color(seat)).chosen(seat == *owner)
    });
    *owner = touched.unwrap_or(*owner);
    view.state.knights()?.table().merchant?;
    let off = Correction::Knights(KnightsCorrection::Merchant { is: None });
    let plate = SizedButton::new(view.text.get("check-beside-board")).named(view.correct(&off));
    plate.icon(Icon::Cross).touched(ui, 52.0).then(|| correct(off))
}
