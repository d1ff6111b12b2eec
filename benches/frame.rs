//! What a frame of the fullest play screen costs: layout and tessellation,
//! without painting. Six players with long names late in a game on 30 hexes,
//! beside a reference of the same run: the same text, once laid out, on an
//! empty panel. `cargo bench --bench frame`; the goal is 3 ms at the median.
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
    pub mod saved;
    pub mod window;
}

use std::time::{Duration, Instant};

use egui::{Event, Pos2, RawInput, Rect, Vec2, vec2};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::game::Phase;
use tableside::store::Folder;
use tools::{saved, window};

const FRAMES: usize = 400;

fn main() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let state = saved::save(data_dir.path(), &window::LONG_NAMES, (700, 9), |state| {
        state.phase() == Phase::Trading && state.payout().is_some()
    });
    println!("turn {}, {} acts a frame of which nothing changes", state.turn(), FRAMES);
    println!("median of {FRAMES} frames              ours    empty panel");
    for size in [vec2(1280.0, 800.0), vec2(800.0, 1280.0), vec2(2560.0, 1600.0)] {
        let ours = play(data_dir.path(), size);
        let empty = median(&egui::Context::default(), size, |ui| {
            egui::CentralPanel::default().show(ui, |ui| ui.label("Tableside"));
        });
        println!("{:>4} x {:<4}                    {ours:>9.2?}    {empty:>9.2?}", size.x, size.y);
    }
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
        frame(&ctx, size, events, |ui| app.ui(ui));
    }
    for _ in 0..10 {
        frame(&ctx, size, vec![Event::PointerGone], |ui| app.ui(ui));
    }
    assert!(app.game().is_some(), "the game is on the table");
    median(&ctx, size, |ui| app.ui(ui))
}

/// Where the middle of what is called so lies.
fn find(ctx: &egui::Context, size: Vec2, app: &mut Tableside, name: &str) -> Pos2 {
    let mut found = None;
    for _ in 0..3 {
        let output = frame(ctx, size, Vec::new(), |ui| app.ui(ui));
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
