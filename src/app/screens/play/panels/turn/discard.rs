//! The discards of a 7 or a Saboteur: a line for each player, which stays where it is until
//! all of them are done.

use std::collections::BTreeMap;

use egui::{Align, Rect, Sense, Ui, pos2, vec2};

use super::task_header::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::panel::Next;
use crate::app::screens::play::parts::card_row::{due_row, prefill};
use crate::app::screens::play::view::View;
use game::{Deed, Following, Phase, Seat, Task};
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{GAP, Icon, Picked, SizedButton, hint, paint_mark, stepper, write_in};
use words::text::Value;

/// How many cards each player holds, if hands aren't tracked.
#[derive(Debug, Default)]
pub struct Counts(BTreeMap<Seat, u8>);

impl Counts {
    fn of(&self, view: &View<'_>, seat: Seat) -> u8 {
        self.0.get(&seat).copied().unwrap_or_else(|| limit(view, seat))
    }

    /// Returns how many of them must be discarded.
    fn due(&self, view: &View<'_>, seat: Seat) -> u8 {
        let count = self.of(view, seat);
        if count > limit(view, seat) || is_sabotage(view) { count / 2 } else { 0 }
    }

    /// The deed once `seat` has counted.
    pub fn deed(&self, view: &View<'_>, seat: Seat) -> Option<Deed> {
        if self.due(view, seat) > 0 {
            return Some(Deed::Discard { player: seat, cards: None });
        }
        let task = view.state.open_tasks().iter().position(|task| task.player() == seat)?;
        Some(Deed::Leave { task })
    }

    fn outcome(&self, view: &View<'_>, seat: Seat) -> String {
        match self.due(view, seat) {
            0 => view.text.get("task-keeps"),
            due => view.text.with("task-discards", &[("count", due.into())]),
        }
    }

    /// "Red is done: keeps all".
    pub fn done(&self, view: &View<'_>, seat: Seat) -> String {
        let what: Value<'_> = self.outcome(view, seat).into();
        view.about_with("task-discard-done-name", seat, "what", what)
    }
}

/// The most cards that a 7 leaves with `seat`.
fn limit(view: &View<'_>, seat: Seat) -> u8 {
    u8::try_from(view.state.hand_limit(seat)).unwrap_or(u8::MAX)
}

/// Returns whether it is a Saboteur that asks, and no 7: of however many cards (KNIGHTS 12).
fn is_sabotage(view: &View<'_>) -> bool {
    view.state.knights().is_some() && view.state.phase() != Phase::Event
}

/// What a line asks of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    /// Nothing more.
    Done,
    /// To count their hand.
    Count,
    /// So many cards; the task has this number.
    Cards(usize, u16),
}

/// Everybody who has to do with this 7, clockwise from whoever is on turn.
fn lines(view: &View<'_>) -> Vec<(Seat, Due)> {
    let open = view.state.open_tasks();
    let due = |seat: Seat| {
        let nth = open.iter().position(|task| task.player() == seat);
        if let Some((nth, Task::Discard { count, .. })) =
            nth.and_then(|nth| Some((nth, open.get(nth)?)))
        {
            return Some(count.map_or(Due::Count, |count| Due::Cards(nth, count)));
        }
        // Whoever counted for a 7 may have kept all.
        let may_have_kept = view.following() == Following::Off && !is_sabotage(view);
        (view.state.has_discarded(seat) || may_have_kept).then_some(Due::Done)
    };
    view.seats_from_active().filter_map(|seat| Some((seat, due(seat)?))).collect()
}

/// Whether the cards of the open discard are told by kind: where hands lie open, or somebody
/// wants it.
pub fn is_by_kind(view: &View<'_>, draft: &TaskDraft) -> bool {
    view.following() == Following::Open || draft.by_kind
}

/// Draws the lines, and below the line of the open discard its kinds, if they are told.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    counts: &mut Counts,
) -> Option<Command> {
    let mut command = None;
    ui.spacing_mut().item_spacing.y = 4.0;
    for (seat, due) in lines(view) {
        let high = 48.0;
        let touched = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            match due {
                Due::Done => {
                    who(ui, view, seat, ui.available_width(), high, Icon::Check);
                    None
                }
                Due::Count => uncounted(ui, view, seat, counts, high),
                Due::Cards(nth, count) => counted(ui, view, draft, (nth, seat, count), high),
            }
        });
        command = command.or(touched.inner);
        if let Due::Cards(nth, count) = due
            && is_by_kind(view, draft)
            && draft.current(view).is_some_and(|(current, _)| current == nth)
        {
            prefill(view, &mut draft.cards, seat, count);
            due_row(ui, view, &view.name(seat), &mut draft.cards, (view.most(seat), count));
        }
    }
    if may_stay_untold(view) {
        hint(ui, &view.text.get("task-untold-costs"));
    }
    command
}

/// Returns whether somebody may still say that cards are gone without naming them: then the bank is
/// known no more than by what is certain.
fn may_stay_untold(view: &View<'_>) -> bool {
    let is_secret = view.following() == Following::Secret;
    let is_due = lines(view).iter().any(|(_, due)| matches!(due, Due::Cards(..)));
    is_secret && is_due && view.state.bank().is_some()
}

