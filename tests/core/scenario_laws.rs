//! Laws that hold in every game of a scenario with rules of its own: random games of three to six
//! players, played on and on (SCENARIOS 2 to 5).

use std::collections::BTreeMap;
use std::sync::Arc;

use board::Intersection;
use cards::{BuiltIn, Deck, RulingSet, Selection, Weather};
use chrono::DateTime;
use game::{
    Act, CardKind, Deed, Edition, EmptyVillages, Enforcement, Entry, ExtraBuilding, FleetAttacks,
    Following, FriendlyRobber, Game, HarbormasterRule, Phase, Roll, Rules, ScenarioDeed,
    ScenarioTable, SeaRules, Setup, ShortestWay, State, Step, Task, WonderAt, WonderClaim,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use scenarios::{BuiltInScenario, ClothParts, ScenarioParts};
use stats::{random_act, random_scenario, sensible_deed};
use store::{ImportProblem, read_position, write_position};

use crate::drift::one;

const OWN: [BuiltInScenario; 4] = [
    BuiltInScenario::ForgottenTribe,
    BuiltInScenario::Cloth,
    BuiltInScenario::PirateIslands,
    BuiltInScenario::Wonders,
];

/// Decks that a game is played with, and the part of them that the rules select.
fn decks(season: bool) -> (Vec<Deck>, Selection) {
    let (decks, weather) = if season {
        (vec![BuiltIn::B, BuiltIn::C, BuiltIn::D], Weather::Mixed)
    } else {
        (vec![BuiltIn::A], Weather::Off)
    };
    let decks = decks.into_iter().map(|deck| deck.deck().expect("sound")).collect();
    (decks, Selection { weather, ..Selection::default() })
}

fn opening(known: BuiltInScenario, players: usize, season: bool, seed: u64) -> Setup {
    let rng = &mut StdRng::seed_from_u64(seed);
    let (decks, cards) = decks(season);
    let mut rules = Rules { cards, following: Following::Open, ..Rules::open_hands() };
    rules.rulings = one(&RulingSet::ALL, rng).into();
    rules.friendly_robber = one(&[FriendlyRobber::On, FriendlyRobber::Off], rng);
    rules.sea = Some(SeaRules::default());
    if players > 4 {
        let all = [ExtraBuilding::Special, ExtraBuilding::Paired, ExtraBuilding::Off];
        rules.extra_building = one(&all, rng);
    }
    // Every other game is played by other readings than usual, and for Harbormaster.
    if seed % 2 == 1 {
        rules.harbormaster = HarbormasterRule::InPlay;
        rules.sea = Some(SeaRules {
            fleet_attacks: FleetAttacks::Lone,
            empty_villages: one(&[EmptyVillages::Five, EmptyVillages::Nine], rng),
            wonder_at: WonderAt::Settlement,
            wonder_claim: WonderClaim::WithLevel,
            shortest_way: ShortestWay::Free,
            ..SeaRules::default()
        });
    }
    let scenario = known.scenario().expect("sound");
    random_scenario(&scenario, &decks, players, &rules, rng).expect("a setup")
}

/// The same with Cities & Knights, which two of the four are offered with (SCENARIOS 6).
fn with_knights(known: BuiltInScenario, players: usize, seed: u64) -> Setup {
    let rng = &mut StdRng::seed_from_u64(seed);
    let (decks, cards) = decks(false);
    let edition = one(&[Edition::Fifth, Edition::Sixth], rng);
    let mut rules = Rules { cards, following: Following::Open, ..Rules::with_knights(edition) };
    rules.rulings = one(&RulingSet::ALL, rng).into();
    rules.sea = Some(SeaRules::default());
    let scenario = known.scenario().expect("sound");
    random_scenario(&scenario, &decks, players, &rules, rng).expect("a setup")
}

/// The cloth that the map of `setup` has.
fn cloth_of(setup: &Setup) -> Option<u16> {
    let Some(ScenarioParts::Cloth(ClothParts { villages, supply })) = &setup.sea.as_ref()?.parts
    else {
        return None;
    };
    let all = villages.iter().map(|village| u16::from(village.cloth));
    Some(all.sum::<u16>() + u16::from(*supply))
}

/// What must hold after every act where nothing is put right.
fn check(state: &State) {
    assert_eq!(state.discrepancies(), [], "where nothing was put right, all adds up");
    assert_eq!(state.position().holders_after(), *state.holders(), "awards follow by themselves");
    let supply = state.setup().supply();
    if let (Some(bank), Some(held)) = (state.bank(), state.hands().and_then(game::Beliefs::held)) {
        for kind in CardKind::ALL {
            let counted = u16::from(bank.get(kind)) + u16::from(held.get(kind));
            assert_eq!(counted, u16::from(supply.get(kind)), "{kind:?}");
        }
    }
    let position = state.position();
    let main = position.main_land();
    let touches = |at: Intersection| at.hexes().iter().any(|hex| main.contains(hex));
    match position.scenario().expect("one of the four") {
        ScenarioTable::Tribe(tribe) => {
            assert!(state.pieces().buildings().all(|(at, ..)| touches(at)), "at home");
            for (path, _) in &tribe.marked {
                assert!(state.pieces().ship(*path).is_none(), "what it found is taken");
            }
            let laid = state.island().harbors().len();
            let held: usize = tribe.held.values().map(Vec::len).sum();
            let lying = tribe.marked.iter();
            let lying = lying.filter(|(_, it)| matches!(it, scenarios::Item::Harbor(_))).count();
            let all = if state.players().count() > 4 { 8 } else { 6 };
            assert_eq!(laid + held + lying, all, "every harbor is somewhere");
            let deserted = |hex| state.island().tile(hex).is_some_and(|it| it.token.is_none());
            if let Some(robber) = state.robber().filter(|hex| !main.contains(hex)) {
                assert!(deserted(robber), "on a desert, where it begins or fled to");
            }
        }
        ScenarioTable::Cloth(cloth) => {
            assert_eq!(Some(cloth.total()), cloth_of(state.setup()), "no cloth is lost");
            assert!(state.pieces().buildings().all(|(at, ..)| touches(at)), "at home");
            assert!(state.robber().is_none_or(|hex| main.contains(&hex)));
            for village in &cloth.villages {
                assert!(state.pieces().building(village.at).is_none());
                assert!(position.traders(village.at).len() <= 3, "a village has three paths");
            }
        }
        ScenarioTable::Pirates(pirates) => {
            for seat in state.players().seats() {
                let line = position.ship_line(seat).expect("one line");
                assert_eq!(line.ships.len(), state.pieces().ships_of(seat).count());
                for (at, _) in state.pieces().buildings_of(seat) {
                    let fortress = pirates.fortress(seat).is_some_and(|it| it.at == at);
                    let own = fortress || pirates.marked.of(seat) == Some(at);
                    assert!(touches(at) || own, "at home, at the own corner, in the fortress");
                    assert!(!fortress || pirates.has_taken(seat));
                }
            }
            let lies = |at: &board::Path| state.pieces().ship(*at).is_some();
            assert!(pirates.warships.iter().all(lies), "a warship is a ship");
            assert_eq!(pirates.fleet.is_none(), pirates.are_all_taken(state.position().seating));
            assert_eq!((state.robber(), state.pirate()), (None, None));
        }
        ScenarioTable::Wonders(wonders) => {
            for seat in state.players().seats() {
                let own = wonders.claimed.values().flatten().filter(|it| it.owner == seat);
                assert!(own.count() <= 1, "one wonder a player");
            }
            assert_eq!(state.pirate(), None);
        }
    }
}

/// A position written and read back has all that the scenario has on the table.
fn keeps_the_table(state: &State) {
    let read = read_position(&write_position(state)).expect("a position");
    let odd = read.problems.iter().find(|it| **it != ImportProblem::HandsUnknown);
    assert_eq!(odd, None);
    let there = read.start.sea.expect("of Seafarers").scenario;
    assert_eq!(there, state.position().scenario().cloned());
    assert_eq!(read.start.pieces, *state.pieces());
}

/// Does something by the rules: sensible or at random; every third number is one that the table
/// rolled.
fn next(state: &mut State, is_sensible: bool, rng: &mut StdRng) -> Option<Act> {
    let awaits = state.phase() == Phase::BeforeProduction && state.tasks().is_empty();
    if awaits && rng.random_bool(0.3) {
        let deed = Deed::Roll { number: one(&Roll::ALL, rng) };
        if let Ok(act) = state.perform(deed, Enforcement::ByTheRules) {
            return Some(act);
        }
    }
    for _ in 0..10 {
        if !is_sensible {
            break;
        }
        let deed = sensible_deed(state, rng)?;
        if let Ok(act) = state.perform(deed, Enforcement::ByTheRules) {
            return Some(act);
        }
    }
    random_act(state, rng)
}

/// Plays a game until it is over or so many acts are done, and looks at each of them.
fn plays(setup: Setup, seed: u64, limit: usize) -> (State, Vec<Act>) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut state = State::new(Arc::new(setup));
    let mut done = Vec::new();
    for nth in 0..limit {
        let mut folded = state.clone();
        let is_sensible = rng.random_bool(0.3);
        let Some(act) = next(&mut state, is_sensible, &mut rng) else { break };
        let line = serde_json::to_string(&act).expect("writes");
        let read: Act = serde_json::from_str(&line).expect("reads");
        assert_eq!(read, act, "{line}");
        folded.apply(&read).expect("the act fits");
        assert_eq!(folded, state, "the fold asks nothing of the rules: {act:?}");
        assert!(act.against.is_empty(), "by the rules: {act:?}");
        check(&state);
        if nth % 97 == 0 && !matches!(state.phase(), Phase::Founding { .. }) {
            keeps_the_table(&state);
        }
        done.push(act);
    }
    (state, done)
}

