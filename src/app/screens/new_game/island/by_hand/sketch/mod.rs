//! The island as entered so far.

mod at_sea;

use std::collections::BTreeMap;

use super::areas::AreasDraft;
use super::chart::{Cell, Chart};
use super::frame::{self, HarborFrame};
use board::{
    Harbor, HarborKind, Hex, Island, Left, MAX_HEXES, Path, Shape, Spiral, Stock, Terrain, Tile,
    Token, Turning, lay_spiral, spiral_starts,
};

/// How the tokens are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    /// Along a spiral: they follow when a desert moves.
    Spiral(Spiral),
    OneByOne,
}

/// How the harbors are laid.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Harbors {
    /// In the usual frame: they follow when the shape changes.
    Usual(HarborFrame),
    OneByOne(Vec<Harbor>),
}

/// Hexes, tokens, and harbors as entered so far. Anything may be missing, and anything
/// may differ from what comes in a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    cells: BTreeMap<Hex, Cell>,
    numbers: Numbers,
    harbors: Harbors,
    /// The waters around it; none in the base game.
    chart: Option<Chart>,
    areas: AreasDraft,
}

impl Sketch {
    /// The bare hexes of a printed shape in its usual frame.
    pub fn printed(shape: Shape) -> Self {
        Self {
            cells: shape.hexes().into_iter().map(|hex| (hex, Cell::default())).collect(),
            numbers: Numbers::OneByOne,
            harbors: Harbors::Usual(HarborFrame::default()),
            chart: None,
            areas: AreasDraft::default(),
        }
    }

    /// The sketch of `island`, without any sea it may have.
    pub fn of(island: &Island) -> Self {
        let cell = |tile: &Tile| Cell { terrain: Some(tile.terrain), token: tile.token };
        let cells: BTreeMap<Hex, Cell> =
            island.tiles().iter().map(|tile| (tile.at, cell(tile))).collect();
        let hexes: Vec<Hex> = cells.keys().copied().collect();
        let harbors = match HarborFrame::of(&hexes, island.harbors()) {
            Some(frame) => Harbors::Usual(frame),
            None => Harbors::OneByOne(island.harbors().to_vec()),
        };
        let areas = AreasDraft::default();
        Self { cells, numbers: Numbers::OneByOne, harbors, chart: None, areas }
    }

    /// The island to play on: hexes without terrain are sea, and so is everything off
    /// them.
    pub fn island(&self) -> Island {
        if let Some(chart) = &self.chart {
            return self.map(chart);
        }
        let tiles = self.tiles();
        let on_land = |harbor: &Harbor| {
            let hexes = harbor.path.hexes();
            tiles.iter().any(|tile| hexes.contains(&tile.at))
        };
        let harbors = self.harbors().into_iter().filter(on_land).collect();
        Island::new(tiles, harbors).unwrap_or_else(|_| Island::empty())
    }

    fn tiles(&self) -> Vec<Tile> {
        let tile = |(at, cell): (&Hex, &Cell)| {
            let terrain = cell.terrain?;
            Some(Tile { at: *at, terrain, token: cell.token })
        };
        self.cells.iter().filter_map(tile).collect()
    }

    /// Its hexes, sorted.
    pub fn hexes(&self) -> Vec<Hex> {
        self.cells.keys().copied().collect()
    }

    /// Its hexes with what is on them, sorted.
    pub fn cells(&self) -> impl Iterator<Item = (Hex, Cell)> {
        self.cells.iter().map(|(at, cell)| (*at, *cell))
    }

