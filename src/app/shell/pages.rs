//! The pages that are open, each in front of the one that led to it.

use std::mem::{discriminant, replace};

use crate::app::screens::{
    AboutPage, AlmanacPage, DeckLab, Decks, HomePage, NewGame, PlayScreen, RecordsPage, Statistics,
};
use crate::app::session::open_game::Sitting;
use game::Game;
use std::path::PathBuf;

/// A page that fills the window.
pub(super) enum Page {
    Home(Box<HomePage>),
    NewGame(Box<NewGame>),
    Decks(Box<Decks>),
    Play(Box<(Sitting, PlayScreen)>),
    Lab(Box<DeckLab>),
    Records(Box<RecordsPage>),
    Statistics(Box<OpenStatistics>),
    Settings,
    About(Box<AboutPage>),
    Almanac(Box<AlmanacPage>),
}

/// A game's statistics, and its file.
pub(super) struct OpenStatistics {
    pub statistics: Statistics,
    pub path: PathBuf,
}

/// The open pages, of which there is always one.
pub(super) struct Pages {
    bottom: Page,
    /// The others, the one in front last.
    above: Vec<Page>,
}

impl Default for Pages {
    /// Returns the start screen.
    fn default() -> Self {
        Self { bottom: Page::Home(Box::default()), above: Vec::new() }
    }
}

impl Pages {
    pub fn front(&self) -> &Page {
        self.above.last().unwrap_or(&self.bottom)
    }

    /// Returns the page in front, to be drawn, and the game on the table if it lies further down.
    pub fn front_mut(&mut self) -> (&mut Page, Option<&Game>) {
        let Some((front, below)) = self.above.split_last_mut() else {
            return (&mut self.bottom, None);
        };
        let mut below = below.iter().rev().chain([&self.bottom]);
        (front, below.find_map(Page::sitting).map(Sitting::game))
    }

    /// Opens a page in front of the others. One of its kind that was open already is closed.
    pub fn open(&mut self, page: Page) {
        self.above.retain(|open| discriminant(open) != discriminant(&page));
        self.above.push(page);
    }

    /// Closes the page in front, if it hides another one.
    pub fn leave(&mut self) -> Option<Page> {
        self.above.pop()
    }

    /// Opens a page instead of all others, and returns those.
    pub fn replace(&mut self, page: Page) -> impl Iterator<Item = Page> + use<> {
        let above = std::mem::take(&mut self.above);
        [replace(&mut self.bottom, page)].into_iter().chain(above)
    }

    /// Closes everything in front of a list from which a game was opened; if there is no such
    /// list, everything gives way to the start screen. Returns what was closed.
    pub fn go_home(&mut self) -> impl Iterator<Item = Page> + use<> {
        let home = match &mut self.bottom {
            Page::Home(list) if self.above.iter().any(|page| page.sitting().is_some()) => {
                std::mem::take(list)
            }
            _ => Box::default(),
        };
        self.replace(Page::Home(home))
    }

    /// Takes out a new game that is being set up.
    pub fn take_new_game(&mut self) -> Option<Box<NewGame>> {
        match replace(&mut self.bottom, Page::Home(Box::default())) {
            Page::NewGame(begun) => Some(begun),
            other => {
                self.bottom = other;
                None
            }
        }
    }

    /// Returns how this window takes part in the game on the table, if one is open.
    pub fn sitting(&self) -> Option<&Sitting> {
        self.above.iter().rev().chain([&self.bottom]).find_map(Page::sitting)
    }

    fn find<'a, T>(
        &'a mut self,
        of: impl FnMut(&'a mut Page) -> Option<&'a mut T>,
    ) -> Option<&'a mut T> {
        self.above.iter_mut().rev().chain([&mut self.bottom]).find_map(of)
    }

    /// Returns the game on the table and the screen that shows it.
    pub fn play(&mut self) -> Option<&mut (Sitting, PlayScreen)> {
        self.find(|page| if let Page::Play(play) = page { Some(&mut **play) } else { None })
    }

    pub fn home(&mut self) -> Option<&mut HomePage> {
        self.find(|page| if let Page::Home(home) = page { Some(&mut **home) } else { None })
    }

    pub fn new_game(&mut self) -> Option<&mut NewGame> {
        self.find(|page| if let Page::NewGame(table) = page { Some(&mut **table) } else { None })
    }

    pub fn decks(&mut self) -> Option<&mut Decks> {
        self.find(|page| if let Page::Decks(decks) = page { Some(&mut **decks) } else { None })
    }

    pub fn statistics(&mut self) -> Option<&mut OpenStatistics> {
        self.find(|page| if let Page::Statistics(open) = page { Some(&mut **open) } else { None })
    }

    pub fn about(&mut self) -> Option<&mut AboutPage> {
        self.find(|page| if let Page::About(about) = page { Some(&mut **about) } else { None })
    }
}

impl Page {
    /// Returns how this window takes part in the game that the page shows, if it shows one.
    fn sitting(&self) -> Option<&Sitting> {
        if let Self::Play(play) = self { Some(&play.0) } else { None }
    }

    /// A name for what it shows, for tests to record.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Home(home) if home.is_start() => "home",
            Self::Home(_) => "saved-games",
            Self::NewGame(_) => "new-game",
            Self::Decks(_) => "decks",
            Self::Play(play) => play.1.place(),
            Self::Lab(_) => "lab",
            Self::Records(_) => "records",
            Self::Statistics(_) => "statistics",
            Self::Settings => "settings",
            Self::About(_) => "about",
            Self::Almanac(_) => "almanac",
        }
    }
}
