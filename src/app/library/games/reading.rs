//! Reading the games of one place for a list, beside the window: on a thread, or where there
//! is none between frames. A file that takes longer than its share is given up.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use super::memory::Memory;
use super::work::{NOBODY, ReadingNews, ReadingWork};
use crate::app::platform::Stopwatch;
use store::{Folder, OpenError, Place};

/// Longest time that one file may be read.
const SHARE: Duration = Duration::from_secs(2);

/// Longest time that reading may take in a frame where there is no thread.
const FRAME: Duration = Duration::from_millis(12);

/// The reading of one place.
#[derive(Debug)]
pub struct PlaceReading {
    way: ReadingWay,
    memory: Memory,
    /// All files, once it is known which there are.
    all: Vec<PathBuf>,
    /// Files that are still to be told of; none while it isn't known which there are.
    left: Option<Vec<PathBuf>>,
    now: Option<BeingRead>,
}

/// Way in which a place is read.
#[derive(Debug)]
enum ReadingWay {
    /// On a thread, which reports what it finds and leaves out the tasks up to a number.
    Thread(Receiver<ReadingNews>, Arc<AtomicUsize>),
    /// In the window's own time, frame by frame.
    Frames(Box<ReadingWork>),
    Done,
}

/// The file or folder that is being read.
#[derive(Debug)]
struct BeingRead {
    nth: usize,
    path: PathBuf,
    since: Option<Duration>,
}

impl PlaceReading {
    /// Begins to read what lies at `place`.
    pub fn begin(folder: &Folder, place: Place, memory: &Memory) -> Self {
        let work = || ReadingWork::new(folder, place, memory);
        Self { way: way(work), memory: memory.clone(), all: Vec::new(), left: None, now: None }
    }

    pub const fn is_done(&self) -> bool {
        matches!(self.way, ReadingWay::Done)
    }

    /// Returns whether the file at `path` is still to be read.
    pub fn awaits(&self, path: &Path) -> bool {
        !self.is_done() && self.left.iter().flatten().any(|left| left == path)
    }

    /// Returns how many files are still to be read; none while that isn't known.
    pub fn left(&self) -> Option<usize> {
        self.left.as_ref().map(Vec::len)
    }

    /// Returns what is found out within `patience`, for which the window waits.
    pub fn wait(&mut self, patience: Duration) -> Vec<ReadingNews> {
        let watch = Stopwatch::start();
        let mut found = Vec::new();
        while !self.is_done() {
            let Some(rest) = patience.checked_sub(watch.elapsed()) else { break };
            let next = match &mut self.way {
                ReadingWay::Thread(news, _) => match news.recv_timeout(rest) {
                    Ok(news) => Some(vec![news]),
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => None,
                },
                ReadingWay::Frames(work) => by_share(work),
                ReadingWay::Done => None,
            };
            self.note(next, &mut found);
        }
        found
    }

    /// Returns what was found out since the last call. A file that has used up its share of
    /// time by `elapsed` is given up, and the reading goes on without it.
    pub fn go_on(&mut self, folder: &Folder, place: Place, elapsed: Duration) -> Vec<ReadingNews> {
        let watch = Stopwatch::start();
        let mut found = Vec::new();
        while !self.is_done() {
            let next = match &mut self.way {
                ReadingWay::Thread(news, _) => match news.try_recv() {
                    Ok(news) => Some(vec![news]),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => None,
                },
                ReadingWay::Frames(_) if watch.elapsed() > FRAME => break,
                ReadingWay::Frames(work) => by_share(work),
                ReadingWay::Done => None,
            };
            self.note(next, &mut found);
        }
        found.extend(self.give_up(folder, place, elapsed));
        found
    }

