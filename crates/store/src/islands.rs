//! Own islands: a library of them by name.
//!
//! Each is a file of the folder `islands`. The name it goes by stands inside;
//! the file's own name is made from it for people who look there, of lower-case
//! letters, digits and dashes only, so no file can lie outside the folder.

use std::path::{Path, PathBuf};
use std::{fmt, io};

use chrono::{DateTime, Utc};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::atomic_file::{self, NotRead};
use super::bin::BinOf;
use super::documents::{Document, Documents, EXTENSION};
use super::journal::AtPath;
use super::place::write_whole;
use super::{NotWritten, Occupied, WriteError, disk};
use board::{Island, Objects, Rotation, Terrain, read_json};
use cards::{is_reserved, seen};
use game::{MessageValue, RiverMap, Said, SeaMap, calendar};

const FORMAT: &str = "tableside island";

/// The version with what modules lay on an island; earlier programs would lose it without a word.
const VERSION: u32 = 3;

/// The version with maps of Seafarers.
const VERSION_WITH_SEA: u32 = 2;

/// The version of all other islands.
const VERSION_WITHOUT_SEA: u32 = 1;

/// The most bytes a file of the library has: several times the largest island.
pub const MAX_ISLAND_BYTES: usize = 64 * 1_024;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnIsland {
    pub name: IslandName,
    pub island: Island,
    /// Facts of its map for Seafarers beside the hexes, where somebody has given them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sea: Option<SeaMap>,
    /// Rivers of the island, where it has some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rivers: Option<RiverMap>,
    /// Paths on which bandits begin.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bandits: Vec<board::Path>,
    /// Its rotation on the table.
    #[serde(default)]
    pub rotation: Rotation,
    /// Time of the last saving: in a year from 1970 to 9999.
    #[serde(deserialize_with = "calendar::read")]
    pub saved: DateTime<Utc>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IslandFile {
    pub path: PathBuf,
    pub own: OwnIsland,
}

#[derive(Debug, Said, thiserror::Error)]
#[said("shuffle-file", error)]
pub enum BadIslandFile {
    #[said(key = "shuffle-file-trouble")]
    File {
        path: PathBuf,
        source: io::Error,
    },
    NotAFile(PathBuf),
    TooLarge(PathBuf),
    Foreign(PathBuf),
    Newer {
        path: PathBuf,
        #[said(skip)]
        version: u32,
    },
    Damaged {
        path: PathBuf,
        /// The field, `island.hexes[3].token`; all of it: `.`.
        #[said("field")]
        #[said("whole", by = is_whole)]
        field: String,
        reason: String,
    },
}

fn is_whole(field: &String) -> MessageValue {
    MessageValue::Case(if field == "." { "yes" } else { "no" })
}

impl BadIslandFile {
    pub fn path(&self) -> &Path {
        match self {
            Self::NotAFile(path)
            | Self::TooLarge(path)
            | Self::Foreign(path)
            | Self::File { path, .. }
            | Self::Newer { path, .. }
            | Self::Damaged { path, .. } => path,
        }
    }
}

#[derive(Serialize)]
struct IslandObject<'a> {
    format: &'a str,
    version: u32,
    #[serde(flatten)]
    own: &'a OwnIsland,
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

/// The own islands by name, and after them the files that can't be used.
pub type IslandFolder = Documents<IslandFile>;

impl Document for IslandFile {
    type Bad = BadIslandFile;
    type Remembered = IslandName;

    const BIN: BinOf = BinOf::Islands;

    fn read(path: &Path) -> Result<Self, BadIslandFile> {
        read_island(path)
    }

    fn path(&self) -> &Path {
        &self.path
    }

    fn bad_path(bad: &BadIslandFile) -> &Path {
        bad.path()
    }

    fn remembered(&self) -> IslandName {
        self.own.name.clone()
    }

    fn sort(found: &mut Vec<Result<Self, BadIslandFile>>) {
        found.sort_by_cached_key(|file| match file {
            Ok(file) => (0, file.own.name.as_str().to_lowercase(), file.path.clone()),
            Err(bad) => (1, String::new(), bad.path().to_owned()),
        });
    }

    /// A name is not given twice.
    fn twin(folder: &IslandFolder, kept: &Path) -> io::Result<Option<PathBuf>> {
        let Ok(back) = read_island(kept) else { return Ok(None) };
        Ok(folder.find(&back.own.name)?.map(|other| other.path))
    }
}

impl IslandFolder {
    /// The island of that name, upper and lower case alike.
    ///
    /// # Errors
    /// When the folder itself can't be read.
    pub fn find(&self, name: &IslandName) -> io::Result<Option<IslandFile>> {
        let files = self.list()?.into_iter().filter_map(Result::ok);
        Ok(files.into_iter().find(|file| file.own.name.is_same(name)))
    }

    /// Keeps `own` and returns its file: whatever happens meanwhile, that
    /// holds the old island or the new one. Files that can't be used are never
    /// written over.
    ///
    /// # Errors
    /// When there is an island of that name and `occupied` says to keep it, or
    /// when the system says no.
    pub fn save(&self, own: &OwnIsland, occupied: Occupied) -> Result<PathBuf, NotWritten> {
        let same = self.find(&own.name).at(&self.path)?;
        let path = match (same, occupied) {
            (Some(file), Occupied::Keep) => return Err(NotWritten::Taken(file.path)),
            (Some(file), Occupied::Replace) => file.path,
            (None, _) => self.free_path(&own.name).at(&self.path)?,
        };
        Self::write(&path, own)?;
        Ok(path)
    }

    /// Gives the island at `path` in this folder another name.
    ///
    /// # Errors
    /// When the file can't be used, another island has that name, or the
    /// system says no.
    pub fn rename(&self, path: &Path, name: IslandName) -> Result<PathBuf, NotRenamed> {
        if path.parent() != Some(&self.path) {
            let source = io::ErrorKind::NotFound.into();
            return Err(BadIslandFile::File { path: path.to_owned(), source }.into());
        }
        let own = OwnIsland { name, ..read_island(path)?.own };
        if let Some(file) = self.find(&own.name).at(&self.path)?
            && file.path != path
        {
            return Err(NotWritten::Taken(file.path).into());
        }
        Self::write(path, &own)?;
        // The new name stands in the file; that the file is called after it
        // is a courtesy.
        let called = format!("{}.{EXTENSION}", own.name.slug());
        match self.free_path(&own.name) {
            _ if path.ends_with(called) => Ok(path.to_owned()),
            Ok(new) if disk::rename(path, &new).is_ok() => Ok(new),
            _ => Ok(path.to_owned()),
        }
    }

    fn write(path: &Path, own: &OwnIsland) -> Result<(), WriteError> {
        let has_gold = own.island.tiles().iter().any(|tile| tile.terrain == Terrain::Gold);
        let is_of_sea = own.sea.is_some() || own.island.has_surroundings() || has_gold;
        let has_modules = own.rivers.is_some() || !own.bandits.is_empty() || has_marks(&own.island);
        let version = match (has_modules, is_of_sea) {
            (true, _) => VERSION,
            (false, true) => VERSION_WITH_SEA,
            (false, false) => VERSION_WITHOUT_SEA,
        };
        let written = IslandObject { format: FORMAT, version, own };
        let mut text = serde_json::to_vec_pretty(&written).map_err(io::Error::from).at(path)?;
        text.push(b'\n');
        write_whole(path, &text)
    }

    /// Returns where an island of that name goes: nothing lies there.
    fn free_path(&self, name: &IslandName) -> io::Result<PathBuf> {
        atomic_file::free(&self.path.join(format!("{}.{EXTENSION}", name.slug())))
    }
}

/// Returns whether something lies on `island` that only modules have.
fn has_marks(island: &Island) -> bool {
    let mut tiles = island.tiles().iter().map(|tile| tile.terrain);
    let is_known = |it: Terrain| it == Terrain::Gold || Terrain::ALL.contains(&it);
    !island.markers().is_empty() || tiles.any(|terrain| !is_known(terrain))
}

#[derive(Debug, thiserror::Error)]
pub enum NotRenamed {
    #[error(transparent)]
    Bad(#[from] BadIslandFile),
    #[error(transparent)]
    NotWritten(#[from] NotWritten),
}

impl From<WriteError> for NotRenamed {
    fn from(error: WriteError) -> Self {
        Self::NotWritten(error.into())
    }
}

/// Reads the island at `path`, wherever it lies.
///
/// # Errors
/// The reason that it isn't one.
pub fn read_island(path: &Path) -> Result<IslandFile, BadIslandFile> {
    let at = || path.to_owned();
    let bytes = atomic_file::read(path, MAX_ISLAND_BYTES).map_err(|why| match why {
        NotRead::File(source) => BadIslandFile::File { path: at(), source },
        NotRead::NotAFile => BadIslandFile::NotAFile(at()),
        NotRead::TooLarge => BadIslandFile::TooLarge(at()),
    })?;
    let head: Head = read_json(&bytes).map_err(|_| BadIslandFile::Foreign(at()))?;
    if head.format != FORMAT || head.version == 0 {
        return Err(BadIslandFile::Foreign(at()));
    }
    if head.version > VERSION {
        return Err(BadIslandFile::Newer { path: at(), version: head.version });
    }
    let mut json = serde_json::Deserializer::from_slice(&bytes);
    let own = serde_path_to_error::deserialize(Objects(&mut json)).map_err(|error| {
        let (field, reason) = (error.path().to_string(), error.inner().to_string());
        BadIslandFile::Damaged { path: at(), field, reason }
    })?;
    Ok(IslandFile { path: at(), own })
}

pub const MAX_ISLAND_NAME: usize = 40;

/// The name of an own island: 1 to [`MAX_ISLAND_NAME`] characters, no line
/// breaks or the like, no blanks at either end. Upper and lower case make
/// no difference. Letters that nobody sees are left out; a name of an earlier
/// version that has no others is read as it was given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
pub struct IslandName(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadIslandName {
    /// Nothing but blanks and letters that nobody sees.
    #[error("an island's name needs a letter that can be seen")]
    Empty,
    #[error("an island's name has at most {MAX_ISLAND_NAME} characters, this one has {0}")]
    TooLong(usize),
    /// A line break or another control character.
    #[error("an island's name is one line of text")]
    Control,
}

impl IslandName {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether both are the same name, upper and lower case alike.
    pub fn is_same(&self, other: &Self) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }

    /// Returns what its file is called if that is free.
    pub(super) fn slug(&self) -> String {
        let mut slug = String::new();
        for letter in self.0.to_lowercase().chars() {
            if letter.is_ascii_alphanumeric() {
                slug.push(letter);
            } else if !slug.is_empty() && !slug.ends_with('-') {
                slug.push('-');
            }
        }
        let slug = slug.trim_end_matches('-');
        if slug.len() < 4 || is_reserved(slug) {
            format!("island-{slug}").trim_end_matches('-').to_owned()
        } else {
            slug.to_owned()
        }
    }
}

impl TryFrom<String> for IslandName {
    type Error = BadIslandName;

    /// Blanks at the ends are left off.
    fn try_from(name: String) -> Result<Self, BadIslandName> {
        if name.trim().chars().any(char::is_control) {
            return Err(BadIslandName::Control);
        }
        Self::of(seen(&name))
    }
}

impl IslandName {
    fn of(name: String) -> Result<Self, BadIslandName> {
        match name.chars().count() {
            0 => Err(BadIslandName::Empty),
            1..=MAX_ISLAND_NAME => Ok(Self(name)),
            length => Err(BadIslandName::TooLong(length)),
        }
    }
}

impl<'de> Deserialize<'de> for IslandName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let plain = text.trim();
        let is_kept = seen(plain).is_empty() && !plain.chars().any(char::is_control);
        let name = if is_kept { Self::of(plain.to_owned()) } else { Self::try_from(text) };
        name.map_err(D::Error::custom)
    }
}

impl From<IslandName> for String {
    fn from(name: IslandName) -> Self {
        name.0
    }
}

impl fmt::Display for IslandName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_of_1_to_40_characters() {
        let named = |text: &str| IslandName::try_from(text.to_owned());
        assert_eq!(named("  a ").expect("trimmed").as_str(), "a");
        assert_eq!(named(" "), Err(BadIslandName::Empty));
        assert_eq!(named("\u{200b}\u{2067}"), Err(BadIslandName::Empty));
        assert_eq!(named("\u{202e}Sea").expect("cleaned").as_str(), "Sea");
        let read = |text: &str| serde_json::from_value::<IslandName>(text.into());
        assert_eq!(read("\u{200b}").expect("kept").as_str(), "\u{200b}");
        assert!(read("").is_err() && read("a\nb").is_err());
        assert_eq!(named("a\nb"), Err(BadIslandName::Control));
        assert!(named(&"ä".repeat(40)).is_ok());
        assert_eq!(named(&"ä".repeat(41)), Err(BadIslandName::TooLong(41)));
    }

    #[test]
    fn a_file_is_called_like_its_island_unless_that_is_too_short_for_every_system() {
        let slug = |text: &str| IslandName::try_from(text.to_owned()).expect("a name").slug();
        assert_eq!(slug("Lake"), "lake");
        assert_eq!(slug("Con"), "island-con");
        assert_eq!(slug("COM1"), "island-com1");
        assert_eq!(slug("--"), "island");
        assert_eq!(slug("Über the Sea!"), "ber-the-sea");
    }
}
