//! What only scenarios 5 to 8 have on their maps is what docs/sea.md and docs/scenarios.md say
//! there, place by place: marked paths, villages, the fleet, fortresses, and corners (SCENARIOS 7);
//! and what is drawn by lot of it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use board::{HarborKind, Hex, Intersection, Path, Terrain, Token};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{
    ClothParts, Fortress, FortressColor, HarborPlan, Item, LaidMap, LayHow, Map, MarkedItem,
    MarkedPath, PirateParts, ScenarioParts, SeaRule, TribeParts, Village, WonderParts,
};

use crate::sea_maps::{
    Drawn, corner, hexes, kinds, map_of, maps, numbers, printed, same, scenario, section, side,
    sorted, table_rows, terrain, token,
};

/// The lines of the pages that are compared here.
pub const LINES: [&str; 17] = [
    "Chits",
    "Harbor paths",
    "Cards",
    "Villages",
    "Fleet",
    "Safe",
    "Orange",
    "Blue",
    "Red",
    "White",
    "Green",
    "Purple",
    "Strait",
    "Wasteland",
    "Lighthouses",
    "X",
    "Kept off",
];

/// Each map of scenarios 5 to 8, as it is drawn and as the program has it.
fn each(mut look: impl FnMut(&Drawn, &Map)) {
    let mut seen = 0;
    for drawn in maps().iter().filter(|drawn| drawn.number > 4) {
        look(drawn, &map_of(&scenario(drawn.number), &drawn.players));
        seen += 1;
    }
    assert_eq!(seen, 8);
}

/// The parts of a line, apart.
fn apart<'a>(drawn: &'a Drawn, word: &str) -> impl Iterator<Item = &'a str> {
    drawn.lines.get(word).into_iter().flat_map(|line| line.split("; "))
}

fn corners(drawn: &Drawn, word: &str) -> Vec<Intersection> {
    apart(drawn, word).map(|text| corner(text).0).collect()
}

fn marked(drawn: &Drawn) -> Vec<MarkedPath> {
    let lines = [
        ("Chits", MarkedItem::Chit),
        ("Harbor paths", MarkedItem::Harbor),
        ("Cards", MarkedItem::Card),
    ];
    let paths = |(word, gives)| {
        apart(drawn, word).map(move |text| MarkedPath { path: side(text).0, gives })
    };
    lines.into_iter().flat_map(paths).collect()
}

fn villages(drawn: &Drawn) -> Vec<Village> {
    let village = |text: &str| {
        let (at, number) = corner(text);
        Village { at, number: token(number.parse().expect("a number")), cloth: 5 }
    };
    apart(drawn, "Villages").map(village).collect()
}

fn fortresses(drawn: &Drawn) -> Vec<Fortress> {
    let least = drawn.players[0];
    let fortress = |color: FortressColor| {
        let word = format!("{color:?}");
        drawn.lines.get(&word)?;
        let parts: BTreeMap<&str, &str> =
            apart(drawn, &word).filter_map(|part| part.split_once(' ')).collect();
        let is_absent = match color {
            FortressColor::White => least == 3,
            FortressColor::Purple => true,
            _ => false,
        };
        Some(Fortress {
            color,
            least_players: least + u8::from(is_absent),
            at: corner(parts["fortress"]).0,
            marked: corner(parts["marked"]).0,
            settlement: corner(parts["settlement"]).0,
            ship: side(parts["ship"]).0,
        })
    };
    FortressColor::ALL.into_iter().filter_map(fortress).collect()
}

