//! The opening of a game as its journal has it: what kind of file this is, of
//! which version, and how the game was set up.

use std::io::Read;
use std::path::Path;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::line::Sum;
use crate::disk;
use board::read_json;
use game::{Expansion, Following, Setup};

const FORMAT: &str = "tableside-game";

/// The last version. Version 1 had a single pile and New Year as a
/// word, version 2 neither corrections nor rules and people that change,
/// version 3 neither a turn clock nor a task that the table settles by itself,
/// version 4 neither numbers on its lines nor a second opening, version 5 no Cities &
/// Knights, version 6 no Seafarers,
/// version 7 no scenario with rules of its own, version 8 no module of Traders & Barbarians,
/// version 9 no private hands: their programs can't read what is written since.
pub(super) const VERSION: u32 = 10;

/// The first version whose lines are numbered, and the one that is written for a game of
/// which an older program can read every line.
pub(super) const NUMBERED: u32 = 5;

/// The first version with scenarios that have rules of their own.
const WITH_SCENARIOS: u32 = 8;

/// The first version with hands that are shown to their owners alone.
const WITH_PRIVATE_HANDS: u32 = 10;

/// The first version with an expansion.
const fn version_with(expansion: Expansion) -> u32 {
    match expansion {
        Expansion::Knights => 6,
        Expansion::Sea => 7,
        Expansion::Fish | Expansion::Rivers | Expansion::Wagons | Expansion::Oil => 9,
    }
}

/// The version in which a game is written that is set up so.
fn version_for(setup: &Setup) -> u32 {
    let of_scenario = setup.own_scenario().map(|_| WITH_SCENARIOS);
    let is_private = setup.rules.following == Following::Private;
    let of_hands = is_private.then_some(WITH_PRIVATE_HANDS);
    let played = setup.rules.expansions().iter().map(version_with);
    played.chain(of_scenario).chain(of_hands).max().unwrap_or(NUMBERED)
}

/// The most bytes of an opening. Decks are what is large in it: a dozen of them,
/// none longer than 1 MiB.
const MAX_OPENING_BYTES: usize = 16 << 20;

/// Number of bytes at the start of a file in which its kind is looked for.
pub(super) const HEAD: usize = 512;

#[derive(Serialize, Deserialize)]
struct Header<S> {
    format: String,
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<Origin>,
    setup: S,
}

/// The game of an older version that this one goes on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Origin {
    /// Its file's name. It is compared with names of the folder and nothing
    /// else: no file is opened by it.
    pub file: String,
    pub sum: Sum,
}

#[derive(Debug)]
pub(super) struct VersionedSetup {
    pub version: u32,
    pub setup: Setup,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoOpening {
    /// It isn't this program's, or not as it was written.
    Foreign,
    Newer(u32),
    /// It is one, as it was written, but this program can't read it.
    Unread,
}

impl VersionedSetup {
    pub fn read(json: &[u8]) -> Result<Self, NoOpening> {
        #[derive(Deserialize)]
        struct Kind {
            format: String,
        }
        #[derive(Deserialize)]
        struct Numbered {
            version: u32,
        }
        if json.len() > MAX_OPENING_BYTES {
            return Err(NoOpening::Foreign);
        }
        let kind: Kind = read_json(json).map_err(|_| NoOpening::Foreign)?;
        if kind.format != FORMAT {
            return Err(NoOpening::Foreign);
        }
        let numbered: Numbered = read_json(json).map_err(|_| NoOpening::Unread)?;
        match numbered.version {
            1..=VERSION => {}
            0 => return Err(NoOpening::Unread),
            newer => return Err(NoOpening::Newer(newer)),
        }
        let header: Header<Setup> = read_json(json).map_err(|_| NoOpening::Unread)?;
        Ok(Self { version: header.version, setup: header.setup })
    }
}

pub(super) fn write(setup: &Setup, from: Option<Origin>) -> serde_json::Result<Vec<u8>> {
    let version = version_for(setup);
    serde_json::to_vec(&Header { format: FORMAT.to_owned(), version, from, setup })
}

/// The game of an older version that this opening says it goes on with. How it was
/// set up is not looked at.
pub(super) fn origin(json: &[u8]) -> Option<Origin> {
    let header: Header<IgnoredAny> = read_json(json).ok()?;
    header.from.filter(|_| header.format == FORMAT)
}

/// The version that the beginning of a file names, whatever its lines look
/// like: a newer program may write them otherwise.
pub(super) fn named_version(bytes: &[u8]) -> Option<u32> {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    let head = String::from_utf8_lossy(head);
    let (_, behind) = head.split_once(&format!("\"format\":\"{FORMAT}\",\"version\":"))?;
    let digits: String = behind.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// Returns whether the file at `path` names an older version than those that are
/// written.
pub(crate) fn is_older(path: &Path) -> bool {
    version_of(path).is_some_and(|version| version < NUMBERED)
}

/// Returns whether the file at `path` says that it is a game, of whatever version.
pub(crate) fn is_journal(path: &Path) -> bool {
    version_of(path).is_some()
}

fn version_of(path: &Path) -> Option<u32> {
    let mut head = Vec::new();
    let read = disk::open(path).and_then(|file| file.take(HEAD as u64).read_to_end(&mut head));
    read.ok().and_then(|_| named_version(&head))
}
