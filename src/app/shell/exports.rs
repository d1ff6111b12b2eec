//! What of the game on the table is written to files for others.

use std::path::PathBuf;

use super::message_bar::News;
use super::tableside::{Screen, Tableside};
use crate::app::screens::{board_picture, keepsake};
use kit::widgets::page_picture::png;
use store::{ExportForm, Exported, History, write_position};
use words::errors;
use words::game::{GameWords, tell};

/// Pixels per point of a picture of a game that is on.
const FINE: f32 = 2.0;

impl Tableside {
    /// Writes a picture of how the game ended, or of how it stands.
    pub(super) fn write_keepsake(&mut self) {
        if self.writes_nothing() {
            return;
        }
        let Screen::Play(play) = &self.screen else { return };
        // The picture will be looked at on another day: "today" would be wrong by then.
        let when = |time| self.platform.local(time).format("%Y-%m-%d").to_string();
        let game = play.0.game();
        let picture = keepsake(game, &self.text, &when);
        let say = GameWords::now(&self.text, game, &when);
        let picture = picture.unwrap_or_else(|| board_picture(&say, FINE));
        // A picture of any size always fits into memory.
        let Ok(bytes) = png(&picture) else { return };
        let (path, now) = (play.0.path().to_owned(), self.platform.now());
        match self.folder.exports().save(&bytes, Exported::Keepsake, &path, now) {
            Ok(path) => {
                self.told_written("win-picture-written", path);
            }
            Err(error) => self.message = Some(errors::write_error(&self.text, &error)),
        }
    }

    /// Says by `key` that a file was written, and offers to show it.
    pub(super) fn told_written(&mut self, key: &str, path: PathBuf) {
        let words = self.text.with(key, &[("file", errors::place(&path).into())]);
        self.message = None;
        self.news = Some(News { words, file: Some(path) });
    }

    /// Writes the current position to a file and copies it to the clipboard.
    pub(super) fn write_position(&mut self) {
        if self.writes_nothing() {
            return;
        }
        let Screen::Play(play) = &self.screen else { return };
        let position = write_position(play.0.game().state());
        let written = self.folder.positions().save(&position, self.platform.now());
        match written {
            Ok(path) => {
                self.copied = Some(position);
                self.told_written("position-written", path);
            }
            Err(error) => self.message = Some(errors::write_error(&self.text, &error)),
        }
    }

    /// Writes the history to a file and copies it to the clipboard.
    pub(super) fn export(&mut self, form: ExportForm) {
        if self.writes_nothing() {
            return;
        }
        let Screen::Play(play) = &self.screen else { return };
        let (game, path) = (play.0.game(), play.0.path());
        // The file will be read on another day: "today" would be wrong by then.
        let when = |time| self.platform.local(time).format("%Y-%m-%d %H:%M").to_string();
        let story = tell(&self.text, game, &when);
        let history = History { game, sentences: &story.sentences };
        let text = match form {
            ExportForm::Text => story.written,
            ExportForm::Csv => history.csv(),
            ExportForm::Json => history.json(),
        };
        match self.folder.exports().save(
            text.as_bytes(),
            Exported::History(form),
            path,
            self.platform.now(),
        ) {
            Ok(path) => {
                self.copied = Some(text);
                self.told_written("history-written", path);
            }
            Err(error) => self.message = Some(errors::write_error(&self.text, &error)),
        }
    }
}
