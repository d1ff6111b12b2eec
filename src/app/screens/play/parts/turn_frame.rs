//! The frame around the player whose turn it is.

use egui::{Color32, Painter, Rect, Stroke, StrokeKind};

/// The frame around the player whose turn it is: their color between two lines, because
/// brown or blue alone would be lost against the dark.
pub fn paint_turn_frame(
    painter: &Painter,
    rect: Rect,
    (fill, line): (Color32, Color32),
    growth: f32,
) {
    let outer = Stroke::new(6.0 * growth, line);
    painter.rect_stroke(rect, 12.0, outer, StrokeKind::Inside);
    let inner = Stroke::new(4.0 * growth, fill);
    painter.rect_stroke(rect.shrink(growth), 11.0, inner, StrokeKind::Inside);
}
