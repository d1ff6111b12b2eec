//! The journal of a game in play: all its lines, and how many of them are on
//! disk.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::task::Poll;

use super::file::{self, JournalFile};
use super::line::{self, LineLink, Sum};
use super::lock::{Claim, Unclaimed};
use super::medium::{AppendOutcome, LineBytes, Medium};
use super::opening::{self, Origin};
use super::read::{self, MAX_JOURNAL_BYTES, MAX_JOURNAL_LINES, MAX_STEP_BYTES, OpenError, Opened};
use game::{Entry, Setup};

/// Lines that could not be written. They are kept, and written as soon as that
/// works again.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct WriteError {
    pub path: PathBuf,
    pub source: io::Error,
}

/// Adds the path: what the system did, or the error with the file that it is about.
pub(crate) trait AtPath<T> {
    fn at(self, path: &Path) -> Result<T, WriteError>;
}

impl<T> AtPath<T> for io::Result<T> {
    fn at(self, path: &Path) -> Result<T, WriteError> {
        self.map_err(|source| WriteError { path: path.to_owned(), source })
    }
}

/// The promise that a line will be on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    OnDisk,
    Waiting,
    /// It could not be written yet; [`Journal::trouble`] says why.
    Unwritten,
}

/// The journal of a game in play. It has all lines in memory, so that nothing
/// is lost when its file is.
#[derive(Debug)]
pub struct Journal {
    medium: Box<dyn Medium>,
    lines: Vec<LineBytes>,
    last: LineLink,
    bytes: usize,
    kept: usize,
    /// Number of lines that stand in the file that was read, if not as they are now: it was
    /// damaged, or of an older version. They are written with the first line that is entered, and
    /// nothing is lost before.
    elsewhere: usize,
    writing: Writing,
    trouble: Option<WriteError>,
    moved: Option<PathBuf>,
    mended: Option<PathBuf>,
}

/// State of the writing of lines that are not on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Writing {
    Idle,
    /// This many lines will be on disk once the writing that was begun is done.
    Begun(usize),
    /// It failed, and is tried again when somebody says so.
    Failed,
}

impl Journal {
    /// The journal of a new game, to be kept by `medium`. Nothing is written
    /// before [`Self::go_on`].
    ///
    /// # Errors
    /// When the opening can't be put into words.
    pub fn begin(medium: Box<dyn Medium>, setup: &Setup) -> Result<Self, WriteError> {
        let json = in_words(medium.path(), setup, None)?;
        Ok(Self::opened(medium, &json))
    }

    fn opened(medium: Box<dyn Medium>, opening: &[u8]) -> Self {
        let mut journal = Self::empty(medium);
        journal.push(opening);
        journal.push(opening);
        journal
    }

    /// The journal of a file of which all `bytes` were just found whole and in their place; `sum`
    /// is that of its last line.
    fn as_read(medium: Box<dyn Medium>, bytes: &[u8], sum: Sum) -> Self {
        let lines: Vec<LineBytes> =
            bytes.split_inclusive(|byte| *byte == b'\n').map(Into::into).collect();
        let last = LineLink { number: lines.len() as u64, sum };
        Self { last, bytes: bytes.len(), kept: lines.len(), lines, ..Self::empty(medium) }
    }

    fn empty(medium: Box<dyn Medium>) -> Self {
        Self {
            medium,
            lines: Vec::new(),
            last: LineLink::START,
            bytes: 0,
            kept: 0,
            elsewhere: 0,
            writing: Writing::Idle,
            trouble: None,
            moved: None,
            mended: None,
        }
    }

