//! The longest run of lines at the beginning of a journal that are whole and
//! follow one another, for every version's form of a line.

use super::line::{self, JournalLine, LineLink, Sum};
use super::opening::{NUMBERED, NoOpening, VersionedSetup};

/// The lines of a file, their ends included.
pub(super) type FileLines<'a> = [&'a [u8]];

/// Number of times that the bytes of one line may be summed to find its beginning.
const LOOKS: usize = 4;

#[derive(Debug)]
pub(super) struct Chain<'a> {
    pub opening: VersionedSetup,
    pub json: &'a [u8],
    /// The first line, from 0, that is not as it was written.
    pub damaged: Option<usize>,
    pub start: usize,
    pub steps: Vec<Whole<'a>>,
    pub begun: Sum,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Whole<'a> {
    /// Index of the line in the file, from 0.
    pub nth: usize,
    pub sum: Sum,
    pub json: &'a [u8],
}

pub(super) fn follow<'a>(lines: &FileLines<'a>) -> Result<Chain<'a>, NoOpening> {
    let older = lines.first().and_then(|line| unnumbered(Sum::NONE, line));
    match older {
        Some((sum, json)) => follow_older(lines, json, sum),
        None => follow_numbered(lines),
    }
}

/// Returns whether line `nth` is whole, apart from what stands before it.
pub(super) fn is_whole(lines: &FileLines<'_>, version: u32, nth: usize) -> bool {
    let Some(line) = lines.get(nth) else { return false };
    if version >= NUMBERED {
        return JournalLine::read(line).is_some();
    }
    let before = nth.checked_sub(1).and_then(|before| lines.get(before)?.get(..8));
    before.and_then(Sum::read).is_some_and(|before| unnumbered(before, line).is_some())
}

/// Returns whether any line is one of a numbered journal.
pub(super) fn any_whole(lines: &FileLines<'_>) -> bool {
    lines.iter().any(|line| JournalLine::read(line).is_some())
}

/// A line of versions 1 to 4, a checksum and what it says: the checksum goes
/// over that of the line before and what it says.
fn unnumbered(before: Sum, line: &[u8]) -> Option<(Sum, &[u8])> {
    let (digits, json) = line::without_end(line)?.split_at_checked(9)?;
    let sum = Sum::read(digits.strip_suffix(b" ")?)?;
    (Sum::of(&[&before.bytes(), json]) == sum).then_some((sum, json))
}

fn follow_older<'a>(
    lines: &FileLines<'a>,
    json: &'a [u8],
    begun: Sum,
) -> Result<Chain<'a>, NoOpening> {
    let opening = VersionedSetup::read(json)?;
    if opening.version >= NUMBERED {
        return Err(NoOpening::Unread);
    }
    let mut chain = Chain { opening, json, damaged: None, start: 1, steps: Vec::new(), begun };
    let mut last = begun;
    for (nth, line) in lines.iter().enumerate().skip(1) {
        let Some((sum, json)) = unnumbered(last, line) else {
            chain.damaged = Some(nth);
            break;
        };
        chain.steps.push(Whole { nth, sum, json });
        last = sum;
    }
    Ok(chain)
}

