//! The editor of islands alone in a window, with a finger that counts its touches.

use board::{
    Harbor, HarborKind, Hex, Island, Path, Resource, Rotation, SeaFrame, Side, Surroundings,
    Terrain, Tile, Token,
};
use egui::{Pos2, Vec2};
use egui_kittest::kittest::Queryable as _;
use tableside::app::screens::IslandEditor;
use words::text::Text;

use super::window::Window;

pub struct Desk {
    pub editor: IslandEditor,
    pub lies: Rotation,
    pub is_entering: bool,
    text: Text,
}

/// A finger on that page.
pub type Hand = Window<Desk>;

impl Hand {
    /// With `editor` in a window of this size.
    pub fn at(editor: IslandEditor, size: Vec2) -> Self {
        let desk = Desk { editor, lies: Rotation::NONE, is_entering: true, text: Text::english() };
        Self::alone(desk, size, Text::english(), |ui, desk| {
            desk.is_entering &= desk.editor.editor(ui, &desk.text, &mut desk.lies);
        })
    }

    pub fn editor(&self) -> &IslandEditor {
        &self.harness.state().editor
    }

    /// Touches the one place whose name begins like this.
    pub fn spot(&mut self, start: &str) {
        let name = self.the_one(start);
        self.touch(&name);
    }

    /// The one name that begins like this.
    pub fn the_one(&self, start: &str) -> String {
        let found = self.named(start);
        let [name] = found.as_slice() else { panic!("{start}: {found:?}") };
        name.clone()
    }

    pub fn place(&self, start: &str) -> Pos2 {
        self.harness.get_by_label(&self.the_one(start)).rect().center()
    }

    /// Draws a finger over these points, in one touch.
    pub fn draw(&mut self, way: &[Pos2]) {
        let [first, .., last] = way else { panic!("a way has two ends") };
        self.harness.drag_at(*first);
        self.harness.run();
        for pos in way.iter().skip(1) {
            self.harness.hover_at(*pos);
            self.harness.run();
        }
        self.harness.drop_at(*last);
        self.harness.run();
        self.touches += 1;
    }
}

/// Returns how the place of a hex in a frame is called, in English.
pub fn place(frame: SeaFrame, hex: Hex) -> String {
    let before = frame.hexes().into_iter().filter(|other| other.r == hex.r && other.q < hex.q);
    format!("row {}, place {}", hex.r + 1, before.count() + 1)
}

/// The hex at a row and a column of a drawing of SEA 13.
pub const fn at(row: i8, column: i8) -> Hex {
    Hex::new(column - row / 2, row)
}

/// Heading for New Shores for four, as SEA 13 draws it.
pub const NEW_SHORES: [&str; 9] = [
    ".    .    ~    ~    ~    ~    ~    ~",
    ".    ~    M8   P11  ~    G4   ~    ~",
    ".    ~    ~    ~    ~    ~    H5   M2   ~",
    "~    ~    P5   Fo6  M4   ~    Fo9  ~    ~",
    ".    ~    Fi12 H11  Fi3  P9   ~    G10  ~",
    "~    H6   Fo10 D    Fi11 Fo5  ~    ~    ~",
    ".    ~    M3   P4   H9   P8   ~    H3   ~",
    ".    ~    Fi8  Fo2  M10  ~    Fi6  ~",
    ".    .    ~    ~    ~    ~    ~    ~",
];

/// Its harbors: land, side, and what they take; one way of those that are drawn by lot.
pub const HARBORS: [(i8, i8, Side, Option<Resource>); 9] = [
    (4, 2, Side::West, None),
    (6, 2, Side::West, Some(Resource::Brick)),
    (7, 2, Side::SouthWest, None),
    (7, 3, Side::SouthEast, Some(Resource::Lumber)),
    (6, 5, Side::SouthEast, Some(Resource::Wool)),
    (5, 5, Side::East, None),
    (4, 5, Side::NorthEast, Some(Resource::Grain)),
    (3, 2, Side::NorthWest, Some(Resource::Ore)),
    (3, 3, Side::NorthEast, None),
];

fn tile(at: Hex, sign: &str) -> Option<Tile> {
    let digits = sign.find(|letter: char| letter.is_ascii_digit()).unwrap_or(sign.len());
    let terrain = match &sign[..digits] {
        "H" => Terrain::Hills,
        "Fo" => Terrain::Forest,
        "P" => Terrain::Pasture,
        "Fi" => Terrain::Fields,
        "M" => Terrain::Mountains,
        "G" => Terrain::Gold,
        "D" => Terrain::Desert,
        _ => return None,
    };
    let token = sign[digits..].parse::<u8>().ok().and_then(|number| Token::try_from(number).ok());
    Some(Tile { at, terrain, token })
}

pub fn new_shores() -> Island {
    drawn(&NEW_SHORES, &HARBORS)
}

/// A map by the rows of its drawing: land with its number, `~` sea, and `?` what is hidden.
pub fn drawn(rows: &[&str], harbors: &[(i8, i8, Side, Option<Resource>)]) -> Island {
    let (mut tiles, mut around) = (Vec::new(), Surroundings::default());
    for (row, signs) in (0..).zip(rows) {
        for (column, sign) in (0..).zip(signs.split_whitespace()) {
            tiles.extend(tile(at(row, column), sign));
            around.sea.extend((sign == "~").then(|| at(row, column)));
            around.hidden.extend((sign == "?").then(|| at(row, column)));
        }
    }
    let harbor = |(row, column, side, gives): &(i8, i8, Side, Option<Resource>)| Harbor {
        path: Path::of(at(*row, *column), *side),
        gives: gives.map_or(HarborKind::Any, HarborKind::Of),
    };
    let harbors = harbors.iter().map(harbor).collect();
    Island::with_sea(tiles, harbors, around).expect("a map")
}
