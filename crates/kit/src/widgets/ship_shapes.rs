//! The shapes of ships (a player's, with hull and sail, and the pirate's, SEA 2, 5) and of
//! knights: a shield under a crest whose points tell the strength (KNIGHTS 10).

use egui::{Color32, Painter, Pos2, Stroke, Vec2, vec2};

use super::draw::Pen;
use super::mark::paint_mark_shape;
use super::piece_shapes::{covers, framed};
use super::signs::{PieceFigure, SignCorner};
use crate::theme::{Palette, Tone, mixed};
use game::{Color, Knight, KnightLevel, Readiness};

/// The middle of the mark on the sail, and its radius.
const MARK: ((f32, f32), f32) = ((0.03, -0.22), 0.17);

/// Returns the points in a unit of a ship on an island whose hexes have sides of `side` points:
/// where hexes are small a ship fills more of its path, so that it stays readable.
pub fn ship_unit(side: f32) -> f32 {
    (side * 0.74).max((side * 0.96).min(20.0))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShipState {
    /// Upright, free to sail.
    Open,
    /// A rope along its hull ties it to the next (SEA 3).
    Closed,
    /// On its side, turned by an earthquake.
    Damaged,
    /// Pale: it isn't there yet.
    Planned,
}

impl ShipState {
    fn lie(self, (x, y): SignCorner) -> SignCorner {
        if self == Self::Damaged { (-y, x) } else { (x, y) }
    }

    fn all(self, corners: &[SignCorner]) -> Vec<SignCorner> {
        corners.iter().map(|corner| self.lie(*corner)).collect()
    }

    /// Returns whether the figure of a ship covers a point so many units of it from its middle.
    pub(super) fn covers(self, at: Vec2) -> bool {
        covers(&self.parts(&[PieceFigure::Mast, PieceFigure::Sail, PieceFigure::Hull]), at)
    }

    fn parts(self, figures: &[PieceFigure]) -> Vec<Vec<SignCorner>> {
        figures.iter().flat_map(|figure| figure.parts()).map(|part| self.all(part)).collect()
    }
}

/// Draws a ship of `color` at its size on an island whose hexes have sides of `side` points.
pub fn paint_ship(
    painter: &Painter,
    center: Pos2,
    side: f32,
    state: ShipState,
    color: Color,
    palette: &Palette,
) {
    let usual = palette.player(color);
    let tone = match state {
        ShipState::Planned => Tone { fill: mixed(usual.fill, palette.shallows, 0.55), ..usual },
        _ => usual,
    };
    let pen = Pen::new(painter, center, ship_unit(side));
    let parts = state.parts(&[PieceFigure::Mast, PieceFigure::Sail, PieceFigure::Hull]);
    framed(&pen, &parts, tone, palette);
    let wood = mixed(tone.fill, palette.edge, 0.34);
    pen.fill_all(&state.parts(&[PieceFigure::Mast, PieceFigure::Hull]), wood);
    // The gap between sail and hull, which nothing else shows in pieces of one color.
    pen.thread(&state.all(&[(-0.3, 0.09), (0.3, 0.09)]), 0.07, palette.edge);
    if state == ShipState::Closed {
        let rope = (pen.length(0.1)).max(2.4);
        let ends = [pen.spot(-0.52, 0.2), pen.spot(0.52, 0.2)];
        paint_rope(painter, ends, rope, palette);
    }
    let (middle, radius) = MARK;
    let (x, y) = state.lie(middle);
    paint_mark_shape(painter, pen.spot(x, y), pen.length(radius), color, tone.ink);
}

/// Draws a rope `thick` points thick.
pub fn paint_rope(painter: &Painter, [one, other]: [Pos2; 2], thick: f32, palette: &Palette) {
    let rim = (thick * 0.34).max(1.1);
    for (thick, color) in [(thick + 2.0 * rim, palette.edge), (thick, palette.card.fill)] {
        painter.line_segment([one, other], Stroke::new(thick, color));
        for end in [one, other] {
            painter.circle_filled(end, thick / 2.0, color);
        }
    }
    // Its strands.
    let along = (other - one).normalized() * thick;
    let across = along.rot90() * 0.5;
    let strand = Stroke::new((thick * 0.26).max(1.0), palette.edge);
    let count = (one.distance(other) / (thick * 1.15)).floor().max(2.0);
    let strands = std::iter::successors(Some(0.5), |nth| Some(nth + 1.0));
    for nth in strands.take_while(|nth| *nth < count) {
        let at = one.lerp(other, nth / count);
        let ends = [at - across - 0.3 * along, at + across + 0.3 * along];
        painter.line_segment(ends, strand);
    }
}

/// Draws the mark of a path where a ship may lie: an empty one, with the light rim of all marks.
pub fn paint_ship_mark(painter: &Painter, center: Pos2, side: f32, palette: &Palette) {
    let parts = [PieceFigure::Sail, PieceFigure::Hull].into_iter().flat_map(PieceFigure::parts);
    let parts: Vec<_> = parts.map(Vec::as_slice).collect();
    empty(&Pen::new(painter, center, ship_unit(side) * MARKED), &parts, palette);
}

/// Draws the mark of a place where a knight may stand: an empty shield.
pub fn paint_knight_mark(painter: &Painter, center: Pos2, side: f32, palette: &Palette) {
    let parts: Vec<_> = PieceFigure::Shield.parts().iter().map(Vec::as_slice).collect();
    empty(&Pen::new(painter, center, side * SIZE), &parts, palette);
}

/// A mark's size against the piece that it stands for.
const MARKED: f32 = 0.62;

/// A dark figure with a light rim, as no player's piece is.
fn empty(pen: &Pen<'_>, parts: &[&[SignCorner]], palette: &Palette) {
    let thick = pen.length(0.11).max(2.0);
    let rims = [(thick * 2.0 + 2.5, palette.edge), (thick * 2.0, palette.choice)];
    for (wide, color) in rims.into_iter().chain([(0.0, palette.robber)]) {
        for part in parts {
            pen.outlined(part, color, Stroke::new(wide, color));
        }
    }
}

/// Draws a ship's outline, filled, `more` points larger all around: what shines behind it.
pub fn paint_ship_ground(
    painter: &Painter,
    center: Pos2,
    side: f32,
    state: ShipState,
    (more, color): (f32, Color32),
) {
    let pen = Pen::new(painter, center, ship_unit(side));
    let line = Stroke::new(2.0 * more + pen.length(0.14), color);
    for part in state.parts(&[PieceFigure::Mast, PieceFigure::Sail, PieceFigure::Hull]) {
        pen.outlined(&part, color, line);
    }
}

/// Draws the pirate, `half` points from the center to the top of its mast and to its keel.
pub fn paint_pirate(painter: &Painter, center: Pos2, half: f32, palette: &Palette) {
    let pen = Pen::new(painter, center, half);
    let light = palette.card.fill;
    for part in PieceFigure::Pirate.parts() {
        pen.outlined(part, light, Stroke::new(pen.length(0.17), light));
    }
    pen.fill_all(PieceFigure::Pirate.parts(), palette.robber);
    skull(&pen.at(0.09, -0.36, 1.0), light, palette.robber);
    pen.thread(&[(-0.58, 0.22), (0.56, 0.22)], 0.09, light);
    for x in [-0.42, -0.08, 0.26] {
        pen.disc(x, 0.52, 0.07, light);
    }
}

/// A skull above two bones that cross.
fn skull(pen: &Pen<'_>, bone: Color32, hollow: Color32) {
    pen.line(&[(-0.32, 0.16), (0.32, 0.36)], 0.1, bone);
    pen.line(&[(-0.32, 0.36), (0.32, 0.16)], 0.1, bone);
    pen.disc(0.0, -0.1, 0.25, bone);
    pen.fill(&[(-0.13, 0.02), (0.13, 0.02), (0.12, 0.22), (-0.12, 0.22)], bone);
    for x in [-0.1, 0.1] {
        pen.disc(x, -0.09, 0.075, hollow);
    }
}

/// The crest above the shield.
const fn crest(level: KnightLevel) -> PieceFigure {
    match level {
        KnightLevel::Basic => PieceFigure::BasicCrest,
        KnightLevel::Strong => PieceFigure::StrongCrest,
        KnightLevel::Mighty => PieceFigure::MightyCrest,
    }
}

/// Against the other pieces.
const SIZE: f32 = 0.92;

/// Returns how far a knight is moved, to the left and down, for its sword to fit.
const fn moved(readiness: Readiness) -> (f32, f32) {
    match readiness {
        Readiness::Active => (-0.06, 0.08),
        Readiness::Inactive => (0.0, 0.08),
    }
}

/// The shield and the crest of a knight.
fn body(level: KnightLevel) -> Vec<&'static [SignCorner]> {
    let parts = PieceFigure::Shield.parts().iter().chain(crest(level).parts());
    parts.map(Vec::as_slice).collect()
}

