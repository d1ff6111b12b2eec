//! Sea, hexes, tokens, and harbors of the island view.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::geometry::Geometry;
use super::parts::{IslandPart, PartNotes};
use super::terrain::paint_terrain;
use crate::theme::bounds::Within;
use crate::theme::{Palette, mixed, plain, strong};
use crate::widgets::draw::{Pen, centered, disc, hexagon};
use crate::widgets::{paint_card, paint_robber};
use board::{Harbor, HarborKind, Hex, Island, Path, Terrain, Tile};
use words::text::Text;

/// Everything that the parts of the view are drawn with and onto.
#[derive(Clone, Copy)]
pub(super) struct Canvas<'a> {
    pub(super) painter: &'a Painter,
    pub(super) geometry: &'a Geometry,
    pub(super) palette: &'a Palette,
    pub(super) text: &'a Text,
    /// Notes of which thing is painted when, if anybody asks.
    pub(super) notes: Option<&'a PartNotes>,
}

/// Production of a hex at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HexYield {
    Usual,
    Gives,
    /// The robber stands on it.
    Robbed,
}

/// Length of a hex side below which names would be unreadable.
const NAMED: f32 = 50.0;

impl Canvas<'_> {
    fn side(&self) -> f32 {
        self.geometry.side()
    }

    /// Notes that what is painted next is a thing of this kind.
    pub(super) fn begin(&self, part: IslandPart) {
        if let Some(notes) = self.notes {
            notes.begin(self.painter, part);
        }
    }

    pub(super) fn sea(&self, island: &Island) {
        self.begin(IslandPart::Water);
        if island.has_surroundings() {
            return self.sea_of_hexes(island);
        }
        let palette = self.palette;
        let line = Stroke::new(self.side() * 0.03, mixed(palette.deep_sea, palette.shallows, 0.35));
        for (reach, color, line) in [
            (1.06, palette.deep_sea, line),
            (0.72, mixed(palette.deep_sea, palette.sea, 0.6), Stroke::NONE),
        ] {
            let hexes = island.tiles().iter().map(|tile| tile.at);
            let outline = self.geometry.sea_outline(hexes, reach);
            self.painter.add(Shape::convex_polygon(outline, color, line));
        }
        // Rings of shallower water follow the coast, as on a nautical chart.
        for (reach, color) in [
            (1.46, palette.sea),
            (1.29, mixed(palette.sea, palette.shallows, 0.55)),
            (1.14, palette.shallows),
            (1.05, palette.beach),
        ] {
            let round = Stroke::new(self.side() * 0.16, color);
            for tile in island.tiles() {
                let corners = hexagon(self.geometry.hex(tile.at), self.side() * (reach - 0.06));
                self.painter.add(Shape::convex_polygon(corners, color, round));
            }
        }
    }

    pub(super) fn has_names(&self) -> bool {
        self.side() >= NAMED
    }

    pub(super) fn tile(&self, tile: Tile, now: HexYield) {
        self.begin(IslandPart::Land);
        let center = self.geometry.hex(tile.at);
        let tone = self.palette.terrain(tile.terrain);
        let ground = self.ground_of(tile, now);
        let corners = hexagon(center, self.side() * 0.975);
        let line = Stroke::new(self.side() * 0.02, mixed(tone.fill, self.palette.edge, 0.35));
        self.painter.add(Shape::convex_polygon(corners, ground, line));
        let pen = Pen::new(self.painter, center, self.side());
        let is_robbed = now == HexYield::Robbed;
        paint_terrain(&pen, tile.terrain, (ground, is_robbed), &|| self.begin(IslandPart::Figure));
    }

    /// The text of a hex: its name and its tokens, above whatever flows through it.
    pub(super) fn written(&self, island: &Island, tile: Tile, now: HexYield) {
        if self.has_names() {
            self.begin(IslandPart::Name);
            match tile.terrain {
                Terrain::Trade(site) => self.site_name(tile, site),
                _ => self.terrain_name(tile, self.ground_of(tile, now)),
            }
        }
        self.tokens(island, tile, now);
    }

    fn ground_of(&self, tile: Tile, now: HexYield) -> Color32 {
        let fill = self.palette.terrain(tile.terrain).fill;
        match now {
            HexYield::Usual => fill,
            HexYield::Gives => mixed(fill, Color32::WHITE, 0.16),
            HexYield::Robbed => mixed(fill, self.palette.robber, 0.26),
        }
    }

    /// The terrain's name, clear of the roads on the edge; an outline in the
    /// ground's color sets it off from the landscape, as on a map.
    fn terrain_name(&self, tile: Tile, ground: Color32) {
        let center = self.geometry.hex(tile.at);
        let size = (self.side() * 0.18).min(26.0);
        let name = self.text.terrain_label(tile.terrain);
        let ink = self.palette.terrain(tile.terrain).ink;
        let galley = self.painter.layout_no_wrap(name, strong(self.painter.ctx(), size), ink);
        let room = self.side() * 1.12;
        if galley.size().x > room {
            return;
        }
        // The four numbers of a lake begin higher up.
        let up = if tile.terrain == Terrain::Lake { 0.56 } else { 0.36 };
        let at = center - vec2(0.0, self.side() * up);
        let place = Align2::CENTER_CENTER.anchor_size(at, galley.size()).min;
        let away = (size * 0.06).max(1.0);
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            let copy = galley.clone();
            let place = place + away * vec2(x, y);
            self.painter.galley_with_override_text_color(place, copy, ground);
        }
        self.painter.galley(place, galley, ink);
    }

    /// The robber stands beside the token, or in the middle of a bare hex.
    pub(super) fn robber(&self, island: &Island, hex: Hex) {
        self.begin(IslandPart::Robber);
        let (center, half) = robber_place(self.geometry, island, hex);
        paint_robber(self.painter, center, half, self.palette);
    }

    /// Returns where the sign of a harbor at `path` is: away from the land.
    pub(super) fn harbor_place(&self, island: &Island, path: Path) -> Pos2 {
        sign_place(self.geometry, island, path)
    }

    /// The two jetties of a harbor, below all pieces.
    pub(super) fn jetties(&self, island: &Island, harbor: Harbor) {
        self.begin(IslandPart::Jetties);
        let ends = self.geometry.path(harbor.path);
        let center = self.harbor_place(island, harbor.path);
        let [one, other] = ends;
        let outwards = (center - one.lerp(other, 0.5)).normalized();
        let thick = (self.side() * 0.115).max(3.0);
        for end in ends {
            let (near, far) = (end + self.side() * 0.05 * outwards, end.lerp(center, 0.9));
            let line = [near, far];
            self.painter.line_segment(line, Stroke::new(thick + 2.5, self.palette.edge));
            self.painter.line_segment(line, Stroke::new(thick, self.palette.jetty));
            let plank = mixed(self.palette.jetty, self.palette.edge, 0.45);
            let across = (far - near).normalized().rot90() * thick / 2.0;
            for step in 1..6_u8 {
                let at = near.lerp(far, f32::from(step) / 6.0);
                self.painter.line_segment([at - across, at + across], Stroke::new(1.0, plank));
            }
        }
    }

    /// The landing stages of a harbor, on the two intersections it serves.
    pub(super) fn landings(&self, harbor: Harbor) {
        let radius = (self.side() * 0.1).max(3.0);
        for end in self.geometry.path(harbor.path) {
            self.begin(IslandPart::Landing);
            let line = Stroke::new((self.side() * 0.03).max(1.5), self.palette.edge);
            self.painter.add(disc(end, radius, self.palette.jetty, line));
        }
    }

    /// The ratio above, and what it trades below, in that resource's color.
    pub(super) fn harbor_sign(&self, island: &Island, harbor: Harbor) {
        self.begin(IslandPart::HarborSign);
        let palette = self.palette;
        let (gives, center) = (harbor.gives, self.harbor_place(island, harbor.path));
        if self.has_chips(island) {
            return self.harbor_chip(center, gives);
        }
        if island.has_surroundings() {
            return self.low_harbor_sign(self.harbor_rect(island, harbor), gives);
        }
        let size = (self.side() * 0.21).within(10.0, 30.0);
        let ratio_font = strong(self.painter.ctx(), size * 1.12);
        let painter = self.painter;
        let (tone, lines) = match gives {
            HarborKind::Any => (palette.card, [self.text.harbor(gives), String::new()]),
            HarborKind::Of(resource) => {
                let lines = [self.text.get("harbor-special"), self.text.kind(resource)];
                (palette.card(resource), lines)
            }
        };
        let [ratio, resource] = lines;
        let ratio = painter.layout_no_wrap(ratio, ratio_font, tone.ink);
        let resource = painter.layout_no_wrap(resource, plain(size * 0.92), tone.ink);
        let two_lines = gives != HarborKind::Any;
        // On a small island, the harbors are closer together than their words
        // are wide, and to the rim of the picture.
        let room = vec2(resource.size().x + size, 0.0);
        let is_written = room.x <= self.side() * 1.7
            && self.geometry.shows(Rect::from_center_size(center, room));
        let word = if is_written { resource.size().x } else { size };
        let wide = ratio.size().x.max(word) + size;
        let high = if two_lines { size * 2.35 } else { size * 1.7 };
        let rect = Rect::from_center_size(center, vec2(wide, high));
        let line = Stroke::new((self.side() * 0.03).max(1.5), palette.card.fill);
        self.plate(rect, size * 0.6, 2.0, tone.fill, line);
        let lift = if two_lines { size * 0.5 } else { 0.0 };
        let at = Align2::CENTER_CENTER.anchor_size(center - vec2(0.0, lift), ratio.size());
        painter.galley(at.min, ratio, tone.ink);
        let low = center + vec2(0.0, size * 0.52);
        match gives {
            HarborKind::Of(kind) if !is_written => {
                let sign = Rect::from_center_size(low, Vec2::splat(size));
                paint_card(painter, sign, kind, tone);
            }
            HarborKind::Of(_) => {
                let at = Align2::CENTER_CENTER.anchor_size(low, resource.size());
                painter.galley(at.min, resource, tone.ink);
            }
            HarborKind::Any => {}
        }
    }

    /// The same on one line, with the resource's sign: where ships lie all around, it has to be low
    /// and narrow enough for the middle of its hex.
    fn low_harbor_sign(&self, rect: Rect, gives: HarborKind) {
        let (painter, palette) = (self.painter, self.palette);
        let (tone, ratio) = match gives {
            HarborKind::Any => (palette.card, self.text.harbor(gives)),
            HarborKind::Of(kind) => (palette.card(kind), self.text.get("harbor-special")),
        };
        let line = Stroke::new((self.side() * 0.03).max(1.5), palette.card.fill);
        self.plate(rect, rect.height() * 0.25, 2.0, tone.fill, line);
        let font = strong(painter.ctx(), rect.height() * 0.62);
        let words = match gives {
            HarborKind::Any => rect,
            HarborKind::Of(kind) => {
                let sign = Vec2::splat(rect.height() * 0.66);
                let place = rect.shrink(rect.height() * 0.12);
                paint_card(
                    painter,
                    Align2::RIGHT_CENTER.align_size_within_rect(sign, place),
                    kind,
                    tone,
                );
                rect.with_max_x(place.right() - sign.x)
            }
        };
        centered(painter, words.center(), &ratio, font, tone.ink);
    }

    /// The place of a harbor's sign amid sea that is laid out.
    pub(super) fn harbor_rect(&self, island: &Island, harbor: Harbor) -> Rect {
        sign_rect(self.geometry, island, harbor)
    }

    /// A plate with a shadow of so many points below it.
    pub(super) fn plate(&self, rect: Rect, round: f32, down: f32, fill: Color32, line: Stroke) {
        let shade = Color32::from_black_alpha(80);
        self.painter.rect_filled(rect.translate(vec2(0.0, down)), round, shade);
        self.painter.rect_filled(rect, round, fill);
        self.painter.rect_stroke(rect, round, line, StrokeKind::Middle);
    }

    /// A bright outline: this hex produces.
    pub(super) fn lit_hex(&self, hex: Hex) {
        self.begin(IslandPart::LitHex);
        let center = self.geometry.hex(hex);
        let thick = (self.side() * 0.12).max(4.0);
        let inner = 0.97 - thick / self.side() / 2.0;
        let glow = self.palette.glow;
        for (reach, thick, color) in [
            (inner, thick + 4.0, self.palette.edge.gamma_multiply(0.8)),
            (inner - 0.1, thick * 0.7, glow.gamma_multiply(0.35)),
            (inner, thick, glow),
        ] {
            let corners = hexagon(center, self.side() * reach);
            self.painter.add(Shape::closed_line(corners, Stroke::new(thick, color)));
        }
    }
}

