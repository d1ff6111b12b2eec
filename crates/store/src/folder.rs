//! The folder of this program's data.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

use chrono::{DateTime, Utc};

use super::bin::{Bin, BinContents, BinOf, Deleted};
use super::journal::{Origin, is_older, origin_of};
use super::{
    CacheFile, DeckFolder, ExportFolder, IslandFolder, Medium, Place, PositionFolder, SettingsFile,
    Stamp, atomic_file,
};
use crate::NotWritten;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this system names no folder for a program's data; give one with --data-dir")]
pub struct NoFolder;

/// Returns where this program keeps its data unless told otherwise.
///
/// # Errors
/// When the system names no home.
pub fn data_dir() -> Result<PathBuf, NoFolder> {
    directories::ProjectDirs::from("", "", "tableside")
        .map(|folders| folders.data_dir().to_owned())
        .ok_or(NoFolder)
}

#[derive(Clone, Debug)]
pub struct Folder {
    games: PathBuf,
    decks: PathBuf,
    islands: PathBuf,
    positions: PathBuf,
    exports: PathBuf,
    settings: PathBuf,
    pub(super) media: Media,
    looks: Looks,
}

/// Returns where something meant for others is written.
#[cfg(not(target_arch = "wasm32"))]
fn outside(data_dir: &Path, name: &str) -> PathBuf {
    data_dir.join(name)
}

/// The same: a browser hands it to the user.
#[cfg(target_arch = "wasm32")]
fn outside(_: &Path, _: &str) -> PathBuf {
    super::browser::DOWNLOADS.into()
}

/// How journals come to disk: straight, or through what a test puts between.
#[derive(Clone)]
pub(super) struct Media(Arc<Through>);

type Through = dyn Fn(Box<dyn Medium>) -> Box<dyn Medium> + Send + Sync;

impl Media {
    /// Returns what the journal with this file writes to.
    pub fn over(&self, file: Box<dyn Medium>) -> Box<dyn Medium> {
        (self.0)(file)
    }
}

impl fmt::Debug for Media {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Media")
    }
}

/// What a test puts before each opening of a game for a list.
#[derive(Clone)]
struct Looks(Arc<dyn Fn(&Path) + Send + Sync>);

impl fmt::Debug for Looks {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Looks")
    }
}

impl Folder {
    /// The games below `data_dir`.
    pub fn new(data_dir: &Path) -> Self {
        Self {
            games: data_dir.join("games"),
            decks: data_dir.join("decks"),
            islands: data_dir.join("islands"),
            positions: outside(data_dir, "positions"),
            exports: outside(data_dir, "exports"),
            settings: data_dir.join("settings.json"),
            media: Media(Arc::new(|file| file)),
            looks: Looks(Arc::new(|_| {})),
        }
    }

    /// The same, with all journals written through what `through` makes of
    /// their files: to try what a slow or a full disk does.
    #[must_use]
    pub fn through(
        self,
        through: impl Fn(Box<dyn Medium>) -> Box<dyn Medium> + Send + Sync + 'static,
    ) -> Self {
        Self { media: Media(Arc::new(through)), ..self }
    }

    /// The same, with `look` before a game is opened that nobody wants to play, for its first
    /// line or for all of it: to try what a disk does that takes its time.
    #[must_use]
    pub fn looking(self, look: impl Fn(&Path) + Send + Sync + 'static) -> Self {
        Self { looks: Looks(Arc::new(look)), ..self }
    }

