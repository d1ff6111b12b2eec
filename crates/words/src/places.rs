//! Places of an island in words, each with a name of its own.

use std::collections::BTreeMap;

use super::language::Language;
use super::text::{Text, Value};
use board::{FishingGround, Hex, Intersection, Island, Path, Side, Spot, Tile};

/// Names the places of an island as it is turned on screen: no two of its
/// hexes, intersections, or paths have the same name.
#[derive(Clone, Copy)]
pub struct Places<'a> {
    text: &'a Text,
    island: &'a Island,
    turned: u8,
}

/// Corners of a hex in the order of [`Intersection::around`].
const CORNERS: [&str; 6] = [
    "corner-upper-right",
    "corner-top",
    "corner-upper-left",
    "corner-lower-left",
    "corner-bottom",
    "corner-lower-right",
];

/// Sides of a hex in the order of [`Side::ALL`].
const SIDES: [&str; 6] = [
    "side-right",
    "side-upper-right",
    "side-upper-left",
    "side-left",
    "side-lower-left",
    "side-lower-right",
];

impl Text {
    /// Names for the places of `island`, unturned.
    pub const fn places<'a>(&'a self, island: &'a Island) -> Places<'a> {
        Places::new(self, island, 0)
    }

    /// A side of a hex: "upper right".
    pub fn side(&self, side: Side) -> String {
        let key = Side::ALL.into_iter().zip(SIDES).find(|(other, _)| *other == side);
        key.map_or_else(String::new, |(_, key)| self.get(key))
    }
}

impl<'a> Places<'a> {
    /// Names for `island` turned by `turned` sixths of a full turn clockwise.
    pub const fn new(text: &'a Text, island: &'a Island, turned: u8) -> Self {
        Self { text, island, turned: turned % 6 }
    }

    pub const fn language(&self) -> Language {
        self.text.language()
    }

