//! What the season decks ask: paying, swapping, mending, turning the weather, and what
//! the table resolves itself.

use egui::Ui;

use super::task_header::{self, TaskDraft};
use crate::app::command::Command;
use crate::app::screens::play::parts::controls::{self, kind_button};
use crate::app::screens::play::parts::keys;
use crate::app::screens::play::view::View;
use game::{CardKind, Deed, Following, Kinds, Seat, Task};
use kit::widgets::{Icon, Picked, SizedButton, hint, say};

/// The button at the bottom for tasks settled with one touch.
pub fn way_on(view: &View<'_>, task: &Task) -> Option<(String, Command)> {
    let (label, deed) = match task {
        Task::TurnWeather { .. } => {
            let season = view.text.season(view.state.season().next());
            let label = view.text.with("task-weather-done", &[("season", season.into())]);
            (label, Deed::TurnWeather)
        }
        Task::AtTable { .. } => (view.text.get("task-done"), Deed::Resolve),
        Task::Barbarians { .. } => (view.text.get("task-barbarians-done"), Deed::Resolve),
        Task::Discard { .. }
        | Task::MoveRobber { .. }
        | Task::Steal { .. }
        | Task::Take { .. }
        | Task::Give { .. }
        | Task::DamageRoad { .. }
        | Task::RobberTo { .. }
        | Task::ChooseYield { .. }
        | Task::Pay { .. }
        | Task::Swap { .. }
        | Task::MendRoad { .. }
        | Task::Vote { .. }
        | Task::FreeRoad { .. }
        | Task::Knights(_)
        | Task::Sea(_) => return None,
    };
    Some((label, Command::Act(deed)))
}

/// A full-width button that says something is done.
pub fn plate(ui: &mut Ui, view: &View<'_>, label: &str, name: String) -> bool {
    let label = view.text.get(label);
    let plate = SizedButton::new(label).named(name).tone(view.palette.primary).icon(Icon::Check);
    plate.touched(ui, 52.0)
}

/// Pays one card of the player's choice to the bank.
pub fn pay(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let pay = |card| Command::Act(Deed::Pay { player, card });
    if view.following() == Following::Off {
        let name = view.about("task-pay-done-name", player);
        return plate(ui, view, "task-pay-done", name).then(|| pay(None));
    }
    let kinds = view.kinds(player);
    let kind = kinds_row(ui, view, player, &kinds, "task-pay-kind", |_| Picked::NoChoice);
    kind.map(|kind| pay(Some(kind)))
}

/// Swaps one card with the bank for one of another kind.
pub fn swap(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft, player: Seat) -> Option<Command> {
    let swap = |cards| Command::Act(Deed::Swap { player, cards });
    if view.following() == Following::Off {
        let name = view.about("task-swap-done-name", player);
        return plate(ui, view, "task-swap-done", name).then(|| swap(None));
    }
    let kinds = view.kinds(player);
    // A hand of one kind leaves no choice of what to give.
    if let ([only], None) = (kinds.as_slice(), draft.give) {
        draft.give = Some(*only);
    }
    hint(ui, &view.about("task-swap-give", player));
    // Once it is known what is given, a digit says what to take.
    let typed = draft.give.and_then(|_| keys::kind(ui));
    let given = draft.give;
    let picked = |kind| Picked::when(given == Some(kind));
    if let Some(give) = kinds_row(ui, view, player, &kinds, "task-swap-give-name", picked) {
        draft.give = Some(give);
    }
    hint(ui, &view.text.get("task-swap-get"));
    let bank = view.bank();
    let may_take = |kind| draft.give.is_some_and(|give| give != kind && bank.get(kind) > 0);
    let get = controls::kinds(ui, view, Kinds::Resources.all(), |kind| {
        let name = |it| view.about_with("task-swap-get-name", player, "resource", it);
        kind_button(view, kind, name).enabled(may_take(kind))
    });
    let get = get.or(typed.filter(|kind| may_take(*kind)))?;
    draft.give.map(|give| swap(Some((give, get))))
}

/// A button for each of `kinds`.
fn kinds_row(
    ui: &mut Ui,
    view: &View<'_>,
    player: Seat,
    kinds: &[CardKind],
    name: &str,
    picked: impl Fn(CardKind) -> Picked,
) -> Option<CardKind> {
    controls::kinds(ui, view, kinds, |kind| {
        let button = kind_button(view, kind, |it| view.about_with(name, player, "resource", it));
        button.picked(picked(kind))
    })
}

/// Mends a damaged road: a single one needn't be found on the island.
pub fn mend(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft, player: Seat) -> Option<Command> {
    let mut damaged = view.state.damaged_links(player);
    let (Some(at), None) = (damaged.next(), damaged.next()) else {
        task_header::any_place(ui, view, draft);
        return None;
    };
    let name = view.mending(player, at);
    plate(ui, view, "task-mend-one", name).then_some(Command::Act(Deed::MendRoad { player, at }))
}

/// What the card says, for events the table resolves itself.
pub fn at_table(ui: &mut Ui, view: &View<'_>) {
    let words = view.state.card().and_then(|(deck, card)| view.event_text(deck, card));
    if let Some(words) = words {
        say(ui, &words);
    }
    hint(ui, &view.text.get("task-at-table-hint"));
}
