//! Shuffled maps of Seafarers: what is mixed stays in its area and keeps the rules, whatever
//! the seed (SEA 6, 10).

use std::collections::BTreeMap;

use board::{Harbor, HarborKind, Hex, IslandCode, Terrain, Tile, Token};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{
    BuiltInScenario, DrawnCell, Gives, Ground, HarborPlan, LaidMap, LayHow, Map, Mixing, Pieces,
    RobberStart, SeaRule, inspect,
};

use crate::common::cases::cases;
use crate::sea_maps::sorted;

/// All maps of the program, with a name for each.
fn all_maps() -> Vec<(String, Map)> {
    let maps = |built_in: BuiltInScenario| {
        let scenario = built_in.scenario().expect("sound");
        let named = |map: &Map| (format!("{} {:?}", built_in.key(), map.players()), map.clone());
        scenario.maps().iter().map(named).collect::<Vec<_>>()
    };
    BuiltInScenario::ALL.into_iter().flat_map(maps).collect()
}

fn every_way() -> Vec<LayHow> {
    let both = [Mixing::Printed, Mixing::Shuffled];
    let ways = both.iter().flat_map(|terrain| both.iter().map(move |tokens| (*terrain, *tokens)));
    let how = |(terrain, tokens)| both.map(|harbors| LayHow { terrain, tokens, harbors });
    ways.flat_map(how).collect()
}

fn laid(map: &Map, how: LayHow, seed: u64) -> LaidMap {
    map.lay(how, &mut StdRng::seed_from_u64(seed))
}

/// Returns what lies on a hex of a laid map.
fn piece(laid: &LaidMap, hex: Hex) -> (Ground, Option<Token>) {
    match laid.island.tile(hex) {
        Some(tile) => (Ground::Land(tile.terrain), tile.token),
        None => (Ground::Sea, None),
    }
}

fn red(laid: &LaidMap, hex: Hex) -> bool {
    laid.island.tile(hex).and_then(|tile| tile.token).is_some_and(Token::is_red)
}

fn red_pairs(laid: &LaidMap) -> usize {
    let tiles = laid.island.tiles().iter().filter(|tile| red(laid, tile.at));
    tiles.map(|tile| tile.at.neighbors().filter(|other| red(laid, *other)).count()).sum()
}

fn pieces_stay_in_their_mix(name: &str, map: &Map, how: LayHow, laid: &LaidMap) {
    let mut mixed = Vec::new();
    for mix in map.mixes() {
        mixed.extend(mix.hexes.iter().copied());
        let found = mix.hexes.iter().map(|hex| piece(laid, *hex));
        let (grounds, tokens): (Vec<Ground>, Vec<Option<Token>>) = found.unzip();
        for (ground, token) in grounds.iter().zip(&tokens) {
            assert_eq!(ground.takes_token(), token.is_some(), "{name}");
        }
        if how.tokens == Mixing::Shuffled {
            let bears = |(hex, token): (&Hex, &Option<Token>)| {
                token.is_none_or(|token| mix.bears(*hex, token))
            };
            assert!(mix.hexes.iter().zip(&tokens).all(bears), "{name}: a token that is kept off");
        }
        let tokens = sorted(tokens.into_iter().flatten());
        let (expected, numbers) = match &mix.pieces {
            Pieces::Stock { grounds, tokens } => (grounds.clone(), tokens.clone()),
            Pieces::Printed => {
                let printed = |hex: &Hex| match map.cell(*hex) {
                    Some(DrawnCell::Printed(ground, token)) => (ground, token),
                    other => panic!("{other:?} in a printed mix"),
                };
                let (grounds, tokens): (Vec<_>, Vec<_>) = mix.hexes.iter().map(printed).unzip();
                if how.terrain == Mixing::Printed {
                    let now = mix.hexes.iter().map(|hex| piece(laid, *hex).0);
                    assert!(grounds.iter().copied().eq(now), "{name}: terrain stays");
                }
                (grounds, tokens.into_iter().flatten().collect())
            }
        };
        assert_eq!(sorted(grounds), sorted(expected), "{name}");
        assert_eq!(tokens, sorted(numbers), "{name}");
        let drawn = matches!(mix.pieces, Pieces::Stock { .. });
        for hex in mix.hexes.iter().filter(|hex| red(laid, **hex)) {
            if drawn || how.tokens == Mixing::Shuffled {
                assert!(!hex.neighbors().any(|other| red(laid, other)), "{name}: reds touch");
            }
            if drawn || how.tokens == Mixing::Shuffled || how.terrain == Mixing::Shuffled {
                assert_ne!(piece(laid, *hex).0, Ground::Land(Terrain::Gold), "{name}: red gold");
            }
        }
    }
    for cell in map.cells().iter().filter(|cell| !mixed.contains(&cell.at)) {
        match cell.cell {
            DrawnCell::Printed(ground, token) => {
                assert_eq!(piece(laid, cell.at), (ground, token), "{name}");
            }
            DrawnCell::Hidden => assert!(laid.island.hidden().contains(&cell.at), "{name}"),
            DrawnCell::Open => panic!("{name}: nothing was drawn"),
        }
    }
}

