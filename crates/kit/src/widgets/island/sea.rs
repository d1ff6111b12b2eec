//! The sea of an island whose sea is laid out, hex by hex, what is hidden in fog, ships and the
//! pirate, and the names of islands with what a first settlement there is worth (SEA 2, 3, 5, 7,
//! 8).

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::geometry::{FRAME, Geometry};
use super::parts::IslandPart;
use super::tiles::Canvas;
use crate::theme::bounds::Within;
use crate::theme::{Look, Palette, display, mixed, strong};
use crate::widgets::draw::{Pen, centered, hexagon};
use crate::widgets::{
    ShipState, paint_mark, paint_pirate, paint_rope, paint_ship, paint_ship_ground, ship_unit,
};
use board::{Hex, Island, IslandLetter, Path, Side, Spot};
use game::{Color, ScenarioTable, SeaState, SeaTable, Seat};
use words::text::Text;

/// Places of waves in a hex, in sides of it; the next hexes begin elsewhere in the list.
const WAVES: [(f32, f32); 9] = [
    (-0.36, -0.34),
    (0.3, 0.02),
    (-0.2, 0.44),
    (0.14, -0.5),
    (-0.4, 0.1),
    (0.34, 0.46),
    (-0.08, -0.22),
    (0.36, -0.3),
    (-0.16, 0.24),
];

/// Length of a hex side below which a hex has a single wave.
const RIPPLED: f32 = 24.0;

/// Clouds in the fog: left and right of its sign, above it, and below, with their sizes.
const CLOUDS: [(f32, f32, f32); 5] = [
    (0.2, -0.62, 0.72),
    (-0.5, -0.26, 0.9),
    (0.52, 0.0, 0.84),
    (-0.46, 0.36, 0.96),
    (0.22, 0.64, 0.82),
];

