//! Deleted games, decks, and islands that can be restored, as their list shows
//! them.

use std::path::Path;
use std::time::Duration;

use cards::Deck;
use store::{BinOf, Deleted, Folder, IslandName, read_deck, read_island};
use words::text::Text;

use super::memory::Memory;
use super::saved::{Glance, Held, SavedGame};
use crate::app::platform::Stopwatch;

/// For how long the window waits for the names of deleted games; others are called by their
/// files.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Clone, Debug)]
pub struct InBin {
    pub deleted: Deleted,
    pub called: Called,
}

#[derive(Clone, Debug)]
pub enum Called {
    /// A game, by its title or its players.
    Game(String),
    /// A deck, which has a title in each language.
    Deck(Box<Deck>),
    Island(IslandName),
    /// A file of any other kind.
    File(String),
}

impl InBin {
    /// Everything that can be restored, most recently deleted first.
    pub fn all(folder: &Folder, memory: &Memory) -> Vec<Self> {
        let watch = Stopwatch::start();
        let goes_on = || watch.elapsed() < PATIENCE;
        let all = folder.deleted().into_iter();
        all.map(|deleted| Self::of(deleted, &|path| memory.glance(folder, path, &goes_on)))
            .collect()
    }

    fn of(deleted: Deleted, glance: &dyn Fn(&Path) -> Option<Glance>) -> Self {
        let kept = deleted.removed.kept();
        let called = match deleted.of {
            BinOf::Games(_) => glance(kept).map(|seen| {
                let game = SavedGame::seen(kept.to_owned(), seen, Held::OnDisk);
                Called::Game(game.called())
            }),
            BinOf::Decks => read_deck(kept).ok().map(|file| Called::Deck(Box::new(file.deck))),
            BinOf::Islands => read_island(kept).ok().map(|file| Called::Island(file.own.name)),
        };
        let name = deleted.removed.from().file_name().unwrap_or_default().to_string_lossy();
        let called = called.unwrap_or_else(|| Called::File(name.into_owned()));
        Self { deleted, called }
    }

    pub fn name(&self, text: &Text) -> String {
        match &self.called {
            Called::Game(name) | Called::File(name) => name.clone(),
            Called::Deck(deck) => text.deck_title(deck),
            Called::Island(name) => name.to_string(),
        }
    }
}
