//! Ways around a duty: what the table did without telling everything, and a duty that is
//! skipped.

use egui::{Align, Layout, Ui, vec2};

use super::asked::Asked;
use super::task_header::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, CheckAt, CheckStep, Page};
use crate::app::screens::play::parts::controls::who_bold;
use crate::app::screens::play::view::View;
use game::{Deed, Freedom, Task};
use kit::widgets::{FINGER, GAP, SizedButton, hint, spaced, warning_box};
use words::game::Skipped;

/// A way around a duty, as a button.
struct WayRound {
    label: String,
    name: String,
    command: Command,
}

/// Draws the ways around the open task with this number, if it is a duty: small, below
/// all the controls that do it.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &TaskDraft,
    (nth, task): (usize, &Task),
) -> Option<Command> {
    let skip = skips(view, (nth, task))?;
    ui.add_space(GAP / 2.0);
    let wide = ui.available_width();
    // Nobody aims at what only a table that did otherwise wants: it is small and at the side.
    let narrow = (wide * NARROW).min(SKIP);
    let told = Asked::of(view, draft, task).untold.filter(|_| view.following().is_on());
    let told = told.map(|(label, name, deed)| WayRound {
        label: view.text.get(label),
        name,
        command: Command::Record(deed),
    });
    // What it costs if nobody says which cards they were.
    let is_seen = matches!(task, Task::Steal { .. } | Task::Give { .. });
    let costs = if is_seen { "task-untold-costs-hands" } else { "task-untold-costs" };
    let costs = told.as_ref().map(|_| view.text.get(costs));
    let command = spaced(ui, GAP, |ui| {
        let skipped = skip.show(ui, view, narrow);
        let told = told.and_then(|way| way.show(ui, view, wide - narrow - GAP));
        skipped.or(told)
    });
    if let Some(costs) = costs {
        hint(ui, &costs);
    }
    command
}

/// The width of the button that passes over a duty, in points, and the most it takes of its
/// page.
const SKIP: f32 = 220.0;
const NARROW: f32 = 0.46;

impl WayRound {
    fn show(self, ui: &mut Ui, view: &View<'_>, wide: f32) -> Option<Command> {
        let plate = SizedButton::new(&self.label).named(&self.name).tone(view.palette.quiet);
        plate.text(15.0).show(ui, vec2(wide, FINGER)).clicked().then_some(self.command)
    }
}

/// Draws the duties that were passed over in this turn, each with a way to make up for it: it
/// is taken back if nothing has been done since, or else put right in the table check.
pub fn skipped(ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
    if view.news.skipped.is_empty() {
        return None;
    }
    let mut asked = None;
    warning_box(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
        for skipped in &view.news.skipped {
            let room = vec2(ui.available_width() - MAKE_UP - GAP, FINGER);
            ui.horizontal(|ui| {
                let centered = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(room, centered, |ui| {
                    ui.set_width(room.x);
                    who_bold(ui, view, skipped.task.player(), &skipped.words, 16.0);
                });
                let name = [("left", skipped.words.as_str().into())];
                let name = view.text.with("task-make-up-name", &name);
                let button = SizedButton::new(view.text.get("task-make-up")).named(name);
                if button.text(15.0).show(ui, vec2(MAKE_UP, FINGER)).clicked() {
                    asked = Some(making_up(skipped));
                }
            });
        }
    });
    asked
}

/// The width of the button that makes up for a duty, in points.
const MAKE_UP: f32 = 132.0;

/// Leads to what makes up for a duty that was passed over.
fn making_up(skipped: &Skipped) -> Ask {
    if skipped.since == 0 {
        return Ask::Do(Command::Undo);
    }
    if let Task::Barbarians { .. } = skipped.task {
        return Ask::Open(Page::Ship);
    }
    let is_robber = matches!(skipped.task, Task::MoveRobber { .. } | Task::RobberTo { .. });
    let player = CheckStep::Player(skipped.task.player());
    let step = if is_robber { CheckStep::Ground } else { player };
    Ask::Open(Page::Check(CheckAt::Step(step)))
}

/// The command that skips the open duty, if there is one.
pub fn skip(view: &View<'_>, draft: &TaskDraft) -> Option<Command> {
    skips(view, draft.current(view)?).map(|way| way.command)
}

fn skips(view: &View<'_>, (nth, task): (usize, &Task)) -> Option<WayRound> {
    // What the table resolves itself needs no way around.
    let is_duty = view.state.freedom_of(task) == Freedom::Must;
    if !is_duty || matches!(task, Task::AtTable { .. }) {
        return None;
    }
    let label = if let Task::ChooseYield { one_of, .. } = task {
        // A player who doesn't choose takes the first.
        let first = one_of.first().map(|kind| view.text.kind(*kind));
        view.text.with("task-skip-yield", &[("resource", first.unwrap_or_default().into())])
    } else {
        view.text.get("task-skip")
    };
    let name = [("label", label.as_str().into()), ("task", view.task(task).into())];
    Some(WayRound {
        name: view.text.with("task-skip-name", &name),
        label,
        command: Command::Act(Deed::DoneAtTable { task: nth }),
    })
}
