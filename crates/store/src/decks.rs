//! Own decks: the folder that holds them, and files from elsewhere.
//!
//! Each own deck is a file `<id>.json`. A deck's id holds letters, digits,
//! dashes and underscores only, so no deck's file can lie outside the folder.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::atomic_file::{self, NotRead};
use super::bin::BinOf;
use super::documents::{Document, Documents, EXTENSION};
use super::journal::AtPath;
use super::place::{write_to, write_whole};
use super::{NotWritten, Occupied, disk};
use cards::{BuiltIn, Deck, DeckId, DeckReport, Finding, MAX_DECK_BYTES, inspect};
use game::Said;
use scenarios::MAX_SCENARIO_BYTES;

#[derive(Debug, Said, thiserror::Error)]
#[said("decks-refused", error)]
pub enum BadDeckFile {
    File {
        path: PathBuf,
        source: io::Error,
    },
    NotAFile(PathBuf),
    TooLarge(PathBuf),
    #[said(by_hand)]
    Bad {
        path: PathBuf,
        findings: Vec<Finding>,
    },
    /// It lies in the folder of own decks under another deck's name.
    Misnamed {
        path: PathBuf,
        id: DeckId,
    },
    BuiltInId {
        path: PathBuf,
        id: DeckId,
    },
}

impl BadDeckFile {
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
    /// Oddities that a house deck may mean, but most don't.
    pub warnings: Vec<Finding>,
}

/// The own decks, listed by the names of their files.
pub type DeckFolder = Documents<DeckFile>;

impl Document for DeckFile {
    type Bad = BadDeckFile;
    type Remembered = Deck;

    const BIN: BinOf = BinOf::Decks;

    /// It has to be named after its deck.
    fn read(path: &Path) -> Result<Self, BadDeckFile> {
        let file = read_deck(path)?;
        let Ok(id) = DeckId::try_from(file.deck.id().to_owned()) else { return Ok(file) };
        let name = path.file_name().map(|name| name.to_string_lossy());
        if name.as_deref() != Some(file_name(&file.deck).as_str()) {
            return Err(BadDeckFile::Misnamed { path: path.to_owned(), id });
        }
        if is_built_in(&id) {
            return Err(BadDeckFile::BuiltInId { path: path.to_owned(), id });
        }
        Ok(file)
    }

    fn path(&self) -> &Path {
        &self.path
    }

    fn bad_path(bad: &BadDeckFile) -> &Path {
        bad.path()
    }

    fn remembered(&self) -> Deck {
        self.deck.clone()
    }
}

/// Returns whether a deck that comes with the program is called so. Upper and lower case count
/// alike, as on some systems' disks.
fn is_built_in(id: &DeckId) -> bool {
    BuiltIn::ALL.iter().any(|deck| deck.key().eq_ignore_ascii_case(id.as_str()))
}

/// Reads the deck at `path`, wherever it lies.
///
/// # Errors
/// All that is wrong with it.
pub fn read_deck(path: &Path) -> Result<DeckFile, BadDeckFile> {
    let bytes = atomic_file::read(path, MAX_DECK_BYTES).map_err(|why| match why {
        NotRead::File(source) => BadDeckFile::File { path: path.to_owned(), source },
        NotRead::NotAFile => BadDeckFile::NotAFile(path.to_owned()),
        NotRead::TooLarge => BadDeckFile::TooLarge(path.to_owned()),
    })?;
    let report = inspect(&bytes);
    match report.deck {
        Some(deck) if report.errors.is_empty() => {
            Ok(DeckFile { path: path.to_owned(), deck, warnings: report.warnings })
        }
        _ => Err(BadDeckFile::Bad { path: path.to_owned(), findings: report.errors }),
    }
}

/// Returns what there is to say about the deck file at `path`. A file that can't be
/// read is an error of the report like any other.
pub fn inspect_file(path: &Path) -> DeckReport {
    match atomic_file::read(path, MAX_DECK_BYTES) {
        Ok(bytes) => inspect(&bytes),
        Err(NotRead::File(source)) => DeckReport::unreadable(&source.to_string()),
        Err(NotRead::NotAFile) => {
            DeckReport::unreadable("this is a folder or a device, not a file")
        }
        Err(NotRead::TooLarge) => DeckReport::too_large(),
    }
}

impl DeckFolder {
    /// The deck that has this id already: a deck that comes with the program has no file.
    pub fn taken(&self, id: &DeckId) -> Option<Holder> {
        if is_built_in(id) {
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
        let path = self.path.join(file_name(deck));
        let id = DeckId::try_from(deck.id().to_owned());
        let id = id.map_err(|error| io::Error::new(ErrorKind::InvalidInput, error)).at(&path)?;
        match (self.taken(&id), occupied) {
            (Some(Holder::BuiltIn), _) => return Err(NotWritten::Taken(path)),
            (Some(Holder::Own(other)), Occupied::Keep) => return Err(NotWritten::Taken(other)),
            (Some(Holder::Own(other)), Occupied::Replace) if other != path => {
                return Err(NotWritten::Taken(other));
            }
            _ => {}
        }
        write_whole(&path, deck.write().as_bytes())?;
        Ok(path)
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
        let path = if disk::is_folder(path) { path.join(file_name(deck)) } else { path.to_owned() };
        // People are told where it lies, wherever the program was started.
        let path = std::path::absolute(&path).unwrap_or(path);
        write_to(&path, deck.write().as_bytes(), occupied)?;
        Ok(path)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    BuiltIn,
    Own(PathBuf),
}

fn file_name(deck: &Deck) -> String {
    format!("{}.{EXTENSION}", deck.id())
}

/// Returns what there is to say about the scenario file at `path`. A file that can't be read is an
/// error of the report like any other.
pub fn inspect_scenario_file(path: &Path) -> scenarios::ScenarioReport {
    match atomic_file::read(path, MAX_SCENARIO_BYTES) {
        Ok(bytes) => scenarios::inspect(&bytes),
        Err(NotRead::File(source)) => scenarios::ScenarioReport::unreadable(source.to_string()),
        Err(NotRead::NotAFile) => {
            scenarios::ScenarioReport::unreadable("this is no file".to_owned())
        }
        Err(NotRead::TooLarge) => scenarios::ScenarioReport::too_large(),
    }
}
