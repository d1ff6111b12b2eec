//! Several spots under one finger, chosen by name.

use egui::Ui;

use crate::app::screens::play::view::View;
use crate::app::widgets::{Icon, SizedButton};
use crate::board::Spot;

/// Several spots under one finger, chosen by name.
pub fn spot_list(ui: &mut Ui, view: &View<'_>, spots: &[Spot]) -> Option<Spot> {
    let mut chosen = None;
    let wide = ui.available_width();
    for spot in spots {
        let name = view.places().spot(*spot);
        let icon = match spot {
            Spot::Hex(hex) if view.state.island().is_sea(*hex) => Icon::Pirate,
            Spot::Hex(_) => Icon::Robber,
            Spot::Intersection(_) if view.founds_city() => Icon::City,
            Spot::Intersection(_) => Icon::Settlement,
            Spot::Path(at) if view.state.pieces().ship(*at).is_some() => Icon::MoveShip,
            Spot::Path(at) if !view.state.island().has_path(*at) => Icon::Ship,
            Spot::Path(_) => Icon::Road,
        };
        // The place on the island keeps its own name.
        let said = view.text.with("ask-this", &[("place", name.as_str().into())]);
        let plate = SizedButton::new(&name).named(&said).icon(icon);
        if plate.show(ui, egui::vec2(wide, 56.0)).clicked() {
            chosen = Some(*spot);
        }
    }
    chosen
}
