//! What is known of a map of Seafarers by its hexes alone, kept and shared (SEA 10, 11).

use board::{Hex, Island, IslandCode, Rotation, Surroundings, Terrain, Tile, first_game};
use chrono::DateTime;
use game::{Edition, HarbormasterRule, Home, Rules, SeaMap, SeaRules};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow, Map, Scenario};
use store::{Folder, IslandName, Occupied, OwnIsland};

use crate::common::temp_dir;

/// All maps with land of their own.
fn each(mut look: impl FnMut(&Scenario, &Map)) {
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
    each(|scenario, map| {
        let laid = map.lay(LayHow::PRINTED, &mut rng);
        let code = IslandCode::of(&laid.island).expect("a code");
        let island = code.as_str().parse::<IslandCode>().expect("a code").into_island();
        assert_eq!(island, laid.island);
        let told = SeaMap::of_island(&island);
        let expected = SeaMap::of(scenario, map, &laid);
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
    each(|scenario, map| {
        let island = map.lay(LayHow::SHUFFLED, &mut rng).island;
        for island in [&island, &moved(&island)] {
            assert_eq!(at_sea().target_on(island, None), scenario.target());
            assert_eq!(harbormaster.target_on(island, None), scenario.target() + 1);
            assert_eq!(knights.target_on(island, None), scenario.target_with_knights());
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
    each(|scenario, map| {
        let laid = map.lay(LayHow::SHUFFLED, &mut rng);
        let name = IslandName::try_from("Holidays".to_owned()).expect("a name");
        let own = OwnIsland {
            name,
            sea: Some(SeaMap::of(scenario, map, &laid)),
            island: laid.island,
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
    let own = OwnIsland { name, island, sea: None, rotation, saved };
    let path = folder.save(&own, Occupied::Keep).expect("saved");
    let text = std::fs::read_to_string(path).expect("its text");
    assert!(text.contains("\"version\": 1") && !text.contains("\"sea\""));
}
