//! Seafarers in a position that is written, or in a game that is shown (FORMATS 1).

use serde::Serialize;

use board::{Hex, Path, Token};
use game::{Chit, Condition, Deserts, HiddenGround, Home, Seat, State};
use scenarios::ScenarioId;

/// What a position has beside what every position has.
#[derive(Serialize)]
pub struct SeaWritten {
    pirate: Option<Hex>,
    /// The scenario that the map is of.
    #[serde(skip_serializing_if = "Option::is_none")]
    scenario: Option<ScenarioId>,
    /// Where the map puts the robber at first; null: beside the board.
    robber_begins: Option<Hex>,
    /// Where it puts the pirate at first, or once the barbarians have attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pirate_begins: Option<Hex>,
    /// What is home to everybody; left out: where each begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    home_begins: Option<Vec<Hex>>,
    /// Land beside which the opening is placed; left out: anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    begins: Option<Vec<Hex>>,
    foreign_island: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    deserts: Option<Deserts>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hidden_left: Option<HiddenLeft>,
}

/// What is still in the stacks for hidden hexes, where the map says so.
#[derive(Serialize)]
struct HiddenLeft {
    hexes: Vec<HiddenKind>,
    tokens: Vec<Token>,
}

#[derive(Serialize)]
struct HiddenKind {
    terrain: super::Ground,
    count: u8,
}

/// What a player has beside what every player has.
#[derive(Serialize)]
pub struct SeaPlayerWritten {
    /// Ships, the damaged ones too.
    ships: Vec<Path>,
    damaged_ships: Vec<Path>,
    ships_built: Vec<Path>,
    /// Whether they moved a ship in this turn.
    ship_moved: bool,
    chits: u8,
    chits_on: Vec<Chit>,
    home: Vec<Hex>,
}

impl SeaWritten {
    /// Nothing where it isn't played.
    pub fn of(state: &State) -> Option<Self> {
        let table = state.sea()?.table();
        let map = state.setup().sea.clone().unwrap_or_default();
        let island = state.island();
        let land = |hexes: Vec<Hex>| hexes.into_iter().filter(|hex| island.is_land(*hex)).collect();
        let hexes = state.hidden_left().into_iter();
        let kind = |(ground, count)| {
            let terrain = match ground {
                HiddenGround::Sea => super::Ground::Sea,
                HiddenGround::Land(terrain) => terrain.into(),
            };
            HiddenKind { terrain, count }
        };
        let hexes: Vec<HiddenKind> = hexes.map(kind).collect();
        let hidden = HiddenLeft { hexes, tokens: state.hidden_tokens_left().unwrap_or_default() };
        Some(Self {
            pirate: table.pirate,
            scenario: map.scenario,
            robber_begins: map.robber.filter(|hex| island.is_land(*hex)),
            pirate_begins: map.pirate.filter(|hex| island.is_sea(*hex)),
            home_begins: match map.home {
                Home::WhereFounded => None,
                Home::At(hexes) => Some(land(hexes)),
            },
            begins: map.begins.map(land),
            foreign_island: table.foreign_island,
            deserts: Some(table.deserts).filter(|deserts| *deserts != Deserts::default()),
            hidden_left: Some(hidden).filter(|left| !left.hexes.is_empty()),
        })
    }
}

impl SeaPlayerWritten {
    /// Nothing where Seafarers isn't played.
    pub fn of(state: &State, seat: Seat) -> Option<Self> {
        let sea = state.sea()?;
        let ships = state.pieces().ships_of(seat);
        let built = |(path, _): (Path, Condition)| sea.table().built.contains(&path);
        let damaged = ships.clone().filter(|(_, condition)| *condition == Condition::Damaged);
        let chits = sea.table().chits.of(seat);
        Some(Self {
            ships: ships.clone().map(|(path, _)| path).collect(),
            damaged_ships: damaged.map(|(path, _)| path).collect(),
            ships_built: ships.filter(|ship| built(*ship)).map(|(path, _)| path).collect(),
            ship_moved: sea.turn().has_moved(seat),
            chits,
            chits_on: sea.chits(seat).to_vec(),
            home: sea.table().home.of(seat),
        })
    }
}
