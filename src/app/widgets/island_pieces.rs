//! Roads, buildings and the robber.

use egui::{Color32, Painter, Pos2, Stroke};

use super::draw::Pen;
use super::island_tiles::Canvas;
use super::paint_mark_shape;
use crate::app::theme::{Palette, Tone, mixed};
use crate::board::Path;
use crate::game::{Building, Color, Condition};

/// A settlement's outline in sides of a hex.
pub(super) const HOUSE: [(f32, f32); 5] =
    [(-0.2, 0.2), (-0.2, -0.05), (0.0, -0.26), (0.2, -0.05), (0.2, 0.2)];

/// A city's two parts: the long house and the tower before it.
pub(super) const CITY: [&[(f32, f32)]; 2] = [
    &[(-0.4, 0.24), (-0.4, -0.02), (-0.28, -0.12), (0.1, -0.12), (0.1, 0.24)],
    &[(-0.04, 0.24), (-0.04, -0.22), (0.15, -0.44), (0.34, -0.22), (0.34, 0.24)],
];

/// Their darker roofs.
const ROOF: [(f32, f32); 3] = [(-0.2, -0.05), (0.0, -0.26), (0.2, -0.05)];
const CITY_ROOF: [(f32, f32); 4] = [(-0.4, -0.02), (-0.28, -0.12), (-0.04, -0.12), (-0.04, -0.02)];
const CITY_SPIRE: [(f32, f32); 3] = [(-0.04, -0.22), (0.15, -0.44), (0.34, -0.22)];

/// Draws a building of `color`, as large as stands on an island whose hexes
/// have sides of `side` points.
pub fn paint_building(
    painter: &Painter,
    center: Pos2,
    side: f32,
    building: Building,
    color: Color,
    palette: &Palette,
) {
    let tone = palette.player(color);
    let (pen, radius, mark) = match building {
        Building::Settlement => {
            let pen = Pen::new(painter, center, side * 1.08);
            framed(&pen, &[&HOUSE], tone, palette);
            pen.fill(&ROOF, mixed(tone.fill, palette.edge, 0.2));
            let mark = pen.spot(0.0, 0.05);
            (pen, 0.12, mark)
        }
        Building::City => {
            let pen = Pen::new(painter, center, side * 0.86);
            framed(&pen, &CITY, tone, palette);
            for roof in [CITY_ROOF.as_slice(), &CITY_SPIRE] {
                pen.fill(roof, mixed(tone.fill, palette.edge, 0.2));
            }
            let mark = pen.spot(0.15, 0.0);
            (pen, 0.14, mark)
        }
    };
    paint_mark_shape(painter, mark, pen.length(radius), color, tone.ink);
}

/// A figure of convex parts with one outline round all of them: dark, with a
/// light rim that shows on dark ground.
fn framed(pen: &Pen<'_>, parts: &[&[(f32, f32)]], tone: Tone, palette: &Palette) {
    let rim = Stroke::new(pen.length(0.14), palette.card.fill);
    let edge = Stroke::new(pen.length(0.085), palette.edge);
    for part in parts {
        pen.outlined(part, palette.card.fill, rim);
    }
    for part in parts {
        pen.outlined(part, palette.edge, edge);
    }
    for part in parts {
        pen.fill(part, tone.fill);
    }
}

/// Draws the robber, `half` points from the center to his hat and feet.
pub fn paint_robber(painter: &Painter, center: Pos2, half: f32, palette: &Palette) {
    let pen = Pen::new(painter, center, half);
    for (x, y) in [(-0.07, 0.0), (0.07, 0.0), (0.0, -0.07), (0.0, 0.05)] {
        robber_figure(&pen.at(x, y, 1.0), palette.card.fill);
    }
    robber_figure(&pen, palette.robber);
    for x in [-0.11, 0.11] {
        pen.disc(x, -0.42, 0.055, palette.card.fill);
    }
}

/// The robber's outline: a hat, a head and a cloak.
pub(super) fn robber_figure(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(-0.24, -0.66), (-0.17, -1.0), (0.17, -1.0), (0.24, -0.66)], color);
    pen.oval(0.0, -0.66, (0.44, 0.1), color);
    pen.disc(0.0, -0.42, 0.27, color);
    let cloak =
        [(-0.2, -0.26), (0.2, -0.26), (0.42, 0.1), (0.52, 0.86), (-0.52, 0.86), (-0.42, 0.1)];
    pen.fill(&cloak, color);
    pen.oval(0.0, 0.86, (0.52, 0.12), color);
}

