//! What stands on the island: settlements, cities and roads.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Seat;
use crate::board::{Intersection, Path};

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// 15 each.
    Road,
    /// 5 each.
    Settlement,
    /// 4 each.
    City,
}

impl Piece {
    /// How many of it a player has (RULES 1).
    pub const fn supply(self) -> u8 {
        match self {
            Self::Road => 15,
            Self::Settlement => 5,
            Self::City => 4,
        }
    }
}

/// What stands on an intersection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// Takes 1 of each producing hex; 1 point.
    Settlement,
    /// Takes 2 of each producing hex; 2 points.
    City,
}

impl Building {
    /// Points it is worth, which is also its yield and its harbor points.
    pub const fn worth(self) -> u8 {
        match self {
            Self::Settlement => 1,
            Self::City => 2,
        }
    }
}

/// Whether a road lies straight or was turned sideways by an earthquake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// In order.
    Intact,
    /// Turned sideways, to be repaired.
    Damaged,
}

/// All pieces on the island. One building an intersection, one road a path:
/// more can't be put in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Pieces {
    // Shared: they are copied with each act, and few acts build.
    buildings: Arc<Vec<(Intersection, Seat, Building)>>,
    roads: Arc<Vec<(Path, Seat, Condition)>>,
}

#[derive(Serialize, Deserialize)]
struct Written {
    buildings: Vec<(Intersection, Seat, Building)>,
    roads: Vec<(Path, Seat, Condition)>,
}

impl From<Written> for Pieces {
    fn from(written: Written) -> Self {
        Self {
            buildings: Arc::new(last_of_each(written.buildings, |(place, ..)| *place)),
            roads: Arc::new(last_of_each(written.roads, |(path, ..)| *path)),
        }
    }
}

/// What was written, sorted by place; of several at one place, the last.
fn last_of_each<T, K: Ord>(mut written: Vec<T>, place: impl Fn(&T) -> K) -> Vec<T> {
    written.reverse();
    written.sort_by_key(&place);
    written.dedup_by_key(|one| place(one));
    written
}

impl From<Pieces> for Written {
    fn from(pieces: Pieces) -> Self {
        Self {
            buildings: Arc::unwrap_or_clone(pieces.buildings),
            roads: Arc::unwrap_or_clone(pieces.roads),
        }
    }
}

impl Pieces {
    /// What stands at `place`, and whose it is.
    #[inline]
    pub fn building(&self, place: Intersection) -> Option<(Seat, Building)> {
        let nth = self.buildings.binary_search_by_key(&place, |(at, ..)| *at).ok()?;
        self.buildings.get(nth).map(|(_, seat, building)| (*seat, *building))
    }

    /// The road on `path`, and whose it is.
    #[inline]
    pub fn road(&self, path: Path) -> Option<(Seat, Condition)> {
        let nth = self.roads.binary_search_by_key(&path, |(at, ..)| *at).ok()?;
        self.roads.get(nth).map(|(_, seat, condition)| (*seat, *condition))
    }

    /// A place one path away from `place` where a building stands.
    pub fn building_beside(&self, place: Intersection) -> Option<Intersection> {
        place.neighbors().into_iter().find(|neighbor| self.building(*neighbor).is_some())
    }

    /// Puts a building at `place`; what stood there goes.
    pub fn put_building(&mut self, place: Intersection, seat: Seat, building: Building) {
        let buildings = Arc::make_mut(&mut self.buildings);
        match buildings.binary_search_by_key(&place, |(at, ..)| *at) {
            Ok(nth) => {
                if let Some(old) = buildings.get_mut(nth) {
                    *old = (place, seat, building);
                }
            }
            Err(nth) => buildings.insert(nth, (place, seat, building)),
        }
    }

    /// Puts a road on `path`; what lay there goes.
    pub fn put_road(&mut self, path: Path, seat: Seat, condition: Condition) {
        let roads = Arc::make_mut(&mut self.roads);
        match roads.binary_search_by_key(&path, |(at, ..)| *at) {
            Ok(nth) => {
                if let Some(old) = roads.get_mut(nth) {
                    *old = (path, seat, condition);
                }
            }
            Err(nth) => roads.insert(nth, (path, seat, condition)),
        }
    }

    /// Takes away what stands at `place`.
    pub fn remove_building(&mut self, place: Intersection) {
        Arc::make_mut(&mut self.buildings).retain(|(at, ..)| *at != place);
    }

    /// Takes away what lies on `path`.
    pub fn remove_road(&mut self, path: Path) {
        Arc::make_mut(&mut self.roads).retain(|(at, ..)| *at != path);
    }

    /// All buildings, sorted by place.
    pub fn buildings(&self) -> impl Iterator<Item = (Intersection, Seat, Building)> + Clone {
        self.buildings.iter().copied()
    }

    /// All roads, sorted by place.
    pub fn roads(&self) -> impl Iterator<Item = (Path, Seat, Condition)> + Clone {
        self.roads.iter().copied()
    }

    /// The buildings of `seat`.
    pub fn buildings_of(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (Intersection, Building)> + Clone {
        self.buildings().filter(move |(_, owner, _)| *owner == seat).map(|(at, _, kind)| (at, kind))
    }

    /// The roads of `seat`.
    pub fn roads_of(&self, seat: Seat) -> impl Iterator<Item = (Path, Condition)> + Clone {
        self.roads()
            .filter(move |(_, owner, _)| *owner == seat)
            .map(|(at, _, condition)| (at, condition))
    }

    /// Points of the buildings of `seat`.
    pub fn points(&self, seat: Seat) -> u8 {
        let worth = self.buildings_of(seat).map(|(_, building)| building.worth());
        worth.fold(0, u8::saturating_add)
    }

    /// How many pieces of a kind `seat` has not placed yet.
    pub fn left(&self, seat: Seat, piece: Piece) -> u8 {
        let buildings =
            |kind| self.buildings_of(seat).filter(|(_, building)| *building == kind).count();
        let used = match piece {
            Piece::Road => self.roads_of(seat).count(),
            Piece::Settlement => buildings(Building::Settlement),
            Piece::City => buildings(Building::City),
        };
        u8::try_from(used).map_or(0, |used| piece.supply().saturating_sub(used))
    }
}
