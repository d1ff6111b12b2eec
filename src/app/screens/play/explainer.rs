//! What of Cities & Knights is explained now: one new thing at a time, each until somebody puts
//! it away, or until the turn is over in which it was read.

use super::moment::Moment;
use super::panel::Panel;
use super::view::View;
use crate::app::command::Command;
use crate::app::settings::{Explain, Lessons, Setting};
use crate::words::game::Lesson;

/// What was explained lately.
#[derive(Debug, Default)]
pub struct Explainer {
    /// What was in sight in this turn.
    read: Lessons,
    turn: u32,
    /// Where one was put away: the next doesn't take its place under the finger.
    quiet: Option<(Moment, &'static str)>,
    /// What was explained in the last frame, and where.
    shown: Option<(Lesson, (Moment, &'static str))>,
}

impl Explainer {
    /// What `panel` has to explain, if there is anything new on it.
    pub fn due(&mut self, view: &View<'_>, panel: &dyn Panel, at: Moment) -> Option<Lesson> {
        let here = (at, panel.name(view));
        let settings = view.settings;
        if let Some((lesson, place)) = self.shown.take()
            && settings.learned.has(lesson)
        {
            self.quiet = Some(place);
        }
        if view.state.knights().is_none()
            || settings.explain == Explain::Nothing
            || self.quiet == Some(here)
        {
            return None;
        }
        let is_new = |lesson: &Lesson| !settings.learned.has(*lesson);
        panel.lessons(view).into_iter().find(is_new)
    }

    /// Notes that `lesson` is in sight.
    pub fn note(&mut self, view: &View<'_>, panel: &dyn Panel, (lesson, at): (Lesson, Moment)) {
        self.read = self.read.with(lesson);
        self.shown = Some((lesson, (at, panel.name(view))));
    }

    /// What was in sight in a turn that is over needs no repeating.
    pub fn follow(&mut self, view: &View<'_>) -> Option<Command> {
        let turn = view.state.turn();
        if std::mem::replace(&mut self.turn, turn) == turn {
            return None;
        }
        let read = std::mem::take(&mut self.read);
        (!read.is_empty()).then_some(Command::Set(Setting::Learned(read)))
    }
}
