//! Figures beside each other: bars against an average, and numbers with a caption.

use egui::{Align2, FontId, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::button_ground::labeled;
use crate::theme::bounds::Within;
use crate::theme::{Palette, Tone, mixed, strong};

/// A full bar stands for twice the average.
const FULL: f32 = 2.0;

/// A bar between its name and its `figure`, as long as its `share` of the average, at which there
/// is a line across it; `said` is for screen readers.
pub fn average_bar(ui: &mut Ui, said: &str, (name, figure): (&str, &str), share: f32, tone: Tone) {
    let rect = labeled(ui, vec2(ui.available_width(), 26.0), said);
    let (palette, painter) = (Palette::of(ui), ui.painter());
    let middle = rect.center().y;
    let (left, font) = (pos2(rect.left() + 2.0, middle), FontId::proportional(16.0));
    painter.text(left, Align2::LEFT_CENTER, name, font, palette.text);
    let (right, font) = (pos2(rect.right() - 2.0, middle), strong(ui.ctx(), 16.0));
    painter.text(right, Align2::RIGHT_CENTER, figure, font, palette.text);
    let room = Rect::from_min_max(
        pos2(rect.left() + 76.0, middle - 8.0),
        pos2(rect.right() - 48.0, middle + 8.0),
    );
    painter.rect(room, 8.0, palette.row, palette.panel_rim, StrokeKind::Inside);
    let share = (share / FULL).within(0.0, 1.0);
    if share > 0.0 {
        let filled = room.with_max_x(room.left() + (room.width() * share).max(16.0));
        let line = Stroke::new(1.0, mixed(tone.fill, palette.edge, 0.4));
        painter.rect(filled, 8.0, tone.fill, line, StrokeKind::Inside);
    }
    let average = room.left() + room.width() / FULL;
    let line = [pos2(average, room.top() - 4.0), pos2(average, room.bottom() + 4.0)];
    painter.line_segment(line, Stroke::new(4.0, palette.edge));
    painter.line_segment(line, Stroke::new(2.0, palette.text));
}

/// A number below its caption; `said` is for screen readers.
pub fn captioned_number(ui: &mut Ui, size: Vec2, said: &str, (caption, number): (&str, u8)) {
    let rect = labeled(ui, size, said);
    let (palette, painter) = (Palette::of(ui), ui.painter());
    painter.rect(rect, 10.0, palette.panel, palette.panel_rim, StrokeKind::Inside);
    let (above, font) = (rect.center() - vec2(0.0, 12.0), FontId::proportional(14.0));
    painter.text(above, Align2::CENTER_CENTER, caption, font, palette.faint);
    let (below, font) = (rect.center() + vec2(0.0, 9.0), strong(ui.ctx(), 19.0));
    painter.text(below, Align2::CENTER_CENTER, number, font, palette.text);
}
