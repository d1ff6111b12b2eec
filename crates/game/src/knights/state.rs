//! State of Cities & Knights in a game.

use super::{Knight, KnightsTable, PointCard, ProgressCard};
use crate::{CardKind, MAX_KNIGHTS, PerSeat, Seat, Setup};
use board::Intersection;
use cards::{Die, EventFace};

/// State of Cities & Knights in a game.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(table)]
pub struct KnightsState {
    /// State of the table.
    pub(crate) table: KnightsTable,
    /// Number of resources in each hand, as far as it is known.
    pub(crate) resources: PerSeat<Option<u16>>,
    pub turn: KnightsTurn,
    /// A knight off the island until its owner places it again: the owner, the knight, and the
    /// place where it stood.
    pub displaced: Option<(Seat, Knight, Intersection)>,
    /// The knight that a Deserter took, until one like it is placed.
    pub deserted: Option<Knight>,
}

/// Deeds of this turn, but for those of knights: these are noted on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnightsTurn {
    /// Kinds of which the bank takes two (KNIGHTS 6, Merchant Fleet).
    pub fleet: Vec<CardKind>,
    /// The event die, where this turn's number came without it, and the red die beside it.
    pub die: Option<(EventFace, Option<Die>)>,
    /// The progress card that was played last.
    pub played: Option<ProgressCard>,
}

impl KnightsTurn {
    pub(super) fn trade(&mut self, kind: CardKind) {
        if !self.fleet.contains(&kind) {
            self.fleet.push(kind);
        }
    }
}

impl KnightsState {
    /// Before the first act of a game that plays it (KNIGHTS 2).
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        setup.rules.knights?;
        Some(Self {
            table: KnightsTable::empty(&setup.players),
            resources: setup.players.map(|_, _| None),
            turn: KnightsTurn::default(),
            displaced: None,
            deserted: None,
        })
    }

    /// Returns who showed `point`, if anybody has.
    pub fn shown(&self, point: PointCard) -> Option<Seat> {
        self.table.shown[point]
    }

    /// Returns whether it names no more knights than so many players have.
    pub(crate) const fn is_bounded(&self, players: usize) -> bool {
        let most = players * MAX_KNIGHTS;
        self.table.used.len() <= most && self.table.promoted.len() <= most
    }

    /// About how many bytes it holds.
    pub(crate) const fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of_val(self.table.used.as_slice())
            + size_of_val(self.table.promoted.as_slice())
            + size_of_val(self.turn.fleet.as_slice())
    }

    pub(crate) fn end_turn(&mut self) {
        self.turn = KnightsTurn::default();
        self.table.used.clear();
        self.table.promoted.clear();
        self.displaced = None;
        self.deserted = None;
    }
}
