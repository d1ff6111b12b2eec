//! What Cities & Knights adds to a position beside its pieces.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::{Improvements, Track};
use crate::{Building, PerSeat, Pieces, Seat};
use board::{Hex, Intersection};

/// Points of a metropolis, beside those of its city (KNIGHTS 13).
pub const METROPOLIS_POINTS: u8 = 2;

/// The merchant on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Merchant {
    /// Its hex.
    pub at: Hex,
    /// Who put it there.
    pub owner: Seat,
}

/// What Cities & Knights adds to a position beside its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CitiesAndKnights {
    /// How far each player's cities are improved.
    pub improvements: PerSeat<Improvements>,
    /// The city that carries the metropolis of each track.
    pub metropolises: EnumMap<Track, Option<Intersection>>,
    /// Points as Defender.
    pub defenders: PerSeat<u8>,
    /// Points of progress cards that lie open.
    pub point_cards: PerSeat<u8>,
    /// The merchant, once it is on the island.
    pub merchant: Option<Merchant>,
    /// How often the barbarians have attacked.
    pub attacks: u16,
    /// How many resources each hand holds, as far as that is known.
    pub resources: PerSeat<Option<u16>>,
}

impl CitiesAndKnights {
    /// Whether the city at `place` carries a metropolis.
    pub fn is_metropolis(&self, place: Intersection) -> bool {
        self.metropolises.values().any(|at| *at == Some(place))
    }

    /// What `seat` has beside buildings and awards (KNIGHTS 13).
    pub(crate) fn points(&self, seat: Seat, pieces: &Pieces) -> u8 {
        let is_own = |at: &Intersection| {
            pieces
                .building(*at)
                .is_some_and(|(owner, building)| owner == seat && building == Building::City)
        };
        let metropolises = self.metropolises.values().flatten().filter(|at| is_own(at));
        let merchant = self.merchant.is_some_and(|merchant| merchant.owner == seat);
        let points = [self.defenders.of(seat), self.point_cards.of(seat), u8::from(merchant)];
        let metropolises = metropolises.map(|_| METROPOLIS_POINTS);
        points.into_iter().chain(metropolises).fold(0, u8::saturating_add)
    }
}
