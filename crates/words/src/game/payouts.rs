//! Hauls: what a number brings a player, cards and what modules bring beside them, with the notes on it.

use super::turn_news::Extra;
use super::{GameWords, TurnNews};
use crate::said::InWords;
use game::{Act, Cards, Deed, GoldDeed, Move, OilDeed, Payout, SeaDeed, Seat, Task};

/// Haul of one player by this turn's number.
#[derive(Clone, Debug, Default)]
pub struct Haul {
    pub cards: Cards,
    /// Oil (TRADERS 7.3).
    pub oil: u8,
    /// Fish tokens that are drawn (TRADERS 1.3).
    pub fish: u8,
    /// Words on why it is this and not more; empty if there is nothing to say.
    pub note: String,
    /// They get cards all the same that nobody has chosen yet: the note tells of it.
    is_due: bool,
}

impl Haul {
    pub fn of(say: &GameWords<'_>, payout: &Payout, news: &TurnNews, seat: Seat) -> Self {
        Self {
            cards: news.taken(payout, seat),
            oil: say.state.oil().map_or(0, |oil| oil.got(seat)),
            fish: news.caught(seat).drawn,
            note: note(say, payout, news, seat),
            is_due: is_due(say, payout, news, seat),
        }
    }

    /// Returns whether it is nothing, whatever there is to say of that.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.oil == 0 && self.fish == 0
    }

    /// Returns whether there isn't even anything to say.
    pub fn is_nothing(&self) -> bool {
        self.is_empty() && self.note.is_empty()
    }

    /// "2 ore and 1 oil"; nothing where only fish are drawn.
    fn taken(&self, say: &GameWords<'_>) -> String {
        let kinds = self.cards.kinds().map(|(kind, count)| say.text.cards(count, kind));
        let oil = (self.oil > 0).then(|| say.with("oil-count", &[("count", &self.oil)]));
        say.text.list(&kinds.chain(oil).collect::<Vec<_>>())
    }

    /// "takes 2 ore and draws 1 fish token": what stands beside a name.
    pub fn beside_name(&self, say: &GameWords<'_>) -> String {
        if self.is_due && self.oil == 0 && self.fish == 0 {
            return self.note.clone();
        }
        let taken = self.taken(say);
        let words = match (taken.is_empty(), self.fish) {
            (true, 0) if self.note.is_empty() => return say.text.get("stage-nothing"),
            (true, 0) => return say.with("stage-nothing-note", &[("note", &self.note)]),
            (true, fish) => say.with("haul-draws", &[("count", &fish)]),
            (false, 0) if self.note.is_empty() => {
                return say.with("stage-takes", &[("cards", &taken)]);
            }
            (false, 0) => {
                let values = [("cards", &taken as &dyn InWords), ("note", &self.note)];
                return say.with("stage-takes-note", &values);
            }
            (false, fish) => say.with("haul-takes-draws", &[("cards", &taken), ("count", &fish)]),
        };
        if self.note.is_empty() {
            return words;
        }
        say.with("haul-note", &[("words", &words), ("note", &self.note)])
    }

    /// "Anna takes 2 ore and draws 1 fish token": a sentence of `seat` with all there is to say.
    pub fn sentence(&self, say: &GameWords<'_>, seat: Seat) -> String {
        if self.is_due && self.oil == 0 && self.fish == 0 {
            return say.about_with("sea-takes-gold", seat, "note", self.note.as_str().into());
        }
        let taken = self.taken(say);
        let of_fish = [("who", &seat as &dyn InWords), ("count", &self.fish), ("cards", &taken)];
        let sentence = match (taken.is_empty(), self.fish) {
            (true, 0) => say.about("takes-nothing", seat),
            (true, _) => say.with("haul-who-draws", &of_fish),
            (false, 0) => say.about_with("takes", seat, "cards", taken.into()),
            (false, _) => say.with("haul-who-takes-draws", &of_fish),
        };
        if self.note.is_empty() {
            return sentence;
        }
        say.with("takes-note", &[("sentence", &sentence), ("note", &self.note)])
    }
}

fn note(say: &GameWords<'_>, payout: &Payout, news: &TurnNews, seat: Seat) -> String {
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
        fish_missed(say, news, seat),
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
fn is_due(say: &GameWords<'_>, payout: &Payout, news: &TurnNews, seat: Seat) -> bool {
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

/// "3 fish tokens due, 1 drawn": for want of room, or of tokens (TRADERS 1.3, 1.4).
fn fish_missed(say: &GameWords<'_>, news: &TurnNews, seat: Seat) -> Option<String> {
    let caught = news.caught(seat);
    let is_less = caught.drawn < caught.owed;
    is_less.then(|| say.with("haul-missed", &[("owed", &caught.owed), ("drawn", &caught.drawn)]))
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
