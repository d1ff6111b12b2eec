//! Reading the games of one place for a list, beside the window: on a thread, or where there
//! is none between frames. A file that takes longer than its share is given up.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::list_cache::ListCache;
use super::saved::Glance;
use crate::app::platform::Stopwatch;
use crate::store::{Folder, OpenError, Place, Stamp, read_journal_while};

/// How long a file may be read.
const SHARE: Duration = Duration::from_secs(2);

/// How long a frame may take where there is no thread.
const FRAME: Duration = Duration::from_millis(12);

/// The number up to which files are left out once nobody waits for them.
const NOBODY: usize = usize::MAX;

/// What has been found out about files since the program began, so that none of them is read
/// through twice.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
struct Known {
    /// What a list shows of each game; nothing of one that took too long.
    glances: BTreeMap<Stamp, Option<Glance>>,
    /// Files at which a thread waits that nobody waits for any more.
    stuck: BTreeSet<PathBuf>,
}

impl Memory {
    /// What a list shows of the game at `path`, if that is known or read as long as `goes_on`.
    pub fn glance(
        &self,
        folder: &Folder,
        path: &Path,
        goes_on: &dyn Fn() -> bool,
    ) -> Option<Glance> {
        let stamp = folder.look(path).ok();
        let known = stamp.and_then(|stamp| self.known().glances.get(&stamp).cloned());
        let read = || read_journal_while(path, goes_on).ok().map(|read| Glance::of(&read.game));
        known.unwrap_or_else(read)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something that was found out.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "each is moved once, from the thread to the list")]
pub enum News {
    /// So many games are in the archive.
    Archived(usize),
    /// These files lie there, in the order in which they are read.
    Files(Vec<PathBuf>),
    /// What lies there can't be told.
    Trouble(io::Error),
    /// The file of this number is being read.
    Begins(usize, PathBuf),
    /// What the list shows of it, or why it can't be played.
    Read(PathBuf, Result<Glance, OpenError>),
}

/// What is to be read, and how far that is done.
#[derive(Debug)]
struct Work {
    folder: Folder,
    place: Place,
    memory: Memory,
    cache: Option<ListCache>,
    files: Option<VecDeque<PathBuf>>,
    nth: usize,
    /// Files up to this number are left out.
    skipped: Arc<AtomicUsize>,
}

impl Work {
    /// Does the next part of it; nothing once all is done. Each file is read as long as
    /// `goes_on` for its number.
    fn next(&mut self, goes_on: &dyn Fn(usize) -> bool) -> Option<Vec<News>> {
        let Some(files) = &mut self.files else {
            let archived = self.folder.count_at(Place::Archive);
            let (files, told) = match self.folder.latest_files_at(self.place) {
                Ok(files) => (files.clone(), News::Files(files)),
                Err(error) => (Vec::new(), News::Trouble(error)),
            };
            self.cache = Some(ListCache::open(&self.folder, self.place, files.len()));
            self.files = Some(files.into());
            return Some(vec![News::Archived(archived), told]);
        };
        let Some(path) = files.pop_front() else {
            if let Some(cache) = self.cache.take() {
                cache.keep();
            }
            return None;
        };
        self.nth += 1;
        let nth = self.nth;
        let read = self.read(&path, &|| goes_on(nth));
        Some(vec![News::Read(path, read)])
    }

    /// The next file, with its number.
    fn coming(&self) -> Option<(usize, &PathBuf)> {
        Some((self.nth + 1, self.files.as_ref()?.front()?))
    }

    /// Whether anybody waits for it.
    fn is_wanted(&self) -> bool {
        self.skipped.load(Ordering::Relaxed) != NOBODY
    }

    fn read(&mut self, path: &Path, goes_on: &dyn Fn() -> bool) -> Result<Glance, OpenError> {
        let slow = || OpenError::TooSlow(path.to_owned());
        while self.memory.known().stuck.contains(path) {
            // Another thread may come back from it.
            if !goes_on() {
                return Err(slow());
            }
            thread::sleep(Duration::from_millis(5));
        }
        let read = || {
            let opened = read_journal_while(path, goes_on)?.all_read(path)?;
            Ok(Glance::of(&opened.game))
        };
        let Ok(stamp) = self.folder.look(path) else { return read() };
        let known = self.memory.known().glances.get(&stamp).cloned();
        let found = match (known, &mut self.cache) {
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
        self.memory.known().glances.insert(stamp, glance);
        found
    }
}

/// The reading of one place.
#[derive(Debug)]
pub struct Reading {
    way: Way,
    memory: Memory,
    /// Files that are still to be told of.
    left: Vec<PathBuf>,
    now: Option<Now>,
}

/// How it is read.
#[derive(Debug)]
enum Way {
    /// By a thread, which tells what it finds, and leaves out the files up to a number.
    Thread(Receiver<News>, Arc<AtomicUsize>),
    /// In the window's own time.
    Frames(Box<Work>),
    /// All is done.
    Done,
}

/// The file that is being read.
#[derive(Debug)]
struct Now {
    nth: usize,
    path: PathBuf,
    since: Option<Duration>,
}

impl Reading {
    /// Begins to read what lies at `place`.
    pub fn begin(folder: &Folder, place: Place, memory: &Memory) -> Self {
        Self::of(folder, place, memory, None)
    }

