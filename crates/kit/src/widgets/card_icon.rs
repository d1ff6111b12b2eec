//! The kinds of cards as drawings: a wall of bricks, logs, a sheep, an ear of
//! grain, a lump of ore, and of the commodities a written sheet, a bolt of cloth,
//! and coins. They identify a kind where there is no room for its name, in any
//! language and without color.

use egui::{Color32, Painter, Rect};

use super::draw::Pen;
use crate::theme::Tone;
use game::CardKind;

/// Draws the icon of `kind` as large as `rect` allows, in the ink of `tone`, whose
/// fill is already behind it.
pub fn paint_card(painter: &Painter, rect: Rect, kind: impl Into<CardKind>, tone: Tone) {
    let pen = Pen::new(painter, rect.center(), rect.size().min_elem() / 2.0);
    match kind.into() {
        CardKind::Brick => bricks(&pen, tone.ink),
        CardKind::Lumber => logs(&pen, tone),
        CardKind::Wool => sheep(&pen, tone),
        CardKind::Grain => ear(&pen, tone.ink),
        CardKind::Ore => lump(&pen, tone),
        CardKind::Paper => sheet(&pen, tone),
        CardKind::Cloth => bolt(&pen, tone),
        CardKind::Coin => coins(&pen, tone),
    }
}

fn bricks(pen: &Pen<'_>, ink: Color32) {
    let brick = |left: f32, top: f32, right: f32| {
        let rect = Rect::from_two_pos(pen.spot(left, top), pen.spot(right, top + 0.52));
        pen.painter.rect_filled(rect, pen.length(0.1), ink);
    };
    for top in [-0.88, 0.36] {
        brick(-0.95, top, -0.06);
        brick(0.06, top, 0.95);
    }
    brick(-0.95, -0.26, -0.5);
    brick(-0.38, -0.26, 0.38);
    brick(0.5, -0.26, 0.95);
}

/// Two logs with a third on top, seen from their sawn ends.
fn logs(pen: &Pen<'_>, tone: Tone) {
    for (x, y) in [(-0.48, 0.42), (0.48, 0.42), (0.0, -0.4)] {
        pen.disc(x, y, 0.46, tone.ink);
        pen.ring(x, y, 0.25, 0.1, tone.fill);
    }
}

fn sheep(pen: &Pen<'_>, tone: Tone) {
    for x in [-0.34, 0.24] {
        pen.line(&[(x, 0.4), (x, 0.84)], 0.2, tone.ink);
    }
    for (x, y, radius) in
        [(-0.52, 0.0, 0.4), (-0.12, -0.26, 0.42), (0.3, -0.06, 0.42), (-0.1, 0.22, 0.42)]
    {
        pen.disc(x, y, radius, tone.ink);
    }
    // The head stands out from the fleece.
    pen.disc(0.62, -0.3, 0.36, tone.fill);
    pen.disc(0.66, -0.3, 0.27, tone.ink);
    pen.line(&[(0.46, -0.56), (0.36, -0.48)], 0.14, tone.ink);
}

fn ear(pen: &Pen<'_>, ink: Color32) {
    pen.line(&[(0.0, 0.95), (0.0, -0.3)], 0.14, ink);
    for side in [-1.0, 1.0] {
        for y in [-0.3, 0.1, 0.5] {
            let kernel = [
                (0.06 * side, y + 0.1),
                (0.1 * side, y - 0.16),
                (0.42 * side, y - 0.42),
                (0.52 * side, y - 0.3),
                (0.42 * side, y - 0.04),
            ];
            pen.fan_about(&kernel, ink);
        }
    }
    pen.fan_about(&[(0.0, -0.98), (0.17, -0.68), (0.0, -0.4), (-0.17, -0.68)], ink);
}

fn lump(pen: &Pen<'_>, tone: Tone) {
    let rim = [
        (-0.92, 0.5),
        (-0.66, -0.3),
        (-0.12, -0.78),
        (0.4, -0.62),
        (0.9, 0.1),
        (0.82, 0.62),
        (-0.5, 0.8),
    ];
    pen.fan(&rim, tone.ink);
    let facet = 0.11;
    pen.line(&[(-0.62, -0.24), (-0.16, 0.0), (0.36, -0.56)], facet, tone.fill);
    pen.line(&[(-0.16, 0.0), (0.1, 0.42), (0.84, 0.16)], facet, tone.fill);
    pen.line(&[(0.1, 0.42), (-0.44, 0.72)], facet, tone.fill);
}

/// A sheet with lines of writing and a folded corner.
fn sheet(pen: &Pen<'_>, tone: Tone) {
    pen.fan(&[(-0.66, -0.92), (0.3, -0.92), (0.66, -0.54), (0.66, 0.92), (-0.66, 0.92)], tone.ink);
    pen.fill(&[(0.24, -0.86), (0.24, -0.46), (0.62, -0.46)], tone.fill);
    for (y, right) in [(-0.2, 0.4), (0.16, 0.4), (0.52, 0.06)] {
        pen.line(&[(-0.4, y), (right, y)], 0.12, tone.fill);
    }
}

/// A bolt of cloth, its end hanging down.
fn bolt(pen: &Pen<'_>, tone: Tone) {
    pen.fan(&[(-0.4, -0.66), (0.9, -0.66), (0.9, 0.06), (-0.4, 0.06)], tone.ink);
    pen.disc(-0.44, -0.3, 0.4, tone.ink);
    pen.ring(-0.44, -0.3, 0.2, 0.1, tone.fill);
    pen.fan(
        &[(0.1, 0.0), (0.9, 0.0), (0.9, 0.86), (0.63, 0.66), (0.37, 0.86), (0.1, 0.66)],
        tone.ink,
    );
    pen.line(&[(0.1, 0.16), (0.9, 0.16)], 0.1, tone.fill);
}

/// Three coins, one lying over two.
fn coins(pen: &Pen<'_>, tone: Tone) {
    for (x, y) in [(-0.44, 0.4), (0.44, 0.4), (0.0, -0.36)] {
        pen.disc(x, y, 0.56, tone.fill);
        pen.disc(x, y, 0.49, tone.ink);
        pen.line(&[(x, y - 0.2), (x, y + 0.2)], 0.14, tone.fill);
    }
}
