//! The games of the folder: listed, begun, put away, exchanged.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::journal::{
    Claim, JournalFile, Medium, Unclaimed, bytes_of, is_older, numbered, origin_of,
};
use super::whole::{self, Removed};
use super::{
    Folder, Journal, NotWritten, OpenError, Opened, WriteError, read_journal, read_journal_bytes,
};
use crate::game::{Game, Setup};

/// How the file of a game ends.
const ENDING: &str = "tableside";

/// Where games lie that were put away.
const ARCHIVE: &str = "archive";

/// A game in the folder, as a list shows it.
#[derive(Debug)]
pub struct Saved {
    /// Its file.
    pub path: PathBuf,
    /// The game, or why it can't be opened.
    pub game: Result<Game, OpenError>,
}

impl Saved {
    /// When it was last played; unreadable games count as oldest.
    #[must_use]
    pub fn last_time(&self) -> Option<DateTime<Utc>> {
        self.game.as_ref().ok().map(Game::last_time)
    }
}

/// Where in the folder a game lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Among those that are played.
    Table,
    /// Put away.
    Archive,
}

/// Why something was not done with a saved game.
#[derive(Debug, thiserror::Error)]
pub enum NotMoved {
    /// It is being played in another window.
    #[error("{}: this game is open in another window", .0.display())]
    InUse(PathBuf),
    /// The system says no.
    #[error(transparent)]
    Failed(#[from] WriteError),
}

/// Why a file was not imported.
#[derive(Debug, thiserror::Error)]
pub enum NotImported {
    /// It can't be read as a game.
    #[error(transparent)]
    Unreadable(#[from] OpenError),
    /// The same game is here already.
    #[error("{}: this game is here already", .0.display())]
    Here(PathBuf),
    /// The system says no.
    #[error(transparent)]
    Failed(#[from] WriteError),
}

impl Folder {
    /// All games at `place`, the one last played first; of one that was gone
    /// on with in this version, only that. A folder that doesn't exist yet has
    /// none.
    ///
    /// # Errors
    /// When the folder can't be read.
    pub fn list_at(&self, place: Place) -> io::Result<Vec<Saved>> {
        let mut games = Vec::new();
        for path in whole::files(&self.place(place), ENDING)? {
            let read = read_journal(&path);
            let goes_on = |old: &Opened| self.continuation(&path, old).is_some();
            if !read.as_ref().is_ok_and(goes_on) {
                games.push(Saved { path, game: read.map(|opened| opened.game) });
            }
        }
        games.sort_by_key(|saved| (std::cmp::Reverse(saved.last_time()), saved.path.clone()));
        Ok(games)
    }

    /// The games that are played, as [`Self::list_at`].
    ///
    /// # Errors
    /// When the folder can't be read.
    pub fn list(&self) -> io::Result<Vec<Saved>> {
        self.list_at(Place::Table)
    }

    fn place(&self, place: Place) -> PathBuf {
        match place {
            Place::Table => self.path().to_owned(),
            Place::Archive => self.path().join(ARCHIVE),
        }
    }

    /// Where a new game's file is to lie, unless something lies there.
    fn new_path(&self, created: DateTime<Utc>) -> PathBuf {
        self.path().join(format!("{}.{ENDING}", created.format("%Y-%m-%d-%H%M%S")))
    }

    /// Begins the journal of a new game in a file of its own. Where that can't
    /// be written the game can be played all the same:
    /// [`Journal::trouble`] says why, and it is written as soon as that works.
    ///
    /// # Errors
    /// When the opening can't be put into words.
    pub fn begin(&self, setup: &Setup) -> Result<Journal, WriteError> {
        let file: Box<dyn Medium> = Box::new(JournalFile::new(&self.new_path(setup.created)));
        let mut journal = Journal::begin(self.media.over(file), setup)?;
        journal.retry();
        Ok(journal)
    }

    /// Opens a game and its journal to go on with it, as [`Journal::open`]. Of
    /// an older version's game that was gone on with before, its continuation.
    ///
    /// # Errors
    /// When it can't be read, or another window has it.
    pub fn open(&self, path: &Path) -> Result<(Journal, Opened), OpenError> {
        let old = if is_older(path) { read_journal(path).ok() } else { None };
        let continued = old.and_then(|old| self.continuation(path, &old));
        Journal::open_through(continued.as_deref().unwrap_or(path), |file| self.media.over(file))
    }

    /// The game that goes on with `old`, one of an older version at `path`, be
    /// it put away or not. One that was cut off before it was all taken over
    /// is none.
    fn continuation(&self, path: &Path, old: &Opened) -> Option<PathBuf> {
        if old.is_current() {
            return None;
        }
        let name = path.file_name()?.to_string_lossy();
        let places = [Place::Table, Place::Archive].map(|place| self.place(place));
        let folders = path.parent().into_iter().chain(places.iter().map(PathBuf::as_path));
        let mut others =
            folders.flat_map(|folder| whole::files(folder, ENDING).unwrap_or_default());
        others.find(|other| {
            let from = origin_of(other);
            from.is_some_and(|from| from.file == name && from.sum == old.sum)
                && read_journal(other).is_ok_and(|other| other.steps >= old.steps)
        })
    }

    /// The journal of a new game, only if it can be written.
    ///
    /// # Errors
    /// When the folder or the file can't be written.
    pub fn create(&self, setup: &Setup) -> Result<Journal, WriteError> {
        Journal::create(&self.new_path(setup.created), setup)
    }

    /// The file that `name` means: a path as it is, else a game of the
    /// folder, put away or not, with or without its ending.
    #[must_use]
    pub fn find(&self, name: &str) -> PathBuf {
        let path = PathBuf::from(name);
        let plain = path.components().count() == 1;
        if path.exists() || !plain {
            return path;
        }
        let names = [name.to_owned(), format!("{name}.{ENDING}")];
        let places = [Place::Table, Place::Archive].map(|place| self.place(place));
        let mut all = places.iter().flat_map(|place| names.iter().map(|name| place.join(name)));
        all.find(|path| path.is_file()).unwrap_or(path)
    }

    /// Takes a game to the other place; where it lies now.
    ///
    /// # Errors
    /// When it is being played, or the system says no.
    pub fn move_to(&self, path: &Path, place: Place) -> Result<PathBuf, NotMoved> {
        let claim = claim(path)?;
        let failed = |source| WriteError { path: path.to_owned(), source };
        let folder = self.place(place);
        std::fs::create_dir_all(&folder).map_err(failed)?;
        let name = path.file_name().ok_or_else(|| failed(ErrorKind::NotFound.into()))?;
        let wanted = folder.join(name);
        let free = (1..1_000).map(|nth| numbered(&wanted, nth));
        let mut free = free.filter(|path| std::fs::symlink_metadata(path).is_err());
        let to = free.next().ok_or_else(|| failed(ErrorKind::AlreadyExists.into()))?;
        std::fs::rename(path, &to).map_err(failed)?;
        end(claim, path);
        Ok(to)
    }

    /// Takes a game to the bin, from which it can be put back.
    ///
    /// # Errors
    /// When it is being played, or the system says no.
    pub fn remove(&self, path: &Path) -> Result<Removed, NotMoved> {
        let claim = claim(path)?;
        let folder = path.parent().unwrap_or(self.path());
        let removed = whole::to_bin(folder, path)?;
        end(claim, path);
        Ok(removed)
    }

    /// Puts a removed game back where it was.
    ///
    /// # Errors
    /// When something lies there now, or the system says no.
    pub fn put_back(&self, removed: &Removed) -> Result<(), NotWritten> {
        whole::put_back(removed)
    }

    /// Empties the bins of both places, for good, unless another window may
    /// still want something back.
    pub fn empty_bin(&self) {
        for place in [Place::Table, Place::Archive] {
            whole::empty_bin(&self.place(place));
        }
    }

    /// Writes a game as it is to a file of one's own.
    ///
    /// # Errors
    /// When it can't be read or written, or something lies there that is not
    /// to be replaced.
    pub fn export(
        &self,
        game: &Path,
        to: &Path,
        occupied: super::Occupied,
    ) -> Result<PathBuf, NotWritten> {
        let failed = |path: &Path, source| WriteError { path: path.to_owned(), source };
        let to = if to.extension().is_none() { to.with_extension(ENDING) } else { to.to_owned() };
        let bytes = std::fs::read(game).map_err(|error| failed(game, error))?;
        match occupied {
            super::Occupied::Replace => {
                whole::replace(&to, &bytes).map_err(|error| failed(&to, error))?;
            }
            super::Occupied::Keep => whole::create(&to, &bytes).map_err(|error| {
                if error.kind() == ErrorKind::AlreadyExists {
                    NotWritten::Taken(to.clone())
                } else {
                    failed(&to, error).into()
                }
            })?,
        }
        Ok(to)
    }

    /// Takes a copy of a game into the folder, under a name of the folder's
    /// own: nothing that stands in the file says where it goes. Its damage, if
    /// it has any, comes along.
    ///
    /// # Errors
    /// When it is no game that can be opened, is here already, or can't be
    /// written.
    pub fn import(&self, from: &Path) -> Result<(PathBuf, Opened), NotImported> {
        let bytes = bytes_of(from)?;
        let opened = read_journal_bytes(from, &bytes)?;
        if let Some(here) = self.same(&bytes) {
            return Err(NotImported::Here(here));
        }
        let wanted = self.new_path(opened.game.setup().created);
        let failed = |source| WriteError { path: wanted.clone(), source };
        std::fs::create_dir_all(self.path()).map_err(failed)?;
        for nth in 1..1_000 {
            let path = numbered(&wanted, nth);
            match whole::create(&path, &bytes) {
                Ok(()) => return Ok((path, opened)),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(failed(error).into()),
            }
        }
        Err(failed(ErrorKind::AlreadyExists.into()).into())
    }

    /// The file that holds just these bytes.
    fn same(&self, bytes: &[u8]) -> Option<PathBuf> {
        let places = [Place::Table, Place::Archive].map(|place| self.place(place));
        let mut files =
            places.iter().flat_map(|place| whole::files(place, ENDING).unwrap_or_default());
        let length = bytes.len() as u64;
        let alike = |path: &PathBuf| {
            std::fs::metadata(path).is_ok_and(|found| found.len() == length)
                && std::fs::read(path).is_ok_and(|found| found == bytes)
        };
        files.find(alike)
    }
}

/// The right to move a game about. Where nobody can claim, nobody has.
fn claim(path: &Path) -> Result<Option<Claim>, NotMoved> {
    match Claim::take(path) {
        Ok(claim) => Ok(Some(claim)),
        Err(Unclaimed::Elsewhere) => Err(NotMoved::InUse(path.to_owned())),
        Err(Unclaimed::Impossible(_)) => Ok(None),
    }
}

fn end(claim: Option<Claim>, path: &Path) {
    if let Some(claim) = claim {
        claim.end(path);
    }
}
