//! A game as a moving picture: made a little in every frame of the window, and written once
//! it is whole.

use std::io;
use std::time::Duration;

use egui::Context;

use super::filming::Filming;
use super::tableside::{Screen, Tableside};
use crate::app::screens::{Animation, AnimationError, AnimationStep};
use store::Exported;
use words::errors;

/// For how long it is worked on in a frame of the window.
const WORK: Duration = Duration::from_millis(8);

/// How many steps are taken in a frame at most.
const STEPS: usize = 6;

impl Tableside {
    /// Begins to make a moving picture of the game on the table.
    pub(super) fn begin_animation(&mut self) {
        if self.writes_nothing() {
            return;
        }
        let Screen::Play(play) = &self.screen else { return };
        if self.filming.is_some() {
            return;
        }
        match Animation::of(play.0.game(), &self.text) {
            Ok(animation) => {
                let game = play.0.path().to_owned();
                self.message = None;
                self.filming = Some(Box::new(Filming { animation, game, share: 0.0 }));
            }
            Err(error) => self.not_filmed(error),
        }
    }

    /// Makes some more of it.
    pub(super) fn film(&mut self, ctx: &Context) {
        let Some(filming) = &mut self.filming else { return };
        ctx.request_repaint();
        let begun = self.platform.elapsed();
        for _ in 0..STEPS {
            match filming.animation.step() {
                Ok(AnimationStep::Goes(share)) => filming.share = share,
                Ok(AnimationStep::Done(file)) => return self.filmed(&file),
                Err(error) => return self.not_filmed(error),
            }
            if self.platform.elapsed().saturating_sub(begun) >= WORK {
                return;
            }
        }
    }

    fn filmed(&mut self, file: &[u8]) {
        let Some(filming) = self.filming.take() else { return };
        let now = self.platform.now();
        match self.folder.exports().save(file, Exported::Animation, &filming.game, now) {
            Ok(path) => {
                self.told_written("animation-written", path);
            }
            Err(error) => self.message = Some(errors::write_error(&self.text, &error)),
        }
    }

    fn not_filmed(&mut self, error: AnimationError) {
        self.filming = None;
        let reason = errors::reason(&self.text, &io::Error::other(error));
        self.message = Some(self.text.with("animation-failed", &[("why", reason.into())]));
    }
}
