//! Words by the browser's voices.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{SpeechSynthesis, SpeechSynthesisErrorCode, SpeechSynthesisErrorEvent};
use web_sys::{SpeechSynthesisUtterance, SpeechSynthesisVoice};

use crate::app::sound::{Reach, Volume};
use crate::words::language::Language;

/// The browser's voices, if it has any.
#[derive(Clone)]
pub struct WebSpeech(Rc<Shared>);

struct Shared {
    voices: Option<SpeechSynthesis>,
    reach: Cell<Reach>,
    /// Whether a touch has let the page speak.
    touched: Cell<Touched>,
    /// What is being read: a browser forgets it as soon as the page does.
    reading: RefCell<Option<SpeechSynthesisUtterance>>,
    /// When a voice was first asked and hadn't answered, in milliseconds.
    asked: Cell<Option<f64>>,
    ctx: egui::Context,
    started: Closure<dyn Fn()>,
    failed: Closure<dyn Fn(SpeechSynthesisErrorEvent)>,
}

/// Whether a touch has let the page speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Touched {
    /// Nothing was to be read so far.
    #[default]
    NoNeed,
    /// The next touch will.
    Wanted,
    /// It has.
    Done,
}

impl WebSpeech {
    /// The browser's. `ctx` is repainted when it turns out whether a voice answers.
    pub fn new(ctx: &egui::Context) -> Self {
        let voices = web_sys::window().and_then(|window| {
            let has = js_sys::Reflect::has(&window, &"speechSynthesis".into());
            if has.unwrap_or_default() { window.speech_synthesis().ok() } else { None }
        });
        let first = if voices.is_some() { Reach::Untried } else { Reach::Missing };
        Self(Rc::new_cyclic(|shared: &std::rc::Weak<Shared>| {
            let tell = |ctx: &egui::Context, shared: &std::rc::Weak<Shared>| {
                let (ctx, shared) = (ctx.clone(), shared.clone());
                move |reach| {
                    if let Some(shared) = shared.upgrade()
                        && shared.reach.replace(reach) != reach
                    {
                        ctx.request_repaint();
                    }
                }
            };
            let (answers, refuses) = (tell(ctx, shared), tell(ctx, shared));
            Shared {
                voices,
                reach: Cell::new(first),
                touched: Cell::default(),
                reading: RefCell::default(),
                asked: Cell::default(),
                ctx: ctx.clone(),
                started: Closure::new(move || answers(Reach::Answers)),
                failed: Closure::new(move |event: SpeechSynthesisErrorEvent| {
                    // What the next words interrupt has not failed.
                    let stopped =
                        [SpeechSynthesisErrorCode::Canceled, SpeechSynthesisErrorCode::Interrupted];
                    if !stopped.contains(&event.error()) {
                        refuses(Reach::Silent);
                    }
                }),
            }
        }))
    }

    /// Whether a voice answers.
    pub fn reach(&self) -> Reach {
        let reach = self.0.reach.get();
        // A browser without any voices says nothing at all.
        let waited =
            self.0.asked.get().is_some_and(|asked| now() - asked > PATIENCE.as_secs_f64() * 1000.0);
        if reach == Reach::Untried && waited { Reach::Silent } else { reach }
    }

    /// Reads this instead of what is being read.
    pub fn speak(&self, words: &str, language: Language, volume: Volume) {
        let shared = &self.0;
        let Some(voices) = &shared.voices else { return };
        voices.cancel();
        let Ok(reading) = SpeechSynthesisUtterance::new_with_text(words) else { return };
        reading.set_lang(language.code());
        reading.set_volume(f32::from(volume.percent()) / 100.0);
        if let Some(voice) = voice_of(voices, language) {
            reading.set_voice(Some(&voice));
        }
        reading.set_onstart(Some(shared.started.as_ref().unchecked_ref::<Function>()));
        reading.set_onerror(Some(shared.failed.as_ref().unchecked_ref::<Function>()));
        voices.speak(&reading);
        shared.reading.replace(Some(reading));
        if shared.reach.get() == Reach::Untried && shared.asked.get().is_none() {
            shared.asked.set(Some(now()));
            shared.ctx.request_repaint_after(PATIENCE + Duration::from_millis(100));
        }
        if shared.touched.get() == Touched::NoNeed {
            shared.touched.set(Touched::Wanted);
        }
    }

    /// Stops reading.
    pub fn hush(&self) {
        if let Some(voices) = &self.0.voices
            && self.0.reading.take().is_some()
        {
            voices.cancel();
        }
    }

    /// Lets the page speak, where only a touch may: whatever was refused is read now.
    pub fn touched(&self) {
        let shared = &self.0;
        if shared.touched.get() != Touched::Wanted {
            return;
        }
        shared.touched.set(Touched::Done);
        let refused = shared.reach.get() != Reach::Answers;
        if let (Some(voices), Some(reading), true) =
            (&shared.voices, &*shared.reading.borrow(), refused)
        {
            voices.cancel();
            voices.speak(reading);
        }
    }
}

/// A voice that hasn't begun within this time isn't there.
const PATIENCE: Duration = Duration::from_secs(6);

/// The time in milliseconds, by a clock that never goes back.
fn now() -> f64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or(0.0, |clock| clock.now())
}

/// A voice for a language; the browser's own choice may be one for another.
fn voice_of(voices: &SpeechSynthesis, language: Language) -> Option<SpeechSynthesisVoice> {
    voices
        .get_voices()
        .iter()
        .filter_map(|voice| voice.dyn_into::<SpeechSynthesisVoice>().ok())
        .find(|voice| Language::of_locale(&voice.lang()) == Some(language))
}
