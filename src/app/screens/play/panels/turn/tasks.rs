//! Tasks that the event, a 7, or a card sets each player, one after another.

use egui::{Ui, pos2, vec2};

use super::asked::{Asked, PAST, TaskDraft, WayRound, has_way_past, only, past_duty, untold};
use super::everybody::{self, HandCounts};
use super::expansion_tasks as expansions;
use super::module_tasks;
use super::scenario_tasks;
use crate::app::command::{Command, SpotFilter, WhyQuestion};
use crate::app::screens::play::parts::controls::{self, from_bank, kind_button, kinds_named};
use crate::app::screens::play::parts::spots::spot_filter;
use crate::app::screens::play::parts::{keys, progress_cards, seat_phones, why_buttons as why};
use crate::app::screens::play::view::{Squeeze, View};
use cards::Freedom;
use game::{
    CardKind, Cards, Deed, Following, Kinds, KnightsDeed, KnightsTask, RiversTask, RobberEscape,
    SeaTask, Seat, StealTargets, Task,
};
use kit::theme::strong;
use kit::widgets::{
    FINGER, GAP, Icon, SizedButton, boxed, buttons, focus_ring, hint, labeled, lit_box, say,
    spaced, touchable, write_in,
};
use words::text::Value;

/// Draws all tasks: the open ones with their controls, later ones faint.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    counting: &mut HandCounts,
) -> Option<Command> {
    let open = view.state.open_tasks();
    let (current, task) = draft.current(view)?;
    if matches!(task, Task::Vote { .. }) {
        return everybody::vote(ui, view);
    }
    let mut touched = None;
    lit_box(ui, |ui| {
        touched = header(ui, view, current, task);
        if view.squeeze < Squeeze::Tight {
            seat_phones::elsewhere(ui, view, task);
        }
        let is_discard = matches!(task, Task::Discard { .. });
        let command = if is_discard {
            everybody::discard(ui, view, draft, counting)
        } else {
            draft.unseen.choose(ui, view, task);
            let done = controls(ui, view, draft, task);
            done.or_else(|| module_tasks::instead(ui, view, task))
        };
        touched = command.or(touched.take());
        let others = if is_discard || view.squeeze == Squeeze::Tight { &[] } else { open };
        if view.squeeze == Squeeze::Compact
            && !is_discard
            && let Some(nth) = waiting_side_by_side(ui, view, current)
        {
            draft.choose(nth);
        }
        let others = if view.squeeze == Squeeze::Compact { &[] } else { others };
        for (nth, other) in others.iter().enumerate() {
            // One line stands for all that ask the same.
            let mut before = open.iter().take(nth).enumerate();
            let is_again = before.any(|(earlier, it)| earlier != current && it == other);
            if nth == current || is_again || other == task {
                continue;
            }
            if waiting(ui, view, other.player(), &view.task(other)) {
                draft.choose(nth);
            }
        }
        let again = others.iter().filter(|other| *other == task).count();
        if again > 1 {
            hint(ui, &view.with_count("task-again", again.saturating_sub(1) as u64));
        }
        // What only some tables look for may lie below the fold.
        let top = ui.cursor().top();
        let mut rare = untold(ui, view, draft, task);
        if !has_room_beside(ui) {
            let size = vec2(ui.available_width(), FINGER);
            rare = rare.or(past_duty(ui, view, (current, task), size));
        }
        draft.rare += ui.cursor().top() - top;
        touched = touched.take().or(rare);
    });
    later(ui, view, view.state.tasks().get(open.len()..).unwrap_or_default());
    touched
}

/// A task that can be done before the open one: touch it to do so.
fn waiting(ui: &mut Ui, view: &View<'_>, seat: Seat, sentence: &str) -> bool {
    let size = vec2(ui.available_width(), 48.0);
    let (rect, response) = touchable(ui, size, sentence);
    let palette = view.palette;
    let fill = if response.hovered() { palette.row } else { palette.raised };
    ui.painter().rect(rect, 10.0, fill, palette.rim, egui::StrokeKind::Inside);
    focus_ring(ui, &response);
    let at = pos2(rect.left() + 24.0, rect.center().y);
    view.paint_mark(ui.painter(), at, 11.0, seat);
    let place = rect.with_min_x(rect.left() + 44.0).with_max_x(rect.right() - 12.0);
    let place = place.shrink2(vec2(0.0, 2.0));
    let font = strong(ui.ctx(), 17.0);
    write_in(ui, place, egui::Align::Min, sentence, &font, palette.text);
    response.clicked()
}

