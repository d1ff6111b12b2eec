//! An island that is still being entered: hexes may be empty, and it may grow
//! into the sea next to it.

use egui::{
    Align2, Color32, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::marks::{MarkGround, MarkSign};
use super::pick::{Choices, finger};
use super::tiles::{Canvas, HexYield};
use super::touch::nearest_choice;
use super::{Geometry, Touch};
use crate::theme::bounds::Within;
use crate::theme::{Palette, display, mixed, strong};
use crate::widgets::Icon;
use crate::widgets::draw::{centered, hexagon};
use board::{Harbor, Hex, Island, Path, Spot, Surroundings, Terrain, Tile, Token};
use words::text::Text;

/// A hex that belongs to the island, filled or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SketchHex {
    pub at: Hex,
    pub terrain: Option<Terrain>,
    pub token: Option<Token>,
}

/// The drawing of one, of which nothing may be touched by default.
#[derive(Clone, Debug, Default)]
pub struct IslandSketch {
    pub hexes: Vec<SketchHex>,
    pub harbors: Vec<Harbor>,
    /// Sea that is laid out; none in the base game.
    pub sea: Vec<Hex>,
    /// Hexes that nobody has turned up so far.
    pub hidden: Vec<Hex>,
    /// Hexes that the picture is fitted to; by default the land.
    pub fit: Vec<Hex>,
    pub signs: Vec<AreaSign>,
    /// Clockwise rotation, in sixths of a full turn.
    pub turned: u8,
    /// Sea that may become land.
    pub shore: Vec<Hex>,
    /// Coasts without a harbor that could get one.
    pub coasts: Vec<Path>,
    /// Hexes where something may start, outlined.
    pub corners: Vec<Hex>,
    /// Places that may be touched, with their names.
    pub choices: Vec<(Spot, String)>,
    pub selected: Option<Spot>,
}

/// A finger's action on the sketch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finger {
    Touched(Spot),
    /// It was put down and is being dragged over these places.
    Begins(Vec<Spot>),
    /// It is being dragged on over these places.
    GoesOn(Vec<Spot>),
}

impl IslandSketch {
    /// Shows the sketch, fitted into `size`. Returns what the finger does.
    pub fn show(&self, ui: &mut Ui, text: &Text, size: Vec2) -> Option<Finger> {
        let sense =
            if self.choices.is_empty() { Sense::hover() } else { Sense::CLICK | Sense::DRAG };
        let (rect, view) = ui.allocate_exact_size(size, sense);
        let name = text.get("island");
        view.widget_info(|| WidgetInfo::labeled(Role::Group, true, &name));
        let land = self.hexes.iter().map(|hex| hex.at);
        let shown: Vec<Hex> = match self.fit.as_slice() {
            [] => land.chain(self.room()).collect(),
            fit => fit.to_vec(),
        };
        let geometry = self.fitted(Geometry::fit_hexes(shown, rect, self.turned));
        let ground = self.ground();
        let (painter, palette) = (ui.painter(), Palette::of(ui));
        let canvas = Canvas { painter, geometry: &geometry, palette, text, notes: None };
        if ui.is_rect_visible(rect) {
            self.paint(&canvas, &ground);
        }
        let spots: Vec<Spot> = self.choices.iter().map(|(spot, _)| *spot).collect();
        let name = |nth: usize, _: Spot| {
            self.choices.get(nth).map(|(_, name)| name.clone()).unwrap_or_default()
        };
        let picked =
            canvas.pick(ui, &view, Choices { spots: &spots, name: &name, touchable: None }).touch;
        if let Some(harbor) = finger(&view).and_then(|pos| self.sign(&canvas, &ground, pos)) {
            return Some(Finger::Touched(harbor));
        }
        match picked {
            Some(Touch::Spot(spot)) => return Some(Finger::Touched(spot)),
            // The result shows at once, and another touch corrects it.
            Some(Touch::Ask(spots)) => return spots.first().copied().map(Finger::Touched),
            None => {}
        }
        self.drawn(ui, &geometry, &view)
    }

    /// The hexes besides the land that the picture leaves room for, so that an
    /// island of the usual shape stays in place while the shape may change.
    fn room(&self) -> Vec<Hex> {
        if self.shore.is_empty() {
            return Vec::new();
        }
        let corners = [(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)];
        let usual = corners.into_iter().map(Hex::from);
        self.shore.iter().copied().chain(usual).collect()
    }

    /// The land, for sea and harbors; empty hexes count, too.
    fn ground(&self) -> Island {
        let tile = |hex: &SketchHex| Tile {
            at: hex.at,
            terrain: hex.terrain.unwrap_or(Terrain::Desert),
            token: hex.token,
        };
        let tiles = self.hexes.iter().map(tile).collect();
        let harbors = self.harbors.clone();
        let ground = if self.sea.is_empty() && self.hidden.is_empty() {
            Island::new(tiles, harbors)
        } else {
            let around = Surroundings { sea: self.sea.clone(), hidden: self.hidden.clone() };
            Island::with_sea(tiles, harbors, around)
        };
        ground.unwrap_or_else(|_| Island::empty())
    }

