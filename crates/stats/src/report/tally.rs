//! Cards counted over a whole game.

use enum_map::EnumMap;

use game::{CardKind, Cards};

/// How many cards of each kind, and how many of a kind that nobody saw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Cards that everybody saw.
    pub kinds: EnumMap<CardKind, u32>,
    /// Cards that only those concerned saw.
    pub unseen: u32,
}

impl Tally {
    /// `count` cards of kinds that nobody saw.
    pub(crate) fn unseen(count: u16) -> Self {
        Self { kinds: EnumMap::default(), unseen: count.into() }
    }

    /// How many of `kind` were seen.
    pub fn of(self, kind: impl Into<CardKind>) -> u32 {
        self.kinds[kind.into()]
    }

    pub fn total(self) -> u32 {
        self.kinds.values().sum::<u32>() + self.unseen
    }

    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            kinds: EnumMap::from_fn(|kind| self.kinds[kind] + other.kinds[kind]),
            unseen: self.unseen + other.unseen,
        }
    }

    pub(crate) fn add(&mut self, more: Self) {
        *self = self.plus(more);
    }
}

impl From<Cards> for Tally {
    fn from(cards: Cards) -> Self {
        Self { kinds: EnumMap::from_fn(|kind| cards.get(kind).into()), unseen: 0 }
    }
}
