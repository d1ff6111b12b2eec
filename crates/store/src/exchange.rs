//! Games that go to other machines, and come from there.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::atomic_file::{self, NAMES, numbered};
use super::disk;
use super::journal::{AtPath, MAX_JOURNAL_BYTES, bytes_of};
use super::place::{ENDING, write_to};
use super::{
    Folder, Harm, NotWritten, Occupied, OpenError, Opened, Place, WriteError, read_journal,
    read_journal_bytes,
};

#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum NotExported {
    Among(PathBuf),
    #[error(transparent)]
    Unreadable(#[from] OpenError),
    #[error(transparent)]
    NotWritten(#[from] NotWritten),
}

#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum NotImported {
    #[error(transparent)]
    Unreadable(#[from] OpenError),
    TooLarge(PathBuf),
    /// The same game is here already, perhaps further on.
    Here(PathBuf),
    #[error(transparent)]
    Failed(#[from] WriteError),
}

impl Folder {
    /// Writes a game as it is to a file elsewhere, in a folder under the name
    /// that it has here; returns where.
    ///
    /// # Errors
    /// When it can't be read or written, or something lies there that is not
    /// to be replaced.
    pub fn export(
        &self,
        game: &Path,
        to: &Path,
        occupied: Occupied,
    ) -> Result<PathBuf, NotExported> {
        let bytes = bytes_of(game)?;
        let name = game.file_name().unwrap_or_default();
        let to = if disk::is_folder(to) {
            to.join(name)
        } else if to.extension().is_none() {
            to.with_extension(ENDING)
        } else {
            to.to_owned()
        };
        // People are told where it lies, wherever the program was started.
        let to = std::path::absolute(&to).unwrap_or(to);
        if self.holds(&to) {
            return Err(NotExported::Among(to));
        }
        write_to(&to, &bytes, occupied)?;
        Ok(to)
    }

    /// Returns whether a file at `path` would lie among the games.
    fn holds(&self, path: &Path) -> bool {
        let real = |path: &Path| disk::canonicalize(path).ok();
        let folder = path.parent().and_then(real);
        folder
            .is_some_and(|folder| real(self.path()).is_some_and(|games| folder.starts_with(games)))
    }

    /// Takes a copy of a game into the folder, under a name of the folder's
    /// own: nothing that stands in the file says where it goes. Its damage, if
    /// it has any, comes along.
    ///
    /// # Errors
    /// When it isn't a game that can be opened, is here already, or can't be
    /// written.
    pub fn import(&self, from: &Path) -> Result<(PathBuf, Opened), NotImported> {
        let mut bytes = bytes_of(from)?;
        let mut opened = read_journal_bytes(from, &bytes)?;
        if bytes.len() > MAX_JOURNAL_BYTES {
            return Err(NotImported::TooLarge(from.to_owned()));
        }
        if opened.damage.as_ref().is_some_and(|damage| damage.harm == Harm::LineEnds) {
            // It may be here already, with the line ends it was written with.
            bytes = with_own_ends(&bytes);
            opened = read_journal_bytes(from, &bytes)?;
        }
        if let Some(here) = self.same(&bytes, |_| true) {
            let old = read_journal(&here).ok();
            let continued = old.and_then(|old| self.continuation(&here, &old));
            return Err(NotImported::Here(continued.unwrap_or(here)));
        }
        let wanted = self.new_path(opened.game.setup().created);
        disk::create_dir_all(self.path()).at(&wanted)?;
        for nth in 1..NAMES {
            let path = numbered(&wanted, nth);
            match atomic_file::create(&path, &bytes) {
                Ok(()) => {
                    // Another window may have done the same meanwhile. Of two that see each
                    // other only the later one gives way.
                    if let Some(here) = self.same(&bytes, |other| rank(other) < rank(&path)) {
                        disk::remove_file(&path).at(&wanted)?;
                        return Err(NotImported::Here(here));
                    }
                    atomic_file::sync(self.path());
                    return Ok((path, opened));
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                failed => failed.at(&wanted)?,
            }
        }
        Err(WriteError::new(&wanted, ErrorKind::AlreadyExists).into())
    }

    /// The file, among those that `may` be it, that begins with exactly these bytes: a game
    /// only grows, so it is the same, as it was then or further on.
    fn same(&self, bytes: &[u8], may: impl Fn(&PathBuf) -> bool) -> Option<PathBuf> {
        let places = Place::BOTH.map(|place| self.place(place));
        let mut files =
            places.iter().flat_map(|place| atomic_file::files(place, ENDING).unwrap_or_default());
        let length = bytes.len() as u64;
        let begins_so = |path: &PathBuf| {
            disk::metadata(path).is_ok_and(|found| found.is_file() && found.len() >= length)
                && bytes_of(path).is_ok_and(|found| found.starts_with(bytes))
        };
        files.find(|path| may(path) && begins_so(path))
    }
}

/// The order in which names are taken: the plain one, then those with a number.
fn rank(path: &Path) -> (usize, &Path) {
    (path.as_os_str().len(), path)
}

/// The lines with LF at their ends, where another program made it CR LF.
fn with_own_ends(bytes: &[u8]) -> Vec<u8> {
    let lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let ends = lines.map(|line| match line.strip_suffix(b"\r\n") {
        Some(body) => [body, b"\n".as_slice()],
        None => [line, b"".as_slice()],
    });
    ends.flatten().flatten().copied().collect()
}
