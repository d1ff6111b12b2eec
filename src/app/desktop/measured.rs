//! What a window reports: timings for the benches, from the start to the first frame, and frames
//! drawn; and what it has shown, for a test that kills it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use egui::{Context, Ui};

use crate::app::shell::{FrameObserver, Observed, Tableside};

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

/// The environment variable that asks for it; with the value `places`, screens
/// are reported, too.
const WITNESS_ASKED_BY: &str = "TABLESIDE_WITNESS";

/// Prints after each frame how many lines of the game's journal are behind
/// what was drawn, whenever that changes.
pub struct JournalProbe {
    /// The number of lines behind what is being drawn.
    lines: Option<usize>,
    printed: Printed,
    /// The last screen reported, if screens are asked for.
    place: Option<&'static str>,
}

/// What was printed last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Printed {
    /// Nothing is asked for.
    Never,
    /// Nothing yet.
    NotYet,
    Lines(usize),
}

impl JournalProbe {
    /// A probe that prints if the environment asks for it.
    pub fn new() -> Self {
        let asked = std::env::var_os(WITNESS_ASKED_BY);
        let place = asked.as_ref().is_some_and(|asked| asked == "places").then_some("");
        let printed = if asked.is_some() { Printed::NotYet } else { Printed::Never };
        Self { lines: None, printed, place }
    }
}

impl FrameObserver<Tableside> for JournalProbe {
    fn before(&mut self, _: &Context, app: &Tableside) {
        // What is drawn now is the state before this frame; its commands show
        // in the next.
        self.lines = app.lines();
    }

    fn after(&mut self, ui: &Ui, app: &Tableside) {
        if let Some(count) = self.lines
            && self.printed != Printed::Never
            && self.printed != Printed::Lines(count)
        {
            self.printed = Printed::Lines(count);
            println!("shown {count}");
        }
        let place = app.place(ui.ctx());
        if let Some(before) = &mut self.place
            && *before != place
        {
            *before = place;
            println!("place {place}");
        }
    }
}