impl Canvas<'_> {
    /// The frame, the hexes of the sea with their waves, and the shallows along the coasts.
    pub(super) fn sea_of_hexes(&self, island: &Island) {
        let palette = self.palette;
        let side = self.geometry.side();
        let line = Stroke::new(side * 0.035, mixed(palette.deep_sea, palette.shallows, 0.55));
        let cells = super::geometry::cells(island);
        let outline = self.geometry.sea_outline(cells, FRAME - 0.08);
        self.painter.add(Shape::convex_polygon(outline, palette.deep_sea, line));
        let water = mixed(palette.deep_sea, palette.sea, 0.75);
        for hex in island.sea() {
            let corners = hexagon(self.geometry.hex(*hex), side);
            self.painter.add(Shape::convex_polygon(corners, water, Stroke::NONE));
        }
        let lands = || island.tiles().iter().map(|tile| self.geometry.hex(tile.at));
        for (reach, color) in [
            (1.34, mixed(water, palette.shallows, 0.3)),
            (1.23, mixed(water, palette.shallows, 0.65)),
            (1.13, palette.shallows),
        ] {
            let round = Stroke::new(side * 0.16, color);
            for at in lands() {
                let corners = hexagon(at, side * (reach - 0.06));
                self.painter.add(Shape::convex_polygon(corners, color, round));
            }
        }
        for hex in island.sea() {
            self.waves(*hex);
        }
        self.lanes(island);
        let round = Stroke::new(side * 0.16, palette.beach);
        for at in lands() {
            let corners = hexagon(at, side * 0.99);
            self.painter.add(Shape::convex_polygon(corners, palette.beach, round));
        }
        for hex in island.hidden() {
            self.begin(IslandPart::Fog);
            self.fog(*hex);
        }
    }

    /// The paths at sea, along which ships go.
    fn lanes(&self, island: &Island) {
        let side = self.geometry.side();
        let color = mixed(self.palette.shallows, Color32::WHITE, 0.3);
        let line = Stroke::new((side * 0.026).max(1.0), color);
        for hex in island.sea() {
            let corners = hexagon(self.geometry.hex(*hex), side);
            self.painter.add(Shape::closed_line(corners, line));
        }
    }

    fn waves(&self, hex: Hex) {
        let side = self.geometry.side();
        let color = mixed(self.palette.sea, self.palette.shallows, 0.8);
        let line = Stroke::new((side * 0.032).max(1.0), color);
        let count = if side < RIPPLED { 1 } else { 3 };
        let first = (i32::from(hex.q) * 3 + i32::from(hex.r) * 5).rem_euclid(9);
        let places = WAVES.iter().cycle().skip(usize::try_from(first).unwrap_or_default());
        let center = self.geometry.hex(hex);
        for (x, y) in places.take(count) {
            let middle = center + side * vec2(*x, *y);
            let crest = (0..=8_u8).map(|step| {
                let share = f32::from(step) / 8.0 - 0.5;
                let up = (f32::from(step) * std::f32::consts::FRAC_PI_2).cos();
                middle + side * vec2(0.4 * share, -0.03 * up)
            });
            self.painter.add(Shape::line(crest.collect(), line));
        }
    }

    /// A hex that nobody has turned up: clouds, and the sign for what isn't known.
    fn fog(&self, hex: Hex) {
        let tone = self.palette.fog;
        let side = self.geometry.side();
        let center = self.geometry.hex(hex);
        let rim = Stroke::new(side * 0.02, mixed(tone.fill, self.palette.edge, 0.45));
        let corners = hexagon(center, side * 0.975);
        self.painter.add(Shape::convex_polygon(corners, tone.fill, rim));
        for (x, y, scale) in CLOUDS {
            cloud(&Pen::new(self.painter, center + side * vec2(x, y), side * scale), tone.fill);
        }
        let mut inner = hexagon(center, side * 0.86);
        inner.extend(inner.first().copied());
        let dashes = Stroke::new((side * 0.03).max(1.2), mixed(tone.fill, tone.ink, 0.5));
        let dash = side * 0.86 / 6.0;
        self.painter.extend(Shape::dashed_line(&inner, dashes, dash * 0.55, dash * 0.45));
        self.sign_of_fog(center, side);
    }

    fn sign_of_fog(&self, center: Pos2, side: f32) {
        let tone = self.palette.fog;
        let font = display(self.painter.ctx(), side * 0.82);
        // Light behind the sign keeps clouds away from it.
        let glow = mixed(tone.fill, Color32::WHITE, 0.6);
        outlined_sign(self.painter, center, (side, &font), glow);
        centered(self.painter, center, "?", font, tone.ink);
    }
}

pub fn paint_fog(
    painter: &Painter,
    geometry: &Geometry,
    hex: Hex,
    (palette, text): (&Palette, &Text),
) {
    Canvas { painter, geometry, palette, text, notes: None }.fog(hex);
}

fn outlined_sign(
    painter: &Painter,
    center: Pos2,
    (side, font): (f32, &egui::FontId),
    color: Color32,
) {
    for nth in 0..8_u8 {
        let way = Vec2::angled(f32::from(nth) * std::f32::consts::FRAC_PI_4);
        let at = center + (side * 0.045).max(1.0) * way;
        centered(painter, at, "?", font.clone(), color);
    }
}

/// A cloud with a flat foot.
fn cloud(pen: &Pen<'_>, ground: Color32) {
    let light = mixed(ground, Color32::WHITE, 0.75);
    let shade = mixed(ground, Color32::BLACK, 0.16);
    for (down, color) in [(0.03, shade), (0.0, light)] {
        for (x, y, radius) in [(-0.15, 0.0, 0.1), (0.0, -0.06, 0.13), (0.15, 0.01, 0.09)] {
            pen.disc(x, y + down, radius, color);
        }
        pen.line(&[(-0.19, 0.06 + down), (0.19, 0.06 + down)], 0.09, color);
    }
}

/// The radius of what marks a ship, where hexes have sides of `side` points.
pub(super) fn around_ship(side: f32) -> f32 {
    0.68 * ship_unit(side)
}

/// Distance from a sea hex's middle at which the pirate stays out of the way of a harbor's sign, in
/// sides of a hex.
const ASIDE: f32 = 0.57;

