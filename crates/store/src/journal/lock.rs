//! The right to write a game: one window at a time.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use crate::disk::{self, File, TryLockError};

/// The right to write a game. It ends with the value, and with the process,
/// however that ends.
#[derive(Debug)]
pub struct Claim {
    locked: File,
}

#[derive(Debug)]
pub enum Unclaimed {
    Elsewhere,
    /// Nobody can have one here: the folder can't be written, or its file
    /// system knows no locks.
    Impossible(io::Error),
}

impl Claim {
    /// Claims the game at `path`, which need not exist yet. What is locked is a
    /// hidden file beside it: the game itself stays readable for all, and may
    /// be replaced.
    ///
    /// # Errors
    /// When somebody else has it, or nobody can have it.
    pub fn take(path: &Path) -> Result<Self, Unclaimed> {
        let file = disk::open_or_make(&beside(path)).map_err(Unclaimed::Impossible)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { locked: file }),
            Err(TryLockError::WouldBlock) => Err(Unclaimed::Elsewhere),
            Err(TryLockError::Error(error)) => Err(Unclaimed::Impossible(error)),
        }
    }

    /// Returns whether another window has the game at `path`.
    pub fn is_elsewhere(path: &Path) -> bool {
        disk::is_file(&beside(path)) && matches!(Self::take(path), Err(Unclaimed::Elsewhere))
    }

    /// Gives the claim back and takes its file away, for a game that is not
    /// there any more.
    pub fn end(self, path: &Path) {
        // One that stays behind is in nobody's way.
        let _ = disk::remove_file(beside(path));
    }
}

impl Drop for Claim {
    /// Ends the lock itself and not only this hold on it: while another program
    /// is being started, it has a hold of its own for a moment.
    fn drop(&mut self) {
        // If that fails, the system ends it with the file.
        let _ = self.locked.unlock();
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".lock");
    path.with_file_name(name)
}