/// Returns where the robber's middle is on `hex`, and how far from it its hat and feet
/// are.
pub fn robber_place(geometry: &Geometry, island: &Island, hex: Hex) -> (Pos2, f32) {
    let tile = island.tile(hex);
    let beside = tile.is_some_and(|tile| tile.token.is_some());
    // Between the numbers of a lake it has to be slim.
    let is_lake = tile.is_some_and(|tile| tile.terrain == Terrain::Lake);
    let aside = if beside { vec2(-0.42, 0.2) } else { vec2(0.0, if is_lake { 0.08 } else { 0.2 }) };
    let half = match (beside, is_lake) {
        (true, _) => 0.44,
        (false, true) => 0.42,
        (false, false) => 0.48,
    };
    (geometry.hex(hex) + geometry.side() * aside, geometry.side() * half)
}

/// Returns where the middle of the merchant on `hex` is: beside the token, and below it where the
/// robber stands there, too. The terrain's name stays readable.
pub(super) fn merchant_place(geometry: &Geometry, hex: Hex, robber: Option<Hex>) -> Pos2 {
    let aside = if robber == Some(hex) { vec2(-0.02, 0.66) } else { vec2(0.59, 0.12) };
    geometry.hex(hex) + geometry.side() * aside
}

/// The height of a chip in points, and of what is written on it.
const HIGH: f32 = 13.0;

