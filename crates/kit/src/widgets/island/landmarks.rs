//! What Cities & Knights puts on the island beside pieces.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use board::Intersection;
use game::{KnightsState, KnightsTable, Merchant, Track};

/// The metropolises and the merchant; by default none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Landmarks {
    metropolises: EnumMap<Track, Option<Intersection>>,
    pub(super) merchant: Option<Merchant>,
}

impl Landmarks {
    /// How far a city with its metropolis stands below its intersection, in sides of a hex: as
    /// high above it as below it.
    pub(super) const LOWERED: f32 = 0.08;

    /// As they stand in a game; none where it is not played.
    pub fn of(knights: Option<&KnightsState>) -> Self {
        let table = knights.map(KnightsState::table);
        table.map_or_else(Self::default, |table| Self {
            metropolises: table.metropolises,
            merchant: table.merchant,
        })
    }

    /// As they stand where the app comes to a game.
    pub const fn at_start(start: &KnightsTable) -> Self {
        Self { metropolises: start.metropolises, merchant: start.merchant }
    }

    /// The track whose metropolis stands at `place`.
    pub(super) fn metropolis(&self, place: Intersection) -> Option<Track> {
        Track::ALL.into_iter().find(|track| self.metropolises[*track] == Some(place))
    }
}
