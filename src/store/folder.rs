//! The folder of games.

use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::{
    DeckFolder, IslandFolder, Journal, OpenError, PositionFolder, SettingsFile, WriteError,
    read_journal,
};
use crate::game::{Game, Setup};

const EXTENSION: &str = "tableside";

/// No folder for data is known on this system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this system names no folder for a program's data; give one with --data-dir")]
pub struct NoFolder;

/// Where this program keeps its data unless told otherwise.
///
/// # Errors
/// When the system names no home.
pub fn data_dir() -> Result<PathBuf, NoFolder> {
    directories::ProjectDirs::from("", "", "tableside")
        .map(|folders| folders.data_dir().to_owned())
        .ok_or(NoFolder)
}

/// The folder that holds the games.
#[derive(Clone, Debug)]
pub struct Folder {
    games: PathBuf,
    decks: PathBuf,
    islands: PathBuf,
    positions: PathBuf,
    settings: PathBuf,
}

/// A game in the folder, as a list shows it.
#[derive(Debug)]
pub struct Saved {
    /// Its file.
    pub path: PathBuf,
    /// The game, or why it can't be opened.
    pub game: Result<Game, OpenError>,
}

impl Saved {
    /// When it was last played; unreadable games count as oldest.
    #[must_use]
    pub fn last_time(&self) -> Option<DateTime<Utc>> {
        self.game.as_ref().ok().map(Game::last_time)
    }
}

impl Folder {
    /// The games below `data_dir`.
    #[must_use]
    pub fn new(data_dir: &Path) -> Self {
        Self {
            games: data_dir.join("games"),
            decks: data_dir.join("decks"),
            islands: data_dir.join("islands"),
            positions: data_dir.join("positions"),
            settings: data_dir.join("settings.json"),
        }
    }

    /// The own decks, which lie beside the games.
    #[must_use]
    pub fn decks(&self) -> DeckFolder {
        DeckFolder::new(self.decks.clone())
    }

    /// The own islands, which lie beside the games.
    #[must_use]
    pub fn islands(&self) -> IslandFolder {
        IslandFolder::new(self.islands.clone())
    }

    /// The positions that were written, which lie beside the games.
    #[must_use]
    pub fn positions(&self) -> PositionFolder {
        PositionFolder::new(self.positions.clone())
    }

    /// What the device is set to, which lies beside the games.
    #[must_use]
    pub fn settings(&self) -> SettingsFile {
        SettingsFile::new(self.settings.clone())
    }

    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.games
    }

    /// All games, the one last played first. A folder that doesn't exist yet
    /// has none.
    ///
    /// # Errors
    /// When the folder can't be read.
    pub fn list(&self) -> io::Result<Vec<Saved>> {
        let entries = match std::fs::read_dir(&self.games) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut games = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == EXTENSION) {
                let game = read_journal(&path).map(|opened| opened.game);
                games.push(Saved { path, game });
            }
        }
        games.sort_by_key(|saved| (std::cmp::Reverse(saved.last_time()), saved.path.clone()));
        Ok(games)
    }

    /// Begins the journal of a new game in a file of its own.
    ///
    /// # Errors
    /// When the folder or the file can't be written.
    pub fn create(&self, setup: &Setup) -> Result<Journal, WriteError> {
        let failed = |source| WriteError { path: self.games.clone(), source };
        std::fs::create_dir_all(&self.games).map_err(failed)?;
        let day = setup.created.format("%Y-%m-%d-%H%M%S");
        for nth in 1..1_000 {
            let name = match nth {
                1 => format!("{day}.{EXTENSION}"),
                _ => format!("{day}-{nth}.{EXTENSION}"),
            };
            match Journal::create(&self.games.join(name), setup) {
                Err(error) if error.source.kind() == io::ErrorKind::AlreadyExists => {}
                created => return created,
            }
        }
        Err(failed(io::Error::from(io::ErrorKind::AlreadyExists)))
    }

    /// The file that `name` means: a path as it is, else a game of the
    /// folder, with or without its ending.
    #[must_use]
    pub fn find(&self, name: &str) -> PathBuf {
        let path = PathBuf::from(name);
        let plain = path.components().count() == 1;
        let inside = self.games.join(name);
        let ended = self.games.join(format!("{name}.{EXTENSION}"));
        match (path.exists(), plain) {
            (false, true) if inside.is_file() => inside,
            (false, true) if ended.is_file() => ended,
            _ => path,
        }
    }
}
