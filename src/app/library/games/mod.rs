//! All games: on the table, in the archive, and in the bin. The start screen
//! asks; this module acts.
//!
//! Each place is a `shelf`. To read it, `reading` starts a thread, or takes a share of each frame
//! where there is none, and `work` goes through the files, one task after the other: names first,
//! then each game, and those of older versions last. What a list shows of a game is `saved`; it is
//! taken from `list_cache` if the file is unchanged, and `memory` sees to it that nothing is read
//! twice or by two readers at once.
//!
//! The window waits a moment for a list and then shows what there is. A game that is found later is
//! put at the end, where it moves nothing under a finger, and a file that takes too long is given
//! up and listed with that reason. Games that aren't on disk yet are shown from memory.

mod list_cache;
mod memory;
mod reading;
mod saved;
mod shelf;
mod work;

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::collection::RemovedFiles;
use crate::app::session::unsaved::Unsaved;
use crate::app::session::{Session, StepError};
use game::{Game, Step, Title};
use store::{
    Damage, Deleted, Folder, NotExported, NotImported, NotMoved, NotWritten, Occupied, OpenError,
    Place, Removed,
};

pub use list_cache::MANY;
pub use memory::{Called, InBin, Memory};
pub use saved::{GLANCE_VERSION, GameStage, Glance, Held, IslandPicture, SavedGame, SeaGlance};
pub use shelf::{Late, Shelf};

#[derive(Clone, Debug)]
pub enum GameStep {
    /// Read what is in the archive.
    OpenArchive,
    /// Give it this title, or remove its title.
    Name(PathBuf, Option<Title>),
    Move(PathBuf, Place),
    Remove(PathBuf),
    PutBack,
    /// Read what can be restored.
    OpenDeleted,
    Restore(Box<Deleted>),
    Export(PathBuf, PathBuf, Occupied),
    Import(PathBuf),
}

#[derive(Debug)]
pub enum GameNews {
    Archive,
    /// It has its new title, and this file; also what was damaged in it.
    Named(PathBuf, Option<(Box<Game>, Damage)>),
    /// The file is here now.
    Moved(PathBuf),
    Removed,
    PutBack,
    /// The list of what can be restored was read.
    Deleted,
    Restored(Box<InBin>),
    NotPutBack(NotWritten),
    Exported(PathBuf),
    NotExported(NotExported),
    /// The file is here now; also what was damaged in it.
    Imported(PathBuf, Option<(Box<Game>, Damage)>),
    NotImported(NotImported),
    /// It can't be opened to give it a title.
    NotOpened(OpenError),
    NotNamed(StepError),
    NotMoved(NotMoved),
}

#[derive(Debug)]
pub struct Games {
    folder: Folder,
    table: Shelf,
    archive: Shelf,
    archived: usize,
    /// Files removed since the program started, by name.
    removed: RemovedFiles<String>,
    deleted: usize,
    /// Files that can be restored, as of when their list was opened.
    in_bin: Vec<InBin>,
    memory: Memory,
}

impl Games {
    /// The games of `folder`, as far as they are read soon, at `time`. Anything deleted long
    /// ago is removed for good.
    pub fn new(folder: &Folder, time: DateTime<Utc>) -> Self {
        folder.tidy_bins(time);
        folder.clear_drafts();
        let mut games = Self {
            folder: folder.clone(),
            table: Shelf::default(),
            archive: Shelf::default(),
            archived: 0,
            removed: RemovedFiles::default(),
            deleted: 0,
            in_bin: Vec::new(),
            memory: Memory::default(),
        };
        games.read(&Unsaved::default());
        games
    }

    /// Reads the games on the table again, and counts those in the archive.
    pub fn read(&mut self, unsaved: &Unsaved) {
        let known = (&self.memory, unsaved);
        let archived = self.table.read(&self.folder, Place::Table, known);
        self.archived = archived.unwrap_or(self.archived);
        self.look_into_bins();
    }

    /// Takes in what was read since; returns whether more is to come.
    pub fn go_on(&mut self, elapsed: Duration) -> bool {
        let (on_table, archived) = self.table.go_on(&self.folder, Place::Table, elapsed);
        self.archived = archived.unwrap_or(self.archived);
        let (in_archive, _) = self.archive.go_on(&self.folder, Place::Archive, elapsed);
        on_table || in_archive
    }

    /// Returns whether the file at `path` is still to be read, in either place.
    pub fn awaits(&self, path: &Path) -> bool {
        self.table.awaits(path) || self.archive.awaits(path)
    }

    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    pub const fn table(&self) -> &Shelf {
        &self.table
    }

    /// The games in the archive, as of when it was opened.
    pub const fn archive(&self) -> &Shelf {
        &self.archive
    }

    pub const fn archived(&self) -> usize {
        self.archived
    }

    pub const fn deleted(&self) -> usize {
        self.deleted
    }

    /// Returns what can be restored, latest first, as of when its list was opened.
    pub fn in_bin(&self) -> &[InBin] {
        &self.in_bin
    }

    /// Counts again what can be restored, since another window, or emptying the
    /// bin, may have changed it.
    pub fn look_into_bins(&mut self) {
        self.deleted = self.folder.bin_contents().count;
        self.removed.refresh();
    }

