//! A cache of what is known of files, so that not every file has to be read
//! again.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::{CacheFile, Stamp};

/// What is known of files, by their stamps: a file that has changed has
/// another one.
#[derive(Debug)]
pub struct FileCache<T> {
    file: CacheFile,
    version: u32,
    /// What the cache held and nobody has asked for yet.
    kept: BTreeMap<Stamp, T>,
    /// What is known of the files that are there.
    known: BTreeMap<Stamp, T>,
    freshness: Freshness,
}

/// Whether the cache says what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Freshness {
    /// It does.
    Fresh,
    /// Something was computed since.
    Stale,
}

impl<T: Clone + Serialize + DeserializeOwned> FileCache<T> {
    /// What `file` holds; nothing of another `version`.
    pub fn open(file: CacheFile, version: u32) -> Self {
        let kept = file.read(version);
        Self { file, version, kept, known: BTreeMap::new(), freshness: Freshness::Fresh }
    }

    /// What is known of the file with this stamp; computed if it is not cached.
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
            self.freshness = Freshness::Stale;
            value
        };
        self.known.insert(stamp, found.clone());
        Ok(found)
    }

    /// All that is known of the files that were asked for.
    pub const fn known(&self) -> &BTreeMap<Stamp, T> {
        &self.known
    }

    /// Writes the cache, if it has changed. A cache that can't be written is
    /// rebuilt next time.
    pub fn write(&mut self) {
        if self.freshness == Freshness::Stale || !self.kept.is_empty() {
            let _ = self.file.write(self.version, self.known.clone());
            self.freshness = Freshness::Fresh;
            self.kept.clear();
        }
    }
}
