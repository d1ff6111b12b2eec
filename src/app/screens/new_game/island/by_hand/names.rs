//! Names for the places of a sketch: each by its position, so that its name stays
//! recognizable while pieces are laid on it.

use super::cell::Cell;
use super::chart::Ground;
use super::sketch::Sketch;
use board::{Hex, IslandLetter, Path, Rotation, Side};
use words::text::Text;

/// Names of the places of a sketch as it lies on screen.
pub struct Names<'a> {
    text: &'a Text,
    sketch: &'a Sketch,
    lies: Rotation,
    /// All hexes of the sketch as they lie, the sea's too if it is laid out.
    lying: Vec<Hex>,
}

impl<'a> Names<'a> {
    /// Names for `sketch` in this rotation.
    pub fn new(text: &'a Text, sketch: &'a Sketch, lies: Rotation) -> Self {
        let lying = sketch.laid_out().into_iter().map(|hex| lies.hex(hex)).collect();
        Self { text, sketch, lies, lying }
    }

    /// "row 2, place 3: hills (6)".
    pub fn hex(&self, hex: Hex) -> String {
        let values = [("place", self.place(hex).into()), ("what", self.what(hex).into())];
        self.text.with("enter-hex", &values)
    }

    /// "island B, row 2, place 3".
    pub fn of_area(&self, hex: Hex, letter: IslandLetter) -> String {
        let values = [("place", self.place(hex).into()), ("letter", letter.to_string().into())];
        self.text.with("enter-area-hex", &values)
    }

    /// "sea, upper left of row 1, place 1".
    pub fn sea(&self, hex: Hex) -> String {
        let beside = self.sketch.hexes().into_iter().find_map(|land| {
            let side = land.side_toward(hex)?;
            Some((land, side))
        });
        let Some((land, side)) = beside else { return self.text.get("enter-first-hex") };
        let values = [("side", self.side(side).into()), ("place", self.place(land).into())];
        self.text.with("enter-sea", &values)
    }

    /// "upper left coast of row 1, place 1: 3:1".
    pub fn coast(&self, path: Path) -> String {
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
