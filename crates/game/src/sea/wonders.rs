//! The Wonders (SCENARIOS 5): one wonder a player, each with a condition and four levels.

use super::{Wonder, WonderAt, WonderTable};
use crate::{Position, Seat};
use board::Intersection;
use cards::Measure;

/// The least trade route for the monument.
const MONUMENT_ROUTE: u8 = 5;

/// The least points for the cathedral.
const CATHEDRAL_POINTS: i16 = 6;

/// The least cities for the theater and the library.
const THEATER_CITIES: i16 = 2;

impl WonderTable {
    /// The wonders that so many players have and nobody but `seat` may have claimed.
    pub fn free_for(&self, seat: Seat, players: usize) -> impl Iterator<Item = Wonder> {
        Wonder::ALL.into_iter().filter(move |wonder| {
            let owner = self.claimed[*wonder].map(|claim| claim.owner);
            wonder.is_for(players) && owner.is_none_or(|owner| owner == seat)
        })
    }
}

impl Position<'_> {
    /// The wonders that `seat` may claim, in their order; `hidden` are their point cards that nobody
    /// sees (SCENARIOS 5.3).
    pub fn claimable(&self, seat: Seat, hidden: u8) -> Vec<Wonder> {
        let Some(wonders) = self.wonders().filter(|wonders| wonders.of(seat).is_none()) else {
            return Vec::new();
        };
        let free = Wonder::ALL.into_iter().filter(|wonder| wonders.claimed[*wonder].is_none());
        free.filter(|wonder| self.meets(*wonder, seat, hidden)).collect()
    }

    /// Returns whether `seat` meets the condition of `wonder`, and it is played at all.
    pub fn meets(&self, wonder: Wonder, seat: Seat, hidden: u8) -> bool {
        let Some(wonders) = self.wonders() else { return false };
        let at = self.sea.map(|sea| sea.rules.wonder_at).unwrap_or_default();
        let stands_at = |corners: &[Intersection]| {
            let mut own = self.pieces.buildings_of(seat);
            own.any(|(place, building)| {
                corners.contains(&place) && (at == WonderAt::Building || building.is_settlement())
            })
        };
        let cities = || self.measure(Measure::Cities, seat);
        let meets = match wonder {
            Wonder::Theater | Wonder::Library => cities() >= THEATER_CITIES,
            Wonder::Bridge => stands_at(&wonders.strait),
            Wonder::Wall => stands_at(&wonders.wasteland),
            Wonder::Lighthouse => stands_at(&wonders.lighthouses),
            Wonder::Monument => {
                let mut own = self.pieces.buildings_of(seat);
                let has_city = own.any(|(place, building)| {
                    !building.is_settlement() && self.island.harbors_at(place).next().is_some()
                });
                has_city && self.road_lengths.of(seat) >= MONUMENT_ROUTE
            }
            Wonder::Cathedral => {
                let points = self.public_points(seat).saturating_add(hidden.into());
                cities() > 0 && points >= CATHEDRAL_POINTS
            }
        };
        meets && wonder.is_for(self.knight_cards.count())
    }
}
