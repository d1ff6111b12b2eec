//! What the window costs beside an empty eframe window (a panel with nothing
//! in it) built the same way:
//! start to first frame, resident memory, frames drawn while nobody touches
//! it. Needs a display; without one, run it under `xvfb-run`.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says so by panicking"
)]

use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use tableside::app::Measured;

/// Set for the process that is to be the empty window.
const EMPTY: &str = "TABLESIDE_EMPTY_WINDOW";
const SECONDS: u64 = 4;
const RUNS: usize = 15;

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        egui::CentralPanel::default().show(ui, |_| {});
    }
}

struct Figures {
    first_frame_ms: f64,
    frames: f64,
    memory_mb: f64,
}

fn main() {
    if std::env::var_os(EMPTY).is_some() {
        empty_window();
        return;
    }
    if std::env::var_os("DISPLAY").is_none() && std::env::var_os("WAYLAND_DISPLAY").is_none() {
        println!("window: no display; run `xvfb-run -a cargo bench --bench window`");
        return;
    }
    let data_dir = std::env::temp_dir().join(format!("tableside-bench-{}", std::process::id()));
    let (mut ours, mut empty) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tableside"));
        ours.push(measure(program.arg("--data-dir").arg(&data_dir)));
        let own = std::env::current_exe().expect("this bench has a file");
        empty.push(measure(Command::new(own).env(EMPTY, "1")));
    }
    println!("window, medians of {RUNS} runs      ours    empty    ratio");
    row("start to first frame, ms", &ours, &empty, |figures| figures.first_frame_ms);
    row("resident memory, MB", &ours, &empty, |figures| figures.memory_mb);
    row("frames in 4 s, untouched", &ours, &empty, |figures| figures.frames);
}

fn row(name: &str, ours: &[Figures], empty: &[Figures], of: impl Fn(&Figures) -> f64) {
    let median = |all: &[Figures]| {
        let mut values: Vec<f64> = all.iter().map(&of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let (ours, empty) = (median(ours), median(empty));
    println!("{name:<28} {ours:>8.1} {empty:>8.1} {:>8.2}", ours / empty);
}

fn measure(command: &mut Command) -> Figures {
    let mut child = command
        .env("TABLESIDE_MEASURE", SECONDS.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let started = Instant::now();
    let mut memory_mb = 0.0;
    while child.try_wait().expect("a child").is_none() {
        if started.elapsed() > Duration::from_secs(SECONDS - 1) {
            memory_mb = resident_mb(child.id()).unwrap_or(memory_mb);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    let mut said = String::new();
    child.stdout.take().expect("piped").read_to_string(&mut said).expect("text");
    let mut words = said.split_whitespace();
    let mut figure = |name: &str| {
        words.find(|word| *word == name);
        words.next().and_then(|value| value.parse::<f64>().ok()).expect("the program's figures")
    };
    Figures {
        first_frame_ms: figure("first_frame_micros") / 1_000.0,
        frames: figure("frames"),
        memory_mb,
    }
}

fn resident_mb(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<f64>().ok().map(|kb| kb / 1_024.0)
}

fn empty_window() {
    let started = Instant::now();
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..eframe::NativeOptions::default()
    };
    let app = move |_: &eframe::CreationContext<'_>| {
        Ok(Box::new(Measured::new(Empty, started)) as Box<dyn eframe::App>)
    };
    eframe::run_native("Empty", options, Box::new(app)).expect("a window");
}
