//! A position as a line of JSON: how it is read (FORMATS 1).

use serde::Deserialize;

use super::bad_line::BadLine;
use super::cell::Waters;
use super::knights_question::KnightsQuestion;
use super::roomy::{ROOM, roomy};
use super::sea_question::SeaQuestion;
use board::{Harbor, Hex, Intersection, Island, MAX_HEXES};
use cards::{Award, EventId, RulingSet};
use game::{
    Building, Cards, Condition, FriendlyRobber, HarbormasterRule, Holders, MAX_ROADS, PerSeat,
    Pieces, Position, Seat, Seating, road_length,
};
use store::{HandLine, HexLine, HoldersLine, PlayerLine};

/// A line, field by field. Unknown fields are ignored.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Line {
    pub id: Option<String>,
    #[serde(deserialize_with = "roomy::<MAX_HEXES, _, _>")]
    pub hexes: Vec<HexLine>,
    #[serde(deserialize_with = "roomy::<ROOM, _, _>")]
    pub harbors: Vec<Harbor>,
    pub robber: Option<Hex>,
    pub players: Vec<PlayerLine>,
    pub holders: HoldersLine,
    pub bank: Option<Cards>,
    pub roll: Option<u8>,
    pub event: Option<EventId>,
    pub active: Option<usize>,
    pub rulings: Option<RulingSet>,
    pub harbormaster: bool,
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
    pub knights: Option<KnightsQuestion>,
    pub sea: Option<SeaQuestion>,
}

impl Question {
    /// Measures the roads, once all pieces are in their places.
    pub fn measured(mut self) -> Self {
        self.road_lengths = self.knight_cards.map(|seat, _| road_length(&self.pieces, seat));
        self
    }

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
            knights: self.knights.as_ref().map(|knights| &knights.facts),
            sea: self.sea.as_ref().map(|sea| &sea.facts),
        }
    }
}

impl Question {
    /// What a line holds that is of the base game, on a board with `waters`.
    ///
    /// # Errors
    /// Names the field that can't be.
    pub fn of(line: Line, waters: Waters) -> Result<Self, BadLine> {
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
        let island = waters.island(&line.hexes, line.harbors)?;
        let harbormaster =
            if line.harbormaster { HarbormasterRule::InPlay } else { HarbormasterRule::Off };
        Ok(Self {
            island,
            seating: Seating::of(&knight_cards),
            robber: line.robber,
            holders,
            harbormaster,
            revealed: knight_cards.map(|_, _| 0),
            road_lengths: knight_cards.map(|_, _| 0),
            pieces,
            knight_cards,
            hand_sizes,
            bank: line.bank,
            roll: line.roll,
            event,
            knights: None,
            sea: None,
        })
    }
}

fn put_pieces(pieces: &mut Pieces, seat: Seat, player: &PlayerLine) -> Result<(), BadLine> {
    let number = seat.index();
    let count = player.roads.len() + player.damaged_roads.len();
    if count > MAX_ROADS {
        return Err(BadLine::TooManyRoads { player: number, count });
    }
    put_pieces_of(pieces, seat, "settlements", &player.settlements, Building::Settlement)?;
    put_pieces_of(pieces, seat, "cities", &player.cities, Building::City)?;
    for (field, paths, condition) in [
        ("roads", &player.roads, Condition::Intact),
        ("damaged_roads", &player.damaged_roads, Condition::Damaged),
    ] {
        let put = pieces.put_roads(paths, seat, condition);
        put.map_err(|path| BadLine::taken(seat, field, &path))?;
    }
    Ok(())
}

/// Puts the buildings down that `field` lists.
pub(super) fn put_pieces_of(
    pieces: &mut Pieces,
    seat: Seat,
    field: &'static str,
    places: &[Intersection],
    building: Building,
) -> Result<(), BadLine> {
    let put = pieces.put_buildings(places, seat, building);
    put.map_err(|place| BadLine::taken(seat, field, &place))
}
