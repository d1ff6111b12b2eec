//! Interface between the app and the system it runs on.

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, Utc};
use rand::rngs::StdRng;

use super::Audio;
#[cfg(not(target_arch = "wasm32"))]
use guests::Network;
use kit::theme::{Look, Motion};
use words::language::Language;

/// The name the desktop knows the program by.
#[cfg(not(target_arch = "wasm32"))]
pub const APP_ID: &str = "tableside";

/// The boundary between the app and the system it runs on.
pub trait Platform {
    fn wishes(&self) -> Wishes {
        Wishes::default()
    }

    fn now(&self) -> DateTime<Utc>;

    /// Returns how long the program has run, by a clock that never goes back, even if
    /// the system's clock is set.
    fn elapsed(&self) -> Duration;

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime;

    /// A fresh random source, for one draw or one shuffle.
    fn rng(&mut self) -> StdRng;

    /// Returns whether changes can be kept at all, apart from errors with single files.
    fn storage(&self) -> Storage {
        Storage::Ours
    }

    /// Returns whether a file that isn't the app's own can be named by its path. Else there is only
    /// a dialog, and a file that is written leaves as a download.
    fn has_paths(&self) -> bool {
        true
    }

    /// Returns where `path` is, as shown to the user; `None` if the user isn't shown
    /// where files are.
    fn shown_place(&self, path: &Path) -> Option<String> {
        let whole = std::path::absolute(path);
        Some(whole.as_deref().unwrap_or(path).display().to_string())
    }

    /// Returns whether the system has a file manager that shows where a file lies.
    fn shows_files(&self) -> bool {
        false
    }

    /// Has the file manager show where `file` lies.
    fn show_file(&mut self, file: &Path) {
        let _ = file;
    }

    /// Returns whether the system has a dialog for choosing a file, and whether it is
    /// open.
    fn dialog(&self) -> Dialog {
        Dialog::Missing
    }

    /// Opens that dialog, titled `title`. The window goes on meanwhile; the
    /// answer comes some time later, and `ctx` is repainted then.
    fn ask_file(&mut self, ask: &FileAsk, title: &str, ctx: &egui::Context) {
        let _ = (ask, title, ctx);
    }

    /// Asks the system to keep the display on, or to follow its own settings
    /// again. Called only on a change; `why` is for the system's list of who
    /// keeps the display on.
    fn keep_awake(&mut self, wish: Awake, why: &str) {
        let _ = (wish, why);
    }

    /// Returns the player of cues and words, if the system has any such thing.
    fn audio(&mut self) -> Option<&mut dyn Audio> {
        None
    }

    /// Sets where the system's own way back leads, if it has one. Called in
    /// every frame.
    fn lead_back(&mut self, way: WayBack) {
        let _ = way;
    }

    /// The number of steps back asked for since the last call.
    fn steps_back(&mut self) -> usize {
        0
    }

    /// Returns the network from which phones may look on, if the system has one to offer.
    #[cfg(not(target_arch = "wasm32"))]
    fn network(&self) -> Option<&dyn Network> {
        None
    }

    /// Returns how the dialog ended; reported once.
    fn answered(&mut self) -> Option<FileAnswer> {
        None
    }
}

/// The user's wishes, as the system reports them; `None` is unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    pub language: Option<Language>,
    pub look: Option<Look>,
    pub motion: Option<Motion>,
}

/// Destination of the system's own way back: a browser's Back button, a tablet's gesture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WayBack {
    /// Out of the app, which shows its start screen.
    #[default]
    Out,
    /// Back to something the app has shown before.
    Within,
}

/// State requested of the display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awake {
    /// It stays on.
    Kept,
    /// It follows the system's own settings.
    #[default]
    Free,
}

/// Availability of storage for changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    Ours,
    /// Only another tab of the same browser can make changes; this one can
    /// view.
    Elsewhere,
    /// They couldn't be kept, and why.
    Failing(Reason),
}

/// Reason why nothing can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub kind: std::io::ErrorKind,
    /// The reason in the system's words.
    pub words: String,
}

/// State of the dialog for choosing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// There is none.
    Missing,
    /// It can be opened.
    Ready,
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileAsk {
    Load,
    /// Choosing a file to write; this is the suggested name.
    Save(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileAnswer {
    File(PathBuf),
    /// Without one: it was closed, or the system couldn't show it.
    Nothing,
}

#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    #[cfg(not(target_arch = "wasm32"))]
    begun: std::time::Instant,
    /// The start, in milliseconds.
    #[cfg(target_arch = "wasm32")]
    begun: f64,
}

impl Stopwatch {
    #[cfg(not(target_arch = "wasm32"))]
    pub fn start() -> Self {
        Self { begun: std::time::Instant::now() }
    }

    #[cfg(target_arch = "wasm32")]
    pub fn start() -> Self {
        Self { begun: js_sys::Date::now() }
    }

    #[cfg(not(target_arch = "wasm32"))]
    pub fn elapsed(self) -> Duration {
        self.begun.elapsed()
    }

    #[cfg(target_arch = "wasm32")]
    pub fn elapsed(self) -> Duration {
        let millis = (js_sys::Date::now() - self.begun).max(0.0);
        Duration::try_from_secs_f64(millis / 1000.0).unwrap_or_default()
    }
}