#[test]
fn parts_of_maps_are_those_of_the_pages() {
    let mut counts = Vec::new();
    each(|drawn, map| {
        let name = &drawn.name();
        match map.parts().expect("a game of its own") {
            ScenarioParts::Tribe(TribeParts { marked }) => {
                same(name, "marked path", marked, &self::marked(drawn));
                let count = |item| marked.iter().filter(|path| path.gives == item).count();
                counts.push(MarkedItem::ALL.map(count).to_vec());
            }
            ScenarioParts::Cloth(ClothParts { villages, supply }) => {
                same(name, "village", villages, &self::villages(drawn));
                counts.push(vec![villages.len(), usize::from(*supply)]);
            }
            ScenarioParts::Pirates(PirateParts { fleet, safe, fortresses }) => {
                same(name, "hex of the fleet", fleet, &hexes(&drawn.lines["Fleet"]));
                let drawn_safe = drawn.lines.get("Safe").map(|line| hexes(line));
                same(name, "safe hex", safe, &drawn_safe.unwrap_or_default());
                same(name, "fortress", fortresses, &self::fortresses(drawn));
                counts.push(vec![fleet.len(), safe.len(), fortresses.len()]);
            }
            ScenarioParts::Wonders(WonderParts { strait, wasteland, lighthouses, barred }) => {
                same(name, "corner of the strait", strait, &corners(drawn, "Strait"));
                same(name, "corner of the wasteland", wasteland, &corners(drawn, "Wasteland"));
                same(name, "lighthouse corner", lighthouses, &corners(drawn, "Lighthouses"));
                same(name, "X", barred, &corners(drawn, "X"));
                let all = [strait, wasteland, lighthouses, barred];
                counts.push(all.map(Vec::len).to_vec());
            }
        }
    });
    let expected: [&[usize]; 8] = [
        &[8, 4, 6],
        &[8, 10],
        &[14, 0, 4],
        &[2, 5, 0, 4],
        &[10, 6, 8],
        &[12, 10],
        &[14, 1, 6],
        &[2, 5, 2, 8],
    ];
    assert_eq!(counts, expected);
    for number in [1, 2, 3, 4, 9] {
        assert!(scenario(number).maps().iter().all(|map| map.parts().is_none()), "{number}");
    }
}

#[test]
fn corners_of_a_strait_or_of_lighthouses_are_neighbors_and_each_x_is_another_neighbor_of_theirs() {
    each(|drawn, map| {
        let Some(ScenarioParts::Wonders(wonders)) = map.parts() else { return };
        let island = printed(map);
        let mut around = Vec::new();
        for pair in [&wonders.strait, &wonders.lighthouses] {
            let [one, other] = pair[..] else { continue };
            assert!(one.neighbors().contains(&other), "{}", drawn.name());
            around.extend([one, other].into_iter().flat_map(Intersection::neighbors));
        }
        let marked =
            |at: &Intersection| wonders.strait.contains(at) || wonders.lighthouses.contains(at);
        around.retain(|at| !marked(at) && at.hexes().into_iter().any(|hex| island.is_land(hex)));
        assert_eq!(sorted(wonders.barred.clone()), sorted(around), "{}", drawn.name());
    });
}

/// The steps from there to each intersection, along paths that may take a ship.
fn by_ship(map: &Map, from: Intersection) -> BTreeMap<Intersection, usize> {
    let island = printed(map);
    let takes_ship = |path: &Path| {
        let hexes = path.hexes();
        hexes.iter().all(|hex| island.is_laid_out(*hex))
            && hexes.iter().any(|hex| island.is_sea(*hex))
    };
    let mut steps = BTreeMap::from([(from, 0)]);
    let mut next = VecDeque::from([from]);
    while let Some(at) = next.pop_front() {
        let count = steps[&at];
        for path in at.paths().into_iter().filter(takes_ship) {
            let end = path.other_end(at).expect("its other end");
            steps.entry(end).or_insert_with(|| {
                next.push_back(end);
                count + 1
            });
        }
    }
    steps
}

#[test]
fn every_color_needs_as_many_ships_to_its_fortress_over_its_own_corner() {
    each(|drawn, map| {
        let Some(ScenarioParts::Pirates(pirates)) = map.parts() else { return };
        let most = if drawn.players.contains(&6) { 10 } else { 9 };
        for fortress in &pirates.fortresses {
            let to_corner = by_ship(map, fortress.settlement)[&fortress.marked];
            let to_fortress = by_ship(map, fortress.marked)[&fortress.at];
            assert_eq!(to_corner + to_fortress, most, "{} {:?}", drawn.name(), fortress.color);
            // The given ship is one of them.
            let end = fortress.ship.other_end(fortress.settlement).expect("it touches it");
            assert_eq!(by_ship(map, end)[&fortress.marked], to_corner - 1);
        }
    });
}

