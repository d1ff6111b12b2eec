//! A game's position as a line for other programs.

use serde::Serialize;
use serde_json::{Value, json};

use super::knights_write::{KnightsPlayerWritten, KnightsWritten};
use super::wire::HoldersLine;
use super::{Expansion, HexLine, SeaPlayerWritten, SeaWritten};
use board::{Harbor, Hex, Intersection, Path};
use cards::{EventDie, Season};
use game::{BarbarianTrack, Building, Cards, Condition, Seat, State};

#[derive(Serialize)]
struct PositionObject<'a> {
    hexes: Vec<HexLine>,
    harbors: &'a [Harbor],
    robber: Option<Hex>,
    players: Vec<PlayerWritten<'a>>,
    holders: HoldersLine,
    #[serde(skip_serializing_if = "Option::is_none")]
    bank: Option<Cards>,
    harbormaster: bool,
    active: usize,
    turn: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    season: Option<Season>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ship: Option<BarbarianTrack>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    expansions: Vec<Expansion>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    knights: Option<KnightsWritten>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    sea: Option<SeaWritten>,
}

#[derive(Serialize)]
struct PlayerWritten<'a> {
    name: &'a str,
    color: &'static str,
    settlements: Vec<Intersection>,
    cities: Vec<Intersection>,
    roads: Vec<Path>,
    damaged_roads: Vec<Path>,
    knights: u8,
    revealed_points: u8,
    development_cards: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Value>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    of_knights: Option<KnightsPlayerWritten>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    of_sea: Option<SeaPlayerWritten>,
}

/// The position of `state` as one line of JSON (FORMATS 1), with names, colors
/// and all else that the format welcomes. Players stand in it as they sit,
/// clockwise.
pub fn write_position(state: &State) -> String {
    let order: Vec<Seat> = state.seating().order().collect();
    let number = |seat: Seat| order.iter().position(|other| *other == seat).unwrap_or_default();
    let written = PositionObject {
        hexes: HexLine::all_of(state.island()),
        harbors: state.island().harbors(),
        robber: state.robber(),
        players: order.iter().filter_map(|seat| player(state, *seat)).collect(),
        holders: HoldersLine::of(*state.holders(), number),
        bank: state.bank(),
        harbormaster: state.rules().harbormaster.is_in_play(),
        active: number(state.active()),
        turn: state.turn(),
        season: state.is_seasonal().then(|| state.season()),
        expansions: Expansion::of(state.rules()),
        knights: KnightsWritten::of(state, number).map(KnightsWritten::as_position),
        sea: SeaWritten::of(state),
        ship: (state.rules().cards.event_die == EventDie::Shown).then(|| state.barbarians()),
    };
    // Nothing in it can fail to be written: its keys are texts, its numbers
    // whole.
    serde_json::to_string(&written).unwrap_or_default()
}

fn player(state: &State, seat: Seat) -> Option<PlayerWritten<'_>> {
    let player = state.players().get(seat)?;
    let buildings = |kind| {
        let own = state.pieces().buildings_of(seat);
        own.filter(|(_, building)| *building == kind).map(|(place, _)| place).collect()
    };
    let roads = |kind| {
        let own = state.pieces().roads_of(seat);
        own.filter(|(_, condition)| *condition == kind).map(|(path, _)| path).collect()
    };
    let hand = state.hands().map(|hands| match hands.unknown(seat) {
        0 => json!(hands.known(seat)),
        _ => json!(hands.size(seat)),
    });
    Some(PlayerWritten {
        name: player.name.as_str(),
        color: player.color.key(),
        settlements: buildings(Building::Settlement),
        cities: buildings(Building::City),
        roads: roads(Condition::Intact),
        damaged_roads: roads(Condition::Damaged),
        knights: state.knight_cards(seat),
        revealed_points: state.revealed(seat),
        development_cards: state.hidden_cards(seat).total(),
        hand,
        of_knights: KnightsPlayerWritten::of(state, seat),
        of_sea: SeaPlayerWritten::of(state, seat),
    })
}