/// The same with the sword, which only an active one raises: one that lay on the ground would
/// cover roads, numbers, and neighbors.
fn outline(knight: Knight) -> Vec<&'static [SignCorner]> {
    let mut parts = body(knight.level);
    if knight.readiness == Readiness::Active {
        parts.extend(PieceFigure::RaisedSword.parts().iter().map(Vec::as_slice));
    }
    parts
}

/// Returns whether a knight's figure covers a point so many sides of a hex from its middle.
pub(super) fn knight_covers(knight: Knight, at: Vec2) -> bool {
    let (x, y) = moved(knight.readiness);
    covers(&outline(knight), at / SIZE - vec2(x, y))
}

/// Draws a knight of `color` at its size on an island whose hexes have sides of `side`
/// points.
pub fn paint_knight(
    painter: &Painter,
    center: Pos2,
    side: f32,
    knight: Knight,
    color: Color,
    palette: &Palette,
) {
    let tone = palette.player(color);
    let middle = Pen::new(painter, center, side * SIZE);
    let (x, y) = moved(knight.readiness);
    let pen = middle.at(x, y, 1.0);
    let mark = match knight.readiness {
        Readiness::Active => {
            framed(&pen, PieceFigure::RaisedSword.parts(), palette.card, palette);
            (0.15, tone.ink)
        }
        Readiness::Inactive => (0.12, palette.edge),
    };
    framed(&pen, &body(knight.level), tone, palette);
    pen.fill_all(crest(knight.level).parts(), mixed(tone.fill, palette.edge, 0.2));
    pen.fill(&[(-0.25, -0.21), (0.25, -0.21), (0.25, -0.18), (-0.25, -0.18)], palette.edge);
    if knight.readiness == Readiness::Inactive {
        let dull = mixed(palette.card.fill, palette.edge, 0.2);
        pen.fill_all(PieceFigure::Hollow.parts(), dull);
    }
    let (radius, ink) = mark;
    paint_mark_shape(painter, pen.spot(0.0, 0.02), pen.length(radius), color, ink);
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::widgets::draw::distance_to_polygon;

    #[test]
    fn a_ship_fills_its_path_where_hexes_are_small_and_leaves_room_where_they_are_large() {
        assert!((ship_unit(14.0) - 13.44).abs() < 0.01);
        assert!((ship_unit(24.0) - 20.0).abs() < 0.01);
        assert!((ship_unit(60.0) - 44.4).abs() < 0.01);
        for side in 10..90_u8 {
            let side = f32::from(side);
            assert!(ship_unit(side + 1.0) >= ship_unit(side));
        }
    }

    /// Returns where a knight is on an island of the smallest window, point by point.
    fn covered(knight: Knight) -> Vec<bool> {
        let parts = outline(knight);
        let at = |nth: u8| (f32::from(nth) + 0.5) / 26.0 - 0.6;
        let points = (0..32).flat_map(|row| (0..32).map(move |column| pos2(at(column), at(row))));
        let inside = |part: &&[SignCorner], point| {
            let corners: Vec<Pos2> = part.iter().map(|(x, y)| pos2(*x, *y)).collect();
            distance_to_polygon(point, &corners) <= 0.0
        };
        points.map(|point| parts.iter().any(|part| inside(part, point))).collect()
    }

    #[test]
    fn the_six_knights_are_told_apart_by_outline_where_a_hex_is_28_points_wide() {
        let all: Vec<Knight> = KnightLevel::ALL
            .into_iter()
            .flat_map(|level| {
                [Readiness::Active, Readiness::Inactive]
                    .map(|readiness| Knight { level, readiness })
            })
            .collect();
        for (nth, one) in all.iter().enumerate() {
            for other in all.iter().skip(nth + 1) {
                let both = || covered(*one).into_iter().zip(covered(*other));
                let either = both().filter(|(a, b)| *a || *b).count();
                let apart = both().filter(|(a, b)| a != b).count();
                assert!(apart * 8 > either, "{one:?} and {other:?}: {apart} of {either}");
            }
        }
    }
}
