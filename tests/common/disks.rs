//! Disks that fail as told.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex};
use std::task::Poll;

use store::{AppendOutcome, Folder, LineBytes, Medium};

/// What is wrong with a disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    #[default]
    None,
    /// It has no room beyond this many bytes; what is too much is not begun.
    Full(usize),
    /// The same, but of the line that has no room a half is written.
    Torn(usize),
    /// All is written, and can't be made sure of.
    NotFlushed,
    /// It answers once it has been asked this many times.
    Late(u32),
}

/// A disk that several journals may be on; a test holds it too.
#[derive(Clone, Debug, Default)]
pub struct Disk(Arc<Mutex<(Fault, u32)>>);

impl Disk {
    /// From now on this is wrong with it.
    pub fn set(&self, fault: Fault) {
        self.0.lock().expect("nobody panicked").0 = fault;
    }

    /// Returns how often it was asked whether it is done.
    pub fn asked(&self) -> u32 {
        self.0.lock().expect("nobody panicked").1
    }

    fn fault(&self) -> Fault {
        self.0.lock().expect("nobody panicked").0
    }

    /// The games below `data_dir`, on this disk.
    pub fn folder(&self, data_dir: &Path) -> Folder {
        let disk = self.clone();
        Folder::new(data_dir).through(move |file| {
            Box::new(Journals { file, disk: disk.clone(), failed: None, polls: 0 })
        })
    }
}

/// A disk that takes as long to read some of its games as a test wants.
#[derive(Clone, Debug, Default)]
pub struct SlowDisk(Arc<(Mutex<Vec<PathBuf>>, Condvar)>);

impl SlowDisk {
    /// From now on nobody comes back from these games.
    pub fn hold(&self, games: &[PathBuf]) {
        self.0.0.lock().expect("nobody panicked").extend_from_slice(games);
    }

    /// Everybody does.
    pub fn let_go(&self) {
        self.0.0.lock().expect("nobody panicked").clear();
        self.0.1.notify_all();
    }

    /// The games below `data_dir`, on this disk.
    pub fn folder(&self, data_dir: &Path) -> Folder {
        let disk = Arc::clone(&self.0);
        Folder::new(data_dir).looking(move |path| {
            let held = disk.0.lock().expect("nobody panicked");
            let is_held = |held: &mut Vec<PathBuf>| held.iter().any(|held| held == path);
            drop(disk.1.wait_while(held, is_held).expect("nobody panicked"));
        })
    }
}

#[derive(Debug)]
struct Journals {
    file: Box<dyn Medium>,
    disk: Disk,
    failed: Option<ErrorKind>,
    polls: u32,
}

impl Medium for Journals {
    fn path(&self) -> &Path {
        self.file.path()
    }

    fn begin(&mut self, lines: &[LineBytes], kept: usize) {
        self.polls = 0;
        let bytes: usize = lines.iter().map(|line| line.len()).sum();
        let fault = self.disk.fault();
        self.failed = match fault {
            Fault::Full(most) | Fault::Torn(most) if bytes > most => Some(ErrorKind::StorageFull),
            Fault::NotFlushed => Some(ErrorKind::Other),
            Fault::Late(polls) => {
                self.polls = polls;
                None
            }
            Fault::None | Fault::Full(_) | Fault::Torn(_) => None,
        };
        match (self.failed, fault) {
            (Some(_), Fault::Torn(_)) if kept > 0 => {
                let mut torn: Vec<LineBytes> = lines.iter().take(kept).cloned().collect();
                let next = lines.get(kept).expect("something is to be written");
                torn.push(next.iter().take(next.len() / 2).copied().collect());
                self.file.begin(&torn, kept);
                let _ = self.file.poll();
            }
            (Some(_), Fault::Full(_) | Fault::Torn(_)) => {}
            (Some(_), _) => {
                self.file.begin(lines, kept);
                let _ = self.file.poll();
            }
            (None, _) => self.file.begin(lines, kept),
        }
    }

    fn poll(&mut self) -> Poll<io::Result<AppendOutcome>> {
        self.disk.0.lock().expect("nobody panicked").1 += 1;
        if let Some(kind) = self.failed.take() {
            return Poll::Ready(Err(kind.into()));
        }
        if self.polls > 0 {
            self.polls -= 1;
            return Poll::Pending;
        }
        self.file.poll()
    }
}
