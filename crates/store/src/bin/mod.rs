//! Bins: what is deleted lies in one for 30 days, until it is put back or the
//! bin is emptied.
//!
//! Each folder has a bin of its own, its folder `removed`. What this program
//! puts there bears the moment of its deletion in its name, which it gets by
//! the rename that takes it there: a crash leaves a file in its folder or in
//! the bin, and there is no list that could say otherwise. What has no such
//! name was put there by somebody else. It is not listed, moved or removed; and
//! a folder or what a link leads to is never touched.
//!
//! The folder of games makes a bin for each of its places, and a folder of documents one for
//! itself. They put things in and take them out; the bin goes by names alone, and looks into a file
//! only if an earlier version may have put it there, under a mere number.

use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc};

use super::atomic_file::sync;
use super::{NotWritten, Place, WriteError, disk};
use crate::journal::{AtPath, is_journal};
use crate::place::ENDING;
use cards::MAX_DECK_BYTES;

const BIN: &str = "removed";

#[derive(Clone, Debug)]
pub(super) struct Bin {
    pub(super) of: BinOf,
    folder: PathBuf,
    path: PathBuf,
}

#[derive(Clone, Debug)]
struct BinEntry {
    path: PathBuf,
    label: Label,
}

impl Bin {
    pub fn new(of: BinOf, folder: &Path) -> Self {
        Self { of, folder: folder.to_owned(), path: folder.join(BIN) }
    }

    /// Returns whether there is a folder. One that a link leads to is somebody else's.
    fn is_there(&self) -> bool {
        disk::symlink_metadata(&self.path).is_ok_and(|found| found.is_dir())
    }

    /// The names in it, sorted; none where it can't be read.
    fn names(&self) -> Vec<String> {
        if !self.is_there() {
            return Vec::new();
        }
        let entries = disk::read_dir(&self.path).into_iter().flatten().filter_map(Result::ok);
        let names = entries.map(|entry| entry.path());
        let mut names: Vec<String> =
            names.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
        names.sort();
        names
    }

    /// Returns what this program put there, with what belongs to something before the thing itself.
    fn entries(&self) -> Vec<BinEntry> {
        let entry = |name: &String| {
            let path = self.path.join(name);
            let is_folder = disk::symlink_metadata(&path).is_ok_and(|found| found.is_dir());
            Some(BinEntry { label: Label::read(name)?, path }).filter(|_| !is_folder)
        };
        let mut entries: Vec<BinEntry> = self.names().iter().filter_map(entry).collect();
        entries.sort_by_key(|entry| (entry.label.deletion, entry.label.role));
        entries
    }

    /// A deletion that isn't among `entries`.
    fn next(entries: &[BinEntry], at: DateTime<Utc>) -> Deletion {
        let at = second(at);
        let same = entries.iter().map(|entry| entry.label.deletion).filter(|one| one.at == at);
        Deletion { at, nth: same.map(|one| one.nth).max().unwrap_or(0).saturating_add(1) }
    }

    /// Takes the file `path` of the folder into the bin, with its `company`.
    /// Should that end in the middle, it is not deleted: the next start puts
    /// back what was taken already.
    pub fn put(
        &self,
        path: &Path,
        company: &[PathBuf],
        at: DateTime<Utc>,
    ) -> Result<Removed, WriteError> {
        if path.parent() != Some(&*self.folder) {
            return Err(WriteError::new(path, ErrorKind::NotFound));
        }
        if disk::symlink_metadata(path).at(path)?.is_dir() {
            return Err(WriteError::new(path, ErrorKind::IsADirectory));
        }
        if disk::symlink_metadata(&self.path).is_err() {
            disk::create_dir_all(&self.path).at(path)?;
        }
        if !self.is_there() {
            return Err(WriteError::new(&self.path, ErrorKind::NotADirectory));
        }
        let deletion = Self::next(&self.entries(), at);
        let mut moved = Vec::new();
        for other in company {
            // What stays behind is in nobody's way.
            moved.extend(self.take(other, deletion, Role::Company).ok());
        }
        let taken = self.take(path, deletion, Role::Itself).at(path);
        if taken.is_err() {
            for other in &moved {
                let _ = other.go_back();
            }
        }
        let itself = taken?;
        sync(&self.path);
        sync(&self.folder);
        Ok(Removed { itself, company: moved, at: deletion.at })
    }

    fn take(&self, path: &Path, deletion: Deletion, role: Role) -> io::Result<Moved> {
        let name = path.file_name().ok_or(ErrorKind::NotFound)?.to_string_lossy().into_owned();
        let kept = self.path.join(Label { name, deletion, role }.write());
        disk::rename(path, &kept)?;
        Ok(Moved { from: path.to_owned(), kept })
    }

    /// All that can be put back, what was deleted last first.
    pub fn list(&self) -> Vec<Removed> {
        let entries = self.entries();
        let moved = |entry: &BinEntry| Moved {
            from: self.folder.join(&entry.label.name),
            kept: entry.path.clone(),
        };
        let itself = entries.iter().rev().filter(|entry| entry.label.role == Role::Itself);
        let removed = itself.map(|entry| {
            let deletion = entry.label.deletion;
            let company = entries.iter().filter(|other| {
                other.label.deletion == deletion && other.label.role == Role::Company
            });
            Removed { itself: moved(entry), company: company.map(moved).collect(), at: deletion.at }
        });
        removed.collect()
    }

