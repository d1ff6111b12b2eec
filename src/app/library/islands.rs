//! The islands that the table keeps by name, and the bin. The screen of a new
//! game asks, this does it.

use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::collection::{Collection, FileFolder};
use crate::store::{
    BadIslandFile, Folder, IslandFile, IslandFolder, IslandName, NotRenamed, NotWritten, Occupied,
    OwnIsland, Removed, WriteError,
};

/// Something to do with kept islands.
#[derive(Clone, Debug)]
pub enum IslandStep {
    /// Keep this one.
    Keep(Box<OwnIsland>, Occupied),
    /// Give the one in this file another name.
    Rename(PathBuf, IslandName),
    /// Take a file of the folder to the bin.
    Remove(PathBuf),
    /// Put back what was removed last.
    PutBack,
}

/// What came of a step.
#[derive(Debug)]
pub enum IslandNews {
    /// It is kept in this file.
    Kept(PathBuf, IslandName),
    /// It is not: another one has its name.
    NameTaken(IslandName),
    /// It has another name now, and this file.
    Renamed {
        /// The file it was.
        from: PathBuf,
        /// The file it is.
        to: PathBuf,
    },
    /// A file is in the bin.
    Removed(PathBuf),
    /// It is back.
    PutBack,
    /// It could not go back: this file is in its place, or has its name.
    PlaceTaken(PathBuf),
    /// The file is no island.
    Bad(BadIslandFile),
    /// The system says no.
    Failed(WriteError),
}

impl FileFolder for IslandFolder {
    type File = IslandFile;
    type Bad = BadIslandFile;
    type Remembered = IslandName;

    fn path(&self) -> &Path {
        self.path()
    }

    fn list(&self) -> io::Result<Vec<Result<IslandFile, BadIslandFile>>> {
        self.list()
    }

    fn remove(&self, path: &Path, time: DateTime<Utc>) -> Result<Removed, WriteError> {
        self.remove(path, time)
    }

    fn put_back(&self, removed: &Removed) -> Result<(), NotWritten> {
        self.put_back(removed)
    }

    fn path_of(file: &IslandFile) -> &Path {
        &file.path
    }

    fn remembered(file: &IslandFile) -> IslandName {
        file.own.name.clone()
    }
}

/// All kept islands: by name, and after them the files that can't be used.
#[derive(Debug)]
pub struct KeptIslands(Collection<IslandFolder>);

impl KeptIslands {
    /// The islands beside the games of `folder`, read when they are needed.
    pub fn new(folder: &Folder) -> Self {
        Self(Collection::new(folder.islands()))
    }

    /// Reads all islands; what was removed before can be put back from the
    /// start screen.
    pub fn open(&mut self) {
        self.0.removed_mut().clear();
        self.0.read();
    }

    /// The islands themselves.
    pub const fn own(&self) -> &Collection<IslandFolder> {
        &self.0
    }

    /// Does it.
    pub fn apply(&mut self, step: IslandStep, time: DateTime<Utc>) -> IslandNews {
        let news = self.done(step, time);
        self.0.read();
        news
    }

    fn done(&mut self, step: IslandStep, time: DateTime<Utc>) -> IslandNews {
        match step {
            IslandStep::Keep(own, occupied) => match self.0.folder().save(&own, occupied) {
                Ok(path) => IslandNews::Kept(path, own.name),
                Err(NotWritten::Taken(_)) => IslandNews::NameTaken(own.name),
                Err(NotWritten::Failed(error)) => IslandNews::Failed(error),
            },
            IslandStep::Rename(path, name) => match self.0.folder().rename(&path, name.clone()) {
                Ok(to) => IslandNews::Renamed { from: path, to },
                Err(NotRenamed::NotWritten(NotWritten::Taken(_))) => IslandNews::NameTaken(name),
                Err(NotRenamed::NotWritten(NotWritten::Failed(error))) => IslandNews::Failed(error),
                Err(NotRenamed::Bad(error)) => IslandNews::Bad(error),
            },
            IslandStep::Remove(path) => match self.0.remove(&path, time) {
                Ok(()) => IslandNews::Removed(path),
                Err(error) => IslandNews::Failed(error),
            },
            IslandStep::PutBack => match self.0.put_back() {
                Ok(()) => IslandNews::PutBack,
                Err(NotWritten::Taken(path)) => IslandNews::PlaceTaken(path),
                Err(NotWritten::Failed(error)) => IslandNews::Failed(error),
            },
        }
    }
}
