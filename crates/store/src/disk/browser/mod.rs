//! The disk in a browser: the tree in memory, its storage (`IndexedDB`), and
//! the right of one tab to change it (`Web Locks`), while others hear what it
//! changes.
//!
//! At the start `disk` reads everything from `database` into the tree and asks for the `right`.
//! From then on reading never waits, and a change goes from the tree through the queue to
//! `database`, and by the tab's channel, which is in `right`, to the other tabs. `file` and the
//! functions below give all this the shape of `std::fs`, and `js` makes the calls.
//!
//! Two folders are doors rather than places: a file in `UPLOADS` was handed in by the page, and
//! what is written to `DOWNLOADS` goes out to the user.

mod database;
mod disk;
mod file;
mod js;
mod right;

use std::io;
use std::path::{Path, PathBuf};

pub use super::queue::StorageTrouble;
pub use disk::{DOWNLOADS, TabStanding, UPLOADS, begin, is_behind, standing, upload, when_changed};
pub(crate) use file::{DirEntry, File, Metadata, make, open, open_or_make, open_to_append};
pub(crate) use std::fs::TryLockError;

pub(crate) use super::queue::Mark;
use super::tree::Absent;
use disk::{changed, reads};
pub(crate) use disk::{mark, settled, writable};

/// There are no processes here, and nobody else writes beside a file.
pub(crate) const fn process() -> u32 {
    0
}

/// Nobody else changes what one tab may write.
pub(crate) const fn changed_at(_: &Metadata) -> Option<std::time::SystemTime> {
    None
}

pub(crate) fn metadata(path: &Path) -> io::Result<Metadata> {
    reads(|tree| tree.find(path)).map(Metadata)
}

/// There are no links here.
pub(crate) fn symlink_metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    metadata(path.as_ref())
}

pub(crate) fn canonicalize(path: &Path) -> io::Result<PathBuf> {
    metadata(path).map(|_| path.to_owned())
}

pub(crate) fn read_dir(folder: &Path) -> io::Result<impl Iterator<Item = io::Result<DirEntry>>> {
    let paths = reads(|tree| tree.list(folder))?;
    Ok(paths.into_iter().map(|path| Ok(DirEntry(path))))
}

/// Folders are not stored: a tab that only looks on may have its own.
pub(crate) fn create_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    reads(|tree| tree.make_folders(path.as_ref()))
}

/// A second name is a second file here.
pub(crate) fn hard_link(from: &Path, to: &Path) -> io::Result<()> {
    changed(|tree| tree.copy(from, to, Absent::MakeOnly)).map(|_| ())
}

pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    changed(|tree| tree.copy(from, to, Absent::MakeOnly)).map(|_| ())
}

/// Folders are not stored.
#[expect(clippy::unnecessary_wraps, reason = "a system may say no")]
pub(crate) const fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    changed(|tree| tree.rename(from, to))
}

pub(crate) fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    changed(|tree| tree.remove(path.as_ref()))
}
