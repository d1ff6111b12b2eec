//! Ships and the pirate on the island (SEA 2, 3, 5).

use egui::{Color32, Pos2, Shape, Stroke, vec2};

use super::geometry::Geometry;
use super::tiles::Canvas;
use crate::theme::mixed;
use crate::widgets::draw::hexagon;
use crate::widgets::{
    ShipState, paint_pirate, paint_rope, paint_ship, paint_ship_ground, ship_unit,
};
use board::{Hex, Island, Path, Spot};
use game::Color;

/// The radius of what marks a ship, where hexes have sides of `side` points.
pub(super) fn around_ship(side: f32) -> f32 {
    0.68 * ship_unit(side)
}

/// How far from a sea hex's middle the pirate stays out of the way of a harbor's sign, in
/// sides of a hex.
const ASIDE: f32 = 0.53;

impl Canvas<'_> {
    /// A ship with its player's mark on the sail.
    pub(super) fn ship(&self, path: Path, color: Color, state: ShipState) {
        let at = ship_place(self.geometry, path);
        paint_ship(self.painter, at, self.geometry.side(), state, color, self.palette);
    }

    /// The wake of an open ship, below it.
    pub(super) fn wake(&self, path: Path) {
        let unit = ship_unit(self.geometry.side());
        let at = ship_place(self.geometry, path);
        let foam = mixed(self.palette.shallows, Color32::WHITE, 0.6);
        let line = Stroke::new((unit * 0.06).max(1.0), foam);
        for (from, to, down) in [(-0.5, 0.56, 0.45), (-0.66, -0.44, 0.33)] {
            let ends = [at + unit * vec2(from, down), at + unit * vec2(to, down)];
            self.painter.line_segment(ends, line);
        }
    }

    /// The rope along a path of a closed route: it ties ships to each other, and the outer
    /// ones to their owner's buildings.
    pub(super) fn rope(&self, path: Path) {
        let thick = (0.1 * ship_unit(self.geometry.side())).max(2.4);
        paint_rope(self.painter, self.geometry.path(path), thick, self.palette);
    }

    /// A glow around a ship that is part of the longest route.
    pub(super) fn lit_ship(&self, path: Path, state: ShipState) {
        let side = self.geometry.side();
        let at = ship_place(self.geometry, path);
        let rim = (side * 0.1).max(2.4);
        for (more, color) in [(rim + 1.5, self.palette.edge), (rim, self.palette.glow)] {
            paint_ship_ground(self.painter, at, side, state, (more, color));
        }
    }

    /// The warning on a damaged ship, on its hull, so that its mark stays visible.
    pub(super) fn ship_damage_sign(&self, path: Path) {
        let unit = ship_unit(self.geometry.side());
        self.damage_sign_at(ship_place(self.geometry, path) + unit * vec2(-0.3, 0.24));
    }

    /// What the pirate keeps free of ships: its hex is darker, and its rim is barred.
    pub(super) fn pirate_water(&self, hex: Hex) {
        let side = self.geometry.side();
        let center = self.geometry.hex(hex);
        let dark = self.palette.robber.gamma_multiply(0.36);
        self.painter.add(Shape::convex_polygon(hexagon(center, side * 0.97), dark, Stroke::NONE));
        let mut rim = hexagon(center, side * 0.9);
        rim.extend(rim.first().copied());
        let line = Stroke::new((side * 0.045).max(1.5), self.palette.robber.gamma_multiply(0.7));
        let dash = side * 0.9 / 4.0;
        self.painter.extend(Shape::dashed_line(&rim, line, dash * 0.6, dash * 0.4));
    }

    /// The pirate.
    pub(super) fn pirate(&self, island: &Island, hex: Hex) {
        let (center, half) = pirate_place(self.geometry, island, hex);
        paint_pirate(self.painter, center, half, self.palette);
    }
}

/// Where the middle of a ship is: in the middle of its path, or a little lower where the path
/// runs upward, so that the mark of a building at its upper end stays visible.
pub fn ship_place(geometry: &Geometry, path: Path) -> Pos2 {
    let [one, other] = geometry.path(path);
    let way = (other - one).abs();
    let down = if way.x < 0.2 * way.y { 0.09 } else { 0.0 };
    one.lerp(other, 0.5) + vec2(0.0, down * geometry.side())
}

/// Where the pirate's middle is on `hex`, and how far from it its mast and keel are: in the
/// middle, or where a harbor's sign leaves room.
pub fn pirate_place(geometry: &Geometry, island: &Island, hex: Hex) -> (Pos2, f32) {
    let center = geometry.hex(hex);
    let coasts = island.harbors().iter().filter(|harbor| harbor.path.hexes().contains(&hex));
    let away = coasts
        .map(|harbor| center - geometry.spot(Spot::Path(harbor.path)))
        .fold(egui::Vec2::ZERO, |sum, way| sum + way);
    let half = if away == egui::Vec2::ZERO { 0.52 } else { 0.4 };
    (center + ASIDE * geometry.side() * away.normalized(), geometry.side() * half)
}