    /// The picture drawn closer: a map with its sea needs no water around it.
    fn fitted(&self, picture: Geometry) -> Geometry {
        if self.fit.is_empty() {
            return picture;
        }
        let spare = Vec2::splat(2.0 * SPARE * picture.side());
        let zoom = (picture.rect().size() / (picture.extent() - spare)).min_elem();
        picture.scaled(zoom.max(1.0), Vec2::ZERO)
    }

    /// The harbor whose sign is touched, since the sign is off its path.
    fn sign(&self, canvas: &Canvas<'_>, ground: &Island, pos: Pos2) -> Option<Spot> {
        let reach = canvas.geometry.side() * 0.4;
        let at = |path: Path| canvas.harbor_place(ground, path).distance(pos);
        let near = self.harbors.iter().map(|harbor| harbor.path).filter(|path| at(*path) <= reach);
        let spot = near.min_by(|one, other| at(*one).total_cmp(&at(*other))).map(Spot::Path)?;
        self.choices.iter().any(|(choice, _)| *choice == spot).then_some(spot)
    }

    /// The places that a finger is dragged over. Quick fingers leave gaps
    /// between two frames, so the line between them counts.
    fn drawn(&self, ui: &Ui, geometry: &Geometry, view: &egui::Response) -> Option<Finger> {
        if !view.dragged_by(egui::PointerButton::Primary) {
            return None;
        }
        let now = view.interact_pointer_pos()?;
        let begins = view.drag_started();
        let before = if begins {
            ui.input(|input| input.pointer.press_origin())?
        } else {
            now - view.drag_delta()
        };
        let spots: Vec<Spot> = self.choices.iter().map(|(spot, _)| *spot).collect();
        let mut over: Vec<Spot> = Vec::new();
        for step in 0..=12_u8 {
            let pos = before.lerp(now, f32::from(step) / 12.0);
            let near = nearest_choice(geometry, &spots, pos);
            over.extend(near.filter(|spot| !over.contains(spot)));
        }
        Some(if begins { Finger::Begins(over) } else { Finger::GoesOn(over) })
    }

    fn paint(&self, canvas: &Canvas<'_>, ground: &Island) {
        if !self.shore.is_empty() {
            let outline = canvas.geometry.sea_outline(self.shore.iter().copied(), 0.2);
            let sea = canvas.palette.deep_sea;
            canvas.painter.add(Shape::convex_polygon(outline, sea, Stroke::NONE));
        }
        canvas.sea(ground);
        for hex in &self.shore {
            canvas.shore(*hex);
        }
        for path in &self.coasts {
            canvas.free_coast(ground, *path);
        }
        if let Some(Spot::Path(path)) = self.selected {
            canvas.selected_coast(ground, path);
        }
        for harbor in &self.harbors {
            canvas.jetties(ground, *harbor);
            canvas.harbor_sign(ground, *harbor);
        }
        for hex in &self.hexes {
            match hex.terrain {
                Some(terrain) => {
                    let tile = Tile { at: hex.at, terrain, token: hex.token };
                    canvas.tile(tile, HexYield::Usual);
                    if let Terrain::Trade(site) = terrain {
                        canvas.plaza(hex.at, site);
                    }
                    canvas.written(ground, tile, HexYield::Usual);
                }
                None => canvas.bare(hex.at, hex.token),
            }
        }
        for harbor in &self.harbors {
            canvas.landings(*harbor);
        }
        for hex in &self.corners {
            canvas.choice(Spot::Hex(*hex), MarkGround::Free, MarkSign::Plain);
        }
        match self.selected {
            Some(Spot::Path(path)) => canvas.coast_line(path),
            Some(spot) => canvas.selected(spot, MarkGround::Free),
            None => {}
        }
        for sign in &self.signs {
            canvas.area_sign(sign);
        }
    }
}

