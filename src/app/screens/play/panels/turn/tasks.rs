//! What the event, a 7, or a card asks of each player, one after another.

use egui::{Sense, Ui, vec2};

use super::card_tasks;
use super::discard::{self, Counts};
use super::knights_tasks;
use super::sea_tasks;
use super::task_draft::{TaskDraft, any_place};
use super::task_header;
use super::task_line::task_line;
use super::vote;
use super::way_round;
use crate::app::command::Command;
use crate::app::screens::play::panel::Ask;
use crate::app::screens::play::parts::controls::{self, Kind};
use crate::app::screens::play::view::View;
use game::{CardKind, Cards, Deed, Following, Kinds, RobberEscape, Seat, StealTargets, Task};
use kit::theme::strong;
use kit::widgets::{Icon, Picked, SizedButton, boxed, grid, hint, lit_box, paint_mark, write_in};

/// Draws all tasks: the open ones with their controls, later ones faint.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    counting: &mut Counts,
) -> Option<Ask> {
    let open = view.state.open_tasks();
    let (current, task) = draft.current(view)?;
    if matches!(task, Task::Vote { .. }) {
        return vote::show(ui, view).map(Ask::Do);
    }
    let mut touched = None;
    lit_box(ui, |ui| {
        if matches!(task, Task::Discard { .. }) {
            touched = task_header::discards(ui, view, current, task);
            let command = discard::show(ui, view, draft, counting);
            let command = command.or(way_round::show(ui, view, draft, (current, task)));
            touched = command.map(Ask::Do).or(touched.take());
            return;
        }
        touched = task_header::show(ui, view, current, task);
        let command = controls(ui, view, draft, task);
        let command = command.or(way_round::show(ui, view, draft, (current, task)));
        touched = command.map(Ask::Do).or(touched.take());
        let others: Vec<usize> = (0..open.len()).filter(|nth| *nth != current).collect();
        for nth in others {
            let Some(other) = open.get(nth) else { continue };
            let sentence = view.task(other);
            if is_again(open, current, nth) {
                continue;
            }
            if other == task {
                controls::who_hints(ui, view, other.player(), &sentence);
            } else if waiting(ui, view, other.player(), &sentence) {
                draft.choose(nth);
            }
        }
    });
    later(ui, view, view.state.tasks().get(open.len()..).unwrap_or_default());
    touched
}

/// Whether the open task with the number `nth` is the same as one that is listed before it:
/// one line stands for all.
fn is_again(open: &[Task], current: usize, nth: usize) -> bool {
    let Some(task) = open.get(nth) else { return false };
    let before = open.iter().take(nth).enumerate();
    let mut listed = before.filter(|(earlier, _)| *earlier != current);
    listed.any(|(_, earlier)| earlier == task)
}

/// A task that can be done before the open one: touch it to do so.
fn waiting(ui: &mut Ui, view: &View<'_>, seat: Seat, sentence: &str) -> bool {
    let size = vec2(ui.available_width(), 48.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, sentence));
    let palette = view.palette;
    let fill = if response.hovered() { palette.row } else { palette.raised };
    ui.painter().rect(rect, 10.0, fill, palette.rim, egui::StrokeKind::Inside);
    if response.has_focus() {
        let ring = egui::Stroke::new(3.0, palette.focus);
        ui.painter().rect_stroke(rect, 10.0, ring, egui::StrokeKind::Inside);
    }
    let middle = rect.center().y;
    paint_mark(
        ui.painter(),
        egui::pos2(rect.left() + 24.0, middle),
        11.0,
        view.color(seat),
        palette,
    );
    let place = egui::Rect::from_min_max(
        egui::pos2(rect.left() + 44.0, rect.top() + 2.0),
        egui::pos2(rect.right() - 12.0, rect.bottom() - 2.0),
    );
    let font = strong(ui.ctx(), 17.0);
    write_in(ui, place, egui::Align::Min, sentence, &font, palette.text);
    response.clicked()
}

/// Tasks that come after the open ones, faint.
fn later(ui: &mut Ui, view: &View<'_>, tasks: &[Task]) {
    if tasks.is_empty() {
        return;
    }
    boxed(ui, |ui| {
        ui.visuals_mut().override_text_color = Some(view.palette.faint);
        ui.spacing_mut().item_spacing.y = 6.0;
        for task in tasks {
            task_line(ui, view, Some(task.player()), &view.task(task));
        }
    });
}

