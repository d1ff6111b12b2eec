//! What is said beside what a player takes.

use super::{GameWords, TurnNews};
use crate::game::{Cards, Payout, Seat};

/// What is said beside the cards.
pub fn note(say: &GameWords<'_>, payout: &Payout, told: &TurnNews, seat: Seat) -> String {
    let (short, blocked) = (payout.short.of(seat), payout.blocked.of(seat));
    let note = |key: &str, cards: Cards| {
        (!cards.is_empty()).then(|| say.text.with(key, &[("cards", say.cards(cards).into())]))
    };
    let notes: Vec<String> = [
        of_it(say, payout, told, seat),
        changed(say, told, seat),
        note("robber-blocks", blocked),
        note("short-due", short),
    ]
    .into_iter()
    .flatten()
    .collect();
    say.text.joined(&notes)
}

/// How much of what a player takes the card brings by itself, where the number
/// brings something too.
fn of_it(say: &GameWords<'_>, payout: &Payout, told: &TurnNews, seat: Seat) -> Option<String> {
    let by_the_card = *told.fixed.get(&seat)?;
    let key = if payout.paid.of(seat).is_empty() { "card-all-of-it" } else { "card-of-it" };
    Some(say.text.with(key, &[("cards", say.cards(by_the_card).into())]))
}

/// "1 more because of the card".
fn changed(say: &GameWords<'_>, told: &TurnNews, seat: Seat) -> Option<String> {
    let change = *told.changed.get(&seat)?;
    let key = if change > 0 { "card-more" } else { "card-less" };
    Some(say.text.with(key, &[("count", change.unsigned_abs().into())]))
}
