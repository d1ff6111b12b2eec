//! The file that keeps what the device is set to.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::WriteError;
use super::atomic_file::{self, NotRead};
use super::disk;

/// More bytes can't be settings.
const LARGEST: usize = 64 * 1024;

/// The file of settings, beside the games.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: PathBuf,
}

impl SettingsFile {
    pub(super) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What it holds; nothing before the first setting was changed.
    ///
    /// # Errors
    /// When it is there and can't be read, or isn't text of a reasonable length.
    pub fn read(&self) -> io::Result<Option<String>> {
        match atomic_file::read(&self.path, LARGEST) {
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
        let failed = |source| WriteError { path: self.path.clone(), source };
        if let Some(folder) = self.path.parent() {
            disk::create_dir_all(folder).map_err(failed)?;
        }
        atomic_file::replace(&self.path, text.as_bytes()).map_err(failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for bytes in [vec![0xff, 0xfe], vec![b' '; LARGEST + 1]] {
            std::fs::write(&path, bytes).expect("writes");
            assert!(file.read().is_err());
        }
    }
}
