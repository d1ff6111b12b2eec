//! A line of a journal: its checksum, that of the line before, its number, and
//! what it says.
//!
//! ```text
//! 5f0c9a31 c2d4e6f8 57 {"time":"2026-11-21T18:40:00Z","step":"undo"}
//! ```
//!
//! The checksum covers all that follows it in the line, so that a line is known
//! to be whole by itself, also behind a damage; the second number and the third
//! chain it to the line before, so that a line that is doubled, missing or in
//! another place is noticed.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A checksum (CRC-32) of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sum(u32);

impl Sum {
    /// The checksum that the first line has for the line before.
    pub(super) const NONE: Self = Self(0);

    /// The checksum of `parts`, one behind the other.
    pub(super) fn of(parts: &[&[u8]]) -> Self {
        let mut sum = crc32fast::Hasher::new();
        for part in parts {
            sum.update(part);
            #[cfg(test)]
            SUMMED.with(|summed| summed.set(summed.get() + part.len()));
        }
        Self(sum.finalize())
    }

    /// As bytes, lowest first.
    pub(super) const fn bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// Eight digits as this program writes them: `A` doesn't count as `a`.
    pub(super) fn read(digits: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(digits).ok()?;
        let sum = Self(u32::from_str_radix(text, 16).ok()?);
        (sum.to_string().as_bytes() == digits).then_some(sum)
    }
}

#[cfg(test)]
thread_local! {
    /// Number of bytes that were summed in this thread.
    pub(super) static SUMMED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl fmt::Display for Sum {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:08x}", self.0)
    }
}

impl From<Sum> for String {
    fn from(sum: Sum) -> Self {
        sum.to_string()
    }
}

impl TryFrom<String> for Sum {
    type Error = BadSum;

    fn try_from(digits: String) -> Result<Self, BadSum> {
        Self::read(digits.as_bytes()).ok_or(BadSum)
    }
}

impl Serialize for Sum {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Sum {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(from)?;
        Self::try_from(digits).map_err(serde::de::Error::custom)
    }
}

/// Something other than the eight digits of a checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a checksum has eight digits, 0 to 9 and a to f")]
pub struct BadSum;

/// Place of a line in its journal: its number, from 1, and its checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LineLink {
    pub number: u64,
    pub sum: Sum,
}

impl LineLink {
    /// Before the first line.
    pub const START: Self = Self { number: 0, sum: Sum::NONE };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct JournalLine<'a> {
    pub link: LineLink,
    pub before: Sum,
    pub json: &'a [u8],
}

impl<'a> JournalLine<'a> {
    /// Reads a line with its end; `None` if it is not as it was written.
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let bytes = without_end(bytes)?;
        let (sum, covered) = field(bytes)?;
        let sum = Sum::read(sum)?;
        if Sum::of(&[covered]) != sum {
            return None;
        }
        let (before, rest) = field(covered)?;
        let (digits, json) = field(rest)?;
        let before = Sum::read(before)?;
        let number: u64 = std::str::from_utf8(digits).ok()?.parse().ok()?;
        let is_plain = number.to_string().as_bytes() == digits;
        is_plain.then_some(Self { link: LineLink { number, sum }, before, json })
    }

    pub fn follows(&self, last: LineLink) -> bool {
        self.before == last.sum && last.number.checked_add(1) == Some(self.link.number)
    }
}

/// A line behind `last` that says `json`, with its end.
pub(super) fn write(last: LineLink, json: &[u8]) -> (LineLink, Box<[u8]>) {
    let number = last.number.saturating_add(1);
    let head = format!("{} {number} ", last.sum);
    let sum = Sum::of(&[head.as_bytes(), json]);
    let mut line = format!("{sum} {head}").into_bytes();
    line.extend(json);
    line.push(b'\n');
    (LineLink { number, sum }, line.into_boxed_slice())
}

/// A line without its end. Another program may have made that CR LF: what a line
/// says ends in a brace, so that nothing else is taken off.
pub(super) fn without_end(line: &[u8]) -> Option<&[u8]> {
    let line = line.strip_suffix(b"\n")?;
    Some(line.strip_suffix(b"\r").unwrap_or(line))
}

/// Returns what stands before the first blank, and what behind it.
fn field(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let blank = bytes.iter().position(|byte| *byte == b' ')?;
    Some((bytes.get(..blank)?, bytes.get(blank + 1..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written_and_follows_only_the_one_before() {
        let (first, bytes) = write(LineLink::START, b"{\"a\": 1}");
        let line = JournalLine::read(&bytes).expect("whole");
        assert_eq!((line.link, line.json), (first, b"{\"a\": 1}".as_slice()));
        assert!(line.follows(LineLink::START));
        let (second, bytes) = write(first, b"{}");
        let line = JournalLine::read(&bytes).expect("whole");
        assert_eq!(second.number, 2);
        assert!(line.follows(first) && !line.follows(LineLink::START) && !line.follows(second));
        let elsewhere = LineLink { number: 7, ..first };
        assert!(!line.follows(elsewhere), "the number counts too");
    }

    #[test]
    fn a_line_with_any_bit_flipped_is_no_line() {
        let (_, bytes) =
            write(LineLink { number: 41, sum: Sum(0xc0ff_ee00) }, b"{\"step\":\"undo\"}");
        for nth in 0..bytes.len() * 8 {
            let mut flipped = bytes.to_vec();
            if let Some(byte) = flipped.get_mut(nth / 8) {
                *byte ^= 1 << (nth % 8);
            }
            assert_eq!(JournalLine::read(&flipped), None, "bit {nth}");
        }
    }

    #[test]
    fn digits_written_otherwise_are_no_checksum() {
        assert_eq!(Sum::read(b"00c0ffee"), Some(Sum(0x00c0_ffee)));
        for other in ["00C0FFEE", "c0ffee", "+0c0ffee", "00c0ffee0", ""] {
            assert_eq!(Sum::read(other.as_bytes()), None, "{other}");
        }
    }

    #[test]
    fn a_number_written_otherwise_is_none() {
        for number in ["07", "+7", "7.0", ""] {
            let covered = format!("00000000 {number} {{}}");
            let sum = Sum::of(&[covered.as_bytes()]);
            let line = format!("{sum} {covered}\n");
            assert_eq!(JournalLine::read(line.as_bytes()), None, "{number}");
        }
    }
}
