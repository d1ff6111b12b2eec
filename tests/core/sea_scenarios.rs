//! The scenarios: each of their maps begins a game that can be played, their targets and pieces
//! are as many as docs/sea.md counts, and what is known of a map by its hexes alone (SEA 10-14).

use std::collections::BTreeMap;
use std::sync::Arc;

use board::{Hex, Island, IslandCode, Rotation, Surroundings, Terrain, Tile, Token, first_game};
use chrono::DateTime;
use game::{
    Deserts, Edition, HarbormasterRule, Home, OwnScenario, Phase, Rules, SeaDeed, SeaMap, SeaRules,
    Setup, SetupFields, State,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{
    BuiltInScenario, DrawnCell, Ground, HarborPlan, LayHow, Map, Pieces, Scenario, Start,
};
use stats::random_act;
use store::{Folder, IslandName, Occupied, OwnIsland};

use crate::common::{setup_with, temp_dir};
use crate::sea_maps::{
    bare, kinds, map_of, numbers, printed, scenario, section, sorted, table_rows, terrain, token,
};

fn begins(scenario: &Scenario, map: &Map, players: usize, rules: &Rules, seed: u64) -> Setup {
    let mut rng = StdRng::seed_from_u64(seed);
    let how = if seed.is_multiple_of(2) { LayHow::PRINTED } else { LayHow::SHUFFLED };
    let laid = map.lay(how, &mut rng);
    let parts = SetupFields::from(setup_with(players, Rules::open_hands(), &[]));
    let sea = Some(SeaMap::of(scenario, map, &laid));
    let rules = Rules { cards: parts.rules.cards, ..rules.for_scenario(scenario) };
    Setup::new(SetupFields { rules, island: laid.island, sea, ..parts }).expect("a setup")
}

/// All maps, each with so many players as it is for.
fn each(mut look: impl FnMut(&Scenario, &Map, usize)) {
    for built_in in BuiltInScenario::ALL {
        let scenario = built_in.scenario().expect("sound");
        for map in scenario.maps() {
            for players in map.players() {
                look(&scenario, map, usize::from(*players));
            }
        }
    }
}

#[test]
fn every_map_is_played_for_a_while_by_every_number_of_players_it_is_for() {
    let mut maps = 0;
    each(|scenario, map, players| {
        maps += 1;
        let knights = Rules::with_knights(Edition::Fifth);
        let own = OwnScenario::of_scenario(scenario);
        let has_knights = !own.is_some_and(OwnScenario::needs_development_cards);
        let all = [(0, Rules::open_hands()), (1, Rules::open_hands()), (3, knights)];
        for (seed, rules) in all.into_iter().take(if has_knights { 3 } else { 2 }) {
            let rules = Rules { following: Rules::open_hands().following, ..rules };
            let setup = begins(scenario, map, players, &rules, seed);
            let mut state = State::new(Arc::new(setup));
            let mut rng = StdRng::seed_from_u64(seed);
            for _ in 0..400 {
                if random_act(&mut state, &mut rng).is_none() {
                    break;
                }
            }
            let opening = matches!(state.phase(), Phase::Founding { .. });
            assert!(!opening, "{:?}: the opening ends", scenario.id());
            assert!(state.over().is_some() || state.turn() > 5, "{:?}", scenario.id());
        }
    });
    assert!(maps >= 20, "{maps}");
}

#[test]
fn a_scenario_brings_its_target_with_and_without_knights_and_what_islands_are_worth() {
    let (base, knights) = (Rules::open_hands(), Rules::with_knights(Edition::Fifth));
    for built_in in BuiltInScenario::ALL {
        let scenario = built_in.scenario().expect("sound");
        let rules = base.for_scenario(&scenario);
        let worth = rules.sea.map(|sea| sea.foreign_island);
        assert_eq!((rules.target, worth), (scenario.target(), Some(scenario.points())));
        assert_eq!(knights.for_scenario(&scenario).target, scenario.head().target_with_knights());
        let kept = Rules { sea: Some(SeaRules::default()), ..base.clone() };
        assert_eq!(kept.for_scenario(&scenario), rules);
    }
}

#[test]
fn new_shores_begins_on_its_main_island_with_robber_and_pirate_in_their_places() {
    let scenario = BuiltInScenario::NewShores.scenario().expect("sound");
    let map = scenario.map_for(4).expect("for four");
    let setup = begins(&scenario, map, 4, &Rules::open_hands(), 0);
    let sea = setup.sea.as_ref().expect("a map");
    let main = setup.island.islands().into_iter().max_by_key(|isle| isle.hexes.len());
    let main = main.expect("an island").hexes;
    assert_eq!(main.len(), 19);
    assert_eq!(sea.begins.as_deref(), Some(&*main));
    assert!(matches!(&sea.home, Home::At(hexes) if *hexes == main));
    let state = State::new(Arc::new(setup));
    assert_eq!(state.robber(), state.island().deserts().next());
    assert!(state.pirate().is_some_and(|hex| state.island().is_sea(hex)));
    assert!(state.founding_spots().iter().all(|at| main.iter().any(|hex| at.touches(*hex))));
}

#[test]
fn behind_the_deserts_lies_an_area_of_its_own() {
    let scenario = BuiltInScenario::ThroughTheDesert.scenario().expect("sound");
    for (players, sizes) in [(3, vec![14, 3, 2, 2, 1]), (4, vec![17, 3, 3, 2, 2])] {
        let map = scenario.map_for(players).expect("a map");
        let setup = begins(&scenario, map, usize::from(players), &Rules::open_hands(), 0);
        assert_eq!(setup.sea.as_ref().map(|map| map.deserts), Some(Deserts::Part));
        let state = State::new(Arc::new(setup));
        let mut found: Vec<usize> =
            state.position().areas().iter().map(|area| area.hexes.len()).collect();
        found.sort_unstable_by_key(|size| std::cmp::Reverse(*size));
        assert_eq!(found, sizes);
    }
}

#[test]
fn the_fog_lifts_until_its_stack_is_empty() {
    let scenario = BuiltInScenario::FogIslands.scenario().expect("sound");
    let map = scenario.map_for(3).expect("for three");
    let setup = begins(&scenario, map, 3, &Rules::open_hands(), 0);
    let mut state = State::new(Arc::new(setup));
    let all: u8 = state.hidden_left().iter().map(|(_, count)| count).sum();
    assert_eq!((all, state.hidden_tokens_left().map(|left| left.len())), (12, Some(10)));
    let mut rng = StdRng::seed_from_u64(2);
    let mut found = 0;
    for _ in 0..6_000 {
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        if matches!(act.deed, game::Deed::Sea(SeaDeed::TurnUp { .. })) {
            found += 1;
            let left: u8 = state.hidden_left().iter().map(|(_, count)| count).sum();
            assert_eq!(usize::from(left), 12 - found, "one less each time");
        }
    }
    assert!(found > 0, "somebody found something");
}

/// All maps with land of their own.
fn each_with_land(mut look: impl FnMut(&Scenario, &Map)) {
    for built_in in BuiltInScenario::ALL {
        let scenario = built_in.scenario().expect("sound");
        for map in scenario.maps() {
            if map.cells().iter().any(|drawn| drawn.cell.is_land()) {
                look(&scenario, map);
            }
        }
    }
}

fn at_sea() -> Rules {
    Rules { sea: Some(SeaRules::default()), ..Rules::default() }
}

/// The same hexes, a row further down.
fn moved(island: &Island) -> Island {
    let down = |hex: Hex| Hex::new(hex.q, hex.r + 1);
    let tiles = island.tiles().iter().map(|tile| Tile { at: down(tile.at), ..*tile }).collect();
    let hexes = |hexes: &[Hex]| hexes.iter().copied().map(down).collect();
    let around = Surroundings { sea: hexes(island.sea()), hidden: hexes(island.hidden()) };
    Island::with_sea(tiles, Vec::new(), around).expect("an island")
}

#[test]
fn a_code_of_a_printed_map_brings_all_that_its_scenario_says() {
    let mut rng = StdRng::seed_from_u64(1);
    each_with_land(|scenario, map| {
        let laid = map.lay(LayHow::PRINTED, &mut rng);
        let code = IslandCode::of(&laid.island).expect("a code");
        let island = code.as_str().parse::<IslandCode>().expect("a code").into_island();
        assert_eq!(island, laid.island);
        let told = SeaMap::of_island(&island);
        // Which harbor lies where at sea is no part of a code.
        let expected = SeaMap { items: map.items(), ..SeaMap::of(scenario, map, &laid) };
        assert_eq!(told, expected, "{:?} {:?}", scenario.id(), map.players());
    });
}

#[test]
fn of_a_map_of_ones_own_home_is_the_main_island_and_the_robber_begins_on_a_desert() {
    let token = 5.try_into().ok();
    let tile = |q, r, terrain| Tile { at: Hex::new(q, r), terrain, token };
    let mut tiles: Vec<Tile> = (0..5).map(|q| tile(q, 0, Terrain::Hills)).collect();
    tiles.push(tile(0, 2, Terrain::Gold));
    tiles[4] = Tile { token: None, terrain: Terrain::Desert, ..tiles[4] };
    let sea = (0..5).map(|q| Hex::new(q, 1)).collect();
    let island = Island::with_sea(tiles, Vec::new(), Surroundings { sea, hidden: Vec::new() });
    let island = island.expect("an island");
    let told = SeaMap::of_island(&island);
    assert_eq!(told.robber, Some(Hex::new(4, 0)));
    assert_eq!(told.home, Home::At((0..5).map(|q| Hex::new(q, 0)).collect()));
    assert_eq!((told.pirate, told.begins), (None, None));
    // Five hexes that are no desert.
    assert_eq!(at_sea().target_on(&island, None), 3, "no fewer than a game can be played for");
}

#[test]
fn a_printed_map_is_played_for_its_target_wherever_it_lies_and_others_for_half_their_land() {
    let mut rng = StdRng::seed_from_u64(2);
    let knights = Rules { sea: at_sea().sea, ..Rules::with_knights(Edition::Fifth) };
    let harbormaster = Rules { harbormaster: HarbormasterRule::InPlay, ..at_sea() };
    each_with_land(|scenario, map| {
        let island = map.lay(LayHow::SHUFFLED, &mut rng).island;
        for island in [&island, &moved(&island)] {
            assert_eq!(at_sea().target_on(island, None), scenario.target());
            assert_eq!(harbormaster.target_on(island, None), scenario.target() + 1);
            assert_eq!(knights.target_on(island, None), scenario.head().target_with_knights());
        }
    });
    let new_world = BuiltInScenario::NewWorld.scenario().expect("sound");
    let map = SeaMap { scenario: Some(new_world.id().clone()), ..SeaMap::default() };
    assert_eq!(at_sea().target_on(&first_game(), Some(&map)), 12, "as its map says");
    // The first game's 18 hexes that are no desert.
    assert_eq!(at_sea().target_on(&first_game(), None), 9);
    assert_eq!(knights.target_on(&first_game(), None), 11);
}

#[test]
fn a_kept_map_comes_back_with_its_sea_and_earlier_programs_know_that_they_cant_read_it() {
    let mut rng = StdRng::seed_from_u64(3);
    let data = temp_dir();
    let folder = Folder::new(data.path()).islands();
    each_with_land(|scenario, map| {
        let laid = map.lay(LayHow::SHUFFLED, &mut rng);
        let name = IslandName::try_from("Holidays".to_owned()).expect("a name");
        let own = OwnIsland {
            name,
            sea: Some(SeaMap::of(scenario, map, &laid)),
            island: laid.island,
            rivers: None,
            bandits: Vec::new(),
            rotation: Rotation::HALF,
            saved: DateTime::UNIX_EPOCH,
        };
        let path = folder.save(&own, Occupied::Replace).expect("saved");
        let file = store::read_island(&path).expect("read");
        assert_eq!(file.own, own);
        let text = std::fs::read_to_string(&path).expect("its text");
        assert!(text.contains("\"version\": 2"));
    });
    let name = IslandName::try_from("Ashore".to_owned()).expect("a name");
    let (island, rotation, saved) = (first_game(), Rotation::NONE, DateTime::UNIX_EPOCH);
    let (rivers, bandits) = (None, Vec::new());
    let own = OwnIsland { name, island, sea: None, rivers, bandits, rotation, saved };
    let path = folder.save(&own, Occupied::Keep).expect("saved");
    let text = std::fs::read_to_string(path).expect("its text");
    assert!(text.contains("\"version\": 1") && !text.contains("\"sea\""));
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
        assert_eq!(scenario.head().target_with_knights(), scenario.target() + 2);
        let each = match number {
            1 | 2 | 4 => 2,
            8 | 9 => 1,
            _ => 0,
        };
        assert_eq!(scenario.points(), each);
        // Scenario 2 limits where players begin; in 5 nobody but its finder sees a card.
        let is_kept = [2, 5].contains(&number);
        assert_eq!(
            !scenario.head().kept_by_table().is_empty(),
            is_kept,
            "{}",
            scenario.id().as_str()
        );
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
            .filter(|drawn| drawn.cell == DrawnCell::Open)
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
