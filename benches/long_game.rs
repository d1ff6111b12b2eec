//! What a game of 100,000 acts costs: opening it, undoing in it, its memory.
//! The reference of the same run takes the same file's lines as plain JSON.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a bench says so by panicking"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use cards::deck_a;
use chrono::DateTime;
use game::{Entry, Game, Phase, Rules, State, Step};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};
use store::{Folder, Journal, read_journal};

/// Set for the process whose memory is measured; its value is the game's file.
const OPENED: &str = "TABLESIDE_LONG_GAME";
const ACTS: usize = 100_000;
const UNDOS: usize = 200;

fn main() {
    if let Some(path) = std::env::var_os(OPENED) {
        opened(Path::new(&path));
        return;
    }
    // Writing a line waits for the disk; a folder in memory has none.
    let folder = [Path::new("/dev/shm"), &std::env::temp_dir()]
        .into_iter()
        .find(|folder| folder.is_dir())
        .expect("a folder")
        .join(format!("tableside-long-game-{}", std::process::id()));
    let path = written(&folder);
    let bytes = std::fs::metadata(&path).expect("it is there").len();
    println!("long game: {ACTS} acts, {:.1} MB", bytes as f64 / 1e6);
    let own = std::env::current_exe().expect("this bench has a file");
    let mut child = Command::new(own);
    let child = child.env(OPENED, &path).stdout(Stdio::inherit());
    assert!(child.status().expect("it starts").success());
    std::fs::remove_dir_all(folder).expect("it was there");
}

/// Plays a game that nobody wins and writes its journal.
fn written(folder: &Path) -> PathBuf {
    let mut rng = StdRng::seed_from_u64(3);
    let deck = deck_a().expect("the built-in deck is sound");
    let rules = Rules { target: 30, ..Rules::open_hands() };
    let setup = random_setup(std::slice::from_ref(&deck), 4, rules, &mut rng).expect("a setup");
    let mut journal = Folder::new(folder).create(&setup).expect("written");
    let mut state = State::new(setup.into());
    for _ in 0..ACTS {
        let act = random_act(&mut state, &mut rng).expect("nobody wins");
        assert!(state.phase() != Phase::Over);
        journal.append(&Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("written");
    }
    journal.path().to_owned()
}

fn opened(path: &Path) {
    let plain: Vec<Duration> = (0..3).map(|_| timed(|| as_json(path)).0).collect();
    let reads: Vec<Duration> =
        (0..3).map(|_| timed(|| read_journal(path).expect("whole")).0).collect();
    let (first, (mut journal, opened)) = timed(|| Journal::open(path).expect("whole"));
    assert_eq!(opened.game.count(), ACTS);
    let mut game = opened.game;
    let mut undos: Vec<Duration> =
        (0..UNDOS).map(|_| timed(|| step(&mut game, &mut journal, Step::Undo)).0).collect();
    undos.sort();
    let mut acts: Vec<Duration> = (0..UNDOS)
        .map(|_| {
            timed(|| {
                let act = random_act(&mut game.state().clone(), &mut StdRng::seed_from_u64(1));
                step(&mut game, &mut journal, Step::Act(act.expect("goes on")));
            })
            .0
        })
        .collect();
    acts.sort();
    let (back, ()) = timed(|| step(&mut game, &mut journal, Step::Back(None)));
    let least = |times: &[Duration]| times.iter().min().copied().unwrap_or_default();
    println!("  plain JSON of its lines      {:>9.1} ms", millis(least(&plain)));
    println!(
        "  opened, to look              {:>9.1} ms  ({:.2} of plain JSON)",
        millis(least(&reads)),
        least(&reads).as_secs_f64() / least(&plain).as_secs_f64()
    );
    println!("  opened, to play              {:>9.1} ms  (goal 1,000)", millis(first));
    println!(
        "  undo, median and longest     {:>9.2} ms {:>9.2} ms  (goal 16)",
        millis(undos[UNDOS / 2]),
        millis(undos[UNDOS - 1])
    );
    println!(
        "  an act, median and longest   {:>9.2} ms {:>9.2} ms",
        millis(acts[UNDOS / 2]),
        millis(acts[UNDOS - 1])
    );
    println!("  back to the opening          {:>9.2} ms", millis(back));
    if let Some(most) = most_memory() {
        println!("  memory, at most              {most:>9.1} MB  (goal 300, window included)");
    }
}

fn step(game: &mut Game, journal: &mut Journal, step: Step) {
    let entry = Entry::new(DateTime::UNIX_EPOCH, step);
    game.check(&entry.step).expect("it can be taken");
    journal.append(&entry).expect("written");
    game.take(entry).expect("checked");
}

fn as_json(path: &Path) -> usize {
    let text = std::fs::read_to_string(path).expect("it is there");
    let json = text.lines().map(|line| line.splitn(4, ' ').nth(3).expect("four fields"));
    json.map(|json| serde_json::from_str::<serde_json::Value>(json).expect("JSON"))
        .filter(serde_json::Value::is_object)
        .count()
}

fn timed<T>(does: impl FnOnce() -> T) -> (Duration, T) {
    let started = Instant::now();
    let done = does();
    (started.elapsed(), done)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// The most memory this process has had resident, in MB, where the system
/// tells.
fn most_memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes / 1_024.0)
}
