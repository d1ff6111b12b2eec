//! What was deleted and can be put back.

use std::path::{Path, PathBuf};

use chrono::{DateTime, TimeDelta, Utc};

use crate::atomic_file::sync;
use crate::journal::At;
use crate::{NotWritten, Place, disk};

/// For this many days what was deleted can be put back.
pub const KEPT_DAYS: i64 = 30;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinOf {
    Games(Place),
    Decks,
    Islands,
}

/// Something in a bin, with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    pub(super) itself: Moved,
    pub(super) company: Vec<Moved>,
    pub(super) at: DateTime<Utc>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Moved {
    pub from: PathBuf,
    pub kept: PathBuf,
}

impl Moved {
    pub fn go_back(&self) -> Result<(), NotWritten> {
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

    /// For how many more days it can be put back, 0 to [`KEPT_DAYS`]; a day that
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

/// Something that was deleted and can be put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    pub of: BinOf,
    pub removed: Removed,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BinContents {
    pub count: usize,
    /// How many bytes all their files have together.
    pub bytes: u64,
}
