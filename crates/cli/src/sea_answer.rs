//! What Seafarers adds to the answer about a position (FORMATS 1).

use serde::Serialize;

use super::ascending::{ascending, ascending_paths};
use board::{Hex, Intersection, Isle, Path};
use game::{PerSeat, PirateVictims, Position, Seat, Seats};

#[derive(Serialize)]
pub(super) struct SeaAnswer {
    movable_ships: PerSeat<Vec<Path>>,
    islands: Vec<Vec<Hex>>,
    #[serde(flatten)]
    of_active: Option<ActiveAnswer>,
}

/// What depends on whose turn it is.
#[derive(Serialize)]
struct ActiveAnswer {
    ship_spots: Vec<Path>,
    road_spots: Vec<Path>,
    chits_due: Vec<Intersection>,
    pirate_victims: Vec<VictimsLine>,
}

#[derive(Serialize)]
struct VictimsLine {
    at: Hex,
    players: Seats,
}

impl SeaAnswer {
    /// What a line asks about `position` in which it is somebody's turn, or nobody says whose.
    pub fn of(active: Option<Seat>, position: &Position<'_>) -> Self {
        let areas = position.areas();
        let of_active = active.map(|active| ActiveAnswer::of(position, &areas, active));
        Self {
            movable_ships: position
                .knight_cards
                .map(|seat, _| ascending_paths(position.movable_ships(seat))),
            islands: areas.into_iter().map(|area| area.hexes).collect(),
            of_active,
        }
    }
}

impl ActiveAnswer {
    fn of(position: &Position<'_>, areas: &[Isle], active: Seat) -> Self {
        let victims = position.pirate_victims(active).into_iter();
        Self {
            ship_spots: ascending_paths(position.ship_spots(active)),
            road_spots: ascending_paths(position.road_spots(active)),
            chits_due: ascending(position.chits_due_in(areas, active)),
            pirate_victims: victims.map(VictimsLine::from).collect(),
        }
    }
}

impl From<PirateVictims> for VictimsLine {
    fn from(victims: PirateVictims) -> Self {
        Self { at: victims.at, players: victims.players }
    }
}
