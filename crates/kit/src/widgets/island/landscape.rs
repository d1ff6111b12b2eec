//! The things that an island has with fish, rivers, wagons, or oil beside its hexes and pieces: where rivers
//! run, wagons and bandits, hexes without their token, and what threatens.

use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::parts::IslandPart;
use super::tiles::Canvas;
use crate::theme::mixed;
use crate::widgets::Icon;
use crate::widgets::draw::{Pen, disc, hexagon};
use board::{Hex, Intersection, Path, Spot};
use game::{
    Flooded, OilState, OilTable, PerSeat, RiverMap, Seat, State, WagonStop, WagonsState,
    WagonsTable,
};
use words::text::Text;

/// Things on an island with fish, rivers, wagons, and oil beside hexes and pieces; by default
/// nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Landscape<'a> {
    /// Courses of rivers, and so the sites of bridges (TRADERS 2.2).
    pub rivers: Option<&'a RiverMap>,
    /// Wagons and bandits (TRADERS 5.1).
    pub wagons: Option<&'a WagonsTable>,
    /// Hexes that have lost their token (TRADERS 7.5).
    pub destroyed: &'a [Hex],
    /// The player whose wagon is on its way, and so drawn elsewhere.
    pub driving: Option<Seat>,
    /// The path of a bandit that is on its way there.
    pub hopping: Option<Path>,
    /// Stops of the wagon of whoever is on turn: the marks of these choices say how many points
    /// and how much gold that takes (TRADERS 5.4).
    pub stops: &'a [WagonStop],
    /// The paths that lead to each of them, in the same order: lit where the keyboard or the pointer
    /// is, and where one is selected.
    pub ways: &'a [Vec<Path>],
    /// Losses of each player by a flood (TRADERS 7.5).
    pub flood: Option<&'a PerSeat<Flooded>>,
    /// Places where something is about to be lost.
    pub threatened: &'a [Spot],
}

impl<'a> Landscape<'a> {
    /// As it is in a game; nothing where none of the modules is played.
    pub fn of(state: &'a State) -> Self {
        let wagons = state.wagons().map(WagonsState::table);
        Self::on(state.rivers(), wagons, state.oil().map(OilState::table))
    }

    /// As it lies on a table.
    pub fn on(
        rivers: Option<&'a RiverMap>,
        wagons: Option<&'a WagonsTable>,
        oil: Option<&'a OilTable>,
    ) -> Self {
        let destroyed = oil.map_or(&[][..], |oil| &oil.destroyed);
        Self { rivers, wagons, destroyed, ..Self::default() }
    }

    /// The name of `spot`, with what it costs a wagon to go there.
    pub(super) fn told(&self, text: &Text, name: String, spot: Spot) -> String {
        let stop = self.stops.iter().find(|stop| Spot::Intersection(stop.at) == spot);
        let Some(stop) = stop else { return name };
        let points = usize::from(stop.points).into();
        let (place, gold) = (name.into(), usize::from(stop.gold).into());
        if stop.gold == 0 {
            return text.with("place-stop", &[("place", place), ("points", points)]);
        }
        text.with("place-stop-toll", &[("place", place), ("points", points), ("gold", gold)])
    }

    /// The paths that lead to `spot`; none if no wagon is asked to go there.
    pub(super) fn way(&self, spot: Spot) -> &'a [Path] {
        let mut ways = self.stops.iter().zip(self.ways);
        let way = ways.find(|(stop, _)| Spot::Intersection(stop.at) == spot);
        way.map_or(&[], |(_, way)| way.as_slice())
    }
}

/// The same, to compare the next picture with.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct KeptLandscape {
    rivers: Option<RiverMap>,
    wagons: Option<WagonsTable>,
    destroyed: Vec<Hex>,
    driving: Option<Seat>,
    hopping: Option<Path>,
    stops: Vec<WagonStop>,
    ways: Vec<Vec<Path>>,
    flood: Option<PerSeat<Flooded>>,
    threatened: Vec<Spot>,
}

impl KeptLandscape {
    pub(super) fn of(land: Landscape<'_>) -> Self {
        Self {
            rivers: land.rivers.cloned(),
            wagons: land.wagons.cloned(),
            destroyed: land.destroyed.to_vec(),
            driving: land.driving,
            hopping: land.hopping,
            stops: land.stops.to_vec(),
            ways: land.ways.to_vec(),
            flood: land.flood.cloned(),
            threatened: land.threatened.to_vec(),
        }
    }

    pub(super) fn is(&self, land: Landscape<'_>) -> bool {
        let kept = Landscape {
            rivers: self.rivers.as_ref(),
            wagons: self.wagons.as_ref(),
            destroyed: &self.destroyed,
            driving: self.driving,
            hopping: self.hopping,
            stops: &self.stops,
            ways: &self.ways,
            flood: self.flood.as_ref(),
            threatened: &self.threatened,
        };
        kept == land
    }
}

/// The outline of a pool of oil, around its middle.
const POOL: [(f32, f32); 12] = [
    (0.44, 0.02),
    (0.34, 0.16),
    (0.16, 0.18),
    (0.02, 0.3),
    (-0.16, 0.22),
    (-0.36, 0.24),
    (-0.44, 0.06),
    (-0.32, -0.06),
    (-0.28, -0.2),
    (-0.06, -0.2),
    (0.12, -0.28),
    (0.3, -0.14),
];

