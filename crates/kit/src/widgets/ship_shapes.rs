//! The shapes of ships: a player's, with hull and sail (SEA 2), and the pirate's (SEA 5).

use egui::{Color32, Painter, Pos2, Stroke, Vec2};

use super::draw::Pen;
use super::mark::paint_mark_shape;
use super::piece_shapes::{covers, framed};
use crate::theme::{Palette, Tone, mixed};
use game::Color;

type Corners = &'static [(f32, f32)];

/// The hull, in units of a ship, whose middle lies in the middle of its path.
pub(super) const HULL: [(f32, f32); 5] =
    [(-0.44, 0.13), (0.5, 0.13), (0.34, 0.32), (0.24, 0.4), (-0.3, 0.4)];

/// The sail that the wind fills, large enough for its owner's mark.
pub(super) const SAIL: [(f32, f32); 8] = [
    (-0.3, -0.5),
    (0.06, -0.52),
    (0.24, -0.44),
    (0.34, -0.27),
    (0.35, -0.1),
    (0.27, 0.06),
    (-0.3, 0.06),
    (-0.24, -0.22),
];

/// The same in convex parts, since its edge at the mast is hollow.
const SAIL_PARTS: [Corners; 2] = [
    &[(-0.3, -0.5), (0.06, -0.52), (0.24, -0.44), (0.34, -0.27), (0.35, -0.22), (-0.24, -0.22)],
    &[(-0.24, -0.22), (0.35, -0.22), (0.35, -0.1), (0.27, 0.06), (-0.3, 0.06)],
];

const MAST: [(f32, f32); 4] = [(-0.07, -0.02), (0.03, -0.02), (0.03, 0.2), (-0.07, 0.2)];

/// The middle of the mark on the sail, and its radius.
const MARK: ((f32, f32), f32) = ((0.03, -0.22), 0.17);

