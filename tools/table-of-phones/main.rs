//! A main device with a game on it and nobody before it, for the tests of whole games on phones: the app in
//! a window without a screen, with the real server on loopback and games on disk. Answers each line of the
//! standard input with a line of JSON.
//!
//! - `begin {"players": 4, "phones": 4, "game": "base", "decks": ["a"], "target": 3, "turns": true, "language": "en",
//!   "seed": 1}` opens a new game (`knights`, `sea`, `base`, or the base game from its `middle`) with phones on, and tells `at` and `code`;
//! - `let_in` touches what lets in whoever asks for a seat, and tells how many touches that took;
//! - `here` does at the main device, with one touch, what is asked of whoever has no phone, and tells whether
//!   there was anything;
//! - `how` tells how the game stands: `turn`, `phase`, `acts`, `touches`, `winner`, and what `tasks` wait for whom.
#![allow(
    dead_code,
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "whoever drives it learns by its end"
)]

#[path = "../../tests/common/mod.rs"]
mod common;
#[path = "../../tests/window/tools"]
mod tools {
    pub mod desk;
    pub mod saved;
    pub mod window;
}

use std::io::{self, BufRead as _, Write as _};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use cards::{BuiltIn, Deck};
use chrono::{DateTime, NaiveDateTime, Utc};
use game::{Edition, Following, Over, Rules, SeaRules, Setup, SetupFields};
use guests::{GuestServer, Invitation, Limits, Network, NotOpened, OnChange, OwnAddress};
use kit::theme::Motion;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use serde::Deserialize;
use serde_json::{Value, json};
use stats::random_setup;
use store::Folder;
use tableside::app::platform::{Platform, Wishes};
use tableside::app::settings::Settings;
use tempfile::TempDir;
use tools::{saved, window};
use window::Window;
use words::language::Language;
use words::text::Text;

/// The longest that the window rests.
const FRAME: Duration = Duration::from_millis(15);

/// This machine alone, as a network.
#[derive(Clone, Default)]
struct Loopback {
    invitation: Arc<Mutex<Option<Invitation>>>,
}

impl Network for Loopback {
    fn addresses(&self) -> io::Result<Vec<OwnAddress>> {
        Ok(vec![OwnAddress::loopback()])
    }

    fn open(&self, at: &OwnAddress, on_change: OnChange) -> Result<GuestServer, NotOpened> {
        // All phones of a test come from one address.
        let limits = Limits {
            ports: 0..=0,
            connections_per_address: 64,
            requests_a_second: 2_000,
            ..Limits::default()
        };
        let server = GuestServer::open(at, limits, on_change)?;
        *self.invitation.lock().expect("whole") = Some(server.invitation());
        Ok(server)
    }
}

#[derive(Clone)]
struct OwnSystem {
    started: Instant,
    network: Loopback,
    seed: Arc<Mutex<u64>>,
}

impl Platform for OwnSystem {
    fn wishes(&self) -> Wishes {
        Wishes { motion: Some(Motion::Still), ..Wishes::default() }
    }

    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        time.naive_utc()
    }

    fn rng(&mut self) -> StdRng {
        let mut seed = self.seed.lock().expect("whole");
        *seed += 1;
        StdRng::seed_from_u64(*seed)
    }

    fn network(&self) -> Option<&dyn Network> {
        Some(&self.network)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    players: usize,
    game: String,
    decks: Vec<String>,
    target: u8,
    turns: bool,
    language: String,
    seed: u64,
    /// The number of players with a phone, the first ones.
    phones: usize,
}

/// A table with a game on it.
struct PhoneTable {
    window: Window,
    /// The games' folder, which goes with the table.
    _folder: TempDir,
    network: Loopback,
    phones: usize,
}

fn setup(wanted: &Wanted) -> Setup {
    let base = match wanted.game.as_str() {
        "knights" => Rules::with_knights(Edition::Fifth),
        "sea" => Rules { sea: Some(SeaRules::default()), ..Rules::default() },
        _ => Rules::default(),
    };
    let rules = Rules { following: Following::Private, target: wanted.target, ..base };
    if wanted.game == "middle" {
        let parts = common::watched::middle(wanted.players, rules);
        return Setup::new(parts).expect("a setup");
    }
    let decks: Vec<Deck> = wanted
        .decks
        .iter()
        .map(|key| {
            let built_in = match key.as_str() {
                "b" => BuiltIn::B,
                "c" => BuiltIn::C,
                "d" => BuiltIn::D,
                _ => BuiltIn::A,
            };
            built_in.deck().expect("a sound deck")
        })
        .collect();
    let mut rng = StdRng::seed_from_u64(wanted.seed);
    let names = ["Anna", "Ben", "Clara", "David", "Eva", "Felix"];
    let drawn = random_setup(&decks, wanted.players, rules, &mut rng).expect("a setup");
    let players = common::players(names.into_iter().take(wanted.players));
    Setup::new(SetupFields { players, created: Utc::now(), ..drawn.into() }).expect("a setup")
}

