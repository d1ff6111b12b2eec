//! Small files beside the games: what is told of each game, and what the device is set to.
//! Whatever is wrong with a cache, it is as if it were not there.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::WriteError;
use super::atomic_file::{self, NotRead};
use super::journal::{AtPath, Stamp};
use super::place::write_whole;

/// More bytes can't be ours: that would be far more games than anybody
/// plays.
const LARGEST: usize = 64 * 1024 * 1024;

#[derive(Clone, Debug)]
pub struct CacheFile {
    path: PathBuf,
}

#[derive(Serialize, Deserialize)]
struct CachedGames<T> {
    version: u32,
    games: BTreeMap<Stamp, T>,
}

impl CacheFile {
    pub(super) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns what it holds, if it is of this `version`; else nothing.
    pub fn read<T: DeserializeOwned>(&self, version: u32) -> BTreeMap<Stamp, T> {
        let bytes = atomic_file::read(&self.path, LARGEST).ok();
        let contents =
            bytes.and_then(|bytes| serde_json::from_slice::<CachedGames<T>>(&bytes).ok());
        contents.filter(|kept| kept.version == version).map(|kept| kept.games).unwrap_or_default()
    }

    /// Writes it whole.
    ///
    /// # Errors
    /// When that fails; what was there stays.
    pub fn write<T: Serialize>(
        &self,
        version: u32,
        games: BTreeMap<Stamp, T>,
    ) -> Result<(), WriteError> {
        let text = serde_json::to_vec(&CachedGames { version, games }).map_err(io::Error::from);
        write_whole(&self.path, &text.at(&self.path)?)
    }
}

/// More bytes can't be settings.
const LARGEST_SETTINGS: usize = 64 * 1024;

#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: PathBuf,
}

impl SettingsFile {
    pub(super) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns what it holds; nothing before the first setting was changed.
    ///
    /// # Errors
    /// When it is there and can't be read, or isn't text of a reasonable length.
    pub fn read(&self) -> io::Result<Option<String>> {
        match atomic_file::read(&self.path, LARGEST_SETTINGS) {
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => Ok(Some(text)),
                Err(_) => Err(ErrorKind::InvalidData.into()),
            },
            Err(NotRead::File(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(NotRead::File(error)) => Err(error),
            Err(NotRead::NotAFile | NotRead::TooLarge) => Err(ErrorKind::InvalidData.into()),
        }
    }

    /// Writes it whole.
    ///
    /// # Errors
    /// When that fails; what was there stays.
    pub fn write(&self, text: &str) -> Result<(), WriteError> {
        write_whole(&self.path, text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Folder;

    fn one(count: u32) -> BTreeMap<Stamp, u32> {
        let stamp = serde_json::from_str("\"0badcafe-7-99\"").expect("a stamp");
        BTreeMap::from([(stamp, count)])
    }

    #[test]
    fn what_was_kept_is_there_again_and_of_another_version_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = Folder::new(folder.path()).summaries();
        assert_eq!(file.read::<u32>(1), BTreeMap::new());
        file.write(1, one(3)).expect("writes");
        assert_eq!(file.read::<u32>(1), one(3));
        assert_eq!(file.read::<u32>(2), BTreeMap::new());
    }

    #[test]
    fn a_damaged_cache_is_as_if_it_were_not_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = Folder::new(folder.path()).summaries();
        for damage in ["", "{", "[1,2]", "{\"version\":1,\"games\":{\"x\":\"y\"}}"] {
            std::fs::write(folder.path().join("summaries.json"), damage).expect("writes");
            assert_eq!(file.read::<u32>(1), BTreeMap::new(), "{damage}");
        }
        file.write(1, one(1)).expect("writes over it");
        assert_eq!(file.read::<u32>(1), one(1));
    }

    #[test]
    fn nothing_is_there_before_the_first_writing_and_the_last_one_after() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = SettingsFile::new(folder.path().join("data/settings.json"));
        assert!(file.read().expect("no file is no mistake").is_none());
        file.write("one").expect("writes");
        file.write("two").expect("writes");
        assert_eq!(file.read().expect("reads").as_deref(), Some("two"));
    }

    #[test]
    fn what_is_no_text_or_no_file_or_too_long_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.json");
        let file = SettingsFile::new(path.clone());
        std::fs::create_dir(&path).expect("a folder");
        assert!(file.read().is_err());
        std::fs::remove_dir(&path).expect("gone");
        for bytes in [vec![0xff, 0xfe], vec![b' '; LARGEST_SETTINGS + 1]] {
            std::fs::write(&path, bytes).expect("writes");
            assert!(file.read().is_err());
        }
    }
}
