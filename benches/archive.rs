//! What the overview of 1,000 games costs: with a summary of each at hand, and
//! without. The reference of the same run reads the same files and nothing more.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a bench says so by panicking")]

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use cards::deck_a;
use chrono::{DateTime, TimeDelta};
use game::{Entry, Rules, Setup, SetupFields, State, Step};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};
use store::{Folder, Place};
use tableside::app::library::games::{Games, Memory};
use tableside::app::library::records::Records;

const GAMES: u64 = 1_000;
const ACTS: usize = 400;

fn main() {
    // Writing a line waits for the disk; a folder in memory has none.
    let memory = Path::new("/dev/shm");
    let data = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    let data = data.join(format!("tableside-archive-{}", std::process::id()));
    let folder = Folder::new(&data);
    for seed in 0..GAMES {
        play(&folder, seed);
    }
    let files = folder.files_at(Place::Table).expect("a folder");
    let bytes = |path| std::fs::read(path).expect("reads").len();
    let plain = median(|| {
        black_box(files.iter().map(bytes).sum::<usize>());
    });
    let size: usize = files.iter().map(bytes).sum();
    let (anew, _) = timed(|| overview(&folder));
    let kept = median(|| {
        black_box(overview(&folder));
    });
    let (listed_anew, _) = timed(|| list(&folder));
    let listed = median(|| assert_eq!(black_box(list(&folder)), files.len()));
    let ratio = |one: Duration| one.as_secs_f64() / plain.as_secs_f64();
    println!("archive: {} games, {:.0} MB", files.len(), size as f64 / 1e6);
    println!(
        "| its overview with summaries | {:.0} ms | its files read: {:.0} ms | {:.1} |",
        millis(kept),
        millis(plain),
        ratio(kept)
    );
    println!(
        "| the same, each summary made anew | {:.0} ms | | {:.0} |",
        millis(anew),
        ratio(anew)
    );
    println!(
        "| the start screen's list | {:.0} ms | the first time {:.0} ms | {:.1} |",
        millis(listed),
        millis(listed_anew),
        ratio(listed)
    );
    std::fs::remove_dir_all(data).expect("it was there");
}

fn play(folder: &Folder, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let deck = deck_a().expect("the built-in deck is sound");
    let rules = Rules { target: 20, ..Rules::open_hands() };
    let players = 3 + usize::try_from(seed % 4).unwrap();
    let setup =
        random_setup(std::slice::from_ref(&deck), players, rules, &mut rng).expect("a setup");
    let created = setup.created + TimeDelta::hours(i64::try_from(seed).unwrap());
    let setup = Setup::new(SetupFields { created, ..SetupFields::from(setup) }).expect("a setup");
    let mut journal = folder.create(&setup).expect("written");
    let mut state = State::new(setup.into());
    for nth in 0..ACTS {
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        let seconds = TimeDelta::seconds(i64::try_from(nth).unwrap());
        let time = DateTime::UNIX_EPOCH + seconds;
        journal.append(&Entry::new(time, Step::Act(act))).expect("written");
    }
}

/// Returns what the page of all games waits for.
fn overview(folder: &Folder) -> u32 {
    let mut records = Records::open(folder, &Memory::default());
    while !records.is_done() {
        records.read_on();
    }
    records.across().games
}

/// Counts the games that the start screen lists once all of them have been read: it is there
/// before, and fills while it is looked at.
fn list(folder: &Folder) -> usize {
    let begun = Instant::now();
    let mut games = Games::new(folder, DateTime::UNIX_EPOCH);
    while games.go_on(begun.elapsed()) {
        std::thread::yield_now();
    }
    games.table().games().count()
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let begun = Instant::now();
    let result = run();
    (begun.elapsed(), result)
}

fn median(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..5).map(|_| timed(&mut run).0).collect();
    times.sort();
    times.get(2).copied().unwrap_or_default()
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
