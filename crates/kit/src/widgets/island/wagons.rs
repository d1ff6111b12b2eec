//! Wagons with what they carry, side by side where several stand, and bandits on their paths
//! (TRADERS 5.1, 5.4).

use egui::{Painter, Pos2, Stroke, Vec2, pos2, vec2};

use super::geometry::Geometry;
use super::parts::IslandPart;
use super::tiles::Canvas;
use crate::theme::{Palette, mixed};
use crate::widgets::draw::{Pen, disc};
use crate::widgets::piece_shapes::framed;
use crate::widgets::{Icon, paint_mark_shape};
use board::{Intersection, Path, Spot};
use game::{Cargo, Color, PerSeat, Pieces, Seat, WagonsTable};

/// The cover of a wagon and its box, in sides of a hex, wheels aside.
const COVER: [(f32, f32); 6] =
    [(-0.25, 0.06), (-0.34, -0.16), (-0.22, -0.27), (0.22, -0.27), (0.34, -0.16), (0.25, 0.06)];

const BOX: [(f32, f32); 4] = [(-0.3, 0.04), (0.3, 0.04), (0.26, 0.15), (-0.26, 0.15)];

/// Its wheels: how far to the side, how low, and their radius.
const WHEELS: (f32, f32, f32) = (0.17, 0.18, 0.105);

/// Half the room that a wagon takes, in sides of a hex.
const HALF: Vec2 = vec2(0.36, 0.3);

/// Distance of wagons that stand side by side, and of rows of them, in sides of a hex.
const APART: Vec2 = vec2(0.6, 0.52);

/// The most wagons of a row.
const ROW: usize = 3;

/// A wagon alone beside a building: how far it stands from the intersection, in sides of a hex, and
/// its size against that of a wagon with nothing beside it.
const BESIDE_BUILDING: (f32, f32) = (0.5, 0.8);

/// A wagon where it stands on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SeenWagon {
    pub owner: Seat,
    pub place: Intersection,
    pub at: Pos2,
    pub load: Option<Cargo>,
    /// Size against that of a wagon alone.
    pub scale: f32,
    /// Set if no other wagon stands on the same intersection.
    pub is_alone: bool,
}

impl SeenWagon {
    /// Returns whether its figure covers `pos`.
    pub(super) fn covers(&self, side: f32, pos: Pos2) -> bool {
        let away = (pos - self.at).abs() / (side * self.scale);
        away.x <= HALF.x && away.y <= HALF.y
    }
}

/// The places of all wagons: beside a building, and side by side where there are several.
pub(super) fn seen(
    geometry: &Geometry,
    pieces: &Pieces,
    wagons: &PerSeat<game::Wagon>,
) -> Vec<SeenWagon> {
    let placed = wagons.iter().filter_map(|(seat, wagon)| Some((wagon.at?, seat, wagon.load)));
    let placed: Vec<(Intersection, Seat, Option<Cargo>)> = placed.collect();
    let side = geometry.side();
    let mut seen: Vec<SeenWagon> = Vec::with_capacity(placed.len());
    for (nth, (place, owner, load)) in placed.iter().enumerate() {
        let beside = placed.iter().filter(|(other, ..)| other == place).count();
        let before = placed.iter().take(nth).filter(|(other, ..)| other == place).count();
        if beside == 1 && !pieces.is_free(*place) {
            let (away, scale) = BESIDE_BUILDING;
            let at = geometry.intersection(*place) + side * away * inland(geometry, *place);
            seen.push(SeenWagon {
                owner: *owner,
                place: *place,
                at,
                load: *load,
                scale,
                is_alone: true,
            });
            continue;
        }
        let scale = if beside > 1 { 0.84 } else { 1.0 };
        let rows = beside.div_ceil(ROW);
        let (row, column) = (before / ROW, before % ROW);
        let in_row = if row + 1 == rows { beside - row * ROW } else { ROW };
        let x = column as f32 - (in_row as f32 - 1.0) / 2.0;
        let y = row as f32 - (rows as f32 - 1.0) / 2.0;
        // What stands there stays in sight above them.
        let low = match (pieces.is_free(*place), place.is_plaza()) {
            (false, _) => 0.42,
            (true, true) => 0.12,
            (true, false) => 0.0,
        };
        let away = scale * vec2(x * APART.x, y * APART.y) + vec2(0.0, low);
        let at = geometry.intersection(*place) + side * away;
        let is_alone = beside == 1;
        seen.push(SeenWagon { owner: *owner, place: *place, at, load: *load, scale, is_alone });
    }
    seen
}

