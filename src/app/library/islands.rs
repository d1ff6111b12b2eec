//! The islands that the table keeps by name, and the bin. The New game screen
//! asks; this module acts.

use std::path::PathBuf;

use chrono::{DateTime, Utc};

use super::collection::{Collection, FileStep};
use store::{
    BadIslandFile, Folder, IslandFile, IslandName, NotRenamed, NotWritten, Occupied, OwnIsland,
    WriteError,
};

#[derive(Clone, Debug)]
pub enum IslandStep {
    Keep(Box<OwnIsland>, Occupied),
    Rename(PathBuf, IslandName),
    File(FileStep),
}

#[derive(Debug)]
pub enum IslandNews {
    Kept(PathBuf, IslandName),
    /// It isn't: another one has its name.
    NameTaken(IslandName),
    /// It has another name now, and this file.
    Renamed {
        from: PathBuf,
        to: PathBuf,
    },
    Removed(PathBuf),
    PutBack,
    /// It couldn't be put back: this file is in its place or has its name.
    PlaceTaken(PathBuf),
    /// The file isn't an island.
    Bad(BadIslandFile),
    Failed(WriteError),
}

/// All kept islands by name, followed by the files that can't be used.
#[derive(Debug)]
pub struct KeptIslands(Collection<IslandFile>);

impl KeptIslands {
    /// The islands beside the games of `folder`. Nothing is read yet.
    pub fn new(folder: &Folder) -> Self {
        Self(Collection::new(folder.islands()))
    }

    /// Reads all islands, and forgets what was removed; the start screen can
    /// still restore that.
    pub fn open(&mut self) {
        self.0.removed_mut().clear();
        self.0.read();
    }

    pub const fn own(&self) -> &Collection<IslandFile> {
        &self.0
    }

    /// Carries out a step, then reads the islands again.
    pub fn apply(&mut self, step: IslandStep, time: DateTime<Utc>) -> IslandNews {
        let news = self.done(step, time).unwrap_or_else(IslandNews::Failed);
        self.0.read();
        news
    }

    fn done(&mut self, step: IslandStep, time: DateTime<Utc>) -> Result<IslandNews, WriteError> {
        Ok(match step {
            IslandStep::Keep(own, occupied) => match self.0.folder().save(&own, occupied) {
                Ok(path) => IslandNews::Kept(path, own.name),
                Err(NotWritten::Taken(_)) => IslandNews::NameTaken(own.name),
                Err(NotWritten::Failed(error)) => return Err(error),
            },
            IslandStep::Rename(path, name) => match self.0.folder().rename(&path, name.clone()) {
                Ok(to) => IslandNews::Renamed { from: path, to },
                Err(NotRenamed::NotWritten(NotWritten::Taken(_))) => IslandNews::NameTaken(name),
                Err(NotRenamed::NotWritten(NotWritten::Failed(error))) => return Err(error),
                Err(NotRenamed::Bad(error)) => IslandNews::Bad(error),
            },
            IslandStep::File(step) => match (self.0.apply(step.clone(), time), step) {
                (Ok(()), FileStep::Remove(path)) => IslandNews::Removed(path),
                (Ok(()), FileStep::PutBack) => IslandNews::PutBack,
                (Err(NotWritten::Taken(path)), _) => IslandNews::PlaceTaken(path),
                (Err(NotWritten::Failed(error)), _) => return Err(error),
            },
        })
    }
}