    fn note(&mut self, next: Option<Vec<ReadingNews>>, found: &mut Vec<ReadingNews>) {
        let Some(next) = next else {
            (self.way, self.now) = (ReadingWay::Done, None);
            return;
        };
        for news in next {
            match &news {
                ReadingNews::Files(files) => {
                    (self.all, self.left) = (files.clone(), Some(files.clone()));
                }
                ReadingNews::Begins(nth, path) => {
                    self.now = Some(BeingRead { nth: *nth, path: path.clone(), since: None });
                }
                ReadingNews::Trouble(_) => self.left = Some(Vec::new()),
                ReadingNews::Read(path, _) | ReadingNews::GoneOnWith(path) => {
                    self.left.iter_mut().for_each(|left| left.retain(|left| left != path));
                }
                ReadingNews::Archived(_) => {}
            }
            found.push(news);
        }
    }

    fn give_up(&mut self, folder: &Folder, place: Place, elapsed: Duration) -> Option<ReadingNews> {
        let ReadingWay::Thread(_, skipped) = &self.way else { return None };
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
        self.memory.give_up(&path);
        let Some(mut left) = self.left.take() else {
            // Not even the names do.
            (self.way, self.now) = (ReadingWay::Done, None);
            return Some(ReadingNews::Trouble(ErrorKind::TimedOut.into()));
        };
        let is_shown = left.contains(&path);
        left.retain(|left| *left != path);
        let (memory, all) = (self.memory.clone(), std::mem::take(&mut self.all));
        let work = || ReadingWork::new(folder, place, &memory).of(&all, &left);
        let way = way(work);
        *self = Self { way, memory, all, left: Some(left), now: None };
        is_shown.then(|| ReadingNews::Read(path.clone(), Err(OpenError::TooSlow(path))))
    }
}

impl Drop for PlaceReading {
    /// Nobody waits for the rest. A thread that doesn't come back keeps its turn, so that no
    /// other one goes where it is.
    fn drop(&mut self) {
        if let ReadingWay::Thread(_, skipped) = &self.way {
            skipped.store(NOBODY, Ordering::Relaxed);
        }
    }
}

fn by_share(work: &mut ReadingWork) -> Option<Vec<ReadingNews>> {
    let watch = Stopwatch::start();
    work.next(&|_| watch.elapsed() < SHARE)
}

fn way(work: impl Fn() -> ReadingWork) -> ReadingWay {
    on_a_thread(work()).unwrap_or_else(|| ReadingWay::Frames(Box::new(work())))
}

