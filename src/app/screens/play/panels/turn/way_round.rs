//! Ways around a duty: what the table did without telling everything, and a duty that is
//! skipped.

use egui::{Align, Layout, Ui, vec2};

use super::task_header::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, CheckAt, CheckStep, Page};
use crate::app::screens::play::parts::controls::who_bold;
use crate::app::screens::play::view::View;
use game::{
    Deed, Following, Freedom, KnightsTask, RobberEscape, SeaDeed, SeaTask, Seat, StealTargets, Task,
};
use kit::widgets::{FINGER, GAP, SizedButton, hint, spaced, warning_box};
use words::game::Skipped;
use words::text::Value;

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
    let told = untold(view, draft, task);
    let costs = told.as_ref().map(|_| view.text.get(untold_costs(task)));
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

/// Returns what it costs if nobody says which cards they were.
const fn untold_costs(task: &Task) -> &'static str {
    let is_seen = matches!(task, Task::Steal { .. } | Task::Give { .. });
    if is_seen { "task-untold-costs-hands" } else { "task-untold-costs" }
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

/// The other player a task is about: the one touched, or the only one possible.
pub fn other(draft: &TaskDraft, task: &Task) -> Option<Seat> {
    let (Task::Steal { from: StealTargets::OneOf(all), .. } | Task::Give { to: all, .. }) = task
    else {
        return None;
    };
    let only = match all.as_slice() {
        [only] => Some(*only),
        _ => None,
    };
    draft.other.or(only)
}

/// That it was done, but with cards whose kinds nobody tells.
fn untold(view: &View<'_>, draft: &TaskDraft, task: &Task) -> Option<WayRound> {
    let following = view.following();
    if !following.is_on() {
        return None;
    }
    let player = task.player();
    // With secret hands, a card that nobody sees is nothing unusual.
    let is_open = following == Following::Open;
    let (label, name, deed) = match task {
        Task::Discard { count: Some(count), .. } if is_open => {
            let count: Value<'_> = (*count).into();
            let name = view.about_with("task-untold-discard", player, "count", count);
            ("task-untold-kinds", name, Deed::Discard { player, cards: None })
        }
        Task::Sea(SeaTask::Gold { count, .. }) => {
            let due = view.state.gold_due(*count).into();
            let name = view.about_with("gold-untold", player, "count", due);
            let deed = Deed::Sea(SeaDeed::TakeGold { player, cards: None });
            ("task-untold-kinds", name, deed)
        }
        Task::Pay { .. } => {
            let name = view.about("task-untold-pay", player);
            ("task-untold-kind", name, Deed::Pay { player, card: None })
        }
        Task::Take { resource: None, .. } => {
            let name = view.about("task-untold-take", player);
            ("task-untold-kind", name, Deed::Take { player, card: None })
        }
        Task::Steal { .. } if is_open => {
            let from = other(draft, task)?;
            let name = view.about_with("task-untold-steal", player, "from", view.name(from).into());
            ("task-untold-kind", name, Deed::Steal { player, from, card: None })
        }
        Task::Give { .. } if is_open => {
            let to = other(draft, task)?;
            let name = view.about_with("task-untold-give", player, "to", view.name(to).into());
            ("task-untold-kind", name, Deed::Give { player, to, card: None })
        }
        Task::Discard { .. }
        | Task::Steal { .. }
        | Task::Give { .. }
        | Task::Take { resource: Some(_), .. }
        | Task::MoveRobber { .. }
        | Task::DamageRoad { .. }
        | Task::RobberTo { .. }
        | Task::ChooseYield { .. }
        | Task::Swap { .. }
        | Task::MendRoad { .. }
        | Task::AtTable { .. }
        | Task::Vote { .. }
        | Task::TurnWeather { .. }
        | Task::Barbarians { .. }
        | Task::FreeRoad { .. }
        | Task::Knights(_)
        | Task::Sea(SeaTask::TurnUp { .. } | SeaTask::FreeShip { .. }) => return None,
    };
    Some(WayRound { label: view.text.get(label), name, command: Command::Record(deed) })
}

/// Returns what a duty needs next, for the hint on the button at the bottom.
pub fn wanted(view: &View<'_>, draft: &TaskDraft, task: &Task) -> String {
    let names_cards = match view.following() {
        Following::Open => true,
        Following::Secret => matches!(task, Task::Give { .. }),
        Following::Off => false,
    };
    view.text.get(match task {
        Task::MoveRobber { .. }
        | Task::RobberTo { to: RobberEscape::Fixed(Some(_)) | RobberEscape::Among(_), .. } => {
            "wanted-hex"
        }
        Task::DamageRoad { player, .. } if has_ships(view, *player) => "wanted-road-or-ship",
        Task::DamageRoad { .. } => "wanted-road",
        Task::Steal { .. } | Task::Give { .. } if names_cards && other(draft, task).is_some() => {
            "wanted-card"
        }
        Task::Steal { .. } | Task::Give { .. } => "wanted-player",
        Task::ChooseYield { .. } => "wanted-card",
        Task::Knights(task) => return knights_wanted(view, task),
        Task::Take { .. } | Task::Pay { .. } | Task::Sea(SeaTask::Gold { .. })
            if view.following().is_on() =>
        {
            "wanted-card"
        }
        Task::Take { .. }
        | Task::Pay { .. }
        | Task::Sea(SeaTask::Gold { .. } | SeaTask::TurnUp { .. } | SeaTask::FreeShip { .. })
        | Task::Discard { .. }
        | Task::RobberTo { to: RobberEscape::Fixed(None), .. }
        | Task::Swap { .. }
        | Task::MendRoad { .. }
        | Task::AtTable { .. }
        | Task::Vote { .. }
        | Task::TurnWeather { .. }
        | Task::Barbarians { .. }
        | Task::FreeRoad { .. } => "wanted-done",
    })
}

fn has_ships(view: &View<'_>, seat: Seat) -> bool {
    view.state.pieces().ships_of(seat).next().is_some()
}

/// Returns what a duty of Cities & Knights needs next.
fn knights_wanted(view: &View<'_>, task: &KnightsTask) -> String {
    view.text.get(match task {
        KnightsTask::LoseKnight { .. } | KnightsTask::Promote { .. } => "wanted-knight",
        KnightsTask::PlaceMetropolis { .. } | KnightsTask::LoseCity { .. } => "wanted-city",
        KnightsTask::Relocate { .. } | KnightsTask::PlaceDeserter { .. } => "wanted-spot",
        KnightsTask::ChooseDeck { .. } | KnightsTask::PutBack { .. } => "wanted-deck",
        KnightsTask::EventDie { .. } => "wanted-face",
        KnightsTask::TradeAtHarbor { .. } | KnightsTask::StealFromEach { .. } => "wanted-done",
    })
}
