//! A warning box: for something people have to read before they go on.

use egui::{Frame, Margin, Stroke, Ui};

use crate::theme::Palette;

/// Draws what `add` adds in a warning's colors, over the full width.
pub fn warning_box<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    Frame::new()
        .fill(palette.warning.fill)
        .stroke(Stroke::new(1.5, palette.warning_line))
        .corner_radius(12)
        .inner_margin(Margin::symmetric(14, 10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.visuals_mut().override_text_color = Some(palette.warning.ink);
            add(ui)
        })
        .inner
}
