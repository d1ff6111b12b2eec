//! Talk by phone as a seat is shown it: offers and what others say to them, who asks to wait, and how
//! many have voted.

use serde::Serialize;

use super::choices::{ShownCardsKind, ShownOther};
use crate::game::GameWords;
use game::{CardOffer, Cards, Goods, OfferAnswer, OfferReply, Seat, TableTalk, Task, Viewer};

/// Talk by phone, as far as it is a seat's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ShownTalk {
    /// Words of *Wait!*, or of taking it back; empty where there is nothing to wait for.
    pub wait: String,
    /// True if this player asked to wait.
    pub waits: bool,
    /// A sentence on who asked to wait; empty where nobody did.
    pub held: String,
    /// Words of the button that goes on all the same, for whoever's turn is held.
    pub go_on: String,
    /// Form of an offer, for whoever may make one.
    pub form: Option<ShownOfferForm>,
    /// Offers of theirs, and to them.
    pub offers: Vec<ShownOffer>,
    /// A sentence on votes that are in; empty where nobody votes.
    pub voted: String,
}

/// Cards and players that an offer may be made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownOfferForm {
    pub title: String,
    pub give: String,
    pub get: String,
    pub to: String,
    pub all: String,
    pub gives: Vec<ShownCardsKind>,
    pub gets: Vec<ShownCardsKind>,
    pub others: Vec<ShownOther>,
}

/// An offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownOffer {
    pub id: String,
    pub words: String,
    /// Words of the button that takes it back, for whoever made it.
    pub withdraw: String,
    /// Answers of others to an own offer.
    pub said: Vec<ShownAnswer>,
    /// Replies to somebody else's.
    pub replies: Vec<ShownReply>,
}

/// Another player's answer to an own offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownAnswer {
    pub who: ShownOther,
    pub words: String,
    /// Name of the trade that can be made of it, to be sent back.
    pub key: Option<String>,
}

/// Something that may be said to somebody else's offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownReply {
    /// Its name, to be sent back.
    pub says: &'static str,
    pub words: String,
    /// True if it was said last.
    pub is_said: bool,
}

impl ShownTalk {
    pub(super) fn of(say: &GameWords<'_>, talk: &TableTalk, seat: Seat) -> Self {
        let (state, text) = (say.state, say.text);
        let waits = talk.waits().contains(&seat);
        let may_wait = TableTalk::may_wait(state, seat);
        let is_held = !talk.waits().is_empty();
        // Whoever asked knows it.
        let others: Vec<Seat> = talk.waits().iter().copied().filter(|it| *it != seat).collect();
        let key = if waits { "seat-wait-no-more" } else { "seat-wait" };
        let of_seat = |offer: &&CardOffer| offer.from == seat || offer.to.contains(&seat);
        let votes = state.open_tasks().iter().filter(|task| matches!(task, Task::Vote { .. }));
        let to_vote = votes.count();
        Self {
            wait: if may_wait { text.get(key) } else { String::new() },
            waits,
            held: if others.is_empty() { String::new() } else { held(say, &others) },
            go_on: if is_held && say.builder() == seat {
                text.get("seat-go-on")
            } else {
                String::new()
            },
            form: ShownOfferForm::of(say, seat),
            offers: talk
                .offers()
                .iter()
                .filter(of_seat)
                .map(|offer| ShownOffer::of(say, offer, seat))
                .collect(),
            voted: if to_vote > 0 {
                let values: [(_, &dyn crate::said::InWords); 2] =
                    [("count", &talk.votes_in()), ("all", &to_vote)];
                say.with("seat-voted", &values)
            } else {
                String::new()
            },
        }
    }
}

/// A sentence on who asked to wait.
pub fn held(say: &GameWords<'_>, waits: &[Seat]) -> String {
    let values: [(_, &dyn crate::said::InWords); 2] =
        [("who", &say.names(waits)), ("count", &waits.len())];
    say.with("seat-held", &values)
}

/// A sentence on an offer: "Anna gives 1 ore for 1 grain".
pub fn offered(say: &GameWords<'_>, offer: &CardOffer) -> String {
    let (give, get) = (offer.terms.give, offer.terms.get);
    say.with("seat-offered", &[("who", &offer.from), ("give", &give), ("get", &get)])
}

impl ShownOfferForm {
    fn of(say: &GameWords<'_>, seat: Seat) -> Option<Self> {
        let state = say.state;
        if !TableTalk::may_trade(state) || state.builder() != seat {
            return None;
        }
        let most = state.most_seen(Viewer::Seat(seat), seat);
        let kinds = state.kinds().all().iter();
        // Where hands aren't followed anybody may hold anything.
        let any = kinds.fold(Cards::none(), |cards, kind| cards.plus(Cards::of(*kind, 9)));
        let own = if state.hands().is_some() { most } else { any };
        let (gold, oil) = (state.gold_of(seat), state.oil_of(seat));
        let gives = Goods { gold, oil, cards: own };
        let theirs = say.others().fold(Goods::default(), |most, other| Goods {
            gold: most.gold.max(state.gold_of(other)),
            oil: most.oil.max(state.oil_of(other)),
            ..most
        });
        let gets = Goods { cards: any, ..theirs };
        let others = say.others().map(|other| ShownOther::of(say, other));
        Some(Self {
            title: say.text.get("seat-offer"),
            give: say.text.get("seat-offer-give"),
            get: say.text.get("seat-offer-get"),
            to: say.text.get("seat-offer-to"),
            all: say.text.get("seat-offer-all"),
            gives: ShownCardsKind::goods(say, gives),
            gets: ShownCardsKind::goods(say, gets),
            others: others.collect(),
        })
    }
}

impl ShownOffer {
    fn of(say: &GameWords<'_>, offer: &CardOffer, seat: Seat) -> Self {
        let is_own = offer.from == seat;
        let words = offered(say, offer);
        let said = offer.to.iter().filter(|_| is_own).filter_map(|with| {
            let answer = offer.answer_of(*with)?;
            let key = offer.key_with(*with).map(|key| key.to_string());
            let words = match answer {
                OfferAnswer::Yes => say.text.get("seat-answer-yes"),
                OfferAnswer::No => say.text.get("seat-answer-no"),
                OfferAnswer::Aloud => say.text.get("seat-answer-aloud"),
                OfferAnswer::For(terms) => {
                    let cards = terms.give;
                    say.with("seat-answer-for", &[("cards", &cards)])
                }
            };
            Some(ShownAnswer { who: ShownOther::of(say, *with), words, key })
        });
        let more = offer.for_more(say.state);
        let replies = OfferReply::ALL.into_iter().filter(|_| !is_own).filter_map(|reply| {
            let words = match reply {
                OfferReply::Yes => say.text.get("seat-reply-yes"),
                OfferReply::No => say.text.get("seat-reply-no"),
                OfferReply::More => {
                    let cards = more?.give;
                    say.with("seat-reply-more", &[("cards", &cards)])
                }
            };
            let is_said = match (reply, offer.answer_of(seat)) {
                (OfferReply::Yes, Some(OfferAnswer::Yes))
                | (OfferReply::No, Some(OfferAnswer::No))
                | (OfferReply::More, Some(OfferAnswer::For(_))) => true,
                (OfferReply::Yes | OfferReply::No | OfferReply::More, _) => false,
            };
            Some(ShownReply { says: reply.key(), words, is_said })
        });
        Self {
            id: offer.id.to_string(),
            words,
            withdraw: if is_own { say.text.get("seat-withdraw") } else { String::new() },
            said: said.collect(),
            replies: replies.collect(),
        }
    }
}
