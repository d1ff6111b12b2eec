//! Time from a wish for a frame, as a phone that comes makes it, until the program has done what has
//! to be done without one: in sight, covered by another window, and beside an empty eframe window. Needs a
//! display; without one, run it under `xvfb-run`, and for Wayland under `weston --backend=headless
//! --shell=kiosk`, where a second window hides the first.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a bench says so by panicking"
)]

use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egui::Context;
use store::Folder;
use tableside::app::Tableside;

/// Set for the processes that show a window: which one.
const SHOWS: &str = "TABLESIDE_COVERED_SHOWS";
const WISHES: usize = 40;
const BETWEEN: Duration = Duration::from_millis(130);
/// Time for a window to come up, or to be covered.
const SETTLES: Duration = Duration::from_secs(3);

/// Wishes and what came of them.
#[derive(Default)]
struct Noted {
    wished: Option<Instant>,
    waits_ms: Vec<f64>,
    frames: usize,
}

/// An app whose wishes are timed.
struct Timed<A> {
    app: A,
    noted: Arc<Mutex<Noted>>,
}

impl<A: eframe::App> eframe::App for Timed<A> {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.app.logic(ctx, frame);
        let mut noted = self.noted.lock().expect("whole");
        if let Some(wished) = noted.wished.take() {
            noted.waits_ms.push(wished.elapsed().as_secs_f64() * 1e3);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui, frame);
        self.noted.lock().expect("whole").frames += 1;
    }
}

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        egui::CentralPanel::default().show(ui, |_| {});
    }
}

fn main() {
    match std::env::var(SHOWS).as_deref() {
        Ok("cover") => shows(|_| Empty, false),
        Ok("empty") => shows(|_| Empty, true),
        Ok("ours") => {
            let data_dir = std::env::temp_dir().join("tableside-bench-covered");
            shows(move |ctx| Tableside::new(ctx, Folder::new(&data_dir)), true);
        }
        Ok(_) => panic!("no such window"),
        Err(_) => {
            if std::env::var_os("DISPLAY").is_none()
                && std::env::var_os("WAYLAND_DISPLAY").is_none()
            {
                println!("covered: no display; run `xvfb-run -a cargo bench --bench covered`");
                return;
            }
            println!("ms from a wish until it is met        p50     p95     max  met  frames");
            for which in ["ours", "empty"] {
                measure(which);
            }
        }
    }
}

fn spawn(which: &str) -> Child {
    let own = std::env::current_exe().expect("this bench has a file");
    Command::new(own).env(SHOWS, which).stdout(Stdio::piped()).spawn().expect("it starts")
}

/// Opens the window, covers it half-way, and prints what it told.
fn measure(which: &str) {
    let shown = spawn(which);
    std::thread::sleep(SETTLES + BETWEEN * u32::try_from(WISHES).expect("few"));
    let mut cover = spawn("cover");
    let output = shown.wait_with_output().expect("it ends");
    cover.kill().expect("it was there");
    cover.wait().expect("it ends");
    print!("{}", String::from_utf8_lossy(&output.stdout));
}

fn shows<A: eframe::App + 'static>(app: impl FnOnce(&Context) -> A + 'static, times: bool) {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_inner_size([1280.0, 800.0])
            .with_position([0.0, 0.0]),
        ..eframe::NativeOptions::default()
    };
    let creates = move |creation: &eframe::CreationContext<'_>| {
        let noted = Arc::<Mutex<Noted>>::default();
        let app = app(&creation.egui_ctx);
        if times {
            let (ctx, noted) = (creation.egui_ctx.clone(), Arc::clone(&noted));
            std::thread::spawn(move || wishes(&ctx, &noted));
        }
        Ok(Box::new(Timed { app, noted }) as Box<dyn eframe::App>)
    };
    eframe::run_native("Covered", options, Box::new(creates)).expect("a window");
}

/// Wishes for frames in sight, then covered; prints how they were met and ends the process.
fn wishes(ctx: &Context, noted: &Mutex<Noted>) {
    let which = std::env::var(SHOWS).expect("it was set");
    for place in ["in sight", "covered"] {
        std::thread::sleep(SETTLES);
        *noted.lock().expect("whole") = Noted::default();
        for _ in 0..WISHES {
            noted.lock().expect("whole").wished = Some(Instant::now());
            ctx.request_repaint();
            std::thread::sleep(BETWEEN * if place == "covered" { 3 } else { 1 });
        }
        let noted = noted.lock().expect("whole");
        let mut waits = noted.waits_ms.clone();
        waits.sort_by(f64::total_cmp);
        let at = |hundredth: usize| {
            let nth = waits.len().saturating_sub(1) * hundredth / 100;
            waits.get(nth).copied().unwrap_or(f64::NAN)
        };
        println!(
            "{which:<8} {place:<24} {:>8.1} {:>7.1} {:>7.1} {:>4} {:>7}",
            at(50),
            at(95),
            at(100),
            waits.len(),
            noted.frames
        );
    }
    std::process::exit(0);
}
