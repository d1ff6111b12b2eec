//! The island as entered so far: its land with what is on it, its harbors, and with Seafarers sea
//! and hidden hexes in a frame (SEA 7, 11).
//!
//! Shape and ground are changed here, single pieces in `pieces`, which also counts what is left.
//! Harbors in the usual frame and tokens along a spiral follow when the rest changes, until they
//! are laid one by one.

mod laid;
mod modules;
mod pieces;

pub use laid::{ModulePiece, SketchModules};

use std::collections::{BTreeMap, BTreeSet};

use super::areas::AreasDraft;
use super::frame::{self, HarborFrame};
use board::{
    Harbor, HarborKind, Hex, Island, IslandPiece, MAX_HEXES, Path, SeaFrame, Shape, Spiral, Stock,
    Surroundings, Terrain, Tile, Token, lay_spiral, ring_around, spiral_starts,
};
use game::{Expansions, SeaMap, SetBoard};

/// Returns whether `island` belongs to Seafarers: something of it only exists there.
pub fn is_of_sea(island: &Island) -> bool {
    island.has_surroundings() || island.tiles().iter().any(|tile| tile.terrain == Terrain::Gold)
}

/// The name of a game, with sea or without, in the keys of what a table of the other one says to a
/// code of its islands (`sea-code-of-`), and to the island itself (`sea-island-of-`).
pub const fn sea_key(has_sea: bool) -> &'static str {
    if has_sea { "sea" } else { "base" }
}

/// The pieces on a hex so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SketchCell {
    pub terrain: Option<Terrain>,
    pub token: Option<Token>,
}

board::keyed! {
    /// The ground of a hex on a map with sea, by its name in the keys of texts.
    pub enum HexGround {
        Land = "land",
        /// Sea that is laid out.
        Sea = "sea",
        /// Nobody has turned it up so far.
        Hidden = "hidden",
    }
}

/// A thing that a finger lays: ground and pieces on hexes, harbors on paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SketchPiece {
    Ground(HexGround),
    Of(IslandPiece),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Harbors {
    /// Harbors in the usual frame, which follow when the shape changes.
    Usual(HarborFrame),
    OneByOne(Vec<Harbor>),
}

/// Hexes, tokens, and harbors as entered so far. Anything may be missing, and anything
/// may differ from what comes in a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// Land hexes, each with what lies on it.
    pub cells: BTreeMap<Hex, SketchCell>,
    /// The spiral that all tokens are laid along, if they are: they follow when a desert moves.
    pub spiral: Option<Spiral>,
    harbors: Harbors,
    /// The frame of sea around it; none in the base game.
    pub frame: Option<SeaFrame>,
    /// Sea that stays sea when no land is near; some of it may be land for now.
    laid: BTreeSet<Hex>,
    /// Hidden hexes, with what lies there once the hex is land again.
    hidden: BTreeMap<Hex, SketchCell>,
    /// Said about the areas of a map with sea.
    pub areas: AreasDraft,
    /// The map with sea that it began from.
    pub from: Option<(Island, SeaMap)>,
    /// Pieces that modules lay on it.
    modules: SketchModules,
    /// Expansions that are played: they decide what may lie there.
    pub played: Expansions,
    /// Pieces of the box, where modules have others than the base game.
    pub boxed: Option<Stock>,
}

/// The way that a base island has to move to lie where the main island of the frame does.
const INTO_THE_FRAME: (i8, i8) = (1, 5);

impl Sketch {
    fn new(cells: BTreeMap<Hex, SketchCell>, harbors: Harbors, frame: Option<SeaFrame>) -> Self {
        Self {
            cells,
            spiral: None,
            harbors,
            frame,
            laid: frame.into_iter().flat_map(SeaFrame::hexes).collect(),
            hidden: BTreeMap::new(),
            areas: AreasDraft::default(),
            from: None,
            modules: SketchModules::default(),
            played: Expansions::NONE,
            boxed: None,
        }
    }

    /// The bare hexes of a board in its frame of harbors.
    pub fn of_board(board: &Island) -> Self {
        let cells = board.tiles().iter().map(|tile| (tile.at, SketchCell::default()));
        let cells: BTreeMap<Hex, SketchCell> = cells.collect();
        let hexes: Vec<Hex> = cells.keys().copied().collect();
        let usual = HarborFrame::of(&hexes, board.harbors());
        let harbors = board.harbors().to_vec();
        Self::new(cells, usual.map_or(Harbors::OneByOne(harbors), Harbors::Usual), None)
    }

    /// The bare hexes of a printed shape in its usual frame.
    pub fn printed(shape: Shape) -> Self {
        let cells = shape.hexes().into_iter().map(|hex| (hex, SketchCell::default()));
        Self::new(cells.collect(), Harbors::Usual(HarborFrame::default()), None)
    }

    /// A frame with nothing but sea in it.
    pub fn at_sea(frame: SeaFrame) -> Self {
        Self::new(BTreeMap::new(), Harbors::OneByOne(Vec::new()), Some(frame))
    }

