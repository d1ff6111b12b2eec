//! A task as a line: who has to do it, and what it asks for.

use egui::{Sense, Ui, pos2, vec2};

use crate::app::screens::play::view::View;
use game::Seat;
use kit::theme::strong;
use kit::widgets::paint_mark;

/// What is asked for, as high as its words, after the mark of the one player it is asked of.
pub fn task_line(ui: &mut Ui, view: &View<'_>, seat: Option<Seat>, sentence: &str) {
    let ink = ui.visuals().override_text_color.unwrap_or(view.palette.text);
    let indent = if seat.is_some() { 38.0 } else { 0.0 };
    let room = ui.available_width() - indent;
    let font = strong(ui.ctx(), 19.0);
    let words = ui.painter().layout(sentence.to_owned(), font, ink, room);
    let high = words.size().y.max(32.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, sentence));
    if let Some(seat) = seat {
        let at = pos2(rect.left() + 14.0, rect.top() + 16.0);
        paint_mark(ui.painter(), at, 13.0, view.color(seat), view.palette);
    }
    let at = pos2(rect.left() + indent, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, ink);
}