fn harbors_are_laid(name: &str, map: &Map, how: LayHow, laid: &LaidMap) {
    let harbors = laid.island.harbors();
    for harbor in harbors {
        let hexes = harbor.path.hexes();
        let ashore = hexes.iter().filter(|hex| laid.island.is_land(**hex)).count();
        let sea = hexes.iter().filter(|hex| laid.island.is_sea(**hex)).count();
        assert_eq!((ashore, sea), (1, 1), "{name}: {harbor:?}");
    }
    let kinds = |harbors: &[Harbor]| sorted(harbors.iter().map(|harbor| harbor.gives));
    match map.harbors() {
        HarborPlan::Places { places, mixed } => {
            let fixed = places.iter().filter_map(|place| match place.gives {
                Gives::Kind(kind) => Some((place.path, kind)),
                Gives::Mixed => None,
            });
            let fixed: Vec<_> = fixed.collect();
            let all = fixed.iter().map(|(_, kind)| *kind).chain(mixed.iter().copied());
            assert_eq!(kinds(harbors), sorted(all), "{name}");
            if how.harbors == Mixing::Printed {
                for (path, kind) in fixed {
                    assert!(harbors.contains(&Harbor { path, gives: kind }), "{name}");
                }
            }
        }
        HarborPlan::ByPlayers(given) if how.harbors == Mixing::Shuffled => {
            assert_eq!(kinds(harbors), sorted(given.clone()), "{name}");
            let touch = |one: &Harbor, other: &Harbor| one.path.shared_end(other.path).is_some();
            for (nth, one) in harbors.iter().enumerate() {
                assert!(!harbors.iter().skip(nth + 1).any(|other| touch(one, other)), "{name}");
            }
        }
        HarborPlan::ByPlayers(_) | HarborPlan::InPlay(_) => assert_eq!(harbors, [], "{name}"),
    }
}

fn robber_finds_its_hex(name: &str, map: &Map, how: LayHow, laid: &LaidMap) {
    let is_printed = how.terrain == Mixing::Printed && how.tokens == Mixing::Printed;
    match map.robber() {
        RobberStart::Unmixed { printed, .. } if is_printed => {
            assert_eq!(laid.robber, Some(printed), "{name}");
        }
        RobberStart::BesideBoard => assert_eq!(laid.robber, None, "{name}"),
        RobberStart::At(hex) => assert_eq!(laid.robber, Some(hex), "{name}"),
        RobberStart::On { sign, .. } | RobberStart::Unmixed { sign, .. } => {
            let tile = laid.robber.and_then(|hex| laid.island.tile(hex));
            assert!(tile.is_some_and(|tile| sign.is_on(tile)), "{name}: {sign}");
        }
    }
}

fn law(name: &str, map: &Map, how: LayHow, seed: u64) {
    let laid = laid(map, how, seed);
    assert_eq!(laid, self::laid(map, how, seed), "{name}: the same seed, the same island");
    let cells = laid.island.tiles().len() + laid.island.sea().len() + laid.island.hidden().len();
    assert_eq!(cells, map.cells().len(), "{name}");
    pieces_stay_in_their_mix(name, map, how, &laid);
    harbors_are_laid(name, map, how, &laid);
    robber_finds_its_hex(name, map, how, &laid);
    assert!(laid.pirate.is_none_or(|hex| laid.island.is_sea(hex)), "{name}");
    assert_eq!(sorted(laid.hidden.grounds.clone()), sorted(map.hidden_grounds().to_vec()));
    assert_eq!(sorted(laid.hidden.tokens.clone()), sorted(map.hidden_tokens().to_vec()));
    if how.tokens == Mixing::Shuffled {
        assert_eq!(laid.unkept, [], "{name}");
    } else if how.terrain == Mixing::Shuffled {
        let printed = self::laid(map, LayHow::PRINTED, seed);
        assert!(red_pairs(&laid) <= red_pairs(&printed), "{name}: no more reds touch");
    }
    let code = IslandCode::of(&laid.island).expect("harbors on the coast");
    assert_eq!(code.as_str().parse::<IslandCode>(), Ok(code.clone()), "{name}");
    assert!(code.as_str().replace('-', "").len() <= 140, "{name}: {code}");
}

