//! What the app asks of the system it runs on.

use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, Utc};
use rand::rngs::StdRng;

use super::{Answer, Ask, Awake, Dialog, Files, Storage, WayBack, Wishes};

/// The edge between the app and the system it runs on.
pub trait Platform {
    /// What the system's user wishes.
    fn wishes(&self) -> Wishes {
        Wishes::default()
    }

    /// The time now.
    fn now(&self) -> DateTime<Utc>;

    /// How long the program has run, by a clock that never goes back, even if
    /// the system's clock is set.
    fn elapsed(&self) -> Duration;

    /// What a clock on the wall shows at `time`.
    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime;

    /// A fresh random source, for one draw or one shuffle.
    fn rng(&mut self) -> StdRng;

    /// Whether changes can be kept at all, apart from errors of single files.
    fn storage(&self) -> Storage {
        Storage::Ours
    }

    /// How files that are not the app's own are named.
    fn files(&self) -> Files {
        Files::ByPath
    }

    /// Where `path` lies, as the system's user is told; none where nobody is
    /// shown where things lie.
    fn shown_place(&self, path: &Path) -> Option<String> {
        let whole = std::path::absolute(path);
        Some(whole.as_deref().unwrap_or(path).display().to_string())
    }

    /// Whether the system may have a dialog in which a file is chosen.
    fn dialog(&self) -> Dialog {
        Dialog::Missing
    }

    /// Opens that dialog, titled `title`. The window goes on meanwhile; the
    /// answer is there some time later, and `ctx` is painted again then.
    fn ask_file(&mut self, ask: &Ask, title: &str, ctx: &egui::Context) {
        let _ = (ask, title, ctx);
    }

    /// Asks the system to leave the display on, or to do as it likes again.
    /// Only said when it changes; `why` is for the system's own lists of who
    /// keeps the display on.
    fn keep_awake(&mut self, wish: Awake, why: &str) {
        let _ = (wish, why);
    }

    /// Lets the system's own way back lead there, where it has one; said in
    /// every frame.
    fn lead_back(&mut self, way: WayBack) {
        let _ = way;
    }

    /// How many steps back were asked for since the last call.
    fn steps_back(&mut self) -> usize {
        0
    }

    /// How the dialog ended, reported once.
    fn answered(&mut self) -> Option<Answer> {
        None
    }
}
