//! Looking on while another window plays.

use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use super::line::{JournalLine, LineLink};
use super::read::{self, MAX_STEP_BYTES, OpenError, Opened, Unread};
use crate::disk;
use board::read_json;
use game::{Entry, Game};

const AT_A_TIME: u64 = 4 << 20;

#[derive(Debug)]
pub struct Follower {
    path: PathBuf,
    game: Game,
    unread: Option<Unread>,
    seen: u64,
    last: Reached,
}

#[derive(Clone, Copy, Debug)]
enum Reached {
    /// Up to this line.
    Line(LineLink),
    /// Up to the end of what can be read of it: any change means starting over.
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    Same,
    News,
    /// The game isn't there any more: it was archived, renamed or deleted.
    Gone,
}

impl Follower {
    /// Reads the game at `path` as it is now; nothing is written.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let bytes = read::bytes_of(path)?;
        let parts = read::take_apart(path, &bytes)?;
        let opened = parts.opened;
        let is_whole = opened.damage.is_none() && opened.unread.is_none();
        let is_plain = opened.is_current() && is_whole;
        let last = match (is_plain, u64::try_from(parts.steps.len())) {
            (true, Ok(steps)) => Reached::Line(LineLink { number: steps + 2, sum: opened.sum }),
            _ => Reached::End,
        };
        let seen = bytes.len() as u64;
        let Opened { game, unread, .. } = opened;
        Ok(Self { path: path.to_owned(), game, unread, seen, last })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub const fn unread(&self) -> Option<Unread> {
        self.unread
    }

    /// Reads what has been written since.
    ///
    /// # Errors
    /// When it can't be read any more.
    pub fn look(&mut self) -> Result<Followed, OpenError> {
        let length = match disk::metadata(&self.path) {
            Ok(found) => found.len(),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Followed::Gone),
            Err(source) => return Err(OpenError::File { path: self.path.clone(), source }),
        };
        if length == self.seen {
            return Ok(Followed::Same);
        }
        if let (Reached::Line(last), true) = (self.last, length > self.seen)
            && let Ok(news) = self.read_on(last)
        {
            return Ok(news);
        }
        *self = Self::open(&self.path)?;
        Ok(Followed::News)
    }

    /// Takes the whole lines behind those that were read. What follows no line
    /// that was read is an error: then the file is another one.
    fn read_on(&mut self, mut last: LineLink) -> io::Result<Followed> {
        let mut file = disk::open(&self.path)?;
        file.seek(SeekFrom::Start(self.seen))?;
        let mut bytes = Vec::new();
        file.take(AT_A_TIME).read_to_end(&mut bytes)?;
        let other = || io::Error::from(ErrorKind::InvalidData);
        let (mut seen, mut entries) = (self.seen, Vec::new());
        for bytes in bytes.split_inclusive(|byte| *byte == b'\n') {
            if bytes.last() != Some(&b'\n') {
                // Still being written.
                break;
            }
            let line =
                JournalLine::read(bytes).filter(|line| line.follows(last)).ok_or_else(other)?;
            if line.json.len() > MAX_STEP_BYTES {
                return Err(other());
            }
            entries.push(read_json::<Entry>(line.json)?);
            last = line.link;
            seen += bytes.len() as u64;
        }
        if entries.is_empty() {
            return Ok(Followed::Same);
        }
        self.game.take_each(entries).1.map_err(|_| other())?;
        self.seen = seen;
        self.last = Reached::Line(last);
        Ok(Followed::News)
    }
}
