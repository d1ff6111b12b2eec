//! Roads and the robber on the island, and marks: where something may be placed, and what a
//! finger would take.

use egui::{Color32, Painter, Pos2, Shape, Stroke};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::geometry::Geometry;
use super::sea::{around_ship, ship_place};
use super::tiles::Canvas;
use crate::theme::Palette;
use crate::widgets::draw::{Pen, dashed_ring, distance_to_line, hexagon};
use crate::widgets::paint_mark_shape;
use board::{Intersection, Path, Spot};
use game::{Color, Condition, KnightsState, KnightsTable, Merchant, Pieces, Track};

/// A road's width in sides of a hex, and how far from an intersection it ends.
const WIDE: f32 = 0.17;

const TRIM: f32 = 0.23;

impl Canvas<'_> {
    /// A glow around a road that is part of the longest one, and a thread that
    /// leads on to the next, as it does past ships. Other roads get none.
    pub(super) fn lit_path(&self, path: Path, condition: Option<Condition>) {
        let side = self.geometry.side();
        let glow = self.palette.glow;
        let ends = self.geometry.path(path);
        let thread = (side * 0.075).max(2.5);
        for (thick, color) in [(thread + 2.5, self.palette.edge), (thread, glow)] {
            self.painter.line_segment(ends, Stroke::new(thick, color));
            for end in ends {
                self.painter.circle_filled(end, thick / 2.0, color);
            }
        }
        if condition == Some(Condition::Intact) {
            let rim = (side * 0.12).max(4.5);
            let bar = self.geometry.bar(path, TRIM);
            self.stroke(bar, side * WIDE + 2.0 * rim + 2.5, self.palette.edge);
            self.stroke(bar, side * WIDE + 2.0 * rim, glow);
        }
    }

    /// A road with its player's mark.
    pub(super) fn road(&self, path: Path, color: Color, condition: Condition) {
        let tone = self.palette.player(color);
        let side = self.geometry.side();
        match condition {
            Condition::Intact => {
                let bar = self.geometry.bar(path, TRIM);
                self.bar(bar, tone.fill);
                let [one, other] = bar;
                let middle = one.lerp(other, 0.5);
                paint_mark_shape(self.painter, middle, side * 0.07, color, tone.ink);
            }
            Condition::Damaged => {
                for [outer, inner] in broken(self.geometry, path) {
                    self.bar([outer, inner], tone.fill);
                    let middle = outer.lerp(inner, 0.15);
                    paint_mark_shape(self.painter, middle, side * 0.06, color, tone.ink);
                }
            }
        }
    }

    fn bar(&self, ends: [Pos2; 2], color: Color32) {
        let wide = self.geometry.side() * WIDE;
        let rim = rim(self.geometry.side());
        self.stroke(ends, wide + 3.2 * rim, self.palette.card.fill);
        self.stroke(ends, wide + 2.0 * rim, self.palette.edge);
        self.stroke(ends, wide, color);
    }

    /// A line with rounded ends.
    fn stroke(&self, ends: [Pos2; 2], thick: f32, color: Color32) {
        self.painter.line_segment(ends, Stroke::new(thick, color));
        for end in ends {
            self.painter.circle_filled(end, thick / 2.0, color);
        }
    }

    /// The warning on a damaged road, above all other pieces.
    pub(super) fn damage_sign(&self, path: Path) {
        let [one, other] = self.geometry.path(path);
        self.damage_sign_at(one.lerp(other, 0.5));
    }

    /// The same anywhere.
    pub(super) fn damage_sign_at(&self, at: Pos2) {
        let half = sign_half(self.geometry.side());
        let pen = Pen::new(self.painter, at, half);
        let corners = [(0.0, -0.95), (1.05, 0.85), (-1.05, 0.85)];
        let edge = self.palette.edge;
        // The sign is dark in every look, so its warning color stays the same.
        let warning = Palette::dark().warning_line;
        pen.outlined(&corners, edge, Stroke::new(half * 0.6, edge));
        pen.outlined(&corners, warning, Stroke::new(half * 0.12, warning));
        pen.line(&[(0.0, -0.3), (0.0, 0.22)], 0.22, edge);
        pen.disc(0.0, 0.56, 0.14, edge);
    }
}

