//! Places where the active player may build, by the rules alone: paying for it is another question
//! ([`State::can_pay`]).

use super::judge::Judge;
use super::{Enforcement, FriendlyRobber, Phase, Piece, Purchase, Seat, State, Waiting};
use super::{Impossible, Refusal};
use board::{Hex, Intersection, Path};

impl State {
    /// Returns whether `seat` can, for all that is known, pay for `purchase`.
    pub fn can_pay(&self, seat: Seat, purchase: Purchase) -> bool {
        self.hands().is_none_or(|hands| hands.may_hold(seat, purchase.price()))
    }

    /// Free paths where the active player may build a road, sorted.
    pub fn road_spots(&self) -> Vec<Path> {
        let out_of_roads = self.pieces_left(self.builder(), Piece::Road) == 0;
        if out_of_roads || self.damaged_links(self.builder()).next().is_some() {
            return Vec::new();
        }
        self.position().road_spots(self.builder())
    }

    /// Returns whether nothing lies on `path`, and land beside it.
    fn is_free(&self, path: Path) -> bool {
        let lies = self.pieces.on_path(path).is_some();
        !lies && self.island.has_path(path) && !self.position().is_bridge_site(path)
    }

    /// Intersections where the active player may build a settlement, sorted.
    pub fn settlement_spots(&self) -> Vec<Intersection> {
        if self.pieces_left(self.builder(), Piece::Settlement) == 0 {
            return Vec::new();
        }
        let mut places = Vec::with_capacity(4 * usize::from(Piece::Road.supply()));
        places.extend(self.pieces.links_of(self.builder()).flat_map(|(path, _)| path.ends()));
        places.sort_unstable();
        places.dedup();
        places.retain(|place| {
            self.pieces.is_free(*place)
                && self.pieces.building_beside(*place).is_none()
                && self.asks(|judge| judge.settlement_rules(*place))
        });
        places
    }

    /// Settlements that the active player may make cities, sorted.
    pub fn city_spots(&self) -> Vec<Intersection> {
        self.pieces
            .buildings_of(self.builder())
            .filter(|(_, building)| building.is_settlement())
            .map(|(place, _)| place)
            .filter(|place| self.asks(|judge| judge.city_rules(*place)))
            .collect()
    }

    /// Returns where the opening's next settlement may stand, sorted; nowhere while
    /// something else is due.
    pub fn founding_spots(&self) -> Vec<Intersection> {
        let Phase::Founding { settlement: None, .. } = self.phase else { return Vec::new() };
        if !self.tasks.is_empty() {
            return Vec::new();
        }
        let mut places = self.island.intersections();
        places.retain(|place| {
            self.pieces.building(*place).is_none()
                && self.begins_at(*place)
                && self.asks(|judge| judge.distance_rule(*place))
        });
        places
    }

    /// Returns where the opening's next road may lie; nowhere while something else is
    /// due.
    pub fn founding_roads(&self) -> Vec<Path> {
        let Phase::Founding { settlement: Some(place), .. } = self.phase else {
            return Vec::new();
        };
        if !self.tasks.is_empty() {
            return Vec::new();
        }
        self.island.paths_at(place).filter(|path| self.is_free(*path)).collect()
    }

    /// Returns where the robber may be moved to: any other hex, but for those on which
    /// it would block somebody whom it spares (RULES 5, 11). If it spares
    /// somebody everywhere, it may stay where it is.
    pub fn robber_hexes(&self) -> Vec<Hex> {
        let position = self.position();
        let tiles = || self.island.tiles().iter().map(|tile| tile.at);
        let land = || tiles().filter(|hex| position.takes_robber(*hex));
        let others = land().filter(|hex| self.robber != Some(*hex));
        let mut allowed = Vec::with_capacity(self.island.tiles().len());
        allowed.extend(others.filter(|hex| self.spared_at(*hex).is_none()));
        match self.robber {
            _ if !allowed.is_empty() => allowed,
            Some(hex) => vec![hex],
            None => land().collect(),
        }
    }

    /// Returns a player with a building at `hex` whom the robber spares. Whoever moves it may still
    /// block themselves.
    pub fn spared_at(&self, hex: Hex) -> Option<Seat> {
        if self.rules.friendly_robber == FriendlyRobber::Off {
            return None;
        }
        let position = self.position();
        let owners = Intersection::around(hex).into_iter();
        let owners = owners.filter_map(|place| self.pieces.building(place).map(|(seat, _)| seat));
        let mut others = owners.filter(|seat| *seat != self.builder());
        others.find(|seat| position.is_spared(*seat))
    }

    /// Returns whether the rules have nothing against what `question` asks.
    pub(crate) fn asks(
        &self,
        question: impl FnOnce(&mut Judge<'_>) -> Result<(), Refusal>,
    ) -> bool {
        question(&mut Judge::new(self, Enforcement::ByTheRules)).is_ok()
    }
}

impl Refusal {
    /// Returns the reason that it can't be done now, if that is why it was refused.
    pub const fn waiting_for(&self) -> Option<Waiting> {
        match self {
            Self::Impossible(Impossible::NotNow(waiting)) => Some(*waiting),
            _ => None,
        }
    }
}
