//! The island as it lies on the table, to look at and to touch.

use egui::{Id, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};

use super::draw::{dashed_ring, hexagon};
use super::island_tiles::Canvas;
use super::{Geometry, Spot, Touch, paint_building, touched};
use crate::app::places::Places;
use crate::app::text::Text;
use crate::app::theme::Palette;
use crate::board::{Hex, Island, Path};
use crate::game::{Color, Condition, PerSeat, Pieces, Seat};

/// All that the island view shows.
#[derive(Clone, Copy)]
pub struct IslandView<'a> {
    /// Its tiles and harbors.
    pub island: &'a Island,
    /// By how many sixths of a full turn clockwise it lies turned.
    pub turned: u8,
    /// Words for terrain, harbors and places.
    pub text: &'a Text,
    /// The colours.
    pub palette: &'a Palette,
    /// What stands on it.
    pub pieces: &'a Pieces,
    /// Whose pieces have which colour.
    pub colors: &'a PerSeat<Color>,
    /// The robber's hex.
    pub robber: Option<Hex>,
    /// Hexes that produce now.
    pub lit_hexes: &'a [Hex],
    /// Paths of the longest road.
    pub lit_road: &'a [Path],
    /// Places that may be touched now; nothing else is ever returned.
    pub choices: &'a [Spot],
    /// The place just chosen.
    pub selected: Option<Spot>,
}

/// What a picture of the island is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// The game: all in full colour, and marks where something may be put.
    #[default]
    Game,
    /// One player's pieces; the others' are faded. Choices are not marked:
    /// every place is one.
    PiecesOf(Seat),
    /// Hexes, harbors and the robber; all pieces are faded.
    Ground,
}

impl Subject {
    fn fades(self, owner: Seat) -> bool {
        match self {
            Self::Game => false,
            Self::PiecesOf(seat) => seat != owner,
            Self::Ground => true,
        }
    }
}

/// How much is left of a faded piece.
const FADED: f32 = 0.26;

/// Side of the square by which a screen reader or keyboard finds a choice.
const HANDLE: f32 = 24.0;

impl IslandView<'_> {
    /// Shows the island, fitted into `size`. Returns what was touched.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> Option<Touch> {
        self.show_about(ui, size, Subject::Game)
    }

    /// The same for a picture that is about `subject`.
    pub fn show_about(self, ui: &mut Ui, size: Vec2, subject: Subject) -> Option<Touch> {
        // The view catches fingers; the keyboard goes from choice to choice.
        let sense = if self.choices.is_empty() { Sense::hover() } else { Sense::CLICK };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let name = self.text.get("island");
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &name));
        let geometry = Geometry::fit(self.island, rect, self.turned);
        if ui.is_rect_visible(rect) {
            self.paint(ui, &geometry, subject);
        }
        let places = Places::new(self.text, self.island, self.turned);
        let choices: Vec<(Spot, String)> =
            self.choices.iter().map(|spot| (*spot, places.spot(*spot))).collect();
        self.canvas(ui, &geometry).pick(ui, &response, &choices)
    }

    fn canvas<'b>(&'b self, ui: &'b Ui, geometry: &'b Geometry) -> Canvas<'b> {
        Canvas { painter: ui.painter(), geometry, palette: self.palette, text: self.text }
    }

    fn paint(&self, ui: &Ui, geometry: &Geometry, subject: Subject) {
        let canvas = self.canvas(ui, geometry);
        let mut thin = ui.painter().clone();
        thin.multiply_opacity(FADED);
        let pale = Canvas { painter: &thin, ..canvas };
        let canvas_of = |owner| if subject.fades(owner) { &pale } else { &canvas };
        let marked = if subject == Subject::Game { self.choices } else { &[] };
        canvas.sea(self.island);
        for harbor in self.island.harbors() {
            canvas.harbor(self.island, *harbor);
        }
        for tile in self.island.tiles() {
            canvas.tile(*tile, self.robber == Some(tile.at));
        }
        for spot in marked.iter().copied().filter(|spot| is_hex(*spot)) {
            canvas.choice(spot, Ground::Free);
        }
        for hex in self.lit_hexes {
            canvas.lit_hex(*hex);
        }
        if let Some(hex) = self.robber {
            canvas.robber(self.island, hex);
        }
        for path in self.lit_road {
            canvas.lit_path(*path);
        }
        for (path, seat, condition) in self.pieces.roads() {
            if let Some(color) = self.colors.get(seat) {
                canvas_of(seat).road(path, *color, condition);
            }
        }
        // Southern buildings overlap northern ones.
        let mut buildings: Vec<_> = self
            .pieces
            .buildings()
            .map(|(place, seat, building)| (geometry.intersection(place), seat, building))
            .collect();
        buildings.sort_by(|(one, ..), (other, ..)| one.y.total_cmp(&other.y));
        for (at, seat, building) in buildings {
            if let Some(color) = self.colors.get(seat) {
                let side = geometry.side();
                let painter = canvas_of(seat).painter;
                paint_building(painter, at, side, building, *color, self.palette);
            }
        }
        for (path, seat, condition) in self.pieces.roads() {
            if condition == Condition::Damaged {
                canvas_of(seat).damage_sign(path);
            }
        }
        for spot in marked.iter().copied().filter(|spot| !is_hex(*spot)) {
            canvas.choice(spot, Ground::of(spot, self.pieces));
        }
        if let Some(spot) = self.selected {
            canvas.selected(spot);
        }
    }
}

