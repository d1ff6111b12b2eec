//! The number of a turn, large enough to read from across the table.

use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{Color32, Painter, Pos2, Rect, Vec2, vec2};

use crate::theme::display;

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
