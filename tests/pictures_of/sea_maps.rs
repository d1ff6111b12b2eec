//! Two maps of docs/sea.md, as they stand there.

use board::{Intersection, Island, Resource, Side};

use crate::island_editor::{NEW_SHORES, at, drawn};

/// The harbors of New Shores, of kinds drawn by lot.
const HARBORS: [(i8, i8, Side, Option<Resource>); 9] = [
    (4, 2, Side::West, None),
    (6, 2, Side::West, Some(Resource::Wool)),
    (7, 2, Side::SouthWest, None),
    (7, 3, Side::SouthEast, Some(Resource::Ore)),
    (6, 5, Side::SouthEast, Some(Resource::Brick)),
    (5, 5, Side::East, None),
    (4, 5, Side::NorthEast, Some(Resource::Grain)),
    (3, 2, Side::NorthWest, None),
    (3, 3, Side::NorthEast, Some(Resource::Lumber)),
];

/// Fog Islands, four players (SEA 13), of which three hexes are turned up.
const FOG: [&str; 9] = [
    ".    .    ~    ~    ~    ~    ~    ~",
    ".    ~    ?    ~    H4   Fi10 M3   ~",
    ".    ~    ?    ?    ~    P9   Fo6  H12  ~",
    "~    ~    ~    G4   ~    ~    P10  M8   ~",
    ".    ~    M3   ~    ?    ?    ~    Fi11 ~",
    "~    Fi6  Fo4  ~    ?    ?    ~    Fo5  ~",
    ".    ~    H9   P8   ~    M11  ?    ~    ~",
    ".    ~    P2   Fo5  ~    ~    ?    ~",
    ".    .    ~    ~    ~    ~    ~    ~",
];

const FOG_HARBORS: [(i8, i8, Side, Option<Resource>); 9] = [
    (5, 1, Side::SouthWest, Some(Resource::Ore)),
    (7, 2, Side::West, None),
    (7, 2, Side::SouthEast, None),
    (1, 4, Side::NorthEast, Some(Resource::Wool)),
    (5, 7, Side::NorthEast, None),
    (1, 6, Side::East, None),
    (1, 6, Side::NorthWest, Some(Resource::Grain)),
    (4, 2, Side::West, Some(Resource::Lumber)),
    (3, 7, Side::NorthEast, Some(Resource::Brick)),
];

/// A corner of the hex in this row and column, counterclockwise from the upper right.
pub fn corner(row: i8, column: i8, nth: usize) -> Intersection {
    Intersection::around(at(row, column))[nth]
}

pub fn new_shores() -> Island {
    drawn(&NEW_SHORES, &HARBORS)
}

pub fn fog_islands() -> Island {
    drawn(&FOG, &FOG_HARBORS)
}
