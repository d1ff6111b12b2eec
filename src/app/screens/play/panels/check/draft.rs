//! What a number really is, as entered so far, and the corrections that it comes to.

use enum_map::EnumMap;

use crate::app::screens::play::panel::{Figure, left};
use crate::app::screens::play::view::View;
use board::Hex;
use game::{
    Cards, Correction, Deed, Following, Kind, Merchant, NumberSource, Seat, Subject, Track, Value,
    base_facts, knights_facts,
};

/// What the number really is, as entered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draft {
    /// Cards by kind.
    Kinds(Cards),
    /// Only how many.
    Count(usize),
    /// Progress cards by deck.
    Decks(EnumMap<Track, u8>),
    /// The merchant's hex, once it is known, and its owner.
    Merchant {
        /// Its hex.
        at: Option<Hex>,
        owner: Seat,
    },
    /// A single touch enters it.
    Touch,
}

impl Draft {
    /// What the app believes.
    pub fn of(view: &View<'_>, figure: Figure) -> Self {
        let state = view.state;
        match figure {
            Figure::Hand(seat) => {
                let known = state.hands().map(|hands| hands.known(seat)).unwrap_or_default();
                let size = state.hands().map_or(0, |hands| hands.size(seat));
                match view.following() {
                    Following::Open if known.total() == size => Self::Kinds(known),
                    // Don't reveal a secret hand along the way.
                    Following::Open | Following::Secret | Following::Off => {
                        Self::Count(size.into())
                    }
                }
            }
            Figure::Bank => Self::Kinds(view.bank_least()),
            Figure::Pile if state.numbers() == NumberSource::Cards => Self::Count(left(view)),
            Figure::Progress(seat) => {
                Self::Decks(EnumMap::from_fn(|track| state.progress_of(seat, track)))
            }
            Figure::Fact(fact, subject) => match (fact.kind, fact.booked(state, subject)) {
                // Levels have names.
                (Kind::Count(_), _) if matches!(subject, Subject::SeatTrack(..)) => Self::Touch,
                (Kind::Count(_), Some(Value::Count(count))) => {
                    Self::Count(usize::try_from(count).unwrap_or(usize::MAX))
                }
                (Kind::Figure, Some(Value::Merchant(merchant))) => Self::Merchant {
                    at: merchant.map(|merchant| merchant.at),
                    owner: merchant.map_or_else(|| view.builder(), |merchant| merchant.owner),
                },
                _ => Self::Touch,
            },
            Figure::Pile | Figure::Pieces(_) | Figure::Ship | Figure::Turn => Self::Touch,
        }
    }

    /// The corrections of `figure` that it comes to; those of progress cards only for decks
    /// that differ.
    pub fn deeds(&self, view: &View<'_>, figure: Figure) -> Vec<Deed> {
        let count = |count: usize| Value::Count(u32::try_from(count).unwrap_or(u32::MAX));
        let told = match (figure, self) {
            (Figure::Hand(player), Self::Kinds(cards)) => {
                return vec![Deed::CorrectHand { player, cards: *cards }];
            }
            (Figure::Hand(player), Self::Count(told)) => {
                let (fact, value) = (&base_facts::HandSize, count(*told));
                if fact.booked(view.state, player.into()).as_ref() == Some(&value) {
                    return Vec::new();
                }
                Correction::of(fact, player.into(), value)
            }
            (Figure::Bank, Self::Kinds(cards)) => {
                Correction::of(&base_facts::Bank, Subject::Table, (*cards).into())
            }
            (Figure::Pile, Self::Count(left)) => {
                Correction::of(&base_facts::Pile, Subject::Table, count(*left))
            }
            (Figure::Progress(player), Self::Decks(decks)) => {
                let differ = decks
                    .iter()
                    .filter(|(track, it)| view.state.progress_of(player, *track) != **it);
                let correction = |(track, count): (Track, &u8)| {
                    let subject = (player, track).into();
                    Correction::of(&knights_facts::Progress, subject, (*count).into())
                };
                return differ.filter_map(correction).map(deed).collect();
            }
            (Figure::Fact(fact, subject), Self::Count(told)) => {
                Correction::of(fact, subject, count(*told))
            }
            (Figure::Fact(fact, subject), Self::Merchant { at: Some(at), owner }) => {
                let is = Some(Merchant { at: *at, owner: *owner });
                Correction::of(fact, subject, is.into())
            }
            _ => None,
        };
        told.map(deed).into_iter().collect()
    }
}

const fn deed(correction: Correction) -> Deed {
    Deed::Correct { correction }
}
