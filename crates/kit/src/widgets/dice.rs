//! The red and the yellow die.

use egui::{Color32, Painter, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::draw::Pen;
use crate::theme::Palette;
use words::text::Text;

/// Which of the two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// The red one.
    Red,
    /// The yellow one.
    Yellow,
}

/// Shows both dice, each `size` points wide.
pub fn dice(ui: &mut Ui, text: &Text, red: u8, yellow: u8, size: f32) -> Response {
    let gap = size * 0.16;
    let (rect, response) = ui.allocate_exact_size(vec2(2.0 * size + gap, size), Sense::hover());
    response.widget_info(|| {
        let values = [("red", red.into()), ("yellow", yellow.into())];
        WidgetInfo::labeled(Role::Image, true, text.with("dice-shown", &values))
    });
    if ui.is_rect_visible(rect) {
        let first = Rect::from_min_size(rect.min, vec2(size, size));
        paint_die(ui.painter(), first, Die::Red, red);
        let second = first.translate(vec2(size + gap, 0.0));
        paint_die(ui.painter(), second, Die::Yellow, yellow);
    }
    response
}

/// Draws a die that shows `value`; zero or more than six leaves it blank.
pub fn paint_die(painter: &Painter, rect: Rect, die: Die, value: u8) {
    let edge = Palette::dark().edge;
    let (fill, shade, pip) = match die {
        Die::Red => {
            (Color32::from_rgb(200, 44, 44), Color32::from_rgb(160, 28, 30), Color32::WHITE)
        }
        Die::Yellow => (Color32::from_rgb(255, 208, 64), Color32::from_rgb(222, 168, 26), edge),
    };
    let radius = rect.width() * 0.2;
    let line = (rect.width() * 0.035).max(1.0);
    painter.rect_filled(rect, radius, edge);
    painter.rect_filled(rect.shrink(line), radius - line, shade);
    let inner = rect.shrink(line);
    let face = Rect::from_min_max(inner.min, pos2(inner.max.x, inner.max.y - rect.height() * 0.05));
    painter.rect_filled(face, radius - line, fill);
    let pen = Pen::new(painter, face.center(), rect.width() / 2.0);
    for (x, y) in pips(value) {
        pen.disc(x * 0.52, y * 0.52, 0.17, pip);
    }
}

const fn pips(value: u8) -> &'static [(f32, f32)] {
    match value {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        6 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[],
    }
}
