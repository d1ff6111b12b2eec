//! Showing a game's statistics, and writing them to a file.

use std::path::PathBuf;

use super::open_statistics::OpenStatistics;
use super::tableside::{Screen, Tableside};
use crate::app::command::StatisticsOf;
use crate::app::screens::Statistics;
use kit::widgets::page_picture::png;
use store::{DataForm, Exported, read_journal, tables_csv, tables_json};
use words::errors;
use words::text::Text;

impl Tableside {
    /// Opens the statistics of a game, or closes them.
    pub(super) fn show_statistics(&mut self, of: StatisticsOf) {
        self.message = None;
        self.statistics = match of {
            StatisticsOf::Nothing => None,
            StatisticsOf::ThisGame => self.statistics_here(),
            StatisticsOf::Saved(path) => self.statistics_at(path),
        };
    }

    fn statistics_here(&mut self) -> Option<OpenStatistics> {
        let Screen::Play(play) = &self.screen else { return None };
        let statistics = Statistics::of(play.0.game(), &mut self.platform.rng());
        Some(OpenStatistics { statistics: Box::new(statistics), path: play.0.path().to_owned() })
    }

    fn statistics_at(&mut self, path: PathBuf) -> Option<OpenStatistics> {
        match read_journal(&path) {
            Ok(opened) => {
                let statistics = Statistics::of(&opened.game, &mut self.platform.rng());
                Some(OpenStatistics { statistics: Box::new(statistics), path })
            }
            Err(error) => {
                self.message = Some(errors::open_error(&self.text, &error));
                None
            }
        }
    }

    /// Writes the statistics being shown to a file.
    pub(super) fn write_statistics(&mut self, form: DataForm) {
        if self.writes_nothing() {
            return;
        }
        let Some(open) = &mut self.statistics else { return };
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
        match self.folder.exports().save(&bytes, what, &open.path, self.platform.now()) {
            Ok(path) => {
                self.told_written("stats-written", path);
            }
            Err(error) => self.message = Some(errors::write_error(&self.text, &error)),
        }
    }
}
