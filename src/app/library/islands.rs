//! The islands that the table keeps by name, and the bin. The screen of a new
//! game asks, this does it.

use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

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

/// A file in the bin, and what its island was called if it was one.
#[derive(Debug)]
struct Binned {
    removed: Removed,
    name: Option<IslandName>,
}

/// All kept islands.
#[derive(Debug)]
pub struct KeptIslands {
    folder: IslandFolder,
    files: Vec<Result<IslandFile, BadIslandFile>>,
    trouble: Option<io::Error>,
    bin: Vec<Binned>,
}

impl KeptIslands {
    /// The islands beside the games of `folder`, read when they are needed.
    pub fn new(folder: &Folder) -> Self {
        Self { folder: folder.islands(), files: Vec::new(), trouble: None, bin: Vec::new() }
    }

    /// Reads all islands; what was removed before can be put back from the
    /// start screen.
    pub fn open(&mut self) {
        self.bin.clear();
        self.read();
    }

    fn look_into_bin(&mut self) {
        self.bin.retain(|binned| binned.removed.is_there());
    }

    fn read(&mut self) {
        (self.files, self.trouble) = match self.folder.list() {
            Ok(files) => (files, None),
            Err(error) => (Vec::new(), Some(error)),
        };
    }

    /// All of them by name, and after them the files that can't be used.
    pub fn files(&self) -> &[Result<IslandFile, BadIslandFile>] {
        &self.files
    }

    /// Why the folder can't be read.
    pub const fn trouble(&self) -> Option<&io::Error> {
        self.trouble.as_ref()
    }

    /// Where they lie.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// What was removed last and can be put back: its file, and its name if
    /// it was an island.
    pub fn removed(&self) -> Option<(&Path, Option<&IslandName>)> {
        self.bin.last().map(|binned| (binned.removed.from(), binned.name.as_ref()))
    }

    /// Does it.
    pub fn apply(&mut self, step: IslandStep, time: DateTime<Utc>) -> IslandNews {
        let news = self.done(step, time);
        self.read();
        news
    }

    fn done(&mut self, step: IslandStep, time: DateTime<Utc>) -> IslandNews {
        match step {
            IslandStep::Keep(own, occupied) => match self.folder.save(&own, occupied) {
                Ok(path) => IslandNews::Kept(path, own.name),
                Err(NotWritten::Taken(_)) => IslandNews::NameTaken(own.name),
                Err(NotWritten::Failed(error)) => IslandNews::Failed(error),
            },
            IslandStep::Rename(path, name) => match self.folder.rename(&path, name.clone()) {
                Ok(to) => IslandNews::Renamed { from: path, to },
                Err(NotRenamed::NotWritten(NotWritten::Taken(_))) => IslandNews::NameTaken(name),
                Err(NotRenamed::NotWritten(NotWritten::Failed(error))) => IslandNews::Failed(error),
                Err(NotRenamed::Bad(error)) => IslandNews::Bad(error),
            },
            IslandStep::Remove(path) => match self.folder.remove(&path, time) {
                Ok(removed) => {
                    let mut files = self.files.iter().filter_map(|file| file.as_ref().ok());
                    let name = files.find(|file| file.path == path);
                    let name = name.map(|file| file.own.name.clone());
                    self.bin.push(Binned { removed, name });
                    IslandNews::Removed(path)
                }
                Err(error) => IslandNews::Failed(error),
            },
            IslandStep::PutBack => {
                // What another window has put back or removed needs nothing more.
                self.look_into_bin();
                match self.bin.pop() {
                    None => IslandNews::PutBack,
                    Some(binned) => match self.folder.put_back(&binned.removed) {
                        Ok(()) => IslandNews::PutBack,
                        Err(error) => {
                            self.bin.push(binned);
                            match error {
                                NotWritten::Taken(path) => IslandNews::PlaceTaken(path),
                                NotWritten::Failed(error) => IslandNews::Failed(error),
                            }
                        }
                    },
                }
            }
        }
    }
}