impl Canvas<'_> {
    /// A ship with its player's mark on the sail.
    pub(super) fn ship(&self, path: Path, color: Color, state: ShipState) {
        self.begin(IslandPart::Ship);
        let at = ship_place(self.geometry, path);
        paint_ship(self.painter, at, self.geometry.side(), state, color, self.palette);
    }

    /// The wake of an open ship, below it.
    pub(super) fn wake(&self, path: Path) {
        self.begin(IslandPart::Wake);
        let unit = ship_unit(self.geometry.side());
        let at = ship_place(self.geometry, path);
        let foam = mixed(self.palette.shallows, Color32::WHITE, 0.6);
        let line = Stroke::new((unit * 0.06).max(1.0), foam);
        for (from, to, down) in [(-0.5, 0.56, 0.45), (-0.66, -0.44, 0.33)] {
            let ends = [at + unit * vec2(from, down), at + unit * vec2(to, down)];
            self.painter.line_segment(ends, line);
        }
    }

    /// The rope along a path of a closed route: it ties ships to each other, and the outer
    /// ones to their owner's buildings.
    pub(super) fn rope(&self, path: Path) {
        self.begin(IslandPart::Wake);
        let thick = (0.1 * ship_unit(self.geometry.side())).max(2.4);
        paint_rope(self.painter, self.geometry.path(path), thick, self.palette);
    }

    /// A glow around a ship that is part of the longest route.
    pub(super) fn lit_ship(&self, path: Path, state: ShipState) {
        self.begin(IslandPart::LitPath);
        let side = self.geometry.side();
        let at = ship_place(self.geometry, path);
        let rim = (side * 0.1).max(2.4);
        for (more, color) in [(rim + 1.5, self.palette.edge), (rim, self.palette.glow)] {
            paint_ship_ground(self.painter, at, side, state, (more, color));
        }
    }

    /// The warning on a damaged ship, on its hull, so that its mark stays visible.
    pub(super) fn ship_damage_sign(&self, path: Path) {
        let unit = ship_unit(self.geometry.side());
        self.damage_sign_at(ship_place(self.geometry, path) + unit * vec2(-0.3, 0.24));
    }

    /// Darkens the hex that the pirate keeps free of ships, and bars its rim.
    pub(super) fn pirate_water(&self, hex: Hex) {
        self.begin(IslandPart::Water);
        let side = self.geometry.side();
        let center = self.geometry.hex(hex);
        let dark = self.palette.robber.gamma_multiply(0.36);
        self.painter.add(Shape::convex_polygon(hexagon(center, side * 0.97), dark, Stroke::NONE));
        let mut rim = hexagon(center, side * 0.9);
        rim.extend(rim.first().copied());
        let line = Stroke::new((side * 0.045).max(1.5), self.palette.robber.gamma_multiply(0.7));
        let dash = side * 0.9 / 4.0;
        self.painter.extend(Shape::dashed_line(&rim, line, dash * 0.6, dash * 0.4));
    }

    pub(super) fn pirate(&self, island: &Island, hex: Hex) {
        self.begin(IslandPart::Pirate);
        let (center, half) = pirate_place(self.geometry, island, hex);
        paint_pirate(self.painter, center, half, self.palette);
    }
}

/// Returns the middle of a ship: the middle of its path, or a little lower where the path runs
/// upward, so that the mark of a building at its upper end stays visible.
pub fn ship_place(geometry: &Geometry, path: Path) -> Pos2 {
    let [one, other] = geometry.path(path);
    let way = (other - one).abs();
    let down = if way.x < 0.2 * way.y { 0.09 } else { 0.0 };
    one.lerp(other, 0.5) + vec2(0.0, down * geometry.side())
}

/// Returns where the pirate's middle is on `hex`, and how far from it its mast and keel are: in the
/// middle, or where a harbor's sign leaves room.
pub fn pirate_place(geometry: &Geometry, island: &Island, hex: Hex) -> (Pos2, f32) {
    let center = geometry.hex(hex);
    let coasts = island.harbors().iter().filter(|harbor| harbor.path.hexes().contains(&hex));
    let away = coasts
        .map(|harbor| center - geometry.spot(Spot::Path(harbor.path)))
        .fold(Vec2::ZERO, |sum, way| sum + way);
    let half = if away == Vec2::ZERO { 0.52 } else { 0.34 };
    (center + ASIDE * geometry.side() * away.normalized(), geometry.side() * half)
}

