//! The shapes of the pieces: settlement, city, and robber; and of what Cities & Knights adds:
//! walls, the three metropolises, and the merchant's stall under a striped awning (KNIGHTS 12).

use egui::{Color32, Painter, Pos2, Stroke, Vec2, pos2, vec2};

use super::draw::{Pen, distance_to_polygon};
use super::mark::paint_mark_shape;
use crate::theme::{Palette, Tone, mixed};
use game::{Building, Color, Track};

/// A settlement's outline in sides of a hex.
const HOUSE: [(f32, f32); 5] = [(-0.2, 0.2), (-0.2, -0.05), (0.0, -0.26), (0.2, -0.05), (0.2, 0.2)];

/// A city's two parts: the long house and the tower in front of it.
const CITY: [&[(f32, f32)]; 2] = [
    &[(-0.4, 0.24), (-0.4, -0.02), (-0.28, -0.12), (0.1, -0.12), (0.1, 0.24)],
    &[(-0.04, 0.24), (-0.04, -0.22), (0.15, -0.44), (0.34, -0.22), (0.34, 0.24)],
];

/// The darker roofs of both.
const ROOF: [(f32, f32); 3] = [(-0.2, -0.05), (0.0, -0.26), (0.2, -0.05)];

const CITY_ROOF: [(f32, f32); 4] = [(-0.4, -0.02), (-0.28, -0.12), (-0.04, -0.12), (-0.04, -0.02)];

const CITY_SPIRE: [(f32, f32); 3] = [(-0.04, -0.22), (0.15, -0.44), (0.34, -0.22)];

/// The sizes of both against their outlines.
const SETTLEMENT_SIZE: f32 = 1.08;

const CITY_SIZE: f32 = 0.86;

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

/// Returns whether a building's figure covers a point so many sides of a hex from its middle.
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

/// Returns whether one of these convex parts of a figure, or its frame, covers a point.
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
fn robber_figure(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(-0.24, -0.66), (-0.17, -1.0), (0.17, -1.0), (0.24, -0.66)], color);
    pen.oval(0.0, -0.66, (0.44, 0.1), color);
    pen.disc(0.0, -0.42, 0.27, color);
    let cloak =
        [(-0.2, -0.26), (0.2, -0.26), (0.42, 0.1), (0.52, 0.86), (-0.52, 0.86), (-0.42, 0.1)];
    pen.fill(&cloak, color);
    pen.oval(0.0, 0.86, (0.52, 0.12), color);
}

type Part = &'static [(f32, f32)];

/// The wall's course of stones and its battlements.
const WALL: [Part; 5] = [
    &[(-0.54, 0.28), (0.48, 0.28), (0.48, 0.44), (-0.54, 0.44)],
    &[(-0.54, 0.12), (-0.37, 0.12), (-0.37, 0.32), (-0.54, 0.32)],
    &[(-0.23, 0.19), (-0.1, 0.19), (-0.1, 0.32), (-0.23, 0.32)],
    &[(0.04, 0.19), (0.17, 0.19), (0.17, 0.32), (0.04, 0.32)],
    &[(0.31, 0.12), (0.48, 0.12), (0.48, 0.32), (0.31, 0.32)],
];

/// Draws the wall around a city, in front of it (KNIGHTS 5).
pub fn paint_wall(painter: &Painter, center: Pos2, side: f32, palette: &Palette) {
    let pen = Pen::new(painter, center, side * CITY_SIZE);
    framed(&pen, &WALL, palette.stone, palette);
}

/// Returns whether the wall around a city covers a point so many sides of a hex from its middle.
pub(super) fn wall_covers(at: Vec2) -> bool {
    covers(&WALL, at / CITY_SIZE)
}

/// The same of a metropolis.
pub(super) fn metropolis_covers(track: Track, at: Vec2) -> bool {
    let parts: &[Part] = match track {
        Track::Science => &OBSERVATORY,
        Track::Trade => &EXCHANGE,
        Track::Politics => &KEEP,
    };
    covers(parts, at / CITY_SIZE)
}

