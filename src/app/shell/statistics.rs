//! A game's statistics, and what of a game is written to files for others: figures, its history,
//! and its moving picture, which is made a little in every frame of the window.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use super::message_bar::SuccessNote;
use super::pages::{OpenStatistics, Page};
use super::tableside::{Filming, Tableside};
use crate::app::screens::{
    Animation, AnimationError, AnimationStep, Statistics, board_picture, keepsake,
};
use kit::widgets::page_picture::png;
use store::{
    DataForm, ExportForm, Exported, History, WriteError, read_journal, tables_csv, tables_json,
    write_position,
};
use words::errors;
use words::game::{GameWords, tell};
use words::text::Text;

impl Tableside {
    /// Opens the statistics of the game in this file, or of the one on the table.
    pub(super) fn show_statistics(&mut self, of: Option<PathBuf>) {
        self.message = None;
        let open = match of {
            None => self.statistics_here(),
            Some(path) => self.statistics_at(path),
        };
        if let Some(open) = open {
            self.pages.open(Page::Statistics(Box::new(open)));
        }
    }

    fn statistics_here(&mut self) -> Option<OpenStatistics> {
        let sitting = self.pages.sitting()?;
        let statistics = Statistics::of(sitting.game(), &mut self.platform.rng());
        Some(OpenStatistics { statistics, path: sitting.path().to_owned() })
    }

    fn statistics_at(&mut self, path: PathBuf) -> Option<OpenStatistics> {
        match read_journal(&path) {
            Ok(opened) => {
                let statistics = Statistics::of(&opened.game, &mut self.platform.rng());
                Some(OpenStatistics { statistics, path })
            }
            Err(error) => {
                self.message = Some(self.text.said(&error));
                None
            }
        }
    }

    pub(super) fn write_statistics(&mut self, form: DataForm) {
        if self.writes_nothing() {
            return;
        }
        let Some(open) = self.pages.statistics() else { return };
        let bytes = match form {
            DataForm::Csv => tables_csv(&open.statistics.tables(&self.text)).into_bytes(),
            DataForm::Json => tables_json(&open.statistics.tables(&Text::english())).into_bytes(),
            DataForm::Picture => match png(&open.statistics.picture(&self.text)) {
                Ok(bytes) => bytes,
                // A picture of any size always fits into memory.
                Err(_) => return,
            },
        };
        let what = Exported::Statistics(form);
        let now = self.platform.now();
        let written = self.folder.exports().save(&bytes, what, &open.path, now);
        self.tell_written("stats-written", written);
    }
}

/// Pixels per point of a picture of a game that is on.
const FINE: f32 = 2.0;

impl Tableside {
    /// Writes a picture of how the game ended, or of how it stands.
    pub(super) fn write_keepsake(&mut self) {
        if self.writes_nothing() {
            return;
        }
        let Some(sitting) = self.pages.sitting() else { return };
        // The picture will be looked at on another day: "today" would be wrong by then.
        let when = |time| self.platform.local(time).format("%Y-%m-%d").to_string();
        let game = sitting.game();
        let picture = keepsake(game, &self.text, &when);
        let say = GameWords::now(&self.text, game, &when);
        let picture = picture.unwrap_or_else(|| board_picture(&say, FINE));
        // A picture of any size always fits into memory.
        let Ok(bytes) = png(&picture) else { return };
        let now = self.platform.now();
        let written = self.folder.exports().save(&bytes, Exported::Keepsake, sitting.path(), now);
        self.tell_written("win-picture-written", written);
    }

    /// Says by `key` that a file was written, and offers to show it; or why it wasn't. Returns
    /// whether it was.
    fn tell_written(&mut self, key: &str, written: Result<PathBuf, WriteError>) -> bool {
        match written {
            Ok(path) => {
                let words = self.text.with(key, &[("file", errors::place(&path).into())]);
                self.message = None;
                self.news = Some(SuccessNote { file: Some(path), ..SuccessNote::of(words) });
                true
            }
            Err(error) => {
                self.message = Some(errors::write_error(&self.text, &error));
                false
            }
        }
    }

    /// Writes the current position to a file and copies it to the clipboard.
    pub(super) fn write_position(&mut self) {
        if self.writes_nothing() {
            return;
        }
        let Some(game) = self.game() else { return };
        let position = write_position(game.state());
        let written = self.folder.save_position(&position, self.platform.now());
        if self.tell_written("position-written", written) {
            self.copied = Some(position);
        }
    }

    /// Writes the history to a file and copies it to the clipboard.
    pub(super) fn export(&mut self, form: ExportForm) {
        if self.writes_nothing() {
            return;
        }
        let Some(sitting) = self.pages.sitting() else { return };
        let game = sitting.game();
        // The file will be read on another day: "today" would be wrong by then.
        let when = |time| self.platform.local(time).format("%Y-%m-%d %H:%M").to_string();
        let story = tell(&self.text, game, &when);
        let history = History { game, sentences: &story.sentences };
        let text = match form {
            ExportForm::Text => story.written,
            ExportForm::Csv => history.csv(),
            ExportForm::Json => history.json(),
        };
        let (what, now) = (Exported::History(form), self.platform.now());
        let written = self.folder.exports().save(text.as_bytes(), what, sitting.path(), now);
        if self.tell_written("history-written", written) {
            self.copied = Some(text);
        }
    }
}

/// Time spent on the moving picture in a frame of the window.
const WORK: Duration = Duration::from_millis(8);

/// Most steps taken in a frame.
const STEPS: usize = 6;

impl Tableside {
    /// Begins to make a moving picture of the game on the table.
    pub(super) fn begin_animation(&mut self) {
        if self.writes_nothing() || self.filming.is_some() {
            return;
        }
        let Some(sitting) = self.pages.sitting() else { return };
        match Animation::of(sitting.game(), &self.text) {
            Ok(animation) => {
                let game = sitting.path().to_owned();
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
        let written = self.folder.exports().save(file, Exported::Animation, &filming.game, now);
        self.tell_written("animation-written", written);
    }

    fn not_filmed(&mut self, error: AnimationError) {
        self.filming = None;
        let reason = errors::reason(&self.text, &io::Error::other(error));
        self.message = Some(self.text.with("animation-failed", &[("why", reason.into())]));
    }
}
