//! The picture of the island that is being entered, and what a finger does on it; with a name for
//! each of its places: by its position, so that it stays recognizable while pieces are laid there.

use egui::Ui;

use super::areas::AreaRole;
use super::sketch::{HexGround, Sketch, SketchCell, SketchPiece};
use super::{ByHand, EditorStep, SketchChange, Stroke, TokenLaying};
use board::{Hex, IslandPiece, Path, Rotation, Side, Spiral, Spot};
use kit::widgets::{AreaSign, Finger, IslandSketch, SketchHex};
use words::text::Text;

impl ByHand {
    /// The picture, touchable for the current step.
    pub(super) fn touchable(&mut self, ui: &mut Ui, text: &Text, lies: Rotation) {
        if self.step == EditorStep::Modules {
            return self.touchable_modules(ui, text, lies);
        }
        // A map that grew under the finger would move away from it.
        if self.is_at_sea() && !ui.input(|input| input.pointer.any_down()) {
            self.fit = self.sketch.laid_out();
        }
        let mut drawn = IslandSketch { fit: self.fit.clone(), ..self.drawn(text, lies) };
        let lying = self.sketch.laid_out().into_iter().map(|hex| lies.hex(hex)).collect();
        self.offer(&mut drawn, &PlaceNames { text, sketch: &self.sketch, lies, lying });
        let selected = match self.step {
            EditorStep::Harbors => self.brush.path.map(Spot::Path),
            EditorStep::Numbers if self.piece().is_none() => {
                self.sketch.spiral.map(|spiral| Spot::Hex(spiral.corner))
            }
            _ => None,
        };
        drawn.selected =
            selected.filter(|spot| drawn.choices.iter().any(|(choice, _)| choice == spot));
        if self.step == EditorStep::Shape {
            // Harbors follow the shape; while it changes, they would only hide the sea that
            // can be touched.
            drawn.harbors.clear();
        }
        if let Some(finger) = drawn.show(ui, text, ui.available_size()) {
            self.finger(finger);
        }
    }

    /// The picture, only to look at.
    pub fn picture(&self, ui: &mut Ui, text: &Text, lies: Rotation) {
        self.drawn(text, lies).show(ui, text, ui.available_size());
    }

    /// Returns what is drawn at any step; the signs of areas only while they are entered.
    fn drawn(&self, text: &Text, lies: Rotation) -> IslandSketch {
        let hex = |(at, cell): (&Hex, &SketchCell)| SketchHex {
            at: *at,
            terrain: cell.terrain,
            token: cell.token,
        };
        let mut drawn = IslandSketch {
            hexes: self.sketch.cells.iter().map(hex).collect(),
            harbors: self.sketch.harbors(),
            sea: self.sketch.sea().into_iter().collect(),
            hidden: self.sketch.hidden(),
            turned: lies.sixths(),
            ..IslandSketch::default()
        };
        if self.is_at_sea() {
            drawn.fit = self.sketch.laid_out();
        }
        if self.step == EditorStep::Areas {
            let areas = &self.sketch.areas;
            let worth = text.with("enter-area-worth", &[("points", areas.points.into())]);
            let signs = areas.of(&self.island).into_iter().map(|(isle, role)| AreaSign {
                hexes: isle.hexes,
                letter: isle.letter.to_string(),
                worth: (role != AreaRole::Home).then(|| worth.clone()),
            });
            drawn.signs = signs.collect();
        }
        drawn
    }

