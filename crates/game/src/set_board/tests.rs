use ::board::{LayRules, Shape, Stock, Terrain, Tile, TokenRule, first_game, lay, shuffled_island};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::*;
use crate::{BadFishMap, BadWagonsMap, Expansion, Expansions, RiverMap, SeaMap, WagonBoard};
use scenarios::{BuiltInScenario, LayHow};

fn sets() -> impl Iterator<Item = Expansions> {
    Expansions::combinations().filter(|played| played.not_offered().is_none())
}

fn check(board: &SetBoard, table: BoardFor<'_>) {
    let SetBoard { island, rivers, bandits } = board;
    let (played, marks) = (table.played, island.markers());
    let what = format!("{played:?}, {} players", table.players);
    let no_rivers = RiverMap::default();
    if table.has(Expansion::Rivers) {
        let map = rivers.as_ref().unwrap_or(&no_rivers);
        assert_eq!(map.check(island), Ok(()), "{what}");
        assert!(map.rivers.len() > 1, "{what}");
        assert!(map.robber_on(island).is_some(), "{what}");
    }
    assert_eq!(rivers.is_some(), table.has(Expansion::Rivers), "{what}");
    if table.has(Expansion::Fish) {
        assert_eq!(BadFishMap::check(island), Ok(()), "{what}");
        assert!(marks.grounds.len() >= 6, "{what}");
        let has_none = table.has(Expansion::Rivers) || table.has(Expansion::Wagons);
        assert_eq!(marks.lakes.is_empty(), has_none, "{what}");
    }
    let wagons = BadWagonsMap::check(island, bandits, table.has(Expansion::Wagons));
    assert_eq!(wagons, Ok(()), "{what}");
    let springs = if table.has(Expansion::Oil) { crate::springs_in_box(table.players) } else { 0 };
    assert_eq!(marks.springs.len(), springs, "{what}");
    let bare = |tile: &&Tile| tile.terrain.bears_token() && tile.token.is_none();
    assert_eq!(island.tiles().iter().find(bare), None, "{what}");
}

#[test]
fn every_set_has_a_printed_board_that_fits_its_rules() {
    for played in sets().filter(|played| !played.has(Expansion::Sea)) {
        for (players, seed) in [(4, 1), (4, 2), (6, 3)] {
            let table = BoardFor { played, players, sea: None };
            let mut rng = StdRng::seed_from_u64(seed);
            match SetBoard::printed(table, &mut rng) {
                Some(board) => {
                    check(&board, table);
                    if table.has(Expansion::Wagons) {
                        assert_eq!(board.bandits.len(), crate::BANDITS);
                    }
                }
                None => assert!(!table.has_modules()),
            }
        }
    }
}

#[test]
fn any_base_island_takes_what_modules_lay_and_gives_it_back() {
    let mut rng = StdRng::seed_from_u64(5);
    let hexes = Shape::Large.hexes();
    let large = lay(&hexes, &Stock::of(Shape::Large), &LayRules::PRINTED, &mut rng).expect("fits");
    for played in sets().filter(|played| !played.has(Expansion::Sea)) {
        for (island, players) in [(first_game(), 3), (large.island.clone(), 5)] {
            let table = BoardFor { played, players, sea: None };
            let board = SetBoard::of(island).fitted(table, &mut rng);
            check(&board, table);
            assert_eq!(board.clone().fitted(table, &mut rng), board, "nothing is laid twice");
            let bare = board.stripped(Expansions::NONE);
            assert!(bare.island.markers().is_empty() && bare.rivers.is_none());
        }
    }
}

#[test]
fn a_river_board_of_shuffled_hexes_has_the_terrain_and_tokens_of_the_box() {
    let played = Expansions::from_iter([Expansion::Rivers]);
    for seed in 0..30 {
        let mut rng = StdRng::seed_from_u64(seed);
        let shuffled = shuffled_island(Shape::Standard, TokenRule::Random, &mut rng);
        let table = BoardFor { played, players: 4, sea: None };
        let island = SetBoard::of(shuffled).fitted(table, &mut rng).island;
        let count = |terrain| island.tiles().iter().filter(|tile| tile.terrain == terrain).count();
        let counts =
            [Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Swamp].map(count);
        assert_eq!(counts, [4, 3, 4, 2], "{seed}");
        let tokens = island.tiles().iter().filter(|tile| tile.token.is_some()).count();
        assert_eq!((tokens, island.markers().second.len()), (17, 1), "{seed}");
    }
}

#[test]
fn a_wagon_board_of_the_first_island_has_neither_2_nor_12() {
    let played = Expansions::from_iter([Expansion::Wagons]);
    let mut rng = StdRng::seed_from_u64(2);
    let table = BoardFor { played, players: 4, sea: None };
    let board = SetBoard::of(first_game()).fitted(table, &mut rng);
    let tokens = board.island.tiles().iter().filter_map(|tile| tile.token);
    let numbers: Vec<u8> = tokens.map(::board::Token::number).collect();
    assert_eq!(numbers.len(), 16);
    assert!(!numbers.contains(&2) && !numbers.contains(&12), "{numbers:?}");
    assert_eq!(board.bandits, WagonBoard::Small.bandits());
    assert_eq!(board.island.deserts().count(), 0);
}

#[test]
fn scenarios_take_the_modules_that_they_are_played_with() {
    for scenario in BuiltInScenario::all_read() {
        let own = crate::OwnScenario::of_scenario(scenario);
        for players in [3, 4, 6] {
            let Some(map) = scenario.map_for(u8::try_from(players).expect("few")) else { continue };
            let mut rng = StdRng::seed_from_u64(3);
            let laid = map.lay(LayHow::PRINTED, &mut rng);
            let sea = SeaMap::of(scenario, map, &laid);
            let modules = [Expansion::Fish, Expansion::Rivers, Expansion::Wagons, Expansion::Oil];
            let fits = |module: &Expansion| module.is_played_in(Some(scenario.id()), own);
            for module in modules.into_iter().filter(fits) {
                let played = Expansions::from_iter([Expansion::Sea, module]);
                let table = BoardFor { played, players, sea: Some(&sea) };
                let board = SetBoard::of(laid.island.clone()).fitted(table, &mut rng);
                let what = format!("{:?} {module:?} {players}", scenario.id());
                let marks = board.island.markers();
                match module {
                    Expansion::Fish => assert!(marks.grounds.len() >= 6, "{what}"),
                    Expansion::Rivers => {
                        let map = board.rivers.clone().expect("rivers");
                        assert_eq!(map.check(&board.island), Ok(()), "{what}");
                        assert!(!map.rivers.is_empty(), "{what}");
                    }
                    Expansion::Wagons => {
                        assert_eq!(
                            BadWagonsMap::check(&board.island, &board.bandits, true),
                            Ok(())
                        );
                        assert_eq!(board.bandits.len(), crate::BANDITS, "{what}");
                    }
                    Expansion::Oil => assert!(marks.springs.len() >= 3, "{what}"),
                    Expansion::Knights | Expansion::Sea => {}
                }
                assert_eq!(BadFishMap::check(&board.island), Ok(()), "{what}");
            }
        }
    }
}
