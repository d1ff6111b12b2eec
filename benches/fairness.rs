//! Whether the frames around fair counts hold what they say: 95 of 100 games at
//! least. Frames are made as the app makes them, from 20,000 fair games along the
//! course of one that was played, and tried on ten times as many others.
#![allow(clippy::expect_used, clippy::panic, reason = "a bench says so by panicking")]

use std::time::Instant;

use cards::{BuiltIn, Deck, Hidden, LeapYear, NewYear, Selection, Weather};
use chrono::DateTime;
use enum_map::EnumMap;
use game::{
    Act, Deed, Enforcement, Entry, Game, NumberSource, Roll, Rules, Setup, SetupFields, State, Step,
};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stats::report::{Fair, FairPlan, GameReport};
use stats::{random_act, random_setup};

/// How many times as many games the frames are tried on.
const TRIALS: u64 = 10;

fn main() {
    let weather =
        NewYear::On { hidden: Hidden::try_from(5).expect("few enough"), leap_year: LeapYear::With };
    let seasons = Selection { new_year: weather, weather: Weather::Mixed, ..Selection::default() };
    let table: [(&str, &[BuiltIn], Selection, NumberSource); 3] = [
        ("dice", &[BuiltIn::A], Selection::default(), NumberSource::Dice),
        ("deck A", &[BuiltIn::A], Selection::default(), NumberSource::Cards),
        ("decks B, C and D", &[BuiltIn::B, BuiltIn::C, BuiltIn::D], seasons, NumberSource::Cards),
    ];
    println!("| game | turns | held, least of the numbers | on average | made in |");
    println!("|---|---|---|---|---|");
    for (name, letters, cards, numbers) in table {
        let decks: Vec<Deck> = letters.iter().map(|letter| letter.deck().expect("sound")).collect();
        for turns in [20, 60, 120] {
            let rules = Rules { cards, target: 20, ..Rules::open_hands() };
            let plan = GameReport::of(&played(&decks, &rules, turns, numbers)).plan;
            let begun = Instant::now();
            let findings = played_out(&plan, 1).findings(&EnumMap::default()).expect("done");
            let took = begun.elapsed();
            let mut held = EnumMap::<Roll, f64>::default();
            for trial in 0..TRIALS {
                let fresh = played_out(&plan, 2 + trial).held(&findings).expect("done");
                for (number, share) in fresh {
                    held[number] += share / TRIALS as f64;
                }
            }
            let least = held.values().copied().fold(1.0, f64::min);
            let mean = held.values().sum::<f64>() / held.len() as f64;
            println!(
                "| {name} | {turns} | {:.2} % | {:.2} % | {:.0} ms |",
                least * 100.0,
                mean * 100.0,
                took.as_secs_f64() * 1e3
            );
            assert!(least >= 0.95, "a frame holds too few");
        }
    }
}

fn played_out(plan: &FairPlan, seed: u64) -> Fair {
    let mut fair = Fair::new(plan.clone());
    fair.run(u32::MAX, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    fair
}

/// What anybody does, with the numbers from where they are to come.
fn act(state: &State, numbers: NumberSource, rng: &mut Xoshiro256PlusPlus) -> Option<Act> {
    let act = random_act(&mut state.clone(), rng)?;
    match (&act.deed, numbers) {
        (Deed::Draw { .. }, NumberSource::Dice) => {
            // Only where a number came from counts for the games beside it.
            let number = 8.try_into().expect("2 to 12");
            state.clone().perform(Deed::Roll { number }, Enforcement::ByTheRules).ok()
        }
        _ => Some(act),
    }
}

/// A game that ends with its `turns`-th number.
fn played(decks: &[Deck], rules: &Rules, turns: u32, numbers: NumberSource) -> Game {
    for seed in 0..100 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let setup = random_setup(decks, 4, rules.clone(), &mut rng).expect("a setup");
        let parts = SetupFields { source: numbers, ..SetupFields::from(setup) };
        let mut game = Game::new(Setup::new(parts).expect("sound"));
        let is_there = |state: &State| state.turn() == turns && state.number().is_some();
        while !is_there(game.state()) {
            let Some(act) = act(game.state(), numbers, &mut rng) else { break };
            game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("allowed");
        }
        if is_there(game.state()) {
            return game;
        }
    }
    panic!("every game was won before");
}
