//! Notes beside what a player takes.

use super::turn_news::Extra;
use super::{GameWords, TurnNews};
use game::{Act, Cards, Deed, GoldDeed, Move, OilDeed, Payout, SeaDeed, Seat, Task};

pub fn note(say: &GameWords<'_>, payout: &Payout, news: &TurnNews, seat: Seat) -> String {
    let (short, blocked) = (payout.short.of(seat), payout.blocked.of(seat));
    let note =
        |key: &str, cards: Cards| (!cards.is_empty()).then(|| say.with(key, &[("cards", &cards)]));
    let notes: Vec<String> = [
        of_it(say, payout, news, seat),
        changed(say, news, seat),
        note("robber-blocks", blocked),
        note("short-due", short),
        say.gold_note(payout, news.gold.get(&seat).copied(), seat),
        gold_blocked(say, payout, seat),
        awaits_aqueduct(say, seat).then(|| say.text.get("takes-aqueduct-due")),
    ]
    .into_iter()
    .flatten()
    .chain(news.extra(seat).map(|(by, cards)| extra(say, by, cards)))
    .collect();
    say.text.joined(&notes)
}

/// Returns whether a player who has no card of this payout yet gets one all the same: for gold, by
/// the Aqueduct, or one that nobody named. The note tells of it.
pub fn is_due(say: &GameWords<'_>, payout: &Payout, news: &TurnNews, seat: Seat) -> bool {
    news.taken(payout, seat).is_empty()
        && (payout.gold_due(seat) > 0
            || awaits_aqueduct(say, seat)
            || news.fixed.contains_key(&seat)
            || news.extra(seat).next().is_some())
}

/// Returns whether the Aqueduct still owes them a resource.
fn awaits_aqueduct(say: &GameWords<'_>, seat: Seat) -> bool {
    let is_theirs = |task: &Task| matches!(task, Task::Take { player, .. } if *player == seat);
    say.state.takes_by_aqueduct() && say.state.tasks().iter().any(is_theirs)
}

/// "Aqueduct: 1 ore".
pub fn extra(say: &GameWords<'_>, by: Extra, cards: Cards) -> String {
    let key = match (by, cards.is_empty()) {
        (Extra::Aqueduct, true) => return say.text.get("takes-aqueduct-untold"),
        (Extra::Aqueduct, false) => "takes-aqueduct",
        (Extra::Found, _) => "sea-takes-found",
        (Extra::Progress(card), _) => {
            return say.with("takes-by", &[("card", &card), ("cards", &cards)]);
        }
    };
    say.with(key, &[("cards", &cards)])
}

fn gold_blocked(say: &GameWords<'_>, payout: &Payout, seat: Seat) -> Option<String> {
    let blocked = payout.gold_blocked(seat);
    (blocked > 0).then(|| say.with("sea-gold-blocked", &[("count", &blocked)]))
}

/// Returns how much of what a player takes comes from the card itself.
fn of_it(say: &GameWords<'_>, payout: &Payout, news: &TurnNews, seat: Seat) -> Option<String> {
    let by_the_card = *news.fixed.get(&seat)?;
    let card = event(say);
    if by_the_card.is_empty() {
        return Some(say.with("takes-untold-by", &[("card", &card)]));
    }
    if payout.paid.of(seat).is_empty() {
        return Some(card);
    }
    Some(say.with("takes-by", &[("card", &card), ("cards", &by_the_card)]))
}

/// Names what the turn's card brings: its event.
fn event(say: &GameWords<'_>) -> String {
    let card = say.state.card().map(|(deck, card)| say.text.card_title(deck, card));
    card.unwrap_or_else(|| say.text.get("card-brings"))
}

/// "Gentle Rain: 1 more".
fn changed(say: &GameWords<'_>, news: &TurnNews, seat: Seat) -> Option<String> {
    let change = *news.changed.get(&seat)?;
    let key = if change > 0 { "card-more" } else { "card-less" };
    Some(say.with(key, &[("card", &event(say)), ("count", &change.unsigned_abs())]))
}

/// Returns what an act's card brought on its own, besides what its deed took.
pub fn taken_by_itself(act: &Act) -> impl Iterator<Item = (Seat, Cards)> {
    use game::DeedGroup::{
        Answer, Built, Buy, Card, Change, Correction, Damage, Discard, End, Fish, Gold, Knights,
        Number, Oil, Play, Rivers, Robber, Sea, Steal, Trade, Turn, Vote, Wagons, Weather, Win,
    };
    let is_one = matches!(
        act.deed,
        Deed::Take { card: Some(_), .. }
            | Deed::Swap { cards: Some(_), .. }
            | Deed::Sea(SeaDeed::TakeGold { .. })
            | Deed::Gold(GoldDeed::Buy { .. })
            | Deed::Oil(OilDeed::Convert { .. })
    );
    let is_all = matches!(
        act.deed,
        Deed::FoundSettlement { .. }
            | Deed::PlayYearOfPlenty { .. }
            | Deed::TradeWithBank { .. }
            | Deed::Oil(OilDeed::YearOfPlenty { .. })
            | Deed::CorrectHand { .. }
            | Deed::AmendHand { .. }
    );
    let own = match act.deed.group() {
        Card | Gold(_) | Oil(_) | Sea(_) => usize::from(is_one),
        Built(_) | Correction | Play(_) | Trade if is_all => usize::MAX,
        Answer | Built(_) | Buy | Change | Correction | Damage | Discard | End | Fish(_)
        | Knights(_) | Number(_) | Play(_) | Rivers(_) | Robber | Steal | Trade | Turn | Vote
        | Wagons(_) | Weather | Win => 0,
    };
    let taken = act.moves.iter().filter_map(|one| {
        if let Move::FromBank(seat, cards) = one { Some((*seat, *cards)) } else { None }
    });
    taken.skip(own)
}