    fn of(folder: &Folder, place: Place, memory: &Memory, files: Option<&[PathBuf]>) -> Self {
        let left = files.map(<[PathBuf]>::to_vec).unwrap_or_default();
        let (folder, memory) = (folder.clone(), memory.clone());
        let work = || Work {
            folder: folder.clone(),
            place,
            memory: memory.clone(),
            cache: None,
            files: files.map(|files| files.iter().cloned().collect()),
            nth: 0,
            skipped: Arc::default(),
        };
        let way = on_a_thread(work()).unwrap_or_else(|| Way::Frames(Box::new(work())));
        Self { way, memory, left, now: None }
    }

    /// Whether all has been read.
    pub const fn is_done(&self) -> bool {
        matches!(self.way, Way::Done)
    }

    /// Whether the file at `path` is still to be read.
    pub fn awaits(&self, path: &Path) -> bool {
        !self.is_done() && self.left.iter().any(|left| left == path)
    }

    /// How many files are still to be read.
    pub const fn left(&self) -> usize {
        self.left.len()
    }

    /// What is found out within `patience`, for which the window waits.
    pub fn wait(&mut self, patience: Duration) -> Vec<News> {
        let watch = Stopwatch::start();
        let mut found = Vec::new();
        while !self.is_done() {
            let Some(rest) = patience.checked_sub(watch.elapsed()) else { break };
            let next = match &mut self.way {
                Way::Thread(news, _) => match news.recv_timeout(rest) {
                    Ok(news) => Some(vec![news]),
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => None,
                },
                Way::Frames(work) => by_share(work),
                Way::Done => None,
            };
            self.note(next, &mut found);
        }
        found
    }

    /// What was found out since, at this time; a file that has had its share of it is given
    /// up, and the reading goes on without it.
    pub fn go_on(&mut self, folder: &Folder, place: Place, elapsed: Duration) -> Vec<News> {
        let watch = Stopwatch::start();
        let mut found = Vec::new();
        while !self.is_done() {
            let next = match &mut self.way {
                Way::Thread(news, _) => match news.try_recv() {
                    Ok(news) => Some(vec![news]),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => None,
                },
                Way::Frames(_) if watch.elapsed() > FRAME => break,
                Way::Frames(work) => by_share(work),
                Way::Done => None,
            };
            self.note(next, &mut found);
        }
        found.extend(self.give_up(folder, place, elapsed));
        found
    }

    fn note(&mut self, next: Option<Vec<News>>, found: &mut Vec<News>) {
        let Some(next) = next else {
            (self.way, self.now) = (Way::Done, None);
            return;
        };
        for news in next {
            match &news {
                News::Files(files) => self.left.clone_from(files),
                News::Begins(nth, path) => {
                    self.now = Some(Now { nth: *nth, path: path.clone(), since: None });
                }
                News::Read(path, _) => self.left.retain(|left| left != path),
                News::Archived(_) | News::Trouble(_) => {}
            }
            found.push(news);
        }
    }

