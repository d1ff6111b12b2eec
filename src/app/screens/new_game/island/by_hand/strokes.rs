//! What a finger does on the picture.

use super::chart::{Ground, Piece};
use super::{ByHand, Change, Laying, Notice, Step, Stroke};
use board::{Hex, IslandPiece, Spiral, Spot};
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
                let only_empty = if self.is_at_sea() { None } else { Some(false) };
                self.stroke = Some(Stroke { piece, only_empty, changed: false });
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
        let [terrain, token, _] = self.brush.pieces();
        match (self.step, self.brush.laying) {
            (Step::Shape, _) if self.is_at_sea() => Some(Piece::Ground(self.brush.ground)),
            (Step::Terrain, _) => Some(Piece::Of(terrain)),
            (Step::Numbers, Laying::OneByOne) => Some(Piece::Of(token)),
            (Step::Numbers, Laying::Spiral(_)) | (Step::Shape | Step::Harbors | Step::Areas, _) => {
                None
            }
        }
    }

    fn touched(&mut self, spot: Spot) {
        let harbor = Piece::Of(IslandPiece::Harbor(self.brush.harbor));
        match (self.step, spot, self.piece()) {
            (Step::Shape | Step::Terrain | Step::Numbers, Spot::Hex(_), Some(piece)) => {
                self.toggle(spot, piece);
            }
            (Step::Shape, Spot::Hex(hex), None) => self.reshape(hex),
            (Step::Numbers, Spot::Hex(corner), None) => {
                if let Laying::Spiral(turning) = self.brush.laying {
                    let spiral = Spiral { corner, turning };
                    let change = Change::Did("enter-did-spiral");
                    self.change(change, |sketch| sketch.lay_spiral(spiral));
                }
            }
            (Step::Harbors, Spot::Path(_), _) if self.is_at_sea() => self.toggle(spot, harbor),
            (Step::Harbors, Spot::Path(path), _) => self.brush.path = Some(path),
            (Step::Areas, Spot::Hex(hex), _) => {
                let island = self.island.clone();
                let change = Change::Did("enter-did-areas");
                self.change(change, |sketch| sketch.areas.toggle(&island, hex));
            }
            _ => {}
        }
    }

    fn reshape(&mut self, hex: Hex) {
        let is_land = self.sketch.cells.contains_key(&hex);
        let did = if is_land { "enter-did-remove" } else { "enter-did-add" };
        self.change(Change::Did(did), |sketch| sketch.reshape(hex));
        self.take_up(IslandPiece::Terrain(self.brush.terrain));
    }

    /// Lays `piece`, or removes it if it is there.
    fn toggle(&mut self, spot: Spot, piece: Piece) {
        if !self.sketch.has(spot, piece) {
            self.lay(spot, piece);
            return;
        }
        let is_harbor = matches!(piece, Piece::Of(IslandPiece::Harbor(_)));
        let change =
            if is_harbor { Change::Laid(piece) } else { Change::Did("enter-did-take-off") };
        self.change(change, |sketch| sketch.set(spot, piece, false));
        if is_harbor {
            self.take_next(piece);
        }
    }

    /// Returns whether a hex is hidden, and `piece` a number: it gets none so far.
    fn is_refused(&self, spot: Spot, piece: Piece) -> bool {
        let Spot::Hex(hex) = spot else { return false };
        matches!(piece, Piece::Of(IslandPiece::Token(_)))
            && self.sketch.ground(hex) == Some(Ground::Hidden)
    }

    fn lay(&mut self, spot: Spot, piece: Piece) {
        if self.is_refused(spot, piece) {
            self.notice = Some(Notice::HiddenNumber);
        } else if let Piece::Ground(_) = piece {
            self.grow(Change::Laid(piece), |sketch| sketch.set(spot, piece, true));
        } else {
            self.change(Change::Laid(piece), |sketch| sketch.set(spot, piece, true));
        }
        self.take_next(piece);
    }

    /// After the last piece of a kind, moves the brush to the next kind.
    fn take_next(&mut self, piece: Piece) {
        if let Piece::Of(piece) = piece
            && self.sketch.left().of(piece) == 0
        {
            self.brush.take(self.sketch.next(piece).unwrap_or(piece));
        }
    }

    fn drawn_over(&mut self, spots: &[Spot]) {
        for spot in spots {
            let (Spot::Hex(hex), Some(mut stroke)) = (*spot, self.stroke) else { return };
            let piece = stroke.piece;
            if self.is_refused(*spot, piece) {
                // A touch is told why it gets none; a stroke only passes.
                continue;
            }
            let is_empty = self.sketch.lacks(hex, piece);
            let only_empty = *stroke.only_empty.get_or_insert(is_empty);
            self.stroke = Some(stroke);
            if self.sketch.has(*spot, piece) || (only_empty && !is_empty) {
                continue;
            }
            let sketch = self.sketch.clone();
            self.lay(*spot, piece);
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
