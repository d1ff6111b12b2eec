//! The island as it is on the table, to look at and to touch.

use std::sync::LazyLock;

use egui::{Painter, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use super::geometry::Geometry;
use super::landscape::Landscape;
use super::marks::{MarkGround, MarkSign};
use super::parts::{IslandPart, PartNotes};
use super::pick::Choices;
use super::pieces::Landmarks;
use super::sea::{Seascape, ShipPreview, pirate_place, ship_place};
use super::tiles::{Canvas, HexYield, merchant_place, robber_place};
use super::touch::{Touch, Touchable};
use super::wagons::{SeenWagon, seen};
use crate::theme::Palette;
use crate::widgets::{
    ShipState, paint_building, paint_knight, paint_merchant, paint_metropolis, paint_wall,
    ship_unit,
};
use board::{Hex, Intersection, Island, Path, Spot};
use game::{Building, Color, Condition, Knight, PerSeat, Pieces, Seat, Way};
use words::places::Places;
use words::text::Text;

#[derive(Clone, Copy)]
pub struct IslandView<'a> {
    pub island: &'a Island,
    /// Clockwise rotation, in sixths of a full turn.
    pub turned: u8,
    /// Words for terrain, harbors, and places.
    pub text: &'a Text,
    pub palette: &'a Palette,
    pub pieces: &'a Pieces,
    pub colors: &'a PerSeat<Color>,
    /// The metropolises and the merchant of Cities & Knights.
    pub landmarks: Landmarks,
    /// The pirate, a ship that isn't there yet, and islands' names of Seafarers.
    pub sea: Seascape<'a>,
    /// Rivers, wagons and bandits, hexes without their token, and what threatens.
    pub land: Landscape<'a>,
    pub robber: Option<Hex>,
    /// Hexes that are producing now.
    pub lit_hexes: &'a [Hex],
    /// The paths of the longest road.
    pub lit_road: &'a [Path],
    /// Places that may be touched now; nothing else is ever returned.
    pub choices: &'a [Spot],
    /// The pieces that would be put there, in the same order; plain where there are fewer.
    pub signs: &'a [MarkSign],
    /// Pieces that answer a touch as well, though nothing marks them.
    pub unmarked: &'a [Spot],
    /// Player whose pieces are meant where several lie under the finger.
    pub own: Option<Seat>,
    pub selected: Option<Spot>,
}

impl<'a> IslandView<'a> {
    /// An island with these pieces, as it is stored, with nothing marked.
    pub fn of(
        island: &'a Island,
        text: &'a Text,
        palette: &'a Palette,
        pieces: &'a Pieces,
        colors: &'a PerSeat<Color>,
    ) -> Self {
        Self {
            island,
            turned: 0,
            text,
            palette,
            pieces,
            colors,
            landmarks: Landmarks::default(),
            sea: Seascape::default(),
            land: Landscape::default(),
            robber: None,
            lit_hexes: &[],
            lit_road: &[],
            choices: &[],
            signs: &[],
            unmarked: &[],
            own: None,
            selected: None,
        }
    }
}

/// Subject of a picture of the island: all of the game, or a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// The game: everything in full color, and marks where something may be
    /// placed.
    #[default]
    Game,
    /// One player's pieces; the others' are faded. Choices aren't marked,
    /// because every place is one.
    PiecesOf(Seat),
    /// Hexes, harbors, and the robber; all pieces are faded.
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

/// A piece that has a height: southern ones overlap northern ones.
#[derive(Clone, Copy)]
enum Upright {
    Building(Intersection, Building),
    Knight(Knight),
    Ship(Path, ShipState),
    Wagon(SeenWagon),
}

impl Upright {
    fn paint(self, canvas: &Canvas<'_>, mut at: Pos2, view: &IslandView<'_>, color: Color) {
        let (painter, side, palette) = (canvas.painter, canvas.geometry.side(), view.palette);
        match self {
            Self::Building(place, building) => {
                if let Some(track) = view.landmarks.metropolis(place) {
                    at.y += side * Landmarks::LOWERED;
                    canvas.begin(IslandPart::Metropolis);
                    paint_metropolis(painter, at, side, track, palette);
                }
                canvas.begin(match building {
                    Building::Settlement => IslandPart::Settlement,
                    Building::City => IslandPart::City,
                    Building::LaidCity => IslandPart::LaidCity,
                    Building::OilMetropolis => IslandPart::OilMetropolis,
                });
                paint_building(painter, at, side, building, color, palette);
                if view.pieces.has_wall(place) {
                    canvas.begin(IslandPart::Wall);
                    paint_wall(painter, at, side, palette);
                }
            }
            Self::Knight(knight) => {
                canvas.begin(IslandPart::Knight);
                paint_knight(painter, at, side, knight, color, palette);
            }
            Self::Ship(path, state) => canvas.ship(path, color, state),
            Self::Wagon(wagon) => canvas.wagon(&wagon, color),
        }
    }
}