/// Plays games of a scenario with every number of players and all decks; how they ended, and the
/// names of everything that was done or followed in them.
fn games(known: BuiltInScenario) -> (BTreeMap<String, usize>, BTreeMap<String, usize>) {
    let (mut ends, mut names) = (BTreeMap::new(), BTreeMap::new());
    for seed in 0..16 {
        let players = 3 + usize::try_from(seed % 4).expect("few");
        let setup = opening(known, players, seed >= 12, seed);
        let (state, done) = plays(setup, seed, 3_500);
        let end = state.over().map_or("none", game::Over::key);
        *ends.entry(end.to_owned()).or_insert(0) += 1;
        for act in &done {
            let deed = serde_json::to_value(&act.deed).expect("writes");
            let changes = act.sea.iter().map(|it| serde_json::to_value(it).expect("writes"));
            let changes: Vec<_> = changes.collect();
            let all = changes.iter().filter_map(|it| it["what"].as_str());
            let all = all.chain(deed["own"].as_str().or(deed["does"].as_str()));
            all.for_each(|name| *names.entry(name.to_owned()).or_insert(0) += 1);
        }
        if let Some(over) = state.over() {
            for winner in over.winners() {
                let points = state.public_points(winner);
                let target = i16::from(state.rules().target);
                let leads = state.position().wonders().is_some_and(|it| it.leads(winner));
                let taken = state.position().pirates().is_none_or(|it| it.has_taken(winner));
                assert!(over.key() != "public_points" || points >= target && taken);
                assert!(over.key() != "wonder" || leads);
            }
            assert!(state.tasks().is_empty(), "nothing is left to do");
        }
    }
    (ends, names)
}