const LETTERS: f32 = 10.0;

impl Canvas<'_> {
    /// Returns whether this map's harbors are only chips.
    pub(super) fn has_chips(&self, island: &Island) -> bool {
        has_chips(self.geometry, island)
    }

    /// The ratio of a harbor for everything, or the sign of what it trades.
    pub(super) fn harbor_chip(&self, center: Pos2, gives: HarborKind) {
        let (painter, palette) = (self.painter, self.palette);
        let (tone, wide, ratio) = match gives {
            HarborKind::Any => {
                let font = strong(painter.ctx(), LETTERS);
                let ratio = painter.layout_no_wrap(self.text.harbor(gives), font, palette.card.ink);
                (palette.card, ratio.size().x + 5.0, Some(ratio))
            }
            HarborKind::Of(resource) => (palette.card(resource), HIGH, None),
        };
        let rect = Rect::from_center_size(center, vec2(wide, HIGH));
        self.plate(rect, HIGH * 0.3, 1.5, tone.fill, Stroke::new(1.2, palette.card.fill));
        if let Some(ratio) = ratio {
            let at = Align2::CENTER_CENTER.anchor_size(center, ratio.size());
            painter.galley(at.min, ratio, tone.ink);
        }
        if let HarborKind::Of(resource) = gives {
            let sign = Rect::from_center_size(center, Vec2::splat(HIGH - 2.5));
            paint_card(painter, sign, resource, tone);
        }
    }
}

