//! The system itself.

use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use chrono::{DateTime, NaiveDateTime, Utc};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::audio::NativeAudio;
use super::display_keeper::DisplayKeeper;
use super::local_time::Zone;
use super::system_preferences::{FileManager, SystemPreferences};
use super::{Audio, Awake, Dialog, FileAnswer, FileAsk, Platform, Wishes};
use game::calendar;
use guests::{LocalNetwork, Network};
use words::language::Language;

type PendingDialog = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>>>>;

/// The system itself.
pub struct Native {
    asked: Option<(PendingDialog, Waker)>,
    language: Option<Language>,
    started: Instant,
    zone: Zone,
    preferences: SystemPreferences,
    keeper: DisplayKeeper,
    audio: NativeAudio,
    files: Option<FileManager>,
}

impl Native {
    /// The system. `ctx` is repainted when the user's wishes change.
    pub fn new(ctx: &egui::Context) -> Self {
        let language = system_language();
        let (preferences, keeper) = (SystemPreferences::listen(ctx), DisplayKeeper::default());
        let (started, audio) = (Instant::now(), NativeAudio::new(ctx));
        let files = FileManager::find();
        let zone = Zone::of(std::env::var("TZ").ok().as_deref());
        Self { asked: None, language, started, zone, preferences, keeper, audio, files }
    }
}

/// The system's language, if it is one of ours.
pub fn system_language() -> Option<Language> {
    sys_locale::get_locale().as_deref().and_then(Language::of_locale)
}

/// Repaints the window as soon as a dialog has an answer.
struct Repaint(egui::Context);

impl Wake for Repaint {
    fn wake(self: Arc<Self>) {
        self.0.request_repaint();
    }
}

impl Platform for Native {
    fn wishes(&self) -> Wishes {
        Wishes { language: self.language, ..self.preferences.now() }
    }

    fn now(&self) -> DateTime<Utc> {
        // If the system's clock is set to before 1970, `Utc::now` panics.
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let seconds = i64::try_from(since.as_secs()).unwrap_or(i64::MAX);
        let now = DateTime::from_timestamp(seconds, since.subsec_nanos());
        calendar::nearest(now.unwrap_or(DateTime::<Utc>::MAX_UTC))
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        self.zone.local(time)
    }

    fn rng(&mut self) -> StdRng {
        StdRng::from_rng(&mut rand::rng())
    }

    fn shows_files(&self) -> bool {
        self.files.is_some()
    }

    fn show_file(&mut self, file: &Path) {
        if let Some(files) = &self.files {
            files.show(file);
        }
    }

    fn dialog(&self) -> Dialog {
        if self.asked.is_some() { Dialog::Open } else { Dialog::Ready }
    }

    fn ask_file(&mut self, ask: &FileAsk, title: &str, ctx: &egui::Context) {
        let dialog = rfd::AsyncFileDialog::new().set_title(title).add_filter("JSON", &["json"]);
        let asked: PendingDialog = match ask {
            FileAsk::Load => Box::pin(dialog.pick_file()),
            FileAsk::Save(name) => Box::pin(dialog.set_file_name(name).save_file()),
        };
        self.asked = Some((asked, Arc::new(Repaint(ctx.clone())).into()));
        ctx.request_repaint();
    }

    fn keep_awake(&mut self, wish: Awake, why: &str) {
        self.keeper.wish(wish, why);
    }

    fn audio(&mut self) -> Option<&mut dyn Audio> {
        Some(&mut self.audio)
    }

    fn network(&self) -> Option<&dyn Network> {
        Some(&LocalNetwork)
    }

    fn answered(&mut self) -> Option<FileAnswer> {
        let (asked, waker) = self.asked.as_mut()?;
        let Poll::Ready(file) = asked.as_mut().poll(&mut Context::from_waker(waker)) else {
            return None;
        };
        self.asked = None;
        Some(file.map_or(FileAnswer::Nothing, |file| FileAnswer::File(file.path().to_owned())))
    }
}
