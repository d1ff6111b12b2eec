//! A player's mark: a shape for each colour, so that nobody needs to tell
//! colours apart.

use egui::{Color32, Painter, Pos2, Response, Sense, Ui, Vec2};

use super::draw::Pen;
use crate::app::theme::Palette;
use crate::game::Color;

/// Shows the mark of `color` in a square of `size` points. It says nothing to
/// a screen reader: the player's name stands beside it.
pub fn mark(ui: &mut Ui, color: Color, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if ui.is_rect_visible(rect) {
        paint_mark(ui.painter(), rect.center(), size / 2.0, color, Palette::of(ui));
    }
    response
}

/// Draws the mark of `color`, filled with it and outlined, `radius` points
/// from the centre to its rim.
pub fn paint_mark(painter: &Painter, center: Pos2, radius: f32, color: Color, palette: &Palette) {
    let rim = if palette.dark && color != Color::White { palette.text } else { palette.edge };
    paint_mark_shape(painter, center, radius, color, rim);
    paint_mark_shape(painter, center, radius - (radius * 0.16).max(1.5), color, palette.player(color).fill);
}

/// Draws only the shape that stands for `color`, in any colour.
pub fn paint_mark_shape(painter: &Painter, center: Pos2, radius: f32, color: Color, fill: Color32) {
    let pen = Pen::new(painter, center, radius.max(0.5));
    match color {
        Color::Red => pen.disc(0.0, 0.0, 0.9, fill),
        Color::Blue => pen.fill(&[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)], fill),
        Color::White => pen.fill(&[(0.0, -1.05), (0.85, 0.0), (0.0, 1.05), (-0.85, 0.0)], fill),
        Color::Orange => pen.fill(&[(0.0, -0.95), (1.0, 0.8), (-1.0, 0.8)], fill),
        Color::Green => {
            pen.fill(&[(-0.38, -1.0), (0.38, -1.0), (0.38, 1.0), (-0.38, 1.0)], fill);
            pen.fill(&[(-1.0, -0.38), (1.0, -0.38), (1.0, 0.38), (-1.0, 0.38)], fill);
        }
        Color::Brown => star(&pen, fill),
    }
}

fn star(pen: &Pen<'_>, fill: Color32) {
    let on = |radius: f32, tenth: f32| {
        let angle = (36.0 * tenth - 90.0).to_radians();
        (radius * angle.cos(), radius * angle.sin())
    };
    let inner = 0.52;
    pen.fill(&[1.0, 3.0, 5.0, 7.0, 9.0].map(|tenth| on(inner + 0.02, tenth)), fill);
    for point in [0.0, 2.0, 4.0, 6.0, 8.0] {
        pen.fill(&[on(inner, point - 1.0), on(1.08, point), on(inner, point + 1.0)], fill);
    }
}
