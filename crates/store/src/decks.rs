//! Own decks: the folder that holds them, and files from elsewhere.
//!
//! Each own deck is a file `<id>.json`. A deck's id holds letters, digits,
//! dashes and underscores only, so no deck's file can lie outside the folder.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::atomic_file::{self, NotRead};
use super::bin::{Bin, BinOf};
use super::{NotWritten, Occupied, Removed, WriteError, disk};
use cards::{BuiltIn, Deck, DeckId, Finding, MAX_DECK_BYTES, Report, inspect};
use scenarios::MAX_SCENARIO_BYTES;

const EXTENSION: &str = "json";

#[derive(Debug, thiserror::Error)]
pub enum BadDeckFile {
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: io::Error },
    #[error("{}: this is a folder or a device, not a file", .0.display())]
    NotAFile(PathBuf),
    #[error("{}: a deck file has at most {MAX_DECK_BYTES} bytes", .0.display())]
    TooLarge(PathBuf),
    #[error("{}: {}", path.display(), findings.first().map(ToString::to_string).unwrap_or_default())]
    Bad { path: PathBuf, findings: Vec<Finding> },
    /// It lies in the folder of own decks under another deck's name.
    #[error("{}: this is the deck `{}`; it is used under that name only", path.display(), id.as_str())]
    Misnamed { path: PathBuf, id: DeckId },
    #[error("{}: `{}` is the id of a deck that comes with the program", path.display(), id.as_str())]
    BuiltInId { path: PathBuf, id: DeckId },
}

impl BadDeckFile {
    /// Why, without the file's name.
    fn reason(&self) -> String {
        let (all, name) = (self.to_string(), self.path().display().to_string());
        all.strip_prefix(&format!("{name}: ")).unwrap_or(&all).to_owned()
    }

