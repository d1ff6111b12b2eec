//! Which ships may be moved (SEA 3).

use arrayvec::ArrayVec;

use super::fleet::{Fleet, ShipNumber};
use crate::{MAX_SHIPS, Pieces, Position, Seat};
use board::{Intersection, Path};

impl Position<'_> {
    /// The ships that `seat` may move, sorted: open ones, or on a ring, that lay there
    /// before this turn and have somewhere else to go.
    pub fn movable_ships(&self, seat: Seat) -> Vec<Path> {
        let Some(sea) = self.sea else { return Vec::new() };
        if self.pieces.ships_of(seat).next().is_none() {
            return Vec::new();
        }
        let fleet = Fleet::of(self.pieces, seat);
        let mut open: ArrayVec<(ShipNumber, Path), MAX_SHIPS> = fleet
            .ships()
            .filter(|(ship, path)| {
                !sea.built.contains(path)
                    && !self.is_beside_pirate(*path)
                    && !fleet.is_damaged(*ship)
                    && fleet.is_open(*ship)
                    && !fleet.strands_knight(*ship)
            })
            .collect();
        if open.is_empty() {
            return Vec::new();
        }
        let leads_on = |place: Intersection| self.leads_to_sea(place, seat);
        let mut buildings = self.pieces.buildings_of(seat);
        // Beside a building there is somewhere to go for every ship.
        if !buildings.any(|(place, _)| leads_on(place)) {
            let onward = fleet.places_where(leads_on);
            open.retain(|(ship, _)| fleet.has_others_at(*ship, onward));
        }
        open.into_iter().map(|(_, path)| path).collect()
    }

    /// Whether `ship` belongs to a closed route of its owner's: to a chain that links two
    /// different buildings of theirs.
    pub fn is_closed(&self, ship: Path) -> bool {
        let Some((owner, _)) = self.pieces.ship(ship) else { return false };
        let fleet = Fleet::of(self.pieces, owner);
        fleet.number(ship).is_some_and(|ship| fleet.is_closed(ship))
    }
}

impl Pieces {
    /// The ships that belong to closed routes of their owners', sorted, as
    /// [`Position::is_closed`] has it.
    pub fn closed_ships(&self) -> Vec<Path> {
        let mut owners: Vec<Seat> = self.ships().map(|(_, owner, _)| owner).collect();
        owners.sort_unstable();
        owners.dedup();
        let mut closed = Vec::new();
        for owner in owners {
            let fleet = Fleet::of(self, owner);
            let ships = fleet.ships().filter(|(ship, _)| fleet.is_closed(*ship));
            closed.extend(ships.map(|(_, path)| path));
        }
        closed.sort_unstable();
        closed
    }
}
