//! The scenarios of the program are what docs/sea.md draws and says, cell by cell (SEA 10, 13,
//! 14).

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::rngs::StdRng;
use tableside::board::{HarborKind, Hex, Island, Resource, Surroundings, Terrain, Token};
use tableside::scenarios::{
    BuiltInScenario, Cell, Gives, Ground, HarborPlan, Home, LayHow, Map, Opening, Pieces, Scenario,
    Start,
};

use crate::sea_page::{Drawn, corner, hex, maps, numbers, place, section, side, table_rows};

fn scenario(number: usize) -> Scenario {
    BuiltInScenario::ALL[number - 1].scenario().expect("a built-in scenario is sound")
}

fn map_of(scenario: &Scenario, players: &[u8]) -> Map {
    let map = scenario.maps().iter().find(|map| map.players() == players);
    map.unwrap_or_else(|| panic!("{} for {players:?}", scenario.id().as_str())).clone()
}

fn token(number: u8) -> Token {
    Token::try_from(number).expect("a token")
}

fn terrain(letters: &str) -> Terrain {
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

fn kind(name: &str) -> HarborKind {
    let of = |resource: &Resource| resource.key() == name;
    match Resource::ALL.iter().find(|resource| of(resource)) {
        Some(resource) => HarborKind::Of(*resource),
        None if name == "3:1" => HarborKind::Any,
        None => panic!("{name} is no harbor"),
    }
}

fn kinds(names: &str) -> Vec<HarborKind> {
    names.split_whitespace().map(kind).collect()
}

fn sorted<T: Ord>(values: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut values: Vec<T> = values.into_iter().collect();
    values.sort();
    values
}

fn hexes(text: &str) -> Vec<Hex> {
    text.split_whitespace().map(|text| place(text).0).collect()
}

/// What a sign of the page means; none for a dot.
fn cell(sign: &str) -> Option<Cell> {
    let letters = sign.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = numbers(sign).first().map(|number| token(*number));
    match letters {
        "." => None,
        "~" => Some(Cell::Printed(Ground::Sea, None)),
        "?" => Some(Cell::Hidden),
        letters => Some(Cell::Printed(Ground::Land(terrain(letters)), number)),
    }
}

fn printed(map: &Map) -> Island {
    let mut rng = StdRng::seed_from_u64(0);
    map.lay(LayHow::PRINTED, &mut rng).island
}

/// The drawing with the tokens that the app gives other hexes.
fn cells(drawn: &Drawn) -> BTreeMap<Hex, Cell> {
    let all = drawn.signs.iter();
    let mut cells: BTreeMap<Hex, Cell> =
        all.filter_map(|(at, sign)| Some((hex(*at), cell(sign)?))).collect();
    if let Some(taken) = drawn.lines.get("Taken") {
        let (at, number) = place(taken);
        let Some(Cell::Printed(_, found)) = cells.get_mut(&at) else { panic!("no land at {at:?}") };
        *found = Some(token(number.parse().expect("a number")));
    }
    cells
}

#[test]
fn each_map_of_the_page_is_a_map_of_the_program_hex_by_hex() {
    let maps = maps();
    assert_eq!(maps.len(), 12);
    for drawn in maps {
        let map = map_of(&scenario(drawn.number), &drawn.players);
        let found: BTreeMap<Hex, Cell> =
            map.cells().iter().map(|drawn| (drawn.at, drawn.cell)).collect();
        assert_eq!(found, cells(&drawn), "{} {:?}", drawn.number, drawn.players);
        assert_eq!(found.len(), map.cells().len());
        assert!((59..=77).contains(&found.len()), "SEA 11 counts the cells");
        // Laid as printed, it is the island that is drawn.
        let island = printed(&map);
        for (at, cell) in found {
            let tile = island.tile(at).map(|tile| (tile.terrain, tile.token));
            match cell {
                Cell::Printed(Ground::Sea, _) => assert!(island.is_sea(at)),
                Cell::Printed(Ground::Land(terrain), token) => {
                    assert_eq!(tile, Some((terrain, token)));
                }
                Cell::Hidden => assert!(island.hidden().contains(&at)),
                Cell::Open => panic!("nothing is open on printed maps"),
            }
        }
    }
}

#[test]
fn harbors_robber_and_pirate_are_where_the_page_has_them() {
    for drawn in maps() {
        let name = format!("{} {:?}", drawn.number, drawn.players);
        let map = map_of(&scenario(drawn.number), &drawn.players);
        let line = |word: &str| drawn.lines[word].as_str();
        let none = |text: &str| (text != "none").then(|| place(text).0);
        assert_eq!(map.pirate(), none(line("Pirate")), "{name}");
        let mut rng = StdRng::seed_from_u64(1);
        let laid = map.lay(LayHow::PRINTED, &mut rng);
        assert_eq!(laid.robber, none(line("Robber")), "{name}");
        assert_eq!(laid.pirate, map.pirate());
        if line("Harbors") == "by hand" {
            assert!(matches!(map.harbors(), HarborPlan::InPlay(kinds) if kinds.len() == 6));
            assert_eq!(laid.island.harbors(), []);
            continue;
        }
        let expected = line("Harbors").split("; ").map(|text| {
            let (path, gives) = side(text);
            (path, if gives == "mixed" { Gives::Mixed } else { Gives::Kind(kind(gives)) })
        });
        let HarborPlan::Places { places, mixed } = map.harbors() else { panic!("{name}") };
        let found: Vec<_> = places.iter().map(|place| (place.path, place.gives)).collect();
        assert_eq!(found, expected.collect::<Vec<_>>(), "{name}");
        let drawn_kinds = drawn.lines.get("Mixed").map(|names| kinds(names)).unwrap_or_default();
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
        let marks = map.landmarks();
        let mut seen = marks.clone();
        let corners = |text: &str| text.split("; ").map(|text| corner(text).0).collect::<Vec<_>>();
        for (word, text) in &drawn.lines {
            match word.as_str() {
                "Harbors" | "Mixed" | "Robber" | "Pirate" | "Start" | "Taken" => {}
                "Hidden" => {
                    for part in text.split("; ") {
                        let (sign, count) = part.split_once(' ').expect("a sign and a count");
                        let Some(Cell::Printed(ground, None)) = cell(sign) else {
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
                "Villages" => {
                    let villages = text.split("; ").map(|text| {
                        let (at, number) = corner(text);
                        (at, token(number.parse().expect("a number")))
                    });
                    let found = marks.villages.iter().map(|village| (village.at, village.number));
                    assert!(villages.eq(found));
                    seen.villages.clear();
                }
                "Fleet" => {
                    assert_eq!(marks.fleet, hexes(text));
                    seen.fleet.clear();
                }
                "Orange" | "Blue" | "Red" | "White" => {
                    let color = |fortress: &&_| format!("{:?}", color_of(fortress)) == *word;
                    let fortress = marks.fortresses.iter().find(color).expect("its fortress");
                    let parts: BTreeMap<&str, &str> =
                        text.split("; ").filter_map(|part| part.split_once(' ')).collect();
                    assert_eq!(fortress.at, corner(parts["fortress"]).0);
                    assert_eq!(fortress.marked, corner(parts["marked"]).0);
                    assert_eq!(fortress.settlement, corner(parts["settlement"]).0);
                    assert_eq!(fortress.ship, side(parts["ship"]).0);
                    assert!(fortress.ship.ends().contains(&fortress.settlement));
                    assert_eq!(fortress.least_players, if word == "White" { 4 } else { 3 });
                    seen.fortresses.retain(|other| other.color != fortress.color);
                }
                "Strait" => assert_eq!(std::mem::take(&mut seen.strait), corners(text)),
                "Wasteland" => assert_eq!(std::mem::take(&mut seen.wasteland), corners(text)),
                other => panic!("{other} is not compared"),
            }
        }
        assert_eq!(seen, tableside::scenarios::Landmarks::default(), "not on the page");
        assert_eq!(sorted(map.hidden_grounds().to_vec()), sorted(hidden));
        assert_eq!(sorted(map.hidden_tokens().to_vec()), sorted(tokens));
        assert_eq!(map.parting_deserts().is_empty(), !drawn.lines.contains_key("Strip"));
    }
}

fn color_of(fortress: &tableside::scenarios::Fortress) -> tableside::scenarios::FortressColor {
    fortress.color
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
                    (&Start::Islands(2), &Home::Opening)
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
            "three settlements each, the third pays" => opening = Opening::ThreeSettlements,
            "one settlement and ship given, two more settlements" => {
                opening = Opening::OneGivenTwoMore;
                assert_eq!(on, largest(&map));
            }
            "not on strait, wasteland, islets" => {
                let Start::On { not_at, .. } = scenario.start() else { panic!("on areas") };
                assert_eq!(not_at.len(), 2);
                assert!(not_at.iter().all(|kind| !map.landmarks().corners(*kind).is_empty()));
                assert_eq!(home, largest(&map));
                let is_desert = |hex: &Hex| printed(&map).tile(*hex).expect("land").token.is_none();
                assert_eq!(on, home.into_iter().filter(|hex| !is_desert(hex)).collect::<Vec<_>>());
            }
            other => panic!("{other} is not compared"),
        }
        assert_eq!(scenario.opening(), opening);
    }
}

/// The land without the deserts that part areas.
fn bare(map: &Map, island: &Island) -> Island {
    let parted = |hex: Hex| map.parting_deserts().contains(&hex);
    let tiles = island.tiles().iter().filter(|tile| !parted(tile.at)).copied().collect();
    Island::with_sea(tiles, Vec::new(), Surroundings::default()).expect("land")
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
        if drawn.number == 5 {
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

#[test]
fn targets_and_points_are_those_of_the_page() {
    let rows = table_rows(&section(10));
    let mut compared = 0;
    for row in rows.iter().filter(|row| row[0].parse::<usize>().is_ok()) {
        let number: usize = row[0].parse().expect("a number");
        let points = numbers(&row[2]);
        let target = if number == 8 { points[1] } else { points[0] };
        assert_eq!(scenario(number).target(), target, "{}", row[1]);
        compared += 1;
    }
    assert_eq!(compared, 9);
    let said = section(12).replace('\n', " ");
    assert!(said.contains(
        "Two points more: 16 for scenarios 1, 4, and 6; 15 for 2; 14 for 3 and 9; in 8 level 4, \
         or 12 points and the lead; in 7 12 and the fortress"
    ));
    for number in 1..=9 {
        let scenario = scenario(number);
        assert_eq!(scenario.target_with_knights(), scenario.target() + 2);
        let each = match number {
            1 | 2 | 4 => 2,
            8 | 9 => 1,
            _ => 0,
        };
        assert_eq!(scenario.points(), each);
        let is_kept = (5..=8).contains(&number);
        assert_eq!(!scenario.kept_by_table().is_empty(), is_kept, "{}", scenario.id().as_str());
    }
    let said = section(10).replace('\n', " ");
    for sentence in [
        "Each small island is worth 2 points.",
        "Each other island is worth 2 points.",
        "That strip is an area, and so is each islet; each is worth 2 points.",
        "Each islet is worth 1 point.",
        "Each foreign island is worth 1 point.",
    ] {
        assert!(said.contains(sentence), "{sentence}");
    }
}

/// Counts of terrains in the order of the page, then gold, deserts, and sea.
fn terrain_counts(grounds: &[Ground]) -> [usize; 8] {
    let order = ["H", "Fo", "P", "Fi", "M", "G", "D"].map(|letters| Ground::Land(terrain(letters)));
    let count = |ground: Ground| grounds.iter().filter(|other| **other == ground).count();
    let mut counts = [0; 8];
    for (place, ground) in order.into_iter().chain([Ground::Sea]).enumerate() {
        counts[place] = count(ground);
    }
    counts
}

fn token_counts(tokens: &[Token]) -> [usize; 10] {
    Token::ALL.map(|token| tokens.iter().filter(|other| **other == token).count())
}

/// All that is laid on a map in sight.
fn stock(map: &Map) -> (Vec<Ground>, Vec<Token>) {
    let mut all = (Vec::new(), Vec::new());
    for mix in map.mixes() {
        let Pieces::Stock { grounds, tokens } = &mix.pieces else { panic!("all is drawn") };
        all.0.extend(grounds.iter().copied());
        all.1.extend(tokens.iter().copied());
    }
    all.0.extend(map.parting_deserts().iter().map(|_| Ground::Land(Terrain::Desert)));
    all
}

#[test]
fn maps_for_five_and_six_have_what_the_page_counts() {
    let rows = table_rows(&section(14));
    let mut compared = 0;
    for row in rows {
        let Some(number) = row[0].split(' ').next().and_then(|word| word.parse().ok()) else {
            continue;
        };
        if number > 4 {
            continue;
        }
        let map = map_of(&scenario(number), &[5, 6]);
        let (grounds, tokens) = if row[0].ends_with("hidden") {
            assert_eq!(map.hidden_grounds().len(), 18, "since 3 of them are sea");
            let is_land = |ground: &&Ground| **ground != Ground::Sea;
            let land = map.hidden_grounds().iter().filter(is_land).copied().collect();
            (land, map.hidden_tokens().to_vec())
        } else {
            stock(&map)
        };
        let counts: Vec<usize> =
            row[1..].iter().map(|cell| cell.parse().expect("a count")).collect();
        match counts.len() {
            7 => assert_eq!(terrain_counts(&grounds)[..7], counts, "{}", row[0]),
            10 => assert_eq!(token_counts(&tokens)[..], counts, "{}", row[0]),
            _ => panic!("{row:?}"),
        }
        compared += 1;
    }
    assert_eq!(compared, 10);
    assert!(section(14).replace('\n', " ").contains(
        "Harbors are eleven: five 3:1, two for wool, and one for each of the other four resources."
    ));
    let eleven = kinds("3:1 3:1 3:1 3:1 3:1 brick lumber wool wool grain ore");
    for number in [1, 2, 3, 4, 9] {
        let map = map_of(&scenario(number), &[5, 6]);
        let (HarborPlan::Places { mixed, .. } | HarborPlan::ByPlayers(mixed)) = map.harbors()
        else {
            panic!("{number} has harbors");
        };
        assert_eq!(*mixed, eleven);
    }
    let six = map_of(&scenario(2), &[5, 6]);
    for seed in 0..20 {
        let mut rng = StdRng::seed_from_u64(seed);
        let laid = six.lay(LayHow::SHUFFLED, &mut rng);
        let tile = laid.robber.and_then(|hex| laid.island.tile(hex).copied()).expect("on land");
        assert_eq!((tile.terrain, tile.token), (Terrain::Pasture, Some(token(2))));
        assert_eq!(laid.island.islands().len(), 6);
    }
}

#[test]
fn our_maps_for_five_and_six_fill_the_frame_and_part_their_areas() {
    let cells = |map: &Map| sorted(map.cells().iter().map(|drawn| drawn.at));
    let frame = cells(&map_of(&scenario(9), &[5, 6]));
    for number in 1..=4 {
        let map = map_of(&scenario(number), &[5, 6]);
        assert_eq!(cells(&map), frame, "{number}");
        let isles = bare(&map, &printed(&map)).islands();
        let largest = isles.iter().map(|isle| isle.hexes.len()).max().expect("land");
        match number {
            1 | 4 => {
                let areas = sorted(map.areas().iter().map(|area| area.hexes.clone()));
                assert_eq!(areas, sorted(isles.into_iter().map(|isle| isle.hexes)));
                let home = scenario(number).home_on(&map).expect("for everybody");
                assert_eq!(home.len(), largest);
            }
            2 => assert_eq!((isles.len(), largest), (6, 6)),
            _ => assert_eq!((isles.len(), largest), (2, 12)),
        }
    }
    let desert = map_of(&scenario(4), &[5, 6]);
    assert_eq!((desert.parting_deserts().len(), desert.parted_areas().count()), (5, 2));
}

#[test]
fn the_frames_of_new_world_are_those_of_the_page() {
    let rows = table_rows(&section(13));
    let row = |name: &str| {
        let row = rows.iter().find(|row| row[0].starts_with(name)).expect("a row");
        [row[1].clone(), row[2].clone()]
    };
    for (nth, players) in [&[3, 4][..], &[5, 6]].into_iter().enumerate() {
        let map = map_of(&scenario(9), players);
        let said = |name: &str| numbers(&row(name)[nth]);
        let open: Vec<Hex> = map
            .cells()
            .iter()
            .filter(|drawn| drawn.cell == Cell::Open)
            .map(|drawn| drawn.at)
            .collect();
        let mut in_rows: BTreeMap<i8, u8> = BTreeMap::new();
        for hex in &open {
            *in_rows.entry(hex.r).or_default() += 1;
        }
        let mut places = vec![u8::try_from(open.len()).expect("few")];
        places.extend(in_rows.values());
        assert_eq!(places, said("places"));
        let ring: Vec<_> = map.cells().iter().filter(|drawn| drawn.cell.is_sea()).collect();
        assert_eq!(ring.len(), usize::from(said("ring")[0]));
        assert_eq!(ring.len() + open.len(), map.cells().len());
        let is_beside = |hex: Hex| open.iter().any(|other| other.distance(hex) == 1);
        assert!(ring.iter().all(|drawn| is_beside(drawn.at)));
        let (grounds, tokens) = stock(&map);
        let counts = terrain_counts(&grounds);
        assert_eq!(counts[7], usize::from(said("sea")[0]));
        let land = match row("land")[nth].as_str() {
            "23: forest, pasture, and fields 5 each, hills and mountains 4 each" => {
                [4, 5, 5, 5, 4, 0, 0]
            }
            "42: 7 of each terrain, 4 gold, 3 deserts" => [7, 7, 7, 7, 7, 4, 3],
            other => panic!("{other} is not compared"),
        };
        assert_eq!(counts[..7], land);
        let words = ["one", "two", "three", "four", "five"];
        let mut expected = Vec::new();
        for part in row("tokens")[nth].split("; ") {
            let copies = words.iter().position(|word| part.starts_with(word)).expect("a count") + 1;
            for number in numbers(part) {
                expected.extend(vec![token(number); copies]);
            }
        }
        assert_eq!(sorted(tokens), sorted(expected));
        assert_eq!(
            (map.pirate(), map.lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(3)).robber),
            (None, None)
        );
    }
    assert!(matches!(scenario(9).start(), Start::Anywhere));
}
