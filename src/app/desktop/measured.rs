//! Timings of a window for the benches: start to first frame, and frames drawn
//! while nobody touches it. Costs nothing unless asked for.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use egui::Ui;

use crate::app::shell::{FrameObserver, Observed};

/// The environment variable that asks for timings. Its value is the number of
/// seconds to wait before printing them and exiting.
const ASKED_BY: &str = "TABLESIDE_MEASURE";

#[derive(Default)]
struct Figures {
    first_frame_micros: AtomicU64,
    frames: AtomicU64,
}

/// Counts an app's frames, if the environment asks for it.
pub struct FrameCounter {
    started: Instant,
    figures: Option<Arc<Figures>>,
}

/// An app whose frames are counted.
pub type Measured<A> = Observed<A, FrameCounter>;

impl<A> Measured<A> {
    /// Counts the frames of `app`, whose process began at `started`.
    pub fn new(app: A, started: Instant) -> Self {
        Self::by(FrameCounter::new(started), app)
    }
}

impl FrameCounter {
    fn new(started: Instant) -> Self {
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
        Self { started, figures }
    }
}

fn print(figures: &Figures) {
    let first = figures.first_frame_micros.load(Ordering::Relaxed);
    let frames = figures.frames.load(Ordering::Relaxed);
    println!("first_frame_micros {first} frames {frames}");
}

impl<A> FrameObserver<A> for FrameCounter {
    fn after(&mut self, _: &Ui, _: &A) {
        if let Some(figures) = &self.figures
            && figures.frames.fetch_add(1, Ordering::Relaxed) == 0
        {
            let micros = u64::try_from(self.started.elapsed().as_micros()).unwrap_or(u64::MAX);
            figures.first_frame_micros.store(micros, Ordering::Relaxed);
        }
    }
}
