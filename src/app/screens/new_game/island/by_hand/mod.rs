//! Entering the island on the table: its hexes, tokens, and harbors, by touching its
//! picture; with Seafarers its sea, what is hidden, and its areas, too. The model is
//! `sketch`; what is shown, and what a touch does, is in `editor.rs`, `picture.rs`, and the
//! columns.
//!
//! `editor` is the screen, which remarks on the result, and `columns` has the pieces to choose from
//! at each step. A finger on the `picture` lays what was chosen into the sketch, with the usual
//! `frame` of harbors and the `areas` of a map with sea beside it. Every change keeps a whole
//! sketch to go back to, and a stroke of the finger counts as one.

mod areas;
mod columns;
mod editor;
mod frame;
mod modules;
mod picture;
mod sketch;

use board::{
    HarborKind, Hex, Island, IslandPiece, MAX_CELLS, Path, SeaFrame, Shape, Spiral, Stock, Terrain,
    Token, Turning,
};
use game::{BoardFor, Expansion, Expansions, Home, SeaMap, SetBoard};
use rand::SeedableRng;
use rand::rngs::StdRng;

pub use areas::{AreaRole, AreasDraft};
use sketch::{HexGround, ModulePiece, Sketch, SketchPiece};
pub(super) use sketch::{is_of_sea, sea_key};

board::keyed! {
    /// Part of the island that is being entered, by its name in the keys of texts.
    enum EditorStep {
        Shape = "shape",
        Terrain = "terrain",
        Numbers = "numbers",
        Harbors = "harbors",
        /// Pieces that modules lay beside terrain and tokens, where one is played.
        Modules = "modules",
        /// Home areas, on maps with sea.
        Areas = "areas",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TokenLaying {
    Spiral(Turning),
    OneByOne,
}

/// The direction in which the spiral runs by default.
const USUAL_TURNING: Turning = Turning::CounterClockwise;

/// Choices for what the next touch of the picture lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Brush {
    ground: HexGround,
    terrain: Terrain,
    token: Token,
    laying: TokenLaying,
    /// The coast whose harbor is being chosen.
    path: Option<Path>,
    /// Kind of the next harbor; on maps with sea only.
    harbor: HarborKind,
    /// Laid by a touch at the step of modules.
    module: ModulePiece,
}

impl Brush {
    const fn take(&mut self, piece: IslandPiece) {
        match piece {
            IslandPiece::Terrain(terrain) => self.terrain = terrain,
            IslandPiece::Token(token) => self.token = token,
            IslandPiece::Harbor(kind) => self.harbor = kind,
        }
    }

    const fn pieces(self) -> [IslandPiece; 3] {
        [
            IslandPiece::Terrain(self.terrain),
            IslandPiece::Token(self.token),
            IslandPiece::Harbor(self.harbor),
        ]
    }
}

/// A change that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SketchChange {
    Laid(SketchPiece),
    /// A piece was laid wherever one of its sort was missing.
    Rest(IslandPiece),
    /// Anything else: the key of what it did, in a few words.
    Did(&'static str),
}

/// State before a change, to undo it.
#[derive(Clone, Debug)]
struct UndoStep {
    sketch: Sketch,
    brush: Brush,
    step: EditorStep,
    change: SketchChange,
}

/// A finger drawn over hexes lays one kind of piece until none are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stroke {
    piece: SketchPiece,
    /// Lays on empty hexes only; not known before the first hex. On maps with sea so
    /// does a stroke that begins on an empty hex: it may cross what is there to get from one island
    /// to the next.
    only_empty: Option<bool>,
    /// Set once something has changed: what follows is undone together with it.
    changed: bool,
}

/// Most changes that can be undone.
const MAX_UNDO_STEPS: usize = 300;

/// An island entered by hand.
#[derive(Clone, Debug)]
pub struct ByHand {
    sketch: Sketch,
    brush: Brush,
    step: EditorStep,
    before: Vec<UndoStep>,
    stroke: Option<Stroke>,
    /// The key of the reason why the last touch changed nothing.
    notice: Option<&'static str>,
    /// Set while the remarks are unfolded.
    all_remarks: bool,
    island: Island,
    /// Hexes that the picture of a map with sea is fitted to: those it had when the finger came
    /// down.
    fit: Vec<Hex>,
    players: usize,
    /// The table that it was begun for.
    made_for: (Expansions, usize),
    /// Seed of what is laid by lot.
    lots: u64,
}

impl ByHand {
    /// Returns what a table of this size usually begins with: in the base game the bare hexes of
    /// its printed shape, with Seafarers its frame full of sea.
    pub fn for_table(played: Expansions, players: usize, shape: Shape) -> Self {
        let mut new = if played.has(Expansion::Sea) {
            Self::at_sea(SeaFrame::seating(players))
        } else {
            let printed = printed_board(played, players);
            let sketch = printed.map_or_else(|| Sketch::printed(shape), |it| Sketch::of_board(&it));
            Self::with(sketch, EditorStep::Terrain, TokenLaying::Spiral(USUAL_TURNING))
        };
        new.play(played, players);
        new.made_for = (played, players);
        new
    }

