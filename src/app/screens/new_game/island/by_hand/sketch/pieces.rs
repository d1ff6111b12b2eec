//! The pieces of a sketch: laid one by one, and how many are left.

use super::{HexGround, Sketch, SketchCell, SketchPiece};
use board::{HarborKind, Hex, IslandPiece, Left, SeaFrame, Site, Spot, Stock, Terrain, Token};
use game::{Expansion, Expansions};

impl Sketch {
    fn cell(&self, hex: Hex) -> SketchCell {
        self.cells.get(&hex).copied().unwrap_or_default()
    }

    /// Returns whether this piece is there.
    pub fn has(&self, spot: Spot, piece: SketchPiece) -> bool {
        match (spot, piece) {
            (Spot::Hex(hex), SketchPiece::Ground(ground)) => self.ground(hex) == Some(ground),
            (Spot::Hex(hex), SketchPiece::Of(IslandPiece::Terrain(terrain))) => {
                self.cell(hex).terrain == Some(terrain)
            }
            (Spot::Hex(hex), SketchPiece::Of(IslandPiece::Token(token))) => {
                self.cell(hex).token == Some(token)
            }
            (Spot::Path(path), SketchPiece::Of(IslandPiece::Harbor(kind))) => {
                self.harbor(path) == Some(kind)
            }
            (Spot::Hex(_) | Spot::Path(_) | Spot::Intersection(_), _) => false,
        }
    }

    /// Returns whether a hex takes a piece like this and has none.
    pub fn lacks(&self, hex: Hex, piece: SketchPiece) -> bool {
        let cell = self.cell(hex);
        match piece {
            SketchPiece::Of(IslandPiece::Terrain(_)) => cell.terrain.is_none(),
            SketchPiece::Of(IslandPiece::Token(_)) => {
                cell.token.is_none() && cell.terrain.is_none_or(Terrain::bears_token)
            }
            SketchPiece::Ground(_) | SketchPiece::Of(IslandPiece::Harbor(_)) => false,
        }
    }

    /// The land that takes a piece like this and has none, sorted.
    pub fn lacking(&self, piece: IslandPiece) -> Vec<Hex> {
        let lacks = |hex: &Hex| self.lacks(*hex, SketchPiece::Of(piece));
        self.cells.keys().copied().filter(lacks).collect()
    }

    /// Lays this piece wherever one of its sort is missing.
    pub fn fill(&mut self, piece: IslandPiece) {
        for hex in self.lacking(piece) {
            self.set(Spot::Hex(hex), SketchPiece::Of(piece), true);
        }
    }

    /// Returns how many hexes have no terrain.
    pub fn bare(&self) -> usize {
        self.cells.values().filter(|cell| cell.terrain.is_none()).count()
    }

    /// Lays a piece, in the place of any other of its sort, or takes it away. What is land or hidden
    /// was sea before, and sea stays where land is near.
    pub fn set(&mut self, spot: Spot, piece: SketchPiece, lies: bool) {
        match (spot, piece) {
            (Spot::Hex(hex), SketchPiece::Ground(ground)) if lies => self.set_ground(hex, ground),
            (Spot::Hex(hex), SketchPiece::Ground(HexGround::Sea)) => {
                self.laid.remove(&hex);
                if self.sea().contains(&hex) {
                    self.laid.insert(hex);
                }
            }
            (Spot::Hex(hex), SketchPiece::Ground(_)) => self.set_ground(hex, HexGround::Sea),
            (Spot::Hex(hex), SketchPiece::Of(IslandPiece::Terrain(terrain))) => {
                if let Some(cell) = self.cells.get_mut(&hex) {
                    cell.terrain = lies.then_some(terrain);
                }
                self.follow();
            }
            (Spot::Hex(hex), SketchPiece::Of(IslandPiece::Token(token))) => {
                self.spiral = None;
                if let Some(cell) = self.cells.get_mut(&hex) {
                    cell.token = lies.then_some(token);
                }
            }
            (Spot::Path(path), SketchPiece::Of(IslandPiece::Harbor(kind))) => {
                self.set_harbor(path, lies.then_some(kind));
            }
            (Spot::Hex(_) | Spot::Path(_) | Spot::Intersection(_), _) => {}
        }
    }

    /// The pieces for its hexes.
    pub(super) fn stock(&self) -> Stock {
        let hexes = || self.hexes();
        // A printed board of modules has its own pieces.
        let boxed = self.boxed.filter(|it| it.terrain_total() == self.cells.len());
        let ashore = || boxed.unwrap_or_else(|| Stock::fitting(&hexes()));
        self.frame.map_or_else(ashore, SeaFrame::stock)
    }

