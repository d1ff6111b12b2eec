//! A game that was played so far elsewhere, and then opens in the window.

use std::sync::Arc;

use board::{Intersection, Path};
use chrono::DateTime;
use egui::{Vec2, vec2};
use game::{
    Act, Building, Cards, Condition, Correction, Deed, Enforcement, Entry, KnightsCorrection,
    Phase, Rules, SeaCorrection, Seat, Setup, SetupFields, State, Step, Task,
};
use store::Folder;
use tempfile::TempDir;
use words::language::Language;

use super::bot::Bot;
use super::moments::Moment;
use crate::common::{self, setup_with, temp_dir};

/// What is put right, of the base game or of an expansion.
pub trait Told {
    fn correction(self) -> Correction;
}

impl Told for Correction {
    fn correction(self) -> Correction {
        self
    }
}

impl Told for KnightsCorrection {
    fn correction(self) -> Correction {
        Correction::Knights(self)
    }
}

impl Told for SeaCorrection {
    fn correction(self) -> Correction {
        Correction::Sea(self)
    }
}

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

    /// Puts something right.
    pub fn corrects(&mut self, told: impl Told) {
        self.does(Deed::Correct { correction: told.correction() });
    }

    /// Says what a hand holds.
    pub fn has(&mut self, nth: usize, cards: Cards) {
        let player = self.seat(nth);
        self.does(Deed::CorrectHand { player, cards });
    }

    /// A building of a player stands there.
    pub fn builds(&mut self, nth: usize, at: Intersection, kind: Building) {
        let is = Some((self.seat(nth), kind));
        self.corrects(Correction::Building { at, is });
    }

    /// A road of a player lies there.
    pub fn paves(&mut self, nth: usize, at: Path) {
        let is = Some((self.seat(nth), Condition::Intact));
        self.corrects(Correction::Road { at, is });
    }

    /// Nobody discards.
    pub fn discards_nothing(&mut self) {
        while let Some(Task::Discard { .. }) = self.state.open_tasks().first() {
            self.does(Deed::Leave { task: 0 });
        }
    }

    /// Players of these names about to roll, after an opening at the first places.
    pub fn settled<const N: usize>(players: u8, rules: Rules, names: [&str; N]) -> Self {
        let setup = setup_with(players.into(), rules, &[]);
        let mut game = Self::open(SetupFields { players: common::players(names), ..setup.into() });
        while matches!(game.state.phase(), Phase::Founding { .. }) {
            let deed = match game.state.founding_spots().first() {
                Some(at) => Deed::FoundSettlement { at: *at },
                None => Deed::FoundRoad { at: game.state.founding_roads()[0] },
            };
            game.does(deed);
        }
        game
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
