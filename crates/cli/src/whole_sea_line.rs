//! A position with Seafarers beside the base game as a line of JSON, read at once: what is of
//! the base game in it, and what is of Seafarers (FORMATS 1).

use serde::Deserialize;

use super::expansion::Expansion;
use super::line::Line;
use super::roomy::{ROOM, SETTLEMENTS, roomy};
use super::sea_line::{SeaLine, SeaPlayerLine};
use board::{Harbor, Hex, Intersection, MAX_CELLS, Path};
use cards::{EventId, RulingSet};
use game::Cards;
use store::{HandLine, HexLine, HoldersLine, PlayerLine};

/// The fields of [`Line`] and those of [`SeaLine`]. Unknown ones are ignored.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct WholeSeaLine {
    id: Option<String>,
    expansions: Vec<Expansion>,
    #[serde(deserialize_with = "roomy::<MAX_CELLS, _, _>")]
    hexes: Vec<HexLine>,
    #[serde(deserialize_with = "roomy::<ROOM, _, _>")]
    harbors: Vec<Harbor>,
    robber: Option<Hex>,
    players: Vec<WholePlayerLine>,
    holders: HoldersLine,
    bank: Option<Cards>,
    roll: Option<u8>,
    event: Option<EventId>,
    active: Option<usize>,
    rulings: Option<RulingSet>,
    harbormaster: bool,
    pirate: Option<Hex>,
    foreign_island: Option<u8>,
}

/// A player's part.
#[derive(Default, Deserialize)]
#[serde(default)]
struct WholePlayerLine {
    #[serde(deserialize_with = "roomy::<SETTLEMENTS, _, _>")]
    settlements: Vec<Intersection>,
    cities: Vec<Intersection>,
    #[serde(deserialize_with = "roomy::<ROOM, _, _>")]
    roads: Vec<Path>,
    damaged_roads: Vec<Path>,
    knights: u8,
    hidden_points: u8,
    hand: Option<HandLine>,
    #[serde(deserialize_with = "roomy::<ROOM, _, _>")]
    ships: Vec<Path>,
    ships_built: Vec<Path>,
    chits: u8,
    home: Vec<Hex>,
}

impl WholeSeaLine {
    /// What is of the base game, and what is of Seafarers.
    pub fn parts(self) -> (Line, SeaLine) {
        let (players, at_sea) = self.players.into_iter().map(WholePlayerLine::parts).unzip();
        let base = Line {
            id: self.id,
            hexes: self.hexes,
            harbors: self.harbors,
            robber: self.robber,
            players,
            holders: self.holders,
            bank: self.bank,
            roll: self.roll,
            event: self.event,
            active: self.active,
            rulings: self.rulings,
            harbormaster: self.harbormaster,
        };
        let sea = SeaLine {
            expansions: self.expansions,
            players: at_sea,
            pirate: self.pirate,
            foreign_island: self.foreign_island,
            active: self.active,
        };
        (base, sea)
    }
}

impl WholePlayerLine {
    fn parts(self) -> (PlayerLine, SeaPlayerLine) {
        let base = PlayerLine {
            settlements: self.settlements,
            cities: self.cities,
            roads: self.roads,
            damaged_roads: self.damaged_roads,
            knights: self.knights,
            hidden_points: self.hidden_points,
            hand: self.hand,
        };
        let sea = SeaPlayerLine {
            ships: self.ships,
            ships_built: self.ships_built,
            chits: self.chits,
            home: self.home,
        };
        (base, sea)
    }
}
