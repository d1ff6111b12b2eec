//! All decks: those that come with the program, the user's own, and the bin.
//! The deck screens ask; this module acts.

use std::path::PathBuf;

use chrono::{DateTime, Utc};

use super::collection::{Collection, FileStep};
use cards::{BuiltIn, Deck, DeckId};
use store::{BadDeckFile, DeckFile, Folder, Holder, NotWritten, Occupied, read_deck};

#[derive(Clone, Debug)]
pub enum DeckStep {
    Save(Box<Deck>, Then),
    /// Save a deck that is new here.
    Keep(Box<Deck>, Occupied),
    File(FileStep),
    Load(PathBuf),
    Export(Box<Deck>, PathBuf, Occupied),
}

/// Next step after a deck is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Editing goes on.
    Stay,
    /// The deck is shown, unless it was to be edited next.
    Leave,
}

#[derive(Debug)]
pub enum DeckNews {
    Saved(Box<Deck>, Then),
    /// The id of a deck that is new here belongs to another one.
    Collides(Box<Deck>),
    Removed,
    PutBack,
    /// The file isn't a deck.
    Refused(BadDeckFile),
    Exported(PathBuf),
    /// There already is such a file.
    FileThere(PathBuf),
    /// Leaves what is on disk unchanged.
    Failed(NotWritten),
}

#[derive(Debug)]
pub struct DeckLibrary {
    built_in: Vec<(BuiltIn, Deck)>,
    own: Collection<DeckFile>,
}

impl DeckLibrary {
    /// The decks beside the games of `folder`. Nothing is read yet.
    pub fn new(folder: &Folder) -> Self {
        Self { built_in: Vec::new(), own: Collection::new(folder.decks()) }
    }

    pub fn read(&mut self) {
        if self.built_in.is_empty() {
            let decks = BuiltIn::ALL.into_iter();
            self.built_in = decks.filter_map(|known| Some((known, known.deck().ok()?))).collect();
        }
        self.own.removed_mut().refresh();
        self.own.read();
    }

    pub fn built_in(&self) -> &[(BuiltIn, Deck)] {
        &self.built_in
    }

    pub const fn own(&self) -> &Collection<DeckFile> {
        &self.own
    }

    pub fn decks(&self) -> impl Iterator<Item = &Deck> {
        let own = self.own.usable().map(|file| &file.deck);
        self.built_in.iter().map(|(_, deck)| deck).chain(own)
    }

    pub fn taken(&self, id: &DeckId) -> Option<Holder> {
        self.own.folder().taken(id)
    }

    /// Carries out a step, then reads the decks again.
    pub fn apply(&mut self, step: DeckStep, time: DateTime<Utc>) -> DeckNews {
        let news = self.done(step, time).unwrap_or_else(DeckNews::Failed);
        self.read();
        news
    }

    fn done(&mut self, step: DeckStep, time: DateTime<Utc>) -> Result<DeckNews, NotWritten> {
        Ok(match step {
            DeckStep::Save(deck, then) => {
                self.own.folder().save(&deck, Occupied::Replace)?;
                DeckNews::Saved(deck, then)
            }
            DeckStep::Keep(deck, occupied) => self.kept(deck, occupied)?,
            DeckStep::File(step) => {
                let news = match step {
                    FileStep::Remove(_) => DeckNews::Removed,
                    FileStep::PutBack => DeckNews::PutBack,
                };
                self.own.apply(step, time)?;
                news
            }
            DeckStep::Load(path) => match read_deck(&path) {
                Ok(file) => self.kept(Box::new(file.deck), Occupied::Keep)?,
                Err(error) => DeckNews::Refused(error),
            },
            DeckStep::Export(deck, path, occupied) => {
                match self.own.folder().export(&deck, &path, occupied) {
                    Err(NotWritten::Taken(path)) => DeckNews::FileThere(path),
                    exported => DeckNews::Exported(exported?),
                }
            }
        })
    }

    fn kept(&self, deck: Box<Deck>, occupied: Occupied) -> Result<DeckNews, NotWritten> {
        match self.own.folder().save(&deck, occupied) {
            Err(NotWritten::Taken(_)) => Ok(DeckNews::Collides(deck)),
            saved => saved.map(|_| DeckNews::Saved(deck, Then::Leave)),
        }
    }
}
