//! Entering the island on the table: its hexes, tokens, and harbors, by touching its
//! picture. The model is `sketch.rs`; what a touch does is here, what is shown in
//! `editor.rs` and `columns.rs`.

mod columns;
mod editor;
mod entering;
mod frame;
mod names;
mod room;
mod sketch;

use crate::board::{Hex, Island, Path, Shape, Spiral, Spot, Terrain, Token, Turning};

use crate::app::widgets::Finger;
pub use entering::Entering;
use sketch::{Sketch, USUAL_TURNING};

/// What is being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Shape,
    Terrain,
    Numbers,
    Harbors,
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
    terrain: Terrain,
    token: Token,
    laying: Laying,
    /// The coast whose harbor is being chosen.
    path: Option<Path>,
}

/// A change that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Terrain(Terrain),
    Token(Token),
    /// Something was removed from a hex.
    TakenOff,
    Rest(Terrain),
    Spiral,
    Frame,
    Harbor,
    HexAdded,
    HexRemoved,
    Shape,
    Cleared,
    Copied,
}

/// How things were before a change.
#[derive(Clone, Debug)]
struct Moment {
    sketch: Sketch,
    brush: Brush,
    step: Step,
    change: Change,
}

/// A finger drawn over hexes lays one kind of piece until none are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stroke {
    /// Nothing has changed yet.
    Fresh(Piece),
    /// What follows is undone together with what came before.
    Begun(Piece),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Terrain(Terrain),
    Token(Token),
}

/// Whether the remarks are unfolded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Remarks {
    InShort,
    All,
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
    remarks: Remarks,
    island: Island,
}

/// The order of the buttons; on equal counts, the earlier one goes first.
const TERRAIN: [Terrain; 6] = [
    Terrain::Forest,
    Terrain::Pasture,
    Terrain::Fields,
    Terrain::Hills,
    Terrain::Mountains,
    Terrain::Desert,
];

impl ByHand {
    /// The bare hexes of a printed shape in its usual frame.
    pub fn new(shape: Shape) -> Self {
        let sketch = Sketch::printed(shape);
        let brush = Brush {
            terrain: scarcest(&sketch).unwrap_or(Terrain::Desert),
            token: Token::ALL[0],
            laying: Laying::Spiral(USUAL_TURNING),
            path: None,
        };
        Self {
            island: sketch.island(),
            sketch,
            brush,
            step: Step::Terrain,
            before: Vec::new(),
            stroke: None,
            remarks: Remarks::InShort,
        }
    }

    /// The island as entered so far.
    pub const fn island(&self) -> &Island {
        &self.island
    }

    /// Whether nothing has been entered yet.
    pub fn is_untouched(&self) -> bool {
        self.before.is_empty() && self.island.tiles().is_empty()
    }

    /// Continues from `island`.
    pub fn begin_from(&mut self, island: &Island) {
        self.change(Change::Copied, |sketch| *sketch = Sketch::of(island));
        self.brush.laying = Laying::OneByOne;
        self.step = Step::Terrain;
        if let Some(terrain) = scarcest(&self.sketch) {
            self.brush.terrain = terrain;
        }
    }

    /// Changes the sketch in a way that can be undone.
    fn change(&mut self, change: Change, edit: impl FnOnce(&mut Sketch)) {
        let sketch = self.sketch.clone();
        edit(&mut self.sketch);
        if sketch == self.sketch {
            return;
        }
        let (brush, step) = (self.brush, self.step);
        self.before.push(Moment { sketch, brush, step, change });
        if self.before.len() > MOMENTS {
            self.before.remove(0);
        }
        self.island = self.sketch.island();
    }

    /// Undoes the last change, and returns to the step where it was made.
    fn undo(&mut self) {
        let Some(moment) = self.before.pop() else { return };
        (self.sketch, self.brush, self.step) = (moment.sketch, moment.brush, moment.step);
        self.stroke = None;
        self.island = self.sketch.island();
    }

    fn clear(&mut self) {
        let step = self.step;
        self.change(Change::Cleared, |sketch| match step {
            Step::Shape => sketch.remove_all(),
            Step::Terrain => sketch.clear_hexes(),
            Step::Numbers => sketch.clear_tokens(),
            Step::Harbors => sketch.clear_harbors(),
        });
        match step {
            Step::Shape | Step::Terrain => {
                self.brush.terrain = scarcest(&self.sketch).unwrap_or(self.brush.terrain);
            }
            Step::Numbers => self.brush.token = self.next_token().unwrap_or(self.brush.token),
            Step::Harbors => {}
        }
    }

    /// What a finger does on the picture.
    fn finger(&mut self, finger: Finger) {
        match (finger, self.piece()) {
            (Finger::Touched(spot), _) => {
                self.stroke = None;
                self.touched(spot);
            }
            (Finger::Begins(spots), Some(piece)) => {
                self.stroke = Some(Stroke::Fresh(piece));
                self.drawn_over(&spots);
            }
            (Finger::GoesOn(spots), Some(_)) => self.drawn_over(&spots),
            // Where nothing is painted, a finger that slips still counts as a touch.
            (Finger::Begins(spots), None) => {
                if let Some(spot) = spots.first() {
                    self.touched(*spot);
                }
            }
            (Finger::GoesOn(_), None) => {}
        }
    }

