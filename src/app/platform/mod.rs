//! What the system gives the app: time, chance, the choice of a file, its
//! user's wishes and a display that stays on. Everything that would make two
//! runs differ comes through here, so that a test can hold it still.

#[cfg(not(target_arch = "wasm32"))]
mod awake;
#[cfg(any(
    target_os = "linux",
    target_os = "dragonfly",
    target_os = "freebsd",
    target_os = "netbsd",
    target_os = "openbsd"
))]
mod bus;
#[cfg(target_arch = "wasm32")]
mod chooser;
mod fake;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod page;
pub mod spoken;
#[cfg(not(target_arch = "wasm32"))]
mod told;
#[cfg(target_arch = "wasm32")]
mod web;

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, TimeZone, Utc};
use rand::rngs::StdRng;

pub use fake::{Fake, FakeSystem, HandWound};
#[cfg(not(target_arch = "wasm32"))]
pub use native::Native as System;
#[cfg(target_arch = "wasm32")]
pub use web::Web as System;

use super::settings::Motion;
use super::theme::Look;
use crate::game::calendar;
use crate::words::language::Language;

#[cfg(not(target_arch = "wasm32"))]
/// What the desktop knows the program by.
pub const APP_ID: &str = "tableside";

/// What the system tells of its user's wishes; `None` is not told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The language.
    pub language: Option<Language>,
    /// The colors.
    pub look: Option<Look>,
    /// Whether things move.
    pub motion: Option<Motion>,
}

/// What is asked of the display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awake {
    /// To stay on.
    Kept,
    /// To do as the system likes.
    #[default]
    Free,
}

/// Where the system's own way back leads: a browser's button, a tablet's
/// gesture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WayBack {
    /// Out of the app: it shows its start.
    #[default]
    Out,
    /// To what the app has shown before.
    Within,
}

/// The edge between the app and the system it runs on.
pub trait Platform {
    /// What the system's user wishes.
    fn wishes(&self) -> Wishes {
        Wishes::default()
    }

    /// The time now.
    fn now(&self) -> DateTime<Utc>;

    /// How long the program has run, by a count that never goes back: setting
    /// the system's clock changes nothing.
    fn elapsed(&self) -> Duration;

    /// What a clock on the wall shows at `time`.
    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime;

    /// A fresh random source, for one lot or one shuffle.
    fn rng(&mut self) -> StdRng;

    /// How what is kept stands, beyond what a single file may meet.
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

    /// How many steps back were asked for by that way since this was last
    /// asked.
    fn steps_back(&mut self) -> usize {
        0
    }

    /// How the dialog ended, once.
    fn answered(&mut self) -> Option<Answer> {
        None
    }
}

/// What a clock on the wall of `zone` shows at `time`. Beyond the calendar it
/// shows its end: there is no date a zone could shift out of what is known.
fn local_in<Z: TimeZone>(time: DateTime<Utc>, zone: &Z) -> NaiveDateTime {
    calendar::nearest(time).with_timezone(zone).naive_local()
}

/// How what is kept stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    /// It can be changed here.
    Ours,
    /// Another tab of the same browser may change it, and this one may look.
    Elsewhere,
    /// What was changed could not be kept, and why.
    Failing(Reason),
}

/// Why nothing can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Of what kind.
    pub kind: std::io::ErrorKind,
    /// In the system's words.
    pub words: String,
}

/// How files that are not the app's own are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    /// By a path, or in a dialog.
    ByPath,
    /// In a dialog alone; what is written leaves as a download.
    ByDialog,
}

/// Whether there is a dialog in which a file is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// There is none.
    Missing,
    /// It can be opened.
    Ready,
    /// It is open.
    Open,
}

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To read it.
    Load,
    /// To write it; this name is proposed.
    Save(String),
}

/// How a dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// With this file.
    File(PathBuf),
    /// With none: it was closed, or the system could not show it.
    Nothing,
}

#[cfg(test)]
mod tests {
    use chrono::FixedOffset;

    use super::*;

    #[test]
    fn every_time_there_is_has_a_local_one_in_every_zone() {
        for hours in [-23, -12, 0, 14, 23] {
            let zone = FixedOffset::east_opt(hours * 3_600).expect("a zone");
            for time in [DateTime::<Utc>::MIN_UTC, DateTime::UNIX_EPOCH, DateTime::<Utc>::MAX_UTC] {
                let shift = local_in(time, &zone) - calendar::nearest(time).naive_utc();
                assert_eq!(shift.num_hours(), i64::from(hours));
            }
        }
    }
}