    /// Offers what can be touched at the current step.
    fn offer(&self, drawn: &mut IslandSketch, names: &PlaceNames<'_>) {
        let hex = |hex: Hex| (Spot::Hex(hex), names.hex(hex));
        let mut land = self.sketch.hexes();
        drawn.choices = match (self.step, self.brush.laying) {
            (EditorStep::Shape, _) if self.is_at_sea() => {
                self.sketch.laid_out().into_iter().map(hex).collect()
            }
            (EditorStep::Shape, _) => {
                drawn.shore = self.sketch.shore();
                let sea = drawn.shore.iter().map(|at| (Spot::Hex(*at), names.sea(*at)));
                land.into_iter().map(hex).chain(sea).collect()
            }
            (EditorStep::Numbers, TokenLaying::Spiral(_)) => {
                drawn.corners = self.sketch.corners();
                drawn.corners.iter().copied().map(hex).collect()
            }
            (EditorStep::Terrain, _) => land.into_iter().map(hex).collect(),
            // A touch of what is hidden is told why it gets none.
            (EditorStep::Numbers, TokenLaying::OneByOne) => {
                land.extend(self.sketch.hidden());
                land.into_iter().map(hex).collect()
            }
            (EditorStep::Harbors, _) => {
                let mut coast = self.sketch.coast();
                drawn.coasts.clone_from(&coast);
                drawn.coasts.retain(|path| self.sketch.harbor(*path).is_none());
                if self.is_at_sea() {
                    coast.extend(self.sketch.harbors_off_coast().iter().map(|harbor| harbor.path));
                }
                coast.into_iter().map(|path| (Spot::Path(path), names.coast(path))).collect()
            }
            (EditorStep::Modules, _) => Vec::new(),
            (EditorStep::Areas, _) => {
                let name = |hex: &Hex, letter: &str| (Spot::Hex(*hex), names.of_area(*hex, letter));
                let signs = drawn.signs.iter();
                signs
                    .flat_map(|sign| sign.hexes.iter().map(|hex| name(hex, &sign.letter)))
                    .collect()
            }
        };
    }
}