#[test]
fn marked_paths_are_as_many_ships_away_as_the_page_counts() {
    let map = map_of(&scenario(5), &[3, 4]);
    let ships = |from: &str, to: &str| {
        let steps = by_ship(&map, corner(from).0);
        side(to).0.ends().map(|end| steps[&end]).into_iter().min().expect("two ends") + 1
    };
    for (from, to, count) in [
        ("(3,3) top", "(1,2) W", 5),
        ("(3,3) top", "(1,2) NW", 6),
        ("(3,3) top", "(1,5) NW", 6),
        ("(3,3) top", "(1,2) NE", 6),
        ("(3,3) top", "(1,5) NE", 7),
        ("(5,6) NE", "(5,8) E", 5),
        ("(5,6) NE", "(5,8) SE", 5),
        ("(5,6) NE", "(7,7) E", 5),
    ] {
        assert_eq!(ships(from, to), count, "from {from} to {to}: SCENARIOS 11.1");
    }
}

fn laid(map: &Map, how: LayHow, seed: u64) -> LaidMap {
    map.lay(how, &mut StdRng::seed_from_u64(seed))
}

#[test]
fn harbors_on_marked_paths_are_drawn_by_lot_and_chits_and_cards_lie_where_they_are_marked() {
    each(|drawn, map| {
        let marked = marked(drawn);
        let mut seen: BTreeMap<Path, BTreeSet<HarborKind>> = BTreeMap::new();
        for seed in 0..120 {
            let how = if seed % 2 == 0 { LayHow::PRINTED } else { LayHow::SHUFFLED };
            let items = laid(map, how, seed).items;
            assert_eq!(items.len(), marked.len());
            assert!(items.is_sorted_by(|one, other| one.0 < other.0), "by path, each once");
            let mut drawn_kinds = Vec::new();
            for (path, item) in items {
                let mark = marked.iter().find(|mark| mark.path == path).expect("it is marked");
                match (item, mark.gives) {
                    (Item::Chit, MarkedItem::Chit) | (Item::Card, MarkedItem::Card) => {}
                    (Item::Harbor(kind), MarkedItem::Harbor) => {
                        drawn_kinds.push(kind);
                        seen.entry(path).or_default().insert(kind);
                    }
                    other => panic!("{other:?}"),
                }
            }
            let expected = match map.harbors() {
                HarborPlan::InPlay(kinds) => sorted(kinds.clone()),
                _ => Vec::new(),
            };
            assert_eq!(sorted(drawn_kinds), expected, "{}", drawn.name());
        }
        assert!(seen.values().all(|kinds| kinds.len() == 6), "any kind lies anywhere");
    });
}

#[test]
fn what_is_mixed_is_what_the_page_says() {
    each(|drawn, map| {
        let mut isles: Vec<Vec<Hex>> =
            printed(map).islands().into_iter().map(|isle| isle.hexes).collect();
        isles.sort_by_key(|hexes| std::cmp::Reverse(hexes.len()));
        let island = printed(map);
        let yields = |hex: &Hex| island.tile(*hex).is_some_and(|tile| tile.token.is_some());
        let expected = match drawn.number {
            5 => isles[0].clone(),
            6 => isles[..2].concat(),
            7 => Vec::new(),
            _ => isles[0].iter().copied().filter(yields).collect(),
        };
        let mixed = map.mixes().iter().flat_map(|mix| mix.hexes.iter().copied());
        assert_eq!(sorted(mixed), sorted(expected), "{}", drawn.name());
        let kept_off = drawn.lines.get("Kept off").map(|line| {
            let (tokens, at) = line.split_once(" at ").expect("tokens and hexes");
            (numbers(tokens).into_iter().map(token).collect::<Vec<Token>>(), hexes(at))
        });
        let without = map.mixes().iter().flat_map(|mix| &mix.without);
        let found: Vec<_> = without.map(|it| (it.tokens.clone(), it.hexes.clone())).collect();
        assert_eq!(found, kept_off.into_iter().collect::<Vec<_>>(), "{}", drawn.name());
    });
}