    /// Returns what is on one of its hexes.
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        self.cells.get(&hex).copied()
    }

    /// Its shape, if that is a printed one.
    pub fn shape(&self) -> Option<Shape> {
        Shape::of(&self.hexes())
    }

    /// Returns how many hexes have no terrain.
    pub fn bare(&self) -> usize {
        self.cells.values().filter(|cell| cell.terrain.is_none()).count()
    }

    /// Lays terrain on one of its hexes, or removes it.
    pub fn paint(&mut self, hex: Hex, terrain: Option<Terrain>) {
        if let Some(cell) = self.cells.get_mut(&hex) {
            cell.terrain = terrain;
        }
        self.follow();
    }

    /// Lays this terrain on all hexes that have none.
    pub fn fill(&mut self, terrain: Terrain) {
        for cell in self.cells.values_mut() {
            cell.terrain.get_or_insert(terrain);
        }
        self.follow();
    }

    /// Lays a token on one of its hexes, or removes it.
    pub fn put(&mut self, hex: Hex, token: Option<Token>) {
        self.numbers = Numbers::OneByOne;
        if let Some(cell) = self.cells.get_mut(&hex) {
            cell.token = token;
        }
    }

    /// Lays all tokens along a spiral.
    pub fn lay_spiral(&mut self, spiral: Spiral) {
        self.numbers = Numbers::Spiral(spiral);
        self.follow();
    }

    /// The spiral the tokens are laid in.
    pub const fn spiral(&self) -> Option<Spiral> {
        match self.numbers {
            Numbers::Spiral(spiral) => Some(spiral),
            Numbers::OneByOne => None,
        }
    }

    /// Moves the spiral's tokens along when a desert moves. Hexes without terrain count
    /// as producing.
    fn follow(&mut self) {
        let Numbers::Spiral(spiral) = self.numbers else { return };
        let tile = |(at, cell): (&Hex, &Cell)| Tile {
            at: *at,
            terrain: cell.terrain.unwrap_or(Terrain::Hills),
            token: None,
        };
        let mut tiles: Vec<Tile> = self.cells.iter().map(tile).collect();
        lay_spiral(&mut tiles, &self.stock().spiral_tokens(), spiral);
        for tile in tiles {
            if let Some(cell) = self.cells.get_mut(&tile.at) {
                cell.token = tile.token;
            }
        }
    }

    /// Returns where a spiral may start.
    pub fn corners(&self) -> Vec<Hex> {
        spiral_starts(&self.hexes())
    }

    /// Removes all terrain and all tokens.
    pub fn clear_hexes(&mut self) {
        self.clear_tokens();
        for cell in self.cells.values_mut() {
            cell.terrain = None;
        }
    }

    /// Removes all tokens.
    pub fn clear_tokens(&mut self) {
        self.numbers = Numbers::OneByOne;
        for cell in self.cells.values_mut() {
            cell.token = None;
        }
    }

    /// Removes all harbors.
    pub fn clear_harbors(&mut self) {
        self.harbors = Harbors::OneByOne(Vec::new());
    }

    /// Removes all hexes and everything on them.
    pub fn remove_all(&mut self) {
        self.clear_tokens();
        self.cells.clear();
        if let Some(chart) = &mut self.chart {
            chart.clear();
            self.harbors = Harbors::OneByOne(Vec::new());
        }
    }

    /// Sea that can become land.
    pub fn shore(&self) -> Vec<Hex> {
        if self.cells.is_empty() {
            return vec![Hex::new(0, 0)];
        }
        if self.cells.len() >= MAX_HEXES {
            return Vec::new();
        }
        let near = |hex: &Hex| Hex::new(0, 0).distance(*hex) <= FARTHEST;
        let around = self.cells.keys().flat_map(|hex| hex.neighbors());
        let mut shore: Vec<Hex> =
            around.filter(near).filter(|hex| !self.cells.contains_key(hex)).collect();
        shore.sort_unstable();
        shore.dedup();
        shore
    }

    /// Makes a hex land, or sea if it is land.
    pub fn reshape(&mut self, hex: Hex) {
        if self.cells.remove(&hex).is_none() && self.cells.len() < MAX_HEXES {
            self.cells.insert(hex, Cell::default());
        }
        self.settle();
    }

    /// Takes on a printed shape. What is on hexes of both stays.
    pub fn become_shape(&mut self, shape: Shape) {
        let kept = |hex: Hex| (hex, self.cell(hex).unwrap_or_default());
        self.cells = shape.hexes().into_iter().map(kept).collect();
        self.harbors = Harbors::Usual(HarborFrame::default());
        self.settle();
    }

    /// Call after the shape has changed: a spiral goes on where it can, and harbors laid
    /// one by one stay if they are still on the coast.
    fn settle(&mut self) {
        if self.spiral().is_some_and(|spiral| !self.corners().contains(&spiral.corner)) {
            self.numbers = Numbers::OneByOne;
        }
        self.follow();
        let coast = self.coast();
        if let Harbors::OneByOne(harbors) = &mut self.harbors {
            harbors.retain(|harbor| coast.contains(&harbor.path));
        }
    }

    /// The paths between its hexes and water, coast after coast; what is hidden is no water.
    pub fn coast(&self) -> Vec<Path> {
        let hidden = self.hidden();
        let mut coast = frame::coast(&self.hexes());
        coast.retain(|path| !path.hexes().iter().any(|hex| hidden.contains(hex)));
        coast
    }

    /// Its harbors.
    pub fn harbors(&self) -> Vec<Harbor> {
        match &self.harbors {
            Harbors::Usual(frame) => frame.harbors(&self.hexes()),
            Harbors::OneByOne(harbors) => harbors.clone(),
        }
    }

    /// Returns what the harbor at `path` trades.
    pub fn harbor(&self, path: Path) -> Option<HarborKind> {
        self.harbors().into_iter().find(|harbor| harbor.path == path).map(|harbor| harbor.gives)
    }

    /// Returns whether the harbors lie as the usual frame has them.
    pub const fn has_usual_frame(&self) -> bool {
        matches!(self.harbors, Harbors::Usual(_))
    }

    /// Places, changes, or removes a harbor.
    pub fn set_harbor(&mut self, path: Path, gives: Option<HarborKind>) {
        let mut harbors = self.harbors();
        harbors.retain(|harbor| harbor.path != path);
        harbors.extend(gives.map(|gives| Harbor { path, gives }));
        self.harbors = Harbors::OneByOne(harbors);
    }

    /// The next harbor along the coast.
    pub fn harbor_after(&self, path: Path) -> Option<Path> {
        let coast = self.coast();
        let place = coast.iter().position(|other| *other == path)?;
        let after = coast.iter().skip(place + 1).chain(coast.iter().take(place));
        after.copied().find(|path| self.harbor(*path).is_some())
    }

    /// Lays the usual frame.
    pub fn lay_frame(&mut self) {
        self.harbors = Harbors::Usual(HarborFrame::default());
    }

    /// Turns the harbors with the frame; on a shape without a frame, moves them along the
    /// coast.
    pub fn turn_frame(&mut self) {
        let hexes = self.hexes();
        self.harbors = match &self.harbors {
            Harbors::Usual(frame) => Harbors::Usual(frame.next(&hexes)),
            Harbors::OneByOne(harbors) => Harbors::OneByOne(frame::turned(&hexes, harbors)),
        };
    }
}

