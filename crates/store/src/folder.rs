//! The folder of this program's data.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

use chrono::{DateTime, Utc};

use super::bin::{Bin, BinContents, BinOf, Deleted};
use super::journal::{Origin, is_older, origin_of};
use super::place::write_new;
use super::{
    CacheFile, DeckFolder, ExportFolder, IslandFolder, Medium, NotWritten, Place, PositionFolder,
    SettingsFile, Stamp, WriteError, atomic_file,
};

/// The folder of positions that were written.
const POSITIONS: &str = "positions";

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
    data_dir: PathBuf,
    games: PathBuf,
    hooks: Hooks,
}

#[cfg(not(target_arch = "wasm32"))]
fn outside(data_dir: &Path, name: &str) -> PathBuf {
    data_dir.join(name)
}

/// The same: a browser hands it to the user.
#[cfg(target_arch = "wasm32")]
fn outside(_: &Path, _: &str) -> PathBuf {
    super::browser::DOWNLOADS.into()
}

/// Stand-ins that a test puts between: before the disk of each journal, and before each opening of
/// a game for a list.
#[derive(Clone)]
struct Hooks {
    through: Arc<Through>,
    look: Arc<dyn Fn(&Path) + Send + Sync>,
}

type Through = dyn Fn(Box<dyn Medium>) -> Box<dyn Medium> + Send + Sync;

impl fmt::Debug for Hooks {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Hooks")
    }
}

impl Folder {
    /// The games below `data_dir`.
    pub fn new(data_dir: &Path) -> Self {
        let hooks = Hooks { through: Arc::new(|file| file), look: Arc::new(|_| {}) };
        Self { data_dir: data_dir.to_owned(), games: data_dir.join("games"), hooks }
    }

    /// The same, with all journals written through what `through` makes of
    /// their files: to try what a slow or a full disk does.
    #[must_use]
    pub fn through(
        mut self,
        through: impl Fn(Box<dyn Medium>) -> Box<dyn Medium> + Send + Sync + 'static,
    ) -> Self {
        self.hooks.through = Arc::new(through);
        self
    }

    /// The same, with `look` before a game is opened that nobody wants to play, for its first
    /// line or for all of it: to try what a disk does that takes its time.
    #[must_use]
    pub fn looking(mut self, look: impl Fn(&Path) + Send + Sync + 'static) -> Self {
        self.hooks.look = Arc::new(look);
        self
    }

    pub(super) fn medium(&self, file: Box<dyn Medium>) -> Box<dyn Medium> {
        (self.hooks.through)(file)
    }

    /// Looks at the game at `path` for a list: what tells whether it is the one it was.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn look(&self, path: &Path) -> io::Result<Stamp> {
        (self.hooks.look)(path);
        Stamp::of(path)
    }

    /// Tells whether the game at `path` is of an older version: another may go on with it.
    pub fn is_older(&self, path: &Path) -> bool {
        (self.hooks.look)(path);
        is_older(path)
    }

    /// The game of an older version with which the one at `path` goes on.
    pub(super) fn origin_of(&self, path: &Path) -> Option<Origin> {
        (self.hooks.look)(path);
        origin_of(path)
    }

    pub fn decks(&self) -> DeckFolder {
        DeckFolder::new(self.data_dir.join("decks"))
    }

    pub fn islands(&self) -> IslandFolder {
        IslandFolder::new(self.data_dir.join("islands"))
    }

    pub fn positions(&self) -> PositionFolder {
        PositionFolder::new(outside(&self.data_dir, POSITIONS))
    }

    /// Writes `position` to a new file named by the `time`, beside the games; says where.
    ///
    /// # Errors
    /// When the folder or the file can't be written.
    pub fn save_position(
        &self,
        position: &str,
        time: DateTime<Utc>,
    ) -> Result<PathBuf, WriteError> {
        let name = format!("{}.json", time.format("%Y-%m-%d-%H%M%S"));
        write_new(self.positions().path(), &name, format!("{position}\n").as_bytes())
    }

    pub fn exports(&self) -> ExportFolder {
        ExportFolder::new(outside(&self.data_dir, "exports"))
    }

    pub fn settings(&self) -> SettingsFile {
        SettingsFile::new(self.data_dir.join("settings.json"))
    }

    /// The file of the phones that have seats at the game that phones were last on for.
    pub fn phones(&self) -> SettingsFile {
        SettingsFile::new(self.data_dir.join("phones.json"))
    }

    pub fn summaries(&self) -> CacheFile {
        CacheFile::new(self.data_dir.join("summaries.json"))
    }

    pub fn glances(&self, place: Place) -> CacheFile {
        let name = match place {
            Place::Table => "glances.json",
            Place::Archive => "glances-archive.json",
        };
        CacheFile::new(self.data_dir.join(name))
    }

    /// Removes what programs that were killed left half-written.
    pub fn clear_drafts(&self) {
        let folders = [
            self.games.clone(),
            self.place(Place::Archive),
            self.decks().path,
            self.islands().path,
            self.positions().path,
            self.exports().path().to_owned(),
        ];
        for folder in folders {
            atomic_file::clear(&folder, |_| true);
        }
        // Others may keep their files there, too.
        let caches = [self.summaries(), self.glances(Place::Table), self.glances(Place::Archive)];
        let settings = self.settings();
        let own = caches.iter().map(CacheFile::path).chain([settings.path()]);
        let names: Vec<_> = own.filter_map(|path| path.file_name()?.to_str()).collect();
        atomic_file::clear(&self.data_dir, |name| names.contains(&name));
    }

    pub fn path(&self) -> &Path {
        &self.games
    }

    fn bins(&self) -> [Bin; 5] {
        let [table, archive] = [Place::Table, Place::Archive].map(|place| self.bin(place));
        [table, archive, self.decks().bin(), self.islands().bin(), self.positions().bin()]
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
        let mut all = Vec::new();
        for bin in self.bins() {
            all.extend(bin.list().into_iter().map(|removed| Deleted { of: bin.of, removed }));
        }
        all.sort_by_key(|deleted| std::cmp::Reverse(deleted.removed.at()));
        all
    }

    pub fn bin_contents(&self) -> BinContents {
        let all = self.bins().map(|bin| bin.contents());
        BinContents {
            count: all.iter().map(|one| one.count).sum(),
            bytes: all.iter().map(|one| one.bytes).sum(),
        }
    }

    /// Removes all that was deleted for good. What somebody else put into a bin
    /// stays.
    ///
    /// # Errors
    /// The reason that something could not be removed; all else is.
    pub fn empty_bins(&self) -> io::Result<()> {
        self.bins().map(|bin| bin.empty()).into_iter().collect()
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
            BinOf::Positions => self.positions().put_back(&deleted.removed),
        }
    }
}
