//! An offer to one other player or to all, with what they say to it.

use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use thiserror::Error;

use crate::{Cards, Deed, Goods, Seat, Seats, State};

/// An offer by its number, counted from 1 in a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OfferId(pub(super) u64);

impl fmt::Display for OfferId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Goods that change hands if an offer is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferTerms {
    /// Goods that whoever offers would give.
    pub give: Goods,
    /// Goods that they would get.
    pub get: Goods,
}

/// Name of terms with one other player, as they stand: others have another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermsKey(u64);

impl fmt::Display for TermsKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Something that a player says to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferAnswer {
    Yes,
    No,
    /// "For two?": they would, for more.
    For(OfferTerms),
    /// They have no phone to say it by, and say it aloud.
    Aloud,
}

board::keyed! {
    /// A reply to an offer, as it is sent.
    pub enum OfferReply {
        Yes = "yes",
        No = "no",
        /// "For two?"
        More = "more",
    }
}

/// An offer of whoever is on turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardOffer {
    pub id: OfferId,
    pub from: Seat,
    /// Players to whom it goes, clockwise.
    pub to: Seats,
    pub terms: OfferTerms,
    /// Players who have answered, with what they said last.
    pub(super) answers: Vec<(Seat, OfferAnswer)>,
}

/// A reason why nothing came of something said of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotHeard {
    /// It is over, was never there, or isn't theirs to answer.
    #[error("there is no such offer any more")]
    NoSuchOffer,
    /// Nothing for something, the same for the same, or cards that they can't have.
    #[error("these cards can't be offered")]
    NoSuchTerms,
    /// The other player said something else meanwhile.
    #[error("the other player says something else now")]
    OtherTerms,
    /// Only whoever is on turn trades, and only while they may.
    #[error("nobody trades now")]
    NotNow,
}

impl OfferTerms {
    /// The deed that these terms make between whoever is on turn and `with`.
    pub fn deed(self, with: Seat) -> Deed {
        Deed::Trade { with, give: self.give, get: self.get }
    }

    /// The same with one more of what is given; none where that is of several kinds.
    pub fn for_more(self) -> Option<Self> {
        let Goods { gold, oil, cards } = self.give;
        let mut kinds = cards.kinds();
        let give = match (gold, oil, kinds.next(), kinds.next()) {
            (1.., 0, None, _) => Goods::gold(gold.checked_add(1)?),
            (0, 1.., None, _) => Goods::oil(oil.checked_add(1)?),
            (0, 0, Some((kind, count)), None) => Cards::of(kind, count.checked_add(1)?).into(),
            _ => return None,
        };
        Some(Self { give, ..self })
    }

    /// Returns whether `with` could be offered these, as far as lies open and the giver is told.
    pub(super) fn are_possible(self, state: &State, from: Seat, with: Seat) -> bool {
        state.may_give(from, self.give)
            && openly_could(state, with, self.get)
            && state.against(self.deed(with)).is_none()
    }
}

/// Returns whether `seat` could give this, judging by what lies open.
fn openly_could(state: &State, seat: Seat, goods: Goods) -> bool {
    let has_cards = state.hands().is_none() || state.openly_most(seat).covers(goods.cards);
    has_cards && state.has_beside_cards(seat, goods)
}

impl CardOffer {
    /// Answer of `seat`, if they gave one.
    pub fn answer_of(&self, seat: Seat) -> Option<OfferAnswer> {
        self.answers.iter().find(|(other, _)| *other == seat).map(|(_, answer)| *answer)
    }

    /// Terms on which `seat` trades: what they said yes to, or asked for.
    pub fn terms_with(&self, seat: Seat) -> Option<OfferTerms> {
        match self.answer_of(seat)? {
            OfferAnswer::Yes | OfferAnswer::Aloud => Some(self.terms),
            OfferAnswer::For(terms) => Some(terms),
            OfferAnswer::No => None,
        }
    }

    /// Terms for more, if whoever offers could have as much.
    pub fn for_more(&self, state: &State) -> Option<OfferTerms> {
        let more = self.terms.for_more()?;
        Some(more).filter(|more| openly_could(state, self.from, more.give))
    }

    /// Name of the terms with `seat` as they stand.
    pub fn key_with(&self, seat: Seat) -> Option<TermsKey> {
        let terms = self.terms_with(seat)?;
        let mut hasher = DefaultHasher::new();
        (self.id, seat, format!("{terms:?}")).hash(&mut hasher);
        Some(TermsKey(hasher.finish()))
    }
}
