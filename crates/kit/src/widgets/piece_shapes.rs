//! The shapes of the pieces: settlement, city, and robber.

use egui::{Color32, Painter, Pos2, Stroke, Vec2, pos2, vec2};

use super::draw::{Pen, distance_to_polygon};
use super::mark::paint_mark_shape;
use crate::theme::{Palette, Tone, mixed};
use game::{Building, Color};

/// A settlement's outline in sides of a hex.
pub(super) const HOUSE: [(f32, f32); 5] =
    [(-0.2, 0.2), (-0.2, -0.05), (0.0, -0.26), (0.2, -0.05), (0.2, 0.2)];

/// A city's two parts: the long house and the tower in front of it.
pub(super) const CITY: [&[(f32, f32)]; 2] = [
    &[(-0.4, 0.24), (-0.4, -0.02), (-0.28, -0.12), (0.1, -0.12), (0.1, 0.24)],
    &[(-0.04, 0.24), (-0.04, -0.22), (0.15, -0.44), (0.34, -0.22), (0.34, 0.24)],
];

/// The darker roofs of both.
const ROOF: [(f32, f32); 3] = [(-0.2, -0.05), (0.0, -0.26), (0.2, -0.05)];
const CITY_ROOF: [(f32, f32); 4] = [(-0.4, -0.02), (-0.28, -0.12), (-0.04, -0.12), (-0.04, -0.02)];
const CITY_SPIRE: [(f32, f32); 3] = [(-0.04, -0.22), (0.15, -0.44), (0.34, -0.22)];

/// The sizes of both against their outlines.
const SETTLEMENT_SIZE: f32 = 1.08;
pub(super) const CITY_SIZE: f32 = 0.86;

/// How far a city on its side is moved along it.
const LAID: f32 = -0.08;

/// The width of the frame around a figure, half of which lies outside its parts.
const FRAME: f32 = 0.14;

/// Draws a building of `color` at its size on an island whose hexes have sides
/// of `side` points.
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
            let pen = Pen::new(painter, center, side * SETTLEMENT_SIZE);
            framed(&pen, &[&HOUSE], tone, palette);
            pen.fill(&ROOF, mixed(tone.fill, palette.edge, 0.2));
            let mark = pen.spot(0.0, 0.05);
            (pen, 0.12, mark)
        }
        Building::LaidCity => return laid_city(painter, center, side, color, palette),
        Building::City => {
            let pen = Pen::new(painter, center, side * CITY_SIZE);
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

/// Whether a building's figure covers a point so many sides of a hex from its middle.
pub(super) fn building_covers(building: Building, at: Vec2) -> bool {
    match building {
        Building::Settlement => covers(&[&HOUSE], at / SETTLEMENT_SIZE),
        Building::City => covers(&CITY, at / CITY_SIZE),
        Building::LaidCity => {
            let parts = CITY.map(lying);
            covers(&parts.each_ref().map(Vec::as_slice), at / CITY_SIZE - vec2(LAID, 0.0))
        }
    }
}

/// Whether one of these convex parts of a figure, or its frame, covers a point.
pub(super) fn covers(parts: &[&[(f32, f32)]], at: Vec2) -> bool {
    parts.iter().any(|part| {
        let corners: Vec<Pos2> = part.iter().map(|(x, y)| pos2(*x, *y)).collect();
        distance_to_polygon(at.to_pos2(), &corners) <= FRAME / 2.0
    })
}

/// A city on its side, its tower to the right.
fn laid_city(painter: &Painter, center: Pos2, side: f32, color: Color, palette: &Palette) {
    let tone = palette.player(color);
    let pen = Pen::new(painter, center, side * CITY_SIZE).at(LAID, 0.0, 1.0);
    let parts = CITY.map(lying);
    framed(&pen, &parts.each_ref().map(Vec::as_slice), tone, palette);
    for roof in [CITY_ROOF.as_slice(), &CITY_SPIRE] {
        pen.fill(&lying(roof), mixed(tone.fill, palette.edge, 0.2));
    }
    paint_mark_shape(painter, pen.spot(0.0, 0.15), pen.length(0.14), color, tone.ink);
}

/// A figure made of convex parts with one outline around all of them: dark,
/// with a light edge that shows up on a dark ground.
pub(super) fn framed(pen: &Pen<'_>, parts: &[&[(f32, f32)]], tone: Tone, palette: &Palette) {
    let rim = Stroke::new(pen.length(FRAME), palette.card.fill);
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

/// A part of a figure that has fallen to its right.
fn lying(part: &[(f32, f32)]) -> Vec<(f32, f32)> {
    part.iter().map(|(x, y)| (-y, *x)).collect()
}

/// Draws the robber, `half` points from the center to its hat and feet.
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

/// The robber's figure: a hat, a head, and a cloak.
pub(super) fn robber_figure(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(-0.24, -0.66), (-0.17, -1.0), (0.17, -1.0), (0.24, -0.66)], color);
    pen.oval(0.0, -0.66, (0.44, 0.1), color);
    pen.disc(0.0, -0.42, 0.27, color);
    let cloak =
        [(-0.2, -0.26), (0.2, -0.26), (0.42, 0.1), (0.52, 0.86), (-0.52, 0.86), (-0.42, 0.1)];
    pen.fill(&cloak, color);
    pen.oval(0.0, 0.86, (0.52, 0.12), color);
}
