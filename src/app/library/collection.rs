//! A folder of the user's own files as a screen lists it: what can be used, what can't and why,
//! and what was removed in this window and can be put back.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde::de::DeserializeOwned;

use store::{CacheFile, Document, Documents, NotWritten, Removed, Stamp};

/// A change to a folder of the user's own files.
#[derive(Clone, Debug)]
pub enum FileStep {
    Remove(PathBuf),
    /// Put back what was removed last.
    PutBack,
}

/// The files of a folder, as of the last read.
#[derive(Debug)]
pub struct Collection<D: Document> {
    folder: Documents<D>,
    files: Vec<Result<D, D::Bad>>,
    trouble: Option<io::Error>,
    removed: RemovedFiles<D::Remembered>,
}

impl<D: Document> Collection<D> {
    /// The files of `folder`. Nothing is read yet.
    pub fn new(folder: Documents<D>) -> Self {
        Self { folder, files: Vec::new(), trouble: None, removed: RemovedFiles::default() }
    }

    pub fn read(&mut self) {
        (self.files, self.trouble) = match self.folder.list() {
            Ok(files) => (files, None),
            Err(error) => (Vec::new(), Some(error)),
        };
    }

    pub const fn folder(&self) -> &Documents<D> {
        &self.folder
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn files(&self) -> &[Result<D, D::Bad>] {
        &self.files
    }

    /// The files that can be used.
    pub fn usable(&self) -> impl Iterator<Item = &D> {
        self.files.iter().filter_map(|file| file.as_ref().ok())
    }

    pub const fn trouble(&self) -> Option<&io::Error> {
        self.trouble.as_ref()
    }

    /// Returns what was removed and can be put back.
    pub const fn removed(&self) -> &RemovedFiles<D::Remembered> {
        &self.removed
    }

    /// Returns the removed files, to check them again or to forget them.
    pub const fn removed_mut(&mut self) -> &mut RemovedFiles<D::Remembered> {
        &mut self.removed
    }

    /// Carries out a step, then reads the folder again.
    ///
    /// # Errors
    /// Fails if the system refuses, or if something is in the way of what is put back.
    pub fn apply(&mut self, step: FileStep, time: DateTime<Utc>) -> Result<(), NotWritten> {
        let done = match step {
            FileStep::Remove(path) => {
                let removed = self.folder.remove(&path, time).map_err(NotWritten::Failed);
                removed.map(|removed| {
                    let file = self.usable().find(|file| file.path() == path);
                    let remembered = file.map(D::remembered);
                    self.removed.push(removed, remembered);
                })
            }
            FileStep::PutBack => {
                let folder = &self.folder;
                self.removed.put_back(|removed| folder.put_back(removed))
            }
        };
        self.read();
        done
    }
}

/// The files removed last, each with what is remembered of it.
#[derive(Debug)]
pub struct RemovedFiles<T>(Vec<(Removed, Option<T>)>);

impl<T> Default for RemovedFiles<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> RemovedFiles<T> {
    /// Adds a file that was removed. Nothing is remembered of one that couldn't
    /// be read.
    pub fn push(&mut self, removed: Removed, remembered: Option<T>) {
        self.0.push((removed, remembered));
    }

    /// Forgets what another window has put back or removed for good.
    pub fn refresh(&mut self) {
        self.0.retain(|(removed, _)| removed.is_there());
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns what was removed last: its file, and what is remembered of it.
    pub fn last(&self) -> Option<(&Path, Option<&T>)> {
        self.0.last().map(|(removed, remembered)| (removed.from(), remembered.as_ref()))
    }

    /// Puts back what was removed last. If there is nothing to put back, does
    /// nothing.
    ///
    /// # Errors
    /// Fails if `put_back` does; the file can still be put back later.
    pub fn put_back<E>(
        &mut self,
        put_back: impl FnOnce(&Removed) -> Result<(), E>,
    ) -> Result<(), E> {
        self.refresh();
        if let Some((removed, _)) = self.0.last() {
            put_back(removed)?;
            self.0.pop();
        }
        Ok(())
    }
}

/// Facts about files, by stamp; a changed file has a new stamp.
#[derive(Debug)]
pub struct FileCache<T> {
    file: CacheFile,
    version: u32,
    /// Entries of the cache file that nobody has asked for yet.
    kept: BTreeMap<Stamp, T>,
    /// Entries for files that exist.
    known: BTreeMap<Stamp, T>,
    /// An entry was computed since the file was written.
    is_stale: bool,
}

impl<T: Clone + Serialize + DeserializeOwned> FileCache<T> {
    /// The entries in `file`, if they are of this `version`.
    pub fn open(file: CacheFile, version: u32) -> Self {
        let kept = file.read(version);
        Self { file, version, kept, known: BTreeMap::new(), is_stale: false }
    }

    /// The entry for this stamp; computed if it isn't cached.
    ///
    /// # Errors
    /// Fails if it can't be computed.
    pub fn get_or_make<E>(
        &mut self,
        stamp: Stamp,
        make: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        let found = if let Some(kept) = self.kept.remove(&stamp) {
            kept
        } else {
            let value = make()?;
            self.is_stale = true;
            value
        };
        self.known.insert(stamp, found.clone());
        Ok(found)
    }

    /// All entries that were asked for.
    pub const fn known(&self) -> &BTreeMap<Stamp, T> {
        &self.known
    }

    /// Writes the cache if it has changed. One that can't be written is rebuilt
    /// next time.
    pub fn write(&mut self) {
        if self.is_stale || !self.kept.is_empty() {
            let _ = self.file.write(self.version, self.known.clone());
            self.is_stale = false;
            self.kept.clear();
        }
    }
}
