//! The pieces of a position: which of them can stand.

use super::ImportProblem;
use super::problems::{Fields, Problems};
use board::{Intersection, Island, Path, Spot};
use game::{Building, Condition, MAX_ROADS, Pieces, Seat};

/// Puts the pieces of one player on the island, but for those that can't
/// stand there.
pub(super) fn put_pieces(
    pieces: &mut Pieces,
    island: &Island,
    seat: Seat,
    player: &Fields,
    at: &str,
    problems: &mut Problems,
) {
    for (field, building) in [("settlements", Building::Settlement), ("cities", Building::City)] {
        for place in problems.list::<Intersection>(player, field, at) {
            if !island.has_intersection(place) {
                problems.add(ImportProblem::OffIsland(seat));
            } else if pieces.building(place).is_some() {
                let place = Spot::Intersection(place);
                problems.add(ImportProblem::Taken { player: seat, place });
            } else {
                pieces.put_building(place, seat, building);
            }
        }
    }
    let mut roads: Vec<(Path, Condition)> = Vec::new();
    for (field, condition) in [("roads", Condition::Intact), ("damaged_roads", Condition::Damaged)]
    {
        let named = problems.list::<Path>(player, field, at);
        roads.extend(named.into_iter().map(|path| (path, condition)));
    }
    // The length of a road is found by trying every way along it: with any
    // number of roads that would take forever.
    if roads.len() > MAX_ROADS {
        problems.add(ImportProblem::TooManyRoads { player: seat, count: roads.len() });
    }
    for (path, condition) in roads.into_iter().take(MAX_ROADS) {
        if !island.has_path(path) {
            problems.add(ImportProblem::OffIsland(seat));
        } else if pieces.road(path).is_some() {
            problems.add(ImportProblem::Taken { player: seat, place: Spot::Path(path) });
        } else {
            pieces.put_road(path, seat, condition);
        }
    }
}
