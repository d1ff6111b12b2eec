//! Why a line is not a position (FORMATS 4).

use serde::Serialize;

use board::{BadIsland, MAX_CELLS, MAX_HEXES};
use cards::EventId;
use game::{BadSeatCount, MAX_ROADS, MAX_SHIPS, Seat};

/// Why a line is not a position; each names the field.
#[derive(Debug, thiserror::Error)]
pub(super) enum BadLine {
    #[error("line: longer than 1 MB")]
    TooLong,
    #[error("{field}: {why}")]
    Unreadable { field: String, why: String },
    #[error("players: {0}")]
    Players(#[from] BadSeatCount),
    #[error("hexes: {0}")]
    Hexes(BadIsland),
    #[error("harbors: {0}")]
    Harbors(BadIsland),
    #[error("hexes: at most {MAX_HEXES}, not {0}")]
    TooManyHexes(usize),
    #[error("hexes: at most {MAX_CELLS}, not {0}")]
    TooManyCells(usize),
    #[error("hexes[{0}].terrain: sea, gold and hidden hexes are of the expansion `sea`")]
    NoSeafarers(usize),
    #[error("hexes[{0}].token: neither sea nor a hidden hex has a token")]
    TokenOffLand(usize),
    #[error("players[{player}].ships: at most {MAX_SHIPS} ships, not {count}")]
    TooManyShips { player: usize, count: usize },
    #[error(
        "players[{player}].ships[{nth}]: a ship lies between two listed hexes, one of them sea"
    )]
    ShipOffSea { player: usize, nth: usize },
    #[error("players[{player}].ships_built[{nth}]: no ship of this player lies there")]
    NoShip { player: usize, nth: usize },
    #[error(
        "players[{player}].roads: at most {MAX_ROADS} roads with the damaged ones, not {count}"
    )]
    TooManyRoads { player: usize, count: usize },
    #[error("players[{player}].{field}: {place} is taken already")]
    Taken { player: usize, field: &'static str, place: String },
    #[error("{field}: there is no seat {seat} at this table")]
    NoSeat { field: &'static str, seat: usize },
    #[error("roll: 2 to 12, not {0}")]
    Roll(u8),
    #[error("active: an event needs the seat whose turn it is")]
    NoActive,
    #[error("event: new_year has no position of its own; draw again")]
    NewYear,
    #[error("event: deck A has no event `{0}`")]
    UnknownEvent(EventId),
    #[error("active: the event die needs the seat whose turn it is")]
    NoActiveForDie,
    #[error("red: a gate needs the red die")]
    NoRed,
    #[error("barbarians.ship: 0 to 6, not {0}")]
    Ship(u8),
    #[error("players[{player}].metropolises.{field}: no city of this player stands there")]
    NoCityForMetropolis { player: usize, field: &'static str },
    #[error("players[{player}].metropolises.{field}: one of a track, and one in a city")]
    SecondMetropolis { player: usize, field: &'static str },
}

impl BadLine {
    /// `place`, which `field` of the player in `seat` names, is taken already.
    pub fn taken(seat: Seat, field: &'static str, place: &impl Serialize) -> Self {
        Self::Taken { player: seat.index(), field, place: written(place) }
    }
}

fn written(place: &impl Serialize) -> String {
    serde_json::to_string(place).unwrap_or_default()
}
