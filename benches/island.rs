//! What an island under all rules costs, at the median and at the 99th
//! percentile, beside a reference of the same run: one shuffle of the same
//! pieces that keeps no rules. Last, pieces with which no rule for tokens can be
//! kept: how long it takes to give up. `cargo bench --bench island`; the goal is 50 ms
//! at the 99th percentile.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a bench says so by panicking"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use board::{Hex, Island, IslandPiece, LayRules, Shape, Stock, Terrain, Tile, Token, lay};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

const SAMPLES: usize = 1_000;

fn main() {
    // The hexagon with four rings: the most hexes, and the most neighbors.
    let rows = (-4..=4).flat_map(|r| (-4..=4).map(move |q| Hex::new(q, r)));
    let largest: Vec<Hex> = rows.filter(|hex| hex.distance(Hex::new(0, 0)) <= 4).collect();
    println!("{SAMPLES} islands each            median     99th percentile");
    for hexes in [Shape::Standard.hexes(), Shape::Large.hexes(), largest.clone()] {
        let stock = Stock::fitting(&hexes);
        let mut rng = StdRng::seed_from_u64(1);
        let count = hexes.len();
        let ruled = times(|| {
            let laid = lay(&hexes, &stock, &LayRules::ALL, &mut rng).expect("the stock fits");
            assert!(laid.unkept.is_empty(), "every rule is kept");
            laid.island
        });
        print(&format!("{count} hexes, all rules"), &ruled);
        let plain = times(|| unruled(&hexes, &stock, &mut rng));
        print(&format!("{count} hexes, reference"), &plain);
    }
    let stock = only_reds(Stock::fitting(&largest));
    let mut rng = StdRng::seed_from_u64(1);
    let hopeless = times(|| {
        let laid = lay(&largest, &stock, &LayRules::ALL, &mut rng).expect("the stock fits");
        assert!(!laid.unkept.is_empty(), "reds touch");
        laid.island
    });
    print("61 hexes, only reds", &hopeless);
}

fn only_reds(mut stock: Stock) -> Stock {
    let total = u8::try_from(stock.token_total()).expect("at most 61");
    for token in Token::ALL {
        let count = match token.number() {
            6 => total / 2,
            8 => total - total / 2,
            _ => 0,
        };
        stock.set(IslandPiece::Token(token), count);
    }
    stock
}

/// The reference.
fn unruled(hexes: &[Hex], stock: &Stock, rng: &mut StdRng) -> Island {
    let (mut terrain, mut tokens) = (stock.terrain_pieces(), stock.token_pieces());
    terrain.shuffle(rng);
    tokens.shuffle(rng);
    let mut tokens = tokens.into_iter();
    let tile = |(at, terrain): (&Hex, Terrain)| {
        let token = if terrain == Terrain::Desert { None } else { tokens.next() };
        Tile { at: *at, terrain, token }
    };
    let tiles = hexes.iter().zip(terrain).map(tile).collect();
    Island::new(tiles, Vec::new()).expect("different hexes")
}

fn times(mut work: impl FnMut() -> Island) -> Vec<Duration> {
    let mut times: Vec<Duration> = (0..SAMPLES)
        .map(|_| {
            let start = Instant::now();
            black_box(work());
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times
}

fn print(what: &str, times: &[Duration]) {
    let micros = |place: usize| times[place].as_secs_f64() * 1e6;
    let (median, high) = (micros(times.len() / 2), micros(times.len() * 99 / 100));
    println!("{what:<26} {median:>9.1} us {high:>12.1} us");
}
