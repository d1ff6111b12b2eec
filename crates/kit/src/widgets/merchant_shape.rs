//! The merchant on its hex (KNIGHTS 12): a stall under a striped awning.

use egui::{Painter, Pos2};

use super::draw::Pen;
use super::mark::paint_mark_shape;
use super::piece_shapes::framed;
use crate::theme::Palette;
use game::Color;

/// The awning, the posts under it, and the counter, in sides of a hex.
const STALL: [&[(f32, f32)]; 3] = [
    &[(-0.18, -0.29), (0.18, -0.29), (0.28, -0.06), (-0.28, -0.06)],
    &[(-0.2, -0.08), (0.2, -0.08), (0.2, 0.08), (-0.2, 0.08)],
    &[(-0.23, 0.02), (0.23, 0.02), (0.23, 0.28), (-0.23, 0.28)],
];

/// The light stripes of the awning.
const STRIPES: [[(f32, f32); 4]; 2] = [
    [(-0.115, -0.29), (-0.04, -0.29), (-0.06, -0.06), (-0.175, -0.06)],
    [(0.04, -0.29), (0.115, -0.29), (0.175, -0.06), (0.06, -0.06)],
];

/// Against the other pieces.
const SIZE: f32 = 0.92;

/// Draws the merchant of a player at its size on an island whose hexes have sides of `side`
/// points.
pub fn paint_merchant(painter: &Painter, center: Pos2, side: f32, color: Color, palette: &Palette) {
    let tone = palette.player(color);
    let pen = Pen::new(painter, center, side * SIZE);
    framed(&pen, &STALL, tone, palette);
    for stripe in &STRIPES {
        pen.fill(stripe, tone.ink);
    }
    pen.fill(&[(-0.2, -0.055), (0.2, -0.055), (0.2, 0.02), (-0.2, 0.02)], palette.edge);
    paint_mark_shape(painter, pen.spot(0.0, 0.15), pen.length(0.1), color, tone.ink);
}
