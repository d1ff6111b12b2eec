//! The state of oil in a game, and oil as the rules look at it there (TRADERS 7.3).

use super::{OilTable, Oilfield};
use crate::{Rules, Seat, Setup};

impl<'a> Oilfield<'a> {
    /// Oil on a table with `rules`, where both have it.
    pub fn of(table: Option<&'a OilTable>, rules: &Rules) -> Option<Self> {
        let is_card = rules.oil_counts_as_card();
        table.zip(rules.oil).map(|(table, rules)| Self { table, rules, is_card })
    }
}

/// State of oil in a game.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(table)]
pub struct OilState {
    pub(crate) table: OilTable,
    /// Set once the turn is passed, while a disaster has to be settled first.
    pub(super) ending: bool,
    /// Oil that this turn's number has brought each.
    pub(super) got: Vec<(Seat, u8)>,
}

impl OilState {
    /// Before the first act of a game that plays with it.
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        setup.rules.oil?;
        Some(Self { table: OilTable::empty(&setup.players), ending: false, got: Vec::new() })
    }

    /// Returns how much oil this turn's number has brought `seat`.
    pub fn got(&self, seat: Seat) -> u8 {
        let got = self.got.iter().filter(|(who, _)| *who == seat);
        got.map(|(_, count)| *count).fold(0, u8::saturating_add)
    }

    pub(crate) fn end_turn(&mut self) {
        self.ending = false;
        self.got.clear();
        self.table.used.clear();
        self.table.laid.clear();
    }
}
