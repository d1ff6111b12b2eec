//! The scenarios of the program are what docs/sea.md and docs/scenarios.md draw and say, cell by
//! cell, read from the pages themselves (SEA 10, 13, SCENARIOS 7).

use std::collections::BTreeMap;
use std::fs;

use board::{HarborKind, Hex, Intersection, Island, Path, Resource, Surroundings, Terrain, Token};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{
    BuiltInScenario, DrawnCell, Gives, Ground, HarborPlan, Home, LayHow, Map, Opening, Scenario,
    Start,
};

use crate::common::sources::root;
use crate::sea_parts;

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
    /// The words below it.
    pub said: String,
}

fn page(name: &str) -> String {
    fs::read_to_string(root().join("docs").join(name)).expect("a page")
}

/// The text from a heading on to the next.
fn below(page: &str, heading: &str) -> String {
    let from = page.find(&format!("\n{heading} ")).expect("the section");
    let rest = &page[from + 1..];
    let ends = ["\n## ", "\n### "].into_iter().filter_map(|next| rest.find(next));
    rest[..ends.min().unwrap_or(rest.len())].to_owned()
}

/// The text of a section of the page on Seafarers.
pub fn section(number: u8) -> String {
    below(&page("sea.md"), &format!("## {number}"))
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

/// All drawn maps, each with all that the pages say of it.
pub fn maps() -> Vec<Drawn> {
    let mut maps = drawn(&section(13));
    let page = page("scenarios.md");
    for more in drawn(&below(&page, "### 7.1")) {
        let is_same = |map: &&mut Drawn| map.name() == more.name();
        maps.iter_mut().find(is_same).expect("it is drawn").lines.extend(more.lines);
    }
    maps.extend(drawn(&below(&page, "### 7.2")));
    maps
}

fn drawn(section: &str) -> Vec<Drawn> {
    let mut parts = section.split("\n**");
    parts.next();
    parts.filter(|part| part.contains("```text")).map(map).collect()
}

impl Drawn {
    /// Its scenario's number, and for how many players it is.
    pub fn name(&self) -> String {
        format!("{} {:?}", self.number, self.players)
    }
}

fn map(part: &str) -> Drawn {
    let (title, rest) = part.split_once("**\n").expect("a title");
    let (name, players) = title.rsplit_once(", ").expect("the number of players");
    let number = name.split_once(' ').expect("a number").0.parse().expect("a number");
    let (_, rest) = rest.split_once("```text\n").expect("a drawing");
    let (block, said) = rest.split_once("```").expect("its end");
    let (rows, lines) = block.split_once("\n\n").unwrap_or(("", block));
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

/// A hex as the pages write it.
pub fn written(at: Hex) -> String {
    format!("({},{})", at.r, at.q + at.r.div_euclid(2))
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

/// `(2,3) (2,4)` as hexes.
pub fn hexes(text: &str) -> Vec<Hex> {
    text.split_whitespace().map(|text| place(text).0).collect()
}

/// Returns what a sign of the page means; none for a dot.
fn cell(sign: &str) -> Option<DrawnCell> {
    let letters = sign.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = numbers(sign).first().map(|number| token(*number));
    match letters {
        "." => None,
        "~" => Some(DrawnCell::Printed(Ground::Sea, None)),
        "?" => Some(DrawnCell::Hidden),
        letters => Some(DrawnCell::Printed(Ground::Land(terrain(letters)), number)),
    }
}

/// The drawing with the tokens that the app gives other hexes.
fn cells(drawn: &Drawn) -> BTreeMap<Hex, DrawnCell> {
    let all = drawn.signs.iter();
    let mut cells: BTreeMap<Hex, DrawnCell> =
        all.filter_map(|(at, sign)| Some((hex(*at), cell(sign)?))).collect();
    if let Some(taken) = drawn.lines.get("Taken") {
        let (at, number) = place(taken);
        let Some(DrawnCell::Printed(_, found)) = cells.get_mut(&at) else {
            panic!("no land at {at:?}")
        };
        *found = Some(token(number.parse().expect("a number")));
    }
    cells
}

#[test]
fn each_map_of_the_pages_is_a_map_of_the_program_hex_by_hex() {
    let maps = maps();
    assert_eq!(maps.len(), 16);
    for drawn in maps {
        let name = drawn.name();
        let map = map_of(&scenario(drawn.number), &drawn.players);
        let found: BTreeMap<Hex, DrawnCell> =
            map.cells().iter().map(|drawn| (drawn.at, drawn.cell)).collect();
        let expected = cells(&drawn);
        for at in expected.keys().chain(found.keys()) {
            assert_eq!(found.get(at), expected.get(at), "{name}: {}", written(*at));
        }
        assert_eq!(found.len(), map.cells().len());
        let most = if drawn.players.contains(&6) { 95 } else { 77 };
        assert!((59..=most).contains(&found.len()), "SEA 11 counts the cells");
        // Laid as printed, it is the island that is drawn.
        let island = printed(&map);
        for (at, cell) in found {
            let tile = island.tile(at).map(|tile| (tile.terrain, tile.token));
            match cell {
                DrawnCell::Printed(Ground::Sea, _) => assert!(island.is_sea(at)),
                DrawnCell::Printed(Ground::Land(terrain), token) => {
                    assert_eq!(tile, Some((terrain, token)));
                }
                DrawnCell::Hidden => assert!(island.hidden().contains(&at)),
                DrawnCell::Open => panic!("nothing is open on printed maps"),
            }
        }
    }
}

/// Holds a list against another, one by one.
///
/// # Panics
/// Where they differ, with the place.
pub fn same<T: PartialEq + std::fmt::Debug>(name: &str, field: &str, found: &[T], expected: &[T]) {
    for nth in 0..found.len().max(expected.len()) {
        assert_eq!(found.get(nth), expected.get(nth), "{name}: {field} {nth}");
    }
}

#[test]
fn harbors_robber_and_pirate_are_where_the_page_has_them() {
    for drawn in maps() {
        let name = drawn.name();
        let map = map_of(&scenario(drawn.number), &drawn.players);
        let line = |word: &str| drawn.lines[word].as_str();
        let none = |text: &str| (text != "none").then(|| place(text).0);
        assert_eq!(map.pirate(), none(line("Pirate")), "{name}");
        let mut rng = StdRng::seed_from_u64(1);
        let laid = map.lay(LayHow::PRINTED, &mut rng);
        assert_eq!(laid.robber, none(line("Robber")), "{name}");
        assert_eq!(laid.pirate, map.pirate());
        let drawn_kinds = drawn.lines.get("Mixed").map(|names| kinds(names)).unwrap_or_default();
        if ["by hand", "on marked paths"].contains(&line("Harbors")) {
            let HarborPlan::InPlay(kinds) = map.harbors() else { panic!("{name}") };
            assert_eq!(*kinds, drawn_kinds, "{name}");
            assert_eq!(laid.island.harbors(), []);
            continue;
        }
        let expected = line("Harbors").split("; ").map(|text| {
            let (path, gives) = side(text);
            (path, if gives == "mixed" { Gives::Mixed } else { Gives::Kind(kind(gives)) })
        });
        let HarborPlan::Places { places, mixed } = map.harbors() else { panic!("{name}") };
        let found: Vec<_> = places.iter().map(|place| (place.path, place.gives)).collect();
        same(&name, "harbor", &found, &expected.collect::<Vec<_>>());
        assert_eq!(*mixed, drawn_kinds, "{name}");
        assert_eq!(laid.island.harbors().len(), places.len());
    }
}

#[test]
fn what_is_hidden_parted_or_marked_is_as_the_page_says_and_no_line_is_left_out() {
    for drawn in maps() {
        let scenario = scenario(drawn.number);
        let map = map_of(&scenario, &drawn.players);
        let Home::Areas(home) = scenario.home().clone() else {
            assert_eq!(drawn.number, 2);
            continue;
        };
        let (mut hidden, mut tokens) = (Vec::new(), Vec::new());
        for (word, text) in &drawn.lines {
            match word.as_str() {
                "Harbors" | "Mixed" | "Robber" | "Pirate" | "Start" | "Taken" => {}
                "Hidden" => {
                    for part in text.split("; ") {
                        let (sign, count) = part.split_once(' ').expect("a sign and a count");
                        let Some(DrawnCell::Printed(ground, None)) = cell(sign) else {
                            panic!("{part}")
                        };
                        hidden.extend(vec![ground; count.parse().expect("a count")]);
                    }
                }
                "Tokens" => tokens = numbers(text).into_iter().map(token).collect(),
                "Strip" => {
                    let mut parted = map.parted_areas().filter(|area| !home.contains(&area.letter));
                    assert_eq!(parted.next().expect("a strip").hexes, sorted(hexes(text)));
                    assert!(parted.next().is_none());
                }
                word if sea_parts::LINES.contains(&word) => {}
                other => panic!("{other} is not compared"),
            }
        }
        assert_eq!(sorted(map.hidden_grounds().to_vec()), sorted(hidden));
        assert_eq!(sorted(map.hidden_tokens().to_vec()), sorted(tokens));
        assert_eq!(map.parting_deserts().is_empty(), !drawn.lines.contains_key("Strip"));
    }
}

/// The largest island by the page's own rule, or none.
fn largest(map: &Map) -> Vec<Hex> {
    let isles = printed(map).islands();
    isles.into_iter().map(|isle| isle.hexes).max_by_key(Vec::len).expect("land")
}

fn visible(map: &Map) -> Vec<Hex> {
    sorted(map.cells().iter().filter(|drawn| drawn.cell.is_land()).map(|drawn| drawn.at))
}

#[test]
fn players_begin_where_the_page_lets_them() {
    for drawn in maps() {
        let scenario = scenario(drawn.number);
        let map = map_of(&scenario, &drawn.players);
        let on = scenario.start_on(&map).unwrap_or_default();
        let home = scenario.home_on(&map).unwrap_or_default();
        let mut opening = Opening::TwoSettlements;
        match drawn.lines["Start"].as_str() {
            "main island" => {
                assert_eq!(on, largest(&map));
                assert_eq!(home, on);
            }
            "one or two islands" => {
                assert_eq!(
                    (scenario.start(), scenario.home()),
                    (&Start::Islands { at_most: 2 }, &Home::Opening)
                );
            }
            "the two visible strips" => {
                assert_eq!(on, visible(&map));
                assert_eq!(printed(&map).islands().len(), 2);
            }
            "the near side" => {
                let behind = map.parted_areas().filter(|area| area.hexes != on).count();
                assert!(behind == 1 && home == on);
                assert!(on.len() > 13, "the larger side");
            }
            "three settlements each, the third pays" => {
                opening = Opening::ThreeSettlements;
                let isles = printed(&map).islands().into_iter().map(|isle| isle.hexes);
                let big: Vec<_> = isles.filter(|hexes| hexes.len() > 1).collect();
                assert_eq!((big.len(), sorted(big.concat())), (2, on.clone()));
                assert_eq!(home, on);
            }
            "one settlement and ship given, two more settlements" => {
                opening = Opening::OneGivenTwoMore;
                assert_eq!(on, largest(&map));
            }
            "not on strait, wasteland, islets" => {
                assert_eq!(on, largest(&map));
                assert_eq!(home, on);
                let mut barred = Vec::new();
                for word in ["Strait", "Wasteland", "Lighthouses", "X"] {
                    let corners = drawn.lines.get(word).into_iter().flat_map(|it| it.split("; "));
                    barred.extend(corners.map(|text| corner(text).0));
                }
                assert_eq!(scenario.barred_on(&map), sorted(barred));
            }
            other => panic!("{other} is not compared"),
        }
        assert_eq!(scenario.opening(), opening);
    }
}

#[test]
fn islands_are_as_large_as_the_page_counts_them() {
    let mut counted = 0;
    for drawn in maps() {
        let map = map_of(&scenario(drawn.number), &drawn.players);
        let counts = ["The main island", "The islands have", "The others have", "Home has"];
        let flat = drawn.said.replace('\n', " ");
        let sentences = flat.split(". ").map(str::trim);
        let sizes: Vec<u8> = sentences
            .filter(|sentence| counts.iter().any(|count| sentence.starts_with(count)))
            .flat_map(numbers)
            .collect();
        let island = printed(&map);
        let bare = bare(&map, &island);
        let mut found: Vec<u8> = bare
            .islands()
            .iter()
            .map(|isle| u8::try_from(isle.hexes.len()).expect("few"))
            .collect();
        found.sort_unstable_by(|one, other| other.cmp(one));
        if drawn.name() == "5 [3, 4]" {
            assert_eq!(sizes, [18]);
            found.truncate(1);
        }
        if !sizes.is_empty() {
            assert_eq!(found, sizes, "{} {:?}", drawn.number, drawn.players);
            counted += 1;
        }
        // Areas that are drawn are those islands, but where strips or pieces go together.
        if [1, 4].contains(&drawn.number) {
            let areas = sorted(map.areas().iter().map(|area| area.hexes.clone()));
            assert_eq!(areas, sorted(bare.islands().into_iter().map(|isle| isle.hexes)));
        }
    }
    assert_eq!(counted, 7, "New Shores, Four Islands, Through the Desert twice, Tribe");
}