/// The way from an intersection into the lowest hex beside it, between two paths, one long.
fn inland(geometry: &Geometry, place: Intersection) -> Vec2 {
    let corner = geometry.intersection(place);
    let ways = place.hexes().map(|hex| (geometry.hex(hex) - corner).normalized());
    let low = |way: &Vec2| (way.y * 100.0).round() + way.x;
    ways.into_iter().max_by(|one, other| low(one).total_cmp(&low(other))).unwrap_or(Vec2::DOWN)
}

/// Returns where the wagon of `seat` stands, and its size against one alone.
pub fn wagon_place(
    geometry: &Geometry,
    pieces: &Pieces,
    wagons: &WagonsTable,
    seat: Seat,
) -> Option<(Pos2, f32)> {
    let all = seen(geometry, pieces, &wagons.wagons);
    all.into_iter().find(|wagon| wagon.owner == seat).map(|wagon| (wagon.at, wagon.scale))
}

/// The sign of cargo.
pub const fn cargo_icon(cargo: Cargo) -> Icon {
    match cargo {
        Cargo::Glass => Icon::Glass,
        Cargo::Marble => Icon::Marble,
        Cargo::Sand => Icon::Sand,
        Cargo::Tools => Icon::Tools,
    }
}

/// Draws a wagon of `color` with its load, at its size on an island whose hexes have sides of `side`
/// points.
pub fn paint_wagon(
    painter: &Painter,
    at: Pos2,
    side: f32,
    (color, load): (Color, Option<Cargo>),
    palette: &Palette,
) {
    let tone = palette.player(color);
    let pen = Pen::new(painter, at, side);
    let (x, y, radius) = WHEELS;
    let rim = Stroke::new(pen.length(0.06).max(1.4), palette.card.fill);
    for x in [-x, x] {
        painter.add(disc(pen.spot(x, y), pen.length(radius), palette.edge, rim));
    }
    framed(&pen, &[COVER.to_vec(), BOX.to_vec()], tone, palette);
    let shade = mixed(tone.fill, palette.edge, 0.45);
    pen.fill(&BOX, shade);
    for (low, high) in [(-0.15, -0.19), (0.15, 0.19)] {
        pen.thread(&[(low, 0.03), (high, -0.26)], 0.03, shade);
    }
    for x in [-x, x] {
        pen.disc(x, y, radius, palette.edge);
        pen.ring(x, y, radius * 0.62, 0.03, palette.card.fill);
    }
    paint_mark_shape(painter, pen.spot(0.0, -0.12), pen.length(0.1), color, tone.ink);
    if let Some(cargo) = load {
        paint_load(painter, pen.spot(0.3, -0.28), side, cargo, palette);
    }
}

/// Draws the sign of what a wagon carries.
fn paint_load(painter: &Painter, at: Pos2, side: f32, cargo: Cargo, palette: &Palette) {
    let radius = (side * 0.19).max(7.5);
    let line = Stroke::new((radius * 0.14).max(1.2), palette.edge);
    painter.add(disc(at, radius, palette.card.fill, line));
    cargo_icon(cargo).paint_at(painter, at, radius * 1.42, palette.card.ink);
}

/// Returns where the bandit on `path` lies, and its radius: in the middle, and above it where a road
/// lies there.
pub fn bandit_place(geometry: &Geometry, pieces: &Pieces, path: Path) -> (Pos2, f32) {
    let (side, middle) = (geometry.side(), geometry.spot(Spot::Path(path)));
    let radius = (side * 0.24).max(8.5);
    if pieces.on_path(path).is_none() {
        return (middle, radius);
    }
    let [one, other] = geometry.path(path);
    let across = (other - one).normalized().rot90();
    let up = if across.y > 0.0 { -across } else { across };
    (middle + up * (radius + side * 0.05), radius)
}

/// Draws a bandit, `radius` points from its middle to its rim.
pub fn paint_bandit(painter: &Painter, at: Pos2, radius: f32, palette: &Palette) {
    let line = Stroke::new((radius * 0.14).max(1.4), palette.card.fill);
    let shade = egui::Color32::from_black_alpha(90);
    painter.add(disc(at + vec2(0.0, radius * 0.14), radius * 1.08, shade, Stroke::NONE));
    painter.add(disc(at, radius, palette.robber, line));
    let head = pos2(at.x, at.y - radius * 0.04);
    Icon::Bandit.paint_at(painter, head, radius * 1.5, palette.card.fill);
}