/// A road's width in sides of a hex, and how far from an intersection it ends.
const WIDE: f32 = 0.17;
const TRIM: f32 = 0.23;

impl Canvas<'_> {
    /// A rim of light round a road of the longest one, and a thread that goes
    /// on to the next. It leaves others' roads in the dark.
    pub(super) fn lit_path(&self, path: Path, condition: Option<Condition>) {
        let side = self.geometry.side();
        let glow = self.palette.glow;
        let ends = self.geometry.path(path);
        let thread = (side * 0.075).max(2.5);
        for (thick, color) in [(thread + 2.5, self.palette.edge), (thread, glow)] {
            self.painter.line_segment(ends, Stroke::new(thick, color));
            for end in ends {
                self.painter.circle_filled(end, thick / 2.0, color);
            }
        }
        if condition != Some(Condition::Damaged) {
            let rim = (side * 0.12).max(4.5);
            let bar = self.geometry.bar(path, TRIM);
            self.stroke(bar, side * WIDE + 2.0 * rim + 2.5, self.palette.edge);
            self.stroke(bar, side * WIDE + 2.0 * rim, glow);
        }
    }

    /// A road with its player's mark.
    pub(super) fn road(&self, path: Path, color: Color, condition: Condition) {
        let tone = self.palette.player(color);
        let side = self.geometry.side();
        match condition {
            Condition::Intact => {
                let bar = self.geometry.bar(path, TRIM);
                self.bar(bar, tone.fill);
                let [one, other] = bar;
                let middle = one.lerp(other, 0.5);
                paint_mark_shape(self.painter, middle, side * 0.07, color, tone.ink);
            }
            Condition::Damaged => {
                for [outer, inner] in self.broken(path) {
                    self.bar([outer, inner], tone.fill);
                    let middle = outer.lerp(inner, 0.4);
                    paint_mark_shape(self.painter, middle, side * 0.06, color, tone.ink);
                }
            }
        }
    }

    fn bar(&self, ends: [Pos2; 2], color: Color32) {
        let wide = self.geometry.side() * WIDE;
        let rim = (self.geometry.side() * 0.032).max(1.4);
        self.stroke(ends, wide + 3.2 * rim, self.palette.card.fill);
        self.stroke(ends, wide + 2.0 * rim, self.palette.edge);
        self.stroke(ends, wide, color);
    }

    /// A line with round ends.
    fn stroke(&self, ends: [Pos2; 2], thick: f32, color: Color32) {
        self.painter.line_segment(ends, Stroke::new(thick, color));
        for end in ends {
            self.painter.circle_filled(end, thick / 2.0, color);
        }
    }

    /// A damaged road lies across its path, broken in two: its halves, from
    /// the outer ends inwards.
    fn broken(&self, path: Path) -> [[Pos2; 2]; 2] {
        let [one, other] = self.geometry.path(path);
        let middle = one.lerp(other, 0.5);
        let along = other - one;
        let across = along.rot90();
        [-1.0, 1.0].map(|side| {
            let half = middle + along * 0.075 * side;
            [half + across * 0.27 * side, half + across * 0.11 * side]
        })
    }

    /// The warning on a damaged road, above all other pieces.
    pub(super) fn damage_sign(&self, path: Path) {
        let [one, other] = self.geometry.path(path);
        let half = (self.geometry.side() * 0.16).max(6.5);
        let pen = Pen::new(self.painter, one.lerp(other, 0.5), half);
        let corners = [(0.0, -0.95), (1.05, 0.85), (-1.05, 0.85)];
        let edge = self.palette.edge;
        // The sign is dark in every look, so its warning color stays the same.
        let warning = Palette::dark().warning_line;
        pen.outlined(&corners, edge, Stroke::new(half * 0.6, edge));
        pen.outlined(&corners, warning, Stroke::new(half * 0.12, warning));
        pen.line(&[(0.0, -0.3), (0.0, 0.22)], 0.22, edge);
        pen.disc(0.0, 0.56, 0.14, edge);
    }
}
