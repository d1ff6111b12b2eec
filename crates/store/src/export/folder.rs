//! The folder of written histories and statistics, and the tables that the statistics of a game
//! become.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use csv::{Terminator, WriterBuilder};
use serde::Serialize;

use super::history::{ExportForm, harmless};
use crate::WriteError;
use crate::place::write_new;
use cards::is_reserved;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataForm {
    /// Tables for spreadsheets, in the language of the app.
    Csv,
    /// An object for scripts, in English.
    Json,
    Picture,
}

/// What of a game is written, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    History(ExportForm),
    Statistics(DataForm),
    /// A picture (PNG) of how it ended, or of how it stands.
    Keepsake,
    /// A moving picture (GIF) of all of it.
    Animation,
}

impl Exported {
    /// Its part of a file's name.
    const fn key(self) -> &'static str {
        match self {
            Self::History(_) => "history",
            Self::Statistics(_) => "statistics",
            Self::Keepsake => "result",
            Self::Animation => "animation",
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::History(form) => form.ending(),
            Self::Statistics(DataForm::Csv) => "csv",
            Self::Statistics(DataForm::Json) => "json",
            Self::Statistics(DataForm::Picture) | Self::Keepsake => "png",
            Self::Animation => "gif",
        }
    }
}

#[derive(Clone, Debug)]
pub struct ExportFolder {
    path: PathBuf,
}

impl ExportFolder {
    pub(crate) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes `bytes`, which tell `what` of the game that lies at `game`, to a
    /// new file, named by the game's file and the `time` and never one that is
    /// there already; says where.
    ///
    /// # Errors
    /// When the folder or the file can't be written.
    pub fn save(
        &self,
        bytes: &[u8],
        what: Exported,
        game: &Path,
        time: DateTime<Utc>,
    ) -> Result<PathBuf, WriteError> {
        let stem = game.file_stem().unwrap_or_default().to_string_lossy();
        let named = if is_reserved(&stem) { "game-" } else { "" };
        let (key, time) = (what.key(), time.format("%Y-%m-%d-%H%M%S"));
        let name = format!("{named}{stem}-{key}-{time}.{}", what.ending());
        write_new(&self.path, &name, bytes)
    }
}

/// The version of what [`tables_json`] writes.
const VERSION: u32 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    pub title: String,
    pub head: Vec<String>,
    /// The rows, each with as many cells as the head.
    pub rows: Vec<Vec<String>>,
}

/// Tables one below the other (RFC 4180, in UTF-8): for each the title, the
/// names of the columns, the rows, and an empty line.
pub fn tables_csv(tables: &[Table]) -> String {
    let mut writer =
        WriterBuilder::new().terminator(Terminator::CRLF).flexible(true).from_writer(Vec::new());
    // Nothing fails on the way to memory.
    let mut write = |cells: &[String]| {
        let _ = writer.write_record(cells.iter().map(|cell| plain(cell)));
    };
    for table in tables {
        write(std::slice::from_ref(&table.title));
        write(&table.head);
        for row in &table.rows {
            write(row);
        }
        write(&[String::new()]);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// The same as one JSON object: `{"format", "version", "tables"}`.
pub fn tables_json(tables: &[Table]) -> String {
    #[derive(Serialize)]
    struct TablesObject<'a> {
        format: &'static str,
        version: u32,
        tables: &'a [Table],
    }
    let written = TablesObject { format: "tableside-statistics", version: VERSION, tables };
    serde_json::to_string_pretty(&written).unwrap_or_default()
}

/// A number is left as it is; other cells are made harmless.
fn plain(cell: &str) -> String {
    let digits = cell.trim_start_matches(['+', '-']);
    let is_number = !digits.is_empty()
        && digits.chars().all(|sign| sign.is_ascii_digit() || sign == '.' || sign == ',');
    if is_number { cell.to_owned() } else { harmless(cell.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(cells: &[&str]) -> Table {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        Table {
            title: "Luck, so far".to_owned(),
            head: own(&["Who", "Luck"]),
            rows: vec![own(cells)],
        }
    }

    #[test]
    fn tables_stand_below_each_other_with_titles_and_heads() {
        let tables = [table(&["Ann \"A\"", "1.2"]), table(&["Bo", "-0.5"])];
        assert_eq!(
            tables_csv(&tables),
            "\"Luck, so far\"\r\nWho,Luck\r\n\"Ann \"\"A\"\"\",1.2\r\n\"\"\r\n\
             \"Luck, so far\"\r\nWho,Luck\r\nBo,-0.5\r\n\"\"\r\n"
        );
    }

    #[test]
    fn names_that_look_like_formulas_are_harmless_and_numbers_stay_numbers() {
        let text = tables_csv(&[table(&["=1+1", "+3.5"])]);
        assert!(text.contains("'=1+1,+3.5"), "{text}");
        assert!(tables_csv(&[table(&["-cmd", "-"])]).contains("'-cmd,'-"));
    }

    #[test]
    fn the_object_holds_every_cell() {
        let tables = [table(&["Ann", "1.2"])];
        let read: serde_json::Value = serde_json::from_str(&tables_json(&tables)).expect("JSON");
        assert_eq!(read["format"], "tableside-statistics");
        assert_eq!(read["tables"][0]["rows"][0][1], "1.2");
    }
}