/// A ship and how it is drawn.
#[derive(Clone, Copy)]
struct SeenShip {
    at: Path,
    owner: Seat,
    state: ShipState,
}

/// The opacity of a faded piece.
const FADED: f32 = 0.26;

impl IslandView<'_> {
    /// Shows the island, fitted into `size`. Returns what was touched.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> Option<Touch> {
        // The view takes touches; the keyboard goes from choice to choice.
        let (rect, response) = ui.allocate_exact_size(size, self.sense());
        self.name(&response);
        let geometry = Geometry::fit(self.island, rect, self.turned);
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), &geometry, Subject::Game);
        }
        let places = Places::new(self.text, self.island, self.turned);
        let name = |_: usize, spot| self.land.told(self.text, places.spot(spot), spot);
        let choices =
            Choices { spots: self.choices, name: &name, touchable: Some(self.touchable()) };
        self.canvas(ui.painter(), &geometry).pick(ui, &response, choices).touch
    }

    /// Only paints the island, fitted into `rect`.
    pub fn paint_within(&self, painter: &Painter, rect: Rect) {
        let geometry = Geometry::fit(self.island, rect, self.turned);
        self.paint(painter, &geometry, Subject::Game);
    }

    fn yields(&self, hex: Hex) -> HexYield {
        if self.robber == Some(hex) {
            HexYield::Robbed
        } else if self.lit_hexes.contains(&hex) {
            HexYield::Gives
        } else {
            HexYield::Usual
        }
    }

    pub(super) fn sense(&self) -> Sense {
        if self.choices.is_empty() && self.unmarked.is_empty() {
            Sense::hover()
        } else {
            Sense::CLICK
        }
    }

    pub fn touchable(&self) -> Touchable<'_> {
        Touchable {
            island: self.island,
            pieces: self.pieces,
            landmarks: self.landmarks,
            land: self.land,
            own: self.own,
            choices: self.choices,
            unmarked: self.unmarked,
        }
    }

    pub(super) fn name(&self, response: &Response) {
        let name = || self.text.get("island");
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, name()));
    }

    pub(super) fn canvas<'b>(&'b self, painter: &'b Painter, geometry: &'b Geometry) -> Canvas<'b> {
        Canvas { painter, geometry, palette: self.palette, text: self.text, notes: None }
    }

    /// Returns what stands on intersections and paths, and whose it is, from north to south.
    fn upright(&self, geometry: &Geometry, ships: &[SeenShip]) -> Vec<(Pos2, Seat, Upright)> {
        let buildings = self.pieces.buildings().map(|(place, owner, building)| {
            (geometry.intersection(place), owner, Upright::Building(place, building))
        });
        let knights = self.pieces.knights().map(|(place, owner, knight)| {
            (geometry.intersection(place), owner, Upright::Knight(knight))
        });
        let ships = ships.iter().map(|ship| {
            (ship_place(geometry, ship.at), ship.owner, Upright::Ship(ship.at, ship.state))
        });
        let wagons = self.land.wagons.map(|table| seen(geometry, self.pieces, &table.wagons));
        let wagons = wagons.unwrap_or_default().into_iter();
        let wagons = wagons
            .filter(|wagon| Some(wagon.owner) != self.land.driving)
            .map(|wagon| (wagon.at, wagon.owner, Upright::Wagon(wagon)));
        let mut all: Vec<_> = buildings.chain(knights).chain(ships).chain(wagons).collect();
        all.sort_by(|(one, ..), (other, ..)| one.y.total_cmp(&other.y));
        all
    }

    /// The ships, and the one that isn't there yet.
    fn ships(&self) -> Vec<SeenShip> {
        let closed = self.pieces.closed_ships();
        let state = |path: Path, condition: Condition| match condition {
            Condition::Damaged => ShipState::Damaged,
            Condition::Intact if closed.contains(&path) => ShipState::Closed,
            Condition::Intact => ShipState::Open,
        };
        let ships = self.pieces.ships();
        let there =
            ships.map(|(at, owner, condition)| SeenShip { at, owner, state: state(at, condition) });
        let planned = self.sea.preview.map(|ShipPreview { at, owner }| SeenShip {
            at,
            owner,
            state: ShipState::Planned,
        });
        there.chain(planned).collect()
    }

    pub(super) fn paint(&self, painter: &Painter, geometry: &Geometry, subject: Subject) {
        self.paint_on(self.canvas(painter, geometry), subject);
    }

    /// Paints all of the table, and notes which shapes are of which thing.
    pub(in crate::widgets) fn paint_noting(
        &self,
        painter: &Painter,
        geometry: &Geometry,
        notes: &PartNotes,
    ) {
        let canvas = Canvas { notes: Some(notes), ..self.canvas(painter, geometry) };
        self.paint_on(canvas, Subject::Game);
    }

    fn paint_on(&self, canvas: Canvas<'_>, subject: Subject) {
        let (painter, geometry) = (canvas.painter, canvas.geometry);
        let mut thin = painter.clone();
        thin.multiply_opacity(FADED);
        let pale = Canvas { painter: &thin, ..canvas };
        let canvas_of = |owner| if subject.fades(owner) { &pale } else { &canvas };
        self.ground(&canvas);
        if let Some(scenario) = self.sea.scenario {
            canvas.scenario(scenario, self.pieces);
        }
        let ships = self.ships();
        for ship in &ships {
            match ship.state {
                ShipState::Open => canvas_of(ship.owner).wake(ship.at),
                ShipState::Closed => canvas_of(ship.owner).rope(ship.at),
                ShipState::Damaged => {}
                ShipState::Planned => {
                    canvas.choice(Spot::Path(ship.at), MarkGround::Ship, MarkSign::Plain);
                }
            }
        }
        for path in self.lit_road {
            let lying = self.pieces.lying(*path, Way::Road);
            canvas.lit_path(*path, lying.map(|(_, condition)| condition));
        }
        for ship in ships.iter().filter(|ship| self.lit_road.contains(&ship.at)) {
            canvas.lit_ship(ship.at, ship.state);
        }
        // Below the pieces: rings must not cover a player's mark.
        canvas.begin(IslandPart::Mark);
        if let Some(spot) = self.selected {
            canvas.selected(spot, MarkGround::of(spot, self.pieces));
        }
        if subject == Subject::Game {
            let choices = (self.choices, self.signs);
            canvas.marks(self.island, self.pieces, choices, self.land.stops);
        }
        for (path, seat, condition) in self.pieces.roads() {
            if let Some(color) = self.colors.get(seat) {
                canvas_of(seat).road(path, *color, condition);
            }
        }
        for (path, seat, condition) in self.pieces.bridges() {
            if let Some(color) = self.colors.get(seat) {
                canvas_of(seat).bridge(path, *color, condition);
            }
        }
        // Where ships lie they would hide what harbors trade.
        let has_ships = self.island.has_surroundings();
        if !has_ships {
            self.harbor_signs(&canvas);
        }
        if let Some(hex) = self.sea.pirate {
            canvas.pirate(self.island, hex);
        }
        if let Some(hex) = self.robber {
            canvas.robber(self.island, hex);
        }
        if let Some(merchant) = self.landmarks.merchant
            && let Some(color) = self.colors.get(merchant.owner)
        {
            let at = merchant_place(geometry, merchant.at, self.robber);
            let painter = canvas_of(merchant.owner).painter;
            canvas.begin(IslandPart::Merchant);
            paint_merchant(painter, at, geometry.side(), *color, self.palette);
        }
        for (at, owner, upright) in self.upright(geometry, &ships) {
            if let Some(color) = self.colors.get(owner) {
                upright.paint(canvas_of(owner), at, self, *color);
            }
        }
        for (path, seat, condition) in self.pieces.roads().chain(self.pieces.bridges()) {
            if condition == Condition::Damaged {
                canvas_of(seat).damage_sign(path);
            }
        }
        for ship in ships.iter().filter(|ship| ship.state == ShipState::Damaged) {
            canvas_of(ship.owner).ship_damage_sign(ship.at);
        }
        if let Some(scenario) = self.sea.scenario {
            canvas.scenario_signs(scenario, self.pieces, self.colors);
        }
        if let Some(fleet) = self.sea.fleet {
            canvas.fleet(fleet);
        }
        if let Some(wagons) = self.land.wagons {
            canvas.bandits(wagons, self.pieces, self.land.hopping);
        }
        self.warnings(&canvas, subject);
        if has_ships {
            self.harbor_signs(&canvas);
        }
        let taken = if self.sea.isles.is_empty() { Vec::new() } else { self.taken(&canvas) };
        for isle in self.sea.isles {
            canvas.isle_sign(isle, self.island, &taken);
        }
    }

    /// Water, hexes, and all that is printed on them or lies flat on them beside pieces.
    fn ground(&self, canvas: &Canvas<'_>) {
        canvas.sea(self.island);
        if let Some(hex) = self.sea.pirate {
            canvas.pirate_water(hex);
        }
        for harbor in self.island.harbors() {
            canvas.jetties(self.island, *harbor);
        }
        for tile in self.island.tiles() {
            canvas.tile(*tile, self.yields(tile.at));
        }
        for hex in self.land.destroyed {
            canvas.destroyed(*hex);
        }
        canvas.trade_hexes(self.island);
        if let Some(rivers) = self.land.rivers {
            canvas.rivers(rivers);
            canvas.bridge_sites(rivers, self.pieces);
        }
        for ground in &self.island.markers().grounds {
            canvas.ground(self.island, *ground, self.lit_hexes.contains(&ground.at));
        }
        for tile in self.island.tiles() {
            canvas.written(self.island, *tile, self.yields(tile.at));
        }
        for harbor in self.island.harbors() {
            canvas.landings(*harbor);
        }
        // A ground has a fish to light.
        for hex in self.lit_hexes.iter().filter(|hex| self.island.ground(**hex).is_none()) {
            canvas.lit_hex(*hex);
        }
    }

    /// Signs of what would be lost, and of what a wagon's stops cost: above all pieces.
    fn warnings(&self, canvas: &Canvas<'_>, subject: Subject) {
        for spot in self.land.threatened {
            canvas.threatened(*spot);
        }
        if let Some(flood) = self.land.flood {
            canvas.flood(flood);
        }
        if subject != Subject::Game {
            return;
        }
        if let Some(spot @ Spot::Intersection(to)) = self.selected {
            canvas.way(self.land.way(spot), to);
        }
        canvas.begin(IslandPart::Mark);
        canvas.stops(self.pieces, self.land.stops);
    }

    /// Everything off which islands' signs stay: pieces, figures, and signs of harbors.
    fn taken(&self, canvas: &Canvas<'_>) -> Vec<Rect> {
        let (geometry, side) = (canvas.geometry, canvas.geometry.side());
        let square = |at: Pos2, half: f32| Rect::from_center_size(at, Vec2::splat(2.0 * half));
        let corners = self.pieces.buildings().map(|(at, ..)| at);
        let corners = corners.chain(self.pieces.knights().map(|(at, ..)| at));
        let ships = self.pieces.ships().map(|(at, ..)| ship_place(geometry, at));
        let roads = self.pieces.roads().map(|(at, ..)| geometry.spot(at.into()));
        let harbors = self.island.harbors().iter();
        let signs = harbors.map(|harbor| canvas.harbor_rect(self.island, *harbor));
        let robber = self.robber.map(|hex| robber_place(geometry, self.island, hex));
        let pirate = self.sea.pirate.map(|hex| pirate_place(geometry, self.island, hex));
        let figures = robber.into_iter().chain(pirate).map(|(at, half)| square(at, half));
        corners
            .map(|at| square(geometry.intersection(at), side * 0.36))
            .chain(ships.map(|at| square(at, ship_unit(side) * 0.52)))
            .chain(roads.map(|at| square(at, side * 0.25)))
            .chain(signs)
            .chain(figures)
            .collect()
    }

    fn harbor_signs(&self, canvas: &Canvas<'_>) {
        for harbor in self.island.harbors() {
            canvas.harbor_sign(self.island, *harbor);
        }
    }
}

/// Nothing on the island, and whose that would be.
static BARE: LazyLock<(Pieces, PerSeat<Color>)> =
    LazyLock::new(|| (Pieces::default(), Color::ALL.into()));

impl<'a> IslandView<'a> {
    /// The bare `island`, turned by `turned` sixths: nothing stands on it, and nothing is touched.
    pub fn bare(island: &'a Island, turned: u8, text: &'a Text, palette: &'a Palette) -> Self {
        let (pieces, colors) = &*BARE;
        Self { turned, ..Self::of(island, text, palette, pieces, colors) }
    }
}