/// The space around what an island's sign says, and between its parts, in heights of its letters.
const SIGN_GAP: f32 = 0.3;

impl Canvas<'_> {
    /// An island's letter, what a first settlement there brings, and whose players have that, on a
    /// sign in the sea beside its coast, off `taken` and everything else that has to be seen.
    pub(super) fn isle_sign(&self, isle: &IsleSign, island: &Island, taken: &[Rect]) {
        self.begin(IslandPart::IsleSign);
        let (palette, painter) = (self.palette, self.painter);
        let size = (self.geometry.side() * 0.32).within(11.0, 24.0);
        let words = match isle.points {
            Some(points) => format!("{} +{points}", isle.letter),
            None => isle.letter.to_string(),
        };
        let words = painter.layout_no_wrap(words, strong(painter.ctx(), size), palette.card.ink);
        let gap = size * SIGN_GAP;
        let marks = isle.owners.len() as f32 * (size * 0.9 + gap * 0.5);
        let wide = (marks + words.size().x + 2.0 * gap).max(size * 1.35);
        let room = vec2(wide, size * 1.35);
        let Some(at) = isle_place(self.geometry, &isle.hexes, island, room, taken) else { return };
        let rect = Rect::from_center_size(at, room);
        let round = rect.height() / 2.0;
        painter.rect_filled(rect.translate(vec2(0.0, 2.0)), round, Color32::from_black_alpha(80));
        painter.rect_filled(rect, round, palette.card.fill);
        let line = Stroke::new((size * 0.1).max(1.5), palette.edge);
        painter.rect_stroke(rect, round, line, StrokeKind::Outside);
        for (nth, color) in isle.owners.iter().enumerate() {
            let x = rect.left() + gap + (nth as f32 + 0.5) * (size * 0.9 + gap * 0.5) - gap * 0.25;
            let at = Pos2::new(x, rect.center().y);
            paint_mark(painter, at, size * 0.45, *color, Palette::of_look(Look::Light));
        }
        let text = rect.with_min_x(rect.left() + marks).center();
        let place = Align2::CENTER_CENTER.anchor_size(text, words.size());
        painter.galley(place.min, words, palette.card.ink);
    }
}

/// Returns where an island's sign of this size is: beside one of its coasts, farther up rather
/// than down, where it covers as little as possible of `taken`, of land, and of tokens.
fn isle_place(
    geometry: &Geometry,
    hexes: &[Hex],
    island: &Island,
    room: Vec2,
    taken: &[Rect],
) -> Option<Pos2> {
    let side = geometry.side();
    let covering = island.tiles().iter().map(|tile| tile.at).chain(island.hidden().iter().copied());
    let lands: Vec<Pos2> = covering.map(|hex| geometry.hex(hex)).collect();
    let coasts = hexes.iter().flat_map(|hex| Side::ALL.map(|side| (*hex, hex.neighbor(side))));
    let coasts = coasts.filter(|(_, sea)| !island.is_land(*sea));
    let places = coasts.map(|(hex, sea)| {
        let (from, to) = (geometry.hex(hex), geometry.hex(sea));
        let out = (to - from).normalized();
        let reach = f32::midpoint(out.x.abs() * room.x, out.y.abs() * room.y);
        from.lerp(to, 0.5) + out * (reach + side * 0.06)
    });
    let covered = |at: Pos2| {
        let sign = Rect::from_center_size(at, room).expand(1.0);
        let shared = |other: &Rect| {
            let both = sign.intersect(*other);
            if both.is_positive() { both.area() } else { 0.0 }
        };
        let hidden: f32 = taken.iter().map(shared).sum();
        let near = |land: &&Pos2| sign.distance_to_pos(**land) < side * 0.8;
        let on_land = lands.iter().filter(near).count() as f32;
        let off = sign.area() - shared(&geometry.rect());
        (hidden + off) * 4.0 / side + on_land * side * 0.6 + at.y * 0.2
    };
    places.min_by(|one, other| covered(*one).total_cmp(&covered(*other)))
}

