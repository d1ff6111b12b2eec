//! The picture of the island that is being entered, with a name for each of its places: by its
//! position, so that it stays recognizable while pieces are laid there.

use egui::Ui;

use super::areas::AreaRole;
use super::chart::{Cell, Ground};
use super::sketch::Sketch;
use super::{ByHand, Laying, Step};
use board::{Harbor, Hex, IslandLetter, Isle, Path, Rotation, Side, Spot};
use kit::theme::Palette;
use kit::widgets::{AreaSign, Finger, IslandSketch, SketchHex, SketchWaters};
use words::text::Text;

/// What can be touched on the picture, and how that is shown.
#[derive(Default)]
struct Offer {
    choices: Vec<(Spot, String)>,
    shore: Vec<Hex>,
    coasts: Vec<Path>,
    corners: Vec<Hex>,
}

/// Sea, hidden hexes, and signs of areas, as they are drawn.
struct Around {
    fit: Vec<Hex>,
    sea: Vec<Hex>,
    hidden: Vec<Hex>,
    signs: Vec<AreaSign>,
}

impl ByHand {
    /// The picture, touchable for the current step.
    pub(super) fn touchable(&mut self, ui: &mut Ui, text: &Text, lies: Rotation) {
        // A map that grew under the finger would move away from it.
        if self.is_at_sea() && !ui.input(|input| input.pointer.any_down()) {
            self.fit = self.sketch.laid_out();
        }
        let offer = self.offer(&Names::new(text, &self.sketch, lies));
        let selected = match (self.step, self.brush.laying) {
            (Step::Harbors, _) => self.brush.path.map(Spot::Path),
            (Step::Numbers, Laying::Spiral(_)) => {
                self.sketch.spiral().map(|spiral| Spot::Hex(spiral.corner))
            }
            (Step::Shape | Step::Terrain | Step::Numbers | Step::Areas, _) => None,
        };
        let selected =
            selected.filter(|spot| offer.choices.iter().any(|(choice, _)| choice == spot));
        // Harbors follow the shape; while it changes, they would only hide the sea that
        // can be touched.
        let harbors = match self.step {
            Step::Shape => Vec::new(),
            Step::Terrain | Step::Numbers | Step::Harbors | Step::Areas => self.sketch.harbors(),
        };
        let around = self.around(text, self.fit.clone());
        let finger = self.draw(ui, (text, lies), (&offer, &around, &harbors), selected);
        if let Some(finger) = finger {
            self.finger(finger);
        }
    }

    /// The picture, only to look at.
    pub fn picture(&self, ui: &mut Ui, text: &Text, lies: Rotation) {
        let fit = if self.is_at_sea() { self.sketch.laid_out() } else { Vec::new() };
        let (around, harbors) = (self.around(text, fit), self.sketch.harbors());
        self.draw(ui, (text, lies), (&Offer::default(), &around, &harbors), None);
    }

    fn draw(
        &self,
        ui: &mut Ui,
        (text, lies): (&Text, Rotation),
        (offer, around, harbors): (&Offer, &Around, &[Harbor]),
        selected: Option<Spot>,
    ) -> Option<Finger> {
        let hex =
            |(at, cell): (Hex, Cell)| SketchHex { at, terrain: cell.terrain, token: cell.token };
        let hexes: Vec<SketchHex> = self.sketch.cells().map(hex).collect();
        let sketch = IslandSketch {
            hexes: &hexes,
            harbors,
            waters: SketchWaters {
                sea: &around.sea,
                hidden: &around.hidden,
                signs: &around.signs,
                fit: &around.fit,
            },
            turned: lies.sixths(),
            text,
            palette: Palette::of(ui),
            shore: &offer.shore,
            coasts: &offer.coasts,
            corners: &offer.corners,
            choices: &offer.choices,
            selected,
        };
        sketch.show(ui, ui.available_size())
    }

    /// Returns what can be touched at the current step.
    fn offer(&self, names: &Names<'_>) -> Offer {
        let hex = |hex: Hex| (Spot::Hex(hex), names.hex(hex));
        let land = || self.sketch.hexes().into_iter().map(hex);
        let mut offer = Offer::default();
        match (self.step, self.brush.laying) {
            (Step::Shape, _) if self.is_at_sea() => {
                offer.choices = self.sketch.laid_out().into_iter().map(hex).collect();
            }
            (Step::Shape, _) => {
                offer.shore = self.sketch.shore();
                let sea = offer.shore.iter().map(|at| (Spot::Hex(*at), names.sea(*at)));
                offer.choices = land().chain(sea).collect();
            }
            (Step::Numbers, Laying::Spiral(_)) => {
                offer.corners = self.sketch.corners();
                offer.choices = offer.corners.iter().copied().map(hex).collect();
            }
            (Step::Terrain, _) => offer.choices = land().collect(),
            // A touch of what is hidden is told why it gets none.
            (Step::Numbers, Laying::OneByOne) => {
                offer.choices = land().chain(self.sketch.hidden().into_iter().map(hex)).collect();
            }
            (Step::Harbors, _) => {
                let coast = self.sketch.coast();
                let off = self.sketch.harbors_off_coast().into_iter().map(|harbor| harbor.path);
                let off = off.filter(|_| self.is_at_sea());
                let name = |path: Path| (Spot::Path(path), names.coast(path));
                offer.choices = coast.iter().copied().chain(off).map(name).collect();
                offer.coasts = coast;
                offer.coasts.retain(|path| self.sketch.harbor(*path).is_none());
            }
            (Step::Areas, _) => {
                let areas = self.sketch.areas().of(&self.island);
                let of_area = |(isle, _): &(Isle, AreaRole)| {
                    let name = |hex: &Hex| (Spot::Hex(*hex), names.of_area(*hex, isle.letter));
                    isle.hexes.iter().map(name).collect::<Vec<_>>()
                };
                offer.choices = areas.iter().flat_map(of_area).collect();
            }
        }
        offer
    }