/// The order of the buttons; on equal counts, the earlier one goes first.
const TERRAINS: [Terrain; 7] = [
    Terrain::Forest,
    Terrain::Pasture,
    Terrain::Fields,
    Terrain::Hills,
    Terrain::Mountains,
    Terrain::Gold,
    Terrain::Desert,
];

impl Sketch {
    /// The pieces for its hexes.
    pub fn stock(&self) -> Stock {
        match self.chart() {
            Some(chart) => chart.frame().stock(),
            None => Stock::fitting(&self.hexes()),
        }
    }

    /// The pieces not laid yet.
    pub fn left(&self) -> Left {
        let mut left = self.stock().left(&self.tiles(), &self.harbors());
        let bare = self.cells().filter(|(_, cell)| cell.terrain.is_none());
        for token in bare.filter_map(|(_, cell)| cell.token) {
            left.tokens[token] -= 1;
        }
        left
    }

    /// The kinds of terrain it may have; gold only amid sea.
    pub fn kinds(&self) -> Vec<Terrain> {
        let is_at_sea = self.chart.is_some();
        TERRAINS.into_iter().filter(|it| is_at_sea || *it != Terrain::Gold).collect()
    }

    fn kinds_left(&self) -> Vec<Terrain> {
        let left = self.left();
        self.kinds().into_iter().filter(|terrain| left.terrain[*terrain] > 0).collect()
    }

    /// The terrain to lay once `last` is all laid. In the base game it is the kind with the
    /// fewest pieces left: laying the scarcest first leaves the most numerous for last, when
    /// one touch fills its hexes. With sea a map rarely takes all that a box has, so there
    /// it is the next button.
    pub fn next_terrain(&self, last: Option<Terrain>) -> Option<Terrain> {
        let (left, kinds) = (self.left(), self.kinds_left());
        if self.chart().is_none() {
            return kinds.into_iter().min_by_key(|terrain| left.terrain[*terrain]);
        }
        let place = |terrain: Terrain| self.kinds().iter().position(|kind| *kind == terrain);
        let is_after = |terrain: &&Terrain| place(**terrain) > last.and_then(place);
        kinds.iter().find(is_after).or_else(|| kinds.first()).copied()
    }

    /// The terrain for all empty hexes, if only one is left.
    pub fn last_terrain(&self) -> Option<Terrain> {
        match self.kinds_left().as_slice() {
            [last] if self.bare() > 0 => Some(*last),
            _ => None,
        }
    }

    /// The next token after this one with pieces left.
    pub fn next_token(&self, last: Token) -> Option<Token> {
        let left = self.left();
        let after = Token::ALL.into_iter().filter(|token| *token > last);
        after.chain(Token::ALL).find(|token| left.tokens[*token] > 0)
    }

    /// The next harbor with pieces left, what is numerous last.
    pub fn next_harbor(&self) -> Option<HarborKind> {
        let left = self.left();
        let resources = HarborKind::ALL.into_iter().filter(|kind| *kind != HarborKind::Any);
        resources.chain([HarborKind::Any]).find(|kind| left.harbors[*kind] > 0)
    }
}

/// The farthest from the middle that anybody builds, in steps; coordinates end at 127.
const FARTHEST: u16 = 60;

/// Which way the spiral runs by default.
pub const USUAL_TURNING: Turning = Turning::CounterClockwise;
