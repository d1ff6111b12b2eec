//! What a frame of the fullest play screen costs: layout and tessellation,
//! without painting. Six players with long names late in a game on 30 hexes,
//! beside a reference of the same run: the same text, once laid out, on an
//! empty panel. `cargo bench --bench frame`; the goal is 1 ms at the median.
//!
//! Each size has a process of its own, because what an allocator keeps of one
//! size makes the next one cheaper.
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
#[path = "../tests/window/tools"]
mod tools {
    pub mod desk;
    pub mod saved;
    pub mod scenario_setup;
    pub mod window;
}

use std::process::Command;
use std::time::{Duration, Instant};

use egui::{Event, Pos2, RawInput, Rect, Vec2, vec2};
use game::{
    Edition, FishRules, Following, OilRules, OwnScenario, Phase, RiversRules, Rules, State,
    WagonRules,
};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use store::Folder;
use tableside::app::Tableside;
use tableside::app::platform::{Fake, Platform as _, System};
use tableside::app::sound::{Cue, Volume};
use tools::{saved, scenario_setup, window};
use words::language::Language;

/// What the program itself allocates with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const FRAMES: usize = 400;

/// Points wide and high.
const SIZES: [(u16, u16); 3] = [(1280, 800), (800, 1280), (2560, 1600)];

/// Set for a process that measures one size: which of them.
const SIZE: &str = "TABLESIDE_FRAME_SIZE";

/// Set for it: what is played.
const GAME: &str = "TABLESIDE_FRAME_GAME";

const BASE: &str = "the base game";
const KNIGHTS: &str = "Cities & Knights";
/// The scenario with the most on its island.
const PIRATES: &str = "the Pirate Islands";

/// All that lies on the base island at once.
const MODULES: &str = "fish, rivers, wagons, and oil";

fn main() {
    if let Ok(nth) = std::env::var(SIZE) {
        return measure(SIZES[nth.parse::<usize>().expect("a number")]);
    }
    hearing();
    println!("{FRAMES} frames of which nothing changes");
    println!("median of them                       ours    empty panel");
    let own = std::env::current_exe().expect("this bench has a file");
    for game in [BASE, KNIGHTS, PIRATES, MODULES] {
        println!("{game}");
        for nth in 0..SIZES.len() {
            let mut process = Command::new(&own);
            process.env(SIZE, nth.to_string()).env(GAME, game);
            assert!(process.status().expect("it starts").success(), "the figures are above");
        }
    }
}

/// What a frame spends on a cue with words, the first of which starts what serves them;
/// the goal is 1 ms at most.
fn hearing() {
    let mut system = System::new(&egui::Context::default());
    let audio = system.audio().expect("a desktop has it");
    let words = "Anna's turn. The number is 8, Calm Sea. Ben takes 2 wool. ".repeat(4);
    let mut spend = || {
        let began = Instant::now();
        audio.play(Cue::Attack, Volume::MOST);
        audio.speak(&words, Language::English, Volume::MOST);
        began.elapsed()
    };
    let first = spend();
    let mut later: Vec<Duration> = (0..FRAMES).map(|_| spend()).collect();
    later.sort();
    let (median, longest) = (later[FRAMES / 2], later[FRAMES - 1]);
    println!(
        "a cue with words: first {first:.2?}, then median {median:.2?}, longest {longest:.2?}"
    );
}

fn measure((width, height): (u16, u16)) {
    let size = vec2(width.into(), height.into());
    let data_dir = tempfile::tempdir().expect("a folder");
    let enough = |state: &State| {
        let has_knights = state.knights().is_none() || state.pieces().knights().count() > 8;
        state.phase() == Phase::Trading && state.payout().is_some() && has_knights
    };
    let names = window::LONG_NAMES.as_slice();
    let still = chrono::TimeDelta::zero();
    let of_random = |rules, acts| {
        let time = (window::now(), still);
        saved::play(data_dir.path(), (names, rules), (acts, 9), time, enough);
    };
    match &*std::env::var(GAME).expect("a game") {
        BASE => of_random(Rules::open_hands(), 700),
        KNIGHTS => {
            let knights = Rules::with_knights(Edition::Fifth);
            of_random(Rules { following: Following::Open, ..knights }, 900);
        }
        MODULES => of_random(
            Rules {
                target: 30,
                fish: Some(FishRules::default()),
                rivers: Some(RiversRules::default()),
                wagons: Some(WagonRules::default()),
                oil: Some(OilRules::default()),
                ..Rules::open_hands()
            },
            500,
        ),
        _ => {
            let setup = scenario_setup::opening(OwnScenario::Pirates, names, Following::Open);
            let mut rng = StdRng::seed_from_u64(9);
            saved::play_on(data_dir.path(), setup, (300, &mut rng), still, enough);
        }
    }
    let ours = play(data_dir.path(), size);
    let empty = median(&egui::Context::default(), size, |ui| {
        egui::CentralPanel::default().show(ui, |ui| ui.label("Tableside"));
    });
    println!("{width:>4} x {height:<4}                    {ours:>9.2?}    {empty:>9.2?}");
}

/// The play screen of the saved game.
fn play(data_dir: &std::path::Path, size: Vec2) -> Duration {
    let ctx = egui::Context::default();
    ctx.enable_accesskit();
    let platform = Fake { time: window::now(), seed: 1 };
    let mut app = Tableside::on(Box::new(platform), &ctx, Folder::new(data_dir));
    let resume = find(&ctx, size, &mut app, "Resume");
    for pressed in [true, false] {
        let click = Event::PointerButton {
            pos: resume,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        let events = vec![Event::PointerMoved(resume), click];
        frame(&ctx, size, events, |ui| shows(&mut app, ui));
    }
    for _ in 0..10 {
        frame(&ctx, size, vec![Event::PointerGone], |ui| shows(&mut app, ui));
    }
    assert!(app.game().is_some(), "the game is on the table");
    median(&ctx, size, |ui| shows(&mut app, ui))
}

/// Does all that a frame of the window does.
fn shows(app: &mut Tableside, ui: &mut egui::Ui) {
    app.logic(ui.ctx());
    app.ui(ui);
}

/// Returns where the middle of what is called so lies.
fn find(ctx: &egui::Context, size: Vec2, app: &mut Tableside, name: &str) -> Pos2 {
    let mut found = None;
    for _ in 0..3 {
        let output = frame(ctx, size, Vec::new(), |ui| shows(app, ui));
        let update = output.platform_output.accesskit_update.expect("names are on");
        let node = update.nodes.iter().find(|(_, node)| node.label() == Some(name));
        found = node.and_then(|(_, node)| node.bounds()).or(found);
    }
    let bounds = found.expect("it is there");
    #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
    let middle = |from: f64, to: f64| f64::midpoint(from, to) as f32;
    Pos2::new(middle(bounds.x0, bounds.x1), middle(bounds.y0, bounds.y1))
}

fn frame(
    ctx: &egui::Context,
    size: Vec2,
    events: Vec<Event>,
    ui: impl FnMut(&mut egui::Ui),
) -> egui::FullOutput {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
    ctx.run_ui(RawInput { screen_rect, events, ..RawInput::default() }, ui)
}

fn median(ctx: &egui::Context, size: Vec2, mut ui: impl FnMut(&mut egui::Ui)) -> Duration {
    let mut times: Vec<Duration> = (0..FRAMES)
        .map(|_| {
            let began = Instant::now();
            let output = frame(ctx, size, Vec::new(), &mut ui);
            let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
            std::hint::black_box(primitives);
            began.elapsed()
        })
        .collect();
    times.sort();
    times[FRAMES / 2]
}