    fn give_up(&mut self, folder: &Folder, place: Place, elapsed: Duration) -> Option<News> {
        let Way::Thread(_, skipped) = &self.way else { return None };
        let now = self.now.as_mut()?;
        let since = *now.since.get_or_insert(elapsed);
        let taken = elapsed.saturating_sub(since);
        if taken >= SHARE {
            // It notices at the next step of the game, and goes on with the next file.
            skipped.fetch_max(now.nth, Ordering::Relaxed);
        }
        if taken < SHARE * 2 {
            return None;
        }
        // It doesn't even come back from the disk.
        let path = now.path.clone();
        self.memory.known().stuck.insert(path.clone());
        let rest: Vec<PathBuf> = self.left.iter().filter(|left| **left != path).cloned().collect();
        let memory = self.memory.clone();
        *self = Self::of(folder, place, &memory, Some(&rest));
        Some(News::Read(path.clone(), Err(OpenError::TooSlow(path))))
    }
}

impl Drop for Reading {
    /// Nobody waits for the rest.
    fn drop(&mut self) {
        if let Way::Thread(_, skipped) = &self.way {
            skipped.store(NOBODY, Ordering::Relaxed);
        }
    }
}

fn by_share(work: &mut Work) -> Option<Vec<News>> {
    let watch = Stopwatch::start();
    work.next(&|_| watch.elapsed() < SHARE)
}

/// A thread that does it, where there is one to be had.
fn on_a_thread(mut work: Work) -> Option<Way> {
    let (tell, news) = channel();
    let (skipped, skips) = (Arc::clone(&work.skipped), Arc::clone(&work.skipped));
    let read = move || {
        loop {
            let coming = work.coming().map(|(nth, path)| (nth, path.clone()));
            if let Some((nth, path)) = &coming
                && tell.send(News::Begins(*nth, path.clone())).is_err()
            {
                return;
            }
            let Some(found) = work.next(&|nth| skips.load(Ordering::Relaxed) < nth) else { return };
            if found.into_iter().any(|news| tell.send(news).is_err()) {
                // It is back from where nobody waited for it any more.
                if let Some((_, path)) = &coming {
                    work.memory.known().stuck.remove(path);
                }
                return;
            }
        }
    };
    let named = thread::Builder::new().name("games".to_owned());
    named.spawn(read).ok().map(|_| Way::Thread(news, skipped))
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::StdRng};

    use super::*;
    use crate::cards::BuiltIn;
    use crate::game::Rules;
    use crate::stats::random_setup;

    fn folder(data: &Path, games: u64) -> Folder {
        let folder = Folder::new(data);
        for seed in 0..games {
            let mut rng = StdRng::seed_from_u64(seed);
            let decks = [BuiltIn::A.deck().expect("sound")];
            let setup = random_setup(&decks, 3, Rules::open_hands(), &mut rng).expect("a table");
            folder.create(&setup).expect("written");
        }
        folder
    }

    fn read(news: Vec<News>) -> Vec<(PathBuf, Result<Glance, OpenError>)> {
        let read = news.into_iter().filter_map(|news| match news {
            News::Read(path, read) => Some((path, read)),
            News::Archived(_) | News::Files(_) | News::Trouble(_) | News::Begins(..) => None,
        });
        read.collect()
    }

    fn work(folder: &Folder) -> Box<Work> {
        Box::new(Work {
            folder: folder.clone(),
            place: Place::Table,
            memory: Memory::default(),
            cache: None,
            files: None,
            nth: 0,
            skipped: Arc::default(),
        })
    }

    #[test]
    fn without_threads_the_same_is_read_between_frames() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = folder(data.path(), 6);
        let long = Duration::from_mins(1);
        let by_thread = Reading::begin(&folder, Place::Table, &Memory::default()).wait(long);
        let way = Way::Frames(work(&folder));
        let mut reading = Reading { way, memory: Memory::default(), left: Vec::new(), now: None };
        let mut by_frames = Vec::new();
        while !reading.is_done() {
            by_frames.extend(reading.go_on(&folder, Place::Table, Duration::ZERO));
        }
        let told = |news| {
            let read = read(news).into_iter();
            read.map(|(path, read)| (path, read.expect("a game"))).collect::<Vec<_>>()
        };
        let (by_thread, by_frames) = (told(by_thread), told(by_frames));
        assert_eq!(by_thread.len(), 6);
        assert_eq!(by_thread, by_frames);
    }

    #[test]
    fn a_file_that_is_left_out_is_known_to_be_slow_and_the_next_is_read() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = folder(data.path(), 3);
        for path in folder.files_at(Place::Table).expect("there") {
            let (mut journal, opened) = crate::store::Journal::open(&path).expect("opens");
            let time = opened.game.setup().created;
            let entry = crate::game::Entry::new(time, crate::game::Step::Named(None));
            journal.append(&entry).expect("written");
        }
        let mut work = work(&folder);
        let mut all = Vec::new();
        while let Some(news) = work.next(&|nth| nth != 2) {
            all.extend(read(news));
        }
        let slow = |read: &Result<Glance, OpenError>| matches!(read, Err(OpenError::TooSlow(_)));
        let told: Vec<bool> = all.iter().map(|(_, read)| slow(read)).collect();
        assert_eq!(told, [false, true, false]);
        // Nothing of it is read a second time.
        let mut again = self::work(&folder);
        again.memory = work.memory.clone();
        let mut told = Vec::new();
        while let Some(news) = again.next(&|_| unreachable!("it is known")) {
            told.extend(read(news).iter().map(|(_, read)| slow(read)));
        }
        assert_eq!(told, [false, true, false]);
    }
}