    /// Brings the bin into order at a start: what an earlier version left there
    /// is taken over, what was cut off in the middle is ended, and what was
    /// deleted more than [`KEPT_DAYS`] days ago is removed for good.
    pub fn tidy(&self, now: DateTime<Utc>) {
        // A clock that was never set ends nothing.
        if !self.is_there() || is_unset(now) {
            return;
        }
        self.take_over(now);
        self.mend_clock(now);
        let entries = self.entries();
        let is_whole = |entry: &BinEntry| {
            entry.label.role == Role::Itself
                || entries.iter().any(|other| {
                    other.label.deletion == entry.label.deletion && other.label.role == Role::Itself
                })
        };
        for entry in &entries {
            if !is_whole(entry) {
                let from = self.folder.join(&entry.label.name);
                if (Moved { from, kept: entry.path.clone() }).go_back().is_ok() {
                    continue;
                }
            }
            if entry.label.deletion.at + TimeDelta::days(KEPT_DAYS) <= now {
                // If that fails nothing is lost; the next start tries again.
                let _ = disk::remove_file(&entry.path);
            }
        }
    }

    fn relabel(&self, path: &Path, label: &Label) -> io::Result<()> {
        let to: &Path = &self.path.join(label.write());
        disk::rename(path, to)
    }

    /// Dates deletions that were made under a wrong clock anew, from now.
    fn mend_clock(&self, now: DateTime<Utc>) {
        let entries = self.entries();
        let mut wrong: Vec<Deletion> = entries.iter().map(|entry| entry.label.deletion).collect();
        wrong.retain(|deletion| deletion.at > now || is_unset(deletion.at));
        wrong.dedup();
        for deletion in wrong {
            let right = Self::next(&self.entries(), now);
            for entry in entries.iter().filter(|entry| entry.label.deletion == deletion) {
                let label = Label { deletion: right, ..entry.label.clone() };
                let _ = self.relabel(&entry.path, &label);
            }
        }
    }

    /// Returns how many things can be put back, and the bytes of all that goes with
    /// them.
    pub fn contents(&self) -> BinContents {
        let entries = self.entries();
        let bytes = entries.iter().filter_map(|entry| disk::symlink_metadata(&entry.path).ok());
        BinContents {
            count: entries.iter().filter(|entry| entry.label.role == Role::Itself).count(),
            bytes: bytes.map(|found| found.len()).sum(),
        }
    }

    pub fn empty(&self) -> io::Result<()> {
        let mut trouble = None;
        for entry in self.entries() {
            if let Err(error) = disk::remove_file(&entry.path)
                && error.kind() != ErrorKind::NotFound
            {
                // One that can't be removed doesn't hold up the others.
                trouble.get_or_insert(error);
            }
        }
        trouble.map_or(Ok(()), Err)
    }
}

/// Returns whether a clock that says so can't have been set: the time is older than this
/// program.
fn is_unset(time: DateTime<Utc>) -> bool {
    NaiveDate::from_ymd_opt(2026, 1, 1)
        .is_some_and(|first| time < first.and_time(NaiveTime::MIN).and_utc())
}

const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// A deletion: its second, and a number among those of the same second. All
/// that one deletion took shares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Deletion {
    pub at: DateTime<Utc>,
    /// Its number in that second, from 1.
    pub nth: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    /// A file that went because it belongs to the one that was deleted.
    Company,
    Itself,
}

impl Role {
    const fn mark(self) -> &'static str {
        match self {
            Self::Itself => ".deleted-",
            Self::Company => ".with-",
        }
    }
}

/// The parts of a name in a bin: `evening.tableside` deleted is
/// `evening.tableside.deleted-20261122T182207Z-1`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Label {
    pub name: String,
    pub deletion: Deletion,
    pub role: Role,
}

impl Label {
    pub fn read(name: &str) -> Option<Self> {
        let roles = [Role::Itself, Role::Company];
        let label = roles.into_iter().find_map(|role| {
            let (name, rest) = name.rsplit_once(role.mark())?;
            let (stamp, nth) = rest.split_once('-')?;
            let at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?.and_utc();
            let deletion = Deletion { at, nth: nth.parse().ok()? };
            Some(Self { name: name.to_owned(), deletion, role })
        })?;
        // Only exactly as it is written here.
        (!label.name.is_empty() && label.write() == name).then_some(label)
    }

    pub fn write(&self) -> String {
        let Self { name, deletion: Deletion { at, nth }, role } = self;
        format!("{name}{}{}-{nth}", role.mark(), at.format(STAMP))
    }
}

/// A time to the second: a label is no finer.
fn second(time: DateTime<Utc>) -> DateTime<Utc> {
    time - TimeDelta::nanoseconds(i64::from(time.timestamp_subsec_nanos()))
}

