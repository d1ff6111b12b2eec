//! The games of the folder: listed, begun, put away, removed.

use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::journal::{
    AtPath, Claim, JournalFile, Medium, Origin, Sum, Unclaimed, end_of, is_older, origin_of,
};
use super::place::ENDING;
use super::{
    Folder, Journal, NotWritten, OpenError, Opened, Place, Removed, WriteError, atomic_file, disk,
    read_journal,
};
use game::{Game, Setup};

/// Folder of the games that were put away.
const ARCHIVE: &str = "archive";

#[derive(Debug)]
pub struct Saved {
    pub path: PathBuf,
    pub game: Result<Game, OpenError>,
}

impl Saved {
    /// The time it was last played; unreadable games count as oldest.
    pub fn last_time(&self) -> Option<DateTime<Utc>> {
        self.game.as_ref().ok().map(Game::last_time)
    }
}

#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum NotMoved {
    InUse(PathBuf),
    #[error(transparent)]
    Failed(#[from] WriteError),
}

impl Folder {
    /// All games at `place`, the one last played first; where one was continued
    /// in this version, only the continuation. A folder that doesn't exist yet has
    /// none.
    ///
    /// # Errors
    /// When the folder can't be read.
    pub fn list_at(&self, place: Place) -> io::Result<Vec<Saved>> {
        let read = |path: PathBuf| {
            let opened = read_journal(&path).and_then(|opened| opened.all_read(&path));
            let game = opened.map(|opened| opened.game);
            Saved { path, game }
        };
        let mut games: Vec<Saved> = self.files_at(place)?.into_iter().map(read).collect();
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

    /// Returns how many games [`Self::list_at`] finds, without reading them whole; none
    /// in a folder that can't be read.
    pub fn count_at(&self, place: Place) -> usize {
        self.files_at(place).map_or(0, |files| files.len())
    }

    /// The files of the games that [`Self::list_at`] finds, without reading
    /// them whole, but for those of older versions.
    ///
    /// # Errors
    /// When the folder can't be read.
    pub fn files_at(&self, place: Place) -> io::Result<Vec<PathBuf>> {
        self.files_but(place, &|_| false)
    }

    /// The same, without opening those that are `shut`.
    ///
    /// # Errors
    /// When the folder can't be read.
    pub fn files_but(
        &self,
        place: Place,
        shut: &dyn Fn(&Path) -> bool,
    ) -> io::Result<Vec<PathBuf>> {
        let mut files = atomic_file::files(&self.place(place), ENDING)?;
        let mut continuations = None;
        files.retain(|path| {
            if shut(path) || !self.is_older(path) {
                return true;
            }
            // Worked out once for all of them, and only where there is one.
            let all = continuations.get_or_insert_with(|| Continuations::of(self, None, shut));
            !all.go_on_with(path)
        });
        Ok(files)
    }

    /// All files at `place` that may be games, those that were changed last first. None of
    /// them is opened, so that also those that games go on with are among them.
    ///
    /// # Errors
    /// When the folder can't be read.
    pub fn names_at(&self, place: Place) -> io::Result<Vec<PathBuf>> {
        let mut files = atomic_file::files(&self.place(place), ENDING)?;
        let changed =
            |path: &PathBuf| disk::metadata(path).ok().as_ref().and_then(disk::changed_at);
        files.sort_by_cached_key(|path| std::cmp::Reverse((changed(path), path.clone())));
        Ok(files)
    }

    pub fn place_of(&self, path: &Path) -> Option<Place> {
        let folder = path.parent()?;
        Place::BOTH.into_iter().find(|place| folder == self.place(*place))
    }

    fn own_place_of(&self, path: &Path) -> Result<Place, WriteError> {
        self.place_of(path).ok_or_else(|| WriteError::new(path, ErrorKind::NotFound))
    }

    pub fn place(&self, place: Place) -> PathBuf {
        match place {
            Place::Table => self.path().to_owned(),
            Place::Archive => self.path().join(ARCHIVE),
        }
    }

    /// Returns where a new game's file is to lie, unless something lies there.
    pub(super) fn new_path(&self, created: DateTime<Utc>) -> PathBuf {
        self.path().join(format!("{}.{ENDING}", created.format("%Y-%m-%d-%H%M%S")))
    }

    /// Begins the journal of a new game in a file of its own. Where that can't
    /// be written the game can be played all the same:
    /// [`Journal::trouble`] says why, and it is written as soon as that works.
    ///
    /// # Errors
    /// When the opening can't be written as text.
    pub fn begin(&self, setup: &Setup) -> Result<Journal, WriteError> {
        let file: Box<dyn Medium> = Box::new(JournalFile::new(&self.new_path(setup.created)));
        let mut journal = Journal::begin(self.medium(file), setup)?;
        journal.retry();
        Ok(journal)
    }

    /// Opens a game and its journal to go on with it, as [`Journal::open`]. Of
    /// an older version's game that was continued before, its continuation.
    ///
    /// # Errors
    /// When it, or some of it, can't be read, or another window has it.
    pub fn open(&self, path: &Path) -> Result<(Journal, Opened), OpenError> {
        let old = if is_older(path) { read_journal(path).ok() } else { None };
        let continued = old.and_then(|old| self.continuation(path, &old));
        Journal::open_through(continued.as_deref().unwrap_or(path), |file| self.medium(file))
    }

    /// The game that goes on with `old`, one of an older version at `path`,
    /// put away or not. One that was cut off before it was all taken over
    /// is none.
    pub(super) fn continuation(&self, path: &Path, old: &Opened) -> Option<PathBuf> {
        if old.is_current() {
            return None;
        }
        Continuations::of(self, path.parent(), &|_| false).find(path, old)
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
    pub fn find(&self, name: impl AsRef<Path>) -> PathBuf {
        let path = name.as_ref().to_owned();
        let plain = path.components().count() == 1;
        if disk::metadata(&path).is_ok() || !plain {
            return path;
        }
        let mut with_ending = path.clone().into_os_string();
        with_ending.push(format!(".{ENDING}"));
        let names = [path.clone(), with_ending.into()];
        let places = Place::BOTH.map(|place| self.place(place));
        let mut all = places.iter().flat_map(|place| names.iter().map(|name| place.join(name)));
        all.find(|path| disk::is_file(path)).unwrap_or(path)
    }

    /// Takes a game to the other place, with all that belongs to it; returns
    /// where it lies now.
    ///
    /// # Errors
    /// When it is none of the folder's, is being played, or the system says
    /// no.
    pub fn move_to(&self, path: &Path, place: Place) -> Result<PathBuf, NotMoved> {
        let from = self.own_place_of(path)?;
        if from == place {
            return Ok(path.to_owned());
        }
        let claim = claim(path)?;
        let company = company(path, self.origin_of(path));
        let folder = self.place(place);
        disk::create_dir_all(&folder).at(path)?;
        let to = moved(path, &folder).at(path)?;
        end(claim, path);
        for other in company {
            // What stays behind is in nobody's way.
            let _ = moved(&other, &folder);
        }
        Ok(to)
    }

    /// Takes a game to the bin at `time`, with all that belongs to it; from
    /// there it can be put back.
    ///
    /// # Errors
    /// When it is none of the folder's, is being played, or the system says
    /// no.
    pub fn remove(&self, path: &Path, time: DateTime<Utc>) -> Result<Removed, NotMoved> {
        self.remove_with(path, self.origin_of(path), time)
    }

    /// The same without opening it, so that one of an older version with which it goes on stays.
    ///
    /// # Errors
    /// As [`Self::remove`].
    pub fn remove_unopened(&self, path: &Path, time: DateTime<Utc>) -> Result<Removed, NotMoved> {
        self.remove_with(path, None, time)
    }

    fn remove_with(
        &self,
        path: &Path,
        from: Option<Origin>,
        time: DateTime<Utc>,
    ) -> Result<Removed, NotMoved> {
        let place = self.own_place_of(path)?;
        let claim = claim(path)?;
        let removed = self.bin(place).put(path, &company(path, from), time)?;
        end(claim, path);
        Ok(removed)
    }

    /// Puts a removed game back where it was, with all that belongs to it.
    ///
    /// # Errors
    /// When something lies there now, or the system says no.
    pub fn put_back(&self, removed: &Removed) -> Result<(), NotWritten> {
        removed.put_back()
    }
}

/// Takes a file to `folder`, under the next free name; returns where it lies now.
fn moved(path: &Path, folder: &Path) -> io::Result<PathBuf> {
    let wanted = folder.join(path.file_name().ok_or(ErrorKind::NotFound)?);
    let to = atomic_file::free(&wanted)?;
    disk::rename(path, &to)?;
    Ok(to)
}

/// The files that go where the game at `path` goes: the game of an older version `from` which it
/// goes on, which would come up again otherwise, and the files kept of its damages.
fn company(path: &Path, from: Option<Origin>) -> Vec<PathBuf> {
    let Some(folder) = path.parent() else { return Vec::new() };
    let mut company = Vec::new();
    if let Some(from) = from {
        let beside = atomic_file::files(folder, ENDING).unwrap_or_default();
        // Names are compared; what a file says is never made a path.
        let named = |other: &PathBuf| other.file_name().is_some_and(|name| *name == *from.file);
        let is_it = |other: &PathBuf| {
            read_journal(other).is_ok_and(|old| !old.is_current() && old.sum == from.sum)
        };
        company.extend(beside.into_iter().filter(named).find(is_it));
    }
    let stems = company.iter().map(PathBuf::as_path).chain([path]).filter_map(Path::file_stem);
    let starts: Vec<String> =
        stems.map(|stem| format!("{}.damaged-", stem.to_string_lossy())).collect();
    let entries = disk::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let kept = entries.map(|entry| entry.path()).filter(|other| {
        let name = other.file_name().unwrap_or_default().to_string_lossy();
        starts.iter().any(|start| name.starts_with(start))
    });
    company.extend(kept);
    company
}

/// The right to move a game around. Where nobody can claim, nobody has.
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

/// The games that say they go on with one of an older version, by the name of its
/// file and the checksum up to which they took it over. What they say is compared
/// and nothing else: no file is opened by it.
#[derive(Debug, Default)]
pub struct Continuations(HashMap<String, Vec<(Sum, PathBuf)>>);

impl Continuations {
    /// Those of `folder`, put away or not, and of `beside`, but for what is `shut`. Only the
    /// beginning of each file is read.
    pub(super) fn of(folder: &Folder, beside: Option<&Path>, shut: &dyn Fn(&Path) -> bool) -> Self {
        let places = Place::BOTH.map(|place| folder.place(place));
        let beside = beside.filter(|beside| places.iter().all(|place| place != beside));
        let folders = beside.into_iter().chain(places.iter().map(PathBuf::as_path));
        let files =
            folders.flat_map(|folder| atomic_file::files(folder, ENDING).unwrap_or_default());
        let mut all = Self::default();
        for path in files.filter(|path| !shut(path) && !is_older(path)) {
            all.add(path);
        }
        all
    }

    /// Adds the game at `path`, if it goes on with another; its beginning is read.
    pub fn add(&mut self, path: PathBuf) {
        if let Some(from) = origin_of(&path) {
            self.0.entry(from.file).or_default().push((from.sum, path));
        }
    }

    /// Returns whether any game says that it goes on with a file of this name.
    fn name(&self, path: &Path) -> bool {
        path.file_name()
            .and_then(|name| name.to_str())
            .is_some_and(|name| self.0.contains_key(name))
    }

    /// The game that goes on with `old`, one of an older version at `path`. One
    /// that was cut off before it was all taken over is none.
    pub(super) fn find(&self, path: &Path, old: &Opened) -> Option<PathBuf> {
        if old.is_current() {
            return None;
        }
        self.with(path, old.sum, |other| {
            read_journal(other).is_ok_and(|other| other.steps >= old.steps)
        })
    }

    /// Returns whether any game goes on with the one at `path`, which is of an older version.
    /// Where both are whole, neither has to be played through for that.
    pub fn go_on_with(&self, path: &Path) -> bool {
        if !self.name(path) {
            return false;
        }
        let is_behind = |(sum, steps)| {
            let is_longer = |other: &Path| end_of(other).is_some_and(|(_, all)| all >= steps);
            self.with(path, sum, is_longer).is_some()
        };
        end_of(path).is_some_and(is_behind)
            || read_journal(path).is_ok_and(|old| self.find(path, &old).is_some())
    }

    fn with(&self, path: &Path, at: Sum, does: impl Fn(&Path) -> bool) -> Option<PathBuf> {
        let all = self.0.get(path.file_name()?.to_str()?)?;
        let mut same = all.iter().filter(|(sum, _)| *sum == at).map(|(_, path)| path);
        same.find(|path| does(path)).cloned()
    }
}
