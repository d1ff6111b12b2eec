//! Tasks of everybody at once, in lines that stay where they are until all are done: the
//! discards of a 7 or a Saboteur, and the vote on New Year, if a Leap Year card is below it.

use std::collections::BTreeMap;

use egui::{Align, Label, RichText, Sense, Ui, pos2, vec2};

use super::asked::TaskDraft;
use crate::app::command::{Command, PlayPage};
use crate::app::screens::play::panel::NextButton;
use crate::app::screens::play::parts::card_row::{discardable, discarded, due_goods, prefill};
use crate::app::screens::play::parts::seat_phones;
use crate::app::screens::play::view::{Squeeze, View};
use cards::TiedVote;
use game::{Ballot, Deed, Following, Goods, Phase, Seat, Task};
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{
    FINGER, GAP, Icon, Picked, SizedButton, hint, lit_box, mark, pick_in_columns, section, spaced,
    stepper, write_in,
};

/// Sizes of the hands, if hands aren't tracked.
#[derive(Debug, Default)]
pub struct HandCounts(BTreeMap<Seat, u8>);

impl HandCounts {
    fn of(&self, view: &View<'_>, seat: Seat) -> u8 {
        self.0.get(&seat).copied().unwrap_or_else(|| limit(view, seat))
    }

    /// Returns how many of them must be discarded.
    fn due(&self, view: &View<'_>, seat: Seat) -> u8 {
        let count = self.of(view, seat);
        if count > limit(view, seat) || is_sabotage(view) { count / 2 } else { 0 }
    }

