//! Seafarers where rules meet: what is found, put right, left behind, or laid anew.

use board::{Hex, Intersection, Path, Terrain};
use cards::{Selection, Weather};
use game::{
    Building, Condition, Correction, Deed, Deserts, Game, Ground, Impossible, RematchIsland, Rules,
    SeaBreach, SeaCorrection, SeaDeed, SeaMap, SeaTask, Setup, Task, rematch,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};

use crate::common::{Table, setup_with};
use crate::sea_game::{
    FAR, HIDDEN, ISLET, act, corrects, does, fields, forbids, opened, rich, rules, trading,
    unopened, way_to,
};

fn correct(table: &mut Table, fact: SeaCorrection) {
    corrects(table, Correction::Sea(fact));
}

#[test]
fn a_ship_that_has_found_something_is_not_put_back() {
    let mut table = trading();
    act(&mut table, Deed::Pass);
    table.rolls(5);
    let player = table.seat(1);
    let lays = |table: &mut Table, at: Path| {
        let is = Some((table.seat(1), Condition::Intact));
        correct(table, SeaCorrection::Ship { at, is });
    };
    let is_close =
        |path: &Path| path.ends().iter().any(|end| HIDDEN.iter().any(|hex| end.touches(*hex)));
    let goal = Intersection::around(HIDDEN[0]).into_iter();
    let goal = goal.min_by_key(|at| (way_to(&table.state, *at).len(), *at)).expect("one");
    let way = way_to(&table.state, goal);
    let far: Vec<Path> = way.iter().copied().take_while(|path| !is_close(path)).collect();
    for at in far {
        lays(&mut table, at);
    }
    let there = table.state.ship_spots().into_iter().find(|path| is_close(path)).expect("a spot");
    let apart = |path: &Path| path.ends().iter().all(|end| !there.ends().contains(end));
    let spots = table.state.ship_spots().into_iter();
    let from = spots.filter(apart).find(|path| !is_close(path)).expect("a spot");
    lays(&mut table, from);
    does(&mut table, SeaDeed::MoveShip { from, to: there });
    let [Task::Sea(SeaTask::TurnUp { at, .. }), ..] = table.state.tasks() else { panic!("found") };
    let at = *at;
    does(&mut table, SeaDeed::TurnUp { player, at, is: None });
    while let Some(Task::Sea(SeaTask::TurnUp { at, .. })) = table.state.tasks().first() {
        let at = *at;
        does(&mut table, SeaDeed::TurnUp { player, at, is: None });
    }
    forbids(&mut table, SeaDeed::MoveShip { from: there, to: from }, SeaBreach::SecondMove);
}

#[test]
fn no_road_is_put_right_onto_a_ship() {
    let mut table = trading();
    let at = table.state.ship_spots()[0];
    rich(&mut table);
    does(&mut table, SeaDeed::BuildShip { at });
    let is = Some((table.seat(0), Condition::Intact));
    table.refuses_for(
        Deed::Correct { correction: Correction::Road { at, is } },
        Impossible::PathTaken(at),
    );
}

#[test]
fn an_opening_settlement_that_was_somebody_elses_makes_no_home_for_the_other() {
    let mut table = unopened(rules(), SeaMap::default());
    let at = Intersection::around(ISLET)[1];
    act(&mut table, Deed::FoundSettlement { at });
    let is = Some((table.seat(1), Building::Settlement));
    corrects(&mut table, Correction::Building { at, is });
    let home = |table: &Table, nth: usize| {
        table.state.sea().expect("played").table().home.of(table.seat(nth))
    };
    assert!(home(&table, 0).is_empty() && home(&table, 1).contains(&ISLET));
    let fact = SeaCorrection::Home { player: table.seat(0), hexes: vec![ISLET] };
    let refusal = table.refuses(Deed::Correct { correction: Correction::Sea(fact) });
    assert!(refusal.waiting_for().is_some(), "the opening decides it");
}

