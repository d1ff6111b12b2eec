//! What the worst files within the bounds cost: each is opened in a process of its
//! own, which tells its time and the most memory it had.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a bench says so by panicking"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use chrono::DateTime;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tableside::cards::deck_a;
use tableside::game::{
    Act, ActId, Deed, Entry, Game, NumberSource, Phase, Rules, Setup, State, Step, Task,
};
use tableside::stats::{random_act, random_setup};
use tableside::store::{
    Folder, Journal, MAX_JOURNAL_BYTES, MAX_JOURNAL_LINES, Place, read_journal,
};

/// Set for the process that is measured; its value is the file.
const OPENED: &str = "TABLESIDE_FOREIGN_FILE";

fn main() {
    if let Some(path) = std::env::var_os(OPENED) {
        opened(Path::new(&path));
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    println!("foreign files: time and memory of opening them (goal: 5 s and 600 MB)");
    let acts = MAX_JOURNAL_LINES / 2;
    let cases: [(&str, Vec<u8>); 9] = [
        ("64 MiB that seem to begin everywhere", seeming()),
        ("64 MiB of small numbers for decks", small_numbers()),
        ("5,000 acts, 10,000 jumps", jumping(5_000, 10_000)),
        ("an act with 400,000 tasks, small acts behind", many_tasks()),
        ("half acts, half jumps over all", jumping(acts, acts - 2)),
        ("a jump before every act", bush(acts - 2)),
        ("all undone and done again", to_and_fro()),
        ("as many acts as there may be, open hands", played(Rules::open_hands())),
        ("the same, secret hands", played(Rules::default())),
    ];
    for (name, bytes) in cases {
        let path = folder.path().join("game.tableside");
        std::fs::write(&path, &bytes).expect("written");
        println!("  {name} ({:.1} MB)", bytes.len() as f64 / 1e6);
        let own = std::env::current_exe().expect("this bench has a file");
        let mut child = Command::new(own);
        let child = child.env(OPENED, &path).stdout(Stdio::inherit());
        assert!(child.status().expect("it starts").success());
    }
    older();
}

fn opened(path: &Path) {
    let started = Instant::now();
    let read = read_journal(path);
    let to_look = started.elapsed();
    let told = match &read {
        Ok(opened) => format!("{} acts, {:?}", opened.game.count(), opened.damage),
        Err(error) => error.to_string(),
    };
    drop(read);
    let memory = most_memory();
    let started = Instant::now();
    let played = Journal::open(path);
    let to_play = started.elapsed();
    drop(played);
    println!(
        "    to look {:.2} s, {memory:.0} MB; to play {:.2} s, {:.0} MB: {told}",
        to_look.as_secs_f64(),
        to_play.as_secs_f64(),
        most_memory()
    );
}

/// The most memory this process has had resident, in MB; 0 where the system does
/// not tell.
fn most_memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok());
    kilobytes.unwrap_or(0.0_f64) / 1_024.0
}

fn setup(rules: Rules) -> Setup {
    let deck = deck_a().expect("the built-in deck is sound");
    let rules = Rules { target: 30, ..rules };
    random_setup(&[deck], 4, rules, &mut StdRng::seed_from_u64(3)).expect("a setup")
}

/// The opening's JSON, as the program writes it.
fn opening(setup: &Setup) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = Folder::new(folder.path()).create(setup).expect("written");
    let text = std::fs::read_to_string(journal.path()).expect("it is there");
    text.lines().next().and_then(|line| line.splitn(4, ' ').nth(3)).expect("a line").to_owned()
}

/// A file of lines, as far as the bounds go.
struct Lines {
    bytes: Vec<u8>,
    last: u32,
    count: usize,
}

impl Lines {
    fn of(opening: &str) -> Self {
        let mut lines = Self { bytes: Vec::new(), last: 0, count: 0 };
        lines.add(opening);
        lines.add(opening);
        lines
    }

    fn add(&mut self, json: &str) -> bool {
        let covered = format!("{:08x} {} {json}", self.last, self.count + 1);
        let sum = crc32fast::hash(covered.as_bytes());
        let fits = self.bytes.len() + covered.len() + 10 <= MAX_JOURNAL_BYTES;
        if fits && self.count < MAX_JOURNAL_LINES {
            self.bytes.extend(format!("{sum:08x} {covered}\n").into_bytes());
            (self.last, self.count) = (sum, self.count + 1);
            return true;
        }
        false
    }

