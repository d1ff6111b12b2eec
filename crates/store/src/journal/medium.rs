//! The storage of a journal's lines.

use std::fmt::Debug;
use std::io;
use std::path::{Path, PathBuf};
use std::task::Poll;

pub type LineBytes = Box<[u8]>;

/// The storage of the lines of one journal: a file, or a browser's storage. A
/// write that was begun may take its time; only one is begun at a time.
pub trait Medium: Debug {
    fn path(&self) -> &Path;

    /// Begins to keep all of `lines`. The first `kept` of them are there
    /// already, unless somebody took them away.
    fn begin(&mut self, lines: &[LineBytes], kept: usize);

    /// Returns whether what was begun is on disk. Ready, too, if nothing was.
    ///
    /// # Errors
    /// The reason that it is not; then it can be begun again.
    fn poll(&mut self) -> Poll<io::Result<AppendOutcome>>;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendOutcome {
    There,
    /// In the same place, all of them anew: somebody had changed what was there,
    /// and that is kept here as it was found.
    Mended(PathBuf),
    /// In another file than before, with all that came before: at the old
    /// place somebody else had written.
    Elsewhere(PathBuf),
}

/// Keeps no line: they are there as long as the game is open.
#[derive(Debug)]
pub struct Unkept;

impl Medium for Unkept {
    fn path(&self) -> &Path {
        Path::new("")
    }

    fn begin(&mut self, _: &[LineBytes], _: usize) {}

    fn poll(&mut self) -> Poll<io::Result<AppendOutcome>> {
        Poll::Ready(Ok(AppendOutcome::There))
    }
}
