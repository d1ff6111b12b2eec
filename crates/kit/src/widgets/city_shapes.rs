//! What Cities & Knights adds to a city: its wall and the three metropolises.

use egui::{Painter, Pos2, Vec2};

use super::draw::Pen;
use super::piece_shapes::{CITY_SIZE, covers, framed};
use crate::theme::Palette;
use game::Track;

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

/// Whether the wall around a city covers a point so many sides of a hex from its middle.
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
