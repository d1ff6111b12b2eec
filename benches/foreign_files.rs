//! What the worst files within the bounds cost: each is opened in a process of its
//! own, which tells its time and the most memory it had.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a bench says so by panicking"
)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use board::{Hex, Intersection, Path as BoardPath, Side, Terrain};
use cards::{RulingSet, Rulings, deck_a};
use chrono::DateTime;
use game::{
    Act, ActId, Building, Chit, Condition, Correction, Deed, Entry, Game, Ground, NumberSource,
    Phase, RuleChange, Rules, SeaChange, SeaCorrection, SeaRules, Setup, State, Step, Task,
    ThisTurn,
};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use stats::{random_act, random_setup};
use store::{Folder, Journal, MAX_JOURNAL_BYTES, MAX_JOURNAL_LINES, Place, read_journal};

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
    let cases: [(&str, Vec<u8>); 17] = [
        ("64 MiB that seem to begin everywhere", seeming()),
        ("64 MiB of small numbers for decks", small_numbers()),
        ("5,000 acts, 10,000 jumps", jumping(5_000, 10_000)),
        ("an act with 400,000 tasks, small acts behind", many_tasks()),
        ("half acts, half jumps over all", jumping(acts, acts - 2)),
        ("a jump before every act", bush(acts - 2)),
        ("all undone and done again", to_and_fro()),
        ("as many acts as there may be, open hands", played(Rules::open_hands())),
        ("the same, secret hands", played(Rules::default())),
        ("points of one island, again and again", earned(|_| 0)),
        ("points of as many islands as there are places", earned(|nth| nth)),
        ("30 roads and 30 ships of a player, measured", measured(2, 1)),
        ("all roads and ships of a player, measured", measured(1, 1)),
        ("the same, with a jump before every act", measured(1, 2)),
        ("16 MiB of home", homes()),
        ("hexes far apart, laid again and again", laid()),
        ("2,400 readings of events, and rules that change", readings()),
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

/// An opening of Seafarers.
fn at_sea() -> Setup {
    setup(Rules { sea: Some(SeaRules::default()), ..Rules::open_hands() })
}

fn corrects(correction: Correction) -> Step {
    Step::Act(Act::of(Deed::Correct { correction }))
}

/// Acts that bring points of islands, of which `island` says the numbers.
fn earned(island: fn(i32) -> i32) -> Vec<u8> {
    let setup = at_sea();
    let mut lines = Lines::of(&opening(&setup));
    for nth in (0..).map(island) {
        let at = |from: i32| i8::try_from(from % 100).expect("small");
        let chit = Chit { island: Hex::new(at(nth), at(nth / 100)), points: 2 };
        let sea = vec![SeaChange::Earned { player: setup.first, chit }];
        if !lines.step(Step::Act(Act { sea, ..Act::of(Deed::Resolve) })) {
            return lines.bytes;
        }
    }
    lines.bytes
}

/// Roads and ships of a player around seven hexes, `times` as many as they have, which meet at
/// their buildings; then acts that measure them, every `apart`th behind a jump.
fn measured(times: usize, apart: usize) -> Vec<u8> {
    let setup = at_sea();
    let seat = setup.first;
    let hexes = (-2..=2).flat_map(|q| (-2..=2).map(move |r| Hex::new(q, r)));
    let hexes = hexes.filter(|hex| (hex.q + hex.r).abs() <= if times > 1 { 2 } else { 1 });
    let hexes = hexes.filter(|hex| times > 1 || hex.q.abs().max(hex.r.abs()) <= 1);
    let corners: BTreeSet<Intersection> = hexes.flat_map(Intersection::around).collect();
    let paths: BTreeSet<BoardPath> = corners.iter().flat_map(|at| at.paths()).collect();
    let inner = |path: &BoardPath| path.ends().iter().all(|end| corners.contains(end));
    let paths: Vec<BoardPath> = paths.into_iter().filter(inner).take(30 * times).collect();
    let measures = || {
        let at = BoardPath::of(Hex::new(20, 20), Side::East);
        corrects(Correction::Road { at, is: None })
    };
    let mut rng = StdRng::seed_from_u64(4);
    let tables = (0..100).map(|_| {
        let mut paths = paths.clone();
        paths.shuffle(&mut rng);
        let is = Some((seat, Condition::Intact));
        let road = |at: &BoardPath| corrects(Correction::Road { at: *at, is });
        let ship = |at: &BoardPath| corrects(Correction::Sea(SeaCorrection::Ship { at: *at, is }));
        let (roads, ships) = paths.split_at(paths.len() / 2);
        let mut table: Vec<Step> = roads.iter().map(road).chain(ships.iter().map(ship)).collect();
        let mut corners: Vec<Intersection> = corners.iter().copied().collect();
        corners.shuffle(&mut rng);
        let is = Some((seat, Building::Settlement));
        let buildings = corners.iter().take(9);
        table.extend(buildings.map(|at| corrects(Correction::Building { at: *at, is })));
        let mut game = Game::new(setup.clone());
        let steps = table.iter().cloned().chain([measures()]);
        let _ = game.take_each(steps.map(|step| Entry::new(DateTime::UNIX_EPOCH, step)));
        (game.work(), table)
    });
    let (_, table) = tables.max_by_key(|(work, _)| *work).expect("a hundred");
    let mut lines = Lines::of(&opening(&setup));
    for step in table {
        assert!(lines.step(step));
    }
    (0..60).for_each(|_| assert!(lines.step(measures())));
    let last = paths.len() + 9 + 59;
    for nth in 1.. {
        let step = if nth % apart == 0 { measures() } else { place(last) };
        if !lines.step(step) {
            break;
        }
    }
    lines.bytes
}

/// The same land as home over and over, in as long an opening as there may be.
fn homes() -> Vec<u8> {
    let setup = at_sea();
    let mut json: serde_json::Value = serde_json::from_str(&opening(&setup)).expect("JSON");
    let land = setup.island.tiles().iter().map(|tile| tile.at).cycle();
    let home: Vec<Hex> = land.take(2_200_000).collect();
    json["setup"]["sea"]["home"] = serde_json::json!({ "at": home });
    let mut lines = Lines::of(&json.to_string());
    let player = setup.first;
    while lines.step(corrects(Correction::Sea(SeaCorrection::Moved { player, is: ThisTurn::Done })))
    {
    }
    lines.bytes
}

/// Hexes at both ends of all that can be named, one after the other.
fn laid() -> Vec<u8> {
    let mut lines = Lines::of(&opening(&setup(Rules::open_hands())));
    let ground = Ground { terrain: Terrain::Hills, token: None };
    for nth in 0.. {
        let at = if nth % 2 == 0 { Hex::new(-128, -128) } else { Hex::new(127, 127) };
        let is = (nth % 4 < 2).then_some(ground);
        if !lines.step(corrects(Correction::Tile { at, is })) {
            break;
        }
    }
    lines.bytes
}

/// As many events as can be read for themselves, and a rule that changes with each act.
fn readings() -> Vec<u8> {
    let mut lines = Lines::of(&opening(&setup(Rules::open_hands())));
    let changes = |rule| Step::Act(Act::of(Deed::ChangeRule { rule }));
    let event = |nth: usize| format!("an_event_with_a_long_name_{nth}").try_into().expect("a name");
    let except = (0..2_400).map(|nth| (event(nth), RulingSet::Classic)).collect();
    let set = RulingSet::Fusion;
    assert!(lines.step(changes(RuleChange::Rulings(Rulings { set, except }))));
    while lines.step(changes(RuleChange::Target(12))) {}
    lines.bytes
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
