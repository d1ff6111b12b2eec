//! The system's own disk: what is synced is there for good.
//!
//! Only regular files are opened. A pipe would keep whoever opens it waiting for
//! somebody at its other end, and a device may do anything.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::task::Poll;
use std::time::SystemTime;

use std::fs::OpenOptions;
pub use std::fs::{
    File, Metadata, TryLockError, canonicalize, create_dir_all, hard_link, metadata, read_dir,
    remove_file, rename, symlink_metadata,
};
pub use std::process::id as process;

/// A moment in what was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark;

/// All that was written so far.
pub const fn mark() -> Mark {
    Mark
}

/// Returns whether all before `mark` is there for good.
pub const fn settled(mark: Mark) -> Poll<io::Result<()>> {
    let Mark = mark;
    Poll::Ready(Ok(()))
}

/// Returns whether anything may be written; the system says it file by file.
#[allow(clippy::unnecessary_wraps, reason = "a browser may say no")]
pub const fn writable() -> io::Result<()> {
    Ok(())
}

/// A file, to be read.
pub fn open(path: &Path) -> io::Result<File> {
    regular(path, OpenOptions::new().read(true))
}

/// A file, to be read and to be written at its end.
pub fn open_to_append(path: &Path) -> io::Result<File> {
    regular(path, OpenOptions::new().read(true).append(true))
}

/// A file, to be written; where there is none, an empty one.
pub fn open_or_make(path: &Path) -> io::Result<File> {
    regular(path, OpenOptions::new().write(true).create(true).truncate(false))
}

/// A file that was not there, to be written.
pub fn make(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).open(path)
}

/// Copies a file to where there was none; it is there for good then.
pub fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let (mut from, mut copy) = (open(from)?, make(to)?);
    io::copy(&mut from, &mut copy)?;
    copy.sync_all()
}

/// Makes what a folder knows of its files be there for good.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if !metadata(folder)?.is_dir() {
        return Err(ErrorKind::NotADirectory.into());
    }
    unwaiting(OpenOptions::new().read(true)).open(folder)?.sync_all()
}

/// The time of the last change, where the system tells.
pub fn changed_at(found: &Metadata) -> Option<SystemTime> {
    found.modified().ok()
}

fn regular(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    // Before it is opened: a device may do something by that alone.
    if metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(no_file());
    }
    let file = unwaiting(options).open(path)?;
    // Another one may lie there since.
    if file.metadata()?.is_file() { Ok(file) } else { Err(no_file()) }
}

fn no_file() -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, "not a regular file")
}

/// Opens without waiting for whatever is at the other end.
#[cfg(unix)]
fn unwaiting(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
    options.custom_flags(flags.bits().cast_signed())
}

/// Elsewhere opening never waits.
#[cfg(not(unix))]
fn unwaiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}
