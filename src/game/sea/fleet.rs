//! The ships of a player: which may be moved (SEA 3).

use std::collections::BTreeSet;

use crate::board::{Intersection, Path};
use crate::game::{Pieces, Position, Seat};

/// One player's ships and what holds them.
struct Fleet<'a> {
    pieces: &'a Pieces,
    seat: Seat,
}

impl Position<'_> {
    /// The ships that `seat` may move, sorted: open ones, or on a ring, that lay there
    /// before this turn and have somewhere else to go.
    pub fn movable_ships(&self, seat: Seat) -> Vec<Path> {
        let Some(sea) = self.sea else { return Vec::new() };
        let fleet = Fleet { pieces: self.pieces, seat };
        let ships = self.pieces.ships_of(seat).filter(|ship| {
            !sea.built.contains(ship)
                && !self.is_beside_pirate(*ship)
                && (fleet.is_loose(*ship) || fleet.is_on_ring(*ship))
                && !fleet.is_closed(*ship)
                && !fleet.strands_knight(*ship)
                && self.goes_elsewhere(*ship, seat)
        });
        ships.collect()
    }

    /// Whether `ship` belongs to a closed route of its owner's: to a chain that links two
    /// different buildings of theirs.
    pub fn is_closed(&self, ship: Path) -> bool {
        let owner = self.pieces.ship(ship);
        owner.is_some_and(|seat| Fleet { pieces: self.pieces, seat }.is_closed(ship))
    }

    /// Whether another place is left for a ship of `seat` that is taken from `ship`.
    fn goes_elsewhere(&self, ship: Path, seat: Seat) -> bool {
        let mut pieces = self.pieces.clone();
        pieces.remove_ship(ship);
        self.ship_spots_among(&pieces, seat).into_iter().any(|spot| spot != ship)
    }
}

impl Fleet<'_> {
    /// Whether a route ends at `place` for good: at a building of its owner's, or at a
    /// knight of theirs (SEA 12).
    fn is_anchor(&self, place: Intersection) -> bool {
        let building = self.pieces.building(place).map(|(owner, _)| owner);
        let knight = self.pieces.knight(place).map(|(owner, _)| owner);
        building == Some(self.seat) || knight == Some(self.seat)
    }

    /// Its ships at `place` but for `without`.
    fn others_at(&self, place: Intersection, without: Path) -> impl Iterator<Item = Path> {
        let paths = place.paths().into_iter();
        paths.filter(move |path| *path != without && self.pieces.ship(*path) == Some(self.seat))
    }

    /// Whether one end of `ship` touches nothing that holds it.
    fn is_loose(&self, ship: Path) -> bool {
        let is_free = |end: &Intersection| {
            !self.is_anchor(*end) && self.others_at(*end, ship).next().is_none()
        };
        ship.ends().iter().any(is_free)
    }

    /// Where one comes over ships other than `ship`: to the places of `from` first, over
    /// none that is `shut`, and not past an anchor.
    fn reached(
        &self,
        ship: Path,
        from: impl IntoIterator<Item = Intersection>,
        shut: Option<Intersection>,
    ) -> BTreeSet<Intersection> {
        let mut open: Vec<Intersection> = from.into_iter().collect();
        let mut seen: BTreeSet<Intersection> = open.iter().copied().collect();
        while let Some(place) = open.pop() {
            if self.is_anchor(place) {
                continue;
            }
            for next in self.others_at(place, ship).filter_map(|path| path.other_end(place)) {
                if Some(next) != shut && seen.insert(next) {
                    open.push(next);
                }
            }
        }
        seen
    }

    /// Whether `ship` lies on a ring: one that comes back to it past no anchor, or that
    /// leads from the anchor at its one end back there.
    fn is_on_ring(&self, ship: Path) -> bool {
        let [one, other] = ship.ends();
        match (self.is_anchor(one), self.is_anchor(other)) {
            (true, true) => false,
            (true, false) => self.reached(ship, [other], None).contains(&one),
            (false, _) => self.reached(ship, [one], None).contains(&other),
        }
    }

    /// Whether `ship` is part of a chain between two different anchors that comes to no
    /// place twice. There is one unless a single place, or none, parts it from them.
    fn is_closed(&self, ship: Path) -> bool {
        let mut places = self.reached(ship, ship.ends(), None);
        places.extend(ship.ends());
        places.into_iter().all(|shut| {
            let from = ship.ends().into_iter().filter(|end| *end != shut);
            self.reached(ship, from, Some(shut)).into_iter().any(|place| self.is_anchor(place))
        })
    }

    /// Whether a knight would stand apart without `ship` (SEA 12).
    fn strands_knight(&self, ship: Path) -> bool {
        let has_other_way = |place: Intersection| {
            let roads = place.paths().into_iter().filter_map(|path| self.pieces.road(path));
            let mut own = roads.filter(|(owner, _)| *owner == self.seat);
            own.next().is_some() || self.others_at(place, ship).next().is_some()
        };
        let ends = ship.ends().into_iter();
        let mut knights = ends
            .filter(|end| self.pieces.knight(*end).is_some_and(|(owner, _)| owner == self.seat));
        knights.any(|place| !has_other_way(place))
    }
}
