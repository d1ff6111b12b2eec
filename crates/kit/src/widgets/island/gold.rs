//! The landscape of a gold field (SEA 6): a creek between dark banks, and the nuggets in it.

use egui::Color32;

use super::clip::within;
use crate::theme::mixed;
use crate::widgets::draw::Pen;

/// The creek from the far edge to the near one, in convex pieces.
const CREEK: [[(f32, f32); 4]; 4] = [
    [(-0.62, -1.0), (-0.2, -1.0), (0.06, -0.55), (-0.38, -0.5)],
    [(-0.38, -0.5), (0.06, -0.55), (0.42, 0.02), (-0.06, 0.1)],
    [(-0.06, 0.1), (0.42, 0.02), (0.36, 0.5), (-0.14, 0.46)],
    [(-0.14, 0.46), (0.36, 0.5), (0.68, 1.0), (0.1, 1.0)],
];

/// Draws the creek on this ground.
pub(super) fn creek(pen: &Pen<'_>, ground: Color32) {
    let bank = mixed(ground, Color32::BLACK, 0.22);
    let water = mixed(ground, Color32::from_rgb(96, 176, 210), 0.9);
    let light = mixed(water, Color32::WHITE, 0.35);
    for piece in &CREEK {
        let wider = piece.map(|(x, y)| (if is_left(piece, x) { x - 0.09 } else { x + 0.09 }, y));
        within(pen, &wider, bank);
    }
    for piece in &CREEK {
        within(pen, piece, water);
    }
    for (x, y) in [(-0.2, -0.78), (0.14, 0.66), (0.2, 0.82)] {
        pen.thread(&[(x - 0.1, y), (x, y + 0.025), (x + 0.1, y)], 0.028, light);
    }
}

/// Whether a corner is on the left bank.
fn is_left(piece: &[(f32, f32); 4], x: f32) -> bool {
    let sum: f32 = piece.iter().map(|(x, _)| *x).sum();
    x < sum / 4.0
}

/// Draws nuggets at one of the places of a landscape: two or three lumps, of which one
/// glitters.
pub(super) fn nuggets(pen: &Pen<'_>, (x, y): (f32, f32)) {
    // The creek leaves the hex there.
    if y > 0.7 {
        return;
    }
    // Right of the token they lie the other way round.
    let way = if x > 0.0 { -1.0 } else { 1.0 };
    for (x, y, scale) in [(-0.1, -0.02, 0.7), (0.14, 0.0, 0.55), (0.02, 0.12, 0.95)] {
        nugget(&pen.at(way * x, y, scale));
    }
    glitter(&pen.at(way * -0.17, -0.13, 1.0));
}

fn nugget(pen: &Pen<'_>) {
    let edge = Color32::from_rgb(74, 44, 4);
    let shade = Color32::from_rgb(214, 140, 14);
    let face = Color32::from_rgb(255, 204, 46);
    let light = Color32::from_rgb(255, 242, 168);
    let lump =
        [(-0.2, 0.06), (-0.13, -0.09), (0.02, -0.14), (0.17, -0.06), (0.2, 0.08), (0.0, 0.13)];
    pen.outlined(&lump, edge, egui::Stroke::new(pen.length(0.07), edge));
    pen.fill(&lump, shade);
    pen.fill(&[(-0.2, 0.06), (-0.13, -0.09), (0.02, -0.14), (0.06, 0.0), (-0.06, 0.1)], face);
    pen.fill(&[(-0.13, -0.09), (0.02, -0.14), (0.0, -0.05), (-0.09, -0.02)], light);
}

/// A star of light.
fn glitter(pen: &Pen<'_>) {
    let light = Color32::from_rgb(255, 252, 226);
    pen.fill(&[(0.0, -0.12), (0.025, 0.0), (0.0, 0.12), (-0.025, 0.0)], light);
    pen.fill(&[(-0.12, 0.0), (0.0, -0.025), (0.12, 0.0), (0.0, 0.025)], light);
}
