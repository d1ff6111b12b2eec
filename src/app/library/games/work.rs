//! Reading of a list of games, file by file: the file names are asked for first, and no file is
//! opened before it is announced as the next one.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::list_cache::ListCache;
use super::memory::Memory;
use super::saved::Glance;
use store::{Continuations, Folder, OpenError, Place, read_journal_while};

/// The number up to which tasks are left out once nobody waits for them.
pub const NOBODY: usize = usize::MAX;

/// Something that was found out.
#[derive(Debug)]
pub enum ReadingNews {
    /// The number of games in the archive.
    Archived(usize),
    /// These files lie there, in the order in which they are read.
    Files(Vec<PathBuf>),
    /// The place can't be read.
    Trouble(io::Error),
    /// The task of this number begins, which reads this file or folder.
    Begins(usize, PathBuf),
    /// A file was read: what the list shows of it, or why it can't be played.
    Read(PathBuf, Result<Box<Glance>, OpenError>),
    /// Another game goes on with it, and is shown for it.
    GoneOnWith(PathBuf),
}

/// A single step of reading.
#[derive(Debug)]
enum ReadingTask {
    /// The names of the files at the place.
    List,
    /// Those at the other place.
    ListOther,
    Game(PathBuf),
    /// The version of a game at the other place.
    Other(PathBuf),
    /// The origin of the game at this path, which may continue an older one.
    Origin(PathBuf),
    /// A game of an older version, unless another goes on with it.
    Older(PathBuf),
    /// The same at the other place, where it is only counted.
    OlderOther(PathBuf),
}

/// Reading to be done, and how far it has come.
#[derive(Debug)]
pub struct ReadingWork {
    folder: Folder,
    place: Place,
    memory: Memory,
    cache: Option<ListCache>,
    tasks: VecDeque<ReadingTask>,
    nth: usize,
    /// Tasks up to this number are left out.
    skipped: Arc<AtomicUsize>,
    /// Games that may go on with one of an older version.
    current: Vec<PathBuf>,
    /// Games of an older version, which come last: another may go on with them.
    older: Vec<ReadingTask>,
    continuations: Continuations,
    archived: usize,
}

impl ReadingWork {
    /// All that a list of the games at `place` takes.
    pub fn new(folder: &Folder, place: Place, memory: &Memory) -> Self {
        let tasks = VecDeque::from([ReadingTask::List, ReadingTask::ListOther]);
        Self {
            folder: folder.clone(),
            place,
            memory: memory.clone(),
            cache: None,
            tasks,
            nth: 0,
            skipped: Arc::default(),
            current: Vec::new(),
            older: Vec::new(),
            continuations: Continuations::default(),
            archived: 0,
        }
    }

    /// The same where `all` the files there are known already, and those that are `left` are
    /// still to be read.
    #[must_use]
    pub fn of(self, all: &[PathBuf], left: &[PathBuf]) -> Self {
        let games = left.iter().cloned().map(ReadingTask::Game);
        // How many there are at the other place is mostly known then, too.
        let tasks = games.chain([ReadingTask::ListOther]).collect();
        let is_read = |path: &&PathBuf| !left.contains(path) && !self.memory.is_given_up(path);
        let current = all.iter().filter(is_read).cloned().collect();
        Self { tasks, current, ..self }
    }

    /// The number up to which tasks are left out.
    pub fn skipped(&self) -> Arc<AtomicUsize> {
        Arc::clone(&self.skipped)
    }

    /// The next task: its number, and the file or folder that it reads.
    pub fn coming(&mut self) -> Option<(usize, PathBuf)> {
        if self.tasks.is_empty() && !self.older.is_empty() {
            // Only now, and only if there are any, it matters what goes on with them.
            self.tasks.extend(self.current.drain(..).map(ReadingTask::Origin));
            self.tasks.extend(self.older.drain(..));
        }
        let path = match self.tasks.front()? {
            ReadingTask::List => self.folder.place(self.place),
            ReadingTask::ListOther => self.folder.place(self.place.other()),
            ReadingTask::Game(path)
            | ReadingTask::Other(path)
            | ReadingTask::Origin(path)
            | ReadingTask::Older(path)
            | ReadingTask::OlderOther(path) => path.clone(),
        };
        Some((self.nth + 1, path))
    }

