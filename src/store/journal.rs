//! The journal of one game: append-only, synced line by line.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::game::{Entry, Game, Setup};

const FORMAT: &str = "tableside-game";
/// Version 1 had a single pile and New Year as a word, version 2 neither
/// corrections nor rules and people that change, version 3 neither a turn clock
/// nor a task that the table settles by itself: their programs can't read what
/// is written since.
const VERSION: u32 = 4;

/// The largest journal that is opened, in bytes.
const MAX_BYTES: u64 = 256 << 20;

#[derive(Serialize, Deserialize)]
struct Header<S> {
    format: String,
    version: u32,
    setup: S,
}

/// Why a journal can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The system says no.
    #[error("{}: {source}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What it says.
        source: io::Error,
    },
    /// Something else than a game.
    #[error("{}: this is no game of this program", .0.display())]
    NotAGame(PathBuf),
    /// Written by a newer program.
    #[error("{}: this game was written by a newer version ({version}) of the program; update to open it", path.display())]
    TooNew {
        /// Which file.
        path: PathBuf,
        /// Its version.
        version: u32,
    },
}

/// What of a journal could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first line, from 1, that is not as it was written.
    pub line: usize,
    /// How many lines there are from it on.
    pub lost: usize,
    /// Where the file is kept as it was found, once the game goes on.
    pub kept: Option<PathBuf>,
}

/// A game read from its journal.
#[derive(Debug)]
pub struct Opened {
    /// The game, as far as it could be read.
    pub game: Game,
    /// What could not, if anything.
    pub damage: Option<Damage>,
    length: u64,
    sum: u32,
}

/// A line that could not be written. It is kept and written with the next
/// one, as soon as that works again.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct WriteError {
    /// Which file.
    pub path: PathBuf,
    /// What the system says.
    pub source: io::Error,
}

/// The open journal of a game in play.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Option<File>,
    sum: u32,
    length: u64,
    tail: Tail,
    unwritten: Vec<u8>,
}

/// What lies behind the last line that is known to be whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tail {
    /// Nothing.
    Clean,
    /// Perhaps a part of a line whose writing failed.
    Torn,
}

fn chained(previous: u32, json: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&previous.to_le_bytes());
    sum.update(json);
    sum.finalize()
}

fn line(previous: u32, value: &impl Serialize) -> io::Result<(u32, Vec<u8>)> {
    let json = serde_json::to_vec(value)?;
    let sum = chained(previous, &json);
    let mut line = format!("{sum:08x} ").into_bytes();
    line.extend(json);
    line.push(b'\n');
    Ok((sum, line))
}

/// The JSON of a line, if its checksum is right.
fn checked(previous: u32, line: &[u8]) -> Option<(u32, &[u8])> {
    let (digits, json) = line.split_at_checked(9)?;
    let sum = chained(previous, json);
    // To the letter: `A` for `a` is no checksum that this program wrote.
    (digits == format!("{sum:08x} ").as_bytes()).then_some((sum, json))
}

/// Reads the journal at `path`: the longest prefix of it that is whole.
///
/// # Errors
/// When the file can't be read, is no game, or is of a newer version.
pub fn read_journal(path: &Path) -> Result<Opened, OpenError> {
    let file_error = |source| OpenError::File { path: path.to_owned(), source };
    let found = std::fs::metadata(path).map_err(file_error)?;
    if !found.is_file() || found.len() > MAX_BYTES {
        return Err(OpenError::NotAGame(path.to_owned()));
    }
    let bytes = std::fs::read(path).map_err(file_error)?;
    let not_a_game = || OpenError::NotAGame(path.to_owned());

    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let first = lines.next().and_then(|line| line.strip_suffix(b"\n")).ok_or_else(not_a_game)?;
    let (mut sum, json) = checked(0, first).ok_or_else(not_a_game)?;
    let setup = read_header(path, json)?;
    let mut game = Game::new(setup);
    let mut length = first.len() as u64 + 1;
    let mut damage = None;
    let rest: Vec<&[u8]> = lines.collect();
    for (nth, line) in rest.iter().enumerate() {
        let entry = line
            .strip_suffix(b"\n")
            .and_then(|line| checked(sum, line))
            .and_then(|(sum, json)| Some((sum, serde_json::from_slice::<Entry>(json).ok()?)));
        let taken = entry.and_then(|(next, entry)| game.take(entry).ok().map(|()| next));
        if let Some(next) = taken {
            sum = next;
            length += line.len() as u64;
        } else {
            damage = Some(Damage { line: nth + 2, lost: rest.len() - nth, kept: None });
            break;
        }
    }
    Ok(Opened { game, damage, length, sum })
}

