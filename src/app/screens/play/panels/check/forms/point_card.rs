//! Who has a point card lying open (KNIGHTS 8).

use egui::Ui;

use super::choice::holder;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Correction, KnightsCorrection, PointCard};
use kit::widgets::say;

/// Asks who has it.
pub fn show(ui: &mut Ui, view: &View<'_>, point: PointCard) -> Option<Command> {
    let card = view.progress_card(point.card());
    say(ui, &view.text.with("truth-holder", &[("award", card.into())]));
    let now = view.state.knights().and_then(|knights| knights.shown(point));
    holder(
        ui,
        view,
        now,
        |seat| view.name(seat),
        |owner| Correction::Knights(KnightsCorrection::PointCard { point, owner }),
    )
}
