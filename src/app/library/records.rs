//! Figures across all games: a summary of each, cached or computed, one game at
//! a time so that the window keeps drawing.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::collection::FileCache;
use super::games::Memory;
use crate::app::platform::Stopwatch;
use stats::report::{Across, SUMMARY_VERSION, Summary};
use store::{Folder, OpenError, Place, Stamp, read_journal_while};

/// Longest time that a game may be read, for which the window waits.
const SHARE: Duration = Duration::from_secs(2);

/// The summaries of the games in a folder, as far as they have been read.
#[derive(Debug)]
pub struct Records {
    cache: FileCache<Summary>,
    memory: Memory,
    /// Games still to be read.
    left: Vec<PathBuf>,
    all: usize,
    unreadable: usize,
}

impl Records {
    /// The games in `folder`, none of them read yet. What `memory` knows to take too long is
    /// left out.
    pub fn open(folder: &Folder, memory: &Memory) -> Self {
        let cache = FileCache::open(folder.summaries(), SUMMARY_VERSION);
        let watch = Stopwatch::start();
        let goes_on = || watch.elapsed() < SHARE;
        let shut = |path: &Path| memory.is_given_up(path) || memory.turn(path, &goes_on).is_none();
        let places = [Place::Table, Place::Archive];
        let left: Vec<PathBuf> = places
            .into_iter()
            .flat_map(|place| folder.files_but(place, &shut).unwrap_or_default())
            .collect();
        Self { cache, memory: memory.clone(), all: left.len(), left, unreadable: 0 }
    }

    /// Reads the next game; after the last one, the cache is written.
    pub fn read_on(&mut self) {
        let Some(path) = self.left.pop() else { return };
        if self.read(&path).is_none() {
            self.unreadable += 1;
        }
        if self.left.is_empty() {
            self.cache.write();
        }
    }

    fn read(&mut self, path: &Path) -> Option<Summary> {
        let watch = Stopwatch::start();
        let goes_on = || watch.elapsed() < SHARE;
        if self.memory.is_given_up(path) {
            return None;
        }
        let _turn = self.memory.turn(path, &goes_on)?;
        let stamp = Stamp::of(path).ok()?;
        let slow = || OpenError::TooSlow(path.to_owned());
        let known = self.memory.known_of(&stamp);
        let read = || -> Result<Summary, OpenError> {
            if known == Some(None) {
                return Err(slow());
            }
            let read = read_journal_while(path, &goes_on)?;
            Ok(Summary::of(&read.all_read(path)?.game))
        };
        let found = self.cache.get_or_make(stamp.clone(), read);
        if known.is_none() && matches!(found, Err(OpenError::TooSlow(_))) {
            self.memory.keep(stamp, None);
        }
        found.ok()
    }

    pub const fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// Returns how many have been read, out of how many.
    pub const fn progress(&self) -> (usize, usize) {
        (self.all - self.left.len(), self.all)
    }

    pub const fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// The figures of all games read so far.
    pub fn across(&self) -> Across {
        Across::of(self.cache.known().values())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::library::by_lot::{begin, go_on};

    /// Plays some random games into `folder`.
    fn play(folder: &Folder, seeds: std::ops::Range<u64>) {
        begin(folder, seeds);
        for path in folder.files_at(Place::Table).expect("a folder") {
            go_on(&path, 60);
        }
    }

    fn read(folder: &Folder) -> Records {
        let mut records = Records::open(folder, &Memory::default());
        while !records.is_done() {
            records.read_on();
        }
        records
    }

    #[test]
    fn the_cache_tells_the_same_as_the_games_and_is_made_anew_when_it_is_gone() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(data.path());
        play(&folder, 0..5);
        let cache = data.path().join("summaries.json");
        assert!(!cache.exists());
        let first = read(&folder).across();
        assert_eq!((first.games, cache.exists()), (5, true));
        let kept = read(&folder).across();
        assert_eq!(kept.players.len(), first.players.len());
        assert_eq!(kept.numbers.counts, first.numbers.counts);
        std::fs::write(&cache, "nonsense").expect("damaged");
        assert_eq!(read(&folder).across(), first);
        std::fs::remove_file(&cache).expect("gone");
        assert_eq!(read(&folder).across(), first);
    }

    #[test]
    fn a_game_that_went_on_is_read_again_and_one_that_is_gone_is_forgotten() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(data.path());
        play(&folder, 0..3);
        let before = read(&folder).across();
        let [gone, on] =
            [0, 1].map(|nth| folder.files_at(Place::Table).expect("a folder")[nth].clone());
        std::fs::remove_file(&gone).expect("gone");
        go_on(&on, 40);
        let after = read(&folder);
        assert_eq!((before.games, after.across().games), (3, 2));
        assert_eq!(after.cache.known().len(), 2, "and nothing of what was");
        assert_eq!(read(&folder).across().numbers.counts, after.across().numbers.counts);
    }

    #[test]
    fn what_is_no_game_is_counted_and_stops_nothing() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(data.path());
        play(&folder, 0..2);
        std::fs::write(folder.path().join("holiday.tableside"), "a letter").expect("written");
        let records = read(&folder);
        assert_eq!((records.across().games, records.unreadable()), (2, 1));
        assert_eq!(records.progress(), (3, 3));
    }

    #[test]
    fn a_file_that_was_given_up_or_known_to_be_slow_is_not_read_again() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(data.path());
        play(&folder, 0..3);
        let files = folder.files_at(Place::Table).expect("a folder");
        let memory = Memory::default();
        memory.shut(files[0].clone());
        memory.keep(Stamp::of(&files[1]).expect("there"), None);
        let held = files[0].clone();
        let folder = folder.looking(move |path| assert_ne!(path, held, "it was given up"));
        let mut records = Records::open(&folder, &memory);
        while !records.is_done() {
            records.read_on();
        }
        assert_eq!((records.across().games, records.unreadable()), (1, 2));
    }
}
