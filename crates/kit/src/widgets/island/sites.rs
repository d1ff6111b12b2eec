//! Trade hexes: the plaza in the middle with the sign of its site, inner paths to the corners, and
//! sides that take no road (TRADERS 5.2).

use egui::{Align2, Shape, Stroke, vec2};

use super::parts::IslandPart;
use super::tiles::Canvas;
use crate::theme::{mixed, strong};
use crate::widgets::Icon;
use crate::widgets::draw::disc;
use board::{Hex, Island, Path, Site, Terrain, Tile};

/// The radius of a plaza, in sides of a hex.
pub(super) const PLAZA: f32 = 0.34;

/// The width of an inner path, in sides of a hex.
const LANE: f32 = 0.16;

/// The sign of a site.
const fn icon(site: Site) -> Icon {
    match site {
        Site::Castle => Icon::Castle,
        Site::Quarry => Icon::Quarry,
        Site::Glassworks => Icon::Glassworks,
    }
}

impl Canvas<'_> {
    /// The inner paths of all trade hexes, their plazas, and the walls along barred sides.
    pub(super) fn trade_hexes(&self, island: &Island) {
        for path in island.barred_paths() {
            self.begin(IslandPart::Barred);
            self.wall_along(*path);
        }
        for path in island.inner_paths() {
            self.begin(IslandPart::Lane);
            self.lane(path);
        }
        for hex in island.trade_hexes() {
            if let Some(site) = island.site(*hex) {
                self.begin(IslandPart::Plaza);
                self.plaza(*hex, site);
            }
        }
    }

    fn lane(&self, path: Path) {
        let side = self.geometry.side();
        let [plaza, corner] = self.geometry.path(path);
        let end = corner.lerp(plaza, 0.06);
        let rim = (side * 0.022).max(1.0);
        let (ground, edge) = (self.palette.beach, self.palette.edge);
        for (thick, color) in
            [(side * LANE + 2.0 * rim, mixed(ground, edge, 0.6)), (side * LANE, ground)]
        {
            self.painter.line_segment([plaza, end], Stroke::new(thick, color));
        }
        let line = Stroke::new((side * 0.02).max(1.0), mixed(ground, edge, 0.3));
        let dash = side * 0.09;
        self.painter.extend(Shape::dashed_line(&[plaza, end], line, dash * 0.6, dash));
    }

    pub(super) fn plaza(&self, hex: Hex, site: Site) {
        let (unit, center) = (self.geometry.side(), self.geometry.hex(hex));
        let (stone, edge) = (self.palette.stone, self.palette.edge);
        let line = Stroke::new((unit * 0.03).max(1.3), edge);
        self.painter.add(disc(center, unit * PLAZA, stone.fill, line));
        let ring = Stroke::new((unit * 0.018).max(1.0), mixed(stone.fill, edge, 0.35));
        self.painter.circle_stroke(center, unit * PLAZA * 0.86, ring);
        icon(site).paint_at(self.painter, center, unit * PLAZA * 1.18, stone.ink);
    }

    /// A low wall with battlements along a side that takes no road.
    fn wall_along(&self, path: Path) {
        let side = self.geometry.side();
        let bar = self.geometry.bar(path, 0.1);
        let [one, other] = bar;
        let (stone, edge) = (self.palette.stone.fill, self.palette.edge);
        let rim = (side * 0.028).max(1.2);
        let wide = side * 0.1;
        self.painter.line_segment(bar, Stroke::new(wide + 2.0 * rim, edge));
        self.painter.line_segment(bar, Stroke::new(wide, stone));
        let across = (other - one).normalized().rot90() * (wide * 0.5 + rim);
        let joint = Stroke::new((side * 0.024).max(1.0), edge);
        for nth in 1..6_u8 {
            let at = one.lerp(other, f32::from(nth) / 6.0);
            self.painter.line_segment([at - across, at + across], joint);
        }
    }

    /// The name of a site, low on its plaza as on a sign, or over it where a token lies low.
    pub(super) fn site_name(&self, tile: Tile, site: Site) {
        let (unit, center) = (self.geometry.side(), self.geometry.hex(tile.at));
        let high = (unit * 0.15).min(22.0);
        let ink = self.palette.card.ink;
        let name = self.text.terrain_label(Terrain::Trade(site));
        let galley = self.painter.layout_no_wrap(name, strong(self.painter.ctx(), high), ink);
        let low = if tile.token.is_some() { -0.42 } else { 0.4 };
        let at = center + vec2(0.0, unit * low);
        let rect = Align2::CENTER_CENTER.anchor_size(at, galley.size());
        let line = Stroke::new((unit * 0.02).max(1.0), self.palette.edge);
        let room = rect.expand2(vec2(high * 0.4, 0.0));
        self.plate(room, high * 0.4, 1.5, self.palette.card.fill, line);
        self.painter.galley(rect.min, galley, ink);
    }
}

