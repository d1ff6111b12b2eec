//! A game that was played so far elsewhere, and then opens in the window.

use std::sync::Arc;

use chrono::DateTime;
use egui::{Vec2, vec2};
use game::{Act, Deed, Enforcement, Entry, Seat, Setup, SetupFields, State, Step};
use store::Folder;
use tempfile::TempDir;
use words::language::Language;

use super::bot::Bot;
use super::moments::Moment;
use crate::common::temp_dir;

/// A game that was played so far elsewhere.
pub struct Played {
    pub state: State,
    acts: Vec<Act>,
}

impl Played {
    /// Room for all of a page.
    pub const LARGE: Vec2 = vec2(1700.0, 1400.0);

    pub fn open(parts: SetupFields) -> Self {
        let setup = Setup::new(parts).expect("the parts go together");
        Self { state: State::new(Arc::new(setup)), acts: Vec::new() }
    }

    /// The rules allow it.
    pub fn does(&mut self, deed: Deed) {
        let act = self.state.perform(deed, Enforcement::ByTheRules).expect("the rules allow it");
        self.acts.push(act);
    }

    /// What was done elsewhere is done here.
    pub fn did(&mut self, act: &Act) {
        self.state.apply(act).expect("it fits");
        self.acts.push(act.clone());
    }

    pub fn rolls(&mut self, number: u8) {
        self.does(Deed::Roll { number: number.try_into().expect("a roll") });
    }

    pub fn seat(&self, nth: usize) -> Seat {
        self.state.players().seat(nth).expect("a seat")
    }

    /// The same game in a window.
    pub fn shown(&self) -> Bot {
        Bot::in_folder(&self.folder(), Self::LARGE)
    }

    /// The same in a window of this size.
    pub fn shown_at(&self, size: Vec2) -> Bot {
        Bot::in_folder(&self.folder(), size)
    }

    /// The same in a language.
    pub fn shown_in(&self, language: Language) -> Bot {
        Bot::in_folder_speaking(&self.folder(), Self::LARGE, language)
    }

    /// The same in a window of this size and in a language.
    pub fn shown_as(&self, (size, language): (Vec2, Language)) -> Bot {
        Bot::in_folder_speaking(&self.folder(), size, language)
    }

    /// As a moment to look at.
    pub fn moment(&self) -> Moment {
        Moment::of(self.state.clone(), self.acts.clone())
    }

    fn folder(&self) -> TempDir {
        let folder = temp_dir();
        let mut journal = Folder::new(folder.path()).create(self.state.setup()).expect("a journal");
        for act in &self.acts {
            let entry = Entry::new(DateTime::UNIX_EPOCH, Step::Act(act.clone()));
            journal.append(&entry).expect("written");
        }
        folder
    }
}
