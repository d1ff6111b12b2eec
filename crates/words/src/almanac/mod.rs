//! The almanac: what rules and words mean, entry by entry, in our own words. The entries are
//! Markdown files in `almanac/`, a folder per language, the drawings positions and cards beside
//! them.
//!
//! `contents` lists the files, which are part of the program, `markdown` reads one into an `entry`,
//! and `search` prepares it to be found. `links` says which entry explains a task, a refusal, or a
//! piece, and `drawing` lays out the pictures. All entries are read whenever an [`Almanac`] is
//! made; a file that can't be read is left out silently, and a test sees to it that there is none.

mod contents;
mod drawing;
mod entry;
mod links;
mod markdown;
mod search;

use super::text::Text;
use cards::BuiltIn;
pub use contents::entry_called;
pub use drawing::{Drawing, DrawnIsland};
pub use entry::{Block, DrawingId, Entry, EntryId, SpanKind, StyledWords, TableFact};
use search::{Searched, words};

#[derive(Clone, Debug)]
pub struct Almanac {
    entries: Vec<(Entry, Searched)>,
}

/// The decks whose events have no entry of their own.
const SEASON_DECKS: [(BuiltIn, &str); 3] =
    [(BuiltIn::B, "deck-b"), (BuiltIn::C, "deck-c"), (BuiltIn::D, "deck-d")];

impl Almanac {
    pub fn of(text: &Text) -> Self {
        let language = text.language();
        // That every file is sound is tested.
        let read = contents::all_sources()
            .filter_map(|source| markdown::read(source, source.file(language)).ok());
        let mut entries: Vec<(Entry, Searched)> = read
            .map(|entry| {
                let searched = Searched::of(&entry, &events(text, &entry));
                (entry, searched)
            })
            .collect();
        entries.sort_by_cached_key(|(entry, _)| (words(&entry.title), entry.id));
        Self { entries }
    }

    /// All entries, sorted by title.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().map(|(entry, _)| entry)
    }

    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == id)
    }

    /// The entries in which all words of `query` are found, the best ones first; all of them
    /// where it has no words.
    pub fn found(&self, query: &str) -> Vec<&Entry> {
        let query = words(query);
        if query.is_empty() {
            return self.entries().collect();
        }
        let scores = self.entries.iter();
        let mut found: Vec<_> =
            scores.filter_map(|(entry, searched)| Some((searched.score(&query)?, entry))).collect();
        // Stable: among equals they stay sorted by title.
        found.sort_by_key(|(score, _)| *score);
        found.into_iter().map(|(_, entry)| entry).collect()
    }
}

impl Text {
    pub fn entry_title(&self, id: EntryId) -> String {
        let source = contents::all_sources().find(|source| source.id == id);
        let first = source.and_then(|source| source.file(self.language()).lines().next());
        first.unwrap_or_default().trim_start_matches(['#', ' ']).to_owned()
    }
}

/// The names of the events that only a deck's own entry tells of.
fn events(text: &Text, entry: &Entry) -> Vec<String> {
    let mut decks = SEASON_DECKS.into_iter().filter(|(_, name)| *name == entry.id.name());
    let deck = decks.next().and_then(|(deck, _)| deck.deck().ok());
    let names =
        deck.iter().flat_map(|deck| deck.events().keys().map(|event| text.event_name(deck, event)));
    names.collect()
}

#[cfg(test)]
mod tests;
