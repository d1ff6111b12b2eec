//! Audio on a desktop.

use std::time::Duration;

use super::Audio;
use super::worker::{Serve, Speech, Worker};
use crate::app::sound::{Cue, CueChannel, Reach, Reaches, Volume};
use words::language::Language;

/// The longest that the end of the program waits for a voice to stop.
const GOODBYE: Duration = Duration::from_millis(300);

/// A cue and how loud it is played.
type Played = (Cue, Volume);

#[cfg(target_os = "linux")]
const MEANS: Option<(Serve<Played>, Serve<Speech>)> =
    Some((super::pulse::serve, super::speech_dispatcher::serve));

#[cfg(windows)]
const MEANS: Option<(Serve<Played>, Serve<Speech>)> =
    Some((super::windows_media::serve_cues, super::windows_media::serve_speech));

#[cfg(not(any(target_os = "linux", windows)))]
const MEANS: Option<(Serve<Played>, Serve<Speech>)> = None;

/// The system's sounds and voice, each served by a thread of its own that starts when it
/// is first needed.
#[derive(Debug)]
pub struct NativeAudio(Option<(Worker<Played>, Worker<Speech>)>);

impl NativeAudio {
    /// The system's. `ctx` is repainted when it turns out whether anybody answers.
    pub fn new(ctx: &egui::Context) -> Self {
        let workers =
            |(cues, voice)| (Worker::new("cues", cues, ctx), Worker::new("voice", voice, ctx));
        Self(MEANS.map(workers))
    }
}

impl Audio for NativeAudio {
    fn reaches(&self) -> Reaches {
        let mut reaches = Reaches::default();
        if let Some((cues, voice)) = &self.0 {
            reaches[CueChannel::Sound] = cues.reach();
            reaches[CueChannel::Voice] = voice.reach();
        }
        // Laptops don't buzz.
        reaches[CueChannel::Buzz] = Reach::Missing;
        reaches
    }

    fn play(&mut self, cue: Cue, volume: Volume) {
        if let Some((cues, _)) = &mut self.0 {
            cues.send((cue, volume));
        }
    }

    fn buzz(&mut self, _: Cue) {}

    fn speak(&mut self, words: &str, language: Language, volume: Volume) {
        if let Some((_, voice)) = &mut self.0 {
            voice.send(Speech::Say { words: words.to_owned(), language, volume });
        }
    }

    fn hush(&mut self) {
        if let Some((_, voice)) = &mut self.0
            && voice.has_begun()
        {
            voice.send(Speech::Hush);
        }
    }

    fn close(&mut self) {
        self.hush();
        if let Some((_, voice)) = &mut self.0 {
            voice.finish(GOODBYE);
        }
    }
}
