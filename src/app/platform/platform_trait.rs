//! What the app asks of the system it runs on.

use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, Utc};
use rand::rngs::StdRng;

use super::{Answer, Ask, Audio, Awake, Dialog, Files, Storage, WayBack, Wishes};

/// The boundary between the app and the system it runs on.
pub trait Platform {
    /// What the system's user prefers.
    fn wishes(&self) -> Wishes {
        Wishes::default()
    }

    /// The time now.
    fn now(&self) -> DateTime<Utc>;

    /// How long the program has run, by a clock that never goes back, even if
    /// the system's clock is set.
    fn elapsed(&self) -> Duration;

    /// The wall-clock time at `time`.
    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime;

    /// A fresh random source, for one draw or one shuffle.
    fn rng(&mut self) -> StdRng;

    /// Whether changes can be kept at all, apart from errors with single files.
    fn storage(&self) -> Storage {
        Storage::Ours
    }

    /// How files that are not the app's own are named.
    fn files(&self) -> Files {
        Files::ByPath
    }

    /// Where `path` is, as shown to the user; `None` if the user isn't shown
    /// where files are.
    fn shown_place(&self, path: &Path) -> Option<String> {
        let whole = std::path::absolute(path);
        Some(whole.as_deref().unwrap_or(path).display().to_string())
    }

    /// Whether the system has a file manager that shows where a file lies.
    fn shows_files(&self) -> bool {
        false
    }

    /// Has the file manager show where `file` lies.
    fn show_file(&mut self, file: &Path) {
        let _ = file;
    }

    /// Whether the system has a dialog for choosing a file, and whether it is
    /// open.
    fn dialog(&self) -> Dialog {
        Dialog::Missing
    }

    /// Opens that dialog, titled `title`. The window goes on meanwhile; the
    /// answer comes some time later, and `ctx` is repainted then.
    fn ask_file(&mut self, ask: &Ask, title: &str, ctx: &egui::Context) {
        let _ = (ask, title, ctx);
    }

    /// Asks the system to keep the display on, or to follow its own settings
    /// again. Called only on a change; `why` is for the system's list of who
    /// keeps the display on.
    fn keep_awake(&mut self, wish: Awake, why: &str) {
        let _ = (wish, why);
    }

    /// What makes cues and words heard, if the system has any such thing.
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

    /// How the dialog ended; reported once.
    fn answered(&mut self) -> Option<Answer> {
        None
    }
}
