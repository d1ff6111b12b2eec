//! Pieces of a position put on its island, and whom it points at.

use std::slice::from_ref;

use super::fields::{Problems, ReadPurpose};
use super::line::PlayerLine;
use super::{ImportProblem, Pointing};
use board::{Intersection, Island, Path, Spot};
use game::{Building, Condition, MAX_ROADS, PerSeat, Pieces, Seat};

pub(super) fn field_of(seat: Seat, name: &str) -> String {
    format!("players[{}].{name}", seat.index())
}

/// An island on which pieces are put.
pub(super) struct OnIsland<'a> {
    pub pieces: Pieces,
    pub island: &'a Island,
    pub problems: &'a mut Problems,
}

impl OnIsland<'_> {
    /// Puts down what a `field` of `player` lists, by `put`, which says what is taken already:
    /// for an answer all of it, for a game what `stands` lets stand.
    pub fn put_all<P: Copy + Into<Spot>>(
        &mut self,
        (player, field): (Seat, &str),
        places: &[P],
        stands: impl Fn(&Island, P) -> bool,
        mut put: impl FnMut(&mut Pieces, &[P]) -> Result<(), P>,
    ) {
        let mut put = |here: &mut Self, places: &[P]| {
            if let Err(place) = put(&mut here.pieces, places) {
                let taken = ImportProblem::Taken { player, place: place.into() };
                here.problems.add(|| field_of(player, field), taken);
            }
        };
        match self.problems.purpose {
            ReadPurpose::Answer => put(self, places),
            ReadPurpose::Game => {
                for place in places {
                    if stands(self.island, *place) {
                        put(self, from_ref(place));
                    } else {
                        let problem = ImportProblem::OffIsland(player);
                        self.problems.add(|| field_of(player, field), problem);
                    }
                }
            }
        }
    }

    /// Puts down the buildings that a `field` of `seat` lists.
    pub fn put_buildings(
        &mut self,
        (seat, field): (Seat, &str),
        places: Option<&Vec<Intersection>>,
        building: Building,
    ) {
        let places = places.map(Vec::as_slice).unwrap_or_default();
        self.put_all((seat, field), places, Island::has_intersection, |pieces, places| {
            pieces.put_buildings(places, seat, building)
        });
    }

    pub fn put_base(&mut self, seat: Seat, player: &PlayerLine) {
        self.put_buildings(
            (seat, "settlements"),
            player.settlements.as_ref(),
            Building::Settlement,
        );
        self.put_buildings((seat, "cities"), player.cities.as_ref(), Building::City);
        let roads = player.roads.as_deref().unwrap_or_default();
        let damaged = player.damaged_roads.as_deref().unwrap_or_default();
        // The length of a road is found by trying every way along it: with any number of roads
        // that would take forever.
        let count = roads.len() + damaged.len();
        if count > MAX_ROADS {
            let problem = ImportProblem::TooManyRoads { player: seat, count };
            self.problems.add(|| field_of(seat, "roads"), problem);
        }
        let mut left = MAX_ROADS;
        for (field, roads, condition) in
            [("roads", roads, Condition::Intact), ("damaged_roads", damaged, Condition::Damaged)]
        {
            let roads = roads.get(..left.min(roads.len())).unwrap_or_default();
            left -= roads.len();
            self.put_all((seat, field), roads, Island::has_path, |pieces, roads| {
                pieces.put_roads(roads, seat, condition)
            });
        }
    }
}

pub(super) fn seat_of<T>(
    seats: &PerSeat<T>,
    seat: u64,
    of: Pointing,
    problems: &mut Problems,
) -> Option<Seat> {
    let found = usize::try_from(seat).ok().and_then(|seat| seats.seat(seat));
    if found.is_none() {
        problems.add(|| of.field(), ImportProblem::NoSeat { of, seat });
    }
    found
}

/// Returns whether a ship of `seat` lies on `path`.
pub(super) fn is_own(pieces: &Pieces, seat: Seat, path: Path) -> bool {
    pieces.ship(path).is_some_and(|(owner, _)| owner == seat)
}