/// Length of a hex side below which harbors amid laid-out sea are only chips.
const SMALL: f32 = 26.0;

/// Returns whether harbors on a map of this size are only chips.
pub(super) fn has_chips(geometry: &Geometry, island: &Island) -> bool {
    island.has_surroundings() && geometry.side() < SMALL
}

/// The same, which depends only on how the island lies on the screen.
fn sign_rect(geometry: &Geometry, island: &Island, harbor: Harbor) -> Rect {
    let center = sign_place(geometry, island, harbor.path);
    if has_chips(geometry, island) {
        return Rect::from_center_size(center, vec2(HIGH * 1.6, HIGH));
    }
    let high = (geometry.side() * 0.42).min(34.0);
    let wide = match harbor.gives {
        HarborKind::Any => 1.55,
        HarborKind::Of(_) => 2.05,
    };
    Rect::from_center_size(center, vec2(high * wide, high))
}

/// Returns the place of the sign of a harbor at `path`: away from the land. Where ships may lie it
/// is in the middle of its hex, off all six of its coasts; two that face the same hex are one above
/// the other there.
pub(super) fn sign_place(geometry: &Geometry, island: &Island, path: Path) -> Pos2 {
    let [first, second] = path.hexes();
    let sea = if island.is_land(first) { second } else { first };
    let (side, middle) = (geometry.side(), geometry.spot(path.into()));
    let out = (geometry.hex(sea) - middle).normalized();
    if !island.is_sea(sea) {
        return middle + side * 0.64 * out;
    }
    let facing = island.harbors().iter().filter(|harbor| harbor.path.hexes().contains(&sea));
    let mut facing: Vec<Path> = facing.map(|harbor| harbor.path).collect();
    if facing.len() < 2 {
        return middle + side * 0.84 * out;
    }
    let height = |path: &Path| geometry.spot((*path).into()).y;
    facing.sort_by(|one, other| height(one).total_cmp(&height(other)));
    let nth = facing.iter().position(|it| *it == path).unwrap_or_default() as f32;
    let step = (side * 0.42).max(if has_chips(geometry, island) { HIGH + 1.0 } else { 0.0 });
    geometry.hex(sea) + vec2(0.0, step * (nth - (facing.len() - 1) as f32 / 2.0))
}

