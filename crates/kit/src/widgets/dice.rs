//! The red and the yellow die, and the number of a turn, large enough to read from across the
//! table.

use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{Color32, Painter, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::draw::Pen;
use crate::theme::{Palette, display};
use words::text::Text;

/// Which of the two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    Red,
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

/// The height of digits as a fraction of the font's size.
const DIGITS: f32 = 0.71;

/// A number laid out with digits of a given height.
pub struct BigNumber {
    digits: TextShape,
    number: u8,
    high: f32,
    ink: Color32,
}

impl BigNumber {
    /// `number` with digits `high` points high.
    pub fn new(painter: &Painter, number: u8, high: f32, ink: Color32) -> Self {
        let font = display(painter.ctx(), high / DIGITS);
        // Letters come in few sizes, but this one has to be exact.
        let scale = high / DIGITS / font.size;
        let galley = painter.layout_no_wrap(number.to_string(), font, ink);
        let mut digits = TextShape::new(Pos2::ZERO, galley, ink);
        digits.transform(TSTransform::from_scaling(scale));
        Self { digits, number, high, ink }
    }

    /// The width of the drawn digits, without the font's own spacing.
    pub fn width(&self) -> f32 {
        self.digits.galley.mesh_bounds.width()
    }

    /// Paints it with the middle of its digits at `center`. Six and nine are
    /// underlined, since read from the far side each would be the other.
    pub fn paint(&self, painter: &Painter, center: Pos2) {
        let pos = center - self.digits.galley.mesh_bounds.center().to_vec2();
        painter.add(TextShape { pos, ..self.digits.clone() });
        if matches!(self.number, 6 | 9) {
            let below = center + vec2(0.0, self.high * 0.55);
            let line = Rect::from_center_size(below, Vec2::new(self.width(), self.high * 0.045));
            painter.rect_filled(line, self.high * 0.02, self.ink);
        }
    }
}
