//! Cues and words that the table hears.

use super::tableside::Tableside;
use crate::app::session::open_game::Sitting;
use crate::app::settings::Settings;
use crate::app::sound::{Cue, CueChannel, Heard};
use kit::widgets::Switch;

impl Tableside {
    /// Makes heard what the game on the table has come to, as far as anybody wants it.
    pub(super) fn make_heard(&mut self) {
        if self.is_waiting() {
            // What follows by itself is on its way, and is heard together with it.
            return;
        }
        let mode = self.device.settings().clock;
        let Some((sitting, view)) = self.pages.play() else { return };
        let shown = sitting.clock(mode).shown;
        let sign = self.clock_watch.follow(shown, mode, sitting.game().count());
        let heard = view.take_heard().after(Heard { cue: sign, words: None });
        match sitting {
            Sitting::Plays(_) | Sitting::LooksAround(_) => {}
            // Whoever plays the game makes it heard.
            Sitting::LooksOn(_) | Sitting::Replays(_) => return,
        }
        let Settings { sounds, buzzes, read_aloud, volume, .. } = *self.device.settings();
        let Some(audio) = self.platform.audio() else { return };
        if let Some(cue) = heard.cue {
            if sounds == Switch::On {
                audio.play(cue, volume);
            }
            if buzzes == Switch::On {
                audio.buzz(cue);
            }
        }
        if let Some(words) = heard.words
            && read_aloud == Switch::On
        {
            audio.speak(&words, self.text.language(), volume);
        }
    }

    /// Lets the user hear what a switch is for.
    pub(super) fn try_out(&mut self, channel: CueChannel) {
        let volume = self.device.settings().volume;
        let Some(audio) = self.platform.audio() else { return };
        match channel {
            CueChannel::Sound => audio.play(Cue::Card, volume),
            CueChannel::Voice => {
                let words = self.text.get("settings-voice-sample");
                audio.speak(&words, self.text.language(), volume);
            }
            CueChannel::Buzz => audio.buzz(Cue::Seven),
        }
    }

    /// Lets the user hear at once what they have just changed.
    pub(super) fn try_out_change(&mut self, before: &Settings) {
        let now = *self.device.settings();
        let louder = now.volume != before.volume;
        if now.sounds == Switch::On && (before.sounds == Switch::Off || louder) {
            self.try_out(CueChannel::Sound);
        }
        if now.buzzes == Switch::On && before.buzzes == Switch::Off {
            self.try_out(CueChannel::Buzz);
        }
        let speaks = now.read_aloud == Switch::On;
        // Words are long: where there are sounds, those show how loud it is.
        let shows = louder && now.sounds == Switch::Off;
        if speaks && (before.read_aloud == Switch::Off || shows) {
            self.try_out(CueChannel::Voice);
        }
        if before.read_aloud == Switch::On && !speaks {
            self.hush();
        }
    }

    /// Stops reading aloud.
    pub(super) fn hush(&mut self) {
        if let Some(audio) = self.platform.audio() {
            audio.hush();
        }
    }
}
