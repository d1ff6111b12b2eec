//! What happens to a browser's storage.

use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A change of what is stored. Files are stored in parts, so that a line that
/// is added to a game costs no more than itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Of which file.
    pub path: PathBuf,
    /// Which part of it, from 0.
    pub part: u32,
    /// What becomes of it.
    pub what: What,
}

/// What becomes of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// It holds these bytes.
    Put(Rc<[u8]>),
    /// It goes, with all behind it.
    Cut,
}

impl Change {
    /// A part that holds `bytes`.
    pub fn put(path: &Path, part: u32, bytes: &[u8]) -> Self {
        Self { path: path.to_owned(), part, what: What::Put(bytes.into()) }
    }

    /// A file that ends before this part; before part 0 there is none.
    pub fn cut(path: &Path, part: u32) -> Self {
        Self { path: path.to_owned(), part, what: What::Cut }
    }

    /// Whether nothing is left of `earlier` once this has happened too.
    pub fn undoes(&self, earlier: &Self) -> bool {
        self.path == earlier.path
            && match (&self.what, &earlier.what) {
                (What::Cut, _) => earlier.part >= self.part,
                (What::Put(_), What::Put(_)) => earlier.part == self.part,
                (What::Put(_), What::Cut) => false,
            }
    }
}
