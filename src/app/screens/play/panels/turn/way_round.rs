//! Ways around a duty: what the table did without telling everything, and a duty that is
//! skipped.

use egui::{Align, Layout, Ui, Vec2, vec2};

use super::asked::{Asked, TaskDraft};
use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, CheckAt, CheckStep, Next, Page};
use crate::app::screens::play::parts::controls::who_bold;
use crate::app::screens::play::view::View;
use game::{Deed, Freedom, Task};
use kit::theme::Tone;
use kit::widgets::{FINGER, GAP, SizedButton, hint, spaced, warning_box};
use words::game::Skipped;

/// A button that gets around a task: it leaves what nobody has to do, or passes over a duty.
pub struct WayRound {
    is_duty: bool,
    label: String,
    name: String,
    command: Command,
}

impl WayRound {
    /// Of the open task with this number.
    fn of(view: &View<'_>, nth: usize, task: &Task) -> Option<Self> {
        let is_duty = view.state.freedom_of(task) == Freedom::Must;
        if !is_duty {
            let name = view.text.with("task-leave-name", &[("left", view.left(task).into())]);
            let command = Command::Act(Deed::Leave { task: nth });
            return Some(Self { is_duty, label: view.text.get("task-leave"), name, command });
        }
        let label = if let Task::ChooseYield { one_of, .. } = task {
            // A player who doesn't choose takes the first.
            let first = one_of.first().map(|kind| view.text.kind(*kind));
            view.text.with("task-skip-yield", &[("resource", first.unwrap_or_default().into())])
        } else {
            view.text.get("task-skip")
        };
        let name = [("label", label.as_str().into()), ("task", view.task(task).into())];
        let name = view.text.with("task-skip-name", &name);
        let command = Command::Act(Deed::DoneAtTable { task: nth });
        // What the table resolves itself needs no way around.
        let is_needed = !matches!(task, Task::AtTable { .. });
        is_needed.then_some(Self { is_duty, label, name, command })
    }

    /// Leaving a task that nobody has to do.
    pub fn leave(view: &View<'_>, nth: usize, task: &Task) -> Option<Self> {
        Self::of(view, nth, task).filter(|way| !way.is_duty)
    }

    /// Draws it in this color; returns what it does once it is touched.
    pub fn show(self, ui: &mut Ui, tone: Option<Tone>, size: Vec2) -> Option<Command> {
        let plate = SizedButton::new(self.label).named(self.name).tone(tone).text(15.0);
        plate.show(ui, size).clicked().then_some(self.command)
    }

    /// The button at the bottom that leaves `task` for all that is left of it.
    pub fn next(self, view: &View<'_>, task: &Task) -> Next {
        let label = view.text.with("task-leave-all", &[("left", view.left(task).into())]);
        Next::go(label, self.command).named(self.name).quiet(true).of(task.player())
    }
}

/// Draws the ways around the open task with this number, if it is a duty: small, below
/// all the controls that do it.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &TaskDraft,
    (nth, task): (usize, &Task),
) -> Option<Command> {
    let skip = WayRound::of(view, nth, task).filter(|way| way.is_duty)?;
    ui.add_space(GAP / 2.0);
    let wide = ui.available_width();
    // Nobody aims at what only a table that did otherwise wants: it is small and at the side.
    let narrow = (wide * NARROW).min(SKIP);
    let told = Asked::of(view, draft, task).untold.filter(|_| view.following().is_on());
    let told = told.map(|(label, name, deed)| {
        let (label, command) = (view.text.get(label), Command::Record(deed));
        WayRound { is_duty: true, label, name, command }
    });
    // What it costs if nobody says which cards they were.
    let is_seen = matches!(task, Task::Steal { .. } | Task::Give { .. });
    let costs = if is_seen { "task-untold-costs-hands" } else { "task-untold-costs" };
    let costs = told.as_ref().map(|_| view.text.get(costs));
    let command = spaced(ui, GAP, |ui| {
        let quiet = Some(view.palette.quiet);
        let skipped = skip.show(ui, quiet, vec2(narrow, FINGER));
        let size = vec2(wide - narrow - GAP, FINGER);
        skipped.or(told.and_then(|way| way.show(ui, quiet, size)))
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

/// The command that passes over the open task, if it is a duty.
pub fn skip(view: &View<'_>, draft: &TaskDraft) -> Option<Command> {
    let (nth, task) = draft.current(view)?;
    WayRound::of(view, nth, task).filter(|way| way.is_duty).map(|way| way.command)
}