    /// The game that was played last; none before the first one.
    pub fn last_game(&self) -> Option<&SavedGame> {
        self.table.games().max_by_key(|game| game.last)
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Returns which place the game at `path` is in.
    pub fn place_of(&self, path: &Path) -> Option<Place> {
        self.folder.place_of(path)
    }

    pub fn game(&self, path: &Path) -> Option<&SavedGame> {
        self.table.game(path).or_else(|| self.archive.game(path))
    }

    /// Returns the reason why the file at `path` can't be played, in either place.
    pub fn reason(&self, path: &Path) -> Option<&OpenError> {
        self.table.reason(path).or_else(|| self.archive.reason(path))
    }

    /// Returns whether the file at `path` is a game that can be viewed, though not
    /// played.
    pub fn may_look(&self, path: &Path) -> bool {
        matches!(self.reason(path), Some(OpenError::Unread { .. }))
    }

    /// Returns whether the file at `path` may be a game that only takes long to be read.
    pub fn may_wait(&self, path: &Path) -> bool {
        matches!(self.reason(path), Some(OpenError::TooSlow(_)))
    }

    /// Returns what was removed and can be put back, by its title or its players.
    pub const fn removed(&self) -> &RemovedFiles<String> {
        &self.removed
    }

    pub fn apply(
        &mut self,
        step: GameStep,
        time: DateTime<Utc>,
        unsaved: &mut Unsaved,
    ) -> GameNews {
        let news = self.done(step, time, unsaved);
        self.read(unsaved);
        self.archive.read(&self.folder, Place::Archive, (&self.memory, unsaved));
        news
    }

    fn done(&mut self, step: GameStep, time: DateTime<Utc>, unsaved: &mut Unsaved) -> GameNews {
        match step {
            GameStep::OpenArchive => GameNews::Archive,
            GameStep::Name(path, title) => self.named(&path, title, time, unsaved),
            GameStep::Move(path, place) => match self.folder.move_to(&path, place) {
                Ok(path) => GameNews::Moved(path),
                Err(error) => GameNews::NotMoved(error),
            },
            GameStep::Remove(path) => match self.removed_from(&path, time) {
                Ok(removed) => {
                    let called = self.game(&path).map(|game| game.called());
                    self.removed.push(removed, called);
                    GameNews::Removed
                }
                Err(error) => GameNews::NotMoved(error),
            },
            GameStep::PutBack => {
                let folder = &self.folder;
                match self.removed.put_back(|removed| folder.put_back(removed)) {
                    Ok(()) => GameNews::PutBack,
                    Err(error) => GameNews::NotPutBack(error),
                }
            }
            GameStep::OpenDeleted => {
                self.in_bin = InBin::all(&self.folder, &self.memory);
                GameNews::Deleted
            }
            GameStep::Restore(deleted) => self.restored(&deleted),
            GameStep::Export(game, to, occupied) => {
                match self.folder.export(&game, &to, occupied) {
                    Ok(path) => GameNews::Exported(path),
                    Err(error) => GameNews::NotExported(error),
                }
            }
            GameStep::Import(from) => match self.folder.import(&from) {
                Ok((path, opened)) => {
                    let game = Box::new(opened.game);
                    // What can't be played here can't be repaired here, either.
                    let damage = opened.damage.filter(|_| opened.unread.is_none());
                    GameNews::Imported(path, damage.map(|damage| (game, damage)))
                }
                Err(error) => GameNews::NotImported(error),
            },
        }
    }

    fn removed_from(&self, path: &Path, time: DateTime<Utc>) -> Result<Removed, NotMoved> {
        if !self.memory.is_given_up(path) {
            return self.folder.remove(path, time);
        }
        // Whoever opens it hangs.
        let removed = self.folder.remove_unopened(path, time)?;
        self.memory.shut(removed.kept().to_owned());
        Ok(removed)
    }

    fn restored(&mut self, deleted: &Deleted) -> GameNews {
        let restored = self.folder.restore(deleted);
        let row = self.in_bin.iter().find(|row| row.deleted == *deleted).cloned();
        self.in_bin = InBin::all(&self.folder, &self.memory);
        match (restored, row) {
            (Ok(()), Some(row)) => GameNews::Restored(Box::new(row)),
            (Ok(()), None) => GameNews::PutBack,
            (Err(error), _) => GameNews::NotPutBack(error),
        }
    }

    /// Opens a game just to write its title. If that can't be written, it waits
    /// in memory like anything else.
    fn named(
        &self,
        path: &Path,
        title: Option<Title>,
        time: DateTime<Utc>,
        unsaved: &mut Unsaved,
    ) -> GameNews {
        let (mut session, damage) = match Session::resume(&self.folder, path) {
            Ok(opened) => opened,
            Err(error) => return GameNews::NotOpened(error),
        };
        if let Err(error) = session.step(Step::Named(title), time) {
            return GameNews::NotNamed(error);
        }
        let damage = damage.map(|damage| (Box::new(session.game().clone()), damage));
        let path = session.path().to_owned();
        unsaved.keep(session);
        GameNews::Named(path, damage)
    }
}
