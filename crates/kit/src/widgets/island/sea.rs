//! The sea of an island whose sea is laid out, hex by hex, and what is hidden in fog
//! (SEA 2, 7).

use egui::{Color32, Painter, Shape, Stroke, Vec2, vec2};

use super::geometry::{FRAME, Geometry};
use super::tiles::Canvas;
use crate::theme::{Palette, display, mixed};
use crate::widgets::draw::{Pen, centered, hexagon};
use board::{Hex, Island};
use words::text::Text;

/// Where waves run in a hex, in sides of it; the next hexes begin elsewhere in the list.
const WAVES: [(f32, f32); 9] = [
    (-0.36, -0.34),
    (0.3, 0.02),
    (-0.2, 0.44),
    (0.14, -0.5),
    (-0.4, 0.1),
    (0.34, 0.46),
    (-0.08, -0.22),
    (0.36, -0.3),
    (-0.16, 0.24),
];

/// With hex sides shorter than this, a hex has a single wave.
const RIPPLED: f32 = 24.0;

/// Clouds in the fog: left and right of its sign, above it, and below, with their sizes.
const CLOUDS: [(f32, f32, f32); 5] = [
    (0.2, -0.62, 0.72),
    (-0.5, -0.26, 0.9),
    (0.52, 0.0, 0.84),
    (-0.46, 0.36, 0.96),
    (0.22, 0.64, 0.82),
];

impl Canvas<'_> {
    /// The frame, the hexes of the sea with their waves, and the shallows along the coasts.
    pub(super) fn sea_of_hexes(&self, island: &Island) {
        let palette = self.palette;
        let side = self.geometry.side();
        let line = Stroke::new(side * 0.035, mixed(palette.deep_sea, palette.shallows, 0.55));
        let cells = super::geometry::cells(island);
        let outline = self.geometry.sea_outline(cells, FRAME - 0.08);
        self.painter.add(Shape::convex_polygon(outline, palette.deep_sea, line));
        let water = mixed(palette.deep_sea, palette.sea, 0.75);
        for hex in island.sea() {
            let corners = hexagon(self.geometry.hex(*hex), side);
            self.painter.add(Shape::convex_polygon(corners, water, Stroke::NONE));
        }
        let lands = || island.tiles().iter().map(|tile| self.geometry.hex(tile.at));
        for (reach, color) in [
            (1.34, mixed(water, palette.shallows, 0.3)),
            (1.23, mixed(water, palette.shallows, 0.65)),
            (1.13, palette.shallows),
        ] {
            let round = Stroke::new(side * 0.16, color);
            for at in lands() {
                let corners = hexagon(at, side * (reach - 0.06));
                self.painter.add(Shape::convex_polygon(corners, color, round));
            }
        }
        for hex in island.sea() {
            self.waves(*hex);
        }
        self.lanes(island);
        let round = Stroke::new(side * 0.16, palette.beach);
        for at in lands() {
            let corners = hexagon(at, side * 0.99);
            self.painter.add(Shape::convex_polygon(corners, palette.beach, round));
        }
        for hex in island.hidden() {
            self.fog(*hex);
        }
    }

    /// The paths at sea, along which ships go.
    fn lanes(&self, island: &Island) {
        let side = self.geometry.side();
        let color = mixed(self.palette.shallows, Color32::WHITE, 0.3);
        let line = Stroke::new((side * 0.026).max(1.0), color);
        for hex in island.sea() {
            let corners = hexagon(self.geometry.hex(*hex), side);
            self.painter.add(Shape::closed_line(corners, line));
        }
    }

    fn waves(&self, hex: Hex) {
        let side = self.geometry.side();
        let color = mixed(self.palette.sea, self.palette.shallows, 0.8);
        let line = Stroke::new((side * 0.032).max(1.0), color);
        let count = if side < RIPPLED { 1 } else { 3 };
        let first = (i32::from(hex.q) * 3 + i32::from(hex.r) * 5).rem_euclid(9);
        let places = WAVES.iter().cycle().skip(usize::try_from(first).unwrap_or_default());
        let center = self.geometry.hex(hex);
        for (x, y) in places.take(count) {
            let middle = center + side * vec2(*x, *y);
            let crest = (0..=8_u8).map(|step| {
                let share = f32::from(step) / 8.0 - 0.5;
                let up = (f32::from(step) * std::f32::consts::FRAC_PI_2).cos();
                middle + side * vec2(0.4 * share, -0.03 * up)
            });
            self.painter.add(Shape::line(crest.collect(), line));
        }
    }

    /// A hex that nobody has turned up: clouds, and the sign for what isn't known.
    fn fog(&self, hex: Hex) {
        let tone = self.palette.fog;
        let side = self.geometry.side();
        let center = self.geometry.hex(hex);
        let rim = Stroke::new(side * 0.02, mixed(tone.fill, self.palette.edge, 0.45));
        let corners = hexagon(center, side * 0.975);
        self.painter.add(Shape::convex_polygon(corners, tone.fill, rim));
        for (x, y, scale) in CLOUDS {
            cloud(&Pen::new(self.painter, center + side * vec2(x, y), side * scale), tone.fill);
        }
        let mut inner = hexagon(center, side * 0.86);
        inner.extend(inner.first().copied());
        let dashes = Stroke::new((side * 0.03).max(1.2), mixed(tone.fill, tone.ink, 0.5));
        let dash = side * 0.86 / 6.0;
        self.painter.extend(Shape::dashed_line(&inner, dashes, dash * 0.55, dash * 0.45));
        self.sign_of_fog(center, side);
    }

    fn sign_of_fog(&self, center: egui::Pos2, side: f32) {
        let tone = self.palette.fog;
        let font = display(self.painter.ctx(), side * 0.82);
        // Light behind the sign keeps clouds away from it.
        let glow = mixed(tone.fill, Color32::WHITE, 0.6);
        outlined_sign(self.painter, center, (side, &font), glow);
        centered(self.painter, center, "?", font, tone.ink);
    }
}

/// The fog over a hex, by itself.
pub fn paint_fog(
    painter: &Painter,
    geometry: &Geometry,
    hex: Hex,
    (palette, text): (&Palette, &Text),
) {
    Canvas { painter, geometry, palette, text }.fog(hex);
}

fn outlined_sign(
    painter: &Painter,
    center: egui::Pos2,
    (side, font): (f32, &egui::FontId),
    color: Color32,
) {
    for nth in 0..8_u8 {
        let way = Vec2::angled(f32::from(nth) * std::f32::consts::FRAC_PI_4);
        let at = center + (side * 0.045).max(1.0) * way;
        centered(painter, at, "?", font.clone(), color);
    }
}

/// A cloud with a flat foot.
fn cloud(pen: &Pen<'_>, ground: Color32) {
    let light = mixed(ground, Color32::WHITE, 0.75);
    let shade = mixed(ground, Color32::BLACK, 0.16);
    for (down, color) in [(0.03, shade), (0.0, light)] {
        for (x, y, radius) in [(-0.15, 0.0, 0.1), (0.0, -0.06, 0.13), (0.15, 0.01, 0.09)] {
            pen.disc(x, y + down, radius, color);
        }
        pen.line(&[(-0.19, 0.06 + down), (0.19, 0.06 + down)], 0.09, color);
    }
}
