//! Figures of a window for the benches: start to first frame, and frames
//! drawn while nobody touches it. Costs nothing unless it is asked for.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use egui::Ui;

use crate::app::shell::{FrameObserver, Observed};

/// The variable that asks for figures; its value is how many seconds to wait
/// before they are printed and the program ends.
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
    /// `app`, which was `started` when its process began.
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
