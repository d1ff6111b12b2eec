//! The contract of a panel.

use std::fmt::Debug;

use egui::Ui;

use super::ask::Ask;
use super::beside::Beside;
use super::next::Next;
use super::page::Question;
use super::past::Past;
use crate::app::screens::play::view::View;
use board::Spot;
use cards::Award;
use game::Seat;
use kit::widgets::{Subject, Touch};
use words::game::Lesson;

/// What the island shows while a panel is open, and what of it can be touched.
#[derive(Debug)]
pub struct IslandMode {
    pub subject: Subject,
    /// The places that can be touched, which are marked.
    pub choices: Vec<Spot>,
    /// Pieces that answer a touch as well, though nothing marks them.
    pub unmarked: Vec<Spot>,
    pub selected: Option<Spot>,
    /// Whose longest road is lit.
    pub road_of: Option<Seat>,
    /// Whether islands show their letters, in Seafarers.
    pub has_letters: bool,
}

impl IslandMode {
    /// Nothing to touch.
    pub fn plain(view: &View<'_>) -> Self {
        Self {
            subject: Subject::Game,
            choices: Vec::new(),
            unmarked: Vec::new(),
            selected: None,
            road_of: view.state.holders().of(Award::LongestRoad),
            has_letters: false,
        }
    }
}

/// What happens to the top panel once the game has moved on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterAct {
    /// It stays, for the next of several changes.
    Stays,
    /// The panel below returns.
    Back,
    /// The turn returns.
    Closes,
}

/// A key that opens a panel, and closes it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letter {
    Build,
    Trade,
    Bank,
    Cards,
    Improvements,
    History,
    Why,
}

/// Which sheet of a panel is open: each has its own scroll position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    pub seat: Option<Seat>,
    pub number: usize,
}

/// What can be said of a panel in one row.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    name: &'static str,
    title: Option<&'static str>,
    back: &'static str,
    /// The key that opens and closes it.
    pub letter: Option<Letter>,
    /// Digits enter a roll while it is open, and don't belong to it.
    pub takes_rolls: bool,
    /// Pages about what it shows lead back to it.
    pub is_subject: bool,
    lessons: &'static [Lesson],
}

impl Head {
    /// `name` is for its scroll position, tests, and screen readers.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            title: None,
            back: "player-back",
            letter: None,
            takes_rolls: false,
            is_subject: false,
            lessons: &[],
        }
    }

    pub const fn titled(self, key: &'static str) -> Self {
        Self { title: Some(key), ..self }
    }

    /// Leaving it drops what was begun.
    pub const fn cancels(self) -> Self {
        Self { back: "chooser-cancel", ..self }
    }

    pub const fn letter(self, letter: Letter) -> Self {
        Self { letter: Some(letter), ..self }
    }

    pub const fn rolls(self) -> Self {
        Self { takes_rolls: true, ..self }
    }

    pub const fn subject(self) -> Self {
        Self { is_subject: true, ..self }
    }

    pub const fn lessons(self, lessons: &'static [Lesson]) -> Self {
        Self { lessons, ..self }
    }
}

/// What opens beside the island.
pub trait Panel: Debug {
    fn head(&self) -> Head;

    /// Its name, if it depends on what it shows.
    fn name(&self, _: &View<'_>) -> &'static str {
        self.head().name
    }

    /// The title along its top beside the close button; none if it has no such button, or
    /// draws its own.
    fn title(&self, view: &View<'_>) -> Option<String> {
        self.head().title.map(|key| view.text.get(key))
    }

    /// Whose mark its title has, if it is about one player.
    fn owner(&self, _: &View<'_>) -> Option<Seat> {
        None
    }

    /// Draws it.
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask>;

    /// The button at the bottom.
    fn next(&self, view: &View<'_>) -> Next {
        Next::back(view.text.get(self.head().back))
    }

    /// What the island shows while it is open.
    fn island(&self, view: &View<'_>) -> IslandMode {
        IslandMode::plain(view)
    }

    /// What can be chosen right beside the selected place.
    fn beside(&self, _: &View<'_>) -> Vec<Beside> {
        Vec::new()
    }

    /// Called when a choice of [`island`](Self::island) is touched.
    fn touched(&mut self, _: &View<'_>, _: Touch) -> Option<Ask> {
        None
    }

    /// Called when a place that isn't among them is touched.
    fn unmarked(&mut self, _: &View<'_>, _: Spot) -> Option<Ask> {
        None
    }

    /// Called when the game has moved on.
    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        AfterAct::Closes
    }

    /// Takes a step back within it; says whether there was one.
    fn step_back(&mut self) -> bool {
        false
    }

    /// Called when another panel opens over it.
    fn covered(&mut self) {}

    /// Called when the language changes.
    fn reword(&mut self, _: &View<'_>) {}

    /// The sheet that is open.
    fn sheet(&self) -> Sheet {
        Sheet::default()
    }

    /// What the key for *Why?* asks about first.
    fn question(&self, _: &View<'_>) -> Option<Question> {
        None
    }

    /// What on it may be new to the table, what matters most first.
    fn lessons(&self, _: &View<'_>) -> Vec<Lesson> {
        self.head().lessons.to_vec()
    }

    /// The table as it was, if it shows that instead of the current table.
    fn past(&self) -> Option<&Past> {
        None
    }

    /// Returns to the table as it is.
    fn leave_past(&mut self) {}
}