    /// Begins the journal of a new game at `path`, or beside it if something is
    /// there already.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn create(path: &Path, setup: &Setup) -> Result<Self, WriteError> {
        let mut journal = Self::begin(Box::new(JournalFile::new(path)), setup)?;
        journal.retry();
        journal.settled()
    }

    /// Opens a game and its journal to go on with it. A damaged journal is kept
    /// beside itself before it is written anew; one of an older version is left
    /// as it is, and a copy goes on.
    ///
    /// # Errors
    /// When it can't be read, even if only because another version wrote some
    /// of it, or another window has it. Then nothing is written.
    pub fn open(path: &Path) -> Result<(Self, Opened), OpenError> {
        Self::open_through(path, |file| file)
    }

    /// The same, written to what `through` makes of its file.
    pub(crate) fn open_through(
        path: &Path,
        through: impl FnOnce(Box<dyn Medium>) -> Box<dyn Medium>,
    ) -> Result<(Self, Opened), OpenError> {
        let claim = match Claim::take(path) {
            Ok(claim) => Some(claim),
            Err(Unclaimed::Elsewhere) => return Err(OpenError::InUse(path.to_owned())),
            // Whoever can't lock here can hardly write; what is there can be
            // looked at, and played on in memory.
            Err(Unclaimed::Impossible(_)) => None,
        };
        let (bytes, file) = read::bytes_and_file(path)?;
        let read::JournalParts { opened, opening, steps, later } = read::take_apart(path, &bytes)?;
        let mut opened = opened.all_read(path)?;
        let numbered =
            |(nth, line): &(usize, &[u8])| [format!("{nth}: ").as_bytes(), line].concat();
        let list: Vec<u8> = later.iter().flat_map(numbered).collect();
        let failed = |error: WriteError| OpenError::File { path: error.path, source: error.source };
        let is_current = opened.is_current();
        let file = match (&mut opened.damage, is_current) {
            (None, true) => JournalFile::whole(path, claim, file, bytes.len()),
            (Some(damage), true) => {
                let mut file = JournalFile::damaged(path, claim, list);
                // If that fails, the first line that is written tries again.
                let _ = file.keep();
                damage.kept = file.kept().cloned();
                file
            }
            (damage, false) => {
                if let Some(damage) = damage {
                    damage.kept = file::keep(path, &list).ok();
                }
                JournalFile::new(path)
            }
        };
        let medium = through(Box::new(file));
        if is_current && opened.damage.is_none() {
            return Ok((Self::as_read(medium, &bytes, opened.sum), opened));
        }
        let mut journal = if is_current {
            // Letter for letter: the lines behind it chain to it.
            Self::opened(medium, opening)
        } else {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let from = Origin { file: name.into_owned(), sum: opened.sum };
            let json = in_words(path, opened.game.setup(), Some(from)).map_err(failed)?;
            Self::opened(medium, &json)
        };
        for json in steps {
            journal.push(json);
        }
        journal.retry();
        journal.elsewhere = journal.lines.len();
        journal.trouble = None;
        Ok((journal, opened))
    }

    fn push(&mut self, json: &[u8]) {
        let (link, bytes) = line::write(self.last, json);
        self.last = link;
        self.bytes += bytes.len();
        self.lines.push(bytes);
    }

    pub fn path(&self) -> &Path {
        self.medium.path()
    }

    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    pub fn is_behind(&self) -> bool {
        self.kept.max(self.elsewhere) < self.lines.len()
    }

    /// The reason that the last lines could not be written, while that lasts.
    pub const fn trouble(&self) -> Option<&WriteError> {
        self.trouble.as_ref()
    }

    /// Takes the path of the game's new file, if something else had written to its old one; told
    /// once.
    pub fn moved(&mut self) -> Option<PathBuf> {
        self.moved.take()
    }

    /// Takes the path of the copy of the game's file as it was found, if somebody had changed it;
    /// told once.
    pub fn mended(&mut self) -> Option<PathBuf> {
        self.mended.take()
    }

    /// Takes a line in and begins to write it, with whatever could not be
    /// written before.
    ///
    /// # Errors
    /// When it can't be put into words; then nothing has changed.
    pub fn enqueue(&mut self, entry: &Entry) -> Result<Ticket, WriteError> {
        let json = serde_json::to_vec(entry).map_err(io::Error::from).at(self.path())?;
        if json.len() > MAX_STEP_BYTES {
            // It could never be read again.
            return Err(WriteError::new(self.path(), ErrorKind::FileTooLarge));
        }
        self.push(&json);
        self.retry();
        Ok(Ticket(self.lines.len()))
    }

    pub fn stand(&self, ticket: Ticket) -> Stand {
        if ticket.0 <= self.kept {
            Stand::OnDisk
        } else if self.writing == Writing::Failed {
            Stand::Unwritten
        } else {
            Stand::Waiting
        }
    }

    /// Writes a line where that is done at once, and whatever could not be
    /// written before.
    ///
    /// # Errors
    /// When that fails. The line is kept and written with the next one.
    pub fn append(&mut self, entry: &Entry) -> Result<(), WriteError> {
        self.enqueue(entry)?;
        self.trouble.as_ref().map_or(Ok(()), |trouble| Err(trouble.again()))
    }

    /// Begins to write what is not on disk, including what failed before.
    pub fn retry(&mut self) {
        if self.writing == Writing::Failed {
            self.writing = Writing::Idle;
        }
        self.go_on();
    }

    /// Checks what came of the writing, and writes what has come since.
    pub fn go_on(&mut self) {
        loop {
            let begun = match self.writing {
                Writing::Failed => return,
                Writing::Idle if !self.is_behind() => return,
                Writing::Idle => {
                    if self.bytes > MAX_JOURNAL_BYTES || self.lines.len() > MAX_JOURNAL_LINES {
                        self.fails(ErrorKind::FileTooLarge.into());
                        return;
                    }
                    self.medium.begin(&self.lines, self.kept);
                    self.lines.len()
                }
                Writing::Begun(lines) => lines,
            };
            self.writing = Writing::Begun(begun);
            match self.medium.poll() {
                Poll::Pending => return,
                Poll::Ready(Ok(written)) => {
                    self.writing = Writing::Idle;
                    self.kept = begun;
                    // Even if more has come since: that is on its way.
                    self.trouble = None;
                    match written {
                        AppendOutcome::There => {}
                        AppendOutcome::Mended(found) => self.mended = Some(found),
                        AppendOutcome::Elsewhere(path) => self.moved = Some(path),
                    }
                }
                Poll::Ready(Err(error)) => self.fails(error),
            }
        }
    }

    /// Trouble is told as long as it lasts, also while it is tried again; where
    /// nothing could be lost there is none.
    fn fails(&mut self, source: io::Error) {
        self.writing = Writing::Failed;
        let trouble = WriteError { path: self.path().to_owned(), source };
        self.trouble = self.is_behind().then_some(trouble);
    }

    /// Itself, if all of it is on disk.
    fn settled(mut self) -> Result<Self, WriteError> {
        self.trouble.take().map_or(Ok(self), Err)
    }
}