impl Bin {
    /// Gives what an earlier version left here a label: it counts as deleted
    /// now. Only a file of this program counts; one that merely has a
    /// number before its name may be anybody's.
    fn take_over(&self, now: DateTime<Utc>) {
        let names = self.names();
        let numbered = || names.iter().filter_map(|name| Some((name, unnumbered(name)?)));
        let mut stems = Vec::new();
        for (file, name) in numbered() {
            let path = self.path.join(file);
            if !self.is_ours(&path, name) {
                continue;
            }
            let deletion = Self::next(&self.entries(), now);
            let label = Label { name: name.to_owned(), deletion, role: Role::Itself };
            if self.relabel(&path, &label).is_ok()
                && let Some((stem, _)) = name.rsplit_once('.')
            {
                stems.push((format!("{stem}.damaged-"), deletion));
            }
        }
        for (file, name) in numbered() {
            let belongs = stems.iter().find(|(stem, _)| name.starts_with(stem));
            let path = self.path.join(file);
            if let Some((_, deletion)) = belongs
                && is_plain_file(&path)
            {
                let label =
                    Label { name: name.to_owned(), deletion: *deletion, role: Role::Company };
                let _ = self.relabel(&path, &label);
            }
        }
    }

    /// Returns whether what lies at `path` and was called `name` is what this bin's
    /// folder holds.
    fn is_ours(&self, path: &Path, name: &str) -> bool {
        let ends = |ending: &str| {
            Path::new(name).extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
        };
        is_plain_file(path)
            && match self.of {
                BinOf::Games(_) => ends(ENDING) && is_journal(path),
                BinOf::Decks => ends("json") && holds(path, "\"tableside-deck\""),
                BinOf::Islands => ends("json") && holds(path, "\"tableside island\""),
                // No earlier version put any there.
                BinOf::Positions => false,
            }
    }
}

/// The name without the number that an earlier version put before it, 1 to 999.
fn unnumbered(name: &str) -> Option<&str> {
    let (number, name) = name.split_once('-')?;
    let plain = number.bytes().all(|digit| digit.is_ascii_digit());
    let number: u16 = number.parse().ok()?;
    (plain && (1..1_000).contains(&number) && !name.is_empty() && Label::read(name).is_none())
        .then_some(name)
}

fn is_plain_file(path: &Path) -> bool {
    disk::symlink_metadata(path).is_ok_and(|found| found.is_file())
}

/// Returns whether a file says so somewhere; no deck or island is longer than what is
/// read.
fn holds(path: &Path, words: &str) -> bool {
    let mut bytes = Vec::new();
    let read =
        disk::open(path).and_then(|file| file.take(MAX_DECK_BYTES as u64).read_to_end(&mut bytes));
    read.is_ok() && bytes.windows(words.len()).any(|part| part == words.as_bytes())
}

/// Number of days for which deleted files can be put back.
pub const KEPT_DAYS: i64 = 30;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinOf {
    Games(Place),
    Decks,
    Islands,
    Positions,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    itself: Moved,
    company: Vec<Moved>,
    at: DateTime<Utc>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Moved {
    from: PathBuf,
    kept: PathBuf,
}

impl Moved {
    fn go_back(&self) -> Result<(), NotWritten> {
        if disk::symlink_metadata(&self.from).is_ok() {
            return Err(NotWritten::Taken(self.from.clone()));
        }
        Ok(disk::rename(&self.kept, &self.from).at(&self.from)?)
    }
}

impl Removed {
    pub fn from(&self) -> &Path {
        &self.itself.from
    }

    pub fn kept(&self) -> &Path {
        &self.itself.kept
    }

    pub const fn at(&self) -> DateTime<Utc> {
        self.at
    }

    pub fn is_there(&self) -> bool {
        disk::symlink_metadata(&self.itself.kept).is_ok()
    }

    /// Returns the number of days in which it can still be put back, 0 to [`KEPT_DAYS`]; a day that
    /// has begun counts as a whole one.
    pub fn days_left(&self, now: DateTime<Utc>) -> i64 {
        let left = self.at + TimeDelta::days(KEPT_DAYS) - now;
        let begun = i64::from(left > TimeDelta::days(left.num_days()));
        (left.num_days() + begun).clamp(0, KEPT_DAYS)
    }

    /// Puts it back where it was. Should that end in the middle, the next start
    /// puts back what belongs to it.
    pub(crate) fn put_back(&self) -> Result<(), NotWritten> {
        if let Some(folder) = self.from().parent() {
            disk::create_dir_all(folder).at(self.from())?;
        }
        self.itself.go_back()?;
        for other in &self.company {
            // The thing itself is back; the rest can still be found in the bin.
            let _ = other.go_back();
        }
        if let (Some(folder), Some(bin)) = (self.from().parent(), self.kept().parent()) {
            sync(folder);
            sync(bin);
        }
        Ok(())
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    pub of: BinOf,
    pub removed: Removed,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BinContents {
    pub count: usize,
    pub bytes: u64,
}

#[cfg(test)]
mod tests;
