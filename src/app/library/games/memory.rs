//! Facts known about the games' files since the program began, and the files that are being
//! read just now.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::saved::Glance;
use crate::app::platform::Stopwatch;
use cards::Deck;
use store::{
    BinOf, Deleted, Folder, IslandName, Stamp, read_deck, read_island, read_journal_while,
};
use words::text::Text;

/// Time between checks while a reader waits for a file.
const PAUSE: Duration = Duration::from_millis(5);

/// Facts found out about files since the program began, so that no file is read through twice,
/// or by two readers at once.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<KnownGames>>);

#[derive(Debug, Default)]
struct KnownGames {
    /// Summary of each game for lists; `None` if the game took too long to read.
    glances: BTreeMap<Stamp, Option<Glance>>,
    /// The files and folders that are being read.
    open: BTreeMap<PathBuf, Hope>,
}

/// Expectation about a file that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hope {
    /// It is going to be read soon.
    Soon,
    GivenUp,
}

/// The right to read a file or a folder, which only one at a time has: on a disk that doesn't
/// answer a second one would hang beside the first.
#[derive(Debug)]
pub struct ReadingTurn {
    memory: Memory,
    path: PathBuf,
}

impl Drop for ReadingTurn {
    fn drop(&mut self) {
        self.memory.known().open.remove(&self.path);
    }
}

impl Memory {
    /// The right to read `path`, once nobody else does; none if that isn't as long as
    /// `goes_on`.
    pub fn turn(&self, path: &Path, goes_on: &dyn Fn() -> bool) -> Option<ReadingTurn> {
        loop {
            let mut known = self.known();
            if !known.open.contains_key(path) {
                known.open.insert(path.to_owned(), Hope::Soon);
                return Some(ReadingTurn { memory: self.clone(), path: path.to_owned() });
            }
            drop(known);
            if !goes_on() {
                return None;
            }
            thread::sleep(PAUSE);
        }
    }

    /// Notes that nobody waits any more for whoever reads `path`.
    pub fn give_up(&self, path: &Path) {
        if let Some(hope) = self.known().open.get_mut(path) {
            *hope = Hope::GivenUp;
        }
    }

    /// Tells whether somebody reads `path` for whom nobody waits any more.
    pub fn is_given_up(&self, path: &Path) -> bool {
        self.known().open.get(path) == Some(&Hope::GivenUp)
    }

    /// Notes that what was given up lies at `path` from now on.
    pub fn shut(&self, path: PathBuf) {
        self.known().open.insert(path, Hope::GivenUp);
    }

    /// Returns what a list shows of the game with this stamp, if that is known; nothing of one that
    /// took too long.
    pub fn known_of(&self, stamp: &Stamp) -> Option<Option<Glance>> {
        self.known().glances.get(stamp).cloned()
    }

    /// Keeps what a list shows of a game; nothing: it took too long.
    pub fn keep(&self, stamp: Stamp, glance: Option<Glance>) {
        self.known().glances.insert(stamp, glance);
    }

    /// Returns what a list shows of the game at `path`, if that is known or can be read while
    /// `goes_on` returns `true`.
    pub fn glance(
        &self,
        folder: &Folder,
        path: &Path,
        goes_on: &dyn Fn() -> bool,
    ) -> Option<Glance> {
        if self.is_given_up(path) {
            return None;
        }
        let stamp = folder.look(path).ok();
        let known = stamp.and_then(|stamp| self.known_of(&stamp));
        let read = || read_journal_while(path, goes_on).ok().map(|read| Glance::of(&read.game));
        known.unwrap_or_else(read)
    }

    fn known(&self) -> MutexGuard<'_, KnownGames> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Time the window waits for the names of deleted games; games not named by then are called by
/// their files.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Clone, Debug)]
pub struct InBin {
    pub deleted: Deleted,
    pub called: Called,
}

#[derive(Clone, Debug)]
pub enum Called {
    /// A game, by its title or its players.
    Game(String),
    /// A deck, which has a title in each language.
    Deck(Box<Deck>),
    Island(IslandName),
    /// A file of any other kind.
    File(String),
}

impl InBin {
    /// Everything that can be restored, most recently deleted first.
    pub fn all(folder: &Folder, memory: &Memory) -> Vec<Self> {
        let watch = Stopwatch::start();
        let goes_on = || watch.elapsed() < PATIENCE;
        let all = folder.deleted().into_iter();
        all.map(|deleted| Self::of(deleted, &|path| memory.glance(folder, path, &goes_on)))
            .collect()
    }

    fn of(deleted: Deleted, glance: &dyn Fn(&Path) -> Option<Glance>) -> Self {
        let kept = deleted.removed.kept();
        let called = match deleted.of {
            BinOf::Games(_) => glance(kept).map(|seen| Called::Game(seen.called())),
            BinOf::Decks => read_deck(kept).ok().map(|file| Called::Deck(Box::new(file.deck))),
            BinOf::Islands => read_island(kept).ok().map(|file| Called::Island(file.own.name)),
            BinOf::Positions => None,
        };
        let name = deleted.removed.from().file_name().unwrap_or_default().to_string_lossy();
        let called = called.unwrap_or_else(|| Called::File(name.into_owned()));
        Self { deleted, called }
    }

    pub fn name(&self, text: &Text) -> String {
        match &self.called {
            Called::Game(name) | Called::File(name) => name.clone(),
            Called::Deck(deck) => text.deck_title(deck),
            Called::Island(name) => name.to_string(),
        }
    }
}