/// The pirate, a ship that isn't there yet, and islands' names; by default none of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seascape<'a> {
    /// The pirate's hex (SEA 5).
    pub pirate: Option<Hex>,
    /// The fleet's hex (SCENARIOS 4.4).
    pub fleet: Option<Hex>,
    /// A ship that isn't there yet.
    pub preview: Option<ShipPreview>,
    /// Names of islands, where they are to be seen.
    pub isles: &'a [IsleSign],
    /// Pieces and places of a scenario with rules of its own.
    pub scenario: Option<&'a ScenarioTable>,
}

impl<'a> Seascape<'a> {
    /// As it stands in a game; nothing where Seafarers is not played.
    pub fn of(sea: Option<&'a SeaState>) -> Self {
        Self::on(sea.map(SeaState::table))
    }

    /// As it lies on a table; nothing where Seafarers is not played.
    pub fn on(table: Option<&'a SeaTable>) -> Self {
        let scenario = table.and_then(|table| table.scenario.as_ref());
        Self::with(table.and_then(|table| table.pirate), scenario)
    }

    /// The pirate, and what lies there in a scenario with rules of its own.
    pub fn with(pirate: Option<Hex>, scenario: Option<&'a ScenarioTable>) -> Self {
        let fleet = scenario.and_then(ScenarioTable::pirates).and_then(|pirates| pirates.fleet);
        Self { pirate, fleet, scenario, ..Self::default() }
    }
}

/// A ship where it would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipPreview {
    pub at: Path,
    pub owner: Seat,
}

/// An island's letter, and what a first settlement there is worth (SEA 8, 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IsleSign {
    pub letter: IslandLetter,
    pub hexes: Vec<Hex>,
    /// Points of a first settlement; none where it is home to everybody.
    pub points: Option<u8>,
    /// The players who have them.
    pub owners: Vec<Color>,
}

/// The same, to compare the next picture with.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KeptSeascape {
    pirate: Option<Hex>,
    fleet: Option<Hex>,
    preview: Option<ShipPreview>,
    isles: Vec<IsleSign>,
    scenario: Option<ScenarioTable>,
}

impl KeptSeascape {
    pub(super) fn of(sea: Seascape<'_>) -> Self {
        Self {
            pirate: sea.pirate,
            fleet: sea.fleet,
            preview: sea.preview,
            isles: sea.isles.to_vec(),
            scenario: sea.scenario.cloned(),
        }
    }

    pub(super) fn is(&self, sea: Seascape<'_>) -> bool {
        let Self { pirate, fleet, preview, isles, scenario } = self;
        let (pirate, fleet, preview) = (*pirate, *fleet, *preview);
        sea == Seascape { pirate, fleet, preview, isles, scenario: scenario.as_ref() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_islands_sign_lies_at_sea_and_off_whatever_is_taken() {
        let island = super::super::a_sea();
        let hexes: Vec<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
        for wide in [300.0, 640.0] {
            let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(wide));
            for turned in 0..6 {
                let geometry = Geometry::fit(&island, screen, turned);
                let room = vec2(1.4, 0.45) * geometry.side();
                let mut taken: Vec<Rect> = Vec::new();
                for _ in 0..4 {
                    let at = isle_place(&geometry, &hexes, &island, room, &taken).expect("a coast");
                    let sign = Rect::from_center_size(at, room);
                    assert!(screen.contains_rect(sign), "{sign}");
                    assert!(hexes.iter().all(|hex| !geometry.is_inside(*hex, at)), "{sign}");
                    let is_off = |other: &Rect| !other.intersect(sign).is_positive();
                    assert!(taken.iter().all(is_off), "{sign} on {taken:?}");
                    taken.push(sign);
                }
            }
        }
    }
}
