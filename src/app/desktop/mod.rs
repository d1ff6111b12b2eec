//! The window on a desktop: its size, its icon, and what it reports to benches
//! and tests.
//!
//! [`run`] has the sentences read on a thread while the window opens, and keeps the terminal quiet
//! meanwhile: a panic becomes a sentence, and drivers that complain are muted. The app is wrapped
//! twice, first to report the journal's lines, then to count frames. Both print only if the
//! environment asks.

use std::any::Any;
use std::io::Cursor;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use egui::{Context, IconData, Ui, ViewportCommand};
use png::{Decoder, DecodingError};

use crate::app::platform::{APP_ID, system_language};
use crate::app::settings::Device;
use crate::app::shell::{FrameObserver, Observed, Tableside};
use store::Folder;
use words::text::Text;

/// Reason why no window could be opened, as a sentence for the terminal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoWindow(String);

/// Opens the window and plays until it is closed. `started` is when the
/// process began.
///
/// # Errors
/// Fails if there is no display, or if it can't draw.
pub fn run(folder: Folder, started: Instant) -> Result<(), NoWindow> {
    let viewport = egui::ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_icon(app_icon())
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([480.0, 480.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    read_ahead(&folder);
    let silence = Silence::begin();
    let opened = silence.clone();
    let app = move |context: &eframe::CreationContext<'_>| {
        opened.end();
        let app = Tableside::new(&context.egui_ctx, folder);
        // Only here are sentences read, which takes a while.
        context.egui_ctx.send_viewport_cmd(ViewportCommand::Title(app.text().get("app-name")));
        Ok(Box::new(Measured::new(Observed::by(JournalProbe::new(), app), started))
            as Box<dyn eframe::App>)
    };
    let window = || eframe::run_native(APP_ID, options, Box::new(app));
    let ran = panic::catch_unwind(AssertUnwindSafe(window));
    let was_open = !silence.end();
    match ran {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(no_window(&Text::english(), &error)),
        // Don't mistake our own bugs for a missing display.
        Err(panicked) if was_open => panic::resume_unwind(panicked),
        Err(panicked) => Err(refused(&Text::english(), panicked.as_ref())),
    }
}

/// Reads the sentences while the system opens the window.
fn read_ahead(folder: &Folder) {
    let settings = folder.settings();
    // Where there is no thread to be had, they are read later.
    let _ = thread::Builder::new().spawn(move || {
        let (device, _) = Device::open(settings);
        let chosen = device.settings().language.or_else(system_language);
        Text::read_ahead(chosen.unwrap_or_default());
    });
}

fn no_window(text: &Text, error: &eframe::Error) -> NoWindow {
    NoWindow(match error {
        eframe::Error::WinitEventLoop(_) => text.get("startup-no-display"),
        eframe::Error::Glutin(_)
        | eframe::Error::NoGlutinConfigs(..)
        | eframe::Error::OpenGL(_) => text.get("startup-no-graphics"),
        other => text.with("startup-no-window", &[("reason", one_line(&other.to_string()).into())]),
    })
}

/// The windowing library panics where a display lacks something it needs.
fn refused(text: &Text, panicked: &(dyn Any + Send)) -> NoWindow {
    let words = panicked.downcast_ref::<String>().map(String::as_str);
    let words = words.or_else(|| panicked.downcast_ref::<&str>().copied()).unwrap_or_default();
    NoWindow(text.with("startup-no-window", &[("reason", one_line(words).into())]))
}

fn one_line(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// Keeps the terminal quiet while the window is being opened: a panic becomes a
/// sentence, and graphics drivers, which write to standard error when they
/// fail, are muted. Everything is put back afterwards.
#[derive(Clone)]
struct Silence(Arc<Mutex<Option<Usual>>>);

/// Panic hook and error output to restore when a silence ends.
struct Usual {
    hook: Hook,
    errors: muted::Errors,
}

impl Silence {
    fn begin() -> Self {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        Self(Arc::new(Mutex::new(Some(Usual { hook, errors: muted::Errors::mute() }))))
    }

    /// Ends it; says whether it lasted until now.
    fn end(&self) -> bool {
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(usual) => {
                panic::set_hook(usual.hook);
                usual.errors.restore();
                true
            }
            None => false,
        }
    }
}

#[cfg(unix)]
mod muted {
    use std::fs::File;
    use std::os::fd::{AsFd, OwnedFd};

    /// The original standard error while it is muted. `None` if it couldn't be
    /// muted, or if the user has asked to hear drivers.
    pub struct Errors(Option<OwnedFd>);

    impl Errors {
        pub fn mute() -> Self {
            if ["LIBGL_DEBUG", "EGL_LOG_LEVEL"].iter().any(|name| std::env::var_os(name).is_some())
            {
                return Self(None);
            }
            let Ok(kept) = std::io::stderr().as_fd().try_clone_to_owned() else {
                return Self(None);
            };
            let nowhere = File::options().write(true).open("/dev/null");
            let muted = nowhere.is_ok_and(|file| rustix::stdio::dup2_stderr(&file).is_ok());
            Self(muted.then_some(kept))
        }

        pub fn restore(self) {
            if let Some(kept) = self.0 {
                // If that fails, there is nowhere left to report it.
                let _ = rustix::stdio::dup2_stderr(&kept);
            }
        }
    }
}

#[cfg(not(unix))]
mod muted {
    pub struct Errors;

    impl Errors {
        pub fn mute() -> Self {
            Self
        }

        pub fn restore(self) {}
    }
}

/// The same drawing as on the desktop.
const FILE: &[u8] = include_bytes!("../../../packaging/icons/128.png");

pub fn app_icon() -> IconData {
    // A test reads it; if it couldn't be read, there would just be none.
    read(FILE).unwrap_or_default()
}

fn read(file: &[u8]) -> Result<IconData, DecodingError> {
    let mut reader = Decoder::new(Cursor::new(file)).read_info()?;
    let mut rgba = vec![0; reader.output_buffer_size().ok_or(DecodingError::LimitsExceeded)?];
    let frame = reader.next_frame(&mut rgba)?;
    Ok(IconData { rgba, width: frame.width, height: frame.height })
}

/// The environment variable that asks for timings. Its value is the number of
/// seconds to wait before printing them and exiting.
const ASKED_BY: &str = "TABLESIDE_MEASURE";

#[derive(Default)]
struct FrameFigures {
    first_frame_micros: AtomicU64,
    frames: AtomicU64,
}

/// Counts an app's frames, if the environment asks for it.
pub struct FrameCounter {
    started: Instant,
    figures: Option<Arc<FrameFigures>>,
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
            let figures = Arc::new(FrameFigures::default());
            let printed = Arc::clone(&figures);
            thread::spawn(move || {
                thread::sleep(Duration::from_secs(seconds));
                print(&printed);
                std::process::exit(0);
            });
            figures
        });
        Self { started, figures }
    }
}

