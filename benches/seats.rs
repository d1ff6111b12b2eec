//! Time from a tap on a phone until it is acted on, on disk, and back on that phone's screen, beside as many
//! bytes to a plain echo and back; and what it takes to make the views of six seats.
//! `cargo bench --bench seats`; the goals are 100 ms for 95 of 100 taps, and 2 ms.
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
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDateTime, Utc};
use game::{
    AskTokens, Edition, Following, Phase, Rules, SeaRules, State, TableTalk, TurnsOnPhones,
};
use guests::{GuestServer, Invitation, Limits, Network, NotOpened, OnChange, OwnAddress};
use kit::theme::Motion;
use kit::widgets::IslandPrinter;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use reader::Reader;
use serde_json::{Value, json};
use store::Folder;
use tableside::app::platform::{Platform, Wishes};
use tools::{saved, window};
use window::Window;
use words::game::GameWords;
use words::game::seats::{SeatContext, SeatView};
use words::language::Language;
use words::text::Text;

/// What the program itself allocates with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const TAPS: usize = 200;

/// This machine alone, as a network.
#[derive(Clone, Default)]
struct Loopback {
    invitation: Arc<Mutex<Option<Invitation>>>,
    /// Set where a window in sight would be painted at once.
    is_due: Arc<AtomicBool>,
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
        let is_due = Arc::clone(&self.is_due);
        let on_change: OnChange = Arc::new(move || {
            is_due.store(true, Ordering::Release);
            on_change();
        });
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

fn main() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let knights = Rules::with_knights(Edition::Fifth);
    let sea = Some(SeaRules::default());
    let rules = Rules { following: Following::Private, sea, target: 30, ..knights };
    let is_idle = |state: &State| state.phase() == Phase::Trading && state.turn() > 50;
    let (names, time) = (window::LONG_NAMES.as_slice(), (window::now(), chrono::TimeDelta::zero()));
    saved::play(data_dir.path(), (names, rules), (2_000, 9), time, is_idle);
    let network = Loopback::default();
    let system = OwnSystem { started: Instant::now(), network: network.clone() };
    let frame = (window::LANDSCAPE, Duration::from_millis(250));
    let games = Folder::new(data_dir.path());
    let mut window = Window::over(games, frame, move || Box::new(system.clone()));
    window.walk("home-resume table table-phones");
    window.tap("phones-switch");
    window.tap("phones-turns");
    making(&window);
    let times = taps(&mut window, &network);
    println!(
        "{TAPS} taps of one of six at Seafarers with Cities & Knights, ms  p50     p95     max"
    );
    row("from the tap until it is on disk and back", &times);
    row("15 kB to a plain echo and back", &echo());
}

/// Times from a tap that tells the own hand until the phone has its view after it.
fn taps(window: &mut Window, network: &Loopback) -> Vec<f64> {
    let invitation = network.invitation.lock().expect("whole").take().expect("it is on");
    let (at, code) = (invitation.at(), invitation.code().to_string());
    let seat = window.state().builder();
    let (hand, number) = (hand(window.state()), seat.index());
    let (sender, told) = std::sync::mpsc::channel();
    let phone = thread::spawn(move || {
        let mut phone = Reader::connect(at);
        let secret = phone.claims(&code);
        let asks = phone.posts(&secret, "/sit", &json!({ "seat": number }));
        assert!(asks.is_empty());
        sender.send(()).expect("it waits");
        let (mut after, mut changes) = (0, 0);
        let mut sees = |phone: &mut Reader, after: &mut u64| {
            let target = format!("/seat?after={after}&changes={changes}&lang=en");
            let view: Value = serde_json::from_slice(&phone.gets(&secret, &target)).expect("JSON");
            *after = view["open"]["n"].as_u64().unwrap_or_default();
            changes = view["me"]["changes"].as_u64().unwrap_or_default();
            view["mine"].as_array().is_some_and(|mine| !mine.is_empty())
        };
        while !sees(&mut phone, &mut after) {}
        (0..TAPS)
            .map(|nth| {
                thread::sleep(Duration::from_millis(15));
                let put = json!({ "put": { "purpose": "hand", "cards": hand } });
                let body =
                    json!({ "id": nth.to_string(), "seat": number, "lang": "en", "do": put });
                let began = Instant::now();
                let answer = phone.posts(&secret, "/do", &body);
                assert_eq!(answer, br#"{"say":""}"#, "{}", String::from_utf8_lossy(&answer));
                sees(&mut phone, &mut after);
                began.elapsed().as_secs_f64() * 1e3
            })
            .collect::<Vec<f64>>()
    });
    told.recv().expect("it asks");
    window.harness.run_steps(3);
    window.touch_starting("Let in ");
    while !phone.is_finished() {
        // A window is painted once something calls for it.
        if network.is_due.swap(false, Ordering::Acquire) || window.repaints_after() < SOON {
            window.harness.step();
        } else {
            thread::sleep(Duration::from_micros(200));
        }
    }
    let mut times = phone.join().expect("it is done");
    times.sort_by(f64::total_cmp);
    times
}

/// The longest that a program waits that knows an act to be on its way to disk.
const SOON: Duration = Duration::from_millis(21);

/// Some cards, as many as whoever is on turn holds.
fn hand(state: &State) -> Value {
    let seat = state.builder();
    let count = state.hands().expect("followed").size(seat);
    assert!(count > 0, "somebody without cards tells nothing");
    let mut most = state.openly_most(seat);
    let mut cards = serde_json::Map::new();
    for _ in 0..count {
        let (kind, _) = most.kinds().next().expect("as many as they hold");
        most.set(kind, most.get(kind) - 1);
        let told = cards.get(kind.key()).and_then(Value::as_u64).unwrap_or_default();
        cards.insert(kind.key().to_owned(), json!(told + 1));
    }
    Value::Object(cards)
}

/// Prints what it takes to make the views of all seats in both languages.
fn making(window: &Window) {
    let never = |_| String::new();
    let texts = Language::ALL.map(Text::of);
    let (mut tokens, talk) = (AskTokens::default(), TableTalk::default());
    tokens.follow(window.game());
    let mut largest = 0;
    let mut times: Vec<f64> = (0..100)
        .map(|_| {
            let began = Instant::now();
            for text in &texts {
                let say = GameWords::now(text, window.game(), &never);
                let places = IslandPrinter::places(&say, egui::vec2(768.0, 800.0));
                let place = |spot| places.of_spot(spot);
                let turns = TurnsOnPhones::On;
                let context = SeatContext { tokens: &tokens, talk: &talk, turns, place: &place };
                for seat in window.state().players().seats() {
                    let view = SeatView::of(&say, seat, context).expect("a seat");
                    largest = largest.max(serde_json::to_vec(&view).expect("JSON").len());
                }
            }
            began.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("views of six seats in both languages, ms                     p50     p95     max");
    row("made, one of them with a whole turn", &times);
    println!("bytes: the largest view {largest}");
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
    let mut times: Vec<f64> = (0..TAPS)
        .map(|_| {
            thread::sleep(Duration::from_millis(15));
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
