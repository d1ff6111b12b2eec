//! A task as a line: its number and what it asks for.

use egui::{Align2, Sense, Ui, vec2};

use crate::app::screens::play::view::View;
use crate::app::theme::strong;
use crate::app::widgets::{elided, grown};

/// A step: its number and what it asks for, as high as its words.
pub fn numbered(ui: &mut Ui, view: &View<'_>, number: u8, sentence: &str) {
    let grown = grown(ui);
    let ink = ui.visuals().override_text_color.unwrap_or(view.palette.text);
    let room = ui.available_width() - 42.0 * grown;
    let font = strong(ui.ctx(), 19.0 * grown);
    let words = ui.painter().layout(sentence.to_owned(), font, ink, room);
    let high = words.size().y.max(32.0 * grown);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, sentence));
    let at = egui::pos2(rect.left() + 16.0 * grown, rect.top() + 16.0 * grown);
    ui.painter().circle_filled(at, 16.0 * grown, view.palette.quiet.fill);
    let font = strong(ui.ctx(), 17.0 * grown);
    let digits = number.to_string();
    elided(ui, at, Align2::CENTER_CENTER, &digits, font, view.palette.quiet.ink, 30.0 * grown);
    let at = egui::pos2(rect.left() + 42.0 * grown, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, ink);
}
