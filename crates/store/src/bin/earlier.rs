//! What earlier versions left in a bin: they called a file by a number and its
//! name, `1-evening.tableside`, and emptied the bin at the next start.

use std::io::Read as _;
use std::path::Path;

use chrono::{DateTime, Utc};

use super::label::{Label, Role};
use super::{Bin, BinOf};
use crate::disk;
use crate::journal::is_journal;
use crate::place::ENDING;
use cards::MAX_DECK_BYTES;

impl Bin {
    /// Gives what an earlier version left here a label: it counts as deleted
    /// now. Only a file of this program counts; one that merely has a
    /// number before its name may be anybody's.
    pub(super) fn take_over(&self, now: DateTime<Utc>) {
        let names = self.names();
        let numbered = || names.iter().filter_map(|name| Some((name, unnumbered(name)?)));
        let mut stems = Vec::new();
        for (file, name) in numbered() {
            let path = self.path.join(file);
            if !self.is_ours(&path, name) {
                continue;
            }
            let deletion = Self::next(&self.entries(), now);
            let label = Label { name: name.to_owned(), deletion, role: Role::Itself };
            if self.relabel(&path, &label).is_ok()
                && let Some((stem, _)) = name.rsplit_once('.')
            {
                stems.push((format!("{stem}.damaged-"), deletion));
            }
        }
        for (file, name) in numbered() {
            let belongs = stems.iter().find(|(stem, _)| name.starts_with(stem));
            let path = self.path.join(file);
            if let Some((_, deletion)) = belongs
                && is_plain_file(&path)
            {
                let label =
                    Label { name: name.to_owned(), deletion: *deletion, role: Role::Company };
                let _ = self.relabel(&path, &label);
            }
        }
    }

    /// Whether what lies at `path` and was called `name` is what this bin's
    /// folder holds.
    fn is_ours(&self, path: &Path, name: &str) -> bool {
        let ends = |ending: &str| {
            Path::new(name).extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
        };
        is_plain_file(path)
            && match self.of {
                BinOf::Games(_) => ends(ENDING) && is_journal(path),
                BinOf::Decks => ends("json") && holds(path, "\"tableside-deck\""),
                BinOf::Islands => ends("json") && holds(path, "\"tableside island\""),
            }
    }
}

/// The name without the number that an earlier version put before it, 1 to 999.
fn unnumbered(name: &str) -> Option<&str> {
    let (number, name) = name.split_once('-')?;
    let plain = number.bytes().all(|digit| digit.is_ascii_digit());
    let number: u16 = number.parse().ok()?;
    (plain && (1..1_000).contains(&number) && !name.is_empty() && Label::read(name).is_none())
        .then_some(name)
}

fn is_plain_file(path: &Path) -> bool {
    disk::symlink_metadata(path).is_ok_and(|found| found.is_file())
}

/// Whether a file says so somewhere; no deck or island is longer than what is
/// read.
fn holds(path: &Path, words: &str) -> bool {
    let mut bytes = Vec::new();
    let read =
        disk::open(path).and_then(|file| file.take(MAX_DECK_BYTES as u64).read_to_end(&mut bytes));
    read.is_ok() && bytes.windows(words.len()).any(|part| part == words.as_bytes())
}