    /// The sketch of `island`: without any sea it may have, or in a frame amid its sea; amid the
    /// frame's if it has none.
    pub fn of(board: &SetBoard, frame: Option<SeaFrame>) -> Self {
        let island = &board.island;
        let has_sea = island.has_surroundings();
        let (q, r) = if frame.is_none() || has_sea { (0, 0) } else { INTO_THE_FRAME };
        let moved = |hex: Hex| Hex::new(hex.q.saturating_add(q), hex.r.saturating_add(r));
        let cell = |tile: &Tile| SketchCell { terrain: Some(tile.terrain), token: tile.token };
        let cells: BTreeMap<Hex, SketchCell> =
            island.tiles().iter().map(|tile| (moved(tile.at), cell(tile))).collect();
        let hexes: Vec<Hex> = cells.keys().copied().collect();
        let path = |path: Path| Path::try_from(path.hexes().map(moved)).unwrap_or(path);
        let harbor = |harbor: &Harbor| Harbor { path: path(harbor.path), ..*harbor };
        let harbors: Vec<Harbor> = island.harbors().iter().map(harbor).collect();
        let usual = HarborFrame::of(&hexes, &harbors).filter(|_| frame.is_none());
        let harbors = usual.map_or(Harbors::OneByOne(harbors), Harbors::Usual);
        let mut sketch = Self::new(cells, harbors, frame);
        sketch.modules = SketchModules::of(board, moved);
        if frame.is_some() && has_sea {
            sketch.laid = island.sea().iter().copied().collect();
            sketch.hidden =
                island.hidden().iter().map(|hex| (*hex, SketchCell::default())).collect();
        }
        sketch
    }

    /// The island to play on: hexes without terrain are sea, and so is everything off
    /// them.
    pub fn island(&self) -> Island {
        let tiles = self.tiles();
        let land: BTreeSet<Hex> = tiles.iter().map(|tile| tile.at).collect();
        let mut sea = self.sea();
        sea.extend(self.cells.keys().filter(|hex| !land.contains(hex)));
        let is_coast = |harbor: &Harbor| {
            let [one, other] = harbor.path.hexes();
            let is_sea = |hex: &Hex| self.frame.is_none() || sea.contains(hex);
            let faces = |(one, other)| land.contains(one) && is_sea(other);
            faces((&one, &other)) || faces((&other, &one))
        };
        let harbors = self.harbors().into_iter().filter(is_coast).collect();
        let island = if self.frame.is_none() {
            Island::new(tiles, harbors)
        } else {
            let around = Surroundings { sea: sea.into_iter().collect(), hidden: self.hidden() };
            Island::with_sea(tiles, harbors, around)
        };
        self.marked(island.unwrap_or_else(|_| Island::empty()))
    }

    fn tiles(&self) -> Vec<Tile> {
        let tile = |(at, cell): (&Hex, &SketchCell)| {
            let terrain = cell.terrain?;
            Some(Tile { at: *at, terrain, token: cell.token })
        };
        self.cells.iter().filter_map(tile).collect()
    }

    /// The hexes of its land, sorted.
    pub fn hexes(&self) -> Vec<Hex> {
        self.cells.keys().copied().collect()
    }

    /// Returns the shape, if it is a printed one.
    pub fn shape(&self) -> Option<Shape> {
        Shape::of(&self.hexes())
    }

    /// Lays all tokens along a spiral.
    pub fn lay_spiral(&mut self, spiral: Spiral) {
        self.spiral = Some(spiral);
        self.follow();
    }

