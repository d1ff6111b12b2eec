//! What the deck lab costs: turns a second on one core, beside two dice rolled
//! with the same generator in the same run. Goal: 10 million turns a second
//! with deck A. (The lab rolls two dice for every turn as well; the figure
//! includes them.)
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says so by panicking"
)]

use std::hint::black_box;
use std::time::Instant;

use cards::{BuiltIn, Deck, LeapYear, NewYear, Selection, Weather};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stats::{Habits, Lab, Years, two_dice};

const TURNS: u64 = 20_000_000;
const RUNS: usize = 5;

fn decks(letters: &[BuiltIn]) -> Vec<Deck> {
    letters.iter().map(|one| one.deck().expect("the built-in deck is sound")).collect()
}

/// Millions a second, the median of some runs.
fn rate(mut run: impl FnMut(u64) -> u64) -> f64 {
    let mut rates: Vec<f64> = (0..RUNS as u64)
        .map(|seed| {
            let started = Instant::now();
            let count = run(seed);
            count as f64 / started.elapsed().as_secs_f64() / 1e6
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    rates[RUNS / 2]
}

fn lab(decks: &[Deck], selection: Selection) -> f64 {
    rate(|seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let years = Years::try_from(10_000_000).expect("within bounds");
        let mut lab = Lab::new(decks, &selection, Habits::default(), years).expect("sound");
        lab.run(TURNS, &mut rng);
        black_box(lab.findings()).turns
    })
}

fn main() {
    let dice = rate(|seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut sum = 0;
        for _ in 0..TURNS {
            sum += u64::from(two_dice(&mut rng));
        }
        black_box(sum);
        TURNS
    });
    let plain = Selection::default();
    let new_year = NewYear::On { hidden: 5.try_into().expect("few"), leap_year: LeapYear::With };
    let seasons = Selection { new_year, weather: Weather::Mixed, ..plain };
    let three = [BuiltIn::B, BuiltIn::C, BuiltIn::D];
    println!("lab, medians of {RUNS} runs          million/s   share of dice");
    println!("{:<32} {dice:>10.1} {:>15.2}", "two dice alone", 1.0);
    for (name, rate) in [
        ("deck A", lab(&decks(&[BuiltIn::A]), plain)),
        ("deck A without New Year", {
            lab(&decks(&[BuiltIn::A]), Selection { new_year: NewYear::Off, ..plain })
        }),
        ("B+C+D mixed, weather, Leap Year", lab(&decks(&three), seasons)),
    ] {
        println!("{name:<32} {rate:>10.1} {:>15.2}", rate / dice);
    }
}
