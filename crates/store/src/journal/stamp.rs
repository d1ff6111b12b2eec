//! A stamp that tells whether a game's file is still the one it was.

use std::io::{self, ErrorKind};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::line::{JournalLine, Sum};
use super::read::MAX_JOURNAL_BYTES;
use crate::atomic_file::{self, NotRead};

/// The state of a game's file: the checksum of its last line, which covers all
/// lines before, its number, and the length of the file. Two files with the
/// same stamp tell the same game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stamp(String);

impl Stamp {
    /// That of the file at `path`. Of one whose last line is damaged, or that
    /// an earlier version wrote, it is the checksum of all of it.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn of(path: &Path) -> io::Result<Self> {
        match atomic_file::read(path, MAX_JOURNAL_BYTES) {
            Ok(bytes) => Ok(Self::of_bytes(&bytes)),
            Err(NotRead::File(error)) => Err(error),
            Err(NotRead::NotAFile | NotRead::TooLarge) => Err(ErrorKind::InvalidData.into()),
        }
    }

    fn of_bytes(bytes: &[u8]) -> Self {
        let body = bytes.strip_suffix(b"\n").unwrap_or(bytes);
        let start = body.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let line = bytes.get(start..).and_then(JournalLine::read);
        let (sum, number) = match line {
            Some(line) => (line.link.sum, line.link.number),
            None => (Sum::of(&[bytes]), 0),
        };
        Self(format!("{sum}-{number}-{}", bytes.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::line::{LineLink, write};
    use super::*;

    #[test]
    fn a_stamp_changes_with_every_line_and_with_every_damage() {
        let (link, first) = write(LineLink::START, b"1");
        let (_, second) = write(link, b"2");
        let both = [&first[..], &second].concat();
        let stamps = [Stamp::of_bytes(&first), Stamp::of_bytes(&both)];
        assert_ne!(stamps[0], stamps[1]);
        assert_eq!(Stamp::of_bytes(&both), stamps[1]);
        let mut damaged = both.clone();
        *damaged.last_mut().expect("a byte") = b'x';
        assert!(!stamps.contains(&Stamp::of_bytes(&damaged)));
        assert!(!stamps.contains(&Stamp::of_bytes(both.strip_suffix(b"\n").expect("an end"))));
    }

    #[test]
    fn a_file_without_checksums_is_told_by_all_of_it() {
        let one = Stamp::of_bytes(b"{\"version\":1}\n{\"a\":1}\n");
        let other = Stamp::of_bytes(b"{\"version\":2}\n{\"a\":1}\n");
        assert_ne!(one, other);
    }
}