    /// Returns whether it was made for so many players who play this.
    pub fn is_for(&self, played: Expansions, players: usize) -> bool {
        self.made_for == (played, players)
    }

    /// Sets what is played: it decides which pieces there are.
    pub fn play(&mut self, played: Expansions, players: usize) {
        if self.sketch.played == played && self.players == players {
            return;
        }
        self.players = players;
        self.sketch.played = played;
        let printed = printed_board(played, players);
        self.sketch.boxed = printed.map(|it| Stock::of_laid(it.tiles(), it.harbors()));
        self.island = self.sketch.island();
    }

    /// A frame of Seafarers with nothing but sea in it.
    pub fn at_sea(frame: SeaFrame) -> Self {
        Self::with(Sketch::at_sea(frame), EditorStep::Shape, TokenLaying::OneByOne)
    }

    fn with(sketch: Sketch, step: EditorStep, laying: TokenLaying) -> Self {
        let mut brush = Brush {
            ground: HexGround::Land,
            terrain: Terrain::Desert,
            token: Token::ALL[0],
            laying,
            path: None,
            harbor: HarborKind::Any,
            module: ModulePiece::Ground,
        };
        let [terrain, _, harbor] = brush.pieces().map(|piece| sketch.first(piece));
        terrain.into_iter().chain(harbor).for_each(|piece| brush.take(piece));
        Self {
            island: sketch.island(),
            fit: Vec::new(),
            sketch,
            brush,
            step,
            before: Vec::new(),
            stroke: None,
            notice: None,
            all_remarks: false,
            players: 0,
            made_for: (Expansions::NONE, 0),
            lots: 0,
        }
    }

    /// The island as entered so far.
    pub const fn island(&self) -> &Island {
        &self.island
    }

    /// Returns what a map with sea says beside its hexes: as the one it began from where that
    /// still fits; the robber of any other begins in the desert (SEA 5, 11).
    pub fn sea(&self) -> SeaMap {
        let (island, areas) = (&self.island, self.areas());
        let Some((before, from)) = &self.sketch.from else {
            let robber = island.deserts().next();
            let (home, deserts) = (areas.home(island), areas.deserts);
            return SeaMap { robber, home, deserts, ..SeaMap::default() };
        };
        let map = from.fitting(before, island);
        let is_lost = from.robber.is_some() && map.robber.is_none();
        let robber = map.robber.or_else(|| island.deserts().next().filter(|_| is_lost));
        // Who begins at home begins at whatever home is now.
        let begins = match (&map.home, &map.begins) {
            (Home::At(home), Some(begins)) if home == begins => match areas.home(island) {
                Home::At(home) => Some(home),
                Home::WhereFounded => None,
            },
            (_, begins) => begins.clone(),
        };
        SeaMap { robber, home: areas.home(island), deserts: areas.deserts, begins, ..map }
    }

    /// Returns what is said about the areas of a map with sea.
    pub const fn areas(&self) -> &AreasDraft {
        &self.sketch.areas
    }

    /// Returns whether nothing has been entered yet.
    pub fn is_untouched(&self) -> bool {
        self.before.is_empty() && self.island.tiles().is_empty()
    }

    const fn is_at_sea(&self) -> bool {
        self.sketch.frame.is_some()
    }

    /// Continues from `island`; on a map with sea, amid its sea or the frame's, where `areas` and
    /// `map` say the rest.
    pub fn copy(&mut self, board: &SetBoard, areas: AreasDraft, map: Option<SeaMap>) {
        let island = &board.island;
        let frame = self.sketch.frame.map(|frame| frame_around(island, frame));
        self.change(SketchChange::Did("enter-did-copy"), |sketch| {
            let (played, boxed) = (sketch.played, sketch.boxed);
            *sketch = Sketch::of(board, frame);
            (sketch.played, sketch.boxed) = (played, boxed);
            sketch.areas = areas;
            sketch.from = map.map(|map| (island.clone(), map));
        });
        self.brush.laying = TokenLaying::OneByOne;
        self.step = EditorStep::Terrain;
        self.take_up_what_is_left();
        self.take_up(IslandPiece::Terrain(self.brush.terrain));
    }

    /// Changes the sketch in a way that can be undone.
    fn change(&mut self, change: SketchChange, edit: impl FnOnce(&mut Sketch)) {
        let sketch = self.sketch.clone();
        edit(&mut self.sketch);
        if sketch == self.sketch {
            return;
        }
        self.before.push(UndoStep { sketch, brush: self.brush, step: self.step, change });
        if self.before.len() > MAX_UNDO_STEPS {
            self.before.remove(0);
        }
        self.island = self.sketch.island();
    }

    /// The same where the map may grow: with more hexes than a game takes it stays as it is.
    fn grow(&mut self, change: SketchChange, edit: impl FnOnce(&mut Sketch)) {
        let mut grown = self.sketch.clone();
        edit(&mut grown);
        if grown.laid_out().len() > MAX_CELLS {
            self.notice = Some("enter-map-full");
        } else {
            self.change(change, |sketch| *sketch = grown);
        }
    }