/// The halves of a damaged road, which is broken in two across its path, each from its outer
/// end inward.
fn broken(geometry: &Geometry, path: Path) -> [[Pos2; 2]; 2] {
    let [one, other] = geometry.path(path);
    let middle = one.lerp(other, 0.5);
    let along = other - one;
    let across = along.rot90();
    [-1.0, 1.0].map(|side| {
        let half = middle + along * 0.075 * side;
        [half + across * 0.27 * side, half + across * 0.11 * side]
    })
}

/// Returns whether a road's figure covers `pos`.
pub(super) fn road_covers(
    geometry: &Geometry,
    path: Path,
    condition: Condition,
    pos: Pos2,
) -> bool {
    let half = geometry.side() * WIDE / 2.0 + 1.6 * rim(geometry.side());
    let is_near = |bar: [Pos2; 2], reach: f32| distance_to_line(pos, bar) <= reach;
    match condition {
        Condition::Intact => is_near(geometry.bar(path, TRIM), half),
        Condition::Damaged => {
            let sign = geometry.spot(Spot::Path(path));
            pos.distance(sign) <= sign_half(geometry.side())
                || broken(geometry, path).into_iter().any(|bar| is_near(bar, half))
        }
    }
}

/// The width of the dark edge around a road, in points.
fn rim(side: f32) -> f32 {
    (side * 0.032).max(1.4)
}

/// Half the height of the sign on what is damaged, in points.
fn sign_half(side: f32) -> f32 {
    (side * 0.14).max(5.5)
}

/// The metropolises and the merchant; by default none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Landmarks {
    metropolises: EnumMap<Track, Option<Intersection>>,
    pub(super) merchant: Option<Merchant>,
}

impl Landmarks {
    /// Distance of a city with its metropolis below its intersection, in sides of a hex: the two
    /// reach as high above it as below it.
    pub(super) const LOWERED: f32 = 0.08;

    /// As they stand in a game; none where it is not played.
    pub fn of(knights: Option<&KnightsState>) -> Self {
        let table = knights.map(KnightsState::table);
        table.map_or_else(Self::default, |table| Self {
            metropolises: table.metropolises,
            merchant: table.merchant,
        })
    }

    /// As they stand where the app comes to a game.
    pub const fn at_start(start: &KnightsTable) -> Self {
        Self { metropolises: start.metropolises, merchant: start.merchant }
    }

    /// The track whose metropolis stands at `place`.
    pub(super) fn metropolis(&self, place: Intersection) -> Option<Track> {
        Track::ALL.into_iter().find(|track| self.metropolises[*track] == Some(place))
    }
}

/// The piece under the mark of a choice, if any.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MarkGround {
    Free,
    /// A piece: the mark goes around it and leaves it visible.
    Taken,
    /// A piece wider than others: a knight with its sword, or a wall.
    TakenWide,
    /// A ship, as high as it is wide.
    Ship,
}

impl MarkGround {
    pub(super) fn of(spot: Spot, pieces: &Pieces) -> Self {
        let is_taken = match spot {
            Spot::Hex(_) => false,
            Spot::Intersection(place) if is_wide(place, pieces) => return Self::TakenWide,
            Spot::Intersection(place) => pieces.building(place).is_some(),
            Spot::Path(path) if pieces.ship(path).is_some() => return Self::Ship,
            Spot::Path(path) => pieces.road(path).is_some(),
        };
        if is_taken { Self::Taken } else { Self::Free }
    }
}

fn is_wide(place: Intersection, pieces: &Pieces) -> bool {
    pieces.knight(place).is_some() || pieces.has_wall(place)
}