impl PhoneTable {
    fn begin(wanted: &Wanted) -> Self {
        let folder = common::temp_dir();
        let language = Language::ALL.into_iter().find(|it| it.code() == wanted.language);
        let language = language.expect("a language");
        saved::set(folder.path(), Settings { language: Some(language), ..Settings::default() });
        drop(Folder::new(folder.path()).create(&setup(wanted)).expect("written"));
        let network = Loopback::default();
        let seed = Arc::new(Mutex::new(wanted.seed));
        let system = OwnSystem { started: Instant::now(), network: network.clone(), seed };
        let frame = (window::LANDSCAPE, Duration::from_millis(250));
        let games = Folder::new(folder.path());
        let mut window = Window::over(games, frame, move || Box::new(system.clone()));
        window.text = Text::of(language);
        window.until_read(1);
        window.walk("home-resume table table-phones");
        window.tap("phones-switch");
        if wanted.turns {
            window.tap("phones-turns");
        }
        window.press(egui::Key::Escape);
        window.press(egui::Key::Escape);
        window.touches = 0;
        Self { window, _folder: folder, network, phones: wanted.phones }
    }

    fn way_in(&self) -> Value {
        let invitation = self.network.invitation.lock().expect("whole").expect("it is on");
        json!({ "at": invitation.at().to_string(), "code": invitation.code().to_string() })
    }

    fn lets_in(&mut self) -> Value {
        let before = self.window.touches;
        self.window.harness.run_steps(2);
        let all = self.window.text.get("phones-let-all-in");
        if self.window.has(&all) {
            self.window.touch(&all);
        } else {
            let one = self.window.text.get("phones-let-in");
            let names = self.window.names();
            let button = names.iter().find(|name| {
                name.starts_with(&format!("{one} ")) || name.contains("einlassen, mit")
            });
            if let Some(name) = button {
                self.window.touch(&name.clone());
            }
        }
        json!({ "touches": self.window.touches - before })
    }

    /// Does the next thing for somebody who has no phone.
    fn does_here(&mut self) -> Value {
        let has_phone = |seat: game::Seat| seat.index() < self.phones;
        let state = self.window.state();
        let asked = state.open_tasks().first().map(game::Task::player);
        let who = asked.unwrap_or(state.builder());
        if has_phone(who) || state.over().is_some() {
            return json!({ "did": false });
        }
        let called = state.players().get(who).expect("a player").name.to_string();
        self.window.harness.run_steps(2);
        let names = self.window.names();
        let ways: [&dyn Fn(&str) -> bool; 5] = [
            &|name| name.starts_with(&called) && name.ends_with("without saying which"),
            &|name| asked.is_none() && name == "Draw",
            &|name| asked.is_none() && name.starts_with("Done"),
            &|name| name.starts_with("Skip"),
            &|name| name.starts_with("The table did otherwise"),
        ];
        let found = ways.iter().find_map(|way| names.iter().find(|name| way(name)));
        let Some(name) = found else { panic!("nothing to touch: {names:?}") };
        self.window.touch(&name.clone());
        json!({ "did": true })
    }

    fn how(&self) -> Value {
        let state = self.window.state();
        let tasks = state
            .open_tasks()
            .iter()
            .map(|task| json!({ "seat": task.player().index(), "task": format!("{task:?}") }));
        json!({
            "turn": state.turn(),
            "phase": format!("{:?}", state.phase()),
            "acts": self.window.game().count(),
            "touches": self.window.touches,
            "winner": state.over().and_then(Over::winner).map(game::Seat::index),
            "builder": state.builder().index(),
            "points": state.players().seats().map(|seat| state.public_points(seat)).collect::<Vec<_>>(),
            "tasks": tasks.collect::<Vec<_>>(),
        })
    }

    fn answer(&mut self, line: &str) -> Value {
        match line {
            "let_in" => self.lets_in(),
            "here" => self.does_here(),
            "how" => self.how(),
            _ => panic!("{line}: there is no such line"),
        }
    }
}

fn main() {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let mut table: Option<PhoneTable> = None;
    loop {
        let line = match lines.recv_timeout(FRAME) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if let Some(table) = &mut table {
            table.window.harness.step();
        }
        let Some(line) = line else { continue };
        let answer = match (line.strip_prefix("begin "), &mut table) {
            (Some(wanted), _) => {
                let begun =
                    PhoneTable::begin(&serde_json::from_str(wanted).expect("what is wanted"));
                let way_in = begun.way_in();
                table = Some(begun);
                way_in
            }
            (None, Some(table)) => table.answer(&line),
            (None, None) => panic!("{line}: there is no game"),
        };
        let mut output = io::stdout().lock();
        writeln!(output, "{answer}").expect("written");
        output.flush().expect("written");
    }
}