/// A player's mark and name, `wide` points; done ones have a sign of that.
fn who(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    wide: f32,
    high: f32,
    sign: impl Into<Option<Icon>>,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
    let at = pos2(rect.left() + 12.0, rect.center().y);
    paint_mark(ui.painter(), at, 11.0, view.color(seat), view.palette);
    let mut place = rect.with_min_x(rect.left() + 30.0);
    let mut name = view.name(seat);
    if let Some(sign) = sign.into() {
        let at = pos2(rect.right() - 20.0, rect.center().y);
        let size = vec2(20.0, 20.0);
        sign.paint(ui.painter(), Rect::from_center_size(at, size), view.palette.faint);
        place.set_right(rect.right() - 40.0);
        name = view.about("task-discard-is-done", seat);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
    }
    let font = strong(ui.ctx(), 18.0);
    write_in(ui, place, Align::Min, &name, &font, view.palette.text);
}

/// A hand to be counted: the button says what follows from the count, and that it is done.
fn uncounted(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    counts: &mut Counts,
    high: f32,
) -> Option<Command> {
    let wide = ui.available_width();
    let done_wide = (wide * 0.27).within(108.0, 190.0);
    let name_wide = (wide - 144.0 - done_wide - 2.0 * GAP).max(60.0);
    who(ui, view, seat, name_wide, high, None);
    let less = view.about("task-discard-count-less", seat);
    let more = view.about("task-discard-count-more", seat);
    let count = counts.of(view, seat);
    let most = u8::try_from(view.game.setup().supply().total()).unwrap_or(u8::MAX);
    if let Some(change) = stepper(ui, (&less, &more), count, &(0..=most)) {
        counts.0.insert(seat, count.saturating_add_signed(change));
    }
    let (outcome, spoken) = (counts.outcome(view, seat), counts.done(view, seat));
    let button = SizedButton::new(&outcome).named(&spoken).text(16.0);
    let is_due = counts.due(view, seat) > 0;
    let button = if is_due { button } else { button.tone(view.palette.quiet) };
    let clicked = button.show(ui, vec2(done_wide, high)).clicked();
    clicked.then(|| counts.deed(view, seat).map(Command::Act)).flatten()
}

/// So many cards: one touch says that they are gone, another that their kinds are told.
fn counted(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (nth, seat, count): (usize, Seat, u16),
    high: f32,
) -> Option<Command> {
    let wide = ui.available_width();
    let is_open = view.following() == Following::Open;
    let kinds_wide = (wide * 0.24).within(92.0, 150.0);
    let done_wide = if is_open { 0.0 } else { (wide * 0.3).within(120.0, 200.0) };
    let gaps = if is_open { GAP } else { 2.0 * GAP };
    who(ui, view, seat, (wide - kinds_wide - done_wide - gaps).max(60.0), high, None);
    let mut command = None;
    if !is_open {
        let label = view.text.with("task-discards", &[("count", count.into())]);
        let button = SizedButton::new(&label).named(untold_name(view, seat, count)).text(16.0);
        if button.show(ui, vec2(done_wide, high)).clicked() {
            command = Some(untold(seat));
        }
    }
    let is_current = draft.current(view).is_some_and(|(current, _)| current == nth);
    let is_told = is_current && is_by_kind(view, draft);
    let label = view.text.with("task-discard-kinds", &[("count", count.into())]);
    let spoken = view.about_with("task-discard-kinds-name", seat, "count", count.into());
    let kinds = SizedButton::new(&label).named(&spoken).picked(Picked::when(is_told)).text(15.0);
    if kinds.show(ui, vec2(kinds_wide, high)).clicked() {
        let by_kind = !is_told;
        draft.choose(nth);
        draft.by_kind = by_kind;
    }
    command
}

fn untold(seat: Seat) -> Command {
    Command::Record(Deed::Discard { player: seat, cards: None })
}

fn untold_name(view: &View<'_>, seat: Seat, count: u16) -> String {
    view.about_with("task-untold-discard", seat, "count", count.into())
}

/// The button at the bottom while a discard is open.
pub fn next(view: &View<'_>, task: &Task, draft: &TaskDraft, counts: &Counts) -> Option<Next> {
    let Task::Discard { player, count } = task else { return None };
    let Some(count) = count else {
        let seat = view.state.open_tasks().first()?.player();
        let deed = counts.deed(view, seat)?;
        let what: Value<'_> = counts.outcome(view, seat).into();
        let label = view.about_with("task-discard-next", seat, "what", what);
        return Some(Next::go(label, Command::Act(deed)).of(seat));
    };
    if !is_by_kind(view, draft) {
        let label = view.about_with("task-discard-told", *player, "count", (*count).into());
        return Some(Next::go(label, untold(*player)).of(*player));
    }
    let mut cards = draft.cards;
    prefill(view, &mut cards, *player, *count);
    let label = view.text.with(
        "task-discard-confirm",
        &[
            ("who", view.name(*player).into()),
            ("given", cards.total().into()),
            ("count", (*count).into()),
        ],
    );
    let deed = Deed::Discard { player: *player, cards: Some(cards) };
    let command = (!cards.is_empty()).then_some(Command::Act(deed));
    Some(Next::when(label, command).of(*player))
}