fn controls(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft, task: &Task) -> Option<Command> {
    match task {
        // Votes and discards have their own lines; for the others, the button at the bottom
        // is all there is to touch.
        Task::Discard { .. }
        | Task::Steal { from: StealTargets::BesideRobber, .. }
        | Task::Vote { .. }
        | Task::TurnWeather { .. }
        | Task::Barbarians { .. } => None,
        Task::Knights(task) => knights_tasks::controls(ui, view, draft, task),
        Task::Sea(task) => sea_tasks::controls(ui, view, draft, task),
        Task::MoveRobber { .. } => {
            any_place(ui, view, draft);
            if view.state.may_move_pirate() {
                hint(ui, &view.text.get("sea-task-robber-hint"));
            }
            if let Some(spared) = view.spared() {
                hint(ui, &spared);
            }
            None
        }
        Task::DamageRoad { .. }
        | Task::FreeRoad { .. }
        | Task::RobberTo { to: RobberEscape::Fixed(Some(_)) | RobberEscape::Among(_), .. } => {
            any_place(ui, view, draft);
            None
        }
        Task::RobberTo { to: RobberEscape::Fixed(None), .. } => {
            let label = view.text.get("task-flee-done");
            let size = vec2(ui.available_width(), 56.0);
            let plate = SizedButton::new(&label).icon(Icon::Robber).tone(view.palette.primary);
            plate.show(ui, size).clicked().then_some(Command::Act(Deed::RobberFlees { to: None }))
        }
        Task::Steal { player, from: StealTargets::OneOf(prey), of, .. } => {
            steal(ui, view, draft, *player, (prey, *of))
        }
        Task::Take { player, .. } => take(ui, view, *player),
        Task::Pay { player } => card_tasks::pay(ui, view, *player),
        Task::Swap { player } => card_tasks::swap(ui, view, draft, *player),
        Task::MendRoad { player } => card_tasks::mend(ui, view, draft, *player),
        Task::AtTable { .. } => {
            card_tasks::at_table(ui, view);
            None
        }
        Task::Give { player, to, .. } => give(ui, view, draft, *player, to),
        Task::ChooseYield { player, at, one_of } => {
            let kind = controls::kinds(ui, view, one_of, |kind| Kind {
                label: view.text.kind(kind),
                name: view.about_with(
                    "task-yield-kind",
                    *player,
                    "resource",
                    view.text.kind(kind).into(),
                ),
                picked: Picked::NoChoice,
                enabled: controls::Enabled::Yes,
            });
            kind.map(|card| Command::Act(Deed::ChooseYield { player: *player, at: *at, card }))
        }
    }
}

/// A button for each player whose card it could be.
fn seats(
    ui: &mut Ui,
    view: &View<'_>,
    seats: &[Seat],
    chosen: Option<Seat>,
    words: impl Fn(Seat) -> (String, String),
) -> Option<Seat> {
    let mut touched = None;
    grid(ui, seats, (120.0, 56.0), |ui, seat, size| {
        let (label, name) = words(seat);
        let picked = if chosen == Some(seat) { Picked::This } else { Picked::Not };
        let plate = SizedButton::new(&label).named(&name).of(view.color(seat)).picked(picked);
        if plate.show(ui, size).clicked() {
            touched = Some(seat);
        }
    });
    touched
}