    /// The command once `seat` has counted, and what follows from that in words.
    fn done(&self, view: &View<'_>, seat: Seat) -> (String, Option<Command>) {
        match self.due(view, seat) {
            0 => {
                let mut open = view.state.open_tasks().iter();
                let task = open.position(|task| task.player() == seat);
                let leave = task.map(|task| Command::Act(Deed::Leave { task }));
                (view.text.get("task-keeps"), leave)
            }
            due => {
                let discard = Deed::Discard { player: seat, cards: None };
                (view.with_count("task-discards", due), Some(Command::Act(discard)))
            }
        }
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

/// Request of a line to its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiscardDue {
    /// Nothing more.
    Done,
    /// Counting their hand.
    Count,
    /// Discarding cards: the number of the task, and how many cards.
    Cards(usize, u16),
}

/// Everybody who has to do with this 7, clockwise from whoever is on turn.
fn lines(view: &View<'_>) -> Vec<(Seat, DiscardDue)> {
    let due = |seat: Seat| {
        let mut open = view.state.open_tasks().iter().enumerate();
        if let Some((nth, Task::Discard { count, .. })) =
            open.find(|(_, task)| task.player() == seat)
        {
            return Some(count.map_or(DiscardDue::Count, |count| DiscardDue::Cards(nth, count)));
        }
        // Whoever counted for a 7 may have kept all.
        let may_have_kept = view.following() == Following::Off && !is_sabotage(view);
        (view.state.has_discarded(seat) || may_have_kept).then_some(DiscardDue::Done)
    };
    view.seats_from_active().filter_map(|seat| Some((seat, due(seat)?))).collect()
}

/// Tells whether cards that are discarded are told by kind: where hands lie open, or no card lies
/// anywhere but in the app.
fn tells_kinds(view: &View<'_>) -> bool {
    view.following() == Following::Open || view.state.keeps_cards_on_phones()
}

/// Tells whether the cards of the open discard are told by kind for all to see: always, or because
/// somebody wants it. Where hands are private, the page behind the curtain asks for them.
fn is_by_kind(view: &View<'_>, draft: &TaskDraft) -> bool {
    !view.shows_own_cards() && (tells_kinds(view) || draft.by_kind)
}

/// Tells whether it is the task with this number whose cards are told by kind.
fn is_told(view: &View<'_>, draft: &TaskDraft, nth: usize) -> bool {
    is_by_kind(view, draft) && draft.current(view).is_some_and(|(current, _)| current == nth)
}

/// The kinds of an open discard, with oil where that counts as a card.
fn told(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft, (seat, count): (Seat, u16)) {
    let most = discardable(view, seat);
    if most.oil == 0 {
        prefill(view, &mut draft.cards, seat, count);
    }
    let mut goods = Goods { cards: draft.cards, oil: draft.oil, gold: 0 };
    due_goods(ui, view, &view.name(seat), &mut goods, (most, count));
    (draft.cards, draft.oil) = (goods.cards, goods.oil);
}

/// Draws the lines, and below the line of the open discard its kinds, if they are told.
pub fn discard(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    counts: &mut HandCounts,
) -> Option<Command> {
    let mut command = None;
    ui.spacing_mut().item_spacing.y = 4.0;
    let lines = lines(view);
    let is_counted = lines.iter().all(|(_, due)| *due != DiscardDue::Count);
    if view.squeeze >= Squeeze::Compact && is_counted {
        return side_by_side(ui, view, draft, &lines);
    }
    for (seat, due) in &lines {
        let touched = spaced(ui, GAP, |ui| match due {
            DiscardDue::Done => {
                who(ui, view, *seat, ui.available_width(), true);
                None
            }
            DiscardDue::Count => uncounted(ui, view, *seat, counts),
            DiscardDue::Cards(nth, count) => counted(ui, view, draft, (*nth, *seat, *count)),
        });
        command = command.or(touched);
        if let DiscardDue::Cards(nth, count) = due
            && is_told(view, draft, *nth)
        {
            told(ui, view, draft, (*seat, *count));
        }
    }
    let counts_oil = |(seat, due): &(Seat, DiscardDue)| {
        matches!(due, DiscardDue::Cards(..)) && view.state.oil_as_cards(*seat) > 0
    };
    if lines.iter().any(counts_oil) {
        hint(ui, &view.text.get("oil-counts-for-seven"));
    }
    // Somebody may still say that cards are gone without naming them: then the bank is known no
    // more than by what is certain.
    let is_due = lines.iter().any(|(_, due)| matches!(due, DiscardDue::Cards(..)));
    if is_due && view.following().hides_hands() && view.state.bank().is_some() {
        hint(ui, &view.text.get("task-untold-costs"));
    }
    command
}

/// The same where there is little room: a button for each player side by side, and below them the
/// kinds of the open discard, if they are told.
fn side_by_side(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    lines: &[(Seat, DiscardDue)],
) -> Option<Command> {
    let is_open = tells_kinds(view);
    let count = if ui.available_width() >= THREE { 3 } else { 2 };
    ui.spacing_mut().item_spacing.x = 5.0;
    // One after another, where there is room for one: the seats say who else has to.
    let is_current = |due: &DiscardDue| matches!(due, DiscardDue::Cards(nth, _) if draft.current(view).is_some_and(|(it, _)| it == *nth));
    let shown = lines.iter().copied();
    let shown: Vec<_> =
        shown.filter(|(_, due)| view.squeeze < Squeeze::Tight || is_current(due)).collect();
    let touched = pick_in_columns(ui, &shown, count, |ui, (seat, due), wide| match due {
        DiscardDue::Done | DiscardDue::Count => {
            who(ui, view, *seat, wide, *due == DiscardDue::Done);
            false
        }
        DiscardDue::Cards(nth, count) => {
            let key = if is_open { "task-discard-kinds-name" } else { "task-untold-discard" };
            let name = view.about_with(key, *seat, "count", (*count).into());
            let label = view.with_count("task-discards", *count);
            let button = SizedButton::new(label).named(name).of(view.color(*seat)).text(16.0);
            let picked = Picked::when(is_told(view, draft, *nth));
            let button = if is_open { button.picked(picked) } else { button };
            button.show(ui, vec2(wide, FINGER)).clicked()
        }
    });
    let mut command = None;
    match touched {
        Some((seat, DiscardDue::Cards(..))) if is_open && view.shows_own_cards() => {
            command = Some(alone(*seat));
        }
        Some((_, DiscardDue::Cards(nth, _))) if is_open => draft.choose(*nth),
        Some((seat, _)) => command = Some(untold(*seat)),
        None => {}
    }
    for (seat, due) in lines {
        let DiscardDue::Cards(nth, count) = due else { continue };
        if is_told(view, draft, *nth) {
            told(ui, view, draft, (*seat, *count));
        }
    }
    if let Some((nth, Task::Discard { player, count: Some(count) })) = draft.current(view)
        && !is_open
    {
        let top = ui.cursor().top();
        let is_told = is_told(view, draft, nth);
        let name = view.about_with("task-discard-kinds-name", *player, "count", (*count).into());
        let kinds = SizedButton::new(&name).text(15.0).chosen(is_told);
        if kinds.touched(ui, FINGER) {
            command = command.or(tell(view, draft, (nth, *player, is_told)));
        }
        hint(ui, &view.text.get("task-untold-costs"));
        draft.rare += ui.cursor().top() - top;
    }
    command
}

/// From this width on, three stand side by side.
const THREE: f32 = 620.0;

/// A player's mark and name, `wide` points; done ones have a sign of that.
fn who(ui: &mut Ui, view: &View<'_>, seat: Seat, wide: f32, is_done: bool) {
    let (rect, response) = ui.allocate_exact_size(vec2(wide, FINGER), Sense::hover());
    let at = pos2(rect.left() + 12.0, rect.center().y);
    view.paint_mark(ui.painter(), at, 11.0, seat);
    let mut place = rect.with_min_x(rect.left() + 30.0);
    let mut name = view.name(seat);
    if is_done {
        let at = pos2(rect.right() - 20.0, rect.center().y);
        Icon::Check.paint_at(ui.painter(), at, 20.0, view.palette.faint);
        place.set_right(rect.right() - 40.0);
        name = view.about("task-discard-is-done", seat);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
    }
    write_in(ui, place, Align::Min, &name, &strong(ui.ctx(), 18.0), view.palette.text);
}

/// A hand to be counted: the button says what follows from the count, and that it is done.
fn uncounted(ui: &mut Ui, view: &View<'_>, seat: Seat, counts: &mut HandCounts) -> Option<Command> {
    let wide = ui.available_width();
    let done_wide = (wide * 0.27).within(96.0, 190.0);
    who(ui, view, seat, (wide - 144.0 - done_wide - 2.0 * GAP).max(44.0), false);
    let less = view.about("task-discard-count-less", seat);
    let more = view.about("task-discard-count-more", seat);
    let count = counts.of(view, seat);
    let most = u8::try_from(view.game.setup().supply().total()).unwrap_or(u8::MAX);
    if let Some(change) = stepper(ui, (&less, &more), count, &(0..=most)) {
        counts.0.insert(seat, count.saturating_add_signed(change));
    }
    let (outcome, command) = counts.done(view, seat);
    let name = view.about_with("task-discard-done-name", seat, "what", outcome.as_str().into());
    let tone = (counts.due(view, seat) == 0).then_some(view.palette.quiet);
    let button = SizedButton::new(outcome).named(name).text(16.0).tone(tone);
    let is_touched = button.show(ui, vec2(done_wide, FINGER)).clicked();
    command.filter(|_| is_touched)
}

/// Draws a player with so many cards to discard: one touch says that they are gone, another
/// that their kinds are told.
fn counted(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (nth, seat, count): (usize, Seat, u16),
) -> Option<Command> {
    let wide = ui.available_width();
    let is_open = tells_kinds(view);
    let kinds_wide = (wide * 0.24).within(92.0, 150.0);
    let done_wide = if is_open { 0.0 } else { (wide * 0.3).within(120.0, 200.0) + GAP };
    who(ui, view, seat, (wide - kinds_wide - done_wide - GAP).max(60.0), false);
    let mut command = None;
    let counted = |key| view.about_with(key, seat, "count", count.into());
    if !is_open {
        let button = SizedButton::new(view.with_count("task-discards", count)).text(16.0);
        let button = button.named(counted("task-untold-discard"));
        if button.show(ui, vec2(done_wide - GAP, FINGER)).clicked() {
            command = Some(untold(seat));
        }
    }
    let is_told = is_told(view, draft, nth);
    let label = view.with_count("task-discard-kinds", count);
    let kinds = SizedButton::new(label).named(counted("task-discard-kinds-name")).text(15.0);
    if kinds.chosen(is_told).show(ui, vec2(kinds_wide, FINGER)).clicked() {
        command = tell(view, draft, (nth, seat, is_told));
    }
    command
}

/// Asks for the kinds that `seat` discards for the task with this number, or no more: behind the
/// curtain, where hands are private.
fn tell(
    view: &View<'_>,
    draft: &mut TaskDraft,
    (nth, seat, is_told): (usize, Seat, bool),
) -> Option<Command> {
    if view.shows_own_cards() {
        return Some(alone(seat));
    }
    draft.choose(nth);
    draft.by_kind = !is_told;
    None
}

const fn alone(seat: Seat) -> Command {
    Command::Open(PlayPage::DiscardAlone(seat))
}

const fn untold(seat: Seat) -> Command {
    Command::Record(Deed::Discard { player: seat, cards: None })
}

/// The button at the bottom while a discard is open.
pub fn next(
    view: &View<'_>,
    task: &Task,
    draft: &TaskDraft,
    counts: &HandCounts,
) -> Option<NextButton> {
    let Task::Discard { player, count } = task else { return None };
    let Some(count) = count else {
        let seat = view.state.open_tasks().first()?.player();
        let (outcome, command) = counts.done(view, seat);
        let label = view.about_with("task-discard-next", seat, "what", outcome.into());
        return Some(NextButton::go(label, command?).of(seat));
    };
    if view.shows_own_cards() && tells_kinds(view) {
        let label = view.about_with("task-discard-kinds-name", *player, "count", (*count).into());
        return Some(NextButton::go(label, alone(*player)).of(*player));
    }
    if !is_by_kind(view, draft) {
        let label = view.about_with("task-discard-told", *player, "count", (*count).into());
        return Some(NextButton::go(label, untold(*player)).of(*player));
    }
    let mut cards = draft.cards;
    if discardable(view, *player).oil == 0 {
        prefill(view, &mut cards, *player, *count);
    }
    let given = cards.total().saturating_add(draft.oil.into());
    let label =
        view.with("task-discard-confirm", &[("who", player), ("given", &given), ("count", count)]);
    // With secret hands the rest may go face down.
    let is_told = tells_kinds(view) || !cards.is_empty();
    let deed = discarded(*player, Goods { cards, oil: draft.oil, gold: 0 }, is_told);
    let command = (given > 0).then_some(Command::Act(deed));
    Some(NextButton::when(label, command).of(*player))
}

const BALLOTS: [(Ballot, &str, &str); 2] = [
    (Ballot::Reset, "task-vote-reset", "task-vote-reset-name"),
    (Ballot::LeapYear, "task-vote-leap", "task-vote-leap-name"),
];

/// Returns what each choice means, how the vote stands, and a line for each player with their
/// vote.
pub fn vote(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    section(ui, &view.text.get("vote-title"));
    let mut command = None;
    lit_box(ui, |ui| {
        let selection = view.state.rules().cards;
        let hidden = usize::from(selection.new_year.hidden()) * view.game.setup().decks.len();
        // "New pile 1, Leap Year 2".
        let count = |ballot| view.state.ballots().iter().filter(|one| **one == ballot).count();
        let (reset, leap) = (count(Ballot::Reset), count(Ballot::LeapYear));
        let standing = view.with("vote-standing", &[("reset", &reset), ("leap", &leap)]);
        ui.label(RichText::new(standing).font(strong(ui.ctx(), 18.0)));
        seat_phones::voted(ui, view);
        for player in view.seats_from_active() {
            let is_open = view.state.open_tasks().iter().any(|task| task.player() == player);
            let cast = cast(view, player);
            if let Some(ballot) = ballots(ui, view, player, (is_open, cast)) {
                command = Some(Command::Act(Deed::Vote { player, ballot }));
            }
        }
        hint(ui, &view.with_count("vote-reset-means", hidden));
        hint(ui, &view.with_count("vote-leap-means", hidden));
        let tie = match selection.tied_vote {
            TiedVote::Resets => "vote-tie-resets",
            TiedVote::GoesOn => "vote-tie-goes-on",
        };
        hint(ui, &view.text.get(tie));
    });
    command
}

/// The vote of `player` since New Year came up.
fn cast(view: &View<'_>, player: Seat) -> Option<Ballot> {
    let acts = view.game.acts().rev().map(|(_, _, act)| &act.deed);
    let mut since = acts.take_while(|deed| {
        !matches!(deed, Deed::Draw { .. } | Deed::DrawPrinted { .. } | Deed::Pass)
    });
    since.find_map(|deed| {
        let Deed::Vote { player: voter, ballot } = deed else { return None };
        (*voter == player).then_some(*ballot)
    })
}

/// One player's two buttons. They stay where they are once the player has voted, or left it, so
/// that a second touch doesn't vote for the next player.
fn ballots(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    (is_open, cast): (bool, Option<Ballot>),
) -> Option<Ballot> {
    let mut touched = None;
    spaced(ui, GAP, |ui| {
        let wide = ui.available_width();
        let each = ((wide - GAP * 2.0) * 0.34).within(100.0, 200.0);
        let room = (wide - each * 2.0 - GAP * 2.0).max(1.0);
        ui.allocate_ui(vec2(room, 48.0), |ui| {
            ui.set_min_size(vec2(room, 48.0));
            ui.horizontal_centered(|ui| {
                mark(ui, view.color(seat), 22.0);
                let name = RichText::new(view.name(seat)).font(strong(ui.ctx(), 17.0));
                ui.add(Label::new(name).truncate());
            });
        });
        for (ballot, label, name) in BALLOTS {
            let chosen = Picked::when(cast == Some(ballot));
            let picked = if is_open { Picked::NoChoice } else { chosen };
            let plate = view.keyed_button(label).named(view.about(name, seat));
            let plate = plate.picked(picked).text(16.0).enabled(is_open);
            if plate.show(ui, vec2(each, 48.0)).clicked() {
                touched = Some(ballot);
            }
        }
    });
    touched
}

/// Skips tasks that nobody else wants to do: one deed for each, the last one first, so
/// that the others keep their numbers.
pub fn nobody_else(tasks: &[Task]) -> Command {
    let all = (0..tasks.len()).rev().map(|task| Deed::Leave { task }).collect();
    Command::Acts(all)
}