impl Canvas<'_> {
    /// A pale hex that is still empty.
    fn bare(&self, hex: Hex, token: Option<Token>) {
        let center = self.geometry.hex(hex);
        let side = self.geometry.side();
        let fill = mixed(self.palette.beach, self.palette.shallows, 0.35);
        let rim = mixed(self.palette.beach, self.palette.deep_sea, 0.55);
        let line = Stroke::new(side * 0.02, rim);
        self.painter.add(Shape::convex_polygon(hexagon(center, side * 0.975), fill, line));
        let mut inner = hexagon(center, side * 0.8);
        inner.extend(inner.first().copied());
        let dashes = Stroke::new((side * 0.03).max(1.5), rim);
        self.painter.extend(Shape::dashed_line(&inner, dashes, side * 0.1, side * 0.1));
        if let Some(token) = token {
            self.token(token, center + Vec2::new(0.0, side * 0.06));
        }
    }

    /// Sea that may become land: a dashed hex with a plus.
    fn shore(&self, hex: Hex) {
        let center = self.geometry.hex(hex);
        let side = self.geometry.side();
        let fill = mixed(self.palette.sea, self.palette.deep_sea, 0.3);
        let mut rim = hexagon(center, side * 0.8);
        self.painter.add(Shape::convex_polygon(rim.clone(), fill, Stroke::NONE));
        rim.extend(rim.first().copied());
        let faint = mixed(self.palette.choice, fill, 0.35);
        let line = Stroke::new((side * 0.025).max(1.5), faint);
        self.painter.extend(Shape::dashed_line(&rim, line, side * 0.1, side * 0.1));
        let line = Stroke::new((side * 0.08).max(2.5), self.palette.choice);
        let arm = side * 0.22;
        for across in [Vec2::new(arm, 0.0), Vec2::new(0.0, arm)] {
            self.painter.line_segment([center - across, center + across], line);
        }
    }

    /// A ring around the sign of the harbor being chosen, or around where it
    /// would be.
    fn selected_coast(&self, ground: &Island, path: Path) {
        let radius = (self.geometry.side() * 0.46).max(24.0);
        let at = self.harbor_place(ground, path);
        self.painter.circle_filled(at, radius, self.palette.edge.gamma_multiply(0.55));
        for (thick, color) in [(6.5, self.palette.edge), (3.5, self.palette.focus)] {
            self.painter.circle_stroke(at, radius, Stroke::new(thick, color));
        }
    }

    /// The coast being chosen.
    fn coast_line(&self, path: Path) {
        let thick = (self.geometry.side() * 0.11).max(4.0);
        let ends = self.geometry.bar(path, 0.06);
        for (thick, color) in [(thick + 4.0, self.palette.edge), (thick, self.palette.focus)] {
            self.painter.line_segment(ends, Stroke::new(thick, color));
        }
    }

    /// A coast that may get a harbor: a small ring beside it.
    fn free_coast(&self, ground: &Island, path: Path) {
        let [one, other] = self.geometry.path(path);
        let middle = one.lerp(other, 0.5);
        let sign = self.harbor_place(ground, path);
        let at = middle.lerp(sign, 0.45);
        let radius = (self.geometry.side() * 0.09).max(3.0);
        let line = Stroke::new((radius * 0.4).max(1.5), self.palette.choice);
        self.painter.circle(at, radius, self.palette.edge.gamma_multiply(0.5), line);
    }
}

/// Land that is named together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaSign {
    pub hexes: Vec<Hex>,
    pub letter: String,
    /// The worth of settling there, if it isn't home; a house stands for home.
    pub worth: Option<String>,
}

/// Width of the water around an island that a map with laid-out sea does without, in sides of a
/// hex.
const SPARE: f32 = 0.78;

impl Canvas<'_> {
    /// A plate on the hex nearest to the middle of an area: its letter, and a house or what
    /// settling there is worth.
    pub(super) fn area_sign(&self, sign: &AreaSign) {
        let (palette, side) = (self.palette, self.geometry.side());
        let places = || sign.hexes.iter().map(|hex| self.geometry.hex(*hex));
        let count = sign.hexes.len().max(1) as f32;
        let middle = places().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2()) / count;
        let away = |at: &Pos2| at.distance(middle.to_pos2());
        let Some(at) = places().min_by(|one, other| away(one).total_cmp(&away(other))) else {
            return;
        };
        let high = (side * 0.5).within(15.0, 32.0);
        // Below the token, which stays to be read.
        let at = at + vec2(0.0, side * 0.8);
        let rect = Rect::from_center_size(at, vec2(high * 2.5, high * 1.35));
        let shade = Color32::from_black_alpha(90);
        let round = high * 0.4;
        self.painter.rect_filled(rect.translate(vec2(0.0, 2.0)), round, shade);
        let (fill, ink) = (palette.card.fill, palette.card.ink);
        let line = Stroke::new((side * 0.04).max(2.0), palette.edge);
        self.painter.rect(rect, round, fill, line, StrokeKind::Middle);
        let left = rect.center() - vec2(rect.width() * 0.23, 0.0);
        let font = display(self.painter.ctx(), high);
        centered(self.painter, left, &sign.letter, font, ink);
        let right = rect.center() + vec2(rect.width() * 0.22, 0.0);
        if let Some(worth) = &sign.worth {
            let font = strong(self.painter.ctx(), high * 0.8);
            self.painter.text(right, Align2::CENTER_CENTER, worth, font, ink);
        } else {
            let place = Rect::from_center_size(right, Vec2::splat(high * 0.95));
            Icon::Settlement.paint(self.painter, place, ink);
        }
    }
}
