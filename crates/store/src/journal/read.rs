//! Reading a journal: the longest whole prefix of it, and what of it is not
//! whole.

use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use super::chain::{self, FileLines, Whole};
use super::line::{JournalLine, Sum};
use super::opening::{self, NUMBERED, NoOpening, Origin, VERSION};
use crate::disk::{self, File};
use board::read_json;
use game::{Entry, Game, Said};

/// The largest journal that is read and written, in bytes: two hundred evenings.
pub const MAX_JOURNAL_BYTES: usize = 64 << 20;

pub const MAX_JOURNAL_LINES: usize = 250_000;

/// The most bytes of what a line behind the opening says. Shuffles are the largest
/// that a table says: all cards of all decks, some times over.
pub(super) const MAX_STEP_BYTES: usize = 256 << 10;

#[derive(Debug, Said, thiserror::Error)]
#[said("error-open", error)]
pub enum OpenError {
    File {
        path: PathBuf,
        source: io::Error,
    },
    NotAGame(PathBuf),
    /// A game, but neither of its openings is whole. Nothing of the file has
    /// been touched.
    NoOpening(PathBuf),
    TooNew {
        path: PathBuf,
        #[said(skip)]
        version: u32,
    },
    /// Its opening is as it was written, but this version can't read it.
    OtherVersion(PathBuf),
    /// It can be looked at up to a line that is as it was written, but that
    /// this version can't read.
    Unread {
        path: PathBuf,
        #[said(skip)]
        line: usize,
    },
    /// It was given up before it was read whole.
    TooSlow(PathBuf),
    #[said(key = "error-in-use")]
    InUse(PathBuf),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first line, from 1, that is not as it was written.
    pub line: usize,
    /// Number of lines behind the readable ones that are no part of the game any more. None if only
    /// one of the two openings was damaged.
    pub lost: usize,
    /// Number of those lines that are whole by themselves.
    pub later: usize,
    pub harm: Harm,
    /// The copy that is kept of the file as it was found, once the game goes on.
    pub kept: Option<DamagedCopy>,
}

/// The part of a journal that is as it was written, but can't be read: another version wrote it.
/// The game can be looked at up to there, and its file is never written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The first line, from 1, that this version can't read.
    pub line: usize,
    /// Number of lines from that one on.
    pub lines: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    Lines,
    /// Nothing but how they end: another program turned their ends to its
    /// own kind (CR LF). All of the game is there.
    LineEnds,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedCopy {
    pub copy: PathBuf,
    /// Its later whole lines, each behind the number that it has in `copy`, if
    /// there are any.
    pub list: Option<PathBuf>,
}

#[derive(Debug)]
pub struct Opened {
    /// The game, as far as it could be read.
    pub game: Game,
    pub damage: Option<Damage>,
    /// The part of it that another version wrote, if any. Damage behind that is not told.
    pub unread: Option<Unread>,
    pub version: u32,
    /// The checksum of its last line that is a part of the game, read or not.
    pub(crate) sum: Sum,
    /// Number of lines behind the opening that are a part of the game.
    pub(crate) steps: usize,
}

impl Opened {
    /// Returns whether the file is of a version that is written now.
    pub const fn is_current(&self) -> bool {
        self.version >= NUMBERED
    }

    /// Itself, if this version can read all that is whole of it; it lies at
    /// `path`.
    ///
    /// # Errors
    /// When another version wrote some of it.
    pub fn all_read(self, path: &Path) -> Result<Self, OpenError> {
        match self.unread {
            None => Ok(self),
            Some(Unread { line, .. }) => Err(OpenError::Unread { path: path.to_owned(), line }),
        }
    }
}

#[derive(Debug)]
pub(super) struct JournalParts<'a> {
    pub opened: Opened,
    /// The opening as it stands there, as JSON.
    pub opening: &'a [u8],
    pub steps: Vec<&'a [u8]>,
    /// The whole lines behind a damage, each with its number in the file.
    pub later: Vec<(usize, &'a [u8])>,
}

