//! Seafarers where rules meet: what does not add up, and what is found, put right, left behind,
//! or laid anew (docs/sea.md).

use board::{Hex, Intersection, Island, Path, Spot, Surroundings, Terrain};
use cards::{Selection, Weather};
use game::{
    Building, Chit, Condition, Correction, Deed, Deserts, Discrepancy, Game, Ground, Home,
    Impossible, RematchIsland, Rules, SeaBreach, SeaCorrection, SeaDeed, SeaDiscrepancy, SeaMap,
    SeaTask, Setup, SetupFields, Task, rematch,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};
use words::language::Language;
use words::text::Text;

use crate::common::{Table, setup_with};
use crate::sea_game::{
    FAR, HIDDEN, ISLET, fields, landing, opened, rules, trading, unopened, way_to, with_knights,
};
use crate::sea_gold_game::{explorer, finds};
use crate::sea_maps::sorted;

/// A table on the map of these tests, with nothing hidden.
fn charted(rules: Rules, map: SeaMap) -> Table {
    let fields = fields(rules, map);
    let whole = &fields.island;
    let sea = whole.sea().iter().chain(whole.hidden()).copied().collect();
    let around = Surroundings { sea, hidden: Vec::new() };
    let island = Island::with_sea(whole.tiles().to_vec(), whole.harbors().to_vec(), around);
    let island = island.expect("an island");
    Table::open(Setup::new(SetupFields { island, ..fields }).expect("a setup"))
}

fn odd(table: &Table) -> Vec<Discrepancy> {
    table.state.discrepancies()
}

fn odd_at_sea(table: &Table) -> Vec<SeaDiscrepancy> {
    let found = odd(table).into_iter();
    found.filter_map(|one| if let Discrepancy::Sea(one) = one { Some(one) } else { None }).collect()
}

fn lays(table: &mut Table, ships: &[Path]) {
    for at in ships {
        table.launches(0, *at);
    }
}

#[test]
fn a_ship_that_leads_to_no_building_of_its_owners_does_not_add_up() {
    let mut table = charted(rules(), SeaMap::default());
    let way = way_to(&table.state, landing(&table.state));
    let [first, rest @ ..] = way.as_slice() else { panic!("a way") };
    lays(&mut table, rest);
    let player = table.seat(0);
    let loose = |at| SeaDiscrepancy::LooseShip { player, at };
    let loose: Vec<_> = sorted(rest.to_vec()).into_iter().map(loose).collect();
    assert_eq!(odd_at_sea(&table), loose);
    lays(&mut table, &[*first]);
    assert_eq!(odd(&table), [], "all of it hangs on the first one");
}

#[test]
fn a_road_beyond_ships_hangs_on_the_building_where_both_meet() {
    let mut table = charted(rules(), SeaMap::default());
    let place = landing(&table.state);
    let way = way_to(&table.state, place);
    lays(&mut table, &way);
    let island = table.state.island().clone();
    let is_free = |path: &Path| island.has_path(*path) && !way.contains(path);
    let road = place.paths().into_iter().find(is_free).expect("a path ashore");
    let player = table.seat(0);
    table.paves(0, road);
    assert_eq!(odd(&table), [Discrepancy::LooseRoad { player, at: road }], "ships don't hold it");
    table.builds(0, place, Building::Settlement);
    let island = first_of(&table, ISLET);
    let no_chit = SeaDiscrepancy::NoChit { player, island };
    assert_eq!(odd(&table), [Discrepancy::Sea(no_chit)], "what was put right earns nothing");
    table.corrects(SeaCorrection::Chit { player, chit: Chit { island: ISLET, points: 2 } });
    assert_eq!(odd(&table), []);
}

/// The hex by which the area of `hex` is known.
fn first_of(table: &Table, hex: Hex) -> Hex {
    table.state.position().area_of(hex)[0]
}

#[test]
fn points_of_an_island_that_is_home_do_not_add_up_and_others_do_without_a_settlement() {
    let mut table = charted(rules(), SeaMap::default());
    let player = table.seat(0);
    table.corrects(SeaCorrection::Chit { player, chit: Chit { island: ISLET, points: 2 } });
    assert_eq!(odd(&table), [], "they stay though the settlement does not");
    let home = Hex::new(0, 0);
    table.corrects(SeaCorrection::Chit { player, chit: Chit { island: home, points: 2 } });
    let island = first_of(&table, home);
    assert_eq!(odd_at_sea(&table), [SeaDiscrepancy::ChitAtHome { player, island }]);
}

#[test]
fn a_settlement_of_the_opening_has_no_points_though_its_island_is_not_home() {
    let map = SeaMap { home: Home::At(vec![ISLET]), ..SeaMap::default() };
    let table = charted(rules(), map);
    assert_eq!(odd(&table), []);
}