/// Games of the scenario end in these ways, and all of these happen in them.
fn come_to(known: BuiltInScenario, ways: &[&str], all: &[&str]) {
    let (ends, names) = games(known);
    let over: usize = ends.iter().filter(|(end, _)| *end != "none").map(|(_, count)| count).sum();
    assert!(over >= 10, "{over} of 16 games ended: {ends:?}");
    for way in ways {
        assert!(ends.contains_key(*way), "{way}: {ends:?}");
    }
    for name in all {
        assert!(names.contains_key(*name), "{name}: {names:?}");
    }
}

#[test]
fn random_games_of_the_forgotten_tribe_end_in_order_and_come_to_all_of_it() {
    come_to(BuiltInScenario::ForgottenTribe, &["public_points"], &["found", "lay_harbor"]);
}

#[test]
fn random_games_of_cloth_end_in_order_and_come_to_all_of_it() {
    come_to(BuiltInScenario::Cloth, &["villages"], &["cloth", "take_cloth", "reveal_points"]);
}

#[test]
fn random_games_of_the_pirate_islands_end_in_order_and_come_to_all_of_it() {
    let all = [
        "sailed",
        "attacked",
        "armed",
        "chit_off",
        "ship_lost",
        "lose_to_fleet",
        "besiege",
        "sail_fleet",
    ];
    come_to(BuiltInScenario::PirateIslands, &["public_points"], &all);
}

