//! The rule behind a new thing of Cities & Knights or Seafarers, and the switch that has nothing more
//! explained; or a first step, for want of room beside it, and the end of all of them.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{AfterAct, Ask, Head, Next, Panel};
use crate::app::screens::play::parts::rule_box::rule_box;
use crate::app::screens::play::view::View;
use crate::app::settings::{Explain, Lessons, Setting};
use kit::widgets::{Switch, say, switch_row, wide_button};
use words::game::Lesson;

/// The rule behind a new thing.
#[derive(Debug)]
pub struct LessonPanel {
    lesson: Lesson,
}

impl LessonPanel {
    /// For this one.
    pub const fn of(lesson: Lesson) -> Self {
        Self { lesson }
    }
}

impl Panel for LessonPanel {
    fn head(&self) -> Head {
        Head::new("lesson")
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.lesson_title(self.lesson))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        say(ui, &view.lesson_sentence(self.lesson));
        if self.lesson.is_first_step() {
            ui.add_space(8.0);
            let name = view.text.get("lesson-enough-name");
            let is_enough = wide_button(ui, &name, view.palette.quiet).clicked();
            let all = Setting::Learned(Lessons::FIRST_STEPS);
            return is_enough.then_some(Ask::Leave(Command::Set(all)));
        }
        for rule in view.lesson_rules(self.lesson) {
            rule_box(ui, view, &rule);
        }
        let now = Switch::when(view.settings.explain == Explain::NewThings);
        let line = view.text.get("settings-lessons-line");
        let touched = switch_row(ui, &view.text.get("settings-lessons"), &line, now)?;
        Some(Ask::Do(Command::Set(Setting::Explain(match touched {
            Switch::On => Explain::NewThings,
            Switch::Off => Explain::Nothing,
        }))))
    }

    fn next(&self, view: &View<'_>) -> Next {
        let learned = Setting::Learned(Lessons::NONE.with(self.lesson));
        Next::leave(view.text.get("lesson-done"), Command::Set(learned))
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        AfterAct::Back
    }
}
