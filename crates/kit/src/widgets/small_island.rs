//! An island so small that only its shape and terrain show.

use egui::{Color32, Painter, Rect, Shape, Stroke};

use super::Geometry;
use super::draw::hexagon;
use crate::theme::{Palette, mixed};
use board::{Hex, Island, Terrain, Tile};

/// The room around the land that [`Geometry::fit`] leaves for harbors, in sides
/// of a hex; small pictures don't need it.
const WATER: f32 = 1.12;

/// The same where the sea is laid out.
const FRAME: f32 = 0.34;

/// Draws the terrain of `island`, turned by `turned` sixths, into `rect`.
pub fn paint_small_island(
    painter: &Painter,
    rect: Rect,
    island: &Island,
    turned: u8,
    palette: &Palette,
) {
    // Fitted twice: the first time shows how large the water would be.
    let around = if island.has_surroundings() { FRAME } else { WATER };
    let water = around * Geometry::fit(island, rect, turned).side();
    let geometry = Geometry::fit(island, rect.expand(water), turned);
    for hex in island.sea() {
        paint_hex(painter, &geometry, *hex, palette.sea, palette);
    }
    for hex in island.hidden() {
        paint_hex(painter, &geometry, *hex, palette.fog.fill, palette);
    }
    for tile in island.tiles() {
        let fill = palette.terrain(tile.terrain).fill;
        paint_hex(painter, &geometry, tile.at, fill, palette);
    }
}

/// Draws a shape in one color into `rect`.
pub fn paint_shape(painter: &Painter, rect: Rect, hexes: &[Hex], fill: Color32, palette: &Palette) {
    let tile = |at: &Hex| Tile { at: *at, terrain: Terrain::Desert, token: None };
    let Ok(island) = Island::new(hexes.iter().map(tile).collect(), Vec::new()) else { return };
    let water = WATER * Geometry::fit(&island, rect, 0).side();
    let geometry = Geometry::fit(&island, rect.expand(water), 0);
    for tile in island.tiles() {
        paint_hex(painter, &geometry, tile.at, fill, palette);
    }
}

fn paint_hex(painter: &Painter, geometry: &Geometry, hex: Hex, fill: Color32, palette: &Palette) {
    let corners = hexagon(geometry.hex(hex), geometry.side() * 0.94);
    let line = Stroke::new(1.0, mixed(fill, palette.edge, 0.4));
    painter.add(Shape::convex_polygon(corners, fill, line));
}