#[test]
fn the_pirate_is_where_the_map_puts_it_or_has_gone_on_but_not_beside_the_board() {
    let mut table = charted(rules(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    assert_eq!(odd(&table), []);
    table.corrects(SeaCorrection::Pirate { at: None });
    assert_eq!(odd_at_sea(&table), [SeaDiscrepancy::NoPirate { at: FAR }]);
    let mut table = charted(rules(), SeaMap::default());
    table.corrects(SeaCorrection::Pirate { at: None });
    assert_eq!(odd(&table), [], "this map has none at first");
}

#[test]
fn with_knights_the_pirate_is_at_sea_only_after_the_first_attack() {
    let mut table = charted(with_knights(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    assert_eq!(odd(&table), []);
    assert_eq!(table.state.pirate_to_come(), Some(FAR));
    table.corrects(SeaCorrection::Pirate { at: Some(FAR) });
    assert_eq!(odd_at_sea(&table), [SeaDiscrepancy::PirateTooEarly { at: FAR }]);
    table.attacked_once();
    assert_eq!(odd(&table), []);
}

#[test]
fn whatever_does_not_add_up_at_sea_has_its_sentence_in_both_languages() {
    let table = charted(rules(), SeaMap::default());
    let player = table.seat(0);
    let island = ISLET;
    let at = way_to(&table.state, landing(&table.state))[0];
    let all = [
        SeaDiscrepancy::LooseShip { player, at },
        SeaDiscrepancy::ChitAtHome { player, island },
        SeaDiscrepancy::TwoChits { player, island },
        SeaDiscrepancy::NoChit { player, island },
        SeaDiscrepancy::NoPirate { at: FAR },
        SeaDiscrepancy::PirateTooEarly { at: FAR },
    ];
    for language in Language::ALL {
        let text = Text::of(language);
        for found in all {
            let places = text.places(table.state.island());
            let of = &|_| "Anna".to_owned();
            let words = text.discrepancy(Discrepancy::Sea(found), table.state.rules(), of, places);
            assert!(words.ends_with('.') && !words.contains(['[', '{', '$']), "{words}");
            let is_about_anna =
                found.chits_of().is_some() || matches!(found.named().place, Some(Spot::Path(_)));
            assert_eq!(words.contains("Anna"), is_about_anna, "{words}");
        }
    }
}

#[test]
fn a_ship_that_has_found_something_is_not_put_back() {
    let mut table = explorer(SeaMap::default());
    let is_close =
        |path: &Path| path.ends().iter().any(|end| HIDDEN.iter().any(|hex| end.touches(*hex)));
    let goal = Intersection::around(HIDDEN[0]).into_iter();
    let goal = goal.min_by_key(|at| (way_to(&table.state, *at).len(), *at)).expect("one");
    let way = way_to(&table.state, goal);
    let far: Vec<Path> = way.iter().copied().take_while(|path| !is_close(path)).collect();
    for at in far {
        table.launches(1, at);
    }
    let there = table.state.ship_spots().into_iter().find(|path| is_close(path)).expect("a spot");
    let apart = |path: &Path| path.ends().iter().all(|end| !there.ends().contains(end));
    let spots = table.state.ship_spots().into_iter();
    let from = spots.filter(apart).find(|path| !is_close(path)).expect("a spot");
    table.launches(1, from);
    table.does(SeaDeed::MoveShip { from, to: there });
    assert!(matches!(table.state.tasks(), [Task::Sea(SeaTask::TurnUp { .. }), ..]));
    table.finds_sea();
    table.forbids(SeaDeed::MoveShip { from: there, to: from }, SeaBreach::SecondMove);
}

#[test]
fn no_road_is_put_right_onto_a_ship() {
    let mut table = trading();
    let at = table.state.ship_spots()[0];
    table.rich();
    table.does(SeaDeed::BuildShip { at });
    let is = Some((table.seat(0), Condition::Intact));
    table.refuses_for(Correction::Road { at, is }, Impossible::PathTaken(at));
}

#[test]
fn an_opening_settlement_that_was_somebody_elses_makes_no_home_for_the_other() {
    let mut table = unopened(rules(), SeaMap::default());
    let at = Intersection::around(ISLET)[1];
    table.does(Deed::FoundSettlement { at });
    table.builds(1, at, Building::Settlement);
    let home = |table: &Table, nth: usize| {
        table.state.sea().expect("played").table().home.of(table.seat(nth))
    };
    assert!(home(&table, 0).is_empty() && home(&table, 1).contains(&ISLET));
    let fact = SeaCorrection::Home { player: table.seat(0), hexes: vec![ISLET] };
    let refusal = table.refuses(Correction::Sea(fact));
    assert!(refusal.waiting_for().is_some(), "the opening decides it");
}

#[test]
fn what_somebody_found_who_leaves_is_turned_up_by_the_next() {
    let mut table = explorer(SeaMap::default());
    finds(&mut table);
    // Whoever is on turn takes the turn's other tasks along.
    let player = table.seat(1);
    table.does(Deed::LeaveTable { player });
    let heir = table.state.active();
    assert_ne!(heir, player);
    let [Task::Sea(SeaTask::TurnUp { player: finder, .. })] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks());
    };
    assert_eq!(*finder, heir);
}

#[test]
fn the_weather_is_turned_though_something_was_found_last_in_the_opening() {
    let cards = Selection { weather: Weather::Held, ..Selection::default() };
    let base = setup_with(3, Rules::open_hands(), &[]);
    let parts = fields(Rules { cards, ..rules() }, SeaMap::default());
    let deck = cards::BuiltIn::B.deck().expect("sound");
    let mut rng = StdRng::seed_from_u64(1);
    let decks = vec![deck];
    let shuffle = cards::prepare(&decks, &cards, &mut rng);
    let holder = Some(base.first);
    let parts = SetupFields { decks, shuffle, weather_holder: holder, ..parts };
    let setup = Setup::new(parts).expect("a setup");
    let mut table = Table::at(setup);
    let near = Hex::new(-3, 0);
    let is = Some(Ground { terrain: Terrain::Hills, token: None });
    table.corrects(Correction::Tile { at: near, is });
    for nth in 0..6 {
        let is_last = nth == 5;
        let spots = table.state.founding_spots().into_iter();
        let touches = |at: &Intersection| HIDDEN.iter().any(|hex| at.touches(*hex));
        let mut spots = spots.filter(|at| at.touches(near) == is_last && !touches(at));
        let at = spots.next().expect("a spot");
        table.does(Deed::FoundSettlement { at });
        let mut roads = table.state.founding_roads().into_iter();
        let finds = |path: &Path| path.ends().iter().any(touches);
        let road = roads.find(|path| finds(path) == is_last).expect("a road");
        table.does(Deed::FoundRoad { at: road });
    }
    let [Task::Sea(SeaTask::TurnUp { .. }), rest @ ..] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks())
    };
    assert!(rest.iter().any(|task| matches!(task, Task::TurnWeather { .. })));
    table.finds_sea();
    table.does(Deed::TurnWeather);
}

