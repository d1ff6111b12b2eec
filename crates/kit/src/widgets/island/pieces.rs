//! Roads on the island, what is damaged, and the landmarks of Cities & Knights.

use egui::{Color32, Pos2, Stroke};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::geometry::Geometry;
use super::parts::IslandPart;
use super::tiles::Canvas;
use crate::theme::Palette;
use crate::widgets::draw::{Pen, distance_to_line};
use crate::widgets::paint_mark_shape;
use board::{Intersection, Path, Spot};
use game::{Color, Condition, KnightsState, KnightsTable, Merchant, Track};

/// A road's width in sides of a hex, and how far from an intersection it ends.
const WIDE: f32 = 0.17;

const TRIM: f32 = 0.23;

impl Canvas<'_> {
    /// A glow around a road that is part of the longest one, and a thread that
    /// leads on to the next, as it does past ships. Other roads get none.
    pub(super) fn lit_path(&self, path: Path, condition: Option<Condition>) {
        self.begin(IslandPart::LitPath);
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
        self.begin(IslandPart::Road);
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
                for [outer, inner] in broken(self.geometry.path(path), BROKEN_ROAD) {
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
        self.begin(IslandPart::Damage);
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

/// The distance of the halves of a damaged road from the middle of its path, and of their outer and inner
/// ends from the path itself, in its lengths.
const BROKEN_ROAD: (f32, [f32; 2]) = (0.075, [0.27, 0.11]);

/// The halves of what is damaged on a path, which is broken in two across it, each from its outer end
/// inward.
pub(super) fn broken([one, other]: [Pos2; 2], (apart, ends): (f32, [f32; 2])) -> [[Pos2; 2]; 2] {
    let middle = one.lerp(other, 0.5);
    let along = other - one;
    let across = along.rot90();
    [-1.0, 1.0].map(|side| {
        let half = middle + along * apart * side;
        ends.map(|end| half + across * end * side)
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
                || broken(geometry.path(path), BROKEN_ROAD)
                    .into_iter()
                    .any(|bar| is_near(bar, half))
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
