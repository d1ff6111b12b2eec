//! Time from a touch at the main device until 20 lookers-on have the act, which is on disk by then, beside
//! as many bytes to a plain echo and back; and what it takes to make what they are sent.
//! `cargo bench --bench looking_on`; the goal is 50 ms for 95 of 100 acts.
#![allow(
    dead_code,
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a bench says so by panicking"
)]

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../crates/guests/benches/tools/reader.rs"]
mod reader;
#[path = "../tests/window/tools"]
mod tools {
    pub mod desk;
    pub mod saved;
    pub mod window;
}

use std::io::{self, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDateTime, Utc};
use egui::{Key, Modifiers};
use game::{Edition, Following, Phase, Rules, SeaRules, State};
use guests::{GuestServer, Invitation, Limits, Network, NotOpened, OnChange, OwnAddress};
use kit::theme::{Look, Motion};
use kit::widgets::IslandPrinter;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use reader::Reader;
use store::Folder;
use tableside::app::platform::{Platform, Wishes};
use tools::{saved, window};
use window::Window;
use words::game::announcement::Since;
use words::game::looking_on::{OpenView, still_page};
use words::game::{GameWords, TurnNews};
use words::language::Language;
use words::text::Text;

/// What the program itself allocates with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const LOOKERS: usize = 20;
const ACTS: usize = 200;
/// Time for everybody to ask again after an act.
const BETWEEN: Duration = Duration::from_millis(15);
/// The longest that a program waits that knows an act to be on its way to disk.
const SOON: Duration = Duration::from_millis(20);

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
        let limits = Limits {
            ports: 0..=0,
            connections_per_address: 64,
            requests_a_second: u32::MAX,
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
}

impl Platform for OwnSystem {
    fn wishes(&self) -> Wishes {
        Wishes { motion: Some(Motion::Still), ..Wishes::default() }
    }

    fn now(&self) -> DateTime<Utc> {
        window::now()
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        time.naive_utc()
    }

    fn rng(&mut self) -> StdRng {
        StdRng::seed_from_u64(1)
    }

    fn network(&self) -> Option<&dyn Network> {
        Some(&self.network)
    }
}

/// The number of a view in its run.
fn number_of(view: &[u8]) -> Option<u64> {
    serde_json::from_slice::<serde_json::Value>(view).ok()?.get("n")?.as_u64()
}

fn main() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let knights = Rules::with_knights(Edition::Fifth);
    let rules = Rules {
        following: Following::Secret,
        sea: Some(SeaRules::default()),
        target: 30,
        ..knights
    };
    let is_idle = |state: &State| state.phase() == Phase::Trading && state.turn() > 50;
    let (names, time) = (window::LONG_NAMES.as_slice(), (window::now(), chrono::TimeDelta::zero()));
    saved::play(data_dir.path(), (names, rules), (2_000, 9), time, is_idle);
    let network = Loopback::default();
    let system = OwnSystem { started: Instant::now(), network: network.clone() };
    let frame = (window::LANDSCAPE, Duration::from_millis(250));
    let mut window =
        Window::over(Folder::new(data_dir.path()), frame, move || Box::new(system.clone()));
    window.walk("home-resume table table-phones");
    window.tap("phones-switch");
    making(&window);
    let invitation = network.invitation.lock().expect("whole").take().expect("it is on");
    let (sender, seen) = mpsc::channel();
    for _ in 0..LOOKERS {
        let (code, sender) = (invitation.code().to_string(), sender.clone());
        let at = invitation.at();
        thread::spawn(move || Reader::connect(at).looks_on(&code, &sender, number_of));
    }
    for _ in 0..LOOKERS {
        seen.recv().expect("all come");
    }
    let times = acts(&mut window, &seen);
    println!("{ACTS} acts of six at Seafarers with Cities & Knights, ms       p50     p95     max");
    row("from the touch until 20 lookers-on have it", &times);
    row("15 kB to a plain echo and back", &echo());
}

/// Times from a touch that undoes, or redoes, until everybody has it.
fn acts(window: &mut Window, seen: &Receiver<(u64, Instant)>) -> Vec<f64> {
    let mut times: Vec<f64> = (0..ACTS)
        .map(|nth| {
            thread::sleep(BETWEEN);
            let modifiers = if nth % 2 == 0 {
                Modifiers::COMMAND
            } else {
                Modifiers::COMMAND | Modifiers::SHIFT
            };
            let before = window.game().count();
            let began = Instant::now();
            window.harness.key_press_modifiers(modifiers, Key::Z);
            window.harness.step();
            while window.game().count() == before {
                thread::sleep(window.repaints_after().min(SOON));
                window.harness.step();
            }
            let got = (0..LOOKERS).map(|_| {
                loop {
                    // What was settled in the last part of a frame is published in the next.
                    match seen.recv_timeout(SOON) {
                        Ok((_, at)) => break at,
                        Err(_) => window.harness.step(),
                    }
                }
            });
            let last = got.max().expect("some");
            last.duration_since(began).as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times
}

/// Prints what it takes to make everything that is sent of the game that is open.
fn making(window: &Window) {
    let never = |_| String::new();
    let texts = Language::ALL.map(Text::of);
    let mut printer = IslandPrinter::default();
    let mut sizes = [0; 3];
    let mut times: Vec<f64> = (0..100)
        .map(|_| {
            let began = Instant::now();
            for text in &texts {
                let say = GameWords::now(text, window.game(), &never);
                let view = OpenView::of(&say, &TurnNews::of(&say), &Since::Looked);
                let island = printer.print(&say, Look::Dark, egui::vec2(768.0, 800.0));
                let json = serde_json::to_vec(&view).expect("JSON");
                sizes = [json.len(), still_page(text, &view).len(), island.len()];
            }
            began.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("all that is sent, made in both languages, ms                 p50     p95     max");
    row("views, pages without script, islands", &times);
    println!("bytes: a view {}, a page {}, an island {}", sizes[0], sizes[1], sizes[2]);
}

fn row(name: &str, times: &[f64]) {
    let at = |hundredth: usize| times[(times.len() - 1) * hundredth / 100];
    println!("{name:<56} {:>7.2} {:>7.2} {:>7.2}", at(50), at(95), at(100));
}

/// Times of an echo on loopback.
fn echo() -> Vec<f64> {
    const BYTES: usize = 15_000;
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let mut stream = TcpStream::connect(listener.local_addr().expect("bound")).expect("it listens");
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("comes");
        let mut bytes = [0; BYTES];
        while stream.read_exact(&mut bytes).is_ok() && stream.write_all(&bytes).is_ok() {}
    });
    stream.set_nodelay(true).expect("at once");
    let mut times: Vec<f64> = (0..ACTS)
        .map(|_| {
            thread::sleep(BETWEEN);
            let began = Instant::now();
            let mut bytes = [b'x'; BYTES];
            stream.write_all(&bytes).expect("taken");
            stream.read_exact(&mut bytes).expect("given back");
            began.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times
}