/// How many points a unit of a ship is on an island whose hexes have sides of `side` points:
/// where hexes are small a ship fills more of its path, so that it stays readable.
pub fn ship_unit(side: f32) -> f32 {
    (side * 0.74).max((side * 0.96).min(20.0))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShipState {
    /// Upright, free to sail.
    Open,
    /// A rope along its hull ties it to the next (SEA 3).
    Closed,
    /// On its side, turned by an earthquake.
    Damaged,
    /// Pale: it isn't there yet.
    Planned,
}

impl ShipState {
    fn lie(self, (x, y): (f32, f32)) -> (f32, f32) {
        if self == Self::Damaged { (-y, x) } else { (x, y) }
    }

    fn all(self, corners: &[(f32, f32)]) -> Vec<(f32, f32)> {
        corners.iter().map(|corner| self.lie(*corner)).collect()
    }

    /// Whether the figure of a ship covers a point so many units of it from its middle.
    pub(super) fn covers(self, at: Vec2) -> bool {
        let parts = self.parts();
        covers(&parts.iter().map(Vec::as_slice).collect::<Vec<_>>(), at)
    }

    fn parts(self) -> Vec<Vec<(f32, f32)>> {
        let [upper, lower] = SAIL_PARTS;
        [&MAST, upper, lower, HULL.as_slice()].map(|part| self.all(part)).into()
    }
}

/// Draws a ship of `color` at its size on an island whose hexes have sides of `side` points.
pub fn paint_ship(
    painter: &Painter,
    center: Pos2,
    side: f32,
    state: ShipState,
    color: Color,
    palette: &Palette,
) {
    let usual = palette.player(color);
    let tone = match state {
        ShipState::Planned => Tone { fill: mixed(usual.fill, palette.shallows, 0.55), ..usual },
        _ => usual,
    };
    let pen = Pen::new(painter, center, ship_unit(side));
    let parts = state.parts();
    let parts: Vec<&[(f32, f32)]> = parts.iter().map(Vec::as_slice).collect();
    framed(&pen, &parts, tone, palette);
    let wood = mixed(tone.fill, palette.edge, 0.34);
    for part in [MAST.as_slice(), &HULL] {
        pen.fill(&state.all(part), wood);
    }
    // The gap between sail and hull, which nothing else shows in pieces of one color.
    pen.thread(&state.all(&[(-0.3, 0.09), (0.3, 0.09)]), 0.07, palette.edge);
    if state == ShipState::Closed {
        let rope = (pen.length(0.1)).max(2.4);
        let ends = [pen.spot(-0.52, 0.2), pen.spot(0.52, 0.2)];
        paint_rope(painter, ends, rope, palette);
    }
    let (middle, radius) = MARK;
    let (x, y) = state.lie(middle);
    paint_mark_shape(painter, pen.spot(x, y), pen.length(radius), color, tone.ink);
}

/// Draws a rope `thick` points thick.
pub fn paint_rope(painter: &Painter, [one, other]: [Pos2; 2], thick: f32, palette: &Palette) {
    let rim = (thick * 0.34).max(1.1);
    for (thick, color) in [(thick + 2.0 * rim, palette.edge), (thick, palette.card.fill)] {
        painter.line_segment([one, other], Stroke::new(thick, color));
        for end in [one, other] {
            painter.circle_filled(end, thick / 2.0, color);
        }
    }
    // Its strands.
    let along = (other - one).normalized() * thick;
    let across = along.rot90() * 0.5;
    let strand = Stroke::new((thick * 0.26).max(1.0), palette.edge);
    let count = (one.distance(other) / (thick * 1.15)).floor().max(2.0);
    let strands = std::iter::successors(Some(0.5), |nth| Some(nth + 1.0));
    for nth in strands.take_while(|nth| *nth < count) {
        let at = one.lerp(other, nth / count);
        let ends = [at - across - 0.3 * along, at + across + 0.3 * along];
        painter.line_segment(ends, strand);
    }
}

/// Draws a ship's outline, filled, `more` points larger all around: what shines behind it.
pub fn paint_ship_ground(
    painter: &Painter,
    center: Pos2,
    side: f32,
    state: ShipState,
    (more, color): (f32, Color32),
) {
    let pen = Pen::new(painter, center, ship_unit(side));
    let line = Stroke::new(2.0 * more + pen.length(0.14), color);
    for part in state.parts() {
        pen.outlined(&part, color, line);
    }
}

/// The pirate's hull with its castle astern, in halves of its height.
const PIRATE_HULL: [Corners; 3] = [
    &[(-0.92, 0.3), (0.72, 0.3), (0.46, 0.84), (-0.62, 0.84)],
    &[(-0.98, -0.04), (-0.58, 0.04), (-0.5, 0.36), (-0.9, 0.36)],
    &[(0.5, 0.3), (1.06, 0.02), (1.08, 0.12), (0.68, 0.42)],
];

/// Its black sail, in two parts because the mast's side is hollow, and its mast.
const PIRATE_SAIL: [Corners; 3] = [
    &[(-0.5, -0.84), (0.44, -0.84), (0.6, -0.62), (0.66, -0.34), (-0.38, -0.34)],
    &[(-0.38, -0.34), (0.66, -0.34), (0.6, -0.06), (0.48, 0.14), (-0.5, 0.14)],
    &[(-0.06, -1.0), (0.08, -1.0), (0.08, 0.34), (-0.06, 0.34)],
];

/// Draws the pirate, `half` points from the center to the top of its mast and to its keel.
pub fn paint_pirate(painter: &Painter, center: Pos2, half: f32, palette: &Palette) {
    let pen = Pen::new(painter, center, half);
    let light = palette.card.fill;
    for part in PIRATE_HULL.into_iter().chain(PIRATE_SAIL) {
        pen.outlined(part, light, Stroke::new(pen.length(0.17), light));
    }
    for part in PIRATE_HULL.into_iter().chain(PIRATE_SAIL) {
        pen.fill(part, palette.robber);
    }
    skull(&pen.at(0.09, -0.36, 1.0), light, palette.robber);
    pen.thread(&[(-0.58, 0.22), (0.56, 0.22)], 0.09, light);
    for x in [-0.42, -0.08, 0.26] {
        pen.disc(x, 0.52, 0.07, light);
    }
}

/// A skull above two bones that cross.
pub(super) fn skull(pen: &Pen<'_>, bone: Color32, hollow: Color32) {
    pen.line(&[(-0.32, 0.16), (0.32, 0.36)], 0.1, bone);
    pen.line(&[(-0.32, 0.36), (0.32, 0.16)], 0.1, bone);
    pen.disc(0.0, -0.1, 0.25, bone);
    pen.fill(&[(-0.13, 0.02), (0.13, 0.02), (0.12, 0.22), (-0.12, 0.22)], bone);
    for x in [-0.1, 0.1] {
        pen.disc(x, -0.09, 0.075, hollow);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_fills_its_path_where_hexes_are_small_and_leaves_room_where_they_are_large() {
        assert!((ship_unit(14.0) - 13.44).abs() < 0.01);
        assert!((ship_unit(24.0) - 20.0).abs() < 0.01);
        assert!((ship_unit(60.0) - 44.4).abs() < 0.01);
        for side in 10..90_u8 {
            let side = f32::from(side);
            assert!(ship_unit(side + 1.0) >= ship_unit(side));
        }
    }
}