    pub fn path(&self) -> &Path {
        match self {
            Self::NotAFile(path)
            | Self::TooLarge(path)
            | Self::File { path, .. }
            | Self::Bad { path, .. }
            | Self::Misnamed { path, .. }
            | Self::BuiltInId { path, .. } => path,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFile {
    pub path: PathBuf,
    pub deck: Deck,
    /// What a house deck may mean, but most don't.
    pub warnings: Vec<Finding>,
}

#[derive(Clone, Debug)]
pub struct DeckFolder {
    path: PathBuf,
}

/// Reads the deck at `path`, wherever it lies.
///
/// # Errors
/// All that is wrong with it.
pub fn read_deck(path: &Path) -> Result<DeckFile, BadDeckFile> {
    let report = inspect(&bytes_of(path)?);
    match report.deck {
        Some(deck) if report.errors.is_empty() => {
            Ok(DeckFile { path: path.to_owned(), deck, warnings: report.warnings })
        }
        _ => Err(BadDeckFile::Bad { path: path.to_owned(), findings: report.errors }),
    }
}

/// Returns what there is to say about the deck file at `path`. A file that can't be
/// read is an error of the report like any other.
pub fn inspect_file(path: &Path) -> Report {
    bytes_of(path).map_or_else(|why| Report::unreadable(&why.reason()), |bytes| inspect(&bytes))
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, BadDeckFile> {
    atomic_file::read(path, MAX_DECK_BYTES).map_err(|why| match why {
        NotRead::File(source) => BadDeckFile::File { path: path.to_owned(), source },
        NotRead::NotAFile => BadDeckFile::NotAFile(path.to_owned()),
        NotRead::TooLarge => BadDeckFile::TooLarge(path.to_owned()),
    })
}

impl DeckFolder {
    pub(super) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All decks by name, and the files that can't be used with the reason.
    /// A folder that doesn't exist yet has none.
    ///
    /// # Errors
    /// When the folder itself can't be read.
    pub fn list(&self) -> io::Result<Vec<Result<DeckFile, BadDeckFile>>> {
        Ok(self.paths()?.iter().map(|path| own(path)).collect())
    }

    fn paths(&self) -> io::Result<Vec<PathBuf>> {
        atomic_file::files(&self.path, EXTENSION)
    }

    /// What has this id already: a deck that comes with the program has no
    /// file. Upper and lower case count alike, as on some systems' disks.
    pub fn taken(&self, id: &DeckId) -> Option<Holder> {
        if BuiltIn::ALL.iter().any(|deck| deck.key().eq_ignore_ascii_case(id.as_str())) {
            return Some(Holder::BuiltIn);
        }
        let same = |path: &PathBuf| {
            path.file_stem().is_some_and(|stem| stem.eq_ignore_ascii_case(id.as_str()))
        };
        self.paths().unwrap_or_default().into_iter().find(same).map(Holder::Own)
    }

    /// Keeps `deck`: whatever happens meanwhile, its file holds the old deck
    /// or the new one.
    ///
    /// # Errors
    /// When its id is taken and `occupied` says to keep what is there, when
    /// the id belongs to the program, or when the system says no.
    pub fn save(&self, deck: &Deck, occupied: Occupied) -> Result<PathBuf, NotWritten> {
        let path = self.path.join(format!("{}.{EXTENSION}", deck.id()));
        let failed = |source| WriteError { path: path.clone(), source };
        let id = DeckId::try_from(deck.id().to_owned())
            .map_err(|error| failed(io::Error::new(ErrorKind::InvalidInput, error)))?;
        match (self.taken(&id), occupied) {
            (Some(Holder::BuiltIn), _) => return Err(NotWritten::Taken(path)),
            (Some(Holder::Own(other)), Occupied::Keep) => return Err(NotWritten::Taken(other)),
            (Some(Holder::Own(other)), Occupied::Replace) if other != path => {
                return Err(NotWritten::Taken(other));
            }
            _ => {}
        }
        disk::create_dir_all(&self.path).map_err(failed)?;
        atomic_file::replace(&path, deck.write().as_bytes()).map_err(failed)?;
        Ok(path)
    }

    /// Takes what lies at `path` in this folder to the bin at `time`.
    ///
    /// # Errors
    /// When it lies elsewhere or the system says no.
    pub fn remove(&self, path: &Path, time: DateTime<Utc>) -> Result<Removed, WriteError> {
        self.bin().put(path, &[], time)
    }

    pub(super) fn bin(&self) -> Bin {
        Bin::new(BinOf::Decks, &self.path)
    }

    /// Puts a removed deck back where it was.
    ///
    /// # Errors
    /// When another one lies there now or the system says no.
    pub fn put_back(&self, removed: &Removed) -> Result<(), NotWritten> {
        removed.put_back()
    }

    /// Writes `deck` to a file anywhere; into a folder under its own name.
    /// Returns where.
    ///
    /// # Errors
    /// When something is there already and `occupied` says to keep it, or
    /// when the system says no.
    pub fn export(
        &self,
        deck: &Deck,
        path: &Path,
        occupied: Occupied,
    ) -> Result<PathBuf, NotWritten> {
        let path = if disk::is_folder(path) {
            path.join(format!("{}.{EXTENSION}", deck.id()))
        } else {
            path.to_owned()
        };
        // People are told where it lies, wherever the program was started.
        let path = std::path::absolute(&path).unwrap_or(path);
        let failed = |source| WriteError { path: path.clone(), source };
        if occupied == Occupied::Keep {
            return match atomic_file::create(&path, deck.write().as_bytes()) {
                Ok(()) => Ok(path),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                    Err(NotWritten::Taken(path))
                }
                Err(error) => Err(failed(error).into()),
            };
        }
        if disk::is_folder(&path) {
            return Err(failed(ErrorKind::IsADirectory.into()).into());
        }
        atomic_file::replace(&path, deck.write().as_bytes()).map_err(failed)?;
        Ok(path)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    BuiltIn,
    Own(PathBuf),
}

/// Reads a file of the folder, which has to be named after its deck.
fn own(path: &Path) -> Result<DeckFile, BadDeckFile> {
    let file = read_deck(path)?;
    let wrong = |id: &str| DeckId::try_from(id.to_owned()).ok();
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    if name.as_deref() != Some(format!("{}.{EXTENSION}", file.deck.id()).as_str())
        && let Some(id) = wrong(file.deck.id())
    {
        return Err(BadDeckFile::Misnamed { path: path.to_owned(), id });
    }
    let built_in = BuiltIn::ALL.iter().any(|deck| deck.key().eq_ignore_ascii_case(file.deck.id()));
    if built_in && let Some(id) = wrong(file.deck.id()) {
        return Err(BadDeckFile::BuiltInId { path: path.to_owned(), id });
    }
    Ok(file)
}

/// Returns what there is to say about the scenario file at `path`. A file that can't be read is an
/// error of the report like any other.
pub fn inspect_scenario_file(path: &Path) -> scenarios::Report {
    match atomic_file::read(path, MAX_SCENARIO_BYTES) {
        Ok(bytes) => scenarios::inspect(&bytes),
        Err(NotRead::File(source)) => scenarios::Report::unreadable(source.to_string()),
        Err(NotRead::NotAFile) => scenarios::Report::unreadable("this is no file".to_owned()),
        Err(NotRead::TooLarge) => scenarios::Report::too_large(),
    }
}
