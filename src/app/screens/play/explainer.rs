//! What is explained now, of the first steps, Cities & Knights, and Seafarers: one new thing at a
//! time, each until somebody puts it away, or until the turn is over in which it was read.
//!
//! Its box lies below the page if that leaves room, or else above the island if that is large.
//! Where neither is so, a light bulb in the island's corner leads to it.

use egui::{Rect, Ui, UiBuilder};

use super::frame::lesson_box::{LessonBox, bulb};
use super::moment::Moment;
use super::panel::{Ask, Panel};
use super::view::View;
use crate::app::command::Command;
use crate::app::settings::{Experience, Explain, Lessons, Setting};
use words::game::Lesson;

/// A page at a moment of the game.
type Place = (Moment, &'static str);

/// What is explained, and what was lately.
#[derive(Debug, Default)]
pub struct Explainer {
    /// What is to be explained in this frame.
    due: Option<Lesson>,
    place: Place,
    /// Whether the page was seen to have room for it.
    room: Option<(Place, Lesson, bool)>,
    /// Whether it is explained in this frame.
    is_explained: bool,
    /// What was in sight in the turn of this number.
    read: Lessons,
    turn: Option<u32>,
    /// Where one was put away: the next doesn't take its place under the finger.
    quiet: Option<Place>,
    /// What was explained in the last frame, and where.
    shown: Option<(Lesson, Place)>,
}

/// The least height that the island keeps.
const ISLAND: f32 = 340.0;

/// The gap between box and island.
const GAP: f32 = 6.0;

impl Explainer {
    /// Looks for what is new on `panel`.
    pub fn look(&mut self, view: &View<'_>, panel: &dyn Panel, at: Moment) {
        self.place = (at, panel.name(view));
        let settings = view.settings;
        if let Some((lesson, place)) = self.shown.take()
            && settings.learned.has(lesson)
        {
            self.quiet = Some(place);
        }
        self.is_explained = false;
        let is_silent = settings.explain == Explain::Nothing || self.quiet == Some(self.place);
        let is_played = |lesson: Lesson| {
            if lesson.is_first_step() {
                settings.experience == Experience::Newcomer
            } else if lesson.is_of_sea() {
                view.state.sea().is_some()
            } else {
                view.state.knights().is_some()
            }
        };
        let is_new = |lesson: &Lesson| is_played(*lesson) && !settings.learned.has(*lesson);
        let mut lessons = panel.lessons(view).into_iter();
        self.due = if is_silent { None } else { lessons.find(is_new) };
    }

    /// What has to be explained elsewhere than below the page.
    fn elsewhere(&self) -> Option<Lesson> {
        let lesson = self.due.filter(|_| !self.is_explained)?;
        (self.room == Some((self.place, lesson, false))).then_some(lesson)
    }

    /// Explains it above the island, if the page has no room for it and the island has;
    /// returns what was asked for. `island` keeps the rest.
    pub fn above(&mut self, ui: &mut Ui, view: &View<'_>, island: &mut Rect) -> Option<Ask> {
        let lesson = self.elsewhere()?;
        let mut child = ui.new_child(UiBuilder::new().max_rect(*island).id_salt("lesson"));
        let said = LessonBox::lay(&child, view, lesson);
        let needed = said.high() + GAP;
        if island.height() - needed < ISLAND {
            return None;
        }
        island.min.y += needed;
        self.note(view, lesson);
        said.show(&mut child, view)
    }

    /// Leads to it from the island's corner, if there is no room for it anywhere.
    pub fn corner(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let lesson = self.elsewhere()?;
        self.note(view, lesson);
        bulb(ui, view, lesson)
    }

    /// Explains it below the page, if that leaves room for it.
    pub fn below(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let lesson = self.due?;
        let said = LessonBox::lay(ui, view, lesson);
        let used = ui.cursor().top() - ui.max_rect().top();
        let has_room = used + said.high() <= ui.clip_rect().height();
        let room = (self.place, lesson, has_room);
        if self.room.replace(room) != Some(room) && (!has_room || self.is_explained) {
            // It has another place from now on.
            ui.ctx().request_discard("explained");
        }
        if !has_room || self.is_explained {
            return None;
        }
        self.note(view, lesson);
        said.show(ui, view)
    }

    /// Notes that `lesson` is in sight.
    fn note(&mut self, view: &View<'_>, lesson: Lesson) {
        // Until the turn before is settled, that isn't this turn's.
        if self.turn == Some(view.state.turn()) {
            self.read = self.read.with(lesson);
        }
        self.is_explained = true;
        self.shown = Some((lesson, self.place));
    }

    /// What was in sight in a turn that is over needs no repeating.
    pub fn follow(&mut self, view: &View<'_>) -> Option<Command> {
        let turn = Some(view.state.turn());
        let before = std::mem::replace(&mut self.turn, turn);
        if before.is_none() || before == turn {
            return None;
        }
        let read = std::mem::take(&mut self.read);
        (!read.is_empty()).then_some(Command::Set(Setting::Learned(read)))
    }
}
