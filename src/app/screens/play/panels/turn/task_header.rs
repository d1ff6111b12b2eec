//! The head of a task: what is asked, why, and a button to skip it if that is allowed.

use egui::{Ui, vec2};

use super::task_draft;
use super::task_line::task_line;
use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Next, Question};
use crate::app::screens::play::parts::why_buttons as why;
use crate::app::screens::play::view::View;
use game::{Deed, Freedom, Seat, Task};
use kit::widgets::{GAP, SizedButton};

/// The width of the button that skips it.
const ROUND: f32 = 116.0;

/// How a player skips a task they needn't do.
pub struct LeavesIt {
    short: String,
    label: String,
    name: String,
    player: Seat,
    deed: Deed,
}

impl LeavesIt {
    /// As the button at the bottom.
    pub fn next(self) -> Next {
        let next = Next::go(self.label, Command::Act(self.deed)).named(self.name);
        next.quiet(true).of(self.player)
    }
}

/// How to skip the open task with this number, if that is allowed.
pub fn leaves_it(view: &View<'_>, nth: usize, task: &Task) -> Option<LeavesIt> {
    if view.state.freedom_of(task) == Freedom::Must {
        return None;
    }
    let left = [("left", view.left(task).into())];
    Some(LeavesIt {
        short: view.text.get("task-leave"),
        label: view.text.with("task-leave-all", &left),
        name: view.text.with("task-leave-name", &left),
        player: task.player(),
        deed: Deed::Leave { task: nth },
    })
}

/// The task, the reason for it, and the button with which one player skips it.
pub fn show(ui: &mut Ui, view: &View<'_>, nth: usize, task: &Task) -> Option<Ask> {
    // Otherwise the button at the bottom skips it.
    let open = view.state.open_tasks();
    let is_beside = task_draft::may_all_be_left(open);
    let round = leaves_it(view, nth, task).filter(|_| is_beside);
    let sentence = view.task(task);
    let room = round.as_ref().map_or(0.0, |_| ROUND + GAP);
    let mut touched = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let wide = ui.available_width() - 48.0 - GAP - room;
        ui.allocate_ui(vec2(wide, 48.0), |ui| {
            ui.set_width(wide);
            task_line(ui, view, Some(task.player()), &sentence);
        });
        if why::button(ui, view, &sentence).clicked() {
            touched = Some(Ask::why(Question::Task(nth)));
        }
        if let Some(round) = round {
            let plate = SizedButton::new(&round.short).named(&round.name).text(15.0);
            if plate.show(ui, vec2(ROUND, 48.0)).clicked() {
                touched = Some(Ask::Do(Command::Act(round.deed)));
            }
        }
    });
    touched
}

/// What a 7 asks of everybody with too many cards, and the reason for it.
pub fn discards(ui: &mut Ui, view: &View<'_>, nth: usize, task: &Task) -> Option<Ask> {
    let question = view.discard_question();
    let is_uncounted = matches!(task, Task::Discard { count: None, .. });
    let asked = if is_uncounted { question.clone() } else { view.task(task) };
    let mut touched = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let wide = ui.available_width() - 48.0 - GAP;
        ui.allocate_ui(vec2(wide, 48.0), |ui| {
            ui.set_width(wide);
            task_line(ui, view, None, &question);
        });
        if why::button(ui, view, &asked).clicked() {
            touched = Some(Ask::why(Question::Task(nth)));
        }
    });
    touched
}