#[cfg(test)]
mod tests {
    use egui::{Rect, Vec2, vec2};

    use super::super::sea::ship_place;
    use super::*;
    use crate::widgets::ship_unit;
    use board::{Intersection, Resource, Side, Spot, Surroundings};

    /// The size of a chip with a ratio.
    const CHIP: Vec2 = vec2(21.0, 13.0);

    /// One land hex with these harbors amid three rings of sea.
    fn lone(harbors: Vec<Harbor>) -> Island {
        let land = Hex::new(0, 0);
        let near = (-3..=3).flat_map(|q| (-3..=3).map(move |r| Hex::new(q, r)));
        let sea = near.filter(|hex| *hex != land && hex.distance(land) <= 3).collect();
        let tile = Tile { at: land, terrain: Terrain::Hills, token: None };
        let around = Surroundings { sea, hidden: Vec::new() };
        Island::with_sea(vec![tile], harbors, around).expect("an island")
    }

    #[test]
    fn a_harbors_sign_lies_on_no_ship_and_no_building() {
        let kinds = [HarborKind::Any, HarborKind::Of(Resource::Grain)];
        for (side, gives) in Side::ALL.into_iter().flat_map(|side| kinds.map(|it| (side, it))) {
            let harbor = Harbor { path: Path::of(Hex::new(0, 0), side), gives };
            let island = lone(vec![harbor]);
            for (wide, turned) in [(400.0, 0), (400.0, 1), (700.0, 0), (1000.0, 3)] {
                let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(wide));
                let geometry = Geometry::fit(&island, room, turned);
                let sign = sign_rect(&geometry, &island, harbor);
                let sea = Hex::new(0, 0).neighbor(side);
                // Sails and hulls reach so far, and roofs.
                let ship = Vec2::splat(0.62 * ship_unit(geometry.side()));
                let house = Vec2::splat(0.5 * geometry.side());
                let ships =
                    Side::ALL.map(|side| (ship_place(&geometry, Path::of(sea, side)), ship));
                let houses = Intersection::around(sea).map(|at| (geometry.intersection(at), house));
                for (at, size) in ships.into_iter().chain(houses) {
                    let piece = Rect::from_center_size(at, size);
                    let both = sign.intersect(piece);
                    assert!(!both.is_positive(), "{side:?} {wide} {turned}: {sign} on {piece}");
                }
            }
        }
    }

    #[test]
    fn signs_of_two_harbors_that_face_the_same_sea_lie_beside_each_other() {
        let sea = Hex::new(1, 0);
        let lands = [Hex::new(0, 0), Hex::new(2, 0)];
        let tiles = lands.map(|at| Tile { at, terrain: Terrain::Hills, token: None });
        let sides = [(lands[0], Side::East), (lands[1], Side::West)];
        let harbors =
            sides.map(|(at, side)| Harbor { path: Path::of(at, side), gives: HarborKind::Any });
        let around = Surroundings { sea: vec![sea], hidden: Vec::new() };
        let island = Island::with_sea(tiles.to_vec(), harbors.to_vec(), around).expect("an island");
        for (wide, turned) in [(150.0, 0), (400.0, 0), (400.0, 1), (900.0, 2)] {
            let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(wide));
            let geometry = Geometry::fit(&island, room, turned);
            let [one, other] = harbors.map(|harbor| sign_rect(&geometry, &island, harbor));
            assert!(!one.intersect(other).is_positive(), "{wide} {turned}: {one} {other}");
        }
    }

    #[test]
    fn a_chip_leaves_the_middle_of_every_ship_in_sight() {
        for side in Side::ALL {
            let harbor = Harbor { path: Path::of(Hex::new(0, 0), side), gives: HarborKind::Any };
            let island = lone(vec![harbor]);
            for wide in [230.0, 260.0, 290.0] {
                let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(wide));
                let geometry = Geometry::fit(&island, room, 0);
                assert!(has_chips(&geometry, &island), "{wide}");
                let at = sign_place(&geometry, &island, harbor.path);
                let chip = Rect::from_center_size(at, CHIP);
                let of_sea = |path: &Path| island.has_ship_path(*path);
                let paths = island.sea().iter().flat_map(|hex| Side::ALL.map(|it| (*hex, it)));
                let paths = paths.map(|(hex, side)| Path::of(hex, side)).filter(of_sea);
                for path in paths {
                    assert!(!chip.contains(geometry.spot(Spot::Path(path))), "{side:?} {wide}");
                }
            }
        }
    }
}
