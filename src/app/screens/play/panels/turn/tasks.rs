//! What the event, a 7, or a card asks of each player, one after another.

use egui::{Sense, Ui, vec2};

use super::discard::{self, Counts};
use super::task_header::{self, TaskDraft, any_place, task_line};
use super::{card_tasks, knights_tasks, sea_tasks, vote, way_round};
use crate::app::command::Command;
use crate::app::screens::play::panel::Ask;
use crate::app::screens::play::parts::controls::{self, kind_button};
use crate::app::screens::play::view::View;
use game::{CardKind, Cards, Deed, Following, Kinds, RobberEscape, Seat, StealTargets, Task};
use kit::theme::strong;
use kit::widgets::{
    Icon, SizedButton, boxed, buttons, focus_ring, hint, lit_box, paint_mark, write_in,
};
use words::text::Value;

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
        touched = task_header::show(ui, view, current, task);
        let is_discard = matches!(task, Task::Discard { .. });
        let command = if is_discard {
            discard::show(ui, view, draft, counting)
        } else {
            controls(ui, view, draft, task)
        };
        let command = command.or(way_round::show(ui, view, draft, (current, task)));
        touched = command.map(Ask::Do).or(touched.take());
        if is_discard {
            return;
        }
        for (nth, other) in open.iter().enumerate() {
            if nth == current || is_again(open, current, nth) {
                continue;
            }
            let sentence = view.task(other);
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

/// Returns whether the open task with the number `nth` is the same as one that is listed before it:
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
    focus_ring(ui, &response);
    let at = egui::pos2(rect.left() + 24.0, rect.center().y);
    paint_mark(ui.painter(), at, 11.0, view.color(seat), palette);
    let place = rect.with_min_x(rect.left() + 44.0).with_max_x(rect.right() - 12.0);
    let place = place.shrink2(vec2(0.0, 2.0));
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
        Task::Knights(task) => knights_tasks::knights_controls(ui, view, draft, task),
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
            let plate = SizedButton::new(view.text.get("task-flee-done")).icon(Icon::Robber);
            let is_done = plate.tone(view.palette.primary).touched(ui, 56.0);
            is_done.then_some(Command::Act(Deed::RobberFlees { to: None }))
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
            let name = |it| view.about_with("task-yield-kind", *player, "resource", it);
            let button = |kind| kind_button(view, kind, name);
            let kind = controls::kinds(ui, view, one_of, button);
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
    buttons(ui, seats, (120.0, 56.0), |seat| {
        let (label, name) = words(seat);
        SizedButton::new(label).named(name).of(view.color(seat)).chosen(chosen == Some(seat))
    })
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
    let values = [("who", view.name(player).into()), ("from", view.name(from).into())];
    hint(ui, &view.text.with("task-steal-which", &values));
    let kind = controls::kinds(ui, view, &kinds_of(from), |kind| {
        let values = [
            ("who", view.name(player).into()),
            ("cards", view.cards(Cards::of(kind, 1)).into()),
            ("from", view.name(from).into()),
        ];
        kind_button(view, kind, |_| view.text.with("act-steal", &values))
    });
    kind.and_then(|kind| steal(from, Some(kind)))
}

fn take(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let take = |card| Command::Act(Deed::Take { player, card });
    if view.following() == Following::Off {
        let name = view.about("task-take-done-name", player);
        return card_tasks::plate(ui, view, "task-take-done", name).then(|| take(None));
    }
    let bank = view.bank();
    let kind = controls::kinds(ui, view, &CardKind::RESOURCES, |kind| {
        let name = |it| view.about_with("task-take-kind", player, "resource", it);
        kind_button(view, kind, name).enabled(bank.get(kind) > 0)
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
    let named = |key: &str, resource: Value<'_>| {
        let (who, to) = (view.name(player).into(), view.name(other).into());
        view.text.with(key, &[("who", who), ("to", to), ("resource", resource)])
    };
    // Commodities only where they may be given for want of resources.
    let is_offered = |kind: &CardKind| {
        let deed = Deed::Give { player, to: other, card: Some(*kind) };
        kind.resource().is_some() || view.state.against(deed).is_none()
    };
    let kinds: Vec<CardKind> = view.kinds(player).into_iter().filter(is_offered).collect();
    let kind = controls::kinds(ui, view, &kinds, |kind| {
        kind_button(view, kind, |it| named("task-give-kind", it))
    });
    if let Some(kind) = kind {
        return give(other, Some(kind));
    }
    if following == Following::Secret {
        let name = named("task-give-down-name", "".into());
        let button = SizedButton::new(view.text.get("task-give-down")).named(name);
        if button.icon(Icon::Card).touched(ui, 52.0) {
            return give(other, None);
        }
    }
    None
}