    /// Returns what is drawn around the land; the signs of areas only while they are entered.
    fn around(&self, text: &Text, fit: Vec<Hex>) -> Around {
        let areas = match self.step {
            Step::Areas => self.sketch.areas().of(&self.island),
            Step::Shape | Step::Terrain | Step::Numbers | Step::Harbors => Vec::new(),
        };
        let points = self.sketch.areas().points;
        let worth = text.with("enter-area-worth", &[("points", points.into())]);
        let sign = |(isle, role): (Isle, AreaRole)| AreaSign {
            hexes: isle.hexes,
            letter: isle.letter.to_string(),
            worth: (role != AreaRole::Home).then(|| worth.clone()),
        };
        Around {
            fit,
            sea: self.sketch.sea(),
            hidden: self.sketch.hidden(),
            signs: areas.into_iter().map(sign).collect(),
        }
    }
}

/// Names of the places of a sketch as it lies on screen.
struct Names<'a> {
    text: &'a Text,
    sketch: &'a Sketch,
    lies: Rotation,
    /// All hexes of the sketch as they lie, the sea's too if it is laid out.
    lying: Vec<Hex>,
}

impl<'a> Names<'a> {
    /// Names for `sketch` in this rotation.
    fn new(text: &'a Text, sketch: &'a Sketch, lies: Rotation) -> Self {
        let lying = sketch.laid_out().into_iter().map(|hex| lies.hex(hex)).collect();
        Self { text, sketch, lies, lying }
    }

    /// "row 2, place 3: hills (6)".
    fn hex(&self, hex: Hex) -> String {
        let values = [("place", self.place(hex).into()), ("what", self.what(hex).into())];
        self.text.with("enter-hex", &values)
    }

    /// "island B, row 2, place 3".
    fn of_area(&self, hex: Hex, letter: IslandLetter) -> String {
        let values = [("place", self.place(hex).into()), ("letter", letter.to_string().into())];
        self.text.with("enter-area-hex", &values)
    }

    /// "sea, upper left of row 1, place 1".
    fn sea(&self, hex: Hex) -> String {
        let beside = self.sketch.hexes().into_iter().find_map(|land| {
            let side = land.side_toward(hex)?;
            Some((land, side))
        });
        let Some((land, side)) = beside else { return self.text.get("enter-first-hex") };
        let values = [("side", self.side(side).into()), ("place", self.place(land).into())];
        self.text.with("enter-sea", &values)
    }

    /// "upper left coast of row 1, place 1: 3:1".
    fn coast(&self, path: Path) -> String {
        let land = path.hexes().into_iter().find(|hex| self.sketch.cell(*hex).is_some());
        // Where the land is gone, its harbor is beside a hex all the same.
        let [beside, _] = path.hexes();
        let land = land.unwrap_or(beside);
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

    fn what(&self, hex: Hex) -> String {
        match self.sketch.ground(hex) {
            Some(Ground::Sea) => self.text.get("enter-what-sea"),
            Some(Ground::Hidden) => self.text.get("enter-what-hidden"),
            Some(Ground::Land) | None => self.laid(self.sketch.cell(hex).unwrap_or_default()),
        }
    }

    fn laid(&self, cell: Cell) -> String {
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
        let all = || self.lying.iter();
        let first = all().map(|hex| hex.r).min().unwrap_or(at.r);
        let before = all().filter(|hex| hex.r == at.r && hex.q < at.q).count();
        let row = i16::from(at.r) - i16::from(first) + 1;
        let values = [("row", row.into()), ("place", (before + 1).into())];
        self.text.with("enter-place", &values)
    }

    fn side(&self, side: Side) -> String {
        self.text.get(match self.lies.side(side) {
            Side::East => "side-right",
            Side::NorthEast => "side-upper-right",
            Side::NorthWest => "side-upper-left",
            Side::West => "side-left",
            Side::SouthWest => "side-lower-left",
            Side::SouthEast => "side-lower-right",
        })
    }
}