#[test]
fn tokens_that_are_kept_off_never_come_to_lie_there_and_reds_stay_apart() {
    let mut kept = 0;
    each(|drawn, map| {
        for mix in map.mixes().iter().filter(|mix| !mix.without.is_empty()) {
            kept += 1;
            for seed in 0..200 {
                let laid = laid(map, LayHow::SHUFFLED, seed);
                assert_eq!(laid.unkept, Vec::<SeaRule>::new(), "{} {seed}", drawn.name());
                for tile in laid.island.tiles().iter().filter(|tile| mix.hexes.contains(&tile.at)) {
                    let token = tile.token.expect("all that is mixed has a token");
                    assert!(mix.bears(tile.at, token), "{} {seed}", drawn.name());
                    let others = tile.at.neighbors().filter_map(|hex| laid.island.tile(hex));
                    let is_red = |token: Option<Token>| token.is_some_and(Token::is_red);
                    assert!(!token.is_red() || !others.map(|it| it.token).any(is_red));
                }
            }
        }
    });
    assert_eq!(kept, 3, "the tribe's map for four, and both of the wonders");
}

#[test]
fn the_robber_of_cloth_begins_on_a_12_once_hexes_are_mixed() {
    each(|drawn, map| {
        if drawn.number != 6 {
            return;
        }
        for seed in 0..40 {
            let laid = laid(map, LayHow::SHUFFLED, seed);
            let tile = laid.robber.and_then(|hex| laid.island.tile(hex)).expect("on land");
            assert_eq!(tile.token, Some(token(12)));
        }
    });
}

#[test]
fn maps_for_five_and_six_are_of_as_many_pieces_as_the_page_counts() {
    let rows = table_rows(&section(14));
    let order = ["H", "Fo", "P", "Fi", "M", "G", "D"].map(terrain);
    let mut compared = 0;
    each(|drawn, map| {
        if drawn.players != [5, 6] {
            return;
        }
        let island = printed(map);
        let isles = island.islands();
        // The small islands of Cloth are counted apart, its villages' numbers with the tokens.
        let is_counted =
            |at: Hex| drawn.number != 6 || !isles.iter().any(|isle| isle.hexes == [at]);
        let tiles = || island.tiles().iter().filter(|tile| is_counted(tile.at));
        let terrains: Vec<Terrain> = tiles().map(|tile| tile.terrain).collect();
        let mut tokens: Vec<Token> = tiles().filter_map(|tile| tile.token).collect();
        tokens.extend(villages(drawn).iter().map(|village| village.number));
        let count = |terrain: Terrain| terrains.iter().filter(|it| **it == terrain).count();
        let terrains = order.map(count);
        let tokens = Token::ALL.map(|token| tokens.iter().filter(|it| **it == token).count());
        for row in rows.iter().filter(|row| row[0].starts_with(&format!("{} ", drawn.number))) {
            let counts: Vec<usize> =
                row[1..].iter().map(|cell| cell.parse().expect("a count")).collect();
            let found = if counts.len() == 7 { &terrains[..] } else { &tokens[..] };
            assert_eq!(found, counts, "{}", row[0]);
            compared += 1;
        }
    });
    assert_eq!(compared, 8);
    let eleven = kinds("3:1 3:1 3:1 3:1 3:1 brick lumber wool wool grain ore");
    for number in [6, 8] {
        let map = map_of(&scenario(number), &[5, 6]);
        let HarborPlan::Places { mixed, .. } = map.harbors() else { panic!("{number}") };
        assert_eq!(*mixed, eleven);
    }
}