proptest! {
    #![proptest_config(cases(16, 4))]

    #[test]
    fn every_map_keeps_every_rule_in_every_way_of_laying_it(seed: u64) {
        for (name, map) in all_maps() {
            for how in every_way() {
                law(&name, &map, how, seed);
            }
        }
    }
}

#[test]
fn a_shuffle_moves_things_and_what_is_printed_does_not_move() {
    for (name, map) in all_maps() {
        let printed = map.mixes().iter().all(|mix| mix.pieces == Pieces::Printed);
        let shuffles: Vec<LaidMap> =
            (0..4).map(|seed| laid(&map, LayHow::SHUFFLED, seed)).collect();
        let distinct = shuffles.iter().filter(|one| one.island != shuffles[0].island).count();
        assert_eq!(distinct, 3, "{name}");
        let [one, other] = [0, 1].map(|seed| laid(&map, LayHow::PRINTED, seed));
        assert_eq!(one.island.tiles() == other.island.tiles(), printed, "{name}");
    }
}

#[test]
fn each_stack_is_in_another_order_each_time() {
    let fog = BuiltInScenario::FogIslands.scenario().expect("sound");
    let map = fog.map_for(4).expect("a map");
    let orders: Vec<_> = (0..3).map(|seed| laid(map, LayHow::PRINTED, seed).hidden).collect();
    assert!(orders[0] != orders[1] && orders[1] != orders[2]);
    assert_eq!((orders[0].grounds.len(), orders[0].tokens.len()), (12, 10));
}

#[test]
fn the_desert_takes_no_token_along_and_the_robber_goes_with_it() {
    let shores = BuiltInScenario::NewShores.scenario().expect("sound");
    let map = shores.map_for(4).expect("a map");
    let how = LayHow { terrain: Mixing::Shuffled, ..LayHow::PRINTED };
    let mut places = BTreeMap::new();
    for seed in 0..60 {
        let laid = laid(map, how, seed);
        let desert = laid.island.deserts().next().expect("one");
        assert_eq!(laid.robber, Some(desert));
        // All but the token under it lie where they are printed.
        let printed = self::laid(map, LayHow::PRINTED, 0);
        let moved =
            |tile: &&Tile| printed.island.tile(tile.at).map(|tile| tile.token) != Some(tile.token);
        assert!(laid.island.tiles().iter().filter(moved).count() <= 2);
        *places.entry(desert).or_insert(0) += 1;
    }
    assert!(places.len() > 8, "{places:?}");
}

/// A tiny map of these rows, all mixed.
fn tiny(rows: &str) -> Map {
    let file = format!(
        r#"{{ "format": "tableside-scenario", "version": 1, "id": "tiny", "titles": {{ "en": "Tiny" }},
        "target": 10, "target_with_knights": 12, "home": "opening", "points": 0, "start": "anywhere",
        "maps": [{{ "players": [4], "rows": {rows}, "mixes": [{{}}],
        "harbors": {{ "by_players": [] }} }}] }}"#
    );
    inspect(file.as_bytes()).into_scenario().expect("a scenario").maps()[0].clone()
}

#[test]
fn what_the_pieces_make_impossible_is_told() {
    let reds = tiny(r#"["~ H6 H8 ~"]"#);
    assert_eq!(laid(&reds, LayHow::SHUFFLED, 1).unkept, [SeaRule::RedsApart]);
    assert_eq!(laid(&reds, LayHow::PRINTED, 1).unkept, []);
    let gold = tiny(r#"["~ G6 ~ G5 ~"]"#);
    assert_eq!(laid(&gold, LayHow::SHUFFLED, 1).unkept, [SeaRule::RedsOffGold]);
    // One place in ten suits the red: it is found.
    let one = tiny(r#"["~ G6 ~ G5 ~ G4 ~ G3 ~ G9 ~ G10 ~ G11 ~ G2 ~ G12 ~ H3 ~"]"#);
    for seed in 0..40 {
        assert_eq!(laid(&one, LayHow::SHUFFLED, seed).unkept, []);
    }
}

#[test]
fn kinds_of_harbors_come_everywhere() {
    let shores = BuiltInScenario::NewShores.scenario().expect("sound");
    let map = shores.map_for(3).expect("a map");
    let how = LayHow { harbors: Mixing::Shuffled, ..LayHow::PRINTED };
    let mut seen: BTreeMap<_, Vec<HarborKind>> = BTreeMap::new();
    for seed in 0..80 {
        for harbor in laid(map, how, seed).island.harbors() {
            seen.entry(harbor.path).or_default().push(harbor.gives);
        }
    }
    assert_eq!(seen.len(), 8);
    for kinds in seen.into_values() {
        let mut kinds = sorted(kinds);
        kinds.dedup();
        assert_eq!(kinds.len(), 6);
    }
}