    /// Looks at the game at `path` for a list: what tells whether it is the one it was.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn look(&self, path: &Path) -> io::Result<Stamp> {
        (self.looks.0)(path);
        Stamp::of(path)
    }

    /// Tells whether the game at `path` is of an older version: another may go on with it.
    pub fn is_older(&self, path: &Path) -> bool {
        (self.looks.0)(path);
        is_older(path)
    }

    /// The game of an older version with which the one at `path` goes on.
    pub(super) fn origin_of(&self, path: &Path) -> Option<Origin> {
        (self.looks.0)(path);
        origin_of(path)
    }

    /// The own decks, which lie beside the games.
    pub fn decks(&self) -> DeckFolder {
        DeckFolder::new(self.decks.clone())
    }

    /// The own islands, which lie beside the games.
    pub fn islands(&self) -> IslandFolder {
        IslandFolder::new(self.islands.clone())
    }

    /// The positions that were written, which lie beside the games.
    pub fn positions(&self) -> PositionFolder {
        PositionFolder::new(self.positions.clone())
    }

    /// The histories that were written, which lie beside the games.
    pub fn exports(&self) -> ExportFolder {
        ExportFolder::new(self.exports.clone())
    }

    /// Returns what the device is set to, which lies beside the games.
    pub fn settings(&self) -> SettingsFile {
        SettingsFile::new(self.settings.clone())
    }

    /// Returns what is told of each game, which lies beside the games.
    pub fn summaries(&self) -> CacheFile {
        CacheFile::new(self.path().with_file_name("summaries.json"))
    }

    /// Returns what a list shows of each game at `place`.
    pub fn glances(&self, place: Place) -> CacheFile {
        let name = match place {
            Place::Table => "glances.json",
            Place::Archive => "glances-archive.json",
        };
        CacheFile::new(self.path().with_file_name(name))
    }

    /// Removes what programs that were killed left half-written.
    pub fn clear_drafts(&self) {
        let archive = self.place(Place::Archive);
        let folders = [&self.games, &archive, &self.decks, &self.islands];
        for folder in folders.into_iter().chain([&self.positions, &self.exports]) {
            atomic_file::clear(folder, |_| true);
        }
        // Others may keep their files there, too.
        let caches = [self.summaries(), self.glances(Place::Table), self.glances(Place::Archive)];
        let own = caches.iter().map(CacheFile::path).chain([self.settings.as_path()]);
        let names: Vec<_> = own.filter_map(|path| path.file_name()?.to_str()).collect();
        if let Some(data_dir) = self.settings.parent() {
            atomic_file::clear(data_dir, |name| names.contains(&name));
        }
    }

    pub fn path(&self) -> &Path {
        &self.games
    }
}

impl Folder {
    fn bins(&self) -> [Bin; 4] {
        [self.bin(Place::Table), self.bin(Place::Archive), self.decks().bin(), self.islands().bin()]
    }

    pub(crate) fn bin(&self, place: Place) -> Bin {
        Bin::new(BinOf::Games(place), &self.place(place))
    }

    /// Brings all bins into order, as a start does: what was deleted more than
    /// [`KEPT_DAYS`](super::KEPT_DAYS) days before `now` is removed for good,
    /// and what was cut off in the middle is ended.
    pub fn tidy_bins(&self, now: DateTime<Utc>) {
        for bin in self.bins() {
            bin.tidy(now);
        }
    }

    /// All that was deleted and can be put back, the latest first.
    pub fn deleted(&self) -> Vec<Deleted> {
        let of_bin = |bin: &Bin| {
            let of = bin.of;
            bin.list().into_iter().map(move |removed| Deleted { of, removed })
        };
        let mut all: Vec<Deleted> = self.bins().iter().flat_map(of_bin).collect();
        all.sort_by_key(|deleted| std::cmp::Reverse(deleted.removed.at()));
        all
    }

    pub fn bin_contents(&self) -> BinContents {
        self.bins().iter().map(Bin::contents).fold(BinContents::default(), |sum, one| BinContents {
            count: sum.count + one.count,
            bytes: sum.bytes + one.bytes,
        })
    }

    /// Removes all that was deleted for good. What somebody else put into a bin
    /// stays.
    ///
    /// # Errors
    /// Why something could not be removed; all else is.
    pub fn empty_bins(&self) -> io::Result<()> {
        let emptied = self.bins().map(|bin| bin.empty());
        emptied.into_iter().collect()
    }

    /// Puts something deleted back where it was.
    ///
    /// # Errors
    /// When something lies there now, an island has its name by now, or the
    /// system says no.
    pub fn restore(&self, deleted: &Deleted) -> Result<(), NotWritten> {
        match deleted.of {
            BinOf::Games(_) => self.put_back(&deleted.removed),
            BinOf::Decks => self.decks().put_back(&deleted.removed),
            BinOf::Islands => self.islands().put_back(&deleted.removed),
        }
    }
}
