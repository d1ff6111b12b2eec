//! What the bank takes two of in this turn (KNIGHTS 6).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{CardKind, Correction, Deed, KnightsCorrection};
use kit::widgets::{Picked, SizedButton, grid, hint, say};

/// Asks for the kinds: touching one adds it or takes it off.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-fleet"));
    let fleet = view.state.knights()?.turn().fleet();
    let mut command = None;
    grid(ui, view.state.kinds().all(), (110.0, 52.0), |ui, kind, size| {
        let label = view.text.kind(kind);
        let name = view.text.with("truth-fleet-kind", &[("resource", label.as_str().into())]);
        let is_named = fleet.contains(&kind);
        let plate = SizedButton::new(&label).named(&name).tone(view.palette.card(kind));
        if plate.picked(Picked::when(is_named)).show(ui, size).clicked() {
            let others = fleet.iter().copied().filter(|other| *other != kind);
            let kinds: Vec<CardKind> = others.chain((!is_named).then_some(kind)).collect();
            let correction = Correction::Knights(KnightsCorrection::Fleet { kinds });
            command = Some(Command::Act(Deed::Correct { correction }));
        }
    });
    hint(ui, &view.text.get("truth-fleet-hint"));
    command
}