fn in_words(path: &Path, setup: &Setup, from: Option<Origin>) -> Result<Vec<u8>, WriteError> {
    opening::write(setup, from).map_err(io::Error::from).at(path)
}

impl WriteError {
    pub(crate) fn new(path: &Path, kind: ErrorKind) -> Self {
        Self { path: path.to_owned(), source: kind.into() }
    }

    /// The same once more: the system's own errors can't be copied.
    fn again(&self) -> Self {
        let source = match self.source.raw_os_error() {
            Some(code) => io::Error::from_raw_os_error(code),
            None => io::Error::new(self.source.kind(), self.source.to_string()),
        };
        Self { path: self.path.clone(), source }
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::super::line::SUMMED;
    use super::super::read::read_journal;
    use super::*;
    use board::first_game;
    use cards::{deck_a, prepare};
    use game::{
        Color, FirstBy, Name, NumberSource, PerSeat, Player, Rules, SetupFields, Step, Title,
    };

    fn setup() -> Setup {
        let player = |name: &str, color| {
            let name = Name::try_from(name.to_owned()).expect("a name");
            Player { name, color }
        };
        let players = [player("Ann", Color::Red), player("Ben", Color::Blue)];
        let players = PerSeat::new(players).expect("two");
        let (decks, rules) = (vec![deck_a().expect("sound")], Rules::open_hands());
        Setup::new(SetupFields {
            created: DateTime::UNIX_EPOCH,
            first: players.seat(0).expect("two"),
            players,
            first_by: FirstBy::Choice,
            shuffle: prepare(&decks, &rules.cards, &mut StdRng::seed_from_u64(1)),
            rules,
            island: first_game(),
            sea: None,
            rivers: None,
            board_rotation: board::Rotation::NONE,
            decks,
            source: NumberSource::Cards,
            weather_holder: None,
            bandits: Vec::new(),
            start: None,
        })
        .expect("a setup")
    }

    fn named(name: &str) -> Entry {
        let title = Title::try_from(name.to_owned()).expect("a title");
        Entry::new(DateTime::<Utc>::UNIX_EPOCH, Step::Named(Some(title)))
    }

    fn summed<T>(work: impl FnOnce() -> T) -> (T, usize) {
        let before = SUMMED.get();
        let done = work();
        (done, SUMMED.get() - before)
    }

    #[test]
    fn a_whole_journal_is_summed_once_on_opening_and_goes_on_where_it_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.tableside");
        let mut journal = Journal::create(&path, &setup()).expect("written");
        for nth in 0..40 {
            journal.append(&named(&format!("evening {nth}"))).expect("written");
        }
        let (lines, last, bytes) = (journal.lines.clone(), journal.last, journal.bytes);
        drop(journal);
        let (_, once) = summed(|| read_journal(&path).expect("a game"));
        let ((mut journal, opened), opening) = summed(|| Journal::open(&path).expect("a game"));
        assert_eq!(opening, once, "to read it is to sum it");
        assert_eq!((&journal.lines, journal.last, journal.bytes), (&lines, last, bytes));
        assert!(opened.damage.is_none() && !journal.is_behind());
        journal.append(&named("the last one")).expect("written");
        drop(journal);
        let again = read_journal(&path).expect("a game");
        assert!(again.damage.is_none() && again.steps == 41);
    }
}