    pub const fn island(&self) -> &'a Island {
        self.island
    }

    /// Returns how it is turned, in sixths of a full turn clockwise.
    pub const fn turned(&self) -> u8 {
        self.turned
    }

    pub fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Hex(hex) => self.hex(hex),
            Spot::Intersection(place) => self.intersection(place),
            Spot::Path(path) => self.path(path),
        }
    }

    /// A hex: "the hills (6)", "the desert", "the lake, with 2, 3, 11, and 12", "the fishing ground (4)
    /// off the hills (6) and the forest (3)", "the sea (row 2, place 5)".
    pub fn hex(&self, hex: Hex) -> String {
        if let Some(tile) = self.island.tile(hex) {
            return self.numbered(*tile);
        }
        if let Some(ground) = self.island.ground(hex) {
            return self.ground(*ground);
        }
        match self.cell(hex) {
            Some(name) => self.text.with("place-cell", &[("cell", name.into())]),
            None => self.shore(hex),
        }
    }

    /// A hex of land, with its numbers if it has several.
    fn numbered(&self, tile: Tile) -> String {
        let place = self.text.with("place-hex", &[("tile", self.tile(tile).into())]);
        let lake = self.island.lake(tile.at).into_iter().flat_map(|lake| lake.numbers.clone());
        let second = self.island.second_token(tile.at).into_iter();
        let second = second.flat_map(|second| tile.token.into_iter().chain([second]));
        let numbers: Vec<String> =
            lake.chain(second).map(|token| token.number().to_string()).collect();
        if numbers.is_empty() {
            return place;
        }
        let numbers = self.text.list(&numbers);
        let values = [("place", place.into()), ("numbers", numbers.into())];
        self.text.with("place-numbers", &values)
    }

    /// A fishing ground, by the land that it touches.
    fn ground(&self, ground: FishingGround) -> String {
        let land = ground.at.neighbors().filter_map(|hex| self.island.tile(hex));
        let land: Vec<String> = land.take(3).map(|tile| self.tile(*tile)).collect();
        let places = match land.as_slice() {
            [one] => self.text.with("place-hex", &[("tile", one.into())]),
            land => self.list(land),
        };
        let values = [("number", ground.number.number().into()), ("places", places.into())];
        self.text.with("place-ground", &values)
    }

    /// A hex of the frame: "the sea before the hills (6) and the pasture (4)".
    fn shore(&self, hex: Hex) -> String {
        let land: Vec<String> = hex
            .neighbors()
            .filter_map(|at| self.island.tile(at))
            .map(|it| self.tile(*it))
            .collect();
        if !(2..=3).contains(&land.len()) {
            return self.text.get("place-sea");
        }
        self.text.with("place-shore", &[("places", self.list(&land).into())])
    }

    /// A hex without a tile, without its article; none where nothing is laid out.
    fn cell(&self, hex: Hex) -> Option<String> {
        let key = if self.island.is_sea(hex) {
            "place-sea"
        } else if self.island.hidden().binary_search(&hex).is_ok() {
            "place-hidden"
        } else {
            return None;
        };
        Some(self.of_many("place-cell-of-many", self.text.get(key), hex))
    }

    /// An intersection: "between the hills (6), the pasture (4) and the sea".
    pub fn intersection(&self, place: Intersection) -> String {
        if let Some(tile) = place.plaza_hex().and_then(|hex| self.island.tile(hex)) {
            return self.text.with("place-plaza", &[("tile", self.tile(*tile).into())]);
        }
        let land = self.land(place);
        let Some(first) = land.first() else { return self.at_sea(&place.hexes()) };
        let corner = Intersection::around(first.at).into_iter().position(|other| other == place);
        let corner: Value = self.turned_word(&CORNERS, corner).into();
        let tile: Value = self.tile(*first).into();
        if land.len() == 1 {
            return self.text.with("place-corner", &[("corner", corner), ("tile", tile)]);
        }
        let mut names: Vec<String> = land.iter().map(|tile| self.tile(*tile)).collect();
        if names.len() < 3 {
            names.push(self.text.get("place-sea"));
        }
        let places = self.text.with("place-between", &[("places", self.list(&names).into())]);
        let alone = Intersection::around(first.at)
            .into_iter()
            .all(|other| other == place || self.land(other) != land);
        if alone {
            return places;
        }
        let values = [("places", places.into()), ("corner", corner), ("tile", tile)];
        self.text.with("place-corner-of-many", &values)
    }

    /// A path: "between the hills (6) and the pasture (4)", "the left coast of the fields (9)".
    pub fn path(&self, path: Path) -> String {
        if let Some(tile) = path.plaza().and_then(|hex| self.island.tile(hex)) {
            let [_, corner] = path.ends();
            let corner = Intersection::around(tile.at).into_iter().position(|it| it == corner);
            let corner = self.turned_word(&CORNERS, corner).into();
            let values = [("tile", self.tile(*tile).into()), ("corner", corner)];
            return self.text.with("place-inner-path", &values);
        }
        let [one, other] = path.hexes();
        match (self.island.tile(one), self.island.tile(other)) {
            (Some(one), Some(other)) => {
                let both = self.list(&[self.tile(*one), self.tile(*other)]);
                self.text.with("place-between", &[("places", both.into())])
            }
            (Some(land), None) | (None, Some(land)) => {
                let side = Side::ALL.iter().position(|side| Path::of(land.at, *side) == path);
                let side = self.turned_word(&SIDES, side);
                let values = [("side", side.into()), ("tile", self.tile(*land).into())];
                self.text.with("place-coast", &values)
            }
            (None, None) => self.at_sea(&path.hexes()),
        }
    }

    /// A place between hexes without land: "out at sea (row 3, places 3 and 4)", "between the sea
    /// (row 2, place 5) and the hidden hex (row 2, place 6)"; "out at sea" where none is laid out.
    fn at_sea(&self, hexes: &[Hex]) -> String {
        let names: Vec<String> = hexes.iter().filter_map(|hex| self.cell(*hex)).collect();
        if names.len() < 2 {
            return self.text.get("place-at-sea");
        }
        let known = hexes.iter().copied().filter(|hex| self.cell(*hex).is_some());
        if known.clone().any(|hex| !self.island.is_sea(hex)) {
            return self.text.with("place-between", &[("places", self.list(&names).into())]);
        }
        let mut rows: BTreeMap<i32, Vec<usize>> = BTreeMap::new();
        for hex in known {
            let (row, place) = self.row_and_place(hex);
            rows.entry(row).or_default().push(place);
        }
        let rows = rows.into_iter().map(|(row, mut places)| {
            places.sort_unstable();
            let count = places.len().into();
            let places: Vec<String> = places.iter().map(ToString::to_string).collect();
            let places = self.text.list(&places).into();
            let values = [("row", row.into()), ("places", places), ("count", count)];
            self.text.with("place-in-row", &values)
        });
        let both = |a: String, b: String| {
            self.text.with("place-rows", &[("a", a.into()), ("b", b.into())])
        };
        let rows = rows.reduce(both).unwrap_or_default();
        self.text.with("place-at-sea-in", &[("rows", rows.into())])
    }

    fn land(&self, place: Intersection) -> Vec<Tile> {
        place.hexes().into_iter().filter_map(|hex| self.island.tile(hex)).copied().collect()
    }

    /// "hills (6)", with row and place if the island has several of them.
    fn tile(&self, tile: Tile) -> String {
        let terrain: Value = self.text.terrain(tile.terrain).into();
        let name = match tile.token {
            Some(token) => {
                let values = [("number", token.number().into()), ("terrain", terrain)];
                self.text.with("place-tile", &values)
            }
            None => self.text.with("place-tile-bare", &[("terrain", terrain)]),
        };
        let alike = |other: &&Tile| (other.terrain, other.token) == (tile.terrain, tile.token);
        if self.island.tiles().iter().filter(alike).count() < 2 {
            return name;
        }
        self.of_many("place-tile-of-many", name, tile.at)
    }

    /// A name with the row and place of its hex.
    fn of_many(&self, key: &str, name: String, hex: Hex) -> String {
        let (row, place) = self.row_and_place(hex);
        let values = [("tile", name.into()), ("row", row.into()), ("place", place.into())];
        self.text.with(key, &values)
    }

    /// The row and place of a hex from 1, counted among all that is laid out.
    fn row_and_place(&self, hex: Hex) -> (i32, usize) {
        let (column, row) = self.turned_hex(hex);
        let tiles = self.island.tiles().iter().map(|tile| tile.at);
        let around = self.island.sea().iter().chain(self.island.hidden()).copied();
        let all = tiles.chain(around).map(|other| self.turned_hex(other));
        let first_row = all.clone().map(|(_, row)| row).min().unwrap_or(row);
        let before = all.filter(|(q, r)| *r == row && *q < column).count();
        (row - first_row + 1, before + 1)
    }

    /// Column and row of a hex as the island is turned.
    fn turned_hex(&self, hex: Hex) -> (i32, i32) {
        let start = (i32::from(hex.q), i32::from(hex.r));
        (0..self.turned).fold(start, |(q, r), _| (-r, q + r))
    }

    /// The word for the corner or side that `nth`, counted counterclockwise,
    /// becomes by turning clockwise.
    fn turned_word(&self, words: &[&str; 6], nth: Option<usize>) -> String {
        let turned = nth.map(|nth| (nth + 6 - usize::from(self.turned)) % 6);
        let key = turned.and_then(|nth| words.get(nth)).copied().unwrap_or_default();
        self.text.get(key)
    }

    fn list(&self, names: &[String]) -> String {
        match names {
            [a, b, c] => {
                let values = [("a", a.into()), ("b", b.into()), ("c", c.into())];
                self.text.with("place-list-3", &values)
            }
            [a, b] => self.text.with("place-list-2", &[("a", a.into()), ("b", b.into())]),
            _ => names.concat(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use board::{Shape, Surroundings, TokenRule, first_game, shuffled_island};

    fn counts(island: &Island, turned: u8) -> [usize; 3] {
        let text = Text::english();
        let places = Places::new(&text, island, turned);
        let count = |names: Vec<String>| {
            assert!(!names.iter().any(|name| name.contains(['[', '{'])), "{names:?}");
            names.into_iter().collect::<BTreeSet<_>>().len()
        };
        [
            count(island.tiles().iter().map(|tile| places.hex(tile.at)).collect()),
            count(island.intersections().into_iter().map(|at| places.intersection(at)).collect()),
            count(island.paths().into_iter().map(|path| places.path(path)).collect()),
        ]
    }

    #[test]
    fn a_place_between_hexes_of_sea_says_the_sea_once() {
        let text = Text::english();
        let sea: Vec<Hex> = first_game().tiles().iter().map(|tile| tile.at).collect();
        let (last, rest) = sea.split_last().expect("hexes");
        let surroundings = Surroundings { sea: rest.to_vec(), hidden: vec![*last] };
        let island = Island::with_sea(Vec::new(), Vec::new(), surroundings).expect("an island");
        let places = text.places(&island);
        let paths = rest.iter().flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side)));
        let inside = |path: &Path| path.hexes().iter().all(|hex| sea.contains(hex));
        let mut said: Vec<String> = paths.filter(inside).map(|path| places.path(path)).collect();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), 42, "{said:?}");
        assert!(said.contains(&"out at sea (row 1, places 1 and 2)".to_owned()), "{said:?}");
        assert!(said.contains(&"out at sea (row 1, place 1; row 2, place 2)".to_owned()));
        let hidden = |name: &&String| name.contains("the hidden hex (row 3, place 5)");
        assert_eq!(said.iter().filter(hidden).count(), 3, "{said:?}");
    }

    #[test]
    fn grounds_are_told_by_the_land_they_touch_and_lakes_by_their_numbers() {
        let mut rng = StdRng::seed_from_u64(1);
        for shape in [Shape::Standard, Shape::Large] {
            let island = game::fish_board(shape, TokenRule::Random, &mut rng);
            for text in [Text::english(), Text::of(Language::German)] {
                for turned in 0..6 {
                    let places = Places::new(&text, &island, turned);
                    let grounds = island.markers().grounds.iter().map(|ground| ground.at);
                    let lakes = island.markers().lakes.iter().map(|lake| lake.at);
                    let hexes: Vec<Hex> = grounds.chain(lakes).collect();
                    let names: BTreeSet<String> =
                        hexes.iter().map(|hex| places.hex(*hex)).collect();
                    assert_eq!(names.len(), hexes.len(), "{names:?}");
                    let told = |name: &&String| name.contains(|it: char| it.is_ascii_digit());
                    assert_eq!(names.iter().filter(told).count(), names.len(), "{names:?}");
                }
            }
        }
    }

    #[test]
    fn plazas_and_inner_paths_have_names_of_their_own() {
        let text = Text::english();
        let board = game::WagonBoard::Large;
        let island = board.island(&board.terrain()).expect("a printed board");
        let plazas = island.trade_hexes().iter().map(|hex| Intersection::plaza(*hex).into());
        let spots: Vec<Spot> =
            plazas.chain(island.bare_paths().into_iter().map(Spot::Path)).collect();
        for turned in 0..6 {
            let places = Places::new(&text, &island, turned);
            let names: BTreeSet<String> = spots.iter().map(|spot| places.spot(*spot)).collect();
            assert_eq!(names.len(), spots.len(), "{turned}");
        }
    }

    #[test]
    fn no_two_places_of_an_island_have_the_same_name_however_it_lies() {
        for turned in 0..6 {
            assert_eq!(counts(&first_game(), turned), [19, 54, 72]);
        }
        for seed in 0..20 {
            let mut rng = StdRng::seed_from_u64(seed);
            let island = shuffled_island(Shape::Standard, TokenRule::Random, &mut rng);
            assert_eq!(counts(&island, 0), [19, 54, 72], "seed {seed}");
            let island = shuffled_island(Shape::Large, TokenRule::Random, &mut rng);
            let all = [island.tiles().len(), island.intersections().len(), island.paths().len()];
            assert_eq!(counts(&island, 2), all, "large, seed {seed}");
        }
    }

    #[test]
    fn places_on_a_chain_of_hexes_without_tokens_differ_too() {
        let tile = |q| Tile { at: Hex::new(q, 0), terrain: board::Terrain::Desert, token: None };
        let island = Island::new((0..3).map(tile).collect(), Vec::new()).expect("three hexes");
        let all = [3, island.intersections().len(), island.paths().len()];
        assert_eq!(counts(&island, 0), all);
    }

    #[test]
    fn places_at_sea_and_in_the_fog_are_told_apart_however_the_island_is_turned() {
        let text = Text::english();
        let tile = |at: Hex| Tile { at, terrain: board::Terrain::Gold, token: None };
        let [land, hidden] = [Hex::new(0, 0), Hex::new(2, 0)];
        let mut sea: Vec<Hex> = land.neighbors().chain(hidden.neighbors()).collect();
        sea.sort_unstable();
        sea.dedup();
        let surroundings = Surroundings { sea: sea.clone(), hidden: vec![hidden] };
        let island =
            Island::with_sea(vec![tile(land)], Vec::new(), surroundings).expect("an island");
        let sides = sea.iter().flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side)));
        let paths: BTreeSet<Path> = sides.filter(|path| island.has_ship_path(*path)).collect();
        for turned in 0..6 {
            let places = Places::new(&text, &island, turned);
            let names: BTreeSet<String> = paths.iter().map(|path| places.path(*path)).collect();
            assert_eq!(names.len(), paths.len(), "{names:#?}");
            let hexes = sea.iter().chain([&hidden, &land]);
            let names: BTreeSet<String> = hexes.map(|hex| places.hex(*hex)).collect();
            assert_eq!(names.len(), sea.len() + 2, "{names:#?}");
        }
        let places = text.places(&island);
        assert_eq!(places.hex(hidden), "the hidden hex (row 2, place 4)");
        let path = Path::of(hidden, Side::NorthEast);
        let name = "between the sea (row 1, place 4) and the hidden hex (row 2, place 4)";
        let other = "between the hidden hex (row 2, place 4) and the sea (row 1, place 4)";
        assert!([name, other].contains(&places.path(path).as_str()), "{}", places.path(path));
    }

    #[test]
    fn names_say_what_lies_there() {
        let text = Text::english();
        let island = first_game();
        let places = text.places(&island);
        let desert = island.tiles().iter().find(|tile| tile.token.is_none()).expect("a desert");
        assert_eq!(places.hex(desert.at), "the desert");
        let corner = Intersection::of(desert.at, Side::NorthEast);
        assert!(places.intersection(corner).starts_with("between "));
        assert_eq!(
            places.intersection(Intersection::of(Hex::new(90, 9), Side::East)),
            "out at sea"
        );
    }
}
