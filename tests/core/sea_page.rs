//! What docs/sea.md draws and says of the official maps (SEA 13), read from the page itself, and
//! the maps of the program that are compared with it.

use crate::common::sources::root;
use std::collections::BTreeMap;
use std::fs;

use board::{HarborKind, Hex, Intersection, Island, Path, Resource, Surroundings, Terrain, Token};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow, Map, Scenario};

/// A map of the page.
pub struct Drawn {
    /// The number of its scenario.
    pub number: usize,
    /// For how many players it is.
    pub players: Vec<u8>,
    /// Its signs by row and column.
    pub signs: BTreeMap<(i8, i8), String>,
    /// The lines below it by their first word.
    pub lines: BTreeMap<String, String>,
    /// What is said below it.
    pub said: String,
}

fn page() -> String {
    let path = root().join("docs/sea.md");
    fs::read_to_string(path).expect("the page on Seafarers")
}

/// The text of a section.
pub fn section(number: u8) -> String {
    let page = page();
    let from = page.find(&format!("\n## {number} ")).expect("the section");
    let rest = &page[from + 1..];
    let end = rest.find("\n## ").unwrap_or(rest.len());
    rest[..end].to_owned()
}

/// The rows of the tables of a text, each cut into its columns.
pub fn table_rows(text: &str) -> Vec<Vec<String>> {
    let rows = text.lines().filter(|line| line.starts_with('|'));
    let columns =
        |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    rows.map(columns).collect()
}

/// All numbers in a text.
pub fn numbers(text: &str) -> Vec<u8> {
    let words = text.split(|sign: char| !sign.is_ascii_digit());
    words.filter(|word| !word.is_empty()).map(|word| word.parse().expect("a number")).collect()
}

/// All drawn maps.
pub fn maps() -> Vec<Drawn> {
    let section = section(13);
    let mut parts = section.split("\n**");
    parts.next();
    parts.filter(|part| part.contains("```text")).map(map).collect()
}

fn map(part: &str) -> Drawn {
    let (title, rest) = part.split_once("**\n").expect("a title");
    let (name, players) = title.rsplit_once(", ").expect("the number of players");
    let number = name.split_once(' ').expect("a number").0.parse().expect("a number");
    let (_, rest) = rest.split_once("```text\n").expect("a drawing");
    let (block, said) = rest.split_once("```").expect("its end");
    let (rows, lines) = block.split_once("\n\n").expect("lines below");
    let mut signs = BTreeMap::new();
    for (row, line) in (0..).zip(rows.lines()) {
        assert_eq!(line.starts_with(' '), row % 2 == 1, "odd rows are shifted: {line}");
        for (column, sign) in (0..).zip(line.split_whitespace()) {
            signs.insert((row, column), sign.to_owned());
        }
    }
    let line = |line: &str| {
        let (word, rest) = line.split_once(": ").expect("a word and a colon");
        (word.to_owned(), rest.to_owned())
    };
    Drawn {
        number,
        players: numbers(players),
        signs,
        lines: lines.lines().map(line).collect(),
        said: said.to_owned(),
    }
}

/// The hex at a row and column, by the page's own words.
pub fn hex((row, column): (i8, i8)) -> Hex {
    Hex::new(column - row.div_euclid(2), row)
}

/// `(2,3)` and what follows it.
pub fn place(text: &str) -> (Hex, &str) {
    let text = text.trim().strip_prefix('(').expect("a place");
    let (place, rest) = text.split_once(')').expect("its end");
    let (row, column) = place.split_once(',').expect("row and column");
    let at = (row.parse().expect("a row"), column.parse().expect("a column"));
    (hex(at), rest.trim())
}

/// The hex beyond a side.
fn beyond(at: Hex, side: &str) -> Hex {
    let (q, r) = match side {
        "NW" => (0, -1),
        "NE" => (1, -1),
        "E" => (1, 0),
        "SE" => (0, 1),
        "SW" => (-1, 1),
        "W" => (-1, 0),
        other => panic!("{other} is no side"),
    };
    Hex::new(at.q + q, at.r + r)
}

/// `(2,3) NW` as a path, and what follows.
pub fn side(text: &str) -> (Path, &str) {
    let (at, rest) = place(text);
    let (side, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    (Path::try_from([at, beyond(at, side)]).expect("neighbors"), rest)
}

/// `(2,3) top` as a corner, and what follows.
pub fn corner(text: &str) -> (Intersection, &str) {
    let (at, rest) = place(text);
    let (corner, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let (one, other) = match corner {
        "top" => ("NW", "NE"),
        "NE" => ("NE", "E"),
        "SE" => ("E", "SE"),
        "bottom" => ("SE", "SW"),
        "SW" => ("SW", "W"),
        "NW" => ("W", "NW"),
        other => panic!("{other} is no corner"),
    };
    let meet = [at, beyond(at, one), beyond(at, other)];
    (Intersection::try_from(meet).expect("a corner"), rest)
}

/// The scenario that the page gives this number.
pub fn scenario(number: usize) -> Scenario {
    BuiltInScenario::ALL[number - 1].scenario().expect("a built-in scenario is sound")
}

/// Its map for these numbers of players.
pub fn map_of(scenario: &Scenario, players: &[u8]) -> Map {
    let map = scenario.maps().iter().find(|map| map.players() == players);
    map.unwrap_or_else(|| panic!("{} for {players:?}", scenario.id().as_str())).clone()
}

/// A token.
pub fn token(number: u8) -> Token {
    Token::try_from(number).expect("a token")
}

/// Returns what the letters of the page mean.
pub fn terrain(letters: &str) -> Terrain {
    match letters {
        "H" => Terrain::Hills,
        "Fo" => Terrain::Forest,
        "P" => Terrain::Pasture,
        "Fi" => Terrain::Fields,
        "M" => Terrain::Mountains,
        "G" => Terrain::Gold,
        "D" => Terrain::Desert,
        other => panic!("{other} is no terrain"),
    }
}

/// A harbor as the page writes it.
pub fn kind(name: &str) -> HarborKind {
    let of = |resource: &Resource| resource.key() == name;
    match Resource::ALL.iter().find(|resource| of(resource)) {
        Some(resource) => HarborKind::Of(*resource),
        None if name == "3:1" => HarborKind::Any,
        None => panic!("{name} is no harbor"),
    }
}

/// Harbors as the page writes them.
pub fn kinds(names: &str) -> Vec<HarborKind> {
    names.split_whitespace().map(kind).collect()
}

/// The values in order.
pub fn sorted<T: Ord>(values: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut values: Vec<T> = values.into_iter().collect();
    values.sort();
    values
}
/// A map laid as it is printed.
pub fn printed(map: &Map) -> Island {
    let mut rng = StdRng::seed_from_u64(0);
    map.lay(LayHow::PRINTED, &mut rng).island
}

/// The land without the deserts that part areas.
pub fn bare(map: &Map, island: &Island) -> Island {
    let parted = |hex: Hex| map.parting_deserts().contains(&hex);
    let tiles = island.tiles().iter().filter(|tile| !parted(tile.at)).copied().collect();
    Island::with_sea(tiles, Vec::new(), Surroundings::default()).expect("land")
}
