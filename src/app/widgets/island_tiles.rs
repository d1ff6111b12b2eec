//! Sea, hexes, tokens and harbors of the island view.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use super::draw::{Pen, centered, hexagon};
use super::island_terrain::paint_terrain;
use super::{Geometry, paint_robber};
use crate::app::text::Text;
use crate::app::theme::{Palette, mixed, strong};
use crate::board::{Harbor, HarborKind, Hex, Island, Path, Tile, Token};

/// What the parts of the view are drawn with.
#[derive(Clone, Copy)]
pub(super) struct Canvas<'a> {
    pub(super) painter: &'a Painter,
    pub(super) geometry: &'a Geometry,
    pub(super) palette: &'a Palette,
    pub(super) text: &'a Text,
}

/// Radius of a number token in sides of a hex.
const TOKEN: f32 = 0.4;

impl Canvas<'_> {
    fn side(&self) -> f32 {
        self.geometry.side()
    }

    pub(super) fn sea(&self, island: &Island) {
        let palette = self.palette;
        let line = Stroke::new(self.side() * 0.03, mixed(palette.deep_sea, palette.shallows, 0.35));
        for (reach, color, line) in [
            (1.06, palette.deep_sea, line),
            (0.72, mixed(palette.deep_sea, palette.sea, 0.6), Stroke::NONE),
        ] {
            let hexes = island.tiles().iter().map(|tile| tile.at);
            let outline = self.geometry.sea_outline(hexes, reach);
            self.painter.add(Shape::convex_polygon(outline, color, line));
        }
        // Rings of shallower water follow the coast as on a sea chart.
        for (reach, color) in [
            (1.46, palette.sea),
            (1.29, mixed(palette.sea, palette.shallows, 0.55)),
            (1.14, palette.shallows),
            (1.05, palette.beach),
        ] {
            let round = Stroke::new(self.side() * 0.16, color);
            for tile in island.tiles() {
                let corners = hexagon(self.geometry.hex(tile.at), self.side() * (reach - 0.06));
                self.painter.add(Shape::convex_polygon(corners, color, round));
            }
        }
    }

    pub(super) fn tile(&self, tile: Tile, robbed: bool) {
        let center = self.geometry.hex(tile.at);
        let tone = self.palette.terrain(tile.terrain);
        let corners = hexagon(center, self.side() * 0.975);
        let line = Stroke::new(self.side() * 0.02, mixed(tone.fill, self.palette.edge, 0.35));
        self.painter.add(Shape::convex_polygon(corners, tone.fill, line));
        paint_terrain(
            &Pen::new(self.painter, center, self.side()),
            tile.terrain,
            tone.fill,
            robbed,
        );
        self.terrain_name(tile, center);
        let moved = if robbed { vec2(0.24, 0.06) } else { vec2(0.0, 0.06) };
        if let Some(token) = tile.token {
            self.token(token, center + self.side() * moved);
        }
    }

    /// The name, where letters of a readable size fit into the hex.
    fn terrain_name(&self, tile: Tile, center: Pos2) {
        let size = (self.side() * 0.19).min(20.0);
        if size < 9.5 {
            return;
        }
        let name = self.text.terrain_label(tile.terrain);
        let tone = self.palette.terrain(tile.terrain);
        let font = FontId::proportional(size);
        let galley = self.painter.layout_no_wrap(name, font, tone.ink);
        let at = center - vec2(0.0, self.side() * 0.54);
        if galley.size().x <= self.side() * 1.35 {
            let place = Align2::CENTER_CENTER.anchor_size(at, galley.size());
            self.painter.galley(place.min, galley, tone.ink);
        }
    }

    pub(super) fn token(&self, token: Token, center: Pos2) {
        let palette = self.palette;
        let radius = self.side() * TOKEN;
        let shade = Color32::from_black_alpha(70);
        self.painter.circle_filled(center + vec2(0.0, radius * 0.09), radius * 1.04, shade);
        let line = Stroke::new((self.side() * 0.022).max(1.0), palette.edge);
        self.painter.circle(center, radius, palette.card.fill, line);
        let ink = if token.is_red() { palette.card_red } else { palette.card.ink };
        let font = strong(self.painter.ctx(), radius * 0.98);
        let number = token.number().to_string();
        centered(self.painter, center - vec2(0.0, radius * 0.14), &number, font, ink);
        let pips = token.pips();
        let gap = radius * 0.23;
        let first = center.x - gap * f32::from(pips - 1) / 2.0;
        for pip in 0..pips {
            let at = Pos2::new(first + gap * f32::from(pip), center.y + radius * 0.56);
            self.painter.circle_filled(at, radius * 0.085, ink);
        }
    }

    /// The robber stands beside the token, or in the middle of a bare hex.
    pub(super) fn robber(&self, island: &Island, hex: Hex) {
        let beside = island.tile(hex).is_some_and(|tile| tile.token.is_some());
        let aside = if beside { vec2(-0.46, 0.1) } else { vec2(0.0, 0.12) };
        let center = self.geometry.hex(hex) + self.side() * aside;
        let half = self.side() * if beside { 0.42 } else { 0.5 };
        paint_robber(self.painter, center, half, self.palette);
    }

    /// Where the sign of a harbor at `path` stands: off the land.
    pub(super) fn harbor_place(&self, island: &Island, path: Path) -> Pos2 {
        let [one, other] = self.geometry.path(path);
        let middle = one.lerp(other, 0.5);
        let [first, second] = path.hexes();
        let sea = if island.is_land(first) { second } else { first };
        middle + self.side() * 0.6 * (self.geometry.hex(sea) - middle).normalized()
    }

    pub(super) fn harbor(&self, island: &Island, harbor: Harbor) {
        let ends = self.geometry.path(harbor.path);
        let center = self.harbor_place(island, harbor.path);
        let [one, other] = ends;
        let outwards = (center - one.lerp(other, 0.5)).normalized();
        for end in ends {
            let start = end + self.side() * 0.13 * outwards;
            let line = [start, end.lerp(center, 0.9)];
            let thick = (self.side() * 0.085).max(2.5);
            self.painter.line_segment(line, Stroke::new(thick + 2.0, self.palette.edge));
            self.painter.line_segment(line, Stroke::new(thick, self.palette.jetty));
        }
        self.harbor_sign(harbor.gives, center);
    }

    /// The ratio above, what it trades below, in that resource's colour.
    fn harbor_sign(&self, gives: HarborKind, center: Pos2) {
        let palette = self.palette;
        let size = (self.side() * 0.2).clamp(10.0, 22.0);
        let ratio_font = strong(self.painter.ctx(), size * 1.06);
        let painter = self.painter;
        let (tone, lines) = match gives {
            HarborKind::Any => (palette.card, [self.text.harbor(gives), String::new()]),
            HarborKind::Of(resource) => {
                let lines = [self.text.get("harbor-special"), self.text.resource(resource)];
                (palette.resource(resource), lines)
            }
        };
        let [ratio, resource] = lines;
        let ratio = painter.layout_no_wrap(ratio, ratio_font, tone.ink);
        let resource =
            painter.layout_no_wrap(resource, FontId::proportional(size * 0.92), tone.ink);
        let two_lines = gives != HarborKind::Any;
        let wide = ratio.size().x.max(resource.size().x) + size;
        let high = if two_lines { size * 2.35 } else { size * 1.7 };
        let rect = Rect::from_center_size(center, vec2(wide, high));
        let round = size * 0.6;
        painter.rect_filled(rect.translate(vec2(0.0, 2.0)), round, Color32::from_black_alpha(80));
        painter.rect_filled(rect, round, tone.fill);
        let line = Stroke::new((self.side() * 0.03).max(1.5), palette.card.fill);
        painter.rect_stroke(rect, round, line, StrokeKind::Middle);
        let lift = if two_lines { size * 0.5 } else { 0.0 };
        let at = Align2::CENTER_CENTER.anchor_size(center - vec2(0.0, lift), ratio.size());
        painter.galley(at.min, ratio, tone.ink);
        if two_lines {
            let low = center + vec2(0.0, size * 0.52);
            let at = Align2::CENTER_CENTER.anchor_size(low, resource.size());
            painter.galley(at.min, resource, tone.ink);
        }
    }

    /// A bright outline: this hex produces.
    pub(super) fn lit_hex(&self, hex: Hex) {
        let center = self.geometry.hex(hex);
        let corners = hexagon(center, self.side() * 0.95);
        let thick = self.side() * 0.1;
        let dark = Stroke::new(thick + 4.0, self.palette.edge.gamma_multiply(0.75));
        self.painter.add(Shape::closed_line(corners.clone(), dark));
        self.painter.add(Shape::closed_line(corners, Stroke::new(thick, self.palette.glow)));
    }
}
