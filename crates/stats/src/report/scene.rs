//! The course of a game: each act of the branch being played, with the table
//! before and after it.

use chrono::{DateTime, Utc};
use enum_map::EnumMap;

use game::{Act, CardKind, Cards, Game, Phase, Seat, Span, State};

/// An act between two states.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// Number of the act in the branch, from 1; also the count of acts once it is
    /// made.
    pub nth: usize,
    pub time: DateTime<Utc>,
    /// Time that the turn clock had run since the act before.
    pub ran: Span,
    pub before: &'a State,
    pub act: &'a Act,
    pub after: &'a State,
}

impl Scene<'_> {
    pub fn doer(&self) -> Seat {
        self.act.deed.player().unwrap_or_else(|| self.before.builder())
    }

    /// Returns the turn in which it was made, from 1; 0 for the opening.
    pub const fn turn(&self) -> u32 {
        match self.before.phase() {
            Phase::Founding { .. } => 0,
            _ => self.before.turn(),
        }
    }

    /// Returns the seat whose turn it is and the number, if the act brought the turn's
    /// number.
    pub fn number(&self) -> Option<(Seat, u8)> {
        let number = self.after.number().filter(|_| self.act.deed.source().is_some())?;
        Some((self.before.active(), number))
    }
}

/// Shows every scene of `game` to `look`, in order. Stops at a scene that
/// doesn't fit, which no game built act by act has.
pub fn walk(game: &Game, mut look: impl FnMut(Scene<'_>)) {
    let Ok(mut before) = game.state_after(0) else { return };
    for (nth, ((_, time, act), ran)) in game.acts().zip(game.spans()).enumerate() {
        let mut after = before.clone();
        if after.apply(act).is_err() {
            return;
        }
        look(Scene { nth: nth + 1, time, ran, before: &before, act, after: &after });
        before = after;
    }
}

/// Number of cards of each kind, and of those whose kind nobody saw.
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