fn read_header(path: &Path, json: &[u8]) -> Result<Setup, OpenError> {
    #[derive(Deserialize)]
    struct Kind {
        format: String,
        version: u32,
    }
    let not_a_game = |_| OpenError::NotAGame(path.to_owned());
    let kind: Kind = serde_json::from_slice(json).map_err(not_a_game)?;
    if kind.format != FORMAT {
        return Err(OpenError::NotAGame(path.to_owned()));
    }
    if kind.version > VERSION {
        return Err(OpenError::TooNew { path: path.to_owned(), version: kind.version });
    }
    serde_json::from_slice::<Header<Setup>>(json).map(|header| header.setup).map_err(not_a_game)
}

impl Journal {
    /// Begins the journal of a new game; the file must not exist yet.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn create(path: &Path, setup: &Setup) -> Result<Self, WriteError> {
        let failed = |source| WriteError { path: path.to_owned(), source };
        let header = Header { format: FORMAT.to_owned(), version: VERSION, setup };
        let (sum, line) = line(0, &header).map_err(failed)?;
        let mut file =
            OpenOptions::new().write(true).create_new(true).open(path).map_err(failed)?;
        file.write_all(&line).and_then(|()| file.sync_all()).map_err(failed)?;
        sync_folder_of(path);
        let length = line.len() as u64;
        Ok(Self {
            path: path.to_owned(),
            file: Some(file),
            sum,
            length,
            tail: Tail::Clean,
            unwritten: Vec::new(),
        })
    }

    /// Opens a game and its journal to go on with it. A damaged journal is
    /// copied beside itself before it is cut back to its whole lines.
    ///
    /// # Errors
    /// When it can't be read, or its damaged form can't be kept.
    pub fn open(path: &Path) -> Result<(Self, Opened), OpenError> {
        let mut opened = read_journal(path)?;
        let file_error = |source| OpenError::File { path: path.to_owned(), source };
        if let Some(damage) = &mut opened.damage {
            damage.kept = Some(keep_copy(path).map_err(file_error)?);
            let file = OpenOptions::new().write(true).open(path).map_err(file_error)?;
            file.set_len(opened.length).and_then(|()| file.sync_all()).map_err(file_error)?;
        }
        let journal = Self {
            path: path.to_owned(),
            file: None,
            sum: opened.sum,
            length: opened.length,
            tail: Tail::Clean,
            unwritten: Vec::new(),
        };
        Ok((journal, opened))
    }

    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether lines wait to be written because writing failed.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        !self.unwritten.is_empty()
    }

    /// Writes one entry, and before it whatever could not be written earlier,
    /// and waits until the disk has it.
    ///
    /// # Errors
    /// When that fails. The entry is kept and written with the next one.
    pub fn append(&mut self, entry: &Entry) -> Result<(), WriteError> {
        let failed = |path: &Path, source| WriteError { path: path.to_owned(), source };
        let (sum, line) = line(self.sum, entry).map_err(|source| failed(&self.path, source))?;
        self.sum = sum;
        self.unwritten.extend(line);
        self.retry()
    }

    /// Tries again to write what could not be written.
    ///
    /// # Errors
    /// When that fails again.
    pub fn retry(&mut self) -> Result<(), WriteError> {
        let written = self.write();
        if written.is_err() {
            self.file = None;
        }
        written.map_err(|source| WriteError { path: self.path.clone(), source })
    }

    fn write(&mut self) -> io::Result<()> {
        if self.unwritten.is_empty() {
            return Ok(());
        }
        let mut file = if let Some(file) = self.file.take() {
            file
        } else {
            let file = OpenOptions::new().append(true).open(&self.path)?;
            if self.tail == Tail::Torn {
                file.set_len(self.length)?;
                self.tail = Tail::Clean;
            }
            file
        };
        if file.metadata()?.len() != self.length {
            return Err(io::Error::new(
                io::ErrorKind::ResourceBusy,
                "something else has written to this game since it was opened",
            ));
        }
        self.tail = Tail::Torn;
        file.write_all(&self.unwritten)?;
        file.sync_data()?;
        self.tail = Tail::Clean;
        self.length += self.unwritten.len() as u64;
        self.unwritten.clear();
        self.file = Some(file);
        Ok(())
    }
}

fn keep_copy(path: &Path) -> io::Result<PathBuf> {
    for nth in 1..1_000 {
        let copy = path.with_extension(format!("damaged-{nth}"));
        if !copy.exists() {
            std::fs::copy(path, &copy)?;
            return Ok(copy);
        }
    }
    Err(io::Error::other("too many damaged copies lie beside the game"))
}

/// A new file is only safe once its folder knows it. Not every system lets a
/// folder be synced; the file itself is.
fn sync_folder_of(path: &Path) {
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
}