    /// What a finger drawn over hexes lays.
    const fn piece(&self) -> Option<Piece> {
        match (self.step, self.brush.laying) {
            (Step::Terrain, _) => Some(Piece::Terrain(self.brush.terrain)),
            (Step::Numbers, Laying::OneByOne) => Some(Piece::Token(self.brush.token)),
            (Step::Numbers, Laying::Spiral(_)) | (Step::Shape | Step::Harbors, _) => None,
        }
    }

    fn touched(&mut self, spot: Spot) {
        match (self.step, spot) {
            (Step::Shape, Spot::Hex(hex)) => {
                let change = match self.sketch.cell(hex) {
                    Some(_) => Change::HexRemoved,
                    None => Change::HexAdded,
                };
                self.change(change, |sketch| sketch.reshape(hex));
                self.brush.terrain = scarcest(&self.sketch).unwrap_or(self.brush.terrain);
            }
            (Step::Harbors, Spot::Path(path)) => self.brush.path = Some(path),
            (Step::Terrain | Step::Numbers, Spot::Hex(hex)) => {
                match (self.piece(), self.brush.laying) {
                    (Some(piece), _) => self.toggle(hex, piece),
                    (None, Laying::Spiral(turning)) => {
                        let spiral = Spiral { corner: hex, turning };
                        self.change(Change::Spiral, |sketch| sketch.lay_spiral(spiral));
                    }
                    (None, Laying::OneByOne) => {}
                }
            }
            _ => {}
        }
    }

    /// Lays `piece` on a hex, or removes it if it is there.
    fn toggle(&mut self, hex: Hex, piece: Piece) {
        if self.has(hex, piece) {
            self.change(Change::TakenOff, |sketch| match piece {
                Piece::Terrain(_) => sketch.paint(hex, None),
                Piece::Token(_) => sketch.put(hex, None),
            });
        } else {
            self.lay(hex, piece);
        }
    }

    fn has(&self, hex: Hex, piece: Piece) -> bool {
        self.sketch.cell(hex).is_some_and(|cell| match piece {
            Piece::Terrain(terrain) => cell.terrain == Some(terrain),
            Piece::Token(token) => cell.token == Some(token),
        })
    }

    fn lay(&mut self, hex: Hex, piece: Piece) {
        match piece {
            Piece::Terrain(terrain) => {
                self.change(Change::Terrain(terrain), |sketch| sketch.paint(hex, Some(terrain)));
            }
            Piece::Token(token) => {
                self.change(Change::Token(token), |sketch| sketch.put(hex, Some(token)));
            }
        }
        self.take_next(piece);
    }

    /// After the last piece of a kind, moves the brush to the next kind.
    fn take_next(&mut self, piece: Piece) {
        let left = self.sketch.left();
        match piece {
            Piece::Terrain(terrain) if left.terrain[terrain] == 0 => {
                self.brush.terrain = scarcest(&self.sketch).unwrap_or(terrain);
            }
            Piece::Token(token) if left.tokens[token] == 0 => {
                self.brush.token = self.next_token().unwrap_or(token);
            }
            Piece::Terrain(_) | Piece::Token(_) => {}
        }
    }

    fn drawn_over(&mut self, spots: &[Spot]) {
        for spot in spots {
            let (Spot::Hex(hex), Some(stroke)) = (*spot, self.stroke) else { return };
            let (Stroke::Fresh(piece) | Stroke::Begun(piece)) = stroke;
            if self.has(hex, piece) {
                continue;
            }
            self.lay(hex, piece);
            if let Stroke::Begun(_) = stroke {
                // One stroke is one change.
                self.before.pop();
            }
            self.stroke = Some(Stroke::Begun(piece)).filter(|_| self.piece() == Some(piece));
        }
    }

    /// The next token, after the current one, with pieces left.
    fn next_token(&self) -> Option<Token> {
        let left = self.sketch.left();
        let after = Token::ALL.into_iter().filter(|token| *token > self.brush.token);
        after.chain(Token::ALL).find(|token| left.tokens[*token] > 0)
    }

    /// The terrain for all empty hexes, if only one is left.
    fn rest(&self) -> Option<Terrain> {
        let left = self.sketch.left();
        let mut kinds = TERRAIN.into_iter().filter(|terrain| left.terrain[*terrain] > 0);
        let last = kinds.next()?;
        (kinds.next().is_none() && self.sketch.bare() > 0).then_some(last)
    }

    fn fill_rest(&mut self, terrain: Terrain) {
        self.change(Change::Rest(terrain), |sketch| sketch.fill(terrain));
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
    fn set_harbor(&mut self, gives: Option<crate::board::HarborKind>) {
        let Some(path) = self.brush.path else { return };
        let was = self.sketch.harbor(path);
        self.change(Change::Harbor, |sketch| sketch.set_harbor(path, gives));
        if was.is_some() && gives.is_some() {
            self.brush.path = self.sketch.harbor_after(path).or(Some(path));
        }
    }
}

/// The terrain with the fewest pieces left: laying the scarcest first leaves the most
/// numerous for last, when one touch fills its hexes.
fn scarcest(sketch: &Sketch) -> Option<Terrain> {
    let left = sketch.left();
    let open = TERRAIN.into_iter().filter(|terrain| left.terrain[*terrain] > 0);
    open.min_by_key(|terrain| left.terrain[*terrain])
}
