//! The discards of a 7.

use crate::app::screens::play::panel::Next;
use std::collections::BTreeMap;

use egui::{Align, Sense, Ui, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use crate::app::theme::bounds::Within;
use crate::app::theme::strong;
use crate::app::widgets::{Icon, SizedButton, paint_mark, stepper, ui_scale, write_in};
use crate::game::{Cards, Deed, Seat, Task};
use crate::words::text::Value;

/// How many cards each player holds, if hands aren't tracked.
#[derive(Debug, Default)]
pub struct Counts(BTreeMap<Seat, u8>);

impl Counts {
    fn of(&self, view: &View<'_>, seat: Seat) -> u8 {
        self.0.get(&seat).copied().unwrap_or_else(|| view.hand_limit())
    }

    /// How many of them must be discarded.
    fn due(&self, view: &View<'_>, seat: Seat) -> u8 {
        let count = self.of(view, seat);
        if count > view.hand_limit() { count / 2 } else { 0 }
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

/// A line for every player whose hand is to be counted: the button says what follows from
/// the count, and that the player is done.
pub fn uncounted(ui: &mut Ui, view: &View<'_>, counts: &mut Counts) -> Option<Command> {
    let mut command = None;
    let ui_scale = ui_scale(ui);
    ui.spacing_mut().item_spacing.y = 4.0;
    for task in view.state.open_tasks() {
        let seat = task.player();
        let wide = ui.available_width();
        let high = 48.0 * ui_scale;
        let gap = 8.0 * ui_scale;
        let stepper_wide = 144.0 * ui_scale;
        let done_wide = (wide * 0.27).within(108.0, 190.0 * ui_scale);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let name_wide = (wide - stepper_wide - done_wide - 2.0 * gap).max(60.0);
            let (rect, _) = ui.allocate_exact_size(vec2(name_wide, high), Sense::hover());
            let at = pos2(rect.left() + 12.0 * ui_scale, rect.center().y);
            paint_mark(ui.painter(), at, 11.0 * ui_scale, view.color(seat), view.palette);
            let font = strong(ui.ctx(), 18.0 * ui_scale);
            let place = rect.with_min_x(rect.left() + 30.0 * ui_scale);
            write_in(ui, place, Align::Min, &view.name(seat), &font, view.palette.text);
            ui.add_space(gap);
            let less = view.about("task-discard-count-less", seat);
            let more = view.about("task-discard-count-more", seat);
            let count = counts.of(view, seat);
            let most = u8::try_from(view.game.setup().supply().total()).unwrap_or(u8::MAX);
            if let Some(change) = stepper(ui, (&less, &more), count, &(0..=most)) {
                counts.0.insert(seat, count.saturating_add_signed(change));
            }
            ui.add_space(gap);
            let outcome = counts.outcome(view, seat);
            let spoken = counts.done(view, seat);
            let button = SizedButton::new(&outcome).named(&spoken).icon(Icon::Check).text(16.0);
            let button = if counts.due(view, seat) > 0 {
                button.tone(view.palette.accent)
            } else {
                button.tone(view.palette.quiet)
            };
            if button.show(ui, vec2(done_wide, high)).clicked() {
                command = counts.deed(view, seat).map(Command::Act);
            }
        });
    }
    command
}

/// The cards one player discards.
pub fn counted(ui: &mut Ui, view: &View<'_>, cards: &mut Cards, seat: Seat, count: u16) {
    prefill(view, cards, seat, count);
    let most = view.most(seat);
    controls::counts(ui, view, &view.name(seat), cards, most);
}

/// Fills in the cards if the hand is of one kind, which leaves no choice.
fn prefill(view: &View<'_>, cards: &mut Cards, seat: Seat, count: u16) {
    if let ([only], true) = (view.kinds(seat).as_slice(), cards.is_empty()) {
        cards.set(*only, u8::try_from(count).unwrap_or(u8::MAX));
    }
}

/// The button at the bottom while a discard is open.
pub fn next(view: &View<'_>, task: &Task, cards: Cards, counts: &Counts) -> Option<Next> {
    let Task::Discard { player, count } = task else { return None };
    let Some(count) = count else {
        let seat = view.state.open_tasks().first()?.player();
        let deed = counts.deed(view, seat)?;
        let what: Value<'_> = counts.outcome(view, seat).into();
        let label = view.about_with("task-discard-next", seat, "what", what);
        return Some(Next::go(label, Command::Act(deed)));
    };
    let mut cards = cards;
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
    Some(Next::when(label, command))
}