    /// Goes to the step where harbors are laid.
    pub fn lay_harbors(&mut self) {
        self.step = EditorStep::Harbors;
    }

    /// Undoes the last change, and returns to the step where it was made.
    fn undo(&mut self) {
        let Some(moment) = self.before.pop() else { return };
        (self.sketch, self.brush, self.step) = (moment.sketch, moment.brush, moment.step);
        (self.stroke, self.notice) = (None, None);
        self.island = self.sketch.island();
    }

    fn clear(&mut self) {
        let step = self.step;
        self.notice = None;
        self.change(SketchChange::Did("enter-did-clear"), |sketch| match step {
            EditorStep::Shape => sketch.remove_all(),
            EditorStep::Terrain => sketch.clear_hexes(),
            EditorStep::Numbers => sketch.clear_tokens(),
            EditorStep::Harbors => sketch.clear_harbors(),
            EditorStep::Modules => sketch.clear_modules(),
            EditorStep::Areas => sketch.areas = AreasDraft::default(),
        });
        let [terrain, token, harbor] = self.brush.pieces();
        match step {
            EditorStep::Shape | EditorStep::Terrain => self.take_up(terrain),
            EditorStep::Numbers => self.take_up(token),
            EditorStep::Harbors => self.take_up(harbor),
            EditorStep::Modules | EditorStep::Areas => {}
        }
    }

    /// Changes brushes of which nothing is left for the next ones, on a map with sea.
    fn take_up_what_is_left(&mut self) {
        let left = self.sketch.left();
        for piece in self.brush.pieces() {
            if self.is_at_sea() && left.of(piece) <= 0 {
                self.take_up(piece);
            }
        }
    }

    /// Takes a brush of the sort of `piece` of which something is left: the next number, or what is
    /// laid first.
    fn take_up(&mut self, piece: IslandPiece) {
        let next = match piece {
            IslandPiece::Token(_) => self.sketch.next(piece),
            IslandPiece::Terrain(_) | IslandPiece::Harbor(_) => self.sketch.first(piece),
        };
        self.brush.take(next.unwrap_or(piece));
    }

    /// The piece for all hexes that lack one: terrain that is the only kind left, or with sea,
    /// where a box has more than goes onto a map, the chosen one if there are as many of it.
    fn rest(&self) -> Option<IslandPiece> {
        let [terrain, token, _] = self.brush.pieces();
        let piece = match self.step {
            EditorStep::Terrain if !self.is_at_sea() => return self.sketch.last_terrain(),
            EditorStep::Terrain => terrain,
            EditorStep::Numbers if self.is_at_sea() => token,
            EditorStep::Numbers
            | EditorStep::Shape
            | EditorStep::Harbors
            | EditorStep::Modules
            | EditorStep::Areas => return None,
        };
        let lack = self.sketch.lacking(piece).len();
        let left = usize::try_from(self.sketch.left().of(piece)).unwrap_or(0);
        (lack > 1 && left >= lack).then_some(piece)
    }

    /// Changes how tokens are laid; a spiral that is already there turns at once.
    fn set_laying(&mut self, laying: TokenLaying) {
        self.brush.laying = laying;
        match (laying, self.sketch.spiral) {
            (TokenLaying::Spiral(turning), Some(spiral)) => {
                let spiral = Spiral { turning, ..spiral };
                self.change(SketchChange::Did("enter-did-spiral"), |sketch| {
                    sketch.lay_spiral(spiral);
                });
            }
            (TokenLaying::OneByOne, _) => {
                let piece = IslandPiece::Token(self.brush.token);
                if self.sketch.left().of(piece) <= 0 {
                    self.take_up(piece);
                }
            }
            (TokenLaying::Spiral(_), None) => {}
        }
    }

    /// Sets what the chosen coast trades; if it already had a harbor, chooses the next
    /// one along the coast, so that a whole frame can be entered clockwise.
    fn set_harbor(&mut self, gives: Option<HarborKind>) {
        let Some(path) = self.brush.path else { return };
        let was = self.sketch.harbor(path);
        self.change(SketchChange::Did("enter-did-harbor"), |sketch| sketch.set_harbor(path, gives));
        if was.is_some() && gives.is_some() {
            self.brush.path = self.sketch.harbor_after(path).or(Some(path));
        }
    }
}

/// The board that modules print for so many players, but for its springs, which take the place of any
/// terrain; none where no module is played.
fn printed_board(played: Expansions, players: usize) -> Option<Island> {
    let rest: Expansions = played.iter().filter(|it| *it != Expansion::Oil).collect();
    let table = BoardFor { played: rest, players, sea: None };
    let printed = SetBoard::printed(table, &mut StdRng::seed_from_u64(0));
    printed.map(|board| board.island)
}

/// The frame that `island` lies in: the smallest with room for it, or `usual` where it has no
/// sea of its own.
fn frame_around(island: &Island, usual: SeaFrame) -> SeaFrame {
    if !island.has_surroundings() {
        return usual;
    }
    let hexes = island.tiles().len() + island.sea().len() + island.hidden().len();
    SeaFrame::ALL.into_iter().find(|frame| frame.hexes().len() >= hexes).unwrap_or(usual)
}