impl Canvas<'_> {
    /// A dashed ring or bar where something may be placed.
    pub(super) fn choice(&self, spot: Spot, ground: MarkGround) {
        let side = self.geometry.side();
        let thick = (side * 0.055).max(3.0);
        let layers = [(thick + 2.5, self.palette.edge), (thick, self.palette.choice)];
        let (shade, ring, half) = match ground {
            MarkGround::Free => (self.palette.edge.gamma_multiply(0.5), 0.23, 0.11),
            MarkGround::Taken => (Color32::TRANSPARENT, 0.36, 0.17),
            MarkGround::TakenWide => (Color32::TRANSPARENT, 0.47, 0.17),
            MarkGround::Ship => (self.palette.choice.gamma_multiply(0.45), 0.0, 0.17),
        };
        match self.mark(spot, ground, (0.86, ring, half)) {
            SpotMark::Rim(mut corners) => {
                let is_hex = matches!(spot, Spot::Hex(_));
                if !is_hex {
                    self.painter.add(Shape::convex_polygon(corners.clone(), shade, Stroke::NONE));
                }
                corners.extend(corners.first().copied());
                // A whole number of dashes per side of a hex makes its corners match.
                let (dash, on, off) =
                    if is_hex { (side * 0.86 / 3.0, 0.64, 0.36) } else { (side * 0.125, 1.0, 0.6) };
                for (thick, color) in layers {
                    let line = Stroke::new(thick, color);
                    self.painter.extend(Shape::dashed_line(&corners, line, dash * on, dash * off));
                }
            }
            SpotMark::Ring(center, radius) => {
                self.painter.circle_filled(center, radius, shade);
                let dashes = if ground == MarkGround::Ship { 9 } else { 7 };
                for (thick, color) in layers {
                    dashed_ring(self.painter, center, radius, dashes, Stroke::new(thick, color));
                }
            }
        }
    }

    /// Marks the choice that a mouse would take.
    pub(super) fn hovered(&self, spot: Spot, ground: MarkGround) {
        let side = self.geometry.side();
        let thick = match spot {
            Spot::Hex(_) => 4.0,
            Spot::Intersection(_) => (side * 0.06).max(3.0),
            Spot::Path(_) => (side * 0.05).max(3.0),
        };
        let line = Stroke::new(thick, self.palette.choice);
        self.mark(spot, ground, (0.93, 0.3, 0.15)).draw(self.painter, line);
    }

    /// A bright, solid ring around what was just chosen; along the edge of a hex, so that terrain
    /// and token stay readable.
    pub(super) fn selected(&self, spot: Spot, ground: MarkGround) {
        let ring = if ground == MarkGround::TakenWide { 0.47 } else { 0.34 };
        let mark = self.mark(spot, ground, (0.88, ring, 0.17));
        for (thick, color) in [(0.13, self.palette.edge), (0.075, self.palette.focus)] {
            let thick = (self.geometry.side() * thick).max(3.0);
            mark.draw(self.painter, Stroke::new(thick, color));
        }
    }

    /// Returns what marks a place: so many sides of a hex around its middle, around an
    /// intersection, and to both sides of a path.
    fn mark(&self, spot: Spot, ground: MarkGround, (hex, ring, half): (f32, f32, f32)) -> SpotMark {
        let (side, center) = (self.geometry.side(), self.geometry.spot(spot));
        match spot {
            Spot::Hex(_) => SpotMark::Rim(hexagon(center, side * hex)),
            Spot::Intersection(_) => SpotMark::Ring(center, side * ring),
            Spot::Path(path) if ground == MarkGround::Ship => {
                SpotMark::Ring(ship_place(self.geometry, path), around_ship(side))
            }
            Spot::Path(path) => SpotMark::Rim(self.around(path, half)),
        }
    }

    /// The corners of a bar along a path, `half` of a hex's side to both sides of it.
    fn around(&self, path: Path, half: f32) -> Vec<Pos2> {
        let [one, other] = self.geometry.bar(path, 0.27);
        let across = (other - one).normalized().rot90() * self.geometry.side() * half;
        vec![one - across, other - across, other + across, one + across]
    }
}

/// A line around a place, which marks it.
enum SpotMark {
    Rim(Vec<Pos2>),
    Ring(Pos2, f32),
}

impl SpotMark {
    fn draw(&self, painter: &Painter, line: Stroke) {
        match self {
            Self::Rim(corners) => painter.add(Shape::closed_line(corners.clone(), line)),
            Self::Ring(center, radius) => painter.circle_stroke(*center, *radius, line),
        };
    }
}
