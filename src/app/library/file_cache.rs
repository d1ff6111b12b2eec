//! A cache of facts about files, so that not every file has to be read again.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

use store::{CacheFile, Stamp};

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
    /// When it can't be computed.
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
