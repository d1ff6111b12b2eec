//! What the season decks ask: paying, swapping, voting, turning the weather.

use egui::{Ui, vec2};

use super::parts::{self, Kind, grid, hint};
use super::tasks::TaskDraft;
use super::view::View;
use crate::app::command::Command;
use crate::app::widgets::{Icon, Picked, Plate};
use crate::board::Resource;
use crate::game::{Ballot, Deed, Following, Seat};

/// A button over the whole width that says something is done.
fn plate(ui: &mut Ui, view: &View<'_>, label: &str, name: &str) -> bool {
    let size = vec2(ui.available_width(), 56.0);
    let plate = Plate::new(label).named(name).tone(view.palette.accent).icon(Icon::Check);
    plate.show(ui, size).clicked()
}

/// One card of choice to the bank.
pub(super) fn pay(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let pay = |card| Command::Act(Deed::Pay { player, card });
    if view.following() == Following::Off {
        let (label, name) =
            (view.text.get("task-pay-done"), view.about("task-pay-done-name", player));
        return plate(ui, view, &label, &name).then(|| pay(None));
    }
    let kinds = view.kinds(player);
    let kind = kinds_row(ui, view, player, &kinds, "task-pay-kind", None);
    kind.map(|kind| pay(Some(kind)))
}

/// One card to the bank for one of another kind.
pub(super) fn swap(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    player: Seat,
) -> Option<Command> {
    let swap = |cards| Command::Act(Deed::Swap { player, cards });
    if view.following() == Following::Off {
        let (label, name) =
            (view.text.get("task-swap-done"), view.about("task-swap-done-name", player));
        return plate(ui, view, &label, &name).then(|| swap(None));
    }
    hint(ui, &view.text.get("task-swap-give"));
    let kinds = view.kinds(player);
    if let Some(give) = kinds_row(ui, view, player, &kinds, "task-swap-give-name", draft.give) {
        draft.give = Some(give);
    }
    let give = draft.give?;
    hint(ui, &view.text.get("task-swap-get"));
    let bank = view.bank();
    let kinds: Vec<Resource> =
        Resource::ALL.into_iter().filter(|kind| *kind != give && bank.get(*kind) > 0).collect();
    let get = kinds_row(ui, view, player, &kinds, "task-swap-get-name", None)?;
    Some(swap(Some((give, get))))
}

fn kinds_row(
    ui: &mut Ui,
    view: &View<'_>,
    player: Seat,
    kinds: &[Resource],
    name: &str,
    picked: Option<Resource>,
) -> Option<Resource> {
    parts::kinds(ui, view, kinds, |kind| {
        let resource = view.text.resource(kind);
        Kind {
            name: view.about_with(name, player, "resource", resource.as_str().into()),
            label: resource,
            picked: match picked {
                Some(chosen) if chosen == kind => Picked::This,
                Some(_) => Picked::Not,
                None => Picked::NoChoice,
            },
            open: parts::Open::Yes,
        }
    })
}

/// A new pile, or the hidden cards too.
pub(super) fn vote(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let ballots = [
        (Ballot::Reset, "task-vote-reset", "task-vote-reset-name"),
        (Ballot::LeapYear, "task-vote-leap", "task-vote-leap-name"),
    ];
    let mut command = None;
    grid(ui, &ballots, (140.0, 56.0), |ui, (ballot, label, name), size| {
        let (label, name) = (view.text.get(label), view.about(name, player));
        let plate = Plate::new(&label).named(&name).tone(view.palette.quiet);
        if plate.show(ui, size).clicked() {
            command = Some(Command::Act(Deed::Vote { player, ballot }));
        }
    });
    command
}

/// The next season.
pub(super) fn turn_weather(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let season = view.text.season(view.state.season().next());
    let label = view.text.with("task-weather-done", &[("season", season.into())]);
    plate(ui, view, &label, &label).then_some(Command::Act(Deed::TurnWeather))
}

/// The table did it.
pub(super) fn done(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let label = view.text.get("task-done");
    plate(ui, view, &label, &label).then_some(Command::Act(Deed::Resolve))
}
