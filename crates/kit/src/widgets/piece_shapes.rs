//! The shapes of the pieces: settlement, city, and robber; and of what Cities & Knights adds:
//! walls, the three metropolises, and the merchant with a bundle on the back (KNIGHTS 12).

use egui::{Color32, Painter, Pos2, Stroke, Vec2, pos2, vec2};

use super::draw::{Pen, distance_to_polygon};
use super::mark::paint_mark_shape;
use super::signs::{PieceFigure, SignCorner};
use crate::theme::{Palette, Tone, mixed};
use board::Terrain;
use game::{Building, Color, Track};

/// The sizes of both against their outlines.
const SETTLEMENT_SIZE: f32 = 1.08;

const CITY_SIZE: f32 = 0.86;

/// Distance that a city on its side is moved along it, in units of its figure.
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
            framed(&pen, PieceFigure::House.parts(), tone, palette);
            pen.fill_all(PieceFigure::Roof.parts(), mixed(tone.fill, palette.edge, 0.2));
            let mark = pen.spot(0.0, 0.05);
            (pen, 0.12, mark)
        }
        Building::LaidCity => return laid_city(painter, center, side, color, palette),
        Building::City | Building::OilMetropolis => {
            if building == Building::OilMetropolis {
                derrick(painter, center, side, palette);
            }
            let pen = Pen::new(painter, center, side * CITY_SIZE);
            framed(&pen, PieceFigure::City.parts(), tone, palette);
            pen.fill_all(PieceFigure::CityRoofs.parts(), mixed(tone.fill, palette.edge, 0.2));
            let mark = pen.spot(0.15, 0.0);
            (pen, 0.14, mark)
        }
    };
    paint_mark_shape(painter, mark, pen.length(radius), color, tone.ink);
}

/// Draws what makes a city an oil metropolis, behind that city: a derrick in a drop's color, unlike
/// any metropolis of Cities & Knights (TRADERS 7.4).
fn derrick(painter: &Painter, center: Pos2, side: f32, palette: &Palette) {
    let pen = Pen::new(painter, center, side * CITY_SIZE);
    let tone = palette.terrain(Terrain::Spring);
    framed(&pen, PieceFigure::Derrick.parts(), tone, palette);
    for (left, right, y) in [(-0.36, -0.08, -0.26), (-0.32, -0.12, -0.45)] {
        pen.thread(&[(left, y), (right, y - 0.17)], 0.04, tone.ink);
        pen.thread(&[(right, y), (left, y - 0.17)], 0.04, tone.ink);
    }
    pen.disc(-0.22, -0.74, 0.055, tone.ink);
}

/// Returns whether a building's figure covers a point so many sides of a hex from its middle.
pub(super) fn building_covers(building: Building, at: Vec2) -> bool {
    match building {
        Building::Settlement => covers(PieceFigure::House.parts(), at / SETTLEMENT_SIZE),
        Building::City => covers(PieceFigure::City.parts(), at / CITY_SIZE),
        Building::OilMetropolis => {
            let all = [PieceFigure::City, PieceFigure::Derrick];
            all.into_iter().any(|figure| covers(figure.parts(), at / CITY_SIZE))
        }
        Building::LaidCity => covers(&lying(PieceFigure::City), at / CITY_SIZE - vec2(LAID, 0.0)),
    }
}

/// Returns whether one of these convex parts of a figure, or its frame, covers a point.
pub(super) fn covers<P: AsRef<[SignCorner]>>(parts: &[P], at: Vec2) -> bool {
    parts.iter().any(|part| {
        let corners: Vec<Pos2> = part.as_ref().iter().map(|(x, y)| pos2(*x, *y)).collect();
        distance_to_polygon(at.to_pos2(), &corners) <= FRAME / 2.0
    })
}

/// A city on its side, its tower to the right.
fn laid_city(painter: &Painter, center: Pos2, side: f32, color: Color, palette: &Palette) {
    let tone = palette.player(color);
    let pen = Pen::new(painter, center, side * CITY_SIZE).at(LAID, 0.0, 1.0);
    framed(&pen, &lying(PieceFigure::City), tone, palette);
    pen.fill_all(&lying(PieceFigure::CityRoofs), mixed(tone.fill, palette.edge, 0.2));
    paint_mark_shape(painter, pen.spot(0.0, 0.15), pen.length(0.14), color, tone.ink);
}