fn steal(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    player: Seat,
    (prey, of): (&[Seat], Kinds),
) -> Option<Command> {
    // The kinds among which the card is.
    let kinds_of = |seat| {
        let mut kinds = view.kinds(seat);
        kinds.retain(|kind| of.all().contains(kind));
        kinds
    };
    // With an open hand and only one victim, only the card needs to be named.
    let only = match (prey, view.following()) {
        ([only], Following::Open) if kinds_of(*only).len() > 1 => Some(*only),
        _ => None,
    };
    let chosen = draft.other.or(only);
    let touched = seats(ui, view, prey, chosen, |seat| {
        let name = view.name(seat);
        (
            view.text.with("task-steal-from", &[("from", name.as_str().into())]),
            view.about_with("task-steal-from-name", player, "from", name.into()),
        )
    });
    let steal = |from, card| Some(Command::Act(Deed::Steal { player, from, card }));
    if let Some(from) = touched {
        let kinds = kinds_of(from);
        match (view.following(), kinds.as_slice()) {
            (Following::Open, [only]) => return steal(from, Some(*only)),
            (Following::Open, _) => draft.other = Some(from),
            (Following::Secret | Following::Off, _) => return steal(from, None),
        }
    }
    let from = chosen?;
    hint(
        ui,
        &view.text.with(
            "task-steal-which",
            &[("who", view.name(player).into()), ("from", view.name(from).into())],
        ),
    );
    let kind = controls::kinds(ui, view, &kinds_of(from), |kind| {
        let cards = Cards::of(kind, 1);
        Kind {
            label: view.text.kind(kind),
            name: view.text.with(
                "act-steal-known",
                &[
                    ("who", view.name(player).into()),
                    ("cards", view.cards(cards).into()),
                    ("from", view.name(from).into()),
                ],
            ),
            picked: Picked::NoChoice,
            enabled: controls::Enabled::Yes,
        }
    });
    kind.and_then(|kind| steal(from, Some(kind)))
}

fn take(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let take = |card| Command::Act(Deed::Take { player, card });
    if view.following() == Following::Off {
        let label = view.text.get("task-take-done");
        let name = view.about("task-take-done-name", player);
        let plate =
            SizedButton::new(&label).named(&name).tone(view.palette.primary).icon(Icon::Check);
        let size = vec2(ui.available_width(), 52.0);
        return plate.show(ui, size).clicked().then(|| take(None));
    }
    let bank = view.bank();
    let kind = controls::kinds(ui, view, &CardKind::RESOURCES, |kind| {
        let resource = view.text.kind(kind);
        Kind {
            name: view.about_with("task-take-kind", player, "resource", resource.as_str().into()),
            label: resource,
            picked: Picked::NoChoice,
            enabled: (bank.get(kind) > 0).into(),
        }
    });
    kind.map(|kind| take(Some(kind)))
}

fn give(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    player: Seat,
    to: &[Seat],
) -> Option<Command> {
    let following = view.following();
    let give = |to, card| Some(Command::Act(Deed::Give { player, to, card }));
    if to.len() > 1 || following == Following::Off {
        let touched = seats(ui, view, to, draft.other, |seat| {
            let name = view.name(seat);
            (
                view.text.with("task-give-to", &[("to", name.as_str().into())]),
                view.about_with("task-give-to-name", player, "to", name.into()),
            )
        });
        match (touched, following) {
            (Some(seat), Following::Off) => return give(seat, None),
            (Some(seat), _) => draft.other = Some(seat),
            (None, _) => {}
        }
    }
    if following == Following::Off {
        return None;
    }
    let only = match to {
        [only] => Some(*only),
        _ => None,
    };
    let other = draft.other.or(only)?;
    let named = |key: &str, resource: &str| {
        view.text.with(
            key,
            &[
                ("who", view.name(player).into()),
                ("to", view.name(other).into()),
                ("resource", resource.into()),
            ],
        )
    };
    // Commodities only where they may be given for want of resources.
    let is_offered = |kind: &CardKind| {
        let deed = Deed::Give { player, to: other, card: Some(*kind) };
        kind.resource().is_some() || view.state.against(deed).is_none()
    };
    let kinds: Vec<CardKind> = view.kinds(player).into_iter().filter(is_offered).collect();
    let kind = controls::kinds(ui, view, &kinds, |kind| {
        let resource = view.text.kind(kind);
        Kind {
            name: named("task-give-kind", &resource),
            label: resource,
            picked: Picked::NoChoice,
            enabled: controls::Enabled::Yes,
        }
    });
    if let Some(kind) = kind {
        return give(other, Some(kind));
    }
    if following == Following::Secret {
        let label = view.text.get("task-give-down");
        let name = named("task-give-down-name", "");
        let size = vec2(ui.available_width(), 52.0);
        if SizedButton::new(&label).named(&name).icon(Icon::Card).show(ui, size).clicked() {
            return give(other, None);
        }
    }
    None
}