/// Reads the journal at `path`: the longest prefix of it that is whole. The
/// file is left as it is.
///
/// # Errors
/// When the file can't be read, is no game, or is of a newer version.
pub fn read_journal(path: &Path) -> Result<Opened, OpenError> {
    Ok(take_apart(path, &bytes_of(path)?)?.opened)
}

/// The same, as long as `goes_on`, which is asked before each step: what a few bytes say may
/// take long to follow.
///
/// # Errors
/// Also when it was given up.
pub fn read_journal_while(path: &Path, goes_on: &dyn Fn() -> bool) -> Result<Opened, OpenError> {
    Ok(take_apart_while(path, &bytes_of(path)?, goes_on)?.opened)
}

/// Reads the game in `bytes`, as [`read_journal`]; `path` is where they come
/// from, and only told.
///
/// # Errors
/// When it is no game, or is of a newer version.
pub fn read_journal_bytes(path: &Path, bytes: &[u8]) -> Result<Opened, OpenError> {
    Ok(take_apart(path, bytes)?.opened)
}

/// The bytes of a journal; of one that is larger than any game is, the
/// beginning.
pub(crate) fn bytes_of(path: &Path) -> Result<Vec<u8>, OpenError> {
    bytes_in(path, disk::open)
}

/// The same, from the file that `open` opens.
fn bytes_in(
    path: &Path,
    open: impl FnOnce(&Path) -> io::Result<File>,
) -> Result<Vec<u8>, OpenError> {
    let failed = |source| OpenError::File { path: path.to_owned(), source };
    if !disk::metadata(path).map_err(failed)?.is_file() {
        return Err(OpenError::NotAGame(path.to_owned()));
    }
    let mut bytes = Vec::new();
    let most = MAX_JOURNAL_BYTES as u64 + 1;
    open(path).and_then(|file| file.take(most).read_to_end(&mut bytes)).map_err(failed)?;
    Ok(bytes)
}

/// The bytes of a journal, and the file they were read from, so that it need
/// not be looked through once more when it is written; none where it can only
/// be read.
pub(super) fn bytes_and_file(path: &Path) -> Result<(Vec<u8>, Option<File>), OpenError> {
    let mut kept = None;
    let bytes = bytes_in(path, |path| {
        let Ok(file) = disk::open_to_append(path) else { return disk::open(path) };
        kept = file.try_clone().ok();
        Ok(file)
    })?;
    Ok((bytes, kept))
}

/// The file of an older version that the journal at `path` says it goes on
/// with: all that is read is its beginning.
pub(crate) fn origin_of(path: &Path) -> Option<Origin> {
    let file = disk::open(path).ok()?;
    let mut head = BufReader::new(file.take(MAX_JOURNAL_BYTES as u64));
    let mut line = Vec::new();
    // The opening stands twice, and a damage may have made a line more of it.
    for _ in 0..3 {
        line.clear();
        head.read_until(b'\n', &mut line).ok()?;
        if let Some(line) = JournalLine::read(&line) {
            return opening::origin(line.json);
        }
    }
    None
}

/// Returns how a whole file ends: the checksum of its last line, and how many lines there
/// are behind its opening. None of a file that is damaged. What the lines say is not
/// looked at.
pub(crate) fn end_of(path: &Path) -> Option<(Sum, usize)> {
    let bytes = bytes_of(path).ok().filter(|bytes| bytes.len() <= MAX_JOURNAL_BYTES)?;
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').take(MAX_JOURNAL_LINES + 1);
    let lines: Vec<&[u8]> = lines.collect();
    let chain = chain::follow(&lines).ok().filter(|chain| chain.damaged.is_none())?;
    let sum = chain.steps.last().map_or(chain.begun, |step| step.sum);
    Some((sum, chain.steps.len()))
}

pub(super) fn take_apart<'a>(path: &Path, bytes: &'a [u8]) -> Result<JournalParts<'a>, OpenError> {
    take_apart_while(path, bytes, &|| true)
}