/// A drum under a dome with its lantern.
const OBSERVATORY: [Part; 3] = [
    &[(-0.45, 0.2), (-0.45, -0.32), (0.03, -0.32), (0.03, 0.2)],
    &[
        (-0.49, -0.32),
        (-0.47, -0.44),
        (-0.38, -0.55),
        (-0.21, -0.6),
        (-0.04, -0.55),
        (0.05, -0.44),
        (0.07, -0.32),
    ],
    &[(-0.26, -0.58), (-0.26, -0.72), (-0.16, -0.72), (-0.16, -0.58)],
];

/// A hall under a wide gable.
const EXCHANGE: [Part; 2] = [
    &[(-0.46, 0.2), (-0.46, -0.34), (0.04, -0.34), (0.04, 0.2)],
    &[(-0.62, -0.33), (-0.21, -0.71), (0.2, -0.33)],
];

/// A keep with battlements.
const KEEP: [Part; 4] = [
    &[(-0.46, 0.2), (-0.46, -0.46), (0.04, -0.46), (0.04, 0.2)],
    &[(-0.52, -0.4), (-0.52, -0.69), (-0.35, -0.69), (-0.35, -0.4)],
    &[(-0.28, -0.4), (-0.28, -0.63), (-0.14, -0.63), (-0.14, -0.4)],
    &[(-0.07, -0.4), (-0.07, -0.69), (0.1, -0.69), (0.1, -0.4)],
];

/// Draws what makes a city the metropolis of `track`, behind that city (KNIGHTS 7): a dome, a
/// gable, or battlements, as on the gates of the event die.
pub fn paint_metropolis(
    painter: &Painter,
    center: Pos2,
    side: f32,
    track: Track,
    palette: &Palette,
) {
    let pen = Pen::new(painter, center, side * CITY_SIZE);
    let (gold, edge) = (palette.gold, palette.edge);
    match track {
        Track::Science => {
            framed(&pen, &OBSERVATORY, gold, palette);
            pen.thread(&[(-0.47, -0.3), (0.05, -0.3)], 0.05, edge);
            pen.thread(&[(-0.21, -0.54), (-0.21, -0.3)], 0.05, edge);
        }
        Track::Trade => {
            framed(&pen, &EXCHANGE, gold, palette);
            pen.thread(&[(-0.56, -0.31), (0.14, -0.31)], 0.05, edge);
            for x in [-0.33, -0.21, -0.09] {
                pen.thread(&[(x, -0.31), (x, -0.1)], 0.045, edge);
            }
            pen.disc(-0.21, -0.45, 0.06, edge);
        }
        Track::Politics => {
            framed(&pen, &KEEP, gold, palette);
            pen.line(&[(-0.21, -0.36), (-0.21, -0.25)], 0.09, edge);
        }
    }
}

/// The awning, the posts under it, and the counter, in sides of a hex.
const STALL: [&[(f32, f32)]; 3] = [
    &[(-0.18, -0.29), (0.18, -0.29), (0.28, -0.06), (-0.28, -0.06)],
    &[(-0.2, -0.08), (0.2, -0.08), (0.2, 0.08), (-0.2, 0.08)],
    &[(-0.23, 0.02), (0.23, 0.02), (0.23, 0.28), (-0.23, 0.28)],
];

/// The light stripes of the awning.
const STRIPES: [[(f32, f32); 4]; 2] = [
    [(-0.115, -0.29), (-0.04, -0.29), (-0.06, -0.06), (-0.175, -0.06)],
    [(0.04, -0.29), (0.115, -0.29), (0.175, -0.06), (0.06, -0.06)],
];

/// Against the other pieces.
const SIZE: f32 = 0.92;

/// Draws the merchant of a player at its size on an island whose hexes have sides of `side`
/// points.
pub fn paint_merchant(painter: &Painter, center: Pos2, side: f32, color: Color, palette: &Palette) {
    let tone = palette.player(color);
    let pen = Pen::new(painter, center, side * SIZE);
    framed(&pen, &STALL, tone, palette);
    for stripe in &STRIPES {
        pen.fill(stripe, tone.ink);
    }
    pen.fill(&[(-0.2, -0.055), (0.2, -0.055), (0.2, 0.02), (-0.2, 0.02)], palette.edge);
    paint_mark_shape(painter, pen.spot(0.0, 0.15), pen.length(0.1), color, tone.ink);
}
