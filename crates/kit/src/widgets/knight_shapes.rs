//! Knights on the island (KNIGHTS 10): a shield under a crest. The crest's points tell the
//! level; an active knight holds up its sword, and before an inactive one, which is hollow,
//! the sword lies on the ground.

use egui::{Painter, Pos2, Vec2, vec2};

use super::draw::Pen;
use super::mark::paint_mark_shape;
use super::piece_shapes::{covers, framed};
use crate::theme::{Palette, mixed};
use game::{Color, Knight, KnightLevel, Readiness};

type Part = &'static [(f32, f32)];

/// The shield in sides of a hex, its middle in the origin.
pub(super) const SHIELD: [(f32, f32); 7] = [
    (-0.25, -0.2),
    (0.25, -0.2),
    (0.25, 0.06),
    (0.17, 0.21),
    (0.0, 0.33),
    (-0.17, 0.21),
    (-0.25, 0.06),
];

/// What is hollow in it while the knight is inactive.
const HOLLOW: [(f32, f32); 7] = [
    (-0.18, -0.13),
    (0.18, -0.13),
    (0.18, 0.04),
    (0.12, 0.15),
    (0.0, 0.24),
    (-0.12, 0.15),
    (-0.18, 0.04),
];

const ONE: [Part; 1] = [&[(-0.22, -0.2), (-0.03, -0.48), (0.03, -0.48), (0.22, -0.2)]];
const TWO: [Part; 2] = [
    &[(-0.25, -0.2), (-0.28, -0.5), (-0.22, -0.5), (0.03, -0.2)],
    &[(-0.03, -0.2), (0.22, -0.5), (0.28, -0.5), (0.25, -0.2)],
];
const THREE: [Part; 4] = [
    &[(-0.25, -0.2), (-0.34, -0.48), (-0.28, -0.5), (-0.05, -0.26), (-0.05, -0.2)],
    &[(0.05, -0.2), (0.05, -0.26), (0.28, -0.5), (0.34, -0.48), (0.25, -0.2)],
    &[(-0.13, -0.24), (-0.03, -0.57), (0.03, -0.57), (0.13, -0.24)],
    &[(-0.25, -0.2), (-0.25, -0.27), (0.25, -0.27), (0.25, -0.2)],
];

/// The parts of the crest, each convex, above [`SHIELD`].
pub(super) const fn crest(level: KnightLevel) -> &'static [Part] {
    match level {
        KnightLevel::Basic => &ONE,
        KnightLevel::Strong => &TWO,
        KnightLevel::Mighty => &THREE,
    }
}

/// The blade, the guard, and the grip of a sword that is held up.
pub(super) const RAISED: [Part; 3] = [
    &[(0.35, 0.0), (0.35, -0.44), (0.395, -0.53), (0.44, -0.44), (0.44, 0.0)],
    &[(0.28, -0.02), (0.51, -0.02), (0.51, 0.06), (0.28, 0.06)],
    &[(0.36, 0.06), (0.43, 0.06), (0.43, 0.2), (0.36, 0.2)],
];

/// The same on the ground.
const LAID: [Part; 3] = [
    &[(-0.16, 0.35), (0.34, 0.35), (0.43, 0.395), (0.34, 0.44), (-0.16, 0.44)],
    &[(-0.22, 0.29), (-0.14, 0.29), (-0.14, 0.5), (-0.22, 0.5)],
    &[(-0.38, 0.36), (-0.22, 0.36), (-0.22, 0.43), (-0.38, 0.43)],
];

/// Against the other pieces.
const SIZE: f32 = 0.92;

/// What is seen of a knight's sword.
const fn sword(readiness: Readiness) -> &'static [Part; 3] {
    match readiness {
        Readiness::Active => &RAISED,
        Readiness::Inactive => &LAID,
    }
}

/// How far a knight is moved, to the left and down, for its sword to fit.
const fn moved(readiness: Readiness) -> (f32, f32) {
    match readiness {
        Readiness::Active => (-0.06, 0.08),
        Readiness::Inactive => (0.0, 0.02),
    }
}

/// The shield, the crest, and the sword of a knight.
fn outline(knight: Knight) -> Vec<&'static [(f32, f32)]> {
    let parts = std::iter::once(SHIELD.as_slice());
    let parts = parts.chain(crest(knight.level).iter().copied());
    parts.chain(sword(knight.readiness).iter().copied()).collect()
}

/// Whether a knight's figure covers a point so many sides of a hex from its middle.
pub(super) fn knight_covers(knight: Knight, at: Vec2) -> bool {
    let (x, y) = moved(knight.readiness);
    covers(&outline(knight), at / SIZE - vec2(x, y))
}

/// Draws a knight of `color` at its size on an island whose hexes have sides of `side`
/// points.
pub fn paint_knight(
    painter: &Painter,
    center: Pos2,
    side: f32,
    knight: Knight,
    color: Color,
    palette: &Palette,
) {
    let tone = palette.player(color);
    let middle = Pen::new(painter, center, side * SIZE);
    let (x, y) = moved(knight.readiness);
    let pen = middle.at(x, y, 1.0);
    let mark = match knight.readiness {
        Readiness::Active => {
            framed(&pen, sword(knight.readiness), palette.card, palette);
            (0.15, tone.ink)
        }
        Readiness::Inactive => (0.12, palette.edge),
    };
    let mut parts = vec![SHIELD.as_slice()];
    parts.extend(crest(knight.level));
    framed(&pen, &parts, tone, palette);
    for part in crest(knight.level) {
        pen.fill(part, mixed(tone.fill, palette.edge, 0.2));
    }
    pen.fill(&[(-0.25, -0.21), (0.25, -0.21), (0.25, -0.18), (-0.25, -0.18)], palette.edge);
    if knight.readiness == Readiness::Inactive {
        let dull = mixed(palette.card.fill, palette.edge, 0.2);
        pen.fill(&HOLLOW, dull);
        framed(&pen, sword(knight.readiness), palette.card, palette);
    }
    let (radius, ink) = mark;
    paint_mark_shape(painter, pen.spot(0.0, 0.02), pen.length(radius), color, ink);
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::widgets::draw::distance_to_polygon;

    /// Where a knight is on an island of the smallest window, point by point.
    fn covered(knight: Knight) -> Vec<bool> {
        let parts = outline(knight);
        let at = |nth: u8| (f32::from(nth) + 0.5) / 26.0 - 0.6;
        let points = (0..32).flat_map(|row| (0..32).map(move |column| pos2(at(column), at(row))));
        let inside = |part: &&[(f32, f32)], point| {
            let corners: Vec<Pos2> = part.iter().map(|(x, y)| pos2(*x, *y)).collect();
            distance_to_polygon(point, &corners) <= 0.0
        };
        points.map(|point| parts.iter().any(|part| inside(part, point))).collect()
    }

    #[test]
    fn the_six_knights_are_told_apart_by_outline_where_a_hex_is_28_points_wide() {
        let all: Vec<Knight> = KnightLevel::ALL
            .into_iter()
            .flat_map(|level| {
                [Readiness::Active, Readiness::Inactive]
                    .map(|readiness| Knight { level, readiness })
            })
            .collect();
        for (nth, one) in all.iter().enumerate() {
            for other in all.iter().skip(nth + 1) {
                let both = || covered(*one).into_iter().zip(covered(*other));
                let either = both().filter(|(a, b)| *a || *b).count();
                let apart = both().filter(|(a, b)| a != b).count();
                assert!(apart * 8 > either, "{one:?} and {other:?}: {apart} of {either}");
            }
        }
    }
}
