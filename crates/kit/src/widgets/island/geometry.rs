//! Places of an island on the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::widgets::draw::{distance_to_polygon, hexagon};
use board::{Hex, Intersection, Island, Path, Spot};

/// Half the width of a pointy-top hex whose sides are 1 long.
pub(super) const HALF_WIDTH: f32 = 0.866_025_4;

/// The water shown around the island, in sides of a hex: room for harbors.
const WATER: f32 = 1.12;

/// Length by which an inner path is shorter at its plaza than at its corner, in sides of a hex.
const PLAZA_ROOM: f32 = 0.12;

/// The frame around sea that is laid out, in sides of a hex.
pub(super) const FRAME: f32 = 0.34;

/// The fit of an island onto the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    origin: Pos2,
    side: f32,
    turn: Vec2,
    rect: Rect,
    /// The size of land and water on the screen.
    extent: Vec2,
}

impl Geometry {
    /// `island`, turned clockwise by `turned` sixths of a full turn, as large
    /// as `rect` allows and centered in it.
    pub fn fit(island: &Island, rect: Rect, turned: u8) -> Self {
        if island.has_surroundings() {
            // Signs of harbors are at sea, even where no sea is laid out.
            let harbors = island.harbors().iter().flat_map(|harbor| harbor.path.hexes());
            return Self::fit_within(cells(island).chain(harbors), rect, turned, FRAME);
        }
        Self::fit_hexes(island.tiles().iter().map(|tile| tile.at), rect, turned)
    }

    /// The same for these hexes, whatever is on them.
    pub(super) fn fit_hexes(hexes: impl IntoIterator<Item = Hex>, rect: Rect, turned: u8) -> Self {
        Self::fit_within(hexes, rect, turned, WATER)
    }

    /// The same with so many sides of a hex around them.
    fn fit_within(
        hexes: impl IntoIterator<Item = Hex>,
        rect: Rect,
        turned: u8,
        around: f32,
    ) -> Self {
        let turn = Vec2::angled((60.0 * f32::from(turned % 6)).to_radians());
        let plain =
            Self { origin: Pos2::ZERO, side: 1.0, turn, rect: Rect::ZERO, extent: Vec2::ZERO };
        let mut land = Rect::NOTHING;
        for hex in hexes {
            let half = vec2(HALF_WIDTH, 1.0);
            land = land.union(Rect::from_center_size(plain.hex(hex), 2.0 * half));
        }
        if !land.is_positive() {
            land = Rect::from_center_size(Pos2::ZERO, Vec2::splat(4.0));
        }
        let land = land.expand(around);
        let side = (rect.size() / land.size()).min_elem().max(1.0);
        let origin = rect.center() - side * land.center().to_vec2();
        Self { origin, side, turn, rect, extent: side * land.size() }
    }

    /// `zoom` times as large, with what is `shift` away from the middle moved
    /// there.
    pub(super) fn scaled(&self, zoom: f32, shift: Vec2) -> Self {
        let middle = self.middle();
        Self {
            origin: middle + zoom * (self.origin - middle - shift),
            side: zoom * self.side,
            extent: zoom * self.extent,
            ..*self
        }
    }

    /// The same, with the island `away` from where it was, in points.
    #[must_use]
    pub fn moved(&self, away: Vec2) -> Self {
        Self { origin: self.origin + away, ..*self }
    }

    pub(super) const fn rect(&self) -> Rect {
        self.rect
    }

    pub(super) fn middle(&self) -> Pos2 {
        self.rect.center()
    }

    /// The size of land and water on the screen.
    pub const fn extent(&self) -> Vec2 {
        self.extent
    }

    /// Returns whether `rect` lies inside the picture, as far as the island is seen whole in it.
    pub(super) fn shows(&self, rect: Rect) -> bool {
        let is_whole = self.extent.x <= self.rect.width() + 0.5;
        !is_whole
            || self.rect.x_range().contains(rect.left())
                && self.rect.x_range().contains(rect.right())
    }

    /// Turns a direction on the stored island to how the island is turned on
    /// the screen.
    pub(super) fn turned(&self, flat: Vec2) -> Vec2 {
        vec2(
            flat.x * self.turn.x - flat.y * self.turn.y,
            flat.x * self.turn.y + flat.y * self.turn.x,
        )
    }

    /// The inverse of [`Self::turned`].
    pub(super) fn turned_back(&self, lying: Vec2) -> Vec2 {
        vec2(
            lying.x * self.turn.x + lying.y * self.turn.y,
            lying.y * self.turn.x - lying.x * self.turn.y,
        )
    }

    /// The length of a hex's side in points.
    pub const fn side(&self) -> f32 {
        self.side
    }

    pub fn hex(&self, hex: Hex) -> Pos2 {
        let (q, r) = (f32::from(hex.q), f32::from(hex.r));
        let flat = vec2(2.0 * HALF_WIDTH * (q + r / 2.0), 1.5 * r);
        self.origin + self.side * self.turned(flat)
    }

    pub fn intersection(&self, place: Intersection) -> Pos2 {
        let sum =
            place.hexes().into_iter().fold(Vec2::ZERO, |sum, hex| sum + self.hex(hex).to_vec2());
        (sum / 3.0).to_pos2()
    }

    pub fn path(&self, path: Path) -> [Pos2; 2] {
        path.ends().map(|end| self.intersection(end))
    }

    /// Part of a path, from the fraction `trim` of its length to as far before
    /// its other end.
    pub fn bar(&self, path: Path, trim: f32) -> [Pos2; 2] {
        let [one, other] = self.path(path);
        // Off the plaza that an inner path comes from.
        let near = if path.is_inner() { (trim + PLAZA_ROOM).min(0.5) } else { trim };
        [one.lerp(other, near), other.lerp(one, trim)]
    }