#[test]
fn what_somebody_found_who_leaves_is_turned_up_by_the_next() {
    let mut table = trading();
    act(&mut table, Deed::Pass);
    table.rolls(5);
    let goal = Intersection::around(HIDDEN[0]).into_iter();
    let goal = goal.min_by_key(|at| (way_to(&table.state, *at).len(), *at)).expect("one");
    for at in way_to(&table.state, goal) {
        if !table.state.tasks().is_empty() {
            break;
        }
        rich(&mut table);
        does(&mut table, SeaDeed::BuildShip { at });
    }
    assert!(matches!(table.state.tasks(), [Task::Sea(SeaTask::TurnUp { .. }), ..]));
    // Whoever is on turn takes the turn's other tasks along.
    let player = table.seat(1);
    act(&mut table, Deed::LeaveTable { player });
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
    let parts = game::SetupFields { decks, shuffle, weather_holder: holder, ..parts };
    let setup = Setup::new(parts).expect("a setup");
    let mut table = Table { state: game::State::new(std::sync::Arc::new(setup)) };
    let near = Hex::new(-3, 0);
    corrects(
        &mut table,
        Correction::Tile { at: near, is: Some(Ground { terrain: Terrain::Hills, token: None }) },
    );
    for nth in 0..6 {
        let is_last = nth == 5;
        let spots = table.state.founding_spots().into_iter();
        let touches = |at: &Intersection| HIDDEN.iter().any(|hex| at.touches(*hex));
        let mut spots = spots.filter(|at| at.touches(near) == is_last && !touches(at));
        let at = spots.next().expect("a spot");
        act(&mut table, Deed::FoundSettlement { at });
        let mut roads = table.state.founding_roads().into_iter();
        let finds = |path: &Path| path.ends().iter().any(touches);
        let road = roads.find(|path| finds(path) == is_last).expect("a road");
        act(&mut table, Deed::FoundRoad { at: road });
    }
    let [Task::Sea(SeaTask::TurnUp { player, at }), rest @ ..] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks())
    };
    assert!(rest.iter().any(|task| matches!(task, Task::TurnWeather { .. })));
    let (player, at) = (*player, *at);
    does(&mut table, SeaDeed::TurnUp { player, at, is: None });
    while let Some(Task::Sea(SeaTask::TurnUp { player, at })) = table.state.tasks().first() {
        let (player, at) = (*player, *at);
        does(&mut table, SeaDeed::TurnUp { player, at, is: None });
    }
    act(&mut table, Deed::TurnWeather);
}

#[test]
fn a_rematch_shuffles_each_area_for_itself_and_the_robber_follows_its_token() {
    for built_in in [BuiltInScenario::FourIslands, BuiltInScenario::ThroughTheDesert] {
        let scenario = built_in.scenario().expect("sound");
        let map = scenario.map_for(4).expect("a map");
        let mut rng = StdRng::seed_from_u64(3);
        let laid = map.lay(LayHow::PRINTED, &mut rng);
        let parts = game::SetupFields::from(setup_with(4, Rules::open_hands(), &[]));
        let sea = Some(SeaMap::of(&scenario, map, &laid));
        let rules =
            Rules { cards: parts.rules.cards, ..Rules::open_hands().for_scenario(&scenario) };
        let parts = game::SetupFields { rules, island: laid.island, sea, ..parts };
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
            let pieces = |island: &board::Island| {
                let mut all: Vec<_> = area
                    .hexes
                    .iter()
                    .map(|hex| {
                        let tile = island.tile(*hex).expect("land stays land");
                        tile.terrain
                    })
                    .collect();
                all.sort_unstable();
                all
            };
            assert_eq!(pieces(&anew.island), pieces(before), "{built_in:?}");
        }
        let robber = |setup: &game::SetupFields| {
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
    let mut table = opened(crate::sea_game::with_knights(), map);
    assert_eq!(table.state.pirate_to_come(), Some(FAR));
    corrects(
        &mut table,
        Correction::Tile { at: FAR, is: Some(Ground { terrain: Terrain::Hills, token: None }) },
    );
    assert_eq!(table.state.pirate_to_come(), None);
    correct(&mut table, SeaCorrection::Pirate { at: None });
}
