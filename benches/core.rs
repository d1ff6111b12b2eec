//! What the core costs. `cargo bench` prints each case beside a reference of
//! the same run; docs/figures.md keeps them.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says so by panicking"
)]

use std::hint::black_box;
use std::sync::Arc;

use cards::{Deck, deck_a};
use cli::analyze;
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Act, Following, Rules, Setup, State};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{play_out, random_act, random_setup};

/// What the program itself allocates with.
#[cfg(feature = "gui")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

fn deck() -> Deck {
    deck_a().expect("the built-in deck is sound")
}

fn setup(decks: &[Deck], following: Following, rng: &mut StdRng) -> Setup {
    let rules = Rules { following, ..Rules::open_hands() };
    random_setup(decks, 4, rules, rng).expect("a setup")
}

/// Whole games of four players who decide by lot, hands followed.
#[divan::bench(args = [Following::Open, Following::Secret], sample_count = 200)]
fn random_game(bencher: Bencher<'_, '_>, following: Following) {
    let mut rng = StdRng::seed_from_u64(1);
    let decks = [deck()];
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        let mut state = State::new(Arc::new(setup(&decks, following, &mut rng)));
        black_box(play_out(&mut state, 100_000, &mut rng))
    });
}

/// A game of 1,000 acts from its opening to its state.
#[divan::bench]
fn fold_1000_acts(bencher: Bencher<'_, '_>) {
    let (setup, acts) = long_game();
    bencher
        .counter(ItemsCount::new(acts.len()))
        .bench_local(|| State::fold(Arc::clone(&setup), black_box(&acts)).expect("its own acts"));
}

fn long_game() -> (Arc<Setup>, Vec<Act>) {
    let mut rng = StdRng::seed_from_u64(2);
    loop {
        let setup = Arc::new(setup(&[deck()], Following::Open, &mut rng));
        let mut state = State::new(Arc::clone(&setup));
        let acts: Vec<Act> =
            std::iter::from_fn(|| random_act(&mut state, &mut rng)).take(1_000).collect();
        if acts.len() == 1_000 {
            return (setup, acts);
        }
    }
}

const ROADS: &str = include_str!("../tests/data/roads.jsonl");

const KNIGHTS: &str = include_str!("../tests/data/knights.jsonl");

const SEA: &str = include_str!("../tests/data/sea.jsonl");

const TRADERS: &str = include_str!("../tests/data/traders.jsonl");

/// Lines through `analyze`, text in and text out.
fn analyzed(bencher: Bencher<'_, '_>, lines: &str) {
    let deck = deck();
    bencher.counter(ItemsCount::new(lines.lines().count())).bench_local(|| {
        let mut output = Vec::with_capacity(lines.len());
        analyze(&deck, &mut black_box(lines.as_bytes()), &mut output).expect("memory takes all");
        output
    });
}

/// The reference: the same lines read and written as plain JSON, judged by
/// nobody.
fn copied(bencher: Bencher<'_, '_>, lines: &str) {
    bencher.counter(ItemsCount::new(lines.lines().count())).bench_local(|| {
        let mut output = Vec::with_capacity(lines.len());
        for line in black_box(lines).lines() {
            let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
            serde_json::to_writer(&mut output, &value).expect("memory takes all");
        }
        output
    });
}

/// Road positions.
#[divan::bench]
fn analyze_road_positions(bencher: Bencher<'_, '_>) {
    analyzed(bencher, ROADS);
}

/// Their reference.
#[divan::bench]
fn reference_road_lines(bencher: Bencher<'_, '_>) {
    copied(bencher, ROADS);
}

/// Positions of Cities & Knights, without what the data expects of them.
#[divan::bench]
fn analyze_knights_positions(bencher: Bencher<'_, '_>) {
    analyzed(bencher, &asked(KNIGHTS));
}

/// Their reference.
#[divan::bench]
fn reference_knights_lines(bencher: Bencher<'_, '_>) {
    copied(bencher, &asked(KNIGHTS));
}

/// Positions of Seafarers, some with Cities & Knights, without what the data expects of them.
#[divan::bench]
fn analyze_sea_positions(bencher: Bencher<'_, '_>) {
    analyzed(bencher, &asked(SEA));
}

/// Their reference.
#[divan::bench]
fn reference_sea_lines(bencher: Bencher<'_, '_>) {
    copied(bencher, &asked(SEA));
}

/// Positions of Traders & Barbarians, without what the data expects of them.
#[divan::bench]
fn analyze_traders_positions(bencher: Bencher<'_, '_>) {
    analyzed(bencher, &asked(TRADERS));
}

/// Their reference.
#[divan::bench]
fn reference_traders_lines(bencher: Bencher<'_, '_>) {
    copied(bencher, &asked(TRADERS));
}

/// Lines of data as somebody would ask them.
fn asked(lines: &str) -> String {
    let ask = |line: &str| {
        let mut position: serde_json::Value = serde_json::from_str(line).expect("JSON");
        position.as_object_mut().expect("a position").remove("expect");
        position.to_string()
    };
    lines.lines().map(ask).collect::<Vec<_>>().join("\n")
}
