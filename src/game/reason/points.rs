//! Why these points: what counts how many.

use super::super::{AWARD_POINTS, Building, Game, Seat};
use super::Rule;
use crate::cards::Award;

/// What a player's points are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsReason {
    /// Whose.
    pub seat: Seat,
    /// Settlements on the island, 1 each.
    pub settlements: u8,
    /// Cities on the island, 2 each.
    pub cities: u8,
    /// Awards that count, 2 each.
    pub awards: Vec<Award>,
    /// Victory point cards that lie open, 1 each.
    pub revealed: u8,
    /// Points that win.
    pub target: u8,
    /// How often the table has put something right that counts for them.
    pub corrected: usize,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl PointsReason {
    /// What the cities are worth.
    pub const fn of_cities(&self) -> u8 {
        self.cities.saturating_mul(Building::City.worth())
    }

    /// What the awards are worth.
    pub fn of_awards(&self) -> u8 {
        u8::try_from(self.awards.len()).unwrap_or(u8::MAX).saturating_mul(AWARD_POINTS)
    }

    /// All together.
    pub fn total(&self) -> u8 {
        [self.of_cities(), self.of_awards(), self.revealed]
            .into_iter()
            .fold(self.settlements, u8::saturating_add)
    }
}

impl Game {
    /// Why `seat` has the points that all can see.
    pub fn points_reason(&self, seat: Seat) -> PointsReason {
        let state = self.state();
        let count = |kind| {
            let own = state.pieces().buildings_of(seat);
            let count = own.filter(|(_, building)| *building == kind).count();
            u8::try_from(count).unwrap_or(u8::MAX)
        };
        let target = state.rules().target;
        PointsReason {
            seat,
            settlements: count(Building::Settlement),
            cities: count(Building::City),
            awards: state.awards(seat).collect(),
            revealed: state.revealed(seat),
            target,
            corrected: self.points_corrected(seat),
            rules: vec![Rule::Points, Rule::Target(target)],
        }
    }
}