/// The opening stands twice; either will do.
fn follow_numbered<'a>(lines: &FileLines<'a>) -> Result<Chain<'a>, NoOpening> {
    let read = |nth: usize| lines.get(nth).and_then(|line| JournalLine::read(line));
    // A damage of one bit can make two lines of one, or one of two.
    // Both openings have the same length.
    let second = lines.first().and_then(|line| tail(line, 2, line.len() / 2));
    let head = (0..3).filter_map(read).chain(second);
    let mut found = None;
    for line in head.filter(|line| line.link.number <= 2) {
        if found.as_ref().is_some_and(|(_, json)| *json == line.json) {
            continue;
        }
        match VersionedSetup::read(line.json) {
            Ok(opening) if opening.version >= NUMBERED => {
                found = found.or(Some((opening, line.json)));
            }
            // It is as it was written, so nothing better follows.
            Ok(_) => return Err(NoOpening::Unread),
            Err(unread @ (NoOpening::Newer(_) | NoOpening::Unread)) => return Err(unread),
            Err(NoOpening::Foreign) => {}
        }
    }
    let (opening, json) = found.ok_or(NoOpening::Foreign)?;
    let (first, _) = line::write(LineLink::START, json);
    let (second, bytes) = line::write(first, json);
    let in_place = |nth: usize, link: LineLink| read(nth).is_some_and(|line| line.link == link);
    let mut openings = [first, second].into_iter().enumerate();
    let misplaced = openings.find(|(nth, link)| !in_place(*nth, *link));
    // A damaged opening is a line unreadable, too few or too many, or one that
    // runs into the first step.
    let behind = |nth: usize| {
        let line = tail(lines.get(nth)?, 3, bytes.len())?;
        line.follows(second).then_some((nth, line))
    };
    let third = (0..=3).find_map(behind);
    let usual = if in_place(0, second) { 1 } else { 2 };
    let start = third.map_or(usual, |(nth, _)| nth);
    let mut damaged = misplaced.map(|(nth, _)| nth).or((start > 2).then_some(2));
    let mut steps = Vec::new();
    let mut last = second;
    for nth in start..lines.len() {
        let line =
            third.filter(|(at, _)| *at == nth).map_or_else(|| read(nth), |(_, line)| Some(line));
        let Some(line) = line.filter(|line| line.follows(last)) else {
            damaged = damaged.or(Some(nth));
            break;
        };
        steps.push(Whole { nth, sum: line.link.sum, json: line.json });
        last = line.link;
    }
    let start = start.min(lines.len());
    Ok(Chain { opening, json, damaged, start, steps, begun: second.sum })
}

/// The line of this number that is the whole of `line`, or the end of it where
/// the break before is damaged; it usually begins at `usual` then.
fn tail(line: &[u8], number: u64, usual: usize) -> Option<JournalLine<'_>> {
    ends(line, number, usual).find_map(JournalLine::read)
}

/// The ends of `line` that look like a line of this number: the usual one, then
/// the others from the longest. Each has to be summed to be known, so there are
/// no more of them than sum up to [`LOOKS`] times the line.
fn ends(line: &[u8], number: u64, usual: usize) -> impl Iterator<Item = &[u8]> {
    /// Two checksums and the blank between them.
    const SUMS: usize = 17;
    let number = format!(" {number} {{").into_bytes();
    let places = line.windows(number.len()).enumerate();
    let places = places.filter(move |(_, found)| *found == number);
    let others = places.filter_map(|(at, _)| line.get(at.checked_sub(SUMS)?..));
    let mut left = line.len().saturating_mul(LOOKS);
    line.get(usual..).into_iter().chain(others).take_while(move |end| {
        let is_near = end.len() <= left;
        left = left.saturating_sub(end.len());
        is_near
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_seems_to_begin_everywhere_is_summed_a_few_times_and_no_more() {
        for copies in [1_000, 4_000, 16_000] {
            let mut line = b"deadbeef deadbeef 2 {".repeat(copies);
            line.push(b'\n');
            let summed: usize = ends(&line, 2, line.len() / 2).map(<[u8]>::len).sum();
            assert!(summed >= line.len(), "all of it is looked at");
            assert!(summed <= LOOKS * line.len(), "{summed} of {} bytes", line.len());
        }
    }

    #[test]
    fn a_line_behind_a_damaged_break_is_found_whatever_stands_before() {
        let decoys = "deadbeef deadbeef 2 {".repeat(200);
        let json = format!("{{\"a\":\"{decoys}\"}}");
        let (first, mut both) = {
            let (link, bytes) = line::write(LineLink::START, json.as_bytes());
            (link, bytes.into_vec())
        };
        if let Some(end) = both.last_mut() {
            *end ^= 1;
        }
        let (second, bytes) = line::write(first, json.as_bytes());
        both.extend(bytes);
        let found = tail(&both, 2, both.len() / 2).expect("it is there");
        assert_eq!(found.link, second);
    }
}
