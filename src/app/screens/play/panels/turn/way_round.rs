//! Ways around a duty: what the table did without telling everything, and a duty that is
//! skipped.

use egui::Ui;

use super::task_draft::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use crate::app::widgets::{GAP, SizedButton, grid};
use crate::game::{
    Deed, Following, Freedom, KnightsTask, RobberEscape, SeaDeed, SeaTask, Seat, StealTargets, Task,
};
use crate::words::text::Value;

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
    let ways = ways(view, draft, (nth, task));
    let ways: Vec<&WayRound> = ways.iter().collect();
    if ways.is_empty() {
        return None;
    }
    let mut touched = None;
    ui.add_space(GAP / 2.0);
    grid(ui, &ways, (230.0, 48.0), |ui, way, size| {
        let plate =
            SizedButton::new(&way.label).named(&way.name).tone(view.palette.quiet).text(15.0);
        if plate.show(ui, size).clicked() {
            touched = Some(way.command.clone());
        }
    });
    touched
}

fn ways(view: &View<'_>, draft: &TaskDraft, (nth, task): (usize, &Task)) -> Vec<WayRound> {
    let Some(skip) = skips(view, (nth, task)) else { return Vec::new() };
    untold(view, draft, task).into_iter().chain([skip]).collect()
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
    let label = match task {
        // A player who doesn't choose takes the first.
        Task::ChooseYield { one_of, .. } => {
            let first = one_of.first().map(|kind| view.text.kind(*kind));
            view.text.with("task-skip-yield", &[("resource", first.unwrap_or_default().into())])
        }
        _ => view.text.get("task-skip"),
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
    let all = match task {
        Task::Steal { from: StealTargets::OneOf(prey), .. } => prey,
        Task::Give { to, .. } => to,
        _ => return None,
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
        _ => return None,
    };
    Some(WayRound { label: view.text.get(label), name, command: Command::Record(deed) })
}

/// What a duty needs next, for the hint on the button at the bottom.
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
        _ => "wanted-done",
    })
}

fn has_ships(view: &View<'_>, seat: Seat) -> bool {
    view.state.pieces().ships_of(seat).next().is_some()
}

/// What a duty of Cities & Knights needs next.
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
