//! Roads, buildings and the robber.

use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::draw::Pen;
use super::island_tiles::Canvas;
use super::{Icon, paint_mark_shape};
use crate::app::theme::{Palette, Tone};
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
            let pen = Pen::new(painter, center, side);
            framed(&pen, &[&HOUSE], tone, palette);
            let mark = pen.spot(0.0, 0.045);
            (pen, 0.12, mark)
        }
        Building::City => {
            let pen = Pen::new(painter, center, side * 0.86);
            framed(&pen, &CITY, tone, palette);
            let mark = pen.spot(0.15, -0.03);
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

/// Draws the robber, `half` points from the centre to his hat and feet.
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

impl Canvas<'_> {
    /// A soft shine along a path of the longest road.
    pub(super) fn lit_path(&self, path: Path) {
        let ends = self.geometry.path(path);
        let side = self.geometry.side();
        for (share, strength) in [(0.44, 0.35), (0.32, 1.0)] {
            let color = self.palette.glow.gamma_multiply(strength);
            self.painter.line_segment(ends, Stroke::new(side * share, color));
            for end in ends {
                self.painter.circle_filled(end, side * share / 2.0, color);
            }
        }
    }

    /// A road; a damaged one lies across its path.
    pub(super) fn road(&self, path: Path, color: Color, condition: Condition) {
        let tone = self.palette.player(color);
        match condition {
            Condition::Intact => self.bar(self.geometry.bar(path, 0.23), tone.fill),
            Condition::Damaged => self.damaged_road(path, tone),
        }
    }

    fn bar(&self, ends: [Pos2; 2], color: Color32) {
        let wide = self.geometry.side() * 0.17;
        let rim = (self.geometry.side() * 0.035).max(1.5);
        let layers = [
            (wide + 3.2 * rim, self.palette.card.fill),
            (wide + 2.0 * rim, self.palette.edge),
            (wide, color),
        ];
        for (thick, color) in layers {
            self.painter.line_segment(ends, Stroke::new(thick, color));
            for end in ends {
                self.painter.circle_filled(end, thick / 2.0, color);
            }
        }
    }

    /// A damaged road lies across its path.
    fn damaged_road(&self, path: Path, tone: Tone) {
        let [one, other] = self.geometry.path(path);
        let middle = one.lerp(other, 0.5);
        let across = (other - one).rot90() * 0.32;
        self.bar([middle - across, middle + across], tone.fill);
    }

    /// The warning on a damaged road, above all other pieces.
    pub(super) fn damage_sign(&self, path: Path) {
        let [one, other] = self.geometry.path(path);
        let size = (self.geometry.side() * 0.26).max(12.0);
        let middle = one.lerp(other, 0.5);
        self.painter.circle_filled(middle, size * 0.86, self.palette.card.fill);
        self.painter.circle_filled(middle, size * 0.78, self.palette.edge);
        let sign = Rect::from_center_size(middle - vec2(0.0, size * 0.06), Vec2::splat(size));
        // The sign is dark in both looks, so its warning colour stays the same.
        Icon::Warning.paint(self.painter, sign, Palette::dark().warning_line);
    }
}
