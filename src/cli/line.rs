//! A position as a line of JSON: how it is read (FORMATS 1).

use serde::{Deserialize, Serialize};

use crate::board::{BadIsland, Harbor, Hex, Island, MAX_HEXES, Tile};
use crate::cards::{Award, EventId, RulingSet};
use crate::game::{
    BadSeatCount, Building, Cards, Condition, FriendlyRobber, HarbormasterRule, Holders, MAX_ROADS,
    PerSeat, Pieces, Position, Seat, Seating, road_length,
};
use crate::store::{HandLine, HoldersLine, PlayerLine};

/// A line, field by field. Unknown fields are ignored.
#[derive(Deserialize)]
pub(super) struct Line {
    #[serde(default)]
    pub id: Option<String>,
    #[serde(default)]
    hexes: Vec<Tile>,
    #[serde(default)]
    harbors: Vec<Harbor>,
    #[serde(default)]
    robber: Option<Hex>,
    #[serde(default)]
    players: Vec<PlayerLine>,
    #[serde(default)]
    holders: HoldersLine,
    #[serde(default)]
    bank: Option<Cards>,
    #[serde(default)]
    roll: Option<u8>,
    #[serde(default)]
    event: Option<EventId>,
    #[serde(default)]
    active: Option<usize>,
    #[serde(default)]
    rulings: Option<RulingSet>,
    #[serde(default)]
    harbormaster: bool,
}

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
}

/// The position in a line, and what the line asks about it.
pub(super) struct Question {
    pub island: Island,
    pub seating: Seating,
    pub pieces: Pieces,
    pub robber: Option<Hex>,
    pub holders: Holders,
    pub harbormaster: HarbormasterRule,
    pub knight_cards: PerSeat<u8>,
    pub revealed: PerSeat<u8>,
    pub hand_sizes: PerSeat<Option<u16>>,
    pub road_lengths: PerSeat<u8>,
    pub bank: Option<Cards>,
    pub roll: Option<u8>,
    pub event: Option<(EventId, Seat, RulingSet)>,
}

impl Question {
    pub fn position(&self) -> Position<'_> {
        Position {
            island: &self.island,
            seating: &self.seating,
            friendly_robber: FriendlyRobber::Off,
            pieces: &self.pieces,
            robber: self.robber,
            holders: self.holders,
            harbormaster: self.harbormaster,
            knight_cards: &self.knight_cards,
            road_lengths: &self.road_lengths,
            revealed: &self.revealed,
            hand_sizes: self.hand_sizes.clone(),
            bank: self.bank,
        }
    }
}

impl TryFrom<Line> for Question {
    type Error = BadLine;

    fn try_from(line: Line) -> Result<Self, BadLine> {
        let knight_cards = PerSeat::new(line.players.iter().map(|player| player.knights))?;
        let hand_sizes = PerSeat::new(
            line.players.iter().map(|player| player.hand.as_ref().map(HandLine::size)),
        )?;
        let mut pieces = Pieces::default();
        for (seat, player) in knight_cards.seats().zip(&line.players) {
            put_pieces(&mut pieces, seat, player)?;
        }
        let seat =
            |field, seat: usize| knight_cards.seat(seat).ok_or(BadLine::NoSeat { field, seat });
        let mut holders = Holders::default();
        for (award, field, holder) in [
            (Award::LongestRoad, "holders.longest_road", line.holders.longest_road),
            (Award::LargestArmy, "holders.largest_army", line.holders.largest_army),
            (Award::Harbormaster, "holders.harbormaster", line.holders.harbormaster),
        ] {
            holders.set(award, holder.map(|holder| seat(field, holder)).transpose()?);
        }
        let active = line.active.map(|active| seat("active", active)).transpose()?;
        let event = match (line.event, active) {
            (None, _) => None,
            (Some(event), _) if event.as_str() == "new_year" => return Err(BadLine::NewYear),
            (Some(_), None) => return Err(BadLine::NoActive),
            (Some(event), Some(active)) => Some((event, active, line.rulings.unwrap_or_default())),
        };
        if let Some(roll) = line.roll.filter(|roll| !(2..=12).contains(roll)) {
            return Err(BadLine::Roll(roll));
        }
        if line.hexes.len() > MAX_HEXES {
            return Err(BadLine::TooManyHexes(line.hexes.len()));
        }
        let island = Island::new(line.hexes, line.harbors).map_err(|error| match error {
            BadIsland::TwoTiles(_) | BadIsland::TooManyHexes(_) => BadLine::Hexes(error),
            BadIsland::TwoHarbors(_) | BadIsland::TooManyHarbors(_) => BadLine::Harbors(error),
        })?;
        let harbormaster =
            if line.harbormaster { HarbormasterRule::InPlay } else { HarbormasterRule::Off };
        Ok(Self {
            island,
            seating: Seating::of(&knight_cards),
            robber: line.robber,
            holders,
            harbormaster,
            revealed: knight_cards.map(|_, _| 0),
            road_lengths: knight_cards.map(|seat, _| road_length(&pieces, seat)),
            pieces,
            knight_cards,
            hand_sizes,
            bank: line.bank,
            roll: line.roll,
            event,
        })
    }
}

fn put_pieces(pieces: &mut Pieces, seat: Seat, player: &PlayerLine) -> Result<(), BadLine> {
    let number = seat.index();
    let count = player.roads.len() + player.damaged_roads.len();
    if count > MAX_ROADS {
        return Err(BadLine::TooManyRoads { player: number, count });
    }
    let taken = |field, place: String| BadLine::Taken { player: number, field, place };
    for (field, places, building) in [
        ("settlements", &player.settlements, Building::Settlement),
        ("cities", &player.cities, Building::City),
    ] {
        for place in places {
            if pieces.building(*place).is_some() {
                return Err(taken(field, written(place)));
            }
            pieces.put_building(*place, seat, building);
        }
    }
    for (field, paths, condition) in [
        ("roads", &player.roads, Condition::Intact),
        ("damaged_roads", &player.damaged_roads, Condition::Damaged),
    ] {
        for path in paths {
            if pieces.road(*path).is_some() {
                return Err(taken(field, written(path)));
            }
            pieces.put_road(*path, seat, condition);
        }
    }
    Ok(())
}

fn written(place: &impl Serialize) -> String {
    serde_json::to_string(place).unwrap_or_default()
}

/// Reads a line. Only a line that can't be read is read a second time, to find
/// the name of the field.
pub(super) fn read(text: &str) -> Result<Line, BadLine> {
    serde_json::from_str(text).map_err(|_| {
        let mut reader = serde_json::Deserializer::from_str(text);
        match serde_path_to_error::deserialize::<_, Line>(&mut reader) {
            Err(error) => BadLine::Unreadable {
                field: match error.path().to_string() {
                    path if path == "." || path == "?" => "line".to_owned(),
                    path => path,
                },
                why: error.inner().to_string(),
            },
            Ok(_) => BadLine::Unreadable {
                field: "line".to_owned(),
                why: "something follows the position".to_owned(),
            },
        }
    })
}

/// The `id` of a line that otherwise can't be read.
pub(super) fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: String,
    }
    serde_json::from_str::<OnlyId>(text).ok().map(|line| line.id)
}
