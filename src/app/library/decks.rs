//! The decks there are: those that come with the program, own ones, and the
//! bin. The deck screens ask, this does it.

use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use crate::cards::{BuiltIn, Deck, DeckId};
use crate::store::{
    BadDeckFile, DeckFile, DeckFolder, Folder, Holder, NotWritten, Occupied, Removed, WriteError,
    read_deck,
};

/// Something to do with deck files.
#[derive(Clone, Debug)]
pub enum DeckStep {
    /// Keep the deck as it is now.
    Save(Box<Deck>, Then),
    /// Keep a deck that is new here.
    Keep(Box<Deck>, Occupied),
    /// Take a file of the folder to the bin.
    Remove(PathBuf),
    /// Put back what was removed last.
    PutBack,
    /// Load a deck from a file.
    Load(PathBuf),
    /// Write the deck to a file.
    Export(Box<Deck>, PathBuf, Occupied),
}

/// What follows when a deck is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It is edited further.
    Stay,
    /// It is shown.
    Leave,
}

/// What came of a step.
#[derive(Debug)]
pub enum News {
    /// The deck is saved.
    Saved(Box<Deck>, Then),
    /// It is not; what is on disk is as it was.
    NotSaved(NotWritten),
    /// A new deck is kept.
    Kept(Box<Deck>),
    /// Its id belongs to another deck.
    Collides(Box<Deck>, Holder),
    /// A file is in the bin.
    Removed,
    /// It is back.
    PutBack,
    /// It could not go back.
    NotPutBack(NotWritten),
    /// The file is no deck.
    Refused(BadDeckFile),
    /// The deck is written to this file.
    Exported(PathBuf),
    /// Something is there already.
    FileThere(PathBuf),
    /// The system says no.
    Failed(WriteError),
}

/// A file in the bin, and the deck it held.
#[derive(Debug)]
struct Binned {
    removed: Removed,
    deck: Option<Deck>,
}

/// All decks.
#[derive(Debug)]
pub struct Library {
    folder: DeckFolder,
    built_in: Vec<(BuiltIn, Deck)>,
    own: Vec<Result<DeckFile, BadDeckFile>>,
    trouble: Option<io::Error>,
    bin: Vec<Binned>,
}

impl Library {
    /// The decks beside the games of `folder`, which is read when it is needed.
    pub fn new(folder: &Folder) -> Self {
        let folder = folder.decks();
        Self { folder, built_in: Vec::new(), own: Vec::new(), trouble: None, bin: Vec::new() }
    }

    /// Reads all decks again.
    pub fn read(&mut self) {
        self.look_into_bin();
        if self.built_in.is_empty() {
            let decks = BuiltIn::ALL.into_iter();
            self.built_in = decks.filter_map(|known| Some((known, known.deck().ok()?))).collect();
        }
        (self.own, self.trouble) = match self.folder.list() {
            Ok(own) => (own, None),
            Err(error) => (Vec::new(), Some(error)),
        };
    }

    fn look_into_bin(&mut self) {
        self.bin.retain(|binned| binned.removed.is_there());
    }

    /// Those that come with the program.
    pub fn built_in(&self) -> &[(BuiltIn, Deck)] {
        &self.built_in
    }

    /// The files of the folder, with those that can't be used.
    pub fn own(&self) -> &[Result<DeckFile, BadDeckFile>] {
        &self.own
    }

    /// Every deck that can be used.
    pub fn decks(&self) -> impl Iterator<Item = &Deck> {
        let own = self.own.iter().filter_map(|file| file.as_ref().ok()).map(|file| &file.deck);
        self.built_in.iter().map(|(_, deck)| deck).chain(own)
    }

    /// Why the folder can't be read.
    pub const fn trouble(&self) -> Option<&io::Error> {
        self.trouble.as_ref()
    }

    /// Where own decks lie.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Who has this id.
    pub fn taken(&self, id: &DeckId) -> Option<Holder> {
        self.folder.taken(id)
    }

    /// What was removed last and can be put back: its file, and its deck if
    /// it was one.
    pub fn removed(&self) -> Option<(&Path, Option<&Deck>)> {
        self.bin.last().map(|binned| (binned.removed.from(), binned.deck.as_ref()))
    }

    /// Does it.
    pub fn apply(&mut self, step: DeckStep, time: DateTime<Utc>) -> News {
        let news = self.done(step, time);
        self.read();
        news
    }

    fn done(&mut self, step: DeckStep, time: DateTime<Utc>) -> News {
        match step {
            DeckStep::Save(deck, then) => match self.folder.save(&deck, Occupied::Replace) {
                Ok(_) => News::Saved(deck, then),
                Err(error) => News::NotSaved(error),
            },
            DeckStep::Keep(deck, occupied) => self.kept(deck, occupied),
            DeckStep::Remove(path) => match self.folder.remove(&path, time) {
                Ok(removed) => {
                    let files = self.own.iter().filter_map(|file| file.as_ref().ok());
                    let deck = files.into_iter().find(|file| file.path == path);
                    let deck = deck.map(|file| file.deck.clone());
                    self.bin.push(Binned { removed, deck });
                    News::Removed
                }
                Err(error) => News::Failed(error),
            },
            DeckStep::PutBack => {
                // What another window has put back or removed needs nothing more.
                self.look_into_bin();
                match self.bin.pop() {
                    None => News::PutBack,
                    Some(binned) => match self.folder.put_back(&binned.removed) {
                        Ok(()) => News::PutBack,
                        Err(error) => {
                            self.bin.push(binned);
                            News::NotPutBack(error)
                        }
                    },
                }
            }
            DeckStep::Load(path) => match read_deck(&path) {
                Ok(file) => self.kept(Box::new(file.deck), Occupied::Keep),
                Err(error) => News::Refused(error),
            },
            DeckStep::Export(deck, path, occupied) => {
                match self.folder.export(&deck, &path, occupied) {
                    Ok(path) => News::Exported(path),
                    Err(NotWritten::Taken(path)) => News::FileThere(path),
                    Err(NotWritten::Failed(error)) => News::Failed(error),
                }
            }
        }
    }

    fn kept(&self, deck: Box<Deck>, occupied: Occupied) -> News {
        match self.folder.save(&deck, occupied) {
            Ok(_) => News::Kept(deck),
            Err(NotWritten::Taken(_)) => {
                let id = DeckId::try_from(deck.id().to_owned()).ok();
                let holder = id.and_then(|id| self.folder.taken(&id));
                News::Collides(deck, holder.unwrap_or(Holder::BuiltIn))
            }
            Err(NotWritten::Failed(error)) => News::Failed(error),
        }
    }
}
