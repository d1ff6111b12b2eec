//! Where the active player may build, by the rules alone: whether it can be
//! paid is another question ([`State::can_pay`]).

use super::judge::Judge;
use super::{Building, Impossible, Refusal};
use super::{Leave, Phase, Piece, Purchase, Seat, State, Waiting};
use crate::board::{Intersection, Path};

impl State {
    /// Whether `seat` can, for all that is known, pay for `purchase`.
    #[must_use]
    pub fn can_pay(&self, seat: Seat, purchase: Purchase) -> bool {
        self.hands().is_none_or(|hands| hands.may_hold(seat, purchase.price()))
    }

    /// Free paths where the active player may build a road, sorted.
    #[must_use]
    pub fn road_spots(&self) -> Vec<Path> {
        let out_of_roads = self.pieces_left(self.active, Piece::Road) == 0;
        if out_of_roads || self.damaged_roads(self.active).next().is_some() {
            return Vec::new();
        }
        let roads = self.pieces.roads_of(self.active).flat_map(|(path, _)| path.ends());
        let buildings = self.pieces.buildings_of(self.active).map(|(place, _)| place);
        let mut paths: Vec<Path> = roads.chain(buildings).flat_map(Intersection::paths).collect();
        paths.sort_unstable();
        paths.dedup();
        paths.retain(|path| self.asks(|judge| judge.road_rules(*path)));
        paths
    }

    /// Intersections where the active player may build a settlement, sorted.
    #[must_use]
    pub fn settlement_spots(&self) -> Vec<Intersection> {
        if self.pieces_left(self.active, Piece::Settlement) == 0 {
            return Vec::new();
        }
        let mut places: Vec<Intersection> =
            self.pieces.roads_of(self.active).flat_map(|(path, _)| path.ends()).collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|place| self.asks(|judge| judge.settlement_rules(*place)));
        places
    }

    /// Settlements that the active player may make cities, sorted.
    #[must_use]
    pub fn city_spots(&self) -> Vec<Intersection> {
        self.pieces
            .buildings_of(self.active)
            .filter(|(_, building)| *building == Building::Settlement)
            .map(|(place, _)| place)
            .filter(|place| self.asks(|judge| judge.city_rules(*place)))
            .collect()
    }

    /// Where the opening's next settlement may stand, sorted; nowhere while
    /// something else is due.
    #[must_use]
    pub fn founding_spots(&self) -> Vec<Intersection> {
        let Phase::Founding { settlement: None, .. } = self.phase else { return Vec::new() };
        let mut places = self.setup.island.intersections();
        places.retain(|place| {
            self.pieces.building(*place).is_none() && self.asks(|judge| judge.distance_rule(*place))
        });
        places
    }

    /// Where the opening's next road may lie; nowhere while something else is
    /// due.
    #[must_use]
    pub fn founding_roads(&self) -> Vec<Path> {
        let Phase::Founding { settlement: Some(place), .. } = self.phase else {
            return Vec::new();
        };
        let free =
            |path: &Path| self.setup.island.has_path(*path) && self.pieces.road(*path).is_none();
        place.paths().into_iter().filter(free).collect()
    }

    fn asks(&self, question: impl FnOnce(&mut Judge<'_>) -> Result<(), Refusal>) -> bool {
        question(&mut Judge::new(self, Leave::ByTheRules)).is_ok()
    }
}

impl Refusal {
    /// What has to come first, if that is the reason.
    #[must_use]
    pub const fn waiting_for(&self) -> Option<Waiting> {
        match self {
            Self::Impossible(Impossible::NotNow(waiting)) => Some(*waiting),
            _ => None,
        }
    }
}
