//! Figures of a window for the benches: start to first frame, and frames
//! drawn while nobody touches it. Costs nothing unless it is asked for.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The variable that asks for figures; its value is how many seconds to wait
/// before they are printed and the program ends.
const ASKED_BY: &str = "TABLESIDE_MEASURE";

#[derive(Default)]
struct Figures {
    first_frame_micros: AtomicU64,
    frames: AtomicU64,
}

/// An app that counts its frames, if the environment asks for it.
pub struct Measured<A> {
    app: A,
    started: Instant,
    figures: Option<Arc<Figures>>,
}

impl<A> Measured<A> {
    /// `app`, which was `started` when its process began.
    pub fn new(app: A, started: Instant) -> Self {
        let seconds = std::env::var(ASKED_BY).ok().and_then(|value| value.parse::<u64>().ok());
        let figures = seconds.map(|seconds| {
            let figures = Arc::new(Figures::default());
            let printed = Arc::clone(&figures);
            std::thread::spawn(move || {
                std::thread::sleep(Duration::from_secs(seconds));
                print(&printed);
                std::process::exit(0);
            });
            figures
        });
        Self { app, started, figures }
    }
}

fn print(figures: &Figures) {
    let first = figures.first_frame_micros.load(Ordering::Relaxed);
    let frames = figures.frames.load(Ordering::Relaxed);
    println!("first_frame_micros {first} frames {frames}");
}

impl<A: eframe::App> eframe::App for Measured<A> {
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui, frame);
        if let Some(figures) = &self.figures
            && figures.frames.fetch_add(1, Ordering::Relaxed) == 0
        {
            let micros = u64::try_from(self.started.elapsed().as_micros()).unwrap_or(u64::MAX);
            figures.first_frame_micros.store(micros, Ordering::Relaxed);
        }
    }

    fn raw_input_hook(&mut self, ctx: &egui::Context, input: &mut egui::RawInput) {
        self.app.raw_input_hook(ctx, input);
    }

    fn on_exit(&mut self, graphics: Option<&eframe::glow::Context>) {
        self.app.on_exit(graphics);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        self.app.clear_color(visuals)
    }
}