    /// Does the next task; nothing once all is done. Each goes on as long as `goes_on` for its
    /// number.
    pub fn next(&mut self, goes_on: &dyn Fn(usize) -> bool) -> Option<Vec<ReadingNews>> {
        let coming = self.coming();
        let (Some((nth, path)), Some(task)) = (coming, self.tasks.pop_front()) else {
            if let Some(cache) = self.cache.take() {
                cache.keep();
            }
            return None;
        };
        self.nth = nth;
        let goes_on = || goes_on(nth);
        let turn = self.memory.turn(&path, &goes_on);
        let news = if turn.is_some() {
            self.done(task, &goes_on)
        } else {
            if self.is_wanted() {
                self.memory.give_up(&path);
            }
            Self::left_out(task)
        };
        Some(news.into_iter().collect())
    }

    fn done(&mut self, task: ReadingTask, goes_on: &dyn Fn() -> bool) -> Option<ReadingNews> {
        match task {
            ReadingTask::List => Some(self.list()),
            ReadingTask::ListOther => {
                let files = self.folder.names_at(self.place.other()).unwrap_or_default();
                self.archived = files.len();
                self.tasks.extend(files.into_iter().map(ReadingTask::Other));
                self.counted()
            }
            ReadingTask::Game(path) if self.folder.is_older(&path) => {
                self.older.push(ReadingTask::Older(path));
                None
            }
            ReadingTask::Game(path) => {
                self.current.push(path.clone());
                let read = self.read(&path, goes_on);
                Some(ReadingNews::Read(path, read.map(Box::new)))
            }
            ReadingTask::Other(path) if self.folder.is_older(&path) => {
                // The others there are neither shown nor counted.
                if self.place == Place::Table {
                    self.older.push(ReadingTask::OlderOther(path));
                }
                None
            }
            ReadingTask::Other(path) => {
                self.current.push(path);
                None
            }
            ReadingTask::Origin(path) => {
                self.continuations.add(path);
                None
            }
            ReadingTask::Older(path) if self.continuations.go_on_with(&path) => {
                Some(ReadingNews::GoneOnWith(path))
            }
            ReadingTask::Older(path) => {
                let read = self.read(&path, goes_on);
                Some(ReadingNews::Read(path, read.map(Box::new)))
            }
            ReadingTask::OlderOther(path) if self.continuations.go_on_with(&path) => {
                self.archived = self.archived.saturating_sub(1);
                self.counted()
            }
            ReadingTask::OlderOther(_) => None,
        }
    }

    /// Returns what is told of a task for which somebody else's had no end.
    fn left_out(task: ReadingTask) -> Option<ReadingNews> {
        match task {
            ReadingTask::List => Some(ReadingNews::Trouble(ErrorKind::TimedOut.into())),
            ReadingTask::Game(path) | ReadingTask::Older(path) => {
                Some(ReadingNews::Read(path.clone(), Err(OpenError::TooSlow(path))))
            }
            ReadingTask::ListOther
            | ReadingTask::Other(_)
            | ReadingTask::Origin(_)
            | ReadingTask::OlderOther(_) => None,
        }
    }

    fn list(&mut self) -> ReadingNews {
        let mut files = match self.folder.names_at(self.place) {
            Ok(files) => files,
            Err(error) => return ReadingNews::Trouble(error),
        };
        // What nobody could read until now keeps nobody from the others.
        files.sort_by_key(|path| self.memory.is_given_up(path));
        self.cache = Some(ListCache::open(&self.folder, self.place, files.len()));
        self.tasks.extend(files.iter().cloned().map(ReadingTask::Game));
        ReadingNews::Files(files)
    }

    fn counted(&self) -> Option<ReadingNews> {
        (self.place == Place::Table).then_some(ReadingNews::Archived(self.archived))
    }

    /// Tells whether anybody waits for it.
    fn is_wanted(&self) -> bool {
        self.skipped.load(Ordering::Relaxed) != NOBODY
    }

    fn read(&mut self, path: &Path, goes_on: &dyn Fn() -> bool) -> Result<Glance, OpenError> {
        let slow = || OpenError::TooSlow(path.to_owned());
        let read = || {
            let opened = read_journal_while(path, goes_on)?.all_read(path)?;
            Ok(Glance::of(&opened.game))
        };
        let Ok(stamp) = self.folder.look(path) else { return read() };
        let found = match (self.memory.known_of(&stamp), &mut self.cache) {
            (Some(known), Some(cache)) => cache.of(&stamp, || known.ok_or_else(slow)),
            (Some(known), None) => known.ok_or_else(slow),
            (None, Some(cache)) => cache.of(&stamp, read),
            (None, None) => read(),
        };
        let glance = match &found {
            Ok(glance) => Some(glance.clone()),
            Err(OpenError::TooSlow(_)) if self.is_wanted() => None,
            Err(_) => return found,
        };
        self.memory.keep(stamp, glance);
        found
    }
}