fn take_apart_while<'a>(
    path: &Path,
    bytes: &'a [u8],
    goes_on: &dyn Fn() -> bool,
) -> Result<JournalParts<'a>, OpenError> {
    // Whatever goes beyond the limit is damage.
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').take(MAX_JOURNAL_LINES + 1);
    let lines: Vec<&[u8]> = lines.collect();
    let is_larger = bytes.len() > MAX_JOURNAL_BYTES || lines.len() > MAX_JOURNAL_LINES;
    let within = lines.len() - usize::from(is_larger);
    let chain = chain::follow(&lines).map_err(|problem| no_game(path, bytes, &lines, problem))?;
    let version = chain.opening.version;
    let mut game = Game::new(chain.opening.setup);
    let (mut unread, mut given_up) = (None, false);
    let entry = |step: &Whole<'_>| -> Option<Entry> {
        given_up = !goes_on();
        if given_up {
            return None;
        }
        let is_bounded = step.nth < within && step.json.len() <= MAX_STEP_BYTES;
        if !is_bounded {
            return None;
        }
        let entry = read_json(step.json);
        if entry.is_err() {
            unread = Some(Unread { line: step.nth + 1, lines: lines.len() - step.nth });
        }
        entry.ok()
    };
    let (taken, _) = game.take_each(chain.steps.iter().map_while(entry));
    if given_up {
        return Err(OpenError::TooSlow(path.to_owned()));
    }
    let stopped = chain.steps.get(taken).map(|step| step.nth);
    let mut steps = chain.steps;
    let whole = (steps.last().map_or(chain.begun, |step| step.sum), steps.len());
    steps.truncate(taken);
    let (read, end) =
        steps.last().map_or((chain.begun, chain.start), |step| (step.sum, step.nth + 1));
    // Nothing is lost of what only another version can read.
    let (sum, count) = if unread.is_some() { whole } else { (read, steps.len()) };
    let harmed = match unread {
        Some(_) => chain.damaged.filter(|nth| *nth < end),
        None => [chain.damaged, stopped].into_iter().flatten().min(),
    };
    let foreign = lines.iter().take(end).position(|line| line.ends_with(b"\r\n"));
    let damaged =
        harmed.map(|nth| (nth, Harm::Lines)).or_else(|| foreign.map(|nth| (nth, Harm::LineEnds)));
    let behind = if unread.is_some() { lines.len() } else { end };
    let is_whole = |nth: &usize| chain::is_whole(&lines, version, *nth);
    let later: Vec<(usize, &[u8])> = (behind..lines.len())
        .filter(is_whole)
        .filter_map(|nth| Some((nth + 1, *lines.get(nth)?)))
        .collect();
    let damage = damaged.map(|(nth, harm)| Damage {
        line: nth + 1,
        harm,
        lost: lines.len().saturating_sub(behind),
        later: later.len(),
        kept: None,
    });
    let opened = Opened { game, damage, unread, version, sum, steps: count };
    let steps = steps.into_iter().map(|step| step.json).collect();
    Ok(JournalParts { opened, opening: chain.json, steps, later })
}

/// Returns what a file is that has no opening.
fn no_game(path: &Path, bytes: &[u8], lines: &FileLines<'_>, problem: NoOpening) -> OpenError {
    let path = path.to_owned();
    // A newer program may write its lines otherwise.
    let named = opening::named_version(bytes);
    let newer = named.filter(|version| *version > VERSION);
    match (problem, newer) {
        (NoOpening::Newer(version), _) | (_, Some(version)) => OpenError::TooNew { path, version },
        (NoOpening::Unread, None) => OpenError::OtherVersion(path),
        (NoOpening::Foreign, None) if named.is_some() || chain::any_whole(lines) => {
            OpenError::NoOpening(path)
        }
        (NoOpening::Foreign, None) => OpenError::NotAGame(path),
    }
}