#[test]
fn a_rematch_shuffles_each_area_for_itself_and_the_robber_follows_its_token() {
    for built_in in [BuiltInScenario::FourIslands, BuiltInScenario::ThroughTheDesert] {
        let scenario = built_in.scenario().expect("sound");
        let map = scenario.map_for(4).expect("a map");
        let mut rng = StdRng::seed_from_u64(3);
        let laid = map.lay(LayHow::PRINTED, &mut rng);
        let parts = SetupFields::from(setup_with(4, Rules::open_hands(), &[]));
        let sea = Some(SeaMap::of(&scenario, map, &laid));
        let rules =
            Rules { cards: parts.rules.cards, ..Rules::open_hands().for_scenario(&scenario) };
        let parts = SetupFields { rules, island: laid.island, sea, ..parts };
        let game = Game::new(Setup::new(parts).expect("a setup"));
        let anew = rematch(&game, RematchIsland::Shuffled, chrono::DateTime::UNIX_EPOCH, &mut rng);
        let before = &game.setup().island;
        assert_ne!(anew.island, *before);
        let parted = game.setup().sea.as_ref().is_some_and(|map| map.deserts == Deserts::Part);
        let areas = if parted {
            before.islands_of(|tile| tile.terrain != Terrain::Desert)
        } else {
            before.islands()
        };
        for area in areas {
            let pieces = |island: &Island| {
                let tiles = area.hexes.iter().map(|hex| island.tile(*hex).expect("still land"));
                sorted(tiles.map(|tile| tile.terrain))
            };
            assert_eq!(pieces(&anew.island), pieces(before), "{built_in:?}");
        }
        let robber = |setup: &SetupFields| {
            let hex = setup.sea.as_ref().and_then(|map| map.robber).expect("named");
            setup.island.tile(hex).map(|tile| (tile.token, tile.terrain == Terrain::Desert))
        };
        assert_eq!(robber(&anew), robber(game.setup()));
        Setup::new(anew).expect("a setup");
    }
}

#[test]
fn a_pirate_to_come_finds_no_land() {
    let map = SeaMap { pirate: Some(FAR), ..SeaMap::default() };
    let mut table = opened(with_knights(), map);
    assert_eq!(table.state.pirate_to_come(), Some(FAR));
    let is = Some(Ground { terrain: Terrain::Hills, token: None });
    table.corrects(Correction::Tile { at: FAR, is });
    assert_eq!(table.state.pirate_to_come(), None);
    table.corrects(SeaCorrection::Pirate { at: None });
}
