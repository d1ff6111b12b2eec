//! What a line of JSON with Seafarers has beside the fields of every line (FORMATS 1).

use std::mem::take;

use serde::Deserialize;

use super::bad_line::BadLine;
use super::expansion::Expansion;
use super::line::Question;
use super::sea_question::SeaQuestion;
use board::{Hex, Path};
use game::{Condition, Deserts, FOREIGN_ISLAND, IslandLetters, MAX_SHIPS, Seafarers, Seat};

/// The fields of Seafarers; all others are read elsewhere.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct SeaLine {
    pub expansions: Vec<Expansion>,
    pub players: Vec<SeaPlayerLine>,
    pub pirate: Option<Hex>,
    pub foreign_island: Option<u8>,
    pub active: Option<usize>,
}

/// A player's part.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct SeaPlayerLine {
    pub ships: Vec<Path>,
    pub ships_built: Vec<Path>,
    pub chits: u8,
    pub home: Vec<Hex>,
}

impl SeaLine {
    /// Whether the line names `expansion`.
    pub fn names(&self, expansion: Expansion) -> bool {
        self.expansions.contains(&expansion)
    }

    /// Adds ships and what else Seafarers has to a position.
    ///
    /// # Errors
    /// Names the field that can't be.
    pub fn put(mut self, question: &mut Question) -> Result<(), BadLine> {
        let mut built = Vec::new();
        for seat in question.knight_cards.seats() {
            if let Some(player) = self.players.get_mut(seat.index()) {
                player.put(question, seat)?;
                built.append(&mut player.ships_built);
            }
        }
        built.sort_unstable();
        let table = &question.knight_cards;
        let seat = |seat: usize| table.seat(seat).ok_or(BadLine::NoSeat { field: "active", seat });
        let active = self.active.map(seat).transpose()?;
        let home = table.map(|seat, _| {
            let player = self.players.get_mut(seat.index());
            player.map(|player| take(&mut player.home)).unwrap_or_default()
        });
        let of = |seat: Seat| self.players.get(seat.index());
        let facts = Seafarers {
            pirate: self.pirate,
            chits: table.map(|seat, _| of(seat).map_or(0, |player| player.chits)),
            home,
            foreign_island: self.foreign_island.unwrap_or(FOREIGN_ISLAND),
            deserts: Deserts::default(),
            letters: IslandLetters::default(),
            built,
        };
        question.sea = Some(SeaQuestion { facts, active });
        Ok(())
    }
}

impl SeaPlayerLine {
    fn put(&self, question: &mut Question, seat: Seat) -> Result<(), BadLine> {
        let player = seat.index();
        if self.ships.len() > MAX_SHIPS {
            return Err(BadLine::TooManyShips { player, count: self.ships.len() });
        }
        let is_off_sea = |path: &Path| !question.island.has_ship_path(*path);
        if let Some(nth) = self.ships.iter().position(is_off_sea) {
            return Err(BadLine::ShipOffSea { player, nth });
        }
        let put = question.pieces.put_ships(&self.ships, seat, Condition::Intact);
        put.map_err(|path| BadLine::taken(seat, "ships", &path))?;
        for (nth, path) in self.ships_built.iter().enumerate() {
            if question.pieces.ship(*path).is_none_or(|(owner, _)| owner != seat) {
                return Err(BadLine::NoShip { player, nth });
            }
        }
        Ok(())
    }
}
