//! Entering the island on the table: its hexes, tokens, and harbors, by touching its
//! picture; with Seafarers its sea, what is hidden, and its areas, too. The model is
//! `sketch`; what a touch does is in `strokes.rs`, what is shown in `editor.rs`,
//! `picture.rs`, and the columns.

mod areas;
mod chart;
mod columns;
mod editor;
mod frame;
mod picture;
mod remarks;
mod sketch;
mod strokes;

use board::{HarborKind, Hex, Island, Path, SeaFrame, Shape, Spiral, Terrain, Token, Turning};

use game::{Home, SeaMap};

pub use areas::{AreaRole, AreasDraft, HomeAreas};
use chart::Ground;
pub use chart::Waters;
use sketch::{Sketch, USUAL_TURNING};

/// What is being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Shape,
    Terrain,
    Numbers,
    Harbors,
    /// Which areas are home, on maps with sea.
    Areas,
}

/// How tokens are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Laying {
    Spiral(Turning),
    OneByOne,
}

/// What the next touch of the picture lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Brush {
    ground: Ground,
    terrain: Terrain,
    token: Token,
    laying: Laying,
    /// The coast whose harbor is being chosen.
    path: Option<Path>,
    /// What the next harbor trades; on maps with sea only.
    harbor: HarborKind,
}

/// A change that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Ground(Ground),
    Terrain(Terrain),
    Token(Token),
    /// Something was removed from a hex.
    TakenOff,
    Rest(Terrain),
    RestOf(Token),
    Spiral,
    Frame,
    Harbor,
    HexAdded,
    HexRemoved,
    Shape,
    Areas,
    Cleared,
    Copied,
}

/// How things were before a change.
#[derive(Clone, Debug)]
struct Moment {
    sketch: Sketch,
    brush: Brush,
    step: Step,
    from: Option<(Island, SeaMap)>,
    change: Change,
}

/// Why the last touch changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notice {
    /// The map has as many hexes as a game takes.
    Full,
    /// What is hidden has no number so far.
    HiddenNumber,
}

/// A finger drawn over hexes lays one kind of piece until none are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stroke {
    /// What it lays.
    piece: Piece,
    /// What on.
    over: Over,
    /// Whether something has changed: what follows is undone together with it.
    changed: bool,
}

/// What a stroke lays its pieces on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    /// Not known before the first hex.
    Undecided,
    /// Whatever it comes to.
    Everything,
    /// Empty hexes only. On maps with sea so does a stroke that begins on an empty hex:
    /// it may cross what is there to get from one island to the next.
    Empty,
}

/// What a finger lays on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    /// Land, sea, or what is hidden.
    Ground(Ground),
    /// A terrain.
    Terrain(Terrain),
    /// A number.
    Token(Token),
}

/// How many changes can be undone.
const MOMENTS: usize = 300;

/// An island entered by hand.
#[derive(Clone, Debug)]
pub struct ByHand {
    sketch: Sketch,
    brush: Brush,
    step: Step,
    before: Vec<Moment>,
    stroke: Option<Stroke>,
    notice: Option<Notice>,
    /// Whether the remarks are unfolded.
    all_remarks: bool,
    island: Island,
    /// The map it began from, with sea.
    from: Option<(Island, SeaMap)>,
    /// What the picture of a map with sea is fitted to: its hexes when the finger came down.
    fit: Vec<Hex>,
}

impl ByHand {
    /// Returns what a table of this size usually begins with: in the base game the bare hexes of
    /// its printed shape, with Seafarers its frame full of sea.
    pub fn for_table(waters: Waters, players: usize, shape: Shape) -> Self {
        match waters {
            Waters::Base => Self::new(shape),
            Waters::Seafarers => Self::at_sea(SeaFrame::seating(players)),
        }
    }

    /// The bare hexes of a printed shape in its usual frame.
    pub fn new(shape: Shape) -> Self {
        Self::with(Sketch::printed(shape), Step::Terrain)
    }

    /// A frame of Seafarers with nothing but sea in it.
    pub fn at_sea(frame: SeaFrame) -> Self {
        Self::with(Sketch::at_sea(frame), Step::Shape)
    }

