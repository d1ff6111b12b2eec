//! Interface through which the app makes itself heard, and a stand-in for tests.

use std::cell::RefCell;
use std::rc::Rc;

use crate::app::sound::{Cue, Reach, Reaches, Volume};
use words::language::Language;

/// A player of cues and words. No call waits for what it asks for.
pub trait Audio {
    /// Returns whether anybody answers on each channel.
    fn reaches(&self) -> Reaches;

    fn play(&mut self, cue: Cue, volume: Volume);

    fn buzz(&mut self, cue: Cue);

    /// Reads these words aloud instead of what is being read.
    fn speak(&mut self, words: &str, language: Language, volume: Volume);

    fn hush(&mut self);

    /// The same when the program ends: waits a moment for it, since a voice of the system's
    /// would go on.
    fn close(&mut self) {
        self.hush();
    }
}

/// Something that was to be heard or felt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sent {
    Cue(Cue, Volume),
    Buzz(Cue),
    Words(String, Language, Volume),
    /// Reading aloud was to stop.
    Hush,
}

/// Records what is to be heard. A clone kept by the test shows the record.
#[derive(Clone, Debug, Default)]
pub struct FakeAudio {
    pub sent: Rc<RefCell<Vec<Sent>>>,
    /// The reach of each channel that the stand-in reports.
    pub reaches: Rc<RefCell<Reaches>>,
}

impl FakeAudio {
    /// Somebody answers on all channels.
    pub fn answering() -> Self {
        let audio = Self::default();
        audio.reaches.replace(Reaches::from_fn(|_| Reach::Answers));
        audio
    }

    fn send(&self, sent: Sent) {
        self.sent.borrow_mut().push(sent);
    }
}

impl Audio for FakeAudio {
    fn reaches(&self) -> Reaches {
        *self.reaches.borrow()
    }

    fn play(&mut self, cue: Cue, volume: Volume) {
        self.send(Sent::Cue(cue, volume));
    }

    fn buzz(&mut self, cue: Cue) {
        self.send(Sent::Buzz(cue));
    }

    fn speak(&mut self, words: &str, language: Language, volume: Volume) {
        self.send(Sent::Words(words.to_owned(), language, volume));
    }

    fn hush(&mut self) {
        self.send(Sent::Hush);
    }
}