/// The players who wait to do theirs, side by side: touch one to do it first. Returns its number.
fn waiting_side_by_side(ui: &mut Ui, view: &View<'_>, current: usize) -> Option<usize> {
    let open = view.state.open_tasks();
    let is_new = |nth: &usize| {
        let same = open.iter().take(*nth).enumerate();
        *nth != current
            && same.into_iter().all(|(at, it)| at == current || open.get(*nth) != Some(it))
    };
    let others: Vec<usize> = (0..open.len()).filter(is_new).collect();
    buttons(ui, &others, (150.0, FINGER), |nth| {
        let Some(task) = open.get(nth) else { return SizedButton::new("") };
        let seat = task.player();
        let button = SizedButton::new(view.name(seat)).named(view.task(task));
        button.of(view.color(seat)).text(16.0)
    })
}

/// Tasks that come after the open ones, faint.
fn later(ui: &mut Ui, view: &View<'_>, tasks: &[Task]) {
    // They come up soon enough.
    if tasks.is_empty() || view.squeeze == Squeeze::Tight {
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

/// Returns whether several players may do it, but none has to.
pub fn may_all_be_left(open: &[Task]) -> bool {
    let mut players = open.iter().map(Task::player);
    let first = players.next();
    players.any(|player| Some(player) != first)
        && open.iter().all(|task| task.freedom() == Freedom::May)
}

/// Lets any place be touched, even where the rules say no.
pub fn any_place(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) {
    // A touch of any place says what is against it, and can be recorded all the same.
    if view.squeeze > Squeeze::Roomy {
        return;
    }
    spot_filter(ui, view, &mut draft.aim.filter, SpotFilter::Payable);
}

/// The width of the button that skips it, and where what has to be done needs the room.
const ROUND: f32 = 116.0;
const TIGHT_ROUND: f32 = 92.0;

/// Returns whether the way past a duty has room beside its sentence.
fn has_room_beside(ui: &Ui) -> bool {
    ui.available_width() >= 480.0
}

/// The task, the reason for it, and the button with which one player skips it; of a 7 what it
/// asks of everybody with too many cards.
fn header(ui: &mut Ui, view: &View<'_>, nth: usize, task: &Task) -> Option<Command> {
    let (sentence, seat) = if let Task::Discard { .. } = task {
        (view.discard_question(), None)
    } else {
        (view.task(task), Some(task.player()))
    };
    let is_uncounted = matches!(task, Task::Discard { count: None, .. });
    let asked = if is_uncounted { sentence.clone() } else { view.task(task) };
    // Otherwise the button at the bottom skips it.
    let is_beside = seat.is_some() && may_all_be_left(view.state.open_tasks());
    let round = WayRound::leave(view, nth, task).filter(|_| is_beside);
    let is_past = round.is_none() && has_room_beside(ui) && has_way_past(view, nth, task);
    let round_wide = if view.squeeze == Squeeze::Tight { TIGHT_ROUND } else { ROUND };
    let beside = if is_past { PAST + GAP } else { 0.0 };
    let room = round.as_ref().map_or(beside, |_| round_wide + GAP);
    spaced(ui, GAP, |ui| {
        let wide = (ui.available_width() - 48.0 - GAP - room).max(40.0);
        ui.allocate_ui(vec2(wide, 48.0), |ui| {
            ui.set_width(wide);
            task_line(ui, view, seat, &sentence);
        });
        let past =
            if is_past { past_duty(ui, view, (nth, task), vec2(PAST, FINGER)) } else { None };
        let why = why::button(ui, view, &asked).clicked();
        let left = round.and_then(|round| round.show(ui, None, vec2(round_wide, 48.0)));
        left.or(past).or(why.then_some(Command::why(WhyQuestion::Task(nth))))
    })
}

/// Draws a request, as high as its words, after the mark of the one player it is asked of.
fn task_line(ui: &mut Ui, view: &View<'_>, seat: Option<Seat>, sentence: &str) {
    let ink = ui.visuals().override_text_color.unwrap_or(view.palette.text);
    let is_tight = view.squeeze == Squeeze::Tight;
    let indent = match seat {
        None => 0.0,
        Some(_) if is_tight => 32.0,
        Some(_) => 38.0,
    };
    let room = ui.available_width() - indent;
    let laid =
        |size: f32| ui.painter().layout(sentence.to_owned(), strong(ui.ctx(), size), ink, room);
    let sizes: &[f32] = if is_tight { &[16.0, 15.0, 14.0] } else { &[19.0] };
    let whole = sizes.iter().map(|size| laid(*size)).find(|words| words.rows.len() <= 3);
    let words = whole.unwrap_or_else(|| laid(sizes.last().copied().unwrap_or(14.0)));
    let high = words.size().y.max(32.0);
    let rect = labeled(ui, vec2(ui.available_width(), high), sentence);
    if let Some(seat) = seat {
        let at = pos2(rect.left() + 14.0, rect.top() + 16.0);
        view.paint_mark(ui.painter(), at, 13.0, seat);
    }
    let at = pos2(rect.left() + indent, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, ink);
}

fn controls(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft, task: &Task) -> Option<Command> {
    if !view.following().is_on()
        && let Some((label, name, deed)) = Asked::of(view, draft, task).untold
    {
        return plate(ui, view, label, name).then_some(Command::Act(deed));
    }
    let player = task.player();
    match task {
        // Votes and discards have their own lines; for the others, the button at the bottom
        // is all there is to touch.
        Task::Discard { .. }
        | Task::Steal { from: StealTargets::BesideRobber, .. }
        | Task::Vote { .. }
        | Task::TurnWeather { .. }
        | Task::Barbarians { .. }
        | Task::Knights(KnightsTask::StealFromEach { .. }) => {}
        Task::MoveRobber { .. } => {
            any_place(ui, view, draft);
            if view.state.may_move_pirate() {
                hint(ui, &view.text.get("sea-task-robber-hint"));
            }
            if let Some(spared) = view.spared() {
                hint(ui, &spared);
            }
        }
        Task::MendRoad { .. } => {
            let mut damaged = view.state.damaged_links(player);
            // A single one needn't be found on the island.
            if let (Some(at), None) = (damaged.next(), damaged.next()) {
                let is_done = plate(ui, view, "task-mend-one", view.mending(player, at));
                return is_done.then_some(Command::Act(Deed::MendRoad { player, at }));
            }
            any_place(ui, view, draft);
        }
        Task::DamageRoad { .. }
        | Task::FreeRoad { .. }
        | Task::Rivers(RiversTask::FreeBridge { .. })
        | Task::RobberTo { to: RobberEscape::Fixed(Some(_)) | RobberEscape::Among(_), .. }
        | Task::Knights(
            KnightsTask::PlaceMetropolis { .. }
            | KnightsTask::Relocate { .. }
            | KnightsTask::Promote { .. }
            | KnightsTask::LoseKnight { .. },
        ) => any_place(ui, view, draft),
        Task::Knights(KnightsTask::LoseCity { .. }) => {
            any_place(ui, view, draft);
            return expansions::saved_city(ui, view, player);
        }
        Task::Knights(KnightsTask::PlaceDeserter { .. }) => {
            expansions::levels(ui, view, draft);
            any_place(ui, view, draft);
        }
        Task::RobberTo { to: RobberEscape::Fixed(None), .. } => {
            let plate = view.keyed_button("task-flee-done").icon(Icon::Robber);
            let is_done = plate.tone(view.palette.primary).touched(ui, 56.0);
            return is_done.then_some(Command::Act(Deed::RobberFlees { to: None }));
        }
        Task::Steal { from: StealTargets::OneOf(prey), of, .. } => {
            return steal(ui, view, draft, (player, prey, *of));
        }
        Task::Take { .. } => {
            let card = from_bank(ui, view, player)?;
            return Some(Command::Act(Deed::Take { player, card: Some(card) }));
        }
        Task::Pay { .. } => {
            let name = |it| view.about_with("task-pay-kind", player, "resource", it);
            let card = kinds_named(ui, view, &view.kinds(player), name, |_| true)?;
            return Some(Command::Act(Deed::Pay { player, card: Some(card) }));
        }
        Task::Swap { .. } => return swap(ui, view, draft, player),
        Task::AtTable { .. } => {
            // What the card says, for events that the table resolves itself.
            let words = view.state.card().and_then(|(deck, card)| view.event_text(deck, card));
            if let Some(words) = words {
                say(ui, &words);
            }
            hint(ui, &view.text.get("task-at-table-hint"));
        }
        Task::Give { to, .. } => return give(ui, view, draft, (player, to)),
        Task::ChooseYield { at, one_of, .. } => {
            let name = |it| view.about_with("task-yield-kind", player, "resource", it);
            let card = kinds_named(ui, view, one_of, name, |_| true)?;
            return Some(Command::Act(Deed::ChooseYield { player, at: *at, card }));
        }
        Task::Oil(task) => return module_tasks::oil(ui, view, draft, task),
        Task::Fish(task) => return module_tasks::fish(ui, view, task),
        Task::Wagons(task) => return module_tasks::wagons(ui, view, *task),
        Task::Knights(KnightsTask::EventDie { .. }) => {
            return expansions::event_die(ui, view, draft);
        }
        Task::Knights(KnightsTask::ChooseDeck { .. }) => {
            let track = progress_cards::decks(ui, view, player, true)?;
            return Some(Command::Act(Deed::Knights(KnightsDeed::ChooseDeck { player, track })));
        }
        Task::Knights(KnightsTask::PutBack { .. }) => {
            return progress_cards::put_back(ui, view, player);
        }
        Task::Knights(KnightsTask::TradeAtHarbor { with, .. }) => {
            return expansions::harbor(ui, view, draft, (player, *with));
        }
        Task::Sea(task) => return at_sea(ui, view, draft, (player, task)),
    }
    None
}

fn at_sea(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, task): (Seat, &SeaTask),
) -> Option<Command> {
    match task {
        SeaTask::Gold { count, .. } => expansions::gold(ui, view, draft, (player, *count)),
        SeaTask::TurnUp { at, .. } => expansions::turn_up(ui, view, draft, (player, *at)),
        SeaTask::FreeShip { .. } => {
            any_place(ui, view, draft);
            None
        }
        SeaTask::Scenario(task) => scenario_tasks::controls_of(ui, view, draft, task),
    }
}

/// A full-width button that says something is done.
fn plate(ui: &mut Ui, view: &View<'_>, label: &str, name: String) -> bool {
    let plate = view.keyed_button(label).named(name).icon(Icon::Check);
    plate.tone(view.palette.primary).touched(ui, 52.0)
}

/// A button for each player whose card it could be; the keys of its label and its name, and what
/// they call that player.
fn seats(
    ui: &mut Ui,
    view: &View<'_>,
    (player, seats, chosen): (Seat, &[Seat], Option<Seat>),
    [label, name, called]: [&str; 3],
) -> Option<Seat> {
    buttons(ui, seats, (120.0, 56.0), |seat| {
        let button = SizedButton::new(view.with(label, &[(called, &seat)]));
        let button = button.named(view.with(name, &[("who", &player), (called, &seat)]));
        button.of(view.color(seat)).chosen(chosen == Some(seat))
    })
}

fn steal(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, prey, of): (Seat, &[Seat], Kinds),
) -> Option<Command> {
    let is_open = view.following() == Following::Open;
    // The kinds among which the card is.
    let kinds_of = |seat| {
        let mut kinds = view.kinds(seat);
        kinds.retain(|kind| of.all().contains(kind));
        kinds
    };
    // With an open hand and only one victim, only the card needs to be named.
    let only = only(prey).filter(|only| is_open && kinds_of(*only).len() > 1);
    let chosen = draft.other.or(only);
    let keys = ["task-steal-from", "task-steal-from-name", "from"];
    let touched = seats(ui, view, (player, prey, chosen), keys);
    if let Some(takes) = scenario_tasks::cloth(ui, view, (player, prey)) {
        return Some(takes);
    }
    let steal = |from, card| Some(Command::Act(Deed::Steal { player, from, card }));
    if let Some(from) = touched {
        match kinds_of(from).as_slice() {
            [only] if is_open => return steal(from, Some(*only)),
            _ if is_open => draft.other = Some(from),
            _ => return steal(from, None),
        }
    }
    let from = chosen?;
    hint(ui, &view.with("task-steal-which", &[("who", &player), ("from", &from)]));
    let kind = controls::kinds(ui, view, &kinds_of(from), |kind| {
        let cards = Cards::of(kind, 1);
        let name = view.with("act-steal", &[("who", &player), ("cards", &cards), ("from", &from)]);
        kind_button(view, kind, |_| name)
    });
    kind.and_then(|kind| steal(from, Some(kind)))
}

