//! Why these points: what counts how many.

use super::super::{
    AWARD_POINTS, Building, Chit, Game, METROPOLIS_POINTS, PointCard, Seat, State, Track,
};
use super::Rule;
use cards::Award;

/// What a player's points are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsReason {
    pub seat: Seat,
    /// Settlements on the island, cities on their side included, 1 each.
    pub settlements: u8,
    /// Cities on the island, 2 each.
    pub cities: u8,
    /// Awards that count, 2 each.
    pub awards: Vec<Award>,
    /// Victory point cards that lie open, 1 each.
    pub revealed: u8,
    /// What counts in Cities & Knights beside that.
    pub knights: KnightsPoints,
    /// Points of foreign islands (SEA 8).
    pub chits: Vec<Chit>,
    /// Points that win.
    pub target: u8,
    /// How often the table has put something right that counts for them.
    pub corrected: usize,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

/// What counts in Cities & Knights beside buildings and awards (KNIGHTS 13).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnightsPoints {
    /// Metropolises, 2 each beside their cities.
    pub metropolises: u8,
    /// Times as Defender, 1 each.
    pub defenders: u8,
    /// Point cards that lie open, 1 each.
    pub point_cards: Vec<PointCard>,
    /// The merchant: 1, or 0 where somebody else has it.
    pub merchant: u8,
}

impl KnightsPoints {
    /// What the metropolises are worth.
    pub const fn of_metropolises(&self) -> u8 {
        self.metropolises.saturating_mul(METROPOLIS_POINTS)
    }

    /// What the point cards are worth.
    pub fn of_point_cards(&self) -> u8 {
        u8::try_from(self.point_cards.len()).unwrap_or(u8::MAX)
    }

    /// All together.
    pub fn total(&self) -> u8 {
        [self.defenders, self.of_point_cards(), self.merchant]
            .into_iter()
            .fold(self.of_metropolises(), u8::saturating_add)
    }

    fn of(state: &State, seat: Seat) -> Self {
        let Some(knights) = state.knights() else { return Self::default() };
        let own = Track::ALL.into_iter();
        let own = own.filter(|track| state.metropolis_holder(*track) == Some(seat));
        let table = knights.table();
        let shown = PointCard::ALL.into_iter();
        Self {
            metropolises: u8::try_from(own.count()).unwrap_or(u8::MAX),
            defenders: table.defenders.of(seat),
            point_cards: shown.filter(|point| knights.shown(*point) == Some(seat)).collect(),
            merchant: u8::from(table.merchant.is_some_and(|merchant| merchant.owner == seat)),
        }
    }
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

    /// What foreign islands are worth.
    pub fn of_chits(&self) -> u8 {
        self.chits.iter().map(|chit| chit.points).fold(0, u8::saturating_add)
    }

    /// All together.
    pub fn total(&self) -> u8 {
        [self.of_cities(), self.of_awards(), self.revealed, self.knights.total(), self.of_chits()]
            .into_iter()
            .fold(self.settlements, u8::saturating_add)
    }
}

impl Game {
    /// Why `seat` has the points that all can see.
    pub fn points_reason(&self, seat: Seat) -> PointsReason {
        let state = self.state();
        let count = |is: fn(Building) -> bool| {
            let own = state.pieces().buildings_of(seat);
            let count = own.filter(|(_, building)| is(*building)).count();
            u8::try_from(count).unwrap_or(u8::MAX)
        };
        let target = state.rules().target;
        let island = state.sea().map(|sea| sea.table().foreign_island);
        let chits = island.filter(|points| *points > 0).map(Rule::Chits);
        PointsReason {
            seat,
            settlements: count(Building::is_settlement),
            cities: count(|building| building == Building::City),
            awards: state.awards(seat).collect(),
            revealed: state.revealed(seat),
            knights: KnightsPoints::of(state, seat),
            chits: state.sea().map(|sea| sea.chits(seat).to_vec()).unwrap_or_default(),
            target,
            corrected: self.points_corrected(seat),
            rules: [Rule::Points].into_iter().chain(chits).chain([Rule::Target(target)]).collect(),
        }
    }
}