/// A figure made of convex parts with one outline around all of them: dark,
/// with a light edge that shows up on a dark ground.
pub(super) fn framed<P: AsRef<[SignCorner]>>(
    pen: &Pen<'_>,
    parts: &[P],
    tone: Tone,
    palette: &Palette,
) {
    let rim = Stroke::new(pen.length(FRAME), palette.card.fill);
    let edge = Stroke::new(pen.length(0.085), palette.edge);
    let layers = [(palette.card.fill, rim), (palette.edge, edge), (tone.fill, Stroke::NONE)];
    for (fill, line) in layers {
        for part in parts {
            pen.outlined(part.as_ref(), fill, line);
        }
    }
}

/// A figure that has fallen to its right.
fn lying(figure: PieceFigure) -> Vec<Vec<SignCorner>> {
    let fallen = |part: &Vec<SignCorner>| part.iter().map(|(x, y)| (-y, *x)).collect();
    figure.parts().iter().map(fallen).collect()
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

/// Draws the wall around a city, in front of it (KNIGHTS 5).
pub fn paint_wall(painter: &Painter, center: Pos2, side: f32, palette: &Palette) {
    let pen = Pen::new(painter, center, side * CITY_SIZE);
    framed(&pen, PieceFigure::Wall.parts(), palette.stone, palette);
}

/// Returns whether the wall around a city covers a point so many sides of a hex from its middle.
pub(super) fn wall_covers(at: Vec2) -> bool {
    covers(PieceFigure::Wall.parts(), at / CITY_SIZE)
}

/// The same of a metropolis.
pub(super) fn metropolis_covers(track: Track, at: Vec2) -> bool {
    covers(metropolis(track).parts(), at / CITY_SIZE)
}

const fn metropolis(track: Track) -> PieceFigure {
    match track {
        Track::Science => PieceFigure::Observatory,
        Track::Trade => PieceFigure::Exchange,
        Track::Politics => PieceFigure::Keep,
    }
}

/// Draws what makes a city the metropolis of `track`, behind that city (KNIGHTS 7): a dome, a
/// gable, or battlements, as on the gates of the event die and in the track's color.
pub fn paint_metropolis(
    painter: &Painter,
    center: Pos2,
    side: f32,
    track: Track,
    palette: &Palette,
) {
    let pen = Pen::new(painter, center, side * CITY_SIZE);
    let tone = palette.track(track);
    framed(&pen, metropolis(track).parts(), tone, palette);
    let edge = tone.ink;
    match track {
        Track::Science => {
            pen.thread(&[(-0.47, -0.3), (0.05, -0.3)], 0.05, edge);
            pen.thread(&[(-0.21, -0.54), (-0.21, -0.3)], 0.05, edge);
        }
        Track::Trade => {
            pen.thread(&[(-0.56, -0.31), (0.14, -0.31)], 0.05, edge);
            for x in [-0.33, -0.21, -0.09] {
                pen.thread(&[(x, -0.31), (x, -0.1)], 0.045, edge);
            }
            pen.disc(-0.21, -0.45, 0.06, edge);
        }
        Track::Politics => pen.line(&[(-0.21, -0.36), (-0.21, -0.25)], 0.09, edge),
    }
}

/// Against the other pieces.
const SIZE: f32 = 0.92;

/// Draws the merchant of a player at its size on an island whose hexes have sides of `side`
/// points.
pub fn paint_merchant(painter: &Painter, center: Pos2, side: f32, color: Color, palette: &Palette) {
    let tone = palette.player(color);
    let pen = Pen::new(painter, center, side * SIZE);
    let bundle = Tone { fill: palette.jetty, ink: palette.edge };
    framed(&pen, PieceFigure::Bundle.parts(), bundle, palette);
    framed(&pen, PieceFigure::Merchant.parts(), tone, palette);
    pen.thread(&[(-0.09, -0.14), (0.09, -0.14)], 0.045, palette.edge);
    paint_mark_shape(painter, pen.spot(0.0, 0.09), pen.length(0.11), color, tone.ink);
}
