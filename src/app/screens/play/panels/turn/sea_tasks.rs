//! What Seafarers asks in a turn that is answered beside the island: what gold brings, and what
//! lies under a hidden hex.

use egui::Ui;

use super::asked::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::panel::Next;
use crate::app::screens::play::parts::card_row::{due_row, next_of_due};
use crate::app::screens::play::parts::controls::from_bank;
use crate::app::screens::play::parts::keys::{self, RollEntry};
use crate::app::screens::play::view::View;
use board::{Hex, Terrain, Token};
use game::{Cards, Deed, Ground, HiddenGround, SeaDeed, SeaTask, Seat, Task};
use kit::widgets::{SizedButton, buttons, hint};
use words::text::Value;

/// The button at the bottom while several cards are taken for gold.
pub fn next(view: &View<'_>, draft: &TaskDraft, task: &Task) -> Option<Next> {
    let Task::Sea(SeaTask::Gold { player, count }) = task else { return None };
    let due = view.state.gold_due(*count);
    if !view.following().is_on() || due < 2 {
        return None;
    }
    let cards = draft.cards;
    Some(next_of_due(view, (cards, due), "gold-choose", || {
        let label = view.about_with("gold-confirm", *player, "cards", view.cards(cards).into());
        (label, takes(*player, cards))
    }))
}

const fn takes(player: Seat, cards: Cards) -> Deed {
    Deed::Sea(SeaDeed::TakeGold { player, cards: Some(cards) })
}

/// Returns what gold brings: one card with one touch, several with a touch each (SEA 6).
pub fn gold(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, count): (Seat, u8),
) -> Option<Command> {
    let due = view.state.gold_due(count);
    if due > 1 {
        let label = view.about("gold-takes", player);
        due_row(ui, view, &label, &mut draft.cards, (view.bank().resources(), due));
        return None;
    }
    let kind = from_bank(ui, view, player)?;
    Some(Command::Act(takes(player, Cards::of(kind, 1))))
}

/// Returns what lies under a hidden hex, and then its token (SEA 7).
pub fn turn_up(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, at): (Seat, Hex),
) -> Option<Command> {
    let found = |is| Command::Act(Deed::Sea(SeaDeed::TurnUp { player, at, is }));
    let touched = grounds(ui, view, draft.ground);
    match touched {
        Some(HiddenGround::Sea) => return Some(found(None)),
        Some(HiddenGround::Land(terrain)) if !terrain.bears_token() => {
            return Some(found(Some(Ground { terrain, token: None })));
        }
        Some(HiddenGround::Land(terrain)) => draft.ground = Some(terrain),
        None => {}
    }
    let terrain = draft.ground?;
    let label = view.text.terrain_label(terrain);
    hint(ui, &view.text.with("found-token", &[("terrain", label.into())]));
    tokens(ui, view, &mut draft.entry, terrain).map(|ground| found(Some(ground)))
}

/// A button for each ground that may be there.
fn grounds(ui: &mut Ui, view: &View<'_>, chosen: Option<Terrain>) -> Option<HiddenGround> {
    let known: Vec<HiddenGround> =
        view.state.hidden_left().into_iter().map(|(ground, _)| ground).collect();
    let land = Terrain::ALL.into_iter().chain([Terrain::Gold]).map(HiddenGround::Land);
    let mut all: Vec<HiddenGround> = land.chain([HiddenGround::Sea]).collect();
    // In the order of the cards, whatever the order of the stack.
    all.retain(|ground| known.is_empty() || known.contains(ground));
    let typed = if chosen.is_none() { keys::digit(ui) } else { None };
    let nth = typed.and_then(|digit| usize::from(digit).checked_sub(1));
    let typed = nth.and_then(|nth| all.get(nth).copied());
    let least = if view.is_low() { 86.0 } else { 110.0 };
    let touched = buttons(ui, &all, (least, 52.0), |ground| {
        let (label, tone) = match ground {
            HiddenGround::Sea => (view.text.get("found-sea"), view.palette.quiet),
            HiddenGround::Land(terrain) => {
                (view.text.terrain_label(terrain), view.palette.terrain(terrain))
            }
        };
        let name = view.text.with("found-ground", &[("ground", label.as_str().into())]);
        let is_chosen = chosen.is_some_and(|it| ground == HiddenGround::Land(it));
        SizedButton::new(label).named(name).tone(tone).chosen(is_chosen)
    });
    touched.or(typed)
}

/// A button for each token that may lie there, and one for none; the numbers can be typed.
fn tokens(ui: &mut Ui, view: &View<'_>, entry: &mut RollEntry, terrain: Terrain) -> Option<Ground> {
    let all = possible_tokens(view);
    let typed = typed(ui, entry).map(Some).filter(|token| all.contains(token));
    let touched = buttons(ui, &all, (64.0, 52.0), |token| {
        let (label, name) = match token {
            Some(token) => {
                let number: Value<'_> = token.number().into();
                (token.number().to_string(), view.text.with("found-number", &[("number", number)]))
            }
            None => (view.text.get("found-bare"), view.text.get("found-bare-name")),
        };
        SizedButton::new(label).named(name).text(20.0)
    });
    touched.or(typed).map(|token| Ground { terrain, token })
}

/// The tokens that are left, each once; where nobody knows which, all of them. Without one
/// is what nothing is left for.
fn possible_tokens(view: &View<'_>) -> Vec<Option<Token>> {
    let Some(mut left) = view.state.hidden_tokens_left() else {
        return Token::ALL.into_iter().map(Some).chain([None]).collect();
    };
    left.dedup();
    if left.is_empty() { vec![None] } else { left.into_iter().map(Some).collect() }
}

/// The token whose number was typed, once it is complete.
fn typed(ui: &Ui, entry: &mut RollEntry) -> Option<Token> {
    let now = ui.input(|input| input.time);
    let mut number = None;
    while let Some(digit) = keys::digit(ui) {
        number = number.or(entry.take(digit, now));
    }
    entry.follow(ui);
    Token::try_from(number?.number()).ok()
}
