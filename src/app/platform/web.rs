//! The browser as a platform.

use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, Local, NaiveDateTime, Utc};
use js_sys::Function;
use rand::SeedableRng;
use rand::rngs::StdRng;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MediaQueryList, Performance};

use super::audio::WebAudio;
use super::chooser::Chooser;
use super::local_time::local_in;
use super::page::{BrowserHistory, WakeLock};
use super::{
    Audio, Awake, Dialog, FileAnswer, FileAsk, Platform, Reason, Storage, WayBack, Wishes,
};
use game::calendar;
use kit::theme::{Look, Motion};
use store::browser::{self, StorageTrouble, TabStanding};
use words::language::Language;

/// The browser that shows the page.
pub struct Web {
    language: Option<Language>,
    contrast: PagePreference,
    forced: PagePreference,
    dark: PagePreference,
    light: PagePreference,
    still: PagePreference,
    count: Option<Performance>,
    chooser: Chooser,
    past: BrowserHistory,
    wake_lock: WakeLock,
    audio: WebAudio,
}

impl Web {
    /// The browser. `ctx` is repainted when the user's wishes change.
    pub fn new(ctx: &egui::Context) -> Self {
        let wish = |query| PagePreference::follow(query, ctx);
        Self {
            language: system_language(),
            contrast: wish("(prefers-contrast: more)"),
            forced: wish("(forced-colors: active)"),
            dark: wish("(prefers-color-scheme: dark)"),
            light: wish("(prefers-color-scheme: light)"),
            still: wish("(prefers-reduced-motion: reduce)"),
            count: web_sys::window().and_then(|window| window.performance()),
            chooser: Chooser::default(),
            past: BrowserHistory::follow(ctx),
            wake_lock: WakeLock::follow(),
            audio: WebAudio::new(ctx),
        }
    }

    fn look(&self) -> Option<Look> {
        if self.contrast.holds() || self.forced.holds() {
            Some(Look::HighContrast)
        } else if self.dark.holds() {
            Some(Look::Dark)
        } else {
            self.light.holds().then_some(Look::Light)
        }
    }
}

/// The first of the user's languages that we have.
pub fn system_language() -> Option<Language> {
    let languages = web_sys::window()?.navigator().languages();
    languages.iter().find_map(|locale| Language::of_locale(&locale.as_string()?))
}

impl Platform for Web {
    fn wishes(&self) -> Wishes {
        let motion = if self.still.holds() { Motion::Still } else { Motion::Moving };
        Wishes { language: self.language, look: self.look(), motion: Some(motion) }
    }

    fn now(&self) -> DateTime<Utc> {
        calendar::nearest(Utc::now())
    }

    fn elapsed(&self) -> Duration {
        let millis = self.count.as_ref().map_or(0.0, Performance::now);
        Duration::try_from_secs_f64(millis / 1000.0).unwrap_or_default()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        local_in(time, &Local)
    }

    fn rng(&mut self) -> StdRng {
        StdRng::from_rng(&mut rand::rng())
    }

    fn storage(&self) -> Storage {
        match browser::standing() {
            TabStanding::Ours => Storage::Ours,
            TabStanding::Elsewhere => Storage::Elsewhere,
            TabStanding::Failing(StorageTrouble { kind, words }) => {
                Storage::Failing(Reason { kind, words })
            }
        }
    }

    fn shown_place(&self, _: &Path) -> Option<String> {
        None
    }

    fn has_paths(&self) -> bool {
        false
    }

    fn dialog(&self) -> Dialog {
        self.chooser.dialog()
    }

    fn ask_file(&mut self, ask: &FileAsk, _: &str, ctx: &egui::Context) {
        self.chooser.ask(ask, ctx);
    }

    fn keep_awake(&mut self, wish: Awake, _: &str) {
        self.wake_lock.wish(wish);
    }

    fn lead_back(&mut self, way: WayBack) {
        self.past.lead(way);
    }

    fn steps_back(&mut self) -> usize {
        self.past.steps_back()
    }

    fn audio(&mut self) -> Option<&mut dyn Audio> {
        Some(&mut self.audio)
    }

    fn answered(&mut self) -> Option<FileAnswer> {
        self.chooser.answered()
    }
}

/// A user's preference for all pages, as a CSS media query.
struct PagePreference {
    query: Option<MediaQueryList>,
    /// Called by the browser as long as this lives.
    _changed: Closure<dyn Fn()>,
}

impl PagePreference {
    fn follow(query: &str, ctx: &egui::Context) -> Self {
        let ctx = ctx.clone();
        let changed: Closure<dyn Fn()> = Closure::new(move || ctx.request_repaint());
        let query = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
        if let Some(query) = &query {
            query.set_onchange(Some(changed.as_ref().unchecked_ref::<Function>()));
        }
        Self { query, _changed: changed }
    }

    fn holds(&self) -> bool {
        self.query.as_ref().is_some_and(MediaQueryList::matches)
    }
}