/// Swaps one card with the bank for one of another kind.
fn swap(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft, player: Seat) -> Option<Command> {
    let kinds = view.kinds(player);
    // A hand of one kind leaves no choice of what to give.
    draft.give = draft.give.or(only(&kinds));
    let done = |cards| Some(Command::Act(Deed::Swap { player, cards: Some(cards) }));
    if let Some(given) = draft.give.filter(|_| view.squeeze >= Squeeze::Compact) {
        return match taken_for(ui, view, player, given)? {
            kind if kind == given => {
                draft.give = None;
                None
            }
            kind => done((given, kind)),
        };
    }
    hint(ui, &view.about("task-swap-give", player));
    // Once it is known what is given, a digit says what to take.
    let typed = draft.give.and_then(|_| keys::kind(ui));
    let given = draft.give;
    let give = controls::kinds(ui, view, &kinds, |kind| {
        swapped(view, player, "task-swap-give-name", kind).chosen(given == Some(kind))
    });
    draft.give = give.or(given);
    if view.squeeze >= Squeeze::Compact {
        return None;
    }
    hint(ui, &view.text.get("task-swap-get"));
    let (bank, give) = (view.bank(), draft.give);
    let may_take = |kind| give.is_some_and(|give| give != kind && bank.get(kind) > 0);
    let name = |it| view.about_with("task-swap-get-name", player, "resource", it);
    let get = kinds_named(ui, view, Kinds::Resources.all(), name, may_take);
    done((give?, get.or(typed.filter(|kind| may_take(*kind)))?))
}