fn print(figures: &FrameFigures) {
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
    is_asked: bool,
    /// The number of lines printed last.
    printed: Option<usize>,
    /// The last screen reported, if screens are asked for.
    place: Option<&'static str>,
}

impl JournalProbe {
    /// A probe that prints if the environment asks for it.
    pub fn new() -> Self {
        let asked = std::env::var_os(WITNESS_ASKED_BY);
        let place = asked.as_ref().is_some_and(|asked| asked == "places").then_some("");
        Self { lines: None, is_asked: asked.is_some(), printed: None, place }
    }
}

impl FrameObserver<Tableside> for JournalProbe {
    fn before(&mut self, _: &Context, app: &Tableside) {
        // What is drawn now is the state before this frame; its commands show
        // in the next.
        self.lines = app.lines();
    }

    fn after(&mut self, ui: &Ui, app: &Tableside) {
        if let Some(count) = self.lines.filter(|_| self.is_asked)
            && self.printed != self.lines
        {
            self.printed = self.lines;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_clear_at_its_corners_and_solid_in_the_middle() {
        let icon = app_icon();
        assert_eq!((icon.width, icon.height), (128, 128));
        // Four bytes a pixel, as windows want it.
        assert_eq!(icon.rgba.len(), 128 * 128 * 4);
        let alpha = |x: usize, y: usize| icon.rgba[(y * 128 + x) * 4 + 3];
        assert_eq!((alpha(0, 0), alpha(64, 64)), (0, 255));
    }
}
