//! Roads, buildings and the robber.

use egui::{Color32, Painter, Pos2, Stroke};

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
            let pen = Pen::new(painter, center, side * 1.08);
            framed(&pen, &CITY, tone, palette);
            let mark = pen.spot(0.15, -0.03);
            (pen, 0.13, mark)
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
    let rim = mix_rim(palette);
    let pen = Pen::new(painter, center, half);
    for (x, y) in [(-0.07, 0.0), (0.07, 0.0), (0.0, -0.07), (0.0, 0.05)] {
        robber_figure(&pen.at(x, y, 1.0), rim);
    }
    robber_figure(&pen, palette.robber);
    for x in [-0.11, 0.11] {
        pen.disc(x, -0.42, 0.055, palette.card.fill);
    }
}

const fn mix_rim(palette: &Palette) -> Color32 {
    palette.card.fill
}

/// The robber's outline: a hat, a head and a cloak.
pub(super) fn robber_figure(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(-0.24, -0.66), (-0.17, -1.0), (0.17, -1.0), (0.24, -0.66)], color);
    pen.oval(0.0, -0.66, (0.44, 0.1), color);
    pen.disc(0.0, -0.42, 0.27, color);
    let cloak = [(-0.2, -0.26), (0.2, -0.26), (0.42, 0.1), (0.52, 0.86), (-0.52, 0.86), (-0.42, 0.1)];
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

    /// A road; a damaged one lies across its path and carries a warning.
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

    fn damaged_road(&self, path: Path, tone: Tone) {
        let [one, other] = self.geometry.path(path);
        let side = self.geometry.side();
        let middle = one.lerp(other, 0.5);
        let across = (other - one).rot90() * 0.3;
        let ends = [middle - across, middle + across];
        self.bar(ends, tone.fill);
        let along = (other - one).normalized() * side * 0.07;
        let crack: Vec<Pos2> = [(0.36, 1.0), (0.45, -0.4), (0.53, 0.4), (0.64, -1.0)]
            .into_iter()
            .map(|(share, lean)| ends[0].lerp(ends[1], share) + lean * along)
            .collect();
        self.painter.line(crack, Stroke::new((side * 0.045).max(2.0), self.palette.edge));
        let size = egui::Vec2::splat((side * 0.34).max(14.0));
        let sign = egui::Rect::from_center_size(one.lerp(other, 0.84), size);
        let ground = egui::Rect::from_center_size(sign.center(), size * 1.3);
        self.painter.circle_filled(ground.center(), ground.width() / 2.0, self.palette.edge);
        Icon::Warning.paint(self.painter, sign.translate(egui::vec2(0.0, -side * 0.02)), self.palette.warning_line);
    }
}