    pub fn spot(&self, spot: Spot) -> Pos2 {
        match spot {
            Spot::Hex(hex) => self.hex(hex),
            Spot::Intersection(place) => self.intersection(place),
            Spot::Path(path) => {
                let [one, other] = self.path(path);
                one.lerp(other, 0.5)
            }
        }
    }

    pub fn is_inside(&self, hex: Hex, pos: Pos2) -> bool {
        let away = (pos - self.hex(hex)).abs() / self.side;
        away.x <= HALF_WIDTH && away.x / (2.0 * HALF_WIDTH) + away.y <= 1.0
    }

    /// Returns how far `pos` is from `hex`: 0 inside.
    pub(super) fn away_from(&self, hex: Hex, pos: Pos2) -> f32 {
        distance_to_polygon(pos, &hexagon(self.hex(hex), self.side))
    }

    /// The rounded outline `reach` sides of a hex away from all land, where the
    /// visible sea ends.
    pub(super) fn sea_outline(
        &self,
        hexes: impl IntoIterator<Item = Hex>,
        reach: f32,
    ) -> Vec<Pos2> {
        let corners: Vec<Pos2> =
            hexes.into_iter().flat_map(|hex| hexagon(self.hex(hex), self.side)).collect();
        let rounded: Vec<Pos2> = convex_hull(corners)
            .into_iter()
            .flat_map(|corner| {
                (0..36_u8).map(move |step| {
                    let angle = (10.0 * f32::from(step)).to_radians();
                    corner + reach * self.side * Vec2::angled(angle)
                })
            })
            .collect();
        convex_hull(rounded)
    }
}

/// All hexes of an island: its land, the sea that is laid out, and what is hidden.
pub(super) fn cells(island: &Island) -> impl Iterator<Item = Hex> {
    let around = island.sea().iter().chain(island.hidden()).copied();
    island.tiles().iter().map(|tile| tile.at).chain(around)
}

/// The corners of the smallest convex polygon around `points`, in order.
fn convex_hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let mut hull = half_hull(points.iter().copied());
    hull.extend(half_hull(points.iter().rev().copied()));
    hull
}

fn half_hull(points: impl Iterator<Item = Pos2>) -> Vec<Pos2> {
    let mut half: Vec<Pos2> = Vec::new();
    for point in points {
        while let [.., before, last] = half.as_slice() {
            let (a, b) = (*last - *before, point - *before);
            // Nearly collinear points are dropped, too: the sides between them
            // would be too short to draw cleanly.
            if a.x * b.y - a.y * b.x > 0.01 {
                break;
            }
            half.pop();
        }
        half.push(point);
    }
    // Its last point is the first of the other half.
    half.pop();
    half
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Side, first_game};

    const SCREEN: Rect = Rect { min: Pos2::ZERO, max: Pos2 { x: 800.0, y: 600.0 } };

    #[test]
    fn every_place_lies_on_the_screen_however_the_island_is_turned() {
        let island = first_game();
        for turned in 0..6 {
            let geometry = Geometry::fit(&island, SCREEN, turned);
            assert!(geometry.side() > 50.0);
            for place in island.intersections() {
                assert!(SCREEN.contains(geometry.intersection(place)));
            }
        }
    }

    #[test]
    fn the_sea_that_is_laid_out_and_what_is_hidden_are_shown_and_fill_the_screen() {
        let island = super::super::a_sea();
        for turned in 0..6 {
            let geometry = Geometry::fit(&island, SCREEN, turned);
            let corners =
                cells(&island).flat_map(|hex| hexagon(geometry.hex(hex), geometry.side()));
            let all = Rect::from_points(&corners.collect::<Vec<_>>());
            assert!(SCREEN.contains_rect(all), "{all}");
            let frame = FRAME * geometry.side();
            let left = SCREEN.size() - all.size() - Vec2::splat(2.0 * frame);
            assert!(left.min_elem().abs() < 0.1, "{left}");
        }
    }

    #[test]
    fn east_is_right_and_a_sixth_of_a_turn_brings_it_to_the_lower_right() {
        let island = first_game();
        let middle = Hex::new(0, 0);
        let plain = Geometry::fit(&island, SCREEN, 0);
        let east = plain.hex(middle.neighbor(Side::East)) - plain.hex(middle);
        assert!(east.x > 0.0 && east.y.abs() < 0.01);
        let turned = Geometry::fit(&island, SCREEN, 1);
        let east = turned.hex(middle.neighbor(Side::East)) - turned.hex(middle);
        assert!(east.x > 0.0 && east.y > 0.0);
    }

    #[test]
    fn a_hex_contains_its_middle_and_not_its_neighbors() {
        let geometry = Geometry::fit(&first_game(), SCREEN, 0);
        let hex = Hex::new(1, -1);
        assert!(geometry.is_inside(hex, geometry.hex(hex)));
        for other in hex.neighbors() {
            assert!(!geometry.is_inside(hex, geometry.hex(other)));
            let nearly = geometry.hex(hex).lerp(geometry.hex(other), 0.49);
            assert!(geometry.is_inside(hex, nearly));
        }
    }

    #[test]
    fn a_side_of_a_hex_is_as_long_as_the_geometry_says() {
        let geometry = Geometry::fit(&first_game(), SCREEN, 4);
        let [one, other] = geometry.path(Path::of(Hex::new(0, 0), Side::East));
        assert!((one.distance(other) - geometry.side()).abs() < 0.1);
    }
}
