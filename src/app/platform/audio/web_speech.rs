//! Words by the browser's voices.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{SpeechSynthesis, SpeechSynthesisErrorCode, SpeechSynthesisErrorEvent};
use web_sys::{SpeechSynthesisUtterance, SpeechSynthesisVoice};

use super::later::{after, later, now};
use crate::app::sound::{Reach, Volume};
use words::language::Language;

/// A voice that hasn't begun within this time isn't there.
const PATIENCE: Duration = Duration::from_secs(6);

/// The browser's voices, if it has any.
#[derive(Clone)]
pub struct WebSpeech(Rc<Shared>);

struct Shared {
    voices: Option<SpeechSynthesis>,
    reach: Cell<Reach>,
    /// The utterance being read: a browser forgets it as soon as the page does.
    reading: RefCell<Option<SpeechSynthesisUtterance>>,
    /// Progress of that utterance.
    stage: Cell<SpeechStage>,
    ctx: egui::Context,
    started: Closure<dyn Fn()>,
    failed: Closure<dyn Fn(SpeechSynthesisErrorEvent)>,
}

/// Progress of reading aloud.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum SpeechStage {
    /// There is nothing to read, or it has begun.
    #[default]
    Heard,
    /// It was asked for at this time, in milliseconds.
    Asked(f64),
    /// The browser refused what was asked for then.
    Refused(f64),
}

impl WebSpeech {
    /// The browser's. `ctx` is repainted when it turns out whether a voice answers.
    pub fn new(ctx: &egui::Context) -> Self {
        let voices = web_sys::window().and_then(|window| {
            let has = js_sys::Reflect::has(&window, &"speechSynthesis".into());
            if has.unwrap_or_default() { window.speech_synthesis().ok() } else { None }
        });
        let first = if voices.is_some() { Reach::Untried } else { Reach::Missing };
        Self(Rc::new_cyclic(|shared: &Weak<Shared>| {
            let (begun, refused) = (shared.clone(), shared.clone());
            Shared {
                voices,
                reach: Cell::new(first),
                reading: RefCell::default(),
                stage: Cell::default(),
                ctx: ctx.clone(),
                started: Closure::new(move || {
                    if let Some(shared) = begun.upgrade() {
                        shared.begins();
                    }
                }),
                failed: Closure::new(move |event: SpeechSynthesisErrorEvent| {
                    if let Some(shared) = refused.upgrade() {
                        shared.fails(event.error());
                    }
                }),
            }
        }))
    }

    /// Returns whether a voice answers.
    pub fn reach(&self) -> Reach {
        let reach = self.0.reach.get();
        match self.0.stage.get() {
            // A browser without any voices says nothing at all.
            SpeechStage::Asked(at)
                if reach == Reach::Untried && now() - at > PATIENCE.as_secs_f64() * 1000.0 =>
            {
                Reach::Silent
            }
            _ => reach,
        }
    }

    /// Reads this instead of what is being read.
    pub fn speak(&self, words: &str, language: Language, volume: Volume) {
        let shared = Rc::clone(&self.0);
        let Some(voices) = shared.voices.clone() else { return };
        let Ok(reading) = SpeechSynthesisUtterance::new_with_text(words) else { return };
        shared.stage.set(SpeechStage::Asked(now()));
        if shared.reach.get() == Reach::Untried {
            let ctx = shared.ctx.clone();
            after(PATIENCE + Duration::from_millis(100), move || ctx.request_repaint());
        }
        shared.reading.replace(Some(reading.clone()));
        // Browsers may take a moment for a voice, which no frame waits for.
        later(move || {
            reading.set_lang(language.code());
            reading.set_volume(f32::from(volume.number()) / 100.0);
            if let Some(voice) = voice_of(&voices, language) {
                reading.set_voice(Some(&voice));
            }
            let started = shared.started.as_ref().unchecked_ref::<Function>();
            // Some voices never say that they begin.
            reading.set_onstart(Some(started));
            reading.set_onend(Some(started));
            reading.set_onerror(Some(shared.failed.as_ref().unchecked_ref::<Function>()));
            if voices.speaking() || voices.pending() {
                voices.cancel();
            }
            voices.speak(&reading);
        });
    }

    pub fn hush(&self) {
        self.0.stage.set(SpeechStage::Heard);
        if let Some(voices) = &self.0.voices
            && self.0.reading.take().is_some()
        {
            voices.cancel();
        }
    }

    /// A touch lets the page speak, where only a touch may: what was refused a moment ago is
    /// read now.
    pub fn touched(&self) {
        let shared = &self.0;
        let Some(voices) = &shared.voices else { return };
        let is_idle = || !voices.speaking() && !voices.pending();
        let asked = match shared.stage.get() {
            SpeechStage::Refused(at) => at,
            SpeechStage::Asked(at) if is_idle() => at,
            SpeechStage::Asked(_) | SpeechStage::Heard => return,
        };
        if now() - asked > PATIENCE.as_secs_f64() * 1000.0 {
            return;
        }
        if let Some(reading) = &*shared.reading.borrow() {
            shared.stage.set(SpeechStage::Heard);
            voices.speak(reading);
        }
    }
}

impl Shared {
    fn begins(&self) {
        self.stage.set(SpeechStage::Heard);
        self.set(Reach::Answers);
    }

    fn fails(&self, why: SpeechSynthesisErrorCode) {
        // What the next words interrupt has not failed.
        let stopped = [SpeechSynthesisErrorCode::Canceled, SpeechSynthesisErrorCode::Interrupted];
        if stopped.contains(&why) {
            return;
        }
        if let SpeechStage::Asked(at) = self.stage.get() {
            self.stage.set(SpeechStage::Refused(at));
        }
        self.set(Reach::Silent);
    }

    fn set(&self, reach: Reach) {
        if self.reach.replace(reach) != reach {
            self.ctx.request_repaint();
        }
    }
}

/// The user's own voice, if it is one for this language; of others, the language chooses.
fn voice_of(voices: &SpeechSynthesis, language: Language) -> Option<SpeechSynthesisVoice> {
    voices
        .get_voices()
        .iter()
        .filter_map(|voice| voice.dyn_into::<SpeechSynthesisVoice>().ok())
        .find(|voice| voice.default() && Language::of_locale(&voice.lang()) == Some(language))
}
