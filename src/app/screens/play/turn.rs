//! A turn: before the number, after it, and the button that goes on.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use super::build;
use super::card_tasks;
use super::discard;
use super::numbers::{self, PrintedDraft};
use super::panel::{Ask, Next, Page, SpotFilter};
use super::parts::{bold, boxed, hint, say, who};
use super::season;
use super::sizes::is_low;
use super::task_header::{self, LeavesIt};
use super::tasks::{self, TaskDraft};
use super::turn_news::{DrawStage, TurnNews};
use super::turn_panel::TurnPanel;
use super::view::View;
use super::why;
use super::{card, extra, payouts, ship, vote, way_round, weather};
use crate::app::command::Command;
use crate::app::widgets::{Icon, SizedButton, ui_scale};
use crate::game::{Deed, Move, NumberSource, Phase, Round, Task};

/// What the button at the bottom says during a turn.
pub(super) fn next(view: &View<'_>, panel: &TurnPanel) -> Next {
    let TurnPanel { task: draft, counts, .. } = panel;
    let told = view.told;
    if let Some((nth, task)) = draft.current(view) {
        if matches!(task, Task::Vote { .. }) {
            let label = view.text.get(if view.state.ballots().is_empty() {
                "vote-nobody"
            } else {
                "vote-nobody-else"
            });
            let command = vote::nobody_else(view.state.open_tasks());
            return Next::quiet(label.clone(), label, command);
        }
        if let Some((label, command)) = card_tasks::way_on(view, task) {
            return Next::go(label, command);
        }
        let open = view.state.open_tasks();
        if tasks::may_all_be_left(open) && !matches!(task, Task::Discard { .. }) {
            let label = view.text.get("task-nobody-else");
            return Next::quiet(label.clone(), label, vote::nobody_else(open));
        }
        return discard::next(view, task, draft.cards, counts)
            .or_else(|| task_header::leaves_it(view, nth, task).map(LeavesIt::next))
            .unwrap_or_else(|| Next::when(way_round::wanted(view, draft, task), None));
    }
    match view.state.phase() {
        Phase::Founding { .. } | Phase::Event => Next::none(),
        Phase::BeforeProduction => number(view, told),
        Phase::Trading | Phase::ExtraBuilding { .. } => {
            Next::go(extra::done(view), Command::Act(Deed::Pass))
        }
        Phase::Over => Next::go(view.text.get("win-home"), Command::Home),
    }
}

/// How the turn gets its number.
fn number(view: &View<'_>, told: &TurnNews) -> Next {
    let draws_on = told.stage == DrawStage::DrawsOn;
    match view.state.numbers() {
        NumberSource::Cards if draws_on => Next::go(view.text.get("draw-on"), Command::Draw),
        NumberSource::Cards => Next::go(view.text.get("draw"), Command::Draw),
        NumberSource::Dice if draws_on => Next::go(view.text.get("roll-again"), Command::RollDice),
        NumberSource::Dice => Next::go(view.text.get("roll-dice"), Command::RollDice),
        // The answer is touched above it.
        NumberSource::Printed if draws_on => Next::when(view.text.get("printed-draw-on"), None),
        NumberSource::Printed => Next::when(view.text.get("printed-ask"), None),
        NumberSource::Table => Next::when(view.text.get("roll-ask"), None),
    }
}

/// Draws the turn as it stands.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, drafts: &mut TurnPanel) -> Option<Ask> {
    let TurnPanel { task, counts, printed } = drafts;
    let told = view.told;
    match view.state.phase() {
        Phase::Founding { .. } => {
            founding(ui, view, task);
            season::news(ui, view, told);
            return None;
        }
        Phase::BeforeProduction if view.state.tasks().is_empty() => {
            return before(ui, view, printed, told);
        }
        Phase::ExtraBuilding { .. } if view.state.tasks().is_empty() => {
            return extra::show(ui, view).map(Ask::Do);
        }
        _ => {}
    }
    card::show(ui, view, told);
    let has_card = view.state.number().is_some();
    // Where the room is small, what is asked and what is taken come first.
    // The whole panel's height counts, wherever it is scrolled to: nothing may
    // change places under the finger that scrolls.
    let used = ui.cursor().top() - ui.max_rect().top();
    let room = ui.clip_rect().height() - used;
    let is_roomy = room >= ship::HIGH * ui_scale(ui) + payouts::height(ui, view);
    let mut ship = has_card && is_roomy && ship::row(ui, view);
    let mut touched = tasks::show(ui, view, task, counts);
    if !has_card {
        season::news(ui, view, told);
    }
    card::words_below(ui, view, told);
    if view.state.payout().is_none_or(|payout| payout.number == 7) {
        payouts::by_the_card(ui, view, told);
    }
    match view.state.payout() {
        Some(payout) if payout.number == 7 => {}
        Some(payout) => {
            let asked = payouts::show(ui, view, payout, told);
            touched = touched.or(asked.map(Ask::why));
        }
        None if view.state.phase() == Phase::Event && view.state.number() != Some(7) => {
            hint(ui, &view.text.get("produces-after"));
        }
        None => {}
    }
    if view.state.number() == Some(7) && view.state.tasks().is_empty() {
        boxed(ui, |ui| say(ui, &view.text.get("seven-nothing")));
    }
    let asked = why::nobody(ui, view).map(Ask::why);
    touched = touched.or(asked);
    ship = ship || (has_card && !is_roomy && ship::row(ui, view));
    if view.state.phase() == Phase::Trading && view.state.tasks().is_empty() {
        touched = touched.or_else(|| weather::pass_on(ui, view).map(Ask::Do));
        let key = if build::spots(view, SpotFilter::default()).is_empty() {
            "spots-none"
        } else {
            "spots-hint"
        };
        // A hint is for screens with room; half of one is none.
        let used = ui.cursor().top() - ui.max_rect().top();
        if ui.clip_rect().height() - used >= 30.0 * ui_scale(ui) {
            hint(ui, &view.text.get(key));
        }
    }
    touched.or(ship.then_some(Ask::Open(Page::Ship)))
}

