//! What is in the almanac: the entries' files in both languages, which rules they explain,
//! and the drawings' files.

mod app;
mod cards;
mod drawings;
mod island;
mod knights;
mod progress;
mod sea;
mod source;
mod turn;

use super::entry::{DrawingId, EntryId};
pub(super) use source::Source;

/// All entries, by what they are about.
pub(super) fn all_sources() -> impl Iterator<Item = &'static Source> {
    let topics: [&'static [Source]; 7] = [
        &island::SOURCES,
        &turn::SOURCES,
        &cards::SOURCES,
        &knights::SOURCES,
        &progress::SOURCES,
        &sea::SOURCES,
        &app::SOURCES,
    ];
    topics.into_iter().flatten()
}

pub fn entry_called(name: &str) -> Option<EntryId> {
    all_sources().map(|source| source.id).find(|id| id.name() == name)
}

pub(super) fn drawing_called(name: &str) -> Option<DrawingId> {
    drawings::DRAWINGS.iter().map(|(name, _)| DrawingId(name)).find(|id| id.name() == name)
}

pub(super) fn drawing_file(drawing: DrawingId) -> Option<&'static str> {
    let mut files = drawings::DRAWINGS.iter();
    files.find(|(name, _)| *name == drawing.name()).map(|(_, file)| *file)
}

#[cfg(test)]
pub(super) fn drawings() -> impl Iterator<Item = DrawingId> {
    drawings::DRAWINGS.iter().map(|(name, _)| DrawingId(name))
}