/// Kinds to take for `given`, where there is room for one row: what is given stays in it, and a
/// touch of that brings back the other kinds to give.
fn taken_for(ui: &mut Ui, view: &View<'_>, player: Seat, given: CardKind) -> Option<CardKind> {
    hint(ui, &view.text.get("task-swap-get"));
    let bank = view.bank();
    let mut all = Kinds::Resources.all().to_vec();
    if !all.contains(&given) {
        all.insert(0, given);
    }
    controls::kinds(ui, view, &all, |kind| {
        if kind == given {
            swapped(view, player, "task-swap-give-name", kind).chosen(true)
        } else {
            swapped(view, player, "task-swap-get-name", kind).enabled(bank.get(kind) > 0)
        }
    })
}

/// A kind that is given or taken in a swap, as the message of this key says.
fn swapped<'a>(view: &View<'_>, player: Seat, key: &str, kind: CardKind) -> SizedButton<'a> {
    kind_button(view, kind, |it| view.about_with(key, player, "resource", it))
}

fn give(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, to): (Seat, &[Seat]),
) -> Option<Command> {
    let following = view.following();
    let give = |to, card| Some(Command::Act(Deed::Give { player, to, card }));
    let keys = ["task-give-to", "task-give-to-name", "to"];
    if following == Following::Off {
        return give(seats(ui, view, (player, to, None), keys)?, None);
    }
    if to.len() > 1 {
        draft.other = seats(ui, view, (player, to, draft.other), keys).or(draft.other);
    }
    let other = draft.other.or(only(to))?;
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
    // What nobody sees comes first: it is what a table with secret hands does.
    let down = view.keyed_button("task-give-down").icon(Icon::Card);
    let down = down.named(named("task-give-down-name", "".into()));
    let is_down = following.hides_hands() && down.touched(ui, 52.0);
    // Which one it is, they tell the app alone.
    if view.shows_own_cards() {
        return is_down.then(|| give(other, None)).flatten();
    }
    let kind = kinds_named(ui, view, &kinds, |it| named("task-give-kind", it), |_| true);
    if kind.is_some() {
        return give(other, kind);
    }
    is_down.then(|| give(other, None)).flatten()
}
