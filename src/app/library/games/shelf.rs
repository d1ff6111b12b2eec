//! The saved games of one place, with just what a list shows of them.

use std::cmp::Reverse;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::memory::Memory;
use super::reading::PlaceReading;
use super::saved::{Glance, Held, SavedGame};
use super::work::ReadingNews;
use crate::app::session::unsaved::Unsaved;
use store::{Folder, OpenError, Place};

/// Time the window waits for a list, which is mostly complete by then.
const PATIENCE: Duration = Duration::from_millis(300);

#[derive(Debug, Default)]
pub struct Shelf {
    /// Unfinished games, most recently played first.
    pub open: Vec<SavedGame>,
    /// Finished games, latest first.
    pub finished: Vec<SavedGame>,
    /// Files that can't be opened, and why.
    pub unreadable: Vec<(PathBuf, OpenError)>,
    /// Entries that took longer to read, in the order in which they were found, so that what
    /// stands above them stays in its place.
    pub late: Vec<Late>,
    /// Error that keeps the folder itself from being read.
    pub trouble: Option<io::Error>,
    reading: Option<PlaceReading>,
    /// Set if the list was there before all of it was read.
    came_late: bool,
}

/// An entry found once the list was already there.
#[derive(Debug)]
pub enum Late {
    Game(Box<SavedGame>),
    /// A file that can't be opened, and why.
    File(PathBuf, OpenError),
}

impl Late {
    fn path(&self) -> &Path {
        match self {
            Self::Game(game) => &game.path,
            Self::File(path, _) => path,
        }
    }

    fn game(&self) -> Option<&SavedGame> {
        if let Self::Game(game) = self { Some(game) } else { None }
    }
}

/// Number of games in the archive, if they were counted.
pub type Archived = Option<usize>;

impl Shelf {
    /// Reads the games at `place` again, of those that changed. A game that isn't completely
    /// on disk is shown as it is in memory. What isn't read soon comes later, by
    /// [`Self::go_on`]; until then it is shown as it was.
    pub fn read(
        &mut self,
        folder: &Folder,
        place: Place,
        (memory, unsaved): (&Memory, &Unsaved),
    ) -> Archived {
        let is_here = |path: &Path| match place {
            // A game that was never written has no place yet.
            Place::Table => folder.place_of(path) != Some(Place::Archive),
            Place::Archive => folder.place_of(path) == Some(Place::Archive),
        };
        let in_memory = unsaved.sessions().filter(|session| is_here(session.path()));
        let mut games: Vec<SavedGame> = in_memory
            .map(|session| SavedGame {
                path: session.path().to_owned(),
                held: Held::InMemory,
                glance: Glance::of(session.game()),
            })
            .collect();
        // One that goes on already is not needed any more.
        self.reading = None;
        let before = std::mem::take(self);
        let mut reading = PlaceReading::begin(folder, place, memory);
        let (mut archived, mut is_listed) = (None, false);
        for news in reading.wait(PATIENCE) {
            match news {
                ReadingNews::Archived(count) => archived = Some(count),
                ReadingNews::Files(_) => is_listed = true,
                ReadingNews::Trouble(error) => self.trouble = Some(error),
                ReadingNews::Begins(..) | ReadingNews::GoneOnWith(_) => {}
                ReadingNews::Read(path, _) if games.iter().any(|game| game.path == path) => {}
                ReadingNews::Read(path, Ok(glance)) => {
                    games.push(SavedGame { path, held: Held::OnDisk, glance: *glance });
                }
                ReadingNews::Read(path, Err(error)) => self.unreadable.push((path, error)),
            }
        }
        let is_awaited = |path: &Path| !reading.is_done() && (!is_listed || reading.awaits(path));
        for game in before.games() {
            let is_new = games.iter().all(|other| other.path != game.path);
            if is_new && game.held == Held::OnDisk && is_awaited(&game.path) {
                games.push(game.clone());
            }
        }
        self.unreadable.sort_by(|(one, _), (other, _)| one.cmp(other));
        games.sort_by_key(|game| (Reverse(game.last), game.path.clone()));
        (self.finished, self.open) = games.into_iter().partition(|game: &SavedGame| game.is_over());
        self.came_late = !reading.is_done();
        self.reading = Some(reading).filter(|reading| !reading.is_done());
        archived
    }