    fn with(sketch: Sketch, step: Step) -> Self {
        let laying = match sketch.chart() {
            Some(_) => Laying::OneByOne,
            None => Laying::Spiral(USUAL_TURNING),
        };
        let brush = Brush {
            ground: Ground::Land,
            terrain: sketch.next_terrain(None).unwrap_or(Terrain::Desert),
            token: Token::ALL[0],
            laying,
            path: None,
            harbor: sketch.next_harbor().unwrap_or(HarborKind::Any),
        };
        Self {
            island: sketch.island(),
            from: None,
            fit: Vec::new(),
            sketch,
            brush,
            step,
            before: Vec::new(),
            stroke: None,
            notice: None,
            all_remarks: false,
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
        let Some((before, from)) = &self.from else {
            let robber = island.deserts().next();
            let (home, deserts) = (areas.home(island), areas.deserts);
            return SeaMap { robber, home, deserts, ..SeaMap::default() };
        };
        let map = from.fitting(before, island);
        let is_lost = from.robber.is_some() && map.robber.is_none();
        let robber = map.robber.or_else(|| island.deserts().next().filter(|_| is_lost));
        // Who begins at home begins at whatever home is now.
        let begins = match (&map.home, &map.begins) {
            (Home::At(home), Some(begins)) if home == begins => {
                areas.home_hexes(island).map(|home| home.into_iter().collect())
            }
            (_, begins) => begins.clone(),
        };
        SeaMap { robber, home: areas.home(island), deserts: areas.deserts, begins, ..map }
    }

    /// Returns what is said about the areas of a map with sea.
    pub const fn areas(&self) -> &AreasDraft {
        self.sketch.areas()
    }

    /// Returns whether nothing has been entered yet.
    pub fn is_untouched(&self) -> bool {
        self.before.is_empty() && self.island.tiles().is_empty()
    }

    fn is_at_sea(&self) -> bool {
        self.sketch.chart().is_some()
    }

    /// Continues from `island`; on a map with sea, amid its sea or the frame's.
    pub fn begin_from(&mut self, island: &Island) {
        let frame = self.sketch.chart().map(|chart| frame_around(island, chart.frame()));
        self.change(Change::Copied, |sketch| {
            *sketch = match frame {
                Some(frame) => Sketch::of_map(island, frame),
                None => Sketch::of(island),
            };
        });
        self.from = None;
        self.brush.laying = Laying::OneByOne;
        self.step = Step::Terrain;
        self.take_up_what_is_left();
        if let Some(terrain) = self.sketch.next_terrain(None) {
            self.brush.terrain = terrain;
        }
    }

    /// Continues from `island`, a map with sea of which `map` and `areas` say the rest.
    pub fn begin_from_map(&mut self, island: &Island, map: SeaMap, areas: AreasDraft) {
        self.begin_from(island);
        *self.sketch.areas_mut() = areas;
        self.from = Some((island.clone(), map));
    }

    /// Changes the sketch in a way that can be undone.
    fn change(&mut self, change: Change, edit: impl FnOnce(&mut Sketch)) {
        let sketch = self.sketch.clone();
        edit(&mut self.sketch);
        if sketch == self.sketch {
            return;
        }
        let (brush, step, from) = (self.brush, self.step, self.from.clone());
        self.before.push(Moment { sketch, brush, step, from, change });
        if self.before.len() > MOMENTS {
            self.before.remove(0);
        }
        self.island = self.sketch.island();
    }

    /// Undoes the last change, and returns to the step where it was made.
    fn undo(&mut self) {
        let Some(moment) = self.before.pop() else { return };
        (self.sketch, self.brush, self.step) = (moment.sketch, moment.brush, moment.step);
        self.from = moment.from;
        (self.stroke, self.notice) = (None, None);
        self.island = self.sketch.island();
    }

    fn clear(&mut self) {
        let step = self.step;
        self.notice = None;
        self.change(Change::Cleared, |sketch| match step {
            Step::Shape => sketch.remove_all(),
            Step::Terrain => sketch.clear_hexes(),
            Step::Numbers => sketch.clear_tokens(),
            Step::Harbors => sketch.clear_harbors(),
            Step::Areas => *sketch.areas_mut() = AreasDraft::default(),
        });
        if step == Step::Shape {
            self.from = None;
        }
        match step {
            Step::Shape | Step::Terrain => {
                self.brush.terrain = self.sketch.next_terrain(None).unwrap_or(self.brush.terrain);
            }
            Step::Numbers => self.brush.token = self.next_token().unwrap_or(self.brush.token),
            Step::Harbors => {
                self.brush.harbor = self.sketch.next_harbor().unwrap_or(self.brush.harbor);
            }
            Step::Areas => {}
        }
    }

    /// On a map with sea, changes brushes of which nothing is left for the next ones.
    fn take_up_what_is_left(&mut self) {
        let left = self.sketch.left();
        let Brush { terrain, token, harbor, .. } = self.brush;
        if !self.is_at_sea() {
            return;
        }
        if left.terrain[terrain] <= 0 {
            self.brush.terrain = self.sketch.next_terrain(None).unwrap_or(terrain);
        }
        if left.tokens[token] <= 0 {
            self.brush.token = self.next_token().unwrap_or(token);
        }
        if left.harbors[harbor] <= 0 {
            self.brush.harbor = self.sketch.next_harbor().unwrap_or(harbor);
        }
    }

    /// The next token, after the current one, with pieces left.
    fn next_token(&self) -> Option<Token> {
        self.sketch.next_token(self.brush.token)
    }

    /// The terrain for all empty hexes: the only kind left, or with sea, where a box has
    /// more than goes onto a map, the chosen one.
    fn rest(&self) -> Option<Terrain> {
        if !self.is_at_sea() {
            return self.sketch.last_terrain();
        }
        let left = self.sketch.left().terrain[self.brush.terrain];
        let bare = self.sketch.bare();
        (bare > 1 && usize::try_from(left).is_ok_and(|left| left >= bare))
            .then_some(self.brush.terrain)
    }

    /// The token for all hexes that lack one, if there are as many of it.
    fn rest_of_tokens(&self) -> Option<Token> {
        let left = self.sketch.left().tokens[self.brush.token];
        let lack = self.sketch.without_token().len();
        (lack > 1 && usize::try_from(left).is_ok_and(|left| left >= lack))
            .then_some(self.brush.token)
    }

    fn fill_rest(&mut self, terrain: Terrain) {
        self.change(Change::Rest(terrain), |sketch| sketch.fill(terrain));
    }

    fn fill_tokens(&mut self, token: Token) {
        self.change(Change::RestOf(token), |sketch| sketch.fill_tokens(token));
    }

    /// Changes how tokens are laid; a spiral that is already there turns at once.
    fn set_laying(&mut self, laying: Laying) {
        self.brush.laying = laying;
        match (laying, self.sketch.spiral()) {
            (Laying::Spiral(turning), Some(spiral)) => {
                let spiral = Spiral { turning, ..spiral };
                self.change(Change::Spiral, |sketch| sketch.lay_spiral(spiral));
            }
            (Laying::OneByOne, _) => {
                let left = self.sketch.left();
                if left.tokens[self.brush.token] <= 0 {
                    self.brush.token = self.next_token().unwrap_or(self.brush.token);
                }
            }
            (Laying::Spiral(_), None) => {}
        }
    }

    /// Sets what the chosen coast trades; if it already had a harbor, chooses the next
    /// one along the coast, so that a whole frame can be entered clockwise.
    fn set_harbor(&mut self, gives: Option<HarborKind>) {
        let Some(path) = self.brush.path else { return };
        let was = self.sketch.harbor(path);
        self.change(Change::Harbor, |sketch| sketch.set_harbor(path, gives));
        if was.is_some() && gives.is_some() {
            self.brush.path = self.sketch.harbor_after(path).or(Some(path));
        }
    }

    /// Lays the harbor at hand on a coast, or removes it if it is there.
    fn toggle_harbor(&mut self, path: Path) {
        let gives = self.brush.harbor;
        let laid = (self.sketch.harbor(path) != Some(gives)).then_some(gives);
        self.change(Change::Harbor, |sketch| sketch.set_harbor(path, laid));
        if self.sketch.left().harbors[gives] == 0 {
            self.brush.harbor = self.sketch.next_harbor().unwrap_or(gives);
        }
    }

    /// Puts another frame around what is there.
    fn set_frame(&mut self, frame: SeaFrame) {
        let mut laid = Ok(());
        self.change(Change::Frame, |sketch| laid = sketch.set_frame(frame));
        self.notice = laid.err().map(|_| Notice::Full);
    }

    /// Says something else about the areas.
    fn set_areas(&mut self, areas: AreasDraft) {
        self.change(Change::Areas, |sketch| *sketch.areas_mut() = areas);
    }
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
