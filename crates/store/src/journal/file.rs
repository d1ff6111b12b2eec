//! The file of a journal: what it says is on disk is on disk.

use std::io::{self, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::task::Poll;
use std::time::SystemTime;

use super::lock::{Claim, Unclaimed};
use super::medium::{AppendOutcome, LineBytes, Medium};
use super::read::DamagedCopy;
use crate::atomic_file::{self, NAMES, numbered};
use crate::disk::{self, File, Mark, Metadata};

/// After this many writes the file is compared with what was written, even if
/// nobody seems to have touched it.
const COMPARED_EVERY: u32 = 64;

#[derive(Debug)]
pub struct JournalFile {
    path: PathBuf,
    claim: Option<Claim>,
    file: Option<File>,
    found: FileState,
    /// Time of our last change to it.
    changed: Option<SystemTime>,
    /// Number of writes since it was last compared.
    written: u32,
    done: Option<(io::Result<AppendOutcome>, Mark)>,
}

#[derive(Debug)]
enum FileState {
    Nothing,
    /// This many bytes of it are whole.
    Whole(u64, Tail),
    /// It is damaged: it is kept beside before it is written anew.
    Damaged(Vec<u8>, Option<DamagedCopy>),
}

/// The rest of a file behind the last line that is known to be whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tail {
    /// Nothing.
    Clean,
    /// Perhaps a part of a line whose writing failed.
    Torn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileNow {
    Ours,
    /// It is the same file, but says something else.
    Changed,
    Gone,
    Foreign,
}

impl JournalFile {
    /// A file that is begun with the first lines, at `path` or, if something is
    /// there already, under the next free name.
    pub fn new(path: &Path) -> Self {
        Self::with(path, None, FileState::Nothing)
    }

    /// A file that was read, all `bytes` of it whole; `file` is what was read,
    /// if it may be written.
    pub(super) fn whole(
        path: &Path,
        claim: Option<Claim>,
        file: Option<File>,
        bytes: usize,
    ) -> Self {
        let found = FileState::Whole(bytes as u64, Tail::Clean);
        let changed = file.as_ref().and_then(|file| disk::changed_at(&file.metadata().ok()?));
        Self { file, changed, ..Self::with(path, claim, found) }
    }

    /// A file that was read and is damaged; `list` holds its later whole lines.
    pub(super) fn damaged(path: &Path, claim: Option<Claim>, list: Vec<u8>) -> Self {
        Self::with(path, claim, FileState::Damaged(list, None))
    }

    fn with(path: &Path, claim: Option<Claim>, found: FileState) -> Self {
        Self {
            path: path.to_owned(),
            claim,
            file: None,
            found,
            changed: None,
            written: 0,
            done: None,
        }
    }

    pub(super) const fn kept(&self) -> Option<&DamagedCopy> {
        match &self.found {
            FileState::Damaged(_, kept) => kept.as_ref(),
            FileState::Nothing | FileState::Whole(..) => None,
        }
    }

    pub(super) fn keep(&mut self) -> io::Result<()> {
        if let FileState::Damaged(list, kept @ None) = &mut self.found {
            *kept = Some(keep(&self.path, list)?);
        }
        Ok(())
    }

    fn write(&mut self, lines: &[LineBytes], kept: usize) -> io::Result<AppendOutcome> {
        match self.found {
            FileState::Nothing => self.create(lines),
            // Somebody took it away: there is nothing to keep.
            FileState::Damaged(..) if is_gone(&self.path) => self.create(lines),
            FileState::Damaged(..) => {
                self.keep()?;
                self.rewrite(lines)?;
                Ok(AppendOutcome::There)
            }
            FileState::Whole(length, tail) => match self.look(lines, kept, length, tail)? {
                // More came to disk than was reported: once more, then.
                FileNow::Ours if length > length_of(lines, kept) => {
                    let lines_behind = lines.get(kept..).unwrap_or_default();
                    self.append(lines_behind, length_of(lines, kept), Tail::Torn)
                }
                FileNow::Ours => self.append(lines.get(kept..).unwrap_or_default(), length, tail),
                FileNow::Changed => {
                    let kept = keep(&self.path, &[])?;
                    self.rewrite(lines)?;
                    Ok(AppendOutcome::Mended(kept.copy))
                }
                FileNow::Gone => self.create(lines),
                FileNow::Foreign => {
                    self.create(lines)?;
                    Ok(AppendOutcome::Elsewhere(self.path.clone()))
                }
            },
        }
    }

    fn rewrite(&mut self, lines: &[LineBytes]) -> io::Result<()> {
        let bytes = lines.concat();
        atomic_file::replace(&self.path, &bytes)?;
        self.file = None;
        self.found = FileState::Whole(bytes.len() as u64, Tail::Clean);
        Ok(())
    }

    /// Begins the file, with all lines. Half a file is none.
    fn create(&mut self, lines: &[LineBytes]) -> io::Result<AppendOutcome> {
        disk::writable()?;
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new(".")).to_owned();
        disk::create_dir_all(&folder)?;
        let bytes = lines.concat();
        for nth in 1..NAMES {
            let path = numbered(&self.path, nth);
            if disk::symlink_metadata(&path).is_ok() {
                continue;
            }
            let claim = match Claim::take(&path) {
                Ok(claim) => Some(claim),
                // It is our own.
                Err(Unclaimed::Elsewhere) if nth == 1 && self.claim.is_some() => None,
                Err(Unclaimed::Elsewhere) => continue,
                Err(Unclaimed::Impossible(_)) => None,
            };
            match atomic_file::create(&path, &bytes) {
                Ok(()) => {}
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
            }
            atomic_file::sync(&folder);
            folder.parent().map(atomic_file::sync);
            if path != self.path || claim.is_some() {
                self.claim = claim;
            }
            self.path = path;
            self.file = None;
            self.found = FileState::Whole(bytes.len() as u64, Tail::Clean);
            return Ok(AppendOutcome::There);
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Checks whether the file is still the one that was written. An open file
    /// alone doesn't tell: it takes lines long after its name is gone.
    fn look(
        &mut self,
        lines: &[LineBytes],
        kept: usize,
        length: u64,
        tail: Tail,
    ) -> io::Result<FileNow> {
        if self.claim.is_none() {
            // Where nobody could claim before, somebody else may have since.
            self.claim = match Claim::take(&self.path) {
                Ok(claim) => Some(claim),
                Err(Unclaimed::Elsewhere) => return Ok(FileNow::Foreign),
                Err(Unclaimed::Impossible(_)) => None,
            };
        }
        let there = match disk::metadata(&self.path) {
            Ok(there) => there,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(FileNow::Gone),
            Err(error) => return Err(error),
        };
        let fits = match tail {
            Tail::Clean => there.len() == length,
            Tail::Torn => there.len() >= length,
        };
        if !there.is_file() || !fits {
            return Ok(FileNow::Foreign);
        }
        let is_same = self.file.as_ref().is_some_and(|file| is_same(file, &there));
        let is_untouched = disk::changed_at(&there) == self.changed;
        if is_same && is_untouched && self.written < COMPARED_EVERY {
            return Ok(FileNow::Ours);
        }
        if !is_same {
            // What lies there now is not the open file, though it may be a copy.
            self.file = None;
        }
        // A byte may have been changed in its place.
        self.written = 0;
        let is_ours = begins_with(&self.path, lines.get(..kept).unwrap_or_default())?;
        Ok(match (is_ours, is_same) {
            (true, _) => FileNow::Ours,
            (false, true) => FileNow::Changed,
            (false, false) => FileNow::Foreign,
        })
    }

    fn append(
        &mut self,
        lines: &[LineBytes],
        length: u64,
        tail: Tail,
    ) -> io::Result<AppendOutcome> {
        let file = match self.file.take() {
            Some(file) if tail == Tail::Clean => file,
            _ => disk::open_to_append(&self.path)?,
        };
        if tail == Tail::Torn {
            file.set_len(length)?;
        }
        let bytes = lines.concat();
        self.found = FileState::Whole(length, Tail::Torn);
        (&file).write_all(&bytes)?;
        file.sync_data()?;
        self.changed = file.metadata().ok().and_then(|found| disk::changed_at(&found));
        self.written += 1;
        self.found = FileState::Whole(length + bytes.len() as u64, Tail::Clean);
        self.file = Some(file);
        Ok(AppendOutcome::There)
    }
}

impl Medium for JournalFile {
    fn path(&self) -> &Path {
        &self.path
    }

    fn begin(&mut self, lines: &[LineBytes], kept: usize) {
        self.done = Some((self.write(lines, kept), disk::mark()));
    }

    fn poll(&mut self) -> Poll<io::Result<AppendOutcome>> {
        let Some((_, mark)) = self.done else { return Poll::Ready(Ok(AppendOutcome::There)) };
        let Poll::Ready(settled) = disk::settled(mark) else { return Poll::Pending };
        let written = self.done.take().map_or(Ok(AppendOutcome::There), |(written, _)| written);
        // What the disk could not take is written again at the next try.
        Poll::Ready(written.and_then(|written| settled.map(|()| written)))
    }
}

fn begins_with(path: &Path, lines: &[LineBytes]) -> io::Result<bool> {
    let mut file = BufReader::with_capacity(1 << 16, disk::open(path)?);
    let mut found = Vec::new();
    for line in lines {
        found.resize(line.len(), 0);
        match file.read_exact(&mut found) {
            Ok(()) if *found == **line => {}
            Ok(()) => return Ok(false),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(false),
            Err(error) => return Err(error),
        }
    }
    Ok(true)
}

fn is_gone(path: &Path) -> bool {
    let found = disk::symlink_metadata(path);
    found.is_err_and(|error| error.kind() == ErrorKind::NotFound)
}

/// Returns whether what lies at the place is the open file.
#[cfg(unix)]
fn is_same(file: &File, there: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.metadata().is_ok_and(|open| (open.dev(), open.ino()) == (there.dev(), there.ino()))
}

/// Elsewhere an open file can't be replaced under its name.
#[cfg(not(unix))]
fn is_same(_: &File, _: &Metadata) -> bool {
    true
}

fn length_of(lines: &[LineBytes], kept: usize) -> u64 {
    lines.iter().take(kept).map(|line| line.len() as u64).sum()
}

/// Keeps a damaged journal under another name, and the list beside it.
pub(super) fn keep(path: &Path, list: &[u8]) -> io::Result<DamagedCopy> {
    for nth in 1..NAMES {
        let copy = path.with_extension(format!("damaged-{nth}"));
        if disk::symlink_metadata(&copy).is_ok() {
            continue;
        }
        // A second name costs no room on a full disk, but not every file system
        // knows such names.
        if disk::hard_link(path, &copy).is_err()
            && let Err(error) = disk::copy(path, &copy)
        {
            let _ = disk::remove_file(&copy);
            return Err(error);
        }
        let list = match kept_list(&copy, list) {
            Ok(list) => list,
            Err(error) => {
                // Each new try would leave one more copy behind.
                let _ = disk::remove_file(&copy);
                return Err(error);
            }
        };
        path.parent().map(atomic_file::sync);
        return Ok(DamagedCopy { copy, list });
    }
    Err(ErrorKind::AlreadyExists.into())
}

fn kept_list(copy: &Path, list: &[u8]) -> io::Result<Option<PathBuf>> {
    if list.is_empty() {
        return Ok(None);
    }
    let name = copy.file_name().unwrap_or_default().to_string_lossy();
    let path = copy.with_file_name(format!("{name}-lines.txt"));
    atomic_file::replace(&path, list)?;
    Ok(Some(path))
}
