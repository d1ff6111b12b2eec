//! Two maps of docs/sea.md, as they stand there.

use board::{
    Harbor, HarborKind, Hex, Intersection, Island, Path, Resource, Side, Surroundings, Terrain,
    Tile, Token,
};

/// Heading for New Shores, four players (SEA 13).
const SHORES: &str = "
.    .    ~    ~    ~    ~    ~    ~
 .    ~    M8   P11  ~    G4   ~    ~
.    ~    ~    ~    ~    ~    H5   M2   ~
 ~    ~    P5   Fo6  M4   ~    Fo9  ~    ~
.    ~    Fi12 H11  Fi3  P9   ~    G10  ~
 ~    H6   Fo10 D    Fi11 Fo5  ~    ~    ~
.    ~    M3   P4   H9   P8   ~    H3   ~
 .    ~    Fi8  Fo2  M10  ~    Fi6  ~
.    .    ~    ~    ~    ~    ~    ~";

/// Its harbors, of kinds drawn by lot.
const HARBORS: [(i8, i8, Side, HarborKind); 9] = [
    (4, 2, Side::West, HarborKind::Any),
    (6, 2, Side::West, HarborKind::Of(Resource::Wool)),
    (7, 2, Side::SouthWest, HarborKind::Any),
    (7, 3, Side::SouthEast, HarborKind::Of(Resource::Ore)),
    (6, 5, Side::SouthEast, HarborKind::Of(Resource::Brick)),
    (5, 5, Side::East, HarborKind::Any),
    (4, 5, Side::NorthEast, HarborKind::Of(Resource::Grain)),
    (3, 2, Side::NorthWest, HarborKind::Any),
    (3, 3, Side::NorthEast, HarborKind::Of(Resource::Lumber)),
];

/// Fog Islands, four players (SEA 13), of which three hexes are turned up.
const FOG: &str = "
.    .    ~    ~    ~    ~    ~    ~
 .    ~    ?    ~    H4   Fi10 M3   ~
.    ~    ?    ?    ~    P9   Fo6  H12  ~
 ~    ~    ~    G4   ~    ~    P10  M8   ~
.    ~    M3   ~    ?    ?    ~    Fi11 ~
 ~    Fi6  Fo4  ~    ?    ?    ~    Fo5  ~
.    ~    H9   P8   ~    M11  ?    ~    ~
 .    ~    P2   Fo5  ~    ~    ?    ~
.    .    ~    ~    ~    ~    ~    ~";

const FOG_HARBORS: [(i8, i8, Side, HarborKind); 9] = [
    (5, 1, Side::SouthWest, HarborKind::Of(Resource::Ore)),
    (7, 2, Side::West, HarborKind::Any),
    (7, 2, Side::SouthEast, HarborKind::Any),
    (1, 4, Side::NorthEast, HarborKind::Of(Resource::Wool)),
    (5, 7, Side::NorthEast, HarborKind::Any),
    (1, 6, Side::East, HarborKind::Any),
    (1, 6, Side::NorthWest, HarborKind::Of(Resource::Grain)),
    (4, 2, Side::West, HarborKind::Of(Resource::Lumber)),
    (3, 7, Side::NorthEast, HarborKind::Of(Resource::Brick)),
];

/// The hex in this row and column.
pub fn at(row: i8, column: i8) -> Hex {
    Hex::new(column - row / 2, row)
}

/// A corner of the hex in this row and column, counterclockwise from the upper right.
pub fn corner(row: i8, column: i8, nth: usize) -> Intersection {
    Intersection::around(at(row, column))[nth]
}

pub fn new_shores() -> Island {
    island(SHORES, &HARBORS)
}

pub fn fog_islands() -> Island {
    island(FOG, &FOG_HARBORS)
}

fn island(rows: &str, harbors: &[(i8, i8, Side, HarborKind)]) -> Island {
    let mut tiles = Vec::new();
    let mut around = Surroundings::default();
    for (row, line) in (0..).zip(rows.lines().skip(1)) {
        for (column, sign) in (0..).zip(line.split_whitespace()) {
            let at = at(row, column);
            match sign {
                "." => {}
                "~" => around.sea.push(at),
                "?" => around.hidden.push(at),
                land => tiles.push(tile(at, land)),
            }
        }
    }
    let harbor = |(row, column, side, gives): &(i8, i8, Side, HarborKind)| Harbor {
        path: Path::of(at(*row, *column), *side),
        gives: *gives,
    };
    let harbors = harbors.iter().map(harbor).collect();
    Island::with_sea(tiles, harbors, around).expect("an island")
}

fn tile(at: Hex, sign: &str) -> Tile {
    let letters = sign.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let terrain = match letters {
        "H" => Terrain::Hills,
        "Fo" => Terrain::Forest,
        "P" => Terrain::Pasture,
        "Fi" => Terrain::Fields,
        "M" => Terrain::Mountains,
        "G" => Terrain::Gold,
        "D" => Terrain::Desert,
        other => panic!("no terrain: {other}"),
    };
    let number = sign[letters.len()..].parse().ok();
    let token = number.map(|number: u8| Token::try_from(number).expect("a token"));
    Tile { at, terrain, token }
}