/// A thread that does it, where there is one to be had.
fn on_a_thread(mut work: ReadingWork) -> Option<ReadingWay> {
    let (tell, news) = channel();
    let (skipped, skips) = (work.skipped(), work.skipped());
    let read = move || {
        loop {
            if let Some((nth, path)) = work.coming()
                && tell.send(ReadingNews::Begins(nth, path)).is_err()
            {
                return;
            }
            let Some(found) = work.next(&|nth| skips.load(Ordering::Relaxed) < nth) else { return };
            if found.into_iter().any(|news| tell.send(news).is_err()) {
                // Nobody waits for it any more.
                return;
            }
        }
    };
    let named = thread::Builder::new().name("games".to_owned());
    named.spawn(read).ok().map(|_| ReadingWay::Thread(news, skipped))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::library::by_lot;
    use crate::app::library::games::Glance;

    fn folder(data: &Path, games: u64) -> Folder {
        let folder = Folder::new(data);
        by_lot::begin(&folder, 0..games);
        folder
    }

    fn read(news: Vec<ReadingNews>) -> Vec<(PathBuf, Result<Box<Glance>, OpenError>)> {
        let read = news.into_iter().filter_map(|news| match news {
            ReadingNews::Read(path, read) => Some((path, read)),
            ReadingNews::Archived(_)
            | ReadingNews::Files(_)
            | ReadingNews::Trouble(_)
            | ReadingNews::Begins(..)
            | ReadingNews::GoneOnWith(_) => None,
        });
        read.collect()
    }

    fn work(folder: &Folder, memory: &Memory) -> Box<ReadingWork> {
        Box::new(ReadingWork::new(folder, Place::Table, memory))
    }

    #[test]
    fn without_threads_the_same_is_read_between_frames() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = folder(data.path(), 6);
        let long = Duration::from_mins(1);
        let by_thread = PlaceReading::begin(&folder, Place::Table, &Memory::default()).wait(long);
        let memory = Memory::default();
        let way = ReadingWay::Frames(work(&folder, &memory));
        let mut reading = PlaceReading { way, memory, all: Vec::new(), left: None, now: None };
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
            let (mut journal, opened) = store::Journal::open(&path).expect("opens");
            let time = opened.game.setup().created;
            let entry = game::Entry::new(time, game::Step::Named(None));
            journal.append(&entry).expect("written");
        }
        let memory = Memory::default();
        let mut work = work(&folder, &memory);
        let mut all = Vec::new();
        // Two tasks list what there is; of the files it is the second.
        while let Some(news) = work.next(&|nth| nth != 4) {
            all.extend(read(news));
        }
        let slow =
            |read: &Result<Box<Glance>, OpenError>| matches!(read, Err(OpenError::TooSlow(_)));
        let told: Vec<bool> = all.iter().map(|(_, read)| slow(read)).collect();
        assert_eq!(told, [false, true, false]);
        // Nothing of it is read a second time.
        let mut again = self::work(&folder, &memory);
        let mut told = Vec::new();
        while let Some(news) = again.next(&|_| unreachable!("it is known")) {
            told.extend(read(news).iter().map(|(_, read)| slow(read)));
        }
        assert_eq!(told, [false, true, false]);
    }

    /// A folder whose disk never comes back from the file that is held, and how often anybody
    /// went there.
    fn hung(data: &Path, held: PathBuf) -> (Folder, Arc<AtomicUsize>) {
        let visits = Arc::new(AtomicUsize::new(0));
        let seen = Arc::clone(&visits);
        let folder = Folder::new(data).looking(move |path| {
            if path == held {
                seen.fetch_add(1, Ordering::Relaxed);
                loop {
                    thread::park();
                }
            }
        });
        (folder, visits)
    }

    #[test]
    fn only_one_thread_hangs_at_a_file_however_often_the_list_is_begun() {
        let data = tempfile::tempdir().expect("a folder");
        let files = folder(data.path(), 3).files_at(Place::Table).expect("there");
        let (folder, visits) = hung(data.path(), files[0].clone());
        let memory = Memory::default();
        for _ in 0..8 {
            drop(PlaceReading::begin(&folder, Place::Table, &memory));
            let found = PlaceReading::begin(&folder, Place::Table, &memory);
            thread::sleep(Duration::from_millis(40));
            drop(found);
        }
        assert_eq!(visits.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn a_game_gone_on_with_is_left_out_also_beside_a_file_that_hangs() {
        let data = tempfile::tempdir().expect("a folder");
        let plain = folder(data.path(), 1);
        let held = plain.files_at(Place::Table).expect("there").remove(0);
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden/v3-1.tableside");
        let older = plain.path().join("old.tableside");
        std::fs::copy(golden, &older).expect("copied");
        drop(plain.open(&older).expect("it opens"));
        let mut next = plain.files_at(Place::Table).expect("there");
        next.retain(|path| *path != held);
        let (folder, visits) = hung(data.path(), held.clone());
        let mut reading = PlaceReading::begin(&folder, Place::Table, &Memory::default());
        let (mut found, mut elapsed) = (Vec::new(), Duration::ZERO);
        for _ in 0..2_000 {
            found.extend(reading.go_on(&folder, Place::Table, elapsed));
            if reading.is_done() {
                break;
            }
            // Only where it hangs time goes by.
            if visits.load(Ordering::Relaxed) > 0 && reading.awaits(&held) {
                elapsed += Duration::from_secs(1);
            }
            thread::sleep(Duration::from_millis(5));
        }
        assert!(reading.is_done());
        assert!(
            found
                .iter()
                .any(|news| matches!(news, ReadingNews::GoneOnWith(path) if *path == older))
        );
        let mut told: Vec<(PathBuf, bool)> =
            read(found).into_iter().map(|(path, read)| (path, read.is_ok())).collect();
        told.sort();
        let mut all = vec![(next.remove(0), true), (held, false)];
        all.sort();
        assert_eq!(told, all);
    }
}