impl Canvas<'_> {
    /// The bandits but for one that is on its way.
    pub(super) fn bandits(&self, wagons: &WagonsTable, pieces: &Pieces, away: Option<Path>) {
        for path in wagons.bandits.iter().filter(|path| Some(**path) != away) {
            self.begin(IslandPart::Bandit);
            let (at, radius) = bandit_place(self.geometry, pieces, *path);
            paint_bandit(self.painter, at, radius, self.palette);
        }
    }

    pub(super) fn wagon(&self, wagon: &SeenWagon, color: Color) {
        self.begin(IslandPart::Wagon);
        let side = self.geometry.side() * wagon.scale;
        let load = wagon.load.filter(|_| wagon.is_alone);
        paint_wagon(self.painter, wagon.at, side, (color, load), self.palette);
        // Between others the sign stands over the middle, where none of them covers it.
        if let Some(cargo) = wagon.load.filter(|_| !wagon.is_alone) {
            let at = wagon.at - vec2(0.0, 0.36 * side);
            paint_load(self.painter, at, side, cargo, self.palette);
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::Rect;

    use super::*;
    use board::{Hex, first_game};
    use game::{Building, Wagon};

    #[test]
    fn six_wagons_on_one_intersection_stand_side_by_side_and_below_its_building() {
        let island = first_game();
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(480.0));
        let geometry = Geometry::fit(&island, screen, 0);
        let place = Intersection::around(Hex::new(0, 0))[1];
        let colors = PerSeat::new(Color::ALL).expect("six seats");
        let here = colors.map(|_, _| Wagon { at: Some(place), ..Wagon::default() });
        let mut pieces = Pieces::default();
        let first = colors.seats().next().expect("a seat");
        for is_built in [false, true] {
            if is_built {
                pieces.put_building(place, first, Building::City);
            }
            let all = seen(&geometry, &pieces, &here);
            assert_eq!(all.len(), 6);
            for (nth, wagon) in all.iter().enumerate() {
                for other in all.iter().skip(nth + 1) {
                    assert!(!other.covers(geometry.side(), wagon.at), "{is_built}");
                }
            }
            let middle = geometry.intersection(place);
            let average = all.iter().map(|it| it.at.y - middle.y).sum::<f32>() / 6.0;
            assert_eq!(average > 0.3 * geometry.side(), is_built);
        }
    }

    #[test]
    fn a_wagon_beside_a_building_leaves_it_and_the_paths_there_in_sight() {
        let island = first_game();
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(480.0));
        let colors = PerSeat::new(Color::ALL).expect("six seats");
        let first = colors.seats().next().expect("a seat");
        for turned in 0..6 {
            let geometry = Geometry::fit(&island, screen, turned);
            for place in island.intersections() {
                let mut pieces = Pieces::default();
                pieces.put_building(place, first, Building::City);
                let stands = |seat| (seat == first).then_some(place);
                let here = colors.map(|seat, _| Wagon { at: stands(seat), ..Wagon::default() });
                let all = seen(&geometry, &pieces, &here);
                let side = geometry.side();
                let [wagon] = all.as_slice() else { panic!("one wagon") };
                assert!(!wagon.covers(side, geometry.intersection(place)), "{turned} {place:?}");
                for path in place.paths() {
                    assert!(!wagon.covers(side, geometry.spot(Spot::Path(path))), "{turned}");
                }
            }
        }
    }

    #[test]
    fn a_bandit_leaves_the_road_below_it_in_sight() {
        let island = first_game();
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(480.0));
        let colors = PerSeat::new(Color::ALL).expect("six seats");
        let owner = colors.seats().next().expect("a seat");
        for turned in 0..6 {
            let geometry = Geometry::fit(&island, screen, turned);
            for path in island.paths() {
                let mut pieces = Pieces::default();
                let (bare, _) = bandit_place(&geometry, &pieces, path);
                assert_eq!(bare, geometry.spot(Spot::Path(path)));
                pieces.put_road(path, owner, game::Condition::Intact);
                let (at, radius) = bandit_place(&geometry, &pieces, path);
                assert!(at.distance(bare) >= radius && at.y <= bare.y + 0.01);
            }
        }
    }
}
