//! What a number really is, as entered so far, and the corrections that it comes to.

use enum_map::EnumMap;

use crate::app::screens::play::panel::{Figure, left};
use crate::app::screens::play::view::View;
use board::Hex;
use game::{
    Cards, Correction, Deed, Following, KnightsCorrection, Merchant, NumberSource, Seat, Track,
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
        /// Whose it is.
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
                    _ => Self::Count(size.into()),
                }
            }
            Figure::Hidden(seat) => Self::Count(state.hidden_cards(seat).total().into()),
            Figure::Knights(seat) => Self::Count(state.knight_cards(seat).into()),
            Figure::Revealed(seat) => Self::Count(state.revealed(seat).into()),
            Figure::Bank => Self::Kinds(view.bank_least()),
            Figure::Pile if state.numbers() == NumberSource::Cards => Self::Count(left(view)),
            Figure::Progress(seat) => {
                Self::Decks(EnumMap::from_fn(|track| state.progress_of(seat, track)))
            }
            Figure::Defenders(seat) => Self::Count(
                state.knights().map_or(0, |knights| knights.table().defenders.of(seat).into()),
            ),
            Figure::Attacks => {
                Self::Count(state.knights().map_or(0, |it| it.table().attacks.into()))
            }
            Figure::Merchant => {
                let merchant = state.knights().and_then(|knights| knights.table().merchant);
                Self::Merchant {
                    at: merchant.map(|merchant| merchant.at),
                    owner: merchant.map_or_else(|| view.builder(), |merchant| merchant.owner),
                }
            }
            Figure::Pile
            | Figure::Pieces(_)
            | Figure::Award(_)
            | Figure::Season
            | Figure::Ship
            | Figure::Turn
            | Figure::Level(..)
            | Figure::PointCard(_)
            | Figure::Fleet => Self::Touch,
        }
    }

    /// The corrections of `figure` that it comes to; those of progress cards only for decks
    /// that differ.
    pub fn deeds(&self, view: &View<'_>, figure: Figure) -> Vec<Deed> {
        let byte = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let correction = match (figure, self) {
            (Figure::Hand(player), Self::Kinds(cards)) => {
                return vec![Deed::CorrectHand { player, cards: *cards }];
            }
            (Figure::Hand(player), Self::Count(count)) => {
                let count = u16::try_from(*count).unwrap_or(u16::MAX);
                let is_so = view.state.hands().is_some_and(|hands| hands.size(player) == count);
                if is_so {
                    return Vec::new();
                }
                Correction::HandSize { player, count }
            }
            (Figure::Hidden(player), Self::Count(count)) => {
                Correction::Hidden { player, count: byte(*count) }
            }
            (Figure::Knights(player), Self::Count(count)) => {
                Correction::KnightCards { player, count: byte(*count) }
            }
            (Figure::Revealed(player), Self::Count(count)) => {
                Correction::Revealed { player, count: byte(*count) }
            }
            (Figure::Bank, Self::Kinds(cards)) => Correction::Bank { cards: *cards },
            (Figure::Pile, Self::Count(left)) => Correction::Pile { left: *left },
            (Figure::Progress(player), Self::Decks(decks)) => {
                let differ = decks
                    .iter()
                    .filter(|(track, it)| view.state.progress_of(player, *track) != **it);
                return differ
                    .map(|(track, count)| KnightsCorrection::Progress {
                        player,
                        track,
                        count: *count,
                    })
                    .map(deed)
                    .collect();
            }
            (Figure::Defenders(player), Self::Count(count)) => {
                Correction::Knights(KnightsCorrection::Defenders { player, count: byte(*count) })
            }
            (Figure::Attacks, Self::Count(count)) => {
                let count = u16::try_from(*count).unwrap_or(u16::MAX);
                Correction::Knights(KnightsCorrection::Attacks { count })
            }
            (Figure::Merchant, Self::Merchant { at: Some(at), owner }) => {
                let is = Some(Merchant { at: *at, owner: *owner });
                Correction::Knights(KnightsCorrection::Merchant { is })
            }
            _ => return Vec::new(),
        };
        vec![Deed::Correct { correction }]
    }
}

const fn deed(correction: KnightsCorrection) -> Deed {
    Deed::Correct { correction: Correction::Knights(correction) }
}
