//! Cues by the browser's Web Audio, and the buzz of a phone.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Function};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AudioContext, AudioContextState, Navigator, OscillatorType};

use super::Audio;
use super::later::{later, now};
use super::web_speech::WebSpeech;
use crate::app::sound::{Cue, CueChannel, Note, Reach, Reaches, Timbre, Volume};
use words::language::Language;

/// Events that let a page be heard in browsers that wait for a touch.
const TOUCHES: [&str; 3] = ["pointerup", "touchend", "keydown"];

/// Seconds between the request for a cue and its beginning, so that no note sets in late.
const START: f64 = 0.01;

/// A cue that the browser lets be heard only after so many milliseconds is left out.
const LATE: f64 = 500.0;

pub struct WebAudio {
    output: Rc<Output>,
    speech: WebSpeech,
    buzz: Reach,
}

/// Output for cues.
struct Output {
    /// Made with the first cue: browsers count pages that hold one as playing.
    context: RefCell<Option<AudioContext>>,
    reach: Cell<Reach>,
    ctx: egui::Context,
}

impl WebAudio {
    /// The browser's. `ctx` is repainted when it turns out whether anybody answers.
    pub fn new(ctx: &egui::Context) -> Self {
        let (context, reach) = (RefCell::default(), Cell::new(Reach::Untried));
        let output = Rc::new(Output { context, reach, ctx: ctx.clone() });
        let speech = WebSpeech::new(ctx);
        wake_with_touches(&output, &speech);
        let buzz = if may_buzz() { Reach::Untried } else { Reach::Missing };
        Self { output, speech, buzz }
    }
}

impl Output {
    fn play(self: Rc<Self>, cue: Cue, volume: Volume, asked: f64) {
        spawn_local(async move {
            let played = self.played(cue, volume, asked).await;
            let reach = if played.is_ok() { Reach::Answers } else { Reach::Silent };
            if self.reach.replace(reach) != reach {
                self.ctx.request_repaint();
            }
        });
    }

    async fn played(&self, cue: Cue, volume: Volume, asked: f64) -> Result<(), JsValue> {
        let context = self.context()?;
        if context.state() != AudioContextState::Running {
            JsFuture::from(context.resume()?).await?;
        }
        if now() - asked > LATE {
            return Ok(());
        }
        let begin = context.current_time() + START;
        for note in cue.notes() {
            sound(&context, note, volume, begin)?;
        }
        Ok(())
    }

    fn context(&self) -> Result<AudioContext, JsValue> {
        let mut context = self.context.borrow_mut();
        Ok(match &*context {
            Some(context) => context.clone(),
            None => context.insert(AudioContext::new()?).clone(),
        })
    }

    /// Lets a page be heard that wants to be: from within a touch no browser refuses it.
    fn wake(&self) {
        let Some(context) = &*self.context.borrow() else { return };
        if context.state() != AudioContextState::Running
            && let Ok(resumed) = context.resume()
        {
            // If it is refused, the next touch asks again.
            spawn_local(async { drop(JsFuture::from(resumed).await) });
        }
    }
}

fn sound(context: &AudioContext, note: &Note, volume: Volume, begin: f64) -> Result<(), JsValue> {
    let seconds = |millis: u16| f64::from(millis) / 1000.0;
    let at = begin + seconds(note.at);
    let end = at + seconds(note.long);
    let level = note.level * volume.gain();
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.0, at)?;
    gain.gain().linear_ramp_to_value_at_time(level, at + seconds(Note::ONSET))?;
    gain.gain().exponential_ramp_to_value_at_time(level * Note::END, end)?;
    let wave = context.create_oscillator()?;
    wave.set_type(match note.timbre {
        Timbre::Sine => OscillatorType::Sine,
        Timbre::Triangle => OscillatorType::Triangle,
    });
    wave.frequency().set_value_at_time(note.from, at)?;
    wave.frequency().exponential_ramp_to_value_at_time(note.to, end)?;
    wave.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    wave.start_with_when(at)?;
    wave.stop_with_when(end)
}

fn wake_with_touches(output: &Rc<Output>, speech: &WebSpeech) {
    let (output, speech) = (Rc::clone(output), speech.clone());
    let touched: Closure<dyn Fn()> = Closure::new(move || {
        output.wake();
        speech.touched();
    });
    let touched = touched.into_js_value();
    let Some(window) = web_sys::window() else { return };
    for touch in TOUCHES {
        // Without it, such a browser stays silent.
        let _ = window.add_event_listener_with_callback(touch, touched.unchecked_ref::<Function>());
    }
}

fn navigator() -> Option<Navigator> {
    Some(web_sys::window()?.navigator())
}

/// Returns whether this device may be one that buzzes: laptops with a screen to touch say that they
/// do, and don't.
fn may_buzz() -> bool {
    let is_held = || {
        let query = web_sys::window()?.match_media("(pointer: coarse)").ok()??;
        Some(query.matches())
    };
    let has = |navigator: Navigator| js_sys::Reflect::has(&navigator, &"vibrate".into()).ok();
    navigator().and_then(has).unwrap_or_default() && is_held().unwrap_or_default()
}

impl Audio for WebAudio {
    fn reaches(&self) -> Reaches {
        let mut reaches = Reaches::default();
        reaches[CueChannel::Sound] = self.output.reach.get();
        reaches[CueChannel::Voice] = self.speech.reach();
        reaches[CueChannel::Buzz] = self.buzz;
        reaches
    }

    fn play(&mut self, cue: Cue, volume: Volume) {
        let (output, asked) = (Rc::clone(&self.output), now());
        later(move || output.play(cue, volume, asked));
    }

    fn buzz(&mut self, cue: Cue) {
        if self.buzz == Reach::Missing {
            return;
        }
        let pattern: Array = cue.buzz().iter().map(|millis| JsValue::from(*millis)).collect();
        let did = navigator().is_some_and(|navigator| navigator.vibrate_with_pattern(&pattern));
        self.buzz = if did { Reach::Answers } else { Reach::Silent };
    }

    fn speak(&mut self, words: &str, language: Language, volume: Volume) {
        self.speech.speak(words, language, volume);
    }

    fn hush(&mut self) {
        self.speech.hush();
    }
}