    /// The pieces not laid yet.
    pub fn left(&self) -> Left {
        let mut left = self.stock().left(&self.tiles(), &self.harbors());
        let bare = self.cells.values().filter(|cell| cell.terrain.is_none());
        for token in bare.filter_map(|cell| cell.token) {
            left.0[IslandPiece::Token(token)] -= 1;
        }
        if self.boxed.is_none() {
            // Nobody counts what modules bring.
            for piece in MODULE_TERRAINS.into_iter().map(IslandPiece::Terrain) {
                left.0[piece] = left.0[piece].max(0);
            }
        }
        left
    }

    /// The kinds of terrain it may have in the order of the buttons; gold only amid sea.
    pub fn terrains(&self) -> Vec<IslandPiece> {
        let terrains = TERRAINS.into_iter();
        let terrains = terrains.filter(|it| self.frame.is_some() || *it != Terrain::Gold);
        let played = self.played;
        let brought = MODULE_TERRAINS.into_iter().filter(|terrain| is_brought(*terrain, played));
        terrains.chain(brought).map(IslandPiece::Terrain).collect()
    }

    /// All kinds of the sort of `piece`, in the order in which they are laid, what is numerous last.
    fn kinds(&self, piece: IslandPiece) -> Vec<IslandPiece> {
        match piece {
            IslandPiece::Terrain(_) => self.terrains(),
            IslandPiece::Token(_) => Token::ALL.map(IslandPiece::Token).to_vec(),
            IslandPiece::Harbor(_) => {
                let mut kinds = HarborKind::ALL.map(IslandPiece::Harbor);
                kinds.rotate_left(1);
                kinds.to_vec()
            }
        }
    }

    /// A piece of the sort of `piece` to lay first, if any is left. Of terrain in the base game it
    /// is the kind with the fewest pieces left: laying the scarcest first leaves the most numerous
    /// for last, when one touch fills its hexes. With sea a map rarely takes all that a box has, so
    /// there it is the first button.
    pub fn first(&self, piece: IslandPiece) -> Option<IslandPiece> {
        let left = self.left();
        let some = |piece: &IslandPiece| left.of(*piece) > 0;
        let mut kinds = self.kinds(piece).into_iter().filter(some);
        match piece {
            IslandPiece::Terrain(_) if self.frame.is_none() => {
                kinds.min_by_key(|piece| left.of(*piece))
            }
            _ => kinds.next(),
        }
    }

    /// The piece to lay once `last` is all laid: the next of its sort with pieces left, or as
    /// [`Self::first`] for terrain in the base game, and for harbors.
    pub fn next(&self, last: IslandPiece) -> Option<IslandPiece> {
        match last {
            IslandPiece::Terrain(_) if self.frame.is_none() => self.first(last),
            IslandPiece::Harbor(_) => self.first(last),
            IslandPiece::Terrain(_) | IslandPiece::Token(_) => {
                let (left, mut kinds) = (self.left(), self.kinds(last));
                let place = kinds.iter().position(|piece| *piece == last).map_or(0, |at| at + 1);
                kinds.rotate_left(place);
                kinds.into_iter().find(|piece| left.of(*piece) > 0)
            }
        }
    }

    /// The terrain for all empty hexes, if only one is left.
    pub fn last_terrain(&self) -> Option<IslandPiece> {
        let left = self.left();
        let mut kinds = self.terrains();
        kinds.retain(|piece| left.of(*piece) > 0);
        kinds.pop().filter(|_| kinds.is_empty() && self.bare() > 0)
    }
}

/// Terrain that modules bring.
const MODULE_TERRAINS: [Terrain; 5] = [
    Terrain::Lake,
    Terrain::Swamp,
    Terrain::Trade(Site::Castle),
    Terrain::Trade(Site::Quarry),
    Terrain::Trade(Site::Glassworks),
];

/// Returns whether a module among those `played` brings this terrain.
const fn is_brought(terrain: Terrain, played: Expansions) -> bool {
    match terrain {
        Terrain::Lake => played.has(Expansion::Fish) && !played.has(Expansion::Rivers),
        Terrain::Swamp => played.has(Expansion::Rivers),
        Terrain::Trade(_) => played.has(Expansion::Wagons),
        Terrain::Hills
        | Terrain::Forest
        | Terrain::Pasture
        | Terrain::Fields
        | Terrain::Mountains
        | Terrain::Desert
        | Terrain::Gold
        | Terrain::Spring => false,
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
