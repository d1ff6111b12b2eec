//! The folder of written histories and statistics.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::form::ExportForm;
use crate::WriteError;
use crate::atomic_file;
use crate::disk;
use cards::is_reserved;

/// How statistics are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataForm {
    /// Tables for spreadsheets, in the language of the app.
    Csv,
    /// An object for scripts, in English.
    Json,
    /// A picture (PNG) of all plots.
    Picture,
}

/// What of a game is written, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    /// What happened.
    History(ExportForm),
    /// What that tells.
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

    /// How its files end.
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

/// The folder of written histories and statistics.
#[derive(Clone, Debug)]
pub struct ExportFolder {
    path: PathBuf,
}

impl ExportFolder {
    pub(crate) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// Where it lies.
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
        let failed = |path: &Path, source| WriteError { path: path.to_owned(), source };
        disk::create_dir_all(&self.path).map_err(|source| failed(&self.path, source))?;
        let stem = game.file_stem().unwrap_or_default().to_string_lossy();
        let named = if is_reserved(&stem) { "game-" } else { "" };
        let stem = format!("{named}{stem}-{}-{}", what.key(), time.format("%Y-%m-%d-%H%M%S"));
        for nth in 1..1_000 {
            let name = match nth {
                1 => format!("{stem}.{}", what.ending()),
                _ => format!("{stem}-{nth}.{}", what.ending()),
            };
            let path = self.path.join(name);
            if disk::symlink_metadata(&path).is_err() {
                let written = atomic_file::replace(&path, bytes);
                written.map_err(|source| failed(&path, source))?;
                return Ok(path);
            }
        }
        Err(failed(&self.path, ErrorKind::AlreadyExists.into()))
    }
}