#[test]
fn random_games_of_the_wonders_end_in_order_and_come_to_all_of_it() {
    come_to(BuiltInScenario::Wonders, &["wonder"], &["claim_wonder", "build_level", "earned"]);
}

#[test]
fn with_cities_and_knights_random_games_of_two_scenarios_stay_in_order() {
    for known in [BuiltInScenario::Cloth, BuiltInScenario::Wonders] {
        let mut over = 0;
        for seed in 30..34 {
            let players = 3 + usize::try_from(seed % 4).expect("few");
            let (state, _) = plays(with_knights(known, players, seed), seed, 4_000);
            over += usize::from(state.over().is_some());
        }
        assert!(over > 0, "{known:?}: no game ended");
    }
}

#[test]
fn whole_games_are_taken_back_to_their_start_and_done_again() {
    for (seed, known) in (50..).zip(OWN) {
        let players = 3 + usize::try_from(seed % 4).expect("few");
        let setup = opening(known, players, false, seed);
        let (last, done) = plays(setup.clone(), seed, 1_200);
        let mut game = Game::new(setup);
        let mut states = vec![game.state().clone()];
        let take = |game: &mut Game, step| {
            game.take(Entry::new(DateTime::UNIX_EPOCH, step)).expect("a step");
        };
        for act in &done {
            take(&mut game, Step::Act(act.clone()));
            states.push(game.state().clone());
        }
        assert_eq!(*game.state(), last);
        for before in states.iter().rev().skip(1) {
            take(&mut game, Step::Undo);
            assert_eq!(game.state(), before);
        }
        for after in states.iter().skip(1) {
            take(&mut game, Step::Redo);
            assert_eq!(game.state(), after);
        }
        let folded = State::fold(Arc::clone(game.setup()), &done).expect("they fit");
        assert_eq!(folded, last);
        let text = serde_json::to_string(&**game.setup()).expect("writes");
        assert_eq!(serde_json::from_str::<Setup>(&text).expect("reads"), **game.setup());
    }
}

#[test]
fn games_go_on_from_the_middle_as_they_stand() {
    for (seed, known) in (70..).zip(OWN.into_iter().cycle().take(8)) {
        let setup = opening(known, 3 + usize::try_from(seed % 4).expect("few"), false, seed);
        let (state, _) = plays(setup, seed, 700);
        if state.over().is_some() {
            continue;
        }
        let start = Some(state.table());
        let fields = game::SetupFields {
            start,
            island: state.island().clone(),
            ..Setup::clone(state.setup()).into()
        };
        let again = State::new(Arc::new(Setup::new(fields).expect("as it stands")));
        assert_eq!(again.position().scenario(), state.position().scenario());
        for seat in state.players().seats() {
            let points = |state: &State| state.public_points(seat);
            assert_eq!(points(&again), points(&state));
            assert_eq!(again.trade_rates(seat), state.trade_rates(seat));
        }
        plays(Setup::clone(again.setup()), seed, 1_000);
    }
}

#[test]
fn without_followed_hands_pieces_and_points_stay_in_order() {
    for (nth, known) in (0..).zip(OWN) {
        for following in [Following::Secret, Following::Off] {
            for seed in 90 + 4 * nth..94 + 4 * nth {
                let setup =
                    opening(known, 3 + usize::try_from(seed % 4).expect("few"), false, seed);
                let rules = Rules { following, ..setup.rules.clone() };
                let setup = Setup::new(game::SetupFields { rules, ..setup.into() });
                plays(setup.expect("a setup"), seed, 500);
            }
        }
    }
}

#[test]
fn every_task_of_a_scenario_can_be_done_or_left() {
    for (seed, known) in (120..).zip(OWN) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = State::new(Arc::new(opening(known, 4, false, seed)));
        for _ in 0..1_500 {
            for task in state.open_tasks() {
                if let Task::Sea(game::SeaTask::Scenario(game::ScenarioTask::LayHarbor {
                    player,
                })) = task
                {
                    assert!(!state.position().harbor_spots(*player).is_empty());
                }
            }
            if state.may_besiege() {
                let die = cards::Die::ALL[0];
                assert_eq!(state.against(Deed::from(ScenarioDeed::Besiege { die })), None);
            }
            if next(&mut state, false, &mut rng).is_none() {
                break;
            }
        }
    }
}
