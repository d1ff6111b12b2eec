//! What the app asks of the system to be heard.

use crate::app::sound::{Cue, Reaches, Volume};
use words::language::Language;

/// What makes cues and words heard. No call waits for what it asks for.
pub trait Audio {
    /// Whether anybody answers on each channel.
    fn reaches(&self) -> Reaches;

    /// Plays a cue.
    fn play(&mut self, cue: Cue, volume: Volume);

    /// Makes the device buzz.
    fn buzz(&mut self, cue: Cue);

    /// Reads these words aloud instead of what is being read.
    fn speak(&mut self, words: &str, language: Language, volume: Volume);

    /// Stops reading.
    fn hush(&mut self);

    /// The same when the program ends: waits a moment for it, since a voice of the system's
    /// would go on.
    fn close(&mut self) {
        self.hush();
    }
}
