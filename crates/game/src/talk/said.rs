//! All that was said by phone at a table, as long as it holds.

use super::offer::{CardOffer, NotHeard, OfferAnswer, OfferId, OfferReply, OfferTerms};
use crate::{ActId, Ballot, Deed, Game, Goods, Phase, Seat, Seats, State, Task};
use serde::Deserialize;

/// Offers that one player may have at a time: who offers more takes back the oldest.
const MOST_OFFERS: usize = 3;

/// Acts whose players are remembered.
const MOST_ACTS: usize = 64;

/// Talk of a table by phone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableTalk {
    /// The turn that it belongs to, and whose it is.
    turn: Option<(u32, Seat)>,
    waits: Seats,
    offers: Vec<CardOffer>,
    offered: u64,
    votes: Vec<(Seat, Ballot)>,
    acts: Vec<(ActId, Seat)>,
    /// Seats that are on phones.
    phones: Seats,
}

/// Something that a player says by phone.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PhoneRemark {
    /// Goods for goods, to some other players by their numbers, or to all where none is named.
    Offer {
        #[serde(default)]
        to: Vec<u8>,
        give: Goods,
        get: Goods,
    },
    /// A reply to somebody else's offer.
    Reply { offer: String, says: OfferReply },
    /// An own offer is taken back.
    Withdraw { offer: String },
    /// "Wait!", or if that was said, no more.
    Wait,
    /// The turn goes on, whoever asked to wait.
    GoOn,
}

impl TableTalk {
    /// Follows the game to where it stands: what was said in another turn is over.
    pub fn follow(&mut self, state: &State) {
        let now = Some((state.turn(), state.builder()));
        let is_over = state.over().is_some();
        if self.turn != now || is_over {
            self.turn = now;
            self.waits.clear();
            self.offers.clear();
        }
        if !Self::may_trade(state) {
            self.offers.clear();
        }
        // Hands have changed: what can't be any more is nothing to say yes to.
        self.offers.retain(|offer| state.may_give(offer.from, offer.terms.give));
        let votes = |seat: Seat| {
            let mut open = state.open_tasks().iter();
            open.any(|task| matches!(task, Task::Vote { player } if *player == seat))
        };
        self.votes.retain(|(seat, _)| votes(*seat) && !is_over);
    }

    /// Notes which seats are on phones: the others say what they think of offers aloud.
    pub fn seat(&mut self, phones: impl IntoIterator<Item = Seat>) {
        self.phones = phones.into_iter().collect();
    }

    /// Hears what `seat` says.
    ///
    /// # Errors
    /// Fails if it is of nothing that is offered, or not theirs to say.
    pub fn hear(&mut self, state: &State, seat: Seat, said: &PhoneRemark) -> Result<(), NotHeard> {
        match said {
            PhoneRemark::Offer { to, give, get } => {
                let numbers = to.iter().map(|number| state.players().seat((*number).into()));
                let to: Option<Vec<Seat>> = numbers.collect();
                let to = to.ok_or(NotHeard::NoSuchOffer)?;
                self.offer(state, seat, (&to, OfferTerms { give: *give, get: *get })).map(drop)
            }
            PhoneRemark::Reply { offer, says } => self.answer(state, (seat, offer), *says),
            PhoneRemark::Withdraw { offer } => self.withdraw(seat, offer),
            PhoneRemark::Wait if self.wait(state, seat) => Ok(()),
            PhoneRemark::GoOn if state.builder() == seat => {
                self.go_on();
                Ok(())
            }
            PhoneRemark::Wait | PhoneRemark::GoOn => Err(NotHeard::NotNow),
        }
    }

    // ---- Wait! ----

    /// Players who asked to wait, in the order in which they did.
    pub fn waits(&self) -> &[Seat] {
        &self.waits
    }

    /// Returns whether `seat` may ask to wait: while somebody else is on turn.
    pub fn may_wait(state: &State, seat: Seat) -> bool {
        let is_going_on = !matches!(state.phase(), Phase::Over);
        is_going_on && state.builder() != seat && state.seating().is_present(seat)
    }

    /// Holds the end of the turn for `seat`, or no longer.
    pub fn wait(&mut self, state: &State, seat: Seat) -> bool {
        self.follow(state);
        if let Some(place) = self.waits.iter().position(|other| *other == seat) {
            self.waits.remove(place);
            return true;
        }
        Self::may_wait(state, seat) && self.waits.try_push(seat).is_ok()
    }

    /// Goes on, whoever asked to wait.
    pub fn go_on(&mut self) {
        self.waits.clear();
    }

    /// Returns whether `deed` is held for those who asked to wait: it ends a turn, or a part of one.
    pub fn holds(&self, deed: &Deed) -> bool {
        !self.waits.is_empty() && matches!(deed, Deed::Pass | Deed::LetBuild { .. })
    }

    // ---- offers ----

    pub fn offers(&self) -> &[CardOffer] {
        &self.offers
    }

    /// Returns whether players trade with each other now.
    pub fn may_trade(state: &State) -> bool {
        state.phase() == Phase::Trading && state.open_tasks().is_empty() && state.over().is_none()
    }

