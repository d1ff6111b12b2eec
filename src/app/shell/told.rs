//! What a game tells.

use std::path::PathBuf;

use super::{Screen, Tableside};
use crate::app::command::StatisticsOf;
use crate::app::screens::Statistics;
use crate::app::widgets::page_picture::png;
use crate::store::{DataForm, Exported, read_journal, tables_csv, tables_json};
use crate::words::errors;
use crate::words::text::Text;

/// The statistics that are shown.
pub(super) struct Told {
    pub statistics: Box<Statistics>,
    /// Where their game lies.
    path: PathBuf,
}

impl Tableside {
    /// Opens the statistics of a game, or closes them.
    pub(super) fn tell(&mut self, of: StatisticsOf) {
        self.message = None;
        self.statistics = match of {
            StatisticsOf::Nothing => None,
            StatisticsOf::ThisGame => self.told_here(),
            StatisticsOf::Saved(path) => self.told_at(path),
        };
    }

    fn told_here(&mut self) -> Option<Told> {
        let Screen::Play(play) = &self.screen else { return None };
        let statistics = Statistics::of(play.0.game(), &mut self.platform.rng());
        Some(Told { statistics: Box::new(statistics), path: play.0.path().to_owned() })
    }

    fn told_at(&mut self, path: PathBuf) -> Option<Told> {
        match read_journal(&path) {
            Ok(opened) => {
                let statistics = Statistics::of(&opened.game, &mut self.platform.rng());
                Some(Told { statistics: Box::new(statistics), path })
            }
            Err(error) => {
                self.message = Some(errors::open_error(&self.text, &error));
                None
            }
        }
    }

    /// Writes the statistics that are shown to a file.
    pub(super) fn write_statistics(&mut self, form: DataForm) {
        let Some(told) = &mut self.statistics else { return };
        let bytes = match form {
            DataForm::Csv => tables_csv(&told.statistics.tables(&self.text)).into_bytes(),
            DataForm::Json => tables_json(&told.statistics.tables(&Text::english())).into_bytes(),
            DataForm::Picture => match png(&told.statistics.picture(&self.text)) {
                Ok(bytes) => bytes,
                // A picture of some size always fits into memory.
                Err(_) => return,
            },
        };
        let what = Exported::Statistics(form);
        match self.folder.exports().save(&bytes, what, &told.path, self.platform.now()) {
            Ok(path) => {
                let values = [("file", errors::place(&path).into())];
                self.message = None;
                self.news = Some(self.text.with("stats-written", &values));
            }
            Err(error) => self.message = Some(errors::write_error(&self.text, &error)),
        }
    }
}
