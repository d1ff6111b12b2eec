//! Notes beside what a player takes.

use super::{GameWords, TurnNews};
use crate::game::{Cards, Payout, Seat};

/// The note beside the cards.
pub fn note(say: &GameWords<'_>, payout: &Payout, news: &TurnNews, seat: Seat) -> String {
    let (short, blocked) = (payout.short.of(seat), payout.blocked.of(seat));
    let note = |key: &str, cards: Cards| {
        (!cards.is_empty()).then(|| say.text.with(key, &[("cards", say.cards(cards).into())]))
    };
    let notes: Vec<String> = [
        of_it(say, payout, news, seat),
        changed(say, news, seat),
        note("robber-blocks", blocked),
        note("short-due", short),
        say.gold_note(payout, news.gold.get(&seat).copied(), seat),
        gold_blocked(say, payout, seat),
    ]
    .into_iter()
    .flatten()
    .collect();
    say.text.joined(&notes)
}

/// What the robber keeps of gold.
fn gold_blocked(say: &GameWords<'_>, payout: &Payout, seat: Seat) -> Option<String> {
    let blocked = payout.gold_blocked(seat);
    (blocked > 0).then(|| say.text.with("sea-gold-blocked", &[("count", blocked.into())]))
}

/// How much of what a player takes comes from the card itself.
fn of_it(say: &GameWords<'_>, payout: &Payout, news: &TurnNews, seat: Seat) -> Option<String> {
    let by_the_card = *news.fixed.get(&seat)?;
    let key = if payout.paid.of(seat).is_empty() { "card-all-of-it" } else { "card-of-it" };
    Some(say.text.with(key, &[("cards", say.cards(by_the_card).into())]))
}

/// "1 more because of the card".
fn changed(say: &GameWords<'_>, news: &TurnNews, seat: Seat) -> Option<String> {
    let change = *news.changed.get(&seat)?;
    let key = if change > 0 { "card-more" } else { "card-less" };
    Some(say.text.with(key, &[("count", change.unsigned_abs().into())]))
}