/// The turn before its number.
fn before(
    ui: &mut Ui,
    view: &View<'_>,
    printed: &mut PrintedDraft,
    told: &TurnNews,
) -> Option<Ask> {
    let low = is_low(view.screen);
    let numbers = view.state.numbers();
    let asks = matches!(numbers, NumberSource::Printed | NumberSource::Table);
    // Where the answer is touched, it needs the room.
    if !(low && asks) {
        boxed(ui, |ui| {
            bold(ui, &view.about("before-title", view.active()), 24.0);
            let key = match numbers {
                NumberSource::Cards => "before-hint",
                NumberSource::Dice => "before-hint-dice",
                NumberSource::Table => "before-hint-table",
                NumberSource::Printed => "before-hint-printed",
            };
            say(ui, &view.text.get(key));
        });
    }
    let command = match numbers {
        NumberSource::Cards | NumberSource::Dice => None,
        NumberSource::Table => numbers::roll(ui, view),
        NumberSource::Printed => numbers::picker(ui, view, printed),
    };
    // The last road of the opening leads here at once.
    if view.state.turn() == 1 {
        brought(ui, view);
    }
    season::news(ui, view, told);
    let command = command.or(weather::pass_on(ui, view));
    let ship = ship::row(ui, view);
    command.map(Ask::Do).or(ship.then_some(Ask::Open(Page::Ship)))
}

/// What the opening asks for.
pub(super) fn founding_words(view: &View<'_>) -> Option<String> {
    let Phase::Founding { round, settlement } = view.state.phase() else { return None };
    let key = match (settlement, round) {
        (Some(_), _) => "found-road",
        (None, Round::First) => "found-settlement-1",
        (None, Round::Second) => "found-settlement-2",
    };
    Some(view.about(key, view.active()))
}

fn founding(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) {
    let Some(sentence) = founding_words(view) else { return };
    boxed(ui, |ui| {
        bold(ui, &sentence, 24.0);
        hint(ui, &view.text.get("found-hint-1"));
        hint(ui, &view.text.get("found-hint-2"));
    });
    brought(ui, view);
    tasks::any_place(ui, view, draft);
}

/// What the settlement placed last has brought.
fn brought(ui: &mut Ui, view: &View<'_>) {
    let mut acts = view.game.acts().rev().map(|(_, _, act)| act);
    let founded = acts.find(|act| matches!(act.deed, Deed::FoundSettlement { .. }));
    for moved in founded.iter().flat_map(|act| &act.moves) {
        if let Move::FromBank(seat, cards) = moved {
            let words = view.about_with("found-brought", *seat, "cards", view.cards(*cards).into());
            boxed(ui, |ui| who(ui, view, *seat, &words));
        }
    }
}

/// What may be done in a turn, apart from going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Numbers,
    Build,
    Trade,
    Cards,
    /// A game that is over is played on.
    PlayOn,
}

/// What may be done now.
pub(super) fn possible_actions(view: &View<'_>) -> &'static [Action] {
    match (view.state.phase(), view.state.open_tasks().is_empty()) {
        (Phase::BeforeProduction, true) => &[Action::Numbers, Action::Cards],
        (Phase::Trading, true) => &[Action::Build, Action::Trade, Action::Cards],
        (Phase::ExtraBuilding { .. }, true) if view.is_partner() => {
            &[Action::Build, Action::Trade, Action::Cards]
        }
        (Phase::ExtraBuilding { .. }, true) => &[Action::Build, Action::Cards],
        (Phase::Over, _) => &[Action::PlayOn],
        _ => &[],
    }
}

/// Buttons for `actions`, above the button that goes on.
pub(super) fn actions(ui: &mut Ui, view: &View<'_>, actions: &[Action]) -> Option<Ask> {
    let row = ui.max_rect();
    let growth = ui_scale(ui);
    let gap = 8.0 * growth;
    let count = actions.len().max(1) as f32;
    let each = (row.width() - gap * (count - 1.0)) / count;
    let mut asked = None;
    for (nth, action) in actions.iter().enumerate() {
        let (key, icon) = match action {
            Action::Numbers => ("numbers", Icon::Dice),
            Action::Build => ("build", Icon::Settlement),
            Action::Trade => ("trade", Icon::Trade),
            Action::Cards => ("development", Icon::Card),
            Action::PlayOn => ("table-play-on", Icon::Forward),
        };
        let label = view.text.get(key);
        let rect = Rect::from_min_size(
            pos2(row.left() + nth as f32 * (each + gap), row.top()),
            vec2(each, row.height()),
        );
        let plate = SizedButton::new(&label).icon(icon);
        let plate = if each < 80.0 * growth {
            plate.text(13.0).tall()
        } else if each < 132.0 * growth {
            plate.text(16.0).tall()
        } else {
            plate.text(19.0)
        };
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(key));
        if plate.show(&mut child, rect.size()).clicked() {
            asked = Some(match action {
                Action::Numbers => Ask::Open(Page::Numbers),
                Action::Build => Ask::Open(Page::Build),
                Action::Trade => Ask::Open(Page::Trade),
                Action::Cards => Ask::Open(Page::Cards),
                Action::PlayOn => Ask::Do(Command::Act(Deed::PlayOn)),
            });
        }
    }
    asked
}
