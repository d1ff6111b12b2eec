//! The sign that something doesn't add up, in the corner of the island.

use egui::Ui;

use crate::app::screens::play::view::View;
use kit::widgets::{Icon, SizedButton};

/// The warning that leads to the list, filling `ui`; says whether it was touched.
pub fn chip(ui: &mut Ui, view: &View<'_>, count: usize) -> bool {
    let name = view.text.with("odd-chip", &[("count", count.into())]);
    let size = ui.max_rect().size();
    let digits = count.to_string();
    let label = if size.x < 120.0 { &digits } else { &name };
    let plate = SizedButton::new(label).named(&name).icon(Icon::Warning).tone(view.palette.warning);
    plate.text(16.0).show(ui, size).clicked()
}
