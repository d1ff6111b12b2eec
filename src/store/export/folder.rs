//! The folder of written histories.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::ExportForm;
use crate::store::WriteError;
use crate::store::disk;
use crate::store::whole;

/// The folder of written histories.
#[derive(Clone, Debug)]
pub struct ExportFolder {
    path: PathBuf,
}

impl ExportFolder {
    pub(in crate::store) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the history of the game that lies at `game` to a new file, named
    /// by the game's file and the `time` and never one that is there already;
    /// says where.
    ///
    /// # Errors
    /// When the folder or the file can't be written.
    pub fn save(
        &self,
        history: &str,
        form: ExportForm,
        game: &Path,
        time: DateTime<Utc>,
    ) -> Result<PathBuf, WriteError> {
        let failed = |path: &Path, source| WriteError { path: path.to_owned(), source };
        disk::create_dir_all(&self.path).map_err(|source| failed(&self.path, source))?;
        let stem = game.file_stem().unwrap_or_default().to_string_lossy();
        let stem = format!("{stem}-history-{}", time.format("%Y-%m-%d-%H%M%S"));
        for nth in 1..1_000 {
            let name = match nth {
                1 => format!("{stem}.{}", form.ending()),
                _ => format!("{stem}-{nth}.{}", form.ending()),
            };
            let path = self.path.join(name);
            if disk::symlink_metadata(&path).is_err() {
                let written = whole::replace(&path, history.as_bytes());
                written.map_err(|source| failed(&path, source))?;
                return Ok(path);
            }
        }
        Err(failed(&self.path, ErrorKind::AlreadyExists.into()))
    }
}
