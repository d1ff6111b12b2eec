//! Each scenario's maps begin a game that can be played (SEA 10, 13, 14).

use std::sync::Arc;

use game::{
    Deserts, Edition, Home, Phase, Rules, SeaDeed, SeaMap, SeaRules, Setup, SetupFields, State,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow, Map, Scenario};
use stats::random_act;

use crate::common::setup_with;

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
        for (seed, rules) in [(0, Rules::open_hands()), (1, Rules::open_hands()), (3, knights)] {
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
fn a_scenario_brings_its_target_two_more_with_knights_and_what_islands_are_worth() {
    let of = |built_in: BuiltInScenario| built_in.scenario().expect("sound");
    let base = Rules::open_hands();
    let knights = Rules::with_knights(Edition::Fifth);
    for (scenario, target, with_knights, points) in [
        (of(BuiltInScenario::NewShores), 14, 16, 2),
        (of(BuiltInScenario::FourIslands), 13, 15, 2),
        (of(BuiltInScenario::FogIslands), 12, 14, 0),
        (of(BuiltInScenario::ThroughTheDesert), 14, 16, 2),
        (of(BuiltInScenario::NewWorld), 12, 14, 1),
    ] {
        let rules = base.for_scenario(&scenario);
        assert_eq!(rules.target, target, "{:?}", scenario.id());
        assert_eq!(rules.sea.map(|sea| sea.foreign_island), Some(points), "{:?}", scenario.id());
        assert_eq!(knights.for_scenario(&scenario).target, with_knights);
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
