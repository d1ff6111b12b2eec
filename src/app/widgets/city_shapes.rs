//! What Cities & Knights makes of a city: one on its side, one with a wall, and the three
//! metropolises.

use egui::{Painter, Pos2};

use super::draw::Pen;
use super::mark::paint_mark_shape;
use super::piece_shapes::{CITY, CITY_ROOF, CITY_SIZE, CITY_SPIRE, framed, lying};
use crate::app::theme::{Palette, mixed};
use crate::game::{Color, Track};

type Part = &'static [(f32, f32)];

/// A city on its side, its tower to the right.
pub(super) fn laid_city(
    painter: &Painter,
    center: Pos2,
    side: f32,
    color: Color,
    palette: &Palette,
) {
    let tone = palette.player(color);
    let pen = Pen::new(painter, center, side * CITY_SIZE).at(-0.08, 0.0, 1.0);
    let parts = CITY.map(lying);
    framed(&pen, &parts.each_ref().map(Vec::as_slice), tone, palette);
    for roof in [CITY_ROOF.as_slice(), &CITY_SPIRE] {
        pen.fill(&lying(roof), mixed(tone.fill, palette.edge, 0.2));
    }
    paint_mark_shape(painter, pen.spot(0.0, 0.15), pen.length(0.14), color, tone.ink);
}

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

/// A drum under a dome with its lantern.
const OBSERVATORY: [Part; 3] = [
    &[(-0.45, 0.2), (-0.45, -0.4), (0.03, -0.4), (0.03, 0.2)],
    &[
        (-0.49, -0.4),
        (-0.47, -0.53),
        (-0.38, -0.65),
        (-0.21, -0.7),
        (-0.04, -0.65),
        (0.05, -0.53),
        (0.07, -0.4),
    ],
    &[(-0.26, -0.68), (-0.26, -0.84), (-0.16, -0.84), (-0.16, -0.68)],
];

/// A hall under a wide gable.
const EXCHANGE: [Part; 2] = [
    &[(-0.46, 0.2), (-0.46, -0.44), (0.04, -0.44), (0.04, 0.2)],
    &[(-0.62, -0.42), (-0.21, -0.82), (0.2, -0.42)],
];

/// A keep with battlements.
const KEEP: [Part; 4] = [
    &[(-0.46, 0.2), (-0.46, -0.56), (0.04, -0.56), (0.04, 0.2)],
    &[(-0.52, -0.48), (-0.52, -0.8), (-0.35, -0.8), (-0.35, -0.48)],
    &[(-0.28, -0.48), (-0.28, -0.74), (-0.14, -0.74), (-0.14, -0.48)],
    &[(-0.07, -0.48), (-0.07, -0.8), (0.1, -0.8), (0.1, -0.48)],
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
            pen.thread(&[(-0.47, -0.38), (0.05, -0.38)], 0.05, edge);
            pen.thread(&[(-0.21, -0.62), (-0.21, -0.38)], 0.05, edge);
        }
        Track::Trade => {
            framed(&pen, &EXCHANGE, gold, palette);
            pen.thread(&[(-0.56, -0.4), (0.14, -0.4)], 0.05, edge);
            for x in [-0.33, -0.21, -0.09] {
                pen.thread(&[(x, -0.4), (x, -0.1)], 0.045, edge);
            }
            pen.disc(-0.21, -0.55, 0.06, edge);
        }
        Track::Politics => {
            framed(&pen, &KEEP, gold, palette);
            pen.line(&[(-0.21, -0.42), (-0.21, -0.3)], 0.09, edge);
        }
    }
}