    /// Takes in what was read since; returns whether more is to come.
    pub fn go_on(&mut self, folder: &Folder, place: Place, elapsed: Duration) -> (bool, Archived) {
        let Some(reading) = &mut self.reading else { return (false, None) };
        let found = reading.go_on(folder, place, elapsed);
        let is_done = reading.is_done();
        let mut archived = None;
        for news in found {
            match news {
                ReadingNews::Archived(count) => archived = Some(count),
                ReadingNews::Files(_) | ReadingNews::Begins(..) => {}
                ReadingNews::Trouble(error) => self.trouble = Some(error),
                ReadingNews::Read(path, Ok(glance)) => {
                    self.found(SavedGame { path, held: Held::OnDisk, glance: *glance });
                }
                ReadingNews::Read(path, Err(error)) => self.failed(path, error),
                ReadingNews::GoneOnWith(path) => self.forget(&path),
            }
        }
        if is_done {
            self.reading = None;
        }
        (!is_done, archived)
    }

    /// Puts a game where it was, else where nothing has to move for it.
    fn found(&mut self, game: SavedGame) {
        let list = if game.is_over() { &mut self.finished } else { &mut self.open };
        if let Some(shown) = list.iter_mut().find(|shown| shown.path == game.path) {
            if shown.held == Held::OnDisk {
                *shown = game;
            }
            return;
        }
        if self.game(&game.path).is_some_and(|shown| shown.held == Held::InMemory) {
            return;
        }
        self.forget(&game.path);
        // The first one comes to where its place is kept.
        if self.open.is_empty() && !game.is_over() {
            self.open.push(game);
        } else {
            self.late.push(Late::Game(Box::new(game)));
        }
    }

    fn failed(&mut self, path: PathBuf, error: OpenError) {
        if self.game(&path).is_some_and(|shown| shown.held == Held::InMemory) {
            return;
        }
        self.forget(&path);
        self.late.push(Late::File(path, error));
    }

    fn forget(&mut self, path: &Path) {
        self.open.retain(|game| game.path != path);
        self.finished.retain(|game| game.path != path);
        self.unreadable.retain(|(other, _)| other != path);
        self.late.retain(|late| late.path() != path);
    }

    /// Returns `true` if the list was there before all of it was read; each entry then keeps
    /// its place until the list is read again.
    pub const fn came_late(&self) -> bool {
        self.came_late
    }

    /// Returns how many files are still to be read, 0 while that isn't known; none: all have been.
    pub fn awaited(&self) -> Option<usize> {
        match self.reading.as_ref()?.left() {
            None => Some(0),
            // What still goes on tells nothing of this list.
            Some(0) => None,
            left => left,
        }
    }

    /// Returns whether the file at `path` is still to be read.
    pub fn awaits(&self, path: &Path) -> bool {
        self.reading.as_ref().is_some_and(|reading| reading.awaits(path))
    }

    pub fn games(&self) -> impl Iterator<Item = &SavedGame> {
        let late = self.late.iter().filter_map(Late::game);
        self.open.iter().chain(&self.finished).chain(late)
    }

    pub fn game(&self, path: &Path) -> Option<&SavedGame> {
        self.games().find(|game| game.path == path)
    }

    /// Returns the reason why the file at `path` can't be played.
    pub fn reason(&self, path: &Path) -> Option<&OpenError> {
        let late = self.late.iter().filter_map(|late| match late {
            Late::Game(_) => None,
            Late::File(path, error) => Some((path, error)),
        });
        let mut all = self.unreadable.iter().map(|(path, error)| (path, error)).chain(late);
        all.find(|(other, _)| *other == path).map(|(_, error)| error)
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
            && self.finished.is_empty()
            && self.unreadable.is_empty()
            && self.late.is_empty()
            && self.awaited().is_none()
    }
}
