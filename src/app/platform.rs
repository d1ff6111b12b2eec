//! What the system gives the app: time, chance and the choice of a file.
//! Everything that would make two runs differ comes through here, so that a
//! test can hold it still.

use std::cell::Cell;
use std::path::PathBuf;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::time::{Duration, Instant};

use chrono::{DateTime, Local, NaiveDateTime, Utc};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::language::Language;
use super::settings::Motion;
use super::theme::Look;

/// What the system tells of its user's wishes; `None` is not told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The language.
    pub language: Option<Language>,
    /// The colours.
    pub look: Option<Look>,
    /// Whether things move.
    pub motion: Option<Motion>,
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

    /// Whether the system may have a dialog in which a file is chosen.
    fn dialog(&self) -> Dialog {
        Dialog::Missing
    }

    /// Opens that dialog, titled `title`. The window goes on meanwhile; the
    /// answer is there some time later, and `ctx` is painted again then.
    fn ask_file(&mut self, ask: &Ask, title: &str, ctx: &egui::Context) {
        let _ = (ask, title, ctx);
    }

    /// How the dialog ended, once.
    fn answered(&mut self) -> Option<Answer> {
        None
    }
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

type Asked = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>>>>;

/// The system itself.
pub struct Native {
    asked: Option<(Asked, Waker)>,
    wishes: Wishes,
    started: Instant,
}

impl Default for Native {
    fn default() -> Self {
        let locale = sys_locale::get_locale();
        let language = locale.as_deref().and_then(Language::of_locale);
        let wishes = Wishes { language, ..Wishes::default() };
        Self { asked: None, wishes, started: Instant::now() }
    }
}

/// Paints the window again as soon as a dialog has an answer.
struct Repaint(egui::Context);

impl Wake for Repaint {
    fn wake(self: Arc<Self>) {
        self.0.request_repaint();
    }
}

impl Platform for Native {
    fn wishes(&self) -> Wishes {
        self.wishes
    }

    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        time.with_timezone(&Local).naive_local()
    }

    fn rng(&mut self) -> StdRng {
        StdRng::from_rng(&mut rand::rng())
    }

    fn dialog(&self) -> Dialog {
        if self.asked.is_some() { Dialog::Open } else { Dialog::Ready }
    }

    fn ask_file(&mut self, ask: &Ask, title: &str, ctx: &egui::Context) {
        let dialog = rfd::AsyncFileDialog::new().set_title(title).add_filter("JSON", &["json"]);
        let asked: Asked = match ask {
            Ask::Load => Box::pin(dialog.pick_file()),
            Ask::Save(name) => Box::pin(dialog.set_file_name(name).save_file()),
        };
        self.asked = Some((asked, Arc::new(Repaint(ctx.clone())).into()));
        ctx.request_repaint();
    }

    fn answered(&mut self) -> Option<Answer> {
        let (asked, waker) = self.asked.as_mut()?;
        let Poll::Ready(file) = asked.as_mut().poll(&mut Context::from_waker(waker)) else {
            return None;
        };
        self.asked = None;
        Some(file.map_or(Answer::Nothing, |file| Answer::File(file.path().to_owned())))
    }
}

/// A stand-in for tests: the clock stands, lies in no time zone, and the same
/// calls bring the same chances in every run.
#[derive(Clone, Copy, Debug)]
pub struct Fake {
    /// The time it always is.
    pub time: DateTime<Utc>,
    /// The seed of the next random source; each call takes the one after.
    pub seed: u64,
}

impl Platform for Fake {
    fn now(&self) -> DateTime<Utc> {
        self.time
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        time.naive_utc()
    }

    fn rng(&mut self) -> StdRng {
        self.seed = self.seed.wrapping_add(1);
        StdRng::seed_from_u64(self.seed)
    }
}

/// A stand-in whose time goes on only when a test says so. Its clones show the
/// same time.
#[derive(Clone, Debug)]
pub struct HandWound {
    fake: Fake,
    elapsed: Rc<Cell<Duration>>,
}

impl HandWound {
    /// It starts like `fake`.
    #[must_use]
    pub fn new(fake: Fake) -> Self {
        Self { fake, elapsed: Rc::default() }
    }

    /// So much time passes.
    pub fn pass(&self, time: Duration) {
        self.elapsed.set(self.elapsed.get() + time);
    }
}

impl Platform for HandWound {
    fn now(&self) -> DateTime<Utc> {
        self.fake.time + self.elapsed.get()
    }

    fn elapsed(&self) -> Duration {
        self.elapsed.get()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        self.fake.local(time)
    }

    fn rng(&mut self) -> StdRng {
        self.fake.rng()
    }
}
