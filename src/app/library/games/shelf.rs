//! The saved games of one place, read once, with just what a list shows of
//! them.

use std::io;
use std::path::{Path, PathBuf};

use super::list_cache::ListCache;
use super::saved::{Held, SavedGame};
use crate::app::session::unsaved::Unsaved;
use crate::store::{Folder, OpenError, Place};

/// The games at one place.
#[derive(Debug, Default)]
pub struct Shelf {
    /// Unfinished games, most recently played first.
    pub open: Vec<SavedGame>,
    /// Finished games, latest first.
    pub finished: Vec<SavedGame>,
    /// Files that can't be opened, and why.
    pub unreadable: Vec<(PathBuf, OpenError)>,
    /// Why the folder itself can't be read.
    pub trouble: Option<io::Error>,
}

impl Shelf {
    /// Reads the games at `place`. A game that isn't completely on disk is
    /// shown as it is in memory.
    pub fn read(folder: &Folder, place: Place, unsaved: &Unsaved) -> Self {
        let mut shelf = Self::default();
        let is_here = |path: &Path| match place {
            // A game that was never written has no place yet.
            Place::Table => folder.place_of(path) != Some(Place::Archive),
            Place::Archive => folder.place_of(path) == Some(Place::Archive),
        };
        let in_memory: Vec<SavedGame> = unsaved
            .sessions()
            .filter(|session| is_here(session.path()))
            .map(|session| SavedGame::of(session.path().to_owned(), session.game(), Held::InMemory))
            .collect();
        let files = folder.files_at(place).unwrap_or_else(|error| {
            shelf.trouble = Some(error);
            Vec::new()
        });
        let mut cache = ListCache::open(folder, place, files.len());
        let mut games = Vec::new();
        for path in files {
            if in_memory.iter().any(|game| game.path == path) {
                continue;
            }
            match cache.of(&path) {
                Ok(glance) => games.push(SavedGame::seen(path, glance, Held::OnDisk)),
                Err(error) => shelf.unreadable.push((path, error)),
            }
        }
        cache.keep();
        games.extend(in_memory);
        games.sort_by_key(|game| (std::cmp::Reverse(game.last), game.path.clone()));
        (shelf.finished, shelf.open) = games.into_iter().partition(SavedGame::is_over);
        shelf
    }

    /// All games that can be opened.
    pub fn games(&self) -> impl Iterator<Item = &SavedGame> {
        self.open.iter().chain(&self.finished)
    }

    /// The game at `path`.
    pub fn game(&self, path: &Path) -> Option<&SavedGame> {
        self.games().find(|game| game.path == path)
    }

    /// Why the file at `path` can't be played.
    pub fn reason(&self, path: &Path) -> Option<&OpenError> {
        self.unreadable.iter().find(|(other, _)| other == path).map(|(_, error)| error)
    }

    /// Whether there is nothing here.
    pub const fn is_empty(&self) -> bool {
        self.open.is_empty() && self.finished.is_empty() && self.unreadable.is_empty()
    }
}