    /// Offers `terms` to some other players, or to all where none is named.
    ///
    /// # Errors
    /// Fails unless `from` is on turn and may trade, or if nobody could take it.
    pub fn offer(
        &mut self,
        state: &State,
        from: Seat,
        (to, terms): (&[Seat], OfferTerms),
    ) -> Result<OfferId, NotHeard> {
        self.follow(state);
        if !Self::may_trade(state) || state.builder() != from {
            return Err(NotHeard::NotNow);
        }
        let others = state.seating().from(from).into_iter().filter(|seat| *seat != from);
        let meant = others.filter(|seat| to.is_empty() || to.contains(seat));
        let to: Seats = meant.filter(|with| terms.are_possible(state, from, *with)).collect();
        if to.is_empty() {
            return Err(NotHeard::NoSuchTerms);
        }
        self.offered += 1;
        let id = OfferId(self.offered);
        if self.offers.len() == MOST_OFFERS {
            self.offers.remove(0);
        }
        let silent = to.iter().filter(|seat| !self.phones.contains(seat));
        let answers = silent.map(|seat| (*seat, OfferAnswer::Aloud)).collect();
        self.offers.push(CardOffer { id, from, to, terms, answers });
        Ok(id)
    }

    fn named(&mut self, id: &str) -> Result<&mut CardOffer, NotHeard> {
        let mut offers = self.offers.iter_mut();
        offers.find(|offer| offer.id.to_string() == id).ok_or(NotHeard::NoSuchOffer)
    }

    /// Takes an offer back.
    ///
    /// # Errors
    /// Fails if `from` has no such offer.
    pub fn withdraw(&mut self, from: Seat, id: &str) -> Result<(), NotHeard> {
        let is_own = self.named(id)?.from == from;
        if !is_own {
            return Err(NotHeard::NoSuchOffer);
        }
        self.close(id);
        Ok(())
    }

    /// Answers an offer; who answered before has changed their mind.
    ///
    /// # Errors
    /// Fails if there is no such offer to `seat`, or it can't be had for more.
    pub fn answer(
        &mut self,
        state: &State,
        (seat, id): (Seat, &str),
        answer: OfferReply,
    ) -> Result<(), NotHeard> {
        self.follow(state);
        let offer = self.named(id)?;
        if !offer.to.contains(&seat) {
            return Err(NotHeard::NoSuchOffer);
        }
        let said = match answer {
            OfferReply::Yes if !state.may_give(seat, offer.terms.get) => {
                return Err(NotHeard::NoSuchTerms);
            }
            OfferReply::Yes => OfferAnswer::Yes,
            OfferReply::No => OfferAnswer::No,
            OfferReply::More => {
                let more = offer.for_more(state).filter(|_| state.may_give(seat, offer.terms.get));
                OfferAnswer::For(more.ok_or(NotHeard::NoSuchTerms)?)
            }
        };
        offer.answers.retain(|(other, _)| *other != seat);
        offer.answers.push((seat, said));
        Ok(())
    }

    /// Ends an offer that was taken.
    pub fn close(&mut self, id: &str) {
        self.offers.retain(|offer| offer.id.to_string() != id);
    }

    /// The deed of an offer with whoever `key` names the terms of, exactly as they stand.
    ///
    /// # Errors
    /// Fails if `from` has no such offer, or these terms aren't what the other player says now.
    pub fn taken(&self, from: Seat, id: &str, key: &str) -> Result<Deed, NotHeard> {
        let mut offers = self.offers.iter();
        let offer = offers.find(|offer| offer.id.to_string() == id && offer.from == from);
        let offer = offer.ok_or(NotHeard::NoSuchOffer)?;
        let mut to = offer.to.iter();
        let with = to.find(|with| offer.key_with(**with).is_some_and(|it| it.to_string() == key));
        let with = *with.ok_or(NotHeard::OtherTerms)?;
        let terms = offer.terms_with(with).ok_or(NotHeard::OtherTerms)?;
        Ok(terms.deed(with))
    }

    // ---- votes ----

    /// Keeps a vote until all are in, to be opened together; one that was in before is another now.
    pub fn vote(&mut self, seat: Seat, ballot: Ballot) {
        self.votes.retain(|(other, _)| *other != seat);
        self.votes.push((seat, ballot));
    }

    /// Number of votes that are in.
    pub const fn votes_in(&self) -> usize {
        self.votes.len()
    }

    /// The vote of `seat`, which nobody else may see before they are opened.
    pub fn vote_of(&self, seat: Seat) -> Option<Ballot> {
        self.votes.iter().find(|(other, _)| *other == seat).map(|(_, ballot)| *ballot)
    }

    /// The next vote to be opened, once all who are still to vote have theirs in.
    pub fn opened(&mut self, state: &State) -> Option<Deed> {
        self.follow(state);
        let open = state.open_tasks();
        let voters = open.iter().map(|task| {
            let Task::Vote { player } = task else { return None };
            self.vote_of(*player).map(|ballot| (*player, ballot))
        });
        let all: Option<Vec<(Seat, Ballot)>> = voters.collect();
        let (player, ballot) = *all?.first()?;
        self.votes.retain(|(other, _)| *other != player);
        Some(Deed::Vote { player, ballot })
    }

    // ---- acts ----

    /// Remembers that this act was `seat`'s, by phone.
    pub fn did(&mut self, id: ActId, seat: Seat) {
        // What couldn't be made left its number to another.
        self.acts.retain(|(other, _)| *other != id);
        if self.acts.len() == MOST_ACTS {
            self.acts.remove(0);
        }
        self.acts.push((id, seat));
    }

    /// The player whose phone did the last touch of the game, if one did.
    pub fn last_by(&self, game: &Game) -> Option<Seat> {
        let last = game.last_touch_id()?;
        self.acts.iter().find(|(id, _)| *id == last).map(|(_, seat)| *seat)
    }

    /// The last touch of the game, if it was `seat`'s by phone and they may take it back.
    pub fn may_take_back(&self, game: &Game, seat: Seat) -> Option<ActId> {
        let id = game.last_touch_id()?;
        self.acts.contains(&(id, seat)).then_some(id)
    }
}
