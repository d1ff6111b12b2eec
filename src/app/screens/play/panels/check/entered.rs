//! A number as it really is, as far as it is entered in its form, and what the form says of it.

use std::ops::RangeInclusive;

use enum_map::EnumMap;

use crate::app::command::Figure;
use crate::app::screens::play::view::View;
use board::Hex;
use game::{Cards, Context, Fact, Following, Kind, NumberSource, Seat, Subject, Track, Value};

/// The number as it really is, as far as it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    Kinds(Cards),
    /// Only their number.
    Count(u32),
    /// Cards that came to a hand or went from it, the others as they are known.
    Change {
        came: Cards,
        went: Cards,
    },
    /// Progress cards by deck.
    Decks(EnumMap<Track, u8>),
    /// The merchant's hex, once it is known, and its owner.
    Merchant {
        at: Option<Hex>,
        owner: Seat,
    },
    /// A single touch enters it.
    Touch,
}

impl Entered {
    pub fn unchanged() -> Self {
        Self::Change { came: Cards::none(), went: Cards::none() }
    }

    /// Returns what the app believes.
    pub fn of(view: &View<'_>, figure: Figure) -> Self {
        let state = view.state;
        match figure {
            Figure::Hand(seat) => {
                let known = state.hands().map(|hands| hands.known(seat)).unwrap_or_default();
                let size = state.hands().map_or(0, |hands| hands.size(seat));
                match view.following() {
                    Following::Open if known.total() == size => Self::Kinds(known),
                    // Don't reveal a secret hand along the way: what one forgets is mostly a card
                    // or two.
                    Following::Open | Following::Secret | Following::Private | Following::Off => {
                        Self::unchanged()
                    }
                }
            }
            Figure::Progress(seat) => {
                Self::Decks(EnumMap::from_fn(|track| state.progress_of(seat, track)))
            }
            Figure::Fact(fact, subject) => match (fact.kind, fact.booked(state, subject)) {
                (Kind::Cards, _) => Self::Kinds(view.bank_least()),
                // Levels have names.
                (Kind::Count(_), _) if matches!(subject, Subject::SeatTrack(..)) => Self::Touch,
                // Printed cards have them, too.
                _ if figure == Figure::PILE && state.numbers() != NumberSource::Cards => {
                    Self::Touch
                }
                (Kind::Count(_), Some(Value::Count(count))) => Self::Count(count),
                (Kind::Figure, Some(Value::Merchant(merchant))) => Self::Merchant {
                    at: merchant.map(|merchant| merchant.at),
                    owner: merchant.map_or_else(|| view.builder(), |merchant| merchant.owner),
                },
                _ => Self::Touch,
            },
            Figure::Pieces(_) | Figure::Ship => Self::Touch,
        }
    }
}

/// The name of the steppers.
pub fn label(view: &View<'_>, figure: Figure) -> String {
    let label = figure.label(view);
    match figure.player() {
        Some(seat) => view.about_with("truth-label-of", seat, "label", label.into()),
        None => label,
    }
}

/// The range of values the number can have.
pub fn range(view: &View<'_>, fact: &Fact) -> RangeInclusive<u32> {
    fact.range(&Context::of(view.state)).unwrap_or(0..=0)
}
