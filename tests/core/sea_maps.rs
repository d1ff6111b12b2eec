//! The scenarios of the program are what docs/sea.md draws, cell by cell (SEA 10, 13).

use std::collections::BTreeMap;

use board::Hex;
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{Cell, Gives, Ground, HarborPlan, Home, LayHow, Map, Opening, Start};

use crate::sea_page::{
    Drawn, bare, corner, hex, kind, kinds, map_of, maps, numbers, place, printed, scenario, side,
    sorted, terrain, token,
};

fn hexes(text: &str) -> Vec<Hex> {
    text.split_whitespace().map(|text| place(text).0).collect()
}

/// Returns what a sign of the page means; none for a dot.
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
        assert_eq!(seen, scenarios::Landmarks::default(), "not on the page");
        assert_eq!(sorted(map.hidden_grounds().to_vec()), sorted(hidden));
        assert_eq!(sorted(map.hidden_tokens().to_vec()), sorted(tokens));
        assert_eq!(map.parting_deserts().is_empty(), !drawn.lines.contains_key("Strip"));
    }
}

fn color_of(fortress: &scenarios::Fortress) -> scenarios::FortressColor {
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