impl Canvas<'_> {
    /// A hex that produces no more: a pool of oil where its token lay, crossed out.
    pub(super) fn destroyed(&self, hex: Hex) {
        self.begin(IslandPart::Spoiled);
        let (palette, side, center) = (self.palette, self.geometry.side(), self.geometry.hex(hex));
        let shade = palette.edge.gamma_multiply(0.42);
        let corners = hexagon(center, side * 0.975);
        self.painter.add(Shape::convex_polygon(corners, shade, Stroke::NONE));
        let pen = Pen::new(self.painter, center, side);
        let (oil, shine) = (mixed(palette.edge, Color32::BLACK, 0.5), palette.card.fill);
        let low = pen.at(0.0, 0.06, 1.25);
        low.fan(&POOL, shine);
        low.at(0.0, 0.0, 0.9).fan(&POOL, oil);
        for (x, y, radius) in [(-0.62, -0.28, 0.07), (0.6, 0.36, 0.09), (0.5, -0.42, 0.05)] {
            pen.disc(x, y, radius + 0.03, shine);
            pen.disc(x, y, radius, oil);
        }
        for arm in [[(-0.2, -0.14), (0.2, 0.26)], [(0.2, -0.14), (-0.2, 0.26)]] {
            pen.line(&arm, 0.1, shine);
        }
    }

    /// The paths of a wagon's way, with an arrow on each.
    pub(super) fn way(&self, way: &[Path], to: Intersection) {
        self.begin(IslandPart::Mark);
        let side = self.geometry.side();
        let thread = (side * 0.085).max(3.0);
        let (glow, edge) = (self.palette.glow, self.palette.edge);
        for (thick, color) in [(thread + 3.0, edge), (thread, glow)] {
            for path in way {
                let ends = self.geometry.path(*path);
                self.painter.line_segment(ends, Stroke::new(thick, color));
                for end in ends {
                    self.painter.circle_filled(end, thick / 2.0, color);
                }
            }
        }
        let mut next = to;
        for path in way.iter().rev() {
            let Some(before) = path.other_end(next) else { return };
            let [from, to] = [before, next].map(|place| self.geometry.intersection(place));
            let ahead = (to - from).normalized();
            let (at, ahead) = (from.lerp(to, 0.5), ahead * (side * 0.15).max(5.0));
            let across = ahead.rot90() * 0.9;
            let corners = vec![at + ahead, at - ahead - across, at - ahead + across];
            let line = Stroke::new((side * 0.03).max(1.3), edge);
            self.painter.add(Shape::convex_polygon(corners, glow, line));
            next = before;
        }
    }

    /// Signs on what a flood would take: the house that a city becomes, or a cross.
    pub(super) fn flood(&self, flood: &PerSeat<Flooded>) {
        for flooded in flood.values() {
            for place in &flooded.removed {
                self.flood_sign(*place, Icon::Cross);
            }
            for place in &flooded.reduced {
                self.flood_sign(*place, Icon::Settlement);
            }
        }
    }

    fn flood_sign(&self, place: Intersection, becomes: Icon) {
        self.begin(IslandPart::Warning);
        let side = self.geometry.side();
        let high = (side * 0.4).max(13.0);
        let at = self.geometry.intersection(place) + vec2(0.0, side * 0.34);
        let rect = Rect::from_center_size(at, vec2(high * 1.9, high));
        let tone = self.palette.sea_badge;
        let line = Stroke::new((side * 0.03).max(1.4), self.palette.edge);
        self.plate(rect, high * 0.35, 1.5, tone.fill, line);
        for (part, icon) in [(Align2::LEFT_CENTER, Icon::Flood), (Align2::RIGHT_CENTER, becomes)] {
            let room = rect.shrink2(vec2(high * 0.12, 0.0));
            let sign = part.align_size_within_rect(Vec2::splat(high * 0.8), room);
            icon.paint(self.painter, sign, tone.ink);
        }
    }

    /// A warning around a place where something is about to be lost.
    pub(super) fn threatened(&self, spot: Spot) {
        self.begin(IslandPart::Warning);
        let side = self.geometry.side();
        let thick = (side * 0.07).max(3.0);
        let warning = self.palette.warning_line;
        for (thick, color) in [(thick + 3.0, self.palette.edge), (thick, warning)] {
            let line = Stroke::new(thick, color);
            match spot {
                Spot::Hex(hex) => {
                    let mut corners = hexagon(self.geometry.hex(hex), side * 0.88);
                    corners.extend(corners.first().copied());
                    let dash = side * 0.22;
                    self.painter.extend(Shape::dashed_line(&corners, line, dash, dash * 0.76));
                }
                Spot::Intersection(_) | Spot::Path(_) => {
                    self.painter.circle_stroke(self.geometry.spot(spot), side * 0.44, line);
                }
            }
        }
    }

    /// An icon on a disc of its own, as a sign that goes with a mark.
    pub(super) fn sign_at(&self, at: Pos2, radius: f32, icon: Icon) {
        let line = Stroke::new((radius * 0.14).max(1.2), self.palette.edge);
        self.painter.add(disc(at, radius, self.palette.choice, line));
        icon.paint_at(self.painter, at, radius * 1.45, self.palette.edge);
    }
}