    fn step(&mut self, step: Step) -> bool {
        let entry = Entry::new(DateTime::UNIX_EPOCH, step);
        self.add(&serde_json::to_string(&entry).expect("JSON"))
    }
}

fn any() -> Step {
    Step::Act(Act::of(Deed::UseSource { numbers: NumberSource::Cards }))
}

fn place(nth: usize) -> Step {
    let id: ActId = serde_json::from_value(nth.into()).expect("a number");
    Step::Back(Some(id))
}

fn seeming() -> Vec<u8> {
    let line = b"deadbeef deadbeef 2 {";
    line.repeat(MAX_JOURNAL_BYTES / line.len())
}

fn small_numbers() -> Vec<u8> {
    let json = opening(&setup(Rules::open_hands()));
    let (before, behind) = json.split_once("\"decks\":[").expect("decks");
    let most = MAX_JOURNAL_BYTES - json.len() - 1_000;
    let json = format!("{before}\"decks\":[{}{behind}", "0,".repeat(most / 2));
    let mut lines = Lines { bytes: Vec::new(), last: 0, count: 0 };
    lines.add(&json);
    lines.bytes
}

fn jumping(acts: usize, jumps: usize) -> Vec<u8> {
    let mut lines = Lines::of(&opening(&setup(Rules::open_hands())));
    (0..acts).for_each(|_| assert!(lines.step(any())));
    for nth in 0..jumps {
        lines.step(if nth % 2 == 0 { Step::Back(None) } else { place(acts - 1) });
    }
    lines.bytes
}

fn many_tasks() -> Vec<u8> {
    let setup = setup(Rules::open_hands());
    let mut lines = Lines::of(&opening(&setup));
    let Step::Act(act) = any() else { return Vec::new() };
    let tasks = vec![Task::Pay { player: setup.first }; 400_000];
    lines.step(Step::Act(Act { tasks: Some(tasks), ..act }));
    (0..10_000).for_each(|_| assert!(lines.step(any())));
    lines.bytes
}

fn bush(acts: usize) -> Vec<u8> {
    let mut lines = Lines::of(&opening(&setup(Rules::open_hands())));
    let mut rng = StdRng::seed_from_u64(5);
    lines.step(any());
    for made in 1..acts {
        let nearly = made - rng.random_range(0..made.min(40));
        lines.step(place(if made % 7 == 0 { rng.random_range(0..made) } else { nearly - 1 }));
        lines.step(any());
    }
    lines.bytes
}

fn to_and_fro() -> Vec<u8> {
    let mut lines = Lines::of(&opening(&setup(Rules::open_hands())));
    let acts = MAX_JOURNAL_LINES / 4;
    (0..acts).for_each(|_| assert!(lines.step(any())));
    (0..acts).for_each(|_| assert!(lines.step(Step::Undo)));
    (0..acts).for_each(|_| assert!(lines.step(Step::Redo)));
    lines.bytes
}

fn played(rules: Rules) -> Vec<u8> {
    let setup = setup(rules);
    let mut lines = Lines::of(&opening(&setup));
    let mut state = State::new(setup.into());
    let mut rng = StdRng::seed_from_u64(3);
    loop {
        let act = random_act(&mut state, &mut rng).expect("nobody wins");
        assert!(state.phase() != Phase::Over);
        if !lines.step(Step::Act(act)) {
            return lines.bytes;
        }
    }
}

/// 400 games of an older version, each gone on with: their list.
fn older() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden/v3-1.tableside");
    let data = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(data.path());
    std::fs::create_dir_all(folder.path()).expect("made");
    for nth in 0..400 {
        let path: PathBuf = folder.path().join(format!("old-{nth}.tableside"));
        std::fs::copy(&golden, &path).expect("copied");
        let (mut journal, opened) = folder.open(&path).expect("it opens");
        let mut game: Game = opened.game;
        let entry = Entry::new(DateTime::UNIX_EPOCH, any());
        journal.append(&entry).expect("written");
        game.take(entry).expect("it fits");
    }
    let started = Instant::now();
    let listed = folder.files_at(Place::Table).expect("a folder").len();
    println!("  400 older games, listed as {listed}: {:.2} s", started.elapsed().as_secs_f64());
}
