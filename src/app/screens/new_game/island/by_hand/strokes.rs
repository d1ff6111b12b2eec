//! What a finger does on the picture.

use super::chart::Ground;
use super::{ByHand, Change, Laying, Notice, Over, Piece, Step, Stroke};
use board::{Hex, Spiral, Spot, Terrain};
use kit::widgets::Finger;

impl ByHand {
    /// What a finger does on the picture.
    pub(super) fn finger(&mut self, finger: Finger) {
        match (finger, self.piece()) {
            (Finger::Touched(spot), _) => {
                self.stroke = None;
                self.notice = None;
                self.touched(spot);
            }
            (Finger::Begins(spots), Some(piece)) => {
                self.notice = None;
                let over = if self.is_at_sea() { Over::Undecided } else { Over::Everything };
                self.stroke = Some(Stroke { piece, over, changed: false });
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

    /// Returns what a finger drawn over hexes lays.
    fn piece(&self) -> Option<Piece> {
        match (self.step, self.brush.laying) {
            (Step::Shape, _) if self.is_at_sea() => Some(Piece::Ground(self.brush.ground)),
            (Step::Terrain, _) => Some(Piece::Terrain(self.brush.terrain)),
            (Step::Numbers, Laying::OneByOne) => Some(Piece::Token(self.brush.token)),
            (Step::Numbers, Laying::Spiral(_)) | (Step::Shape | Step::Harbors | Step::Areas, _) => {
                None
            }
        }
    }

    fn touched(&mut self, spot: Spot) {
        match (self.step, spot) {
            (Step::Shape, Spot::Hex(hex)) => match self.piece() {
                Some(piece) => self.toggle(hex, piece),
                None => self.reshape(hex),
            },
            (Step::Harbors, Spot::Path(path)) if self.is_at_sea() => self.toggle_harbor(path),
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
            (Step::Areas, Spot::Hex(hex)) => {
                let island = self.island.clone();
                self.change(Change::Areas, |sketch| sketch.areas_mut().toggle(&island, hex));
            }
            _ => {}
        }
    }

    fn reshape(&mut self, hex: Hex) {
        let change = match self.sketch.cell(hex) {
            Some(_) => Change::HexRemoved,
            None => Change::HexAdded,
        };
        self.change(change, |sketch| sketch.reshape(hex));
        self.brush.terrain = self.sketch.next_terrain(None).unwrap_or(self.brush.terrain);
    }

    /// Lays `piece` on a hex, or removes it if it is there.
    fn toggle(&mut self, hex: Hex, piece: Piece) {
        if !self.has(hex, piece) {
            self.lay(hex, piece);
            return;
        }
        self.change(Change::TakenOff, |sketch| match piece {
            Piece::Ground(Ground::Sea) => sketch.take_sea(hex),
            // What is land or hidden was sea before.
            Piece::Ground(Ground::Land | Ground::Hidden) => sketch.drown(hex),
            Piece::Terrain(_) => sketch.paint(hex, None),
            Piece::Token(_) => sketch.put(hex, None),
        });
    }

    fn has(&self, hex: Hex, piece: Piece) -> bool {
        let cell = self.sketch.cell(hex).unwrap_or_default();
        match piece {
            Piece::Ground(ground) => self.sketch.ground(hex) == Some(ground),
            Piece::Terrain(terrain) => cell.terrain == Some(terrain),
            Piece::Token(token) => cell.token == Some(token),
        }
    }

    fn is_hidden(&self, hex: Hex) -> bool {
        self.sketch.ground(hex) == Some(Ground::Hidden)
    }

    /// Returns whether a hex has nothing yet of the kind that `piece` is.
    fn is_empty(&self, hex: Hex, piece: Piece) -> bool {
        let cell = self.sketch.cell(hex).unwrap_or_default();
        match piece {
            Piece::Ground(_) => false,
            Piece::Terrain(_) => cell.terrain.is_none(),
            Piece::Token(_) => cell.token.is_none() && cell.terrain != Some(Terrain::Desert),
        }
    }

    fn lay(&mut self, hex: Hex, piece: Piece) {
        match piece {
            Piece::Ground(ground) => {
                let mut laid = Ok(());
                self.change(Change::Ground(ground), |sketch| {
                    laid = sketch.paint_ground(hex, ground);
                });
                if laid.is_err() {
                    self.notice = Some(Notice::Full);
                }
            }
            Piece::Terrain(terrain) => {
                self.change(Change::Terrain(terrain), |sketch| sketch.paint(hex, Some(terrain)));
            }
            Piece::Token(_) if self.is_hidden(hex) => {
                self.notice = Some(Notice::HiddenNumber);
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
                self.brush.terrain = self.sketch.next_terrain(Some(terrain)).unwrap_or(terrain);
            }
            Piece::Token(token) if left.tokens[token] == 0 => {
                self.brush.token = self.next_token().unwrap_or(token);
            }
            Piece::Ground(_) | Piece::Terrain(_) | Piece::Token(_) => {}
        }
    }

    fn drawn_over(&mut self, spots: &[Spot]) {
        for spot in spots {
            let (Spot::Hex(hex), Some(mut stroke)) = (*spot, self.stroke) else { return };
            let piece = stroke.piece;
            if matches!(piece, Piece::Token(_)) && self.is_hidden(hex) {
                // A touch is told why it gets none; a stroke only passes.
                continue;
            }
            let is_empty = self.is_empty(hex, piece);
            if stroke.over == Over::Undecided {
                stroke.over = if is_empty { Over::Empty } else { Over::Everything };
                self.stroke = Some(stroke);
            }
            if self.has(hex, piece) || (stroke.over == Over::Empty && !is_empty) {
                continue;
            }
            let sketch = self.sketch.clone();
            self.lay(hex, piece);
            if self.sketch != sketch {
                if stroke.changed {
                    // One stroke is one change.
                    self.before.pop();
                }
                stroke.changed = true;
            }
            self.stroke = Some(stroke).filter(|_| self.piece() == Some(piece));
        }
    }
}