/// What lies where a choice is marked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    Free,
    /// A piece: the mark goes round it and leaves it as it is.
    Taken,
}

impl Ground {
    fn of(spot: Spot, pieces: &Pieces) -> Self {
        let is_taken = match spot {
            Spot::Hex(_) => false,
            Spot::Intersection(place) => pieces.building(place).is_some(),
            Spot::Path(path) => pieces.road(path).is_some(),
        };
        if is_taken { Self::Taken } else { Self::Free }
    }
}

/// Hexes are outlined below the pieces, other choices above them.
const fn is_hex(spot: Spot) -> bool {
    matches!(spot, Spot::Hex(_))
}

/// Where a finger or mouse clicked, if that is what clicked.
pub(super) fn finger(response: &Response) -> Option<egui::Pos2> {
    if response.clicked_by(egui::PointerButton::Primary) {
        response.interact_pointer_pos()
    } else {
        None
    }
}

impl Canvas<'_> {
    /// A touch counts by where the finger is, whichever of the overlapping
    /// widgets egui hands it to; a key or a screen reader names its choice.
    pub(super) fn pick(
        &self,
        ui: &Ui,
        view: &Response,
        choices: &[(Spot, String)],
    ) -> Option<Touch> {
        let enabled = ui.is_enabled();
        let mut named = None;
        let mut pointed = finger(view);
        let mut hovered = view.contains_pointer();
        for (spot, name) in choices {
            let id: Id = view.id.with(*spot);
            let handle = Rect::from_center_size(self.geometry.spot(*spot), Vec2::splat(HANDLE));
            let response = ui.interact(handle, id, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
            if response.has_focus() {
                self.focus_ring(*spot);
            }
            pointed = pointed.or(finger(&response));
            hovered |= response.contains_pointer();
            if response.clicked() && finger(&response).is_none() {
                named = Some(Touch::Spot(*spot));
            }
        }
        let spots: Vec<Spot> = choices.iter().map(|(spot, _)| *spot).collect();
        let hover = ui.input(|input| input.pointer.hover_pos()).filter(|_| hovered && enabled);
        if let Some(Touch::Spot(spot)) = hover.and_then(|pos| touched(self.geometry, &spots, pos)) {
            self.hovered(spot);
        }
        named.or_else(|| pointed.and_then(|pos| touched(self.geometry, &spots, pos)))
    }

    fn focus_ring(&self, spot: Spot) {
        let radius = self.geometry.side() * 0.36;
        for (thick, color) in [(7.0, self.palette.edge), (4.0, self.palette.focus)] {
            let line = Stroke::new(thick, color);
            self.painter.circle_stroke(self.geometry.spot(spot), radius, line);
        }
    }

    /// A dashed ring or bar: here something may be put.
    pub(super) fn choice(&self, spot: Spot, ground: Ground) {
        let side = self.geometry.side();
        let thick = (side * 0.055).max(3.0);
        let layers = [(thick + 2.5, self.palette.edge), (thick, self.palette.choice)];
        let (shade, ring, half) = match ground {
            Ground::Free => (self.palette.edge.gamma_multiply(0.5), 0.23, 0.11),
            Ground::Taken => (egui::Color32::TRANSPARENT, 0.36, 0.17),
        };
        match spot {
            Spot::Hex(hex) => {
                let mut corners = hexagon(self.geometry.hex(hex), side * 0.86);
                corners.extend(corners.first().copied());
                // A whole number of dashes a side keeps its corners alike.
                let dash = side * 0.86 / 3.0;
                for (thick, color) in layers {
                    let line = Stroke::new(thick, color);
                    self.painter.extend(Shape::dashed_line(
                        &corners,
                        line,
                        dash * 0.64,
                        dash * 0.36,
                    ));
                }
            }
            Spot::Intersection(place) => {
                let center = self.geometry.intersection(place);
                self.painter.circle_filled(center, side * ring, shade);
                for (thick, color) in layers {
                    dashed_ring(self.painter, center, side * ring, 7, Stroke::new(thick, color));
                }
            }
            Spot::Path(path) => {
                let [one, other] = self.geometry.bar(path, 0.27);
                let across = (other - one).normalized().rot90() * side * half;
                let mut corners = vec![one - across, other - across, other + across, one + across];
                self.painter.add(Shape::convex_polygon(corners.clone(), shade, Stroke::NONE));
                corners.push(one - across);
                let dash = side * 0.125;
                for (thick, color) in layers {
                    let line = Stroke::new(thick, color);
                    self.painter.extend(Shape::dashed_line(&corners, line, dash, dash * 0.6));
                }
            }
        }
    }

    /// The choice that a mouse would take.
    fn hovered(&self, spot: Spot) {
        let tint = self.palette.choice.gamma_multiply(0.4);
        let side = self.geometry.side();
        match spot {
            Spot::Hex(hex) => {
                let corners = hexagon(self.geometry.hex(hex), side * 0.93);
                self.painter
                    .add(Shape::closed_line(corners, Stroke::new(4.0, self.palette.choice)));
            }
            Spot::Intersection(place) => {
                let center = self.geometry.intersection(place);
                self.painter.circle_filled(center, side * 0.23, tint);
            }
            Spot::Path(path) => {
                let ends = self.geometry.bar(path, 0.27);
                self.painter.line_segment(ends, Stroke::new(side * 0.22, tint));
            }
        }
    }

    /// A full bright ring round what was just chosen.
    pub(super) fn selected(&self, spot: Spot) {
        let side = self.geometry.side();
        let center = self.geometry.spot(spot);
        let layers = [(0.13, self.palette.edge), (0.075, self.palette.glow)];
        let lines = layers.map(|(thick, color)| Stroke::new((side * thick).max(3.0), color));
        if matches!(spot, Spot::Hex(_)) {
            // Along the rim, so that terrain and token stay readable.
            for line in lines {
                self.painter.add(Shape::closed_line(hexagon(center, side * 0.88), line));
            }
            return;
        }
        let radius = side * 0.34;
        self.painter.circle_filled(center, radius, self.palette.glow.gamma_multiply(0.28));
        for line in lines {
            self.painter.circle_stroke(center, radius, line);
        }
    }
}
