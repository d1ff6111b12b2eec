//! Building during another player's turn, with five and six players (RULES 4.5).

use egui::Ui;

use crate::app::command::SpotFilter;
use crate::app::screens::play::parts::controls::who;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::{Squeeze, View};
use game::{ExtraBuilding, PartnerWin};
use kit::widgets::{bold, boxed, hint};

/// Says who may build now; whoever wants to is touched in their seat.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    let builder = view.builder();
    boxed(ui, |ui| {
        if view.state.rules().extra_building == ExtraBuilding::Special {
            bold(ui, &view.text.get("others-may-build"), 20.0);
            hint(ui, &view.text.get("others-hint"));
            return;
        }
        who(ui, view, builder, &view.about("partner-title", builder));
        let key = match view.state.rules().partner_win {
            PartnerWin::May => "partner-hint-may-win",
            PartnerWin::MayNot => "partner-hint",
        };
        hint(ui, &view.about(key, builder));
        if view.squeeze < Squeeze::Compact {
            let is_stuck = spots::to_build(view, SpotFilter::default()).is_empty();
            hint(ui, &view.text.get(if is_stuck { "spots-none" } else { "spots-hint" }));
        }
    });
}
