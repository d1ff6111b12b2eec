//! Cues by the browser's Web Audio, and the buzz of a phone.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Function};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioContext, AudioContextState, Navigator, OscillatorType};

use super::Audio;
use super::web_speech::WebSpeech;
use crate::app::sound::{Channel, Cue, Note, Reach, Reaches, Timbre, Volume};
use crate::words::language::Language;

/// What makes a first touch heard by a page that may make sounds only after one.
const TOUCHES: [&str; 3] = ["pointerup", "touchend", "keydown"];

/// The browser's sounds and voice.
pub struct WebAudio {
    /// Made with the first cue: browsers count pages that hold one as playing.
    output: Rc<RefCell<Option<AudioContext>>>,
    sound: Reach,
    speech: WebSpeech,
}

impl WebAudio {
    /// The browser's. `ctx` is repainted when it turns out whether there is a voice.
    pub fn new(ctx: &egui::Context) -> Self {
        let output = Rc::<RefCell<Option<AudioContext>>>::default();
        let speech = WebSpeech::new(ctx);
        wake_with_touches(&output, &speech);
        Self { output, sound: Reach::Untried, speech }
    }

    fn sound(&self, cue: Cue, volume: Volume) -> Result<(), JsValue> {
        let mut output = self.output.borrow_mut();
        let output = match &mut *output {
            Some(output) => output,
            None => output.insert(AudioContext::new()?),
        };
        wake(output);
        let begin = output.current_time() + START;
        for note in cue.notes() {
            sound(output, note, volume, begin)?;
        }
        Ok(())
    }
}

/// How many seconds after it was asked for a cue begins, so that no note sets in late.
const START: f64 = 0.01;

fn sound(output: &AudioContext, note: &Note, volume: Volume, begin: f64) -> Result<(), JsValue> {
    let seconds = |millis: u16| f64::from(millis) / 1000.0;
    let at = begin + seconds(note.at);
    let end = at + seconds(note.long);
    let level = note.level * volume.gain();
    let gain = output.create_gain()?;
    gain.gain().set_value_at_time(0.0, at)?;
    gain.gain().linear_ramp_to_value_at_time(level, at + seconds(Note::ONSET))?;
    gain.gain().exponential_ramp_to_value_at_time(level * Note::END, end)?;
    let wave = output.create_oscillator()?;
    wave.set_type(match note.timbre {
        Timbre::Sine => OscillatorType::Sine,
        Timbre::Triangle => OscillatorType::Triangle,
    });
    wave.frequency().set_value_at_time(note.from, at)?;
    wave.frequency().exponential_ramp_to_value_at_time(note.to, end)?;
    wave.connect_with_audio_node(&gain)?.connect_with_audio_node(&output.destination())?;
    wave.start_with_when(at)?;
    wave.stop_with_when(end)
}

/// A page that nobody has touched yet stays silent until somebody does.
fn wake(output: &AudioContext) {
    if output.state() == AudioContextState::Suspended {
        // If it is refused, the next touch asks again.
        let _ = output.resume();
    }
}

/// Some browsers let a page be heard only from within a touch.
fn wake_with_touches(output: &Rc<RefCell<Option<AudioContext>>>, speech: &WebSpeech) {
    let (output, speech) = (Rc::clone(output), speech.clone());
    let touched: Closure<dyn Fn()> = Closure::new(move || {
        if let Some(output) = &*output.borrow() {
            wake(output);
        }
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

/// Whether this device may have something that buzzes: only those that are held do.
fn may_buzz() -> bool {
    let has = |navigator: &Navigator| {
        js_sys::Reflect::has(navigator, &"vibrate".into()).unwrap_or_default()
            && navigator.max_touch_points() > 0
    };
    navigator().is_some_and(|navigator| has(&navigator))
}

impl Audio for WebAudio {
    fn reaches(&self) -> Reaches {
        let mut reaches = Reaches::default();
        reaches[Channel::Sound] = self.sound;
        reaches[Channel::Voice] = self.speech.reach();
        reaches[Channel::Buzz] = if may_buzz() { Reach::Answers } else { Reach::Missing };
        reaches
    }

    fn play(&mut self, cue: Cue, volume: Volume) {
        self.sound = match self.sound(cue, volume) {
            Ok(()) => Reach::Answers,
            Err(_) => Reach::Silent,
        };
    }

    fn buzz(&mut self, cue: Cue) {
        let pattern: Array = cue.buzz().iter().map(|millis| JsValue::from(*millis)).collect();
        if let Some(navigator) = navigator().filter(|_| may_buzz()) {
            navigator.vibrate_with_pattern(&pattern);
        }
    }

    fn speak(&mut self, words: &str, language: Language, volume: Volume) {
        self.speech.speak(words, language, volume);
    }

    fn hush(&mut self) {
        self.speech.hush();
    }
}