    /// Moves the spiral's tokens along when a desert moves. Hexes without terrain count
    /// as producing.
    fn follow(&mut self) {
        let Some(spiral) = self.spiral else { return };
        let tile = |(at, cell): (&Hex, &SketchCell)| Tile {
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
        self.spiral = None;
        self.cells.values_mut().for_each(|cell| *cell = SketchCell::default());
    }

    pub fn clear_tokens(&mut self) {
        self.spiral = None;
        self.cells.values_mut().for_each(|cell| cell.token = None);
    }

    pub fn clear_harbors(&mut self) {
        self.harbors = Harbors::OneByOne(Vec::new());
    }

    /// Removes all hexes and everything on them; of a map with sea all but its frame.
    pub fn remove_all(&mut self) {
        self.spiral = None;
        self.from = None;
        self.cells.clear();
        if let Some(frame) = self.frame {
            self.hidden.clear();
            self.clear_harbors();
            self.set_frame(frame);
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
        ring_around(self.hexes()).into_iter().filter(near).collect()
    }

    /// Makes a hex land, or sea if it is land.
    pub fn reshape(&mut self, hex: Hex) {
        if self.cells.remove(&hex).is_none() && self.cells.len() < MAX_HEXES {
            self.cells.insert(hex, SketchCell::default());
        }
        self.settle();
    }

    /// Takes on a printed shape. What is on hexes of both stays.
    pub fn become_shape(&mut self, shape: Shape) {
        let kept = |hex: Hex| (hex, self.cells.get(&hex).copied().unwrap_or_default());
        self.cells = shape.hexes().into_iter().map(kept).collect();
        self.lay_frame();
        self.settle();
    }

    /// Call after the shape has changed: a spiral goes on where it can, and harbors laid
    /// one by one stay if they are still on the coast.
    fn settle(&mut self) {
        let corners = self.corners();
        self.spiral = self.spiral.filter(|spiral| corners.contains(&spiral.corner));
        self.follow();
        let coast = self.coast();
        if let Harbors::OneByOne(harbors) = &mut self.harbors {
            harbors.retain(|harbor| coast.contains(&harbor.path));
        }
    }

    /// The paths between its hexes and water, coast after coast; what is hidden is no water.
    pub fn coast(&self) -> Vec<Path> {
        let mut coast = frame::coast(&self.hexes());
        coast.retain(|path| !path.hexes().iter().any(|hex| self.hidden.contains_key(hex)));
        coast
    }

    pub fn harbors(&self) -> Vec<Harbor> {
        match &self.harbors {
            Harbors::Usual(frame) => frame.harbors(&self.hexes()),
            Harbors::OneByOne(harbors) => harbors.clone(),
        }
    }

    /// Harbors that lie between no land and sea: they wait until their coast is back.
    pub fn harbors_off_coast(&self) -> Vec<Harbor> {
        let coast = self.coast();
        self.harbors().into_iter().filter(|harbor| !coast.contains(&harbor.path)).collect()
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

/// Sea and what is hidden.
impl Sketch {
    /// Puts another frame around what is there.
    pub fn set_frame(&mut self, frame: SeaFrame) {
        self.frame = Some(frame);
        self.laid = frame.hexes().into_iter().collect();
    }

    /// Returns the sea, with that right around land and what is hidden; none in the base game.
    pub fn sea(&self) -> BTreeSet<Hex> {
        if self.frame.is_none() {
            return BTreeSet::new();
        }
        let filled = || self.cells.keys().chain(self.hidden.keys()).copied();
        let mut sea = ring_around(filled());
        sea.extend(&self.laid);
        for hex in filled() {
            sea.remove(&hex);
        }
        sea
    }

    /// Returns what is hidden, sorted.
    pub fn hidden(&self) -> Vec<Hex> {
        self.hidden.keys().copied().collect()
    }

    /// Returns how many hidden hexes have a token below them.
    pub fn hidden_tokens(&self) -> usize {
        self.hidden.values().filter(|cell| cell.token.is_some()).count()
    }

    /// All its hexes, sea and what is hidden included, sorted.
    pub fn laid_out(&self) -> Vec<Hex> {
        let mut all = self.hexes();
        all.extend(self.sea());
        all.extend(self.hidden());
        all.sort_unstable();
        all
    }

    /// Returns what a hex is; none beyond the map.
    pub fn ground(&self, hex: Hex) -> Option<HexGround> {
        if self.cells.contains_key(&hex) {
            Some(HexGround::Land)
        } else if self.hidden.contains_key(&hex) {
            Some(HexGround::Hidden)
        } else {
            self.sea().contains(&hex).then_some(HexGround::Sea)
        }
    }

    /// Makes a hex land, sea, or hidden. The sea around it follows.
    fn set_ground(&mut self, hex: Hex, ground: HexGround) {
        match ground {
            HexGround::Land => {
                let below = self.hidden.remove(&hex).unwrap_or_default();
                self.cells.entry(hex).or_insert(below);
            }
            HexGround::Hidden => {
                let below = self.cells.remove(&hex).unwrap_or_default();
                self.hidden.entry(hex).or_insert(below);
            }
            HexGround::Sea => {
                self.cells.remove(&hex);
                self.hidden.remove(&hex);
                self.laid.insert(hex);
            }
        }
    }
}

/// The farthest from the middle that anybody builds, in steps; coordinates end at 127.
const FARTHEST: u16 = 60;

#[cfg(test)]
mod tests {
    use super::*;
    use board::Spot;

    #[test]
    fn sea_surrounds_land_and_what_is_hidden_wherever_the_frame_ends() {
        let mut sketch = Sketch::at_sea(SeaFrame::Four);
        let frame = SeaFrame::Four.hexes();
        assert_eq!(sketch.sea().len(), 68);
        let corner = frame[0];
        sketch.set_ground(corner, HexGround::Land);
        let sea = sketch.sea();
        assert!(!sea.contains(&corner) && corner.neighbors().all(|hex| sea.contains(&hex)));
        assert_eq!(sea.len(), 67 + 3);
        sketch.set_ground(corner, HexGround::Hidden);
        assert_eq!(sketch.sea(), sea);
        let take_sea = |sketch: &mut Sketch, hex| {
            sketch.set(Spot::Hex(hex), SketchPiece::Ground(HexGround::Sea), false);
            sketch.sea()
        };
        assert_eq!(take_sea(&mut sketch, frame[1]), sea, "it stays beside what isn't sea");
        sketch.set_ground(corner, HexGround::Sea);
        assert_eq!(take_sea(&mut sketch, frame[1]).len(), 67);
    }
}