impl ByHand {
    /// Does what a finger asks for on the picture.
    fn finger(&mut self, finger: Finger) {
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
    fn piece(&self) -> Option<SketchPiece> {
        let [terrain, token, _] = self.brush.pieces();
        match self.step {
            EditorStep::Shape if self.is_at_sea() => Some(SketchPiece::Ground(self.brush.ground)),
            EditorStep::Terrain => Some(SketchPiece::Of(terrain)),
            EditorStep::Numbers if self.brush.laying == TokenLaying::OneByOne => {
                Some(SketchPiece::Of(token))
            }
            EditorStep::Shape
            | EditorStep::Numbers
            | EditorStep::Harbors
            | EditorStep::Modules
            | EditorStep::Areas => None,
        }
    }

    fn touched(&mut self, spot: Spot) {
        let harbor = SketchPiece::Of(IslandPiece::Harbor(self.brush.harbor));
        match (self.step, spot, self.piece()) {
            (
                EditorStep::Shape | EditorStep::Terrain | EditorStep::Numbers,
                Spot::Hex(_),
                Some(piece),
            ) => {
                self.toggle(spot, piece);
            }
            (EditorStep::Shape, Spot::Hex(hex), None) => self.reshape(hex),
            (EditorStep::Numbers, Spot::Hex(corner), None) => {
                if let TokenLaying::Spiral(turning) = self.brush.laying {
                    let spiral = Spiral { corner, turning };
                    let change = SketchChange::Did("enter-did-spiral");
                    self.change(change, |sketch| sketch.lay_spiral(spiral));
                }
            }
            (EditorStep::Harbors, Spot::Path(_), _) if self.is_at_sea() => {
                self.toggle(spot, harbor);
            }
            (EditorStep::Harbors, Spot::Path(path), _) => self.brush.path = Some(path),
            (EditorStep::Areas, Spot::Hex(hex), _) => {
                let island = self.island.clone();
                let change = SketchChange::Did("enter-did-areas");
                self.change(change, |sketch| sketch.areas.toggle(&island, hex));
            }
            _ => {}
        }
    }

    fn reshape(&mut self, hex: Hex) {
        let is_land = self.sketch.cells.contains_key(&hex);
        let did = if is_land { "enter-did-remove" } else { "enter-did-add" };
        self.change(SketchChange::Did(did), |sketch| sketch.reshape(hex));
        self.take_up(IslandPiece::Terrain(self.brush.terrain));
    }

    /// Lays `piece`, or removes it if it is there.
    fn toggle(&mut self, spot: Spot, piece: SketchPiece) {
        if !self.sketch.has(spot, piece) {
            self.lay(spot, piece);
            return;
        }
        let is_harbor = matches!(piece, SketchPiece::Of(IslandPiece::Harbor(_)));
        let change = if is_harbor {
            SketchChange::Laid(piece)
        } else {
            SketchChange::Did("enter-did-take-off")
        };
        self.change(change, |sketch| sketch.set(spot, piece, false));
        if is_harbor {
            self.take_next(piece);
        }
    }

    /// Returns whether a hex is hidden, and `piece` a number: it gets none so far.
    fn is_refused(&self, spot: Spot, piece: SketchPiece) -> bool {
        let Spot::Hex(hex) = spot else { return false };
        matches!(piece, SketchPiece::Of(IslandPiece::Token(_)))
            && self.sketch.ground(hex) == Some(HexGround::Hidden)
    }

    fn lay(&mut self, spot: Spot, piece: SketchPiece) {
        if self.is_refused(spot, piece) {
            self.notice = Some("enter-hidden-number");
        } else if let SketchPiece::Ground(_) = piece {
            self.grow(SketchChange::Laid(piece), |sketch| sketch.set(spot, piece, true));
        } else {
            self.change(SketchChange::Laid(piece), |sketch| sketch.set(spot, piece, true));
        }
        self.take_next(piece);
    }

    /// After the last piece of a kind, moves the brush to the next kind.
    fn take_next(&mut self, piece: SketchPiece) {
        if let SketchPiece::Of(piece) = piece
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

/// Names of the places of a sketch as it lies on screen.
struct PlaceNames<'a> {
    text: &'a Text,
    sketch: &'a Sketch,
    lies: Rotation,
    /// All hexes of the sketch as they lie, the sea's too if it is laid out.
    lying: Vec<Hex>,
}

impl PlaceNames<'_> {
    /// "row 2, place 3: hills (6)".
    fn hex(&self, hex: Hex) -> String {
        let what = match self.sketch.ground(hex) {
            Some(HexGround::Sea) => self.text.get("enter-what-sea"),
            Some(HexGround::Hidden) => self.text.get("enter-what-hidden"),
            Some(HexGround::Land) | None => self.laid(hex),
        };
        let values = [("place", self.place(hex).into()), ("what", what.into())];
        self.text.with("enter-hex", &values)
    }

    /// "island B, row 2, place 3".
    fn of_area(&self, hex: Hex, letter: &str) -> String {
        let values = [("place", self.place(hex).into()), ("letter", letter.into())];
        self.text.with("enter-area-hex", &values)
    }

    /// "sea, upper left of row 1, place 1".
    fn sea(&self, hex: Hex) -> String {
        let mut hexes = self.sketch.cells.keys();
        let beside = hexes.find_map(|land| Some((*land, land.side_toward(hex)?)));
        let Some((land, side)) = beside else { return self.text.get("enter-first-hex") };
        let values = [("side", self.side(side).into()), ("place", self.place(land).into())];
        self.text.with("enter-sea", &values)
    }

    /// "upper left coast of row 1, place 1: 3:1".
    fn coast(&self, path: Path) -> String {
        let [beside, other] = path.hexes();
        // Where the land is gone, its harbor is beside a hex all the same.
        let is_land = |hex: &Hex| self.sketch.cells.contains_key(hex);
        let land = [beside, other].into_iter().find(is_land).unwrap_or(beside);
        let side = Side::ALL.into_iter().find(|side| Path::of(land, *side) == path);
        let what = match self.sketch.harbor(path) {
            Some(kind) => self.text.harbor(kind),
            None => self.text.get("enter-no-harbor"),
        };
        let values = [
            ("side", side.map(|side| self.side(side)).unwrap_or_default().into()),
            ("place", self.place(land).into()),
            ("what", what.into()),
        ];
        self.text.with("enter-coast", &values)
    }

    fn laid(&self, hex: Hex) -> String {
        let cell = self.sketch.cells.get(&hex).copied().unwrap_or_default();
        match (cell.terrain, cell.token) {
            (None, None) => self.text.get("enter-empty"),
            (None, Some(token)) => {
                self.text.with("enter-empty-number", &[("number", token.number().into())])
            }
            (Some(terrain), None) => self.text.terrain(terrain),
            (Some(terrain), Some(token)) => {
                let terrain = self.text.terrain(terrain);
                let values = [("number", token.number().into()), ("terrain", terrain.into())];
                self.text.with("place-tile", &values)
            }
        }
    }

    /// Row from the top and place from the left, as the picture is rotated.
    fn place(&self, hex: Hex) -> String {
        let at = self.lies.hex(hex);
        let first = self.lying.iter().map(|hex| hex.r).min().unwrap_or(at.r);
        let before = self.lying.iter().filter(|hex| hex.r == at.r && hex.q < at.q).count();
        let row = i16::from(at.r) - i16::from(first) + 1;
        let values = [("row", row.into()), ("place", (before + 1).into())];
        self.text.with("enter-place", &values)
    }

    fn side(&self, side: Side) -> String {
        self.text.side(self.lies.side(side))
    }
}
