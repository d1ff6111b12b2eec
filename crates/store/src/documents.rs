//! Folders of the user's own files, one thing in each: decks, islands, positions. What they do alike, listing,
//! taking to the bin, and putting back, stands here; what a thing is, beside it.

use std::fmt::Debug;
use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::bin::{Bin, BinOf};
use super::journal::AtPath;
use super::{NotWritten, Removed, WriteError, atomic_file};

/// The ending of all these files.
pub(super) const EXTENSION: &str = "json";

pub trait Document: Debug + Sized {
    /// The error of a file that isn't such a document.
    type Bad: Debug;

    type Remembered: Debug;

    const BIN: BinOf;

    /// Reads the file at `path` of their folder.
    ///
    /// # Errors
    /// The reason that it isn't one.
    fn read(path: &Path) -> Result<Self, Self::Bad>;

    fn path(&self) -> &Path;

    /// The path of a file that isn't one.
    fn bad_path(bad: &Self::Bad) -> &Path;

    fn remembered(&self) -> Self::Remembered;

    /// Brings all files, in the order of their names, into that of a list.
    fn sort(_: &mut Vec<Result<Self, Self::Bad>>) {}

    /// The file of `folder` that would be the same thing as the removed one at `kept`.
    ///
    /// # Errors
    /// When the folder can't be read.
    fn twin(_folder: &Documents<Self>, _kept: &Path) -> io::Result<Option<PathBuf>> {
        Ok(None)
    }
}

/// A folder of documents.
#[derive(Clone, Debug)]
pub struct Documents<D> {
    pub(super) path: PathBuf,
    of: PhantomData<D>,
}

impl<D: Document> Documents<D> {
    pub(super) const fn new(path: PathBuf) -> Self {
        Self { path, of: PhantomData }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn paths(&self) -> io::Result<Vec<PathBuf>> {
        atomic_file::files(&self.path, EXTENSION)
    }

    /// All of them, and the files that can't be used with the reason. A folder that doesn't exist
    /// yet has none.
    ///
    /// # Errors
    /// When the folder itself can't be read.
    pub fn list(&self) -> io::Result<Vec<Result<D, D::Bad>>> {
        let mut found = self.paths()?.iter().map(|path| D::read(path)).collect();
        D::sort(&mut found);
        Ok(found)
    }

    /// Takes what lies at `path` in this folder, usable or not, to the bin at `time`.
    ///
    /// # Errors
    /// When it lies elsewhere or the system says no.
    pub fn remove(&self, path: &Path, time: DateTime<Utc>) -> Result<Removed, WriteError> {
        self.bin().put(path, &[], time)
    }

    pub(super) fn bin(&self) -> Bin {
        Bin::new(D::BIN, &self.path)
    }

    /// Puts a removed file back where it was, usable or not.
    ///
    /// # Errors
    /// When another one lies there now, or is the same thing by now, or the system says no.
    pub fn put_back(&self, removed: &Removed) -> Result<(), NotWritten> {
        match D::twin(self, removed.kept()).at(&self.path)? {
            Some(other) => Err(NotWritten::Taken(other)),
            None => removed.put_back(),
        }
    }
}