#[cfg(test)]
mod tests {
    use egui::{Pos2, Rect, Vec2};

    use super::super::landscape::Landscape;
    use super::super::wagons::bandit_place;
    use super::super::{Geometry, Landmarks, Touch, TouchMeaning, Touchable};
    use super::*;
    use board::{Intersection, Side, Spot};
    use game::{Color, PerSeat, Pieces, Wagon, WagonBoard, WagonsTable};

    /// A castle with three barred sides, and land on the others.
    fn castle() -> Island {
        let at = Hex::new(0, 0);
        let land = [Side::West, Side::SouthWest, Side::SouthEast].map(|side| at.neighbor(side));
        let tile = |at, terrain| Tile { at, terrain, token: None };
        let mut tiles = vec![tile(at, Terrain::Trade(Site::Castle))];
        tiles.extend(land.map(|at| tile(at, Terrain::Forest)));
        let barred = [Side::East, Side::NorthEast, Side::NorthWest];
        let barred = barred.map(|side| Path::of(at, side)).to_vec();
        Island::new(tiles, Vec::new()).and_then(|it| it.barring(barred)).expect("an island")
    }

    #[test]
    fn a_plaza_is_the_middle_of_its_hex_and_inner_paths_lead_from_it_to_corners() {
        let (island, hex) = (castle(), Hex::new(0, 0));
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(480.0));
        for turned in 0..6 {
            let geometry = Geometry::fit(&island, screen, turned);
            let plaza = geometry.spot(Spot::Intersection(Intersection::plaza(hex)));
            assert!(plaza.distance(geometry.hex(hex)) < 0.01);
            assert_eq!(island.inner_paths().count(), 4);
            for path in island.inner_paths() {
                let [from, to] = geometry.path(path);
                assert!(from.distance(plaza) < 0.01);
                assert!((from.distance(to) - geometry.side()).abs() < 0.01);
                // A road on it leaves the plaza's sign in sight.
                let [near, far] = geometry.bar(path, 0.23);
                assert!(near.distance(plaza) > PLAZA * geometry.side(), "{turned}");
                assert!(far.distance(to) > 0.2 * geometry.side());
            }
        }
    }

    /// The meaning of a finger on `pos` where all of `choices` may be chosen.
    fn meant(
        island: &Island,
        geometry: &Geometry,
        (choices, wagons): (&[Spot], Option<&WagonsTable>),
        pos: Pos2,
    ) -> Option<TouchMeaning> {
        let (pieces, landmarks) = (&Pieces::default(), Landmarks::default());
        let land = Landscape { wagons, ..Landscape::default() };
        let touchable =
            Touchable { island, pieces, landmarks, land, own: None, choices, unmarked: &[] };
        touchable.meant(geometry, pos)
    }

    #[test]
    fn plazas_inner_paths_and_barred_sides_answer_a_finger_as_other_places_do() {
        for board in [WagonBoard::Small, WagonBoard::Large] {
            let island = board.island(&board.terrain()).expect("a printed board");
            let plazas = island.trade_hexes().iter().map(|hex| Intersection::plaza(*hex));
            let places = plazas.chain(island.intersections()).map(Spot::Intersection);
            let spots: Vec<Spot> =
                places.chain(island.bare_paths().into_iter().map(Spot::Path)).collect();
            for (wide, turned) in [(480.0, 0), (480.0, 1), (1280.0, 4)] {
                let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(wide));
                let geometry = Geometry::fit(&island, screen, turned);
                for spot in &spots {
                    let found = meant(&island, &geometry, (&[*spot], None), geometry.spot(*spot));
                    let it = TouchMeaning::Choice(Touch::Spot(*spot));
                    assert_eq!(found, Some(it), "{spot:?} {wide} {turned}");
                }
            }
        }
    }

    #[test]
    fn a_finger_on_a_wagon_or_a_bandit_means_where_that_is() {
        let board = WagonBoard::Small;
        let island = board.island(&board.terrain()).expect("a printed board");
        let colors = PerSeat::new(Color::ALL).expect("six seats");
        let mut table = WagonsTable::empty(&colors, &board.bandits());
        let plaza = Intersection::plaza(island.trade_hexes()[0]);
        table.wagons = colors.map(|_, _| Wagon { at: Some(plaza), ..Wagon::default() });
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(480.0));
        let geometry = Geometry::fit(&island, screen, 0);
        let pieces = Pieces::default();
        for wagon in super::super::wagons::seen(&geometry, &pieces, &table.wagons) {
            let found = meant(&island, &geometry, (&[], Some(&table)), wagon.at);
            assert_eq!(found, Some(TouchMeaning::Other(Spot::Intersection(plaza))));
        }
        for path in &table.bandits {
            let (at, _) = bandit_place(&geometry, &pieces, *path);
            let found = meant(&island, &geometry, (&[], Some(&table)), at);
            assert_eq!(found, Some(TouchMeaning::Other(Spot::Path(*path))));
        }
    }
}
