//! Which games go on with games of older versions.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::journal::{Sum, end_of, is_older, origin_of};
use super::place::ENDING;
use super::{Folder, Opened, Place, atomic_file, read_journal};

/// The games that say they go on with one of an older version, by the name of its
/// file and the checksum up to which they took it over. What they say is compared
/// and nothing else: no file is opened by it.
#[derive(Debug, Default)]
pub struct Continuations(HashMap<String, Vec<(Sum, PathBuf)>>);

impl Continuations {
    /// Those of `folder`, put away or not, and of `beside`, but for what is `shut`. Only the
    /// beginning of each file is read.
    pub(super) fn of(folder: &Folder, beside: Option<&Path>, shut: &dyn Fn(&Path) -> bool) -> Self {
        let places = [Place::Table, Place::Archive].map(|place| folder.place(place));
        let beside = beside.filter(|beside| places.iter().all(|place| place != beside));
        let folders = beside.into_iter().chain(places.iter().map(PathBuf::as_path));
        let files =
            folders.flat_map(|folder| atomic_file::files(folder, ENDING).unwrap_or_default());
        let mut all = Self::default();
        for path in files.filter(|path| !shut(path) && !is_older(path)) {
            all.add(path);
        }
        all
    }

    /// Adds the game at `path`, if it goes on with another; its beginning is read.
    pub fn add(&mut self, path: PathBuf) {
        if let Some(from) = origin_of(&path) {
            self.0.entry(from.file).or_default().push((from.sum, path));
        }
    }

    /// Whether any game says that it goes on with a file of this name.
    fn name(&self, path: &Path) -> bool {
        path.file_name()
            .and_then(|name| name.to_str())
            .is_some_and(|name| self.0.contains_key(name))
    }

    /// The game that goes on with `old`, one of an older version at `path`. One
    /// that was cut off before it was all taken over is none.
    pub(super) fn find(&self, path: &Path, old: &Opened) -> Option<PathBuf> {
        if old.is_current() {
            return None;
        }
        self.with(path, old.sum, |other| {
            read_journal(other).is_ok_and(|other| other.steps >= old.steps)
        })
    }

    /// Whether any game goes on with the one at `path`, which is of an older version.
    /// Where both are whole, neither has to be played through for that.
    pub fn go_on_with(&self, path: &Path) -> bool {
        if !self.name(path) {
            return false;
        }
        let is_behind = |(sum, steps)| {
            let is_longer = |other: &Path| end_of(other).is_some_and(|(_, all)| all >= steps);
            self.with(path, sum, is_longer).is_some()
        };
        end_of(path).is_some_and(is_behind)
            || read_journal(path).is_ok_and(|old| self.find(path, &old).is_some())
    }

    fn with(&self, path: &Path, at: Sum, does: impl Fn(&Path) -> bool) -> Option<PathBuf> {
        let all = self.0.get(path.file_name()?.to_str()?)?;
        let mut same = all.iter().filter(|(sum, _)| *sum == at).map(|(_, path)| path);
        same.find(|path| does(path)).cloned()
    }
}
