//! A scenario's map: what is printed, what is drawn by lot, and who begins where.

use super::area::Landmarks;
use super::drawing::Cell;
use super::{Area, AreaLetter, Drawn, Ground, HarborPlan, RobberStart};
use board::{Hex, Token};

/// Hexes among which terrain and tokens are mixed, and what is mixed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    /// The hexes, by rows.
    pub hexes: Vec<Hex>,
    /// What lies there.
    pub pieces: Pieces,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// Those that are printed; they may stay as they are.
    Printed,
    /// Those of a stock; they are always mixed.
    Stock {
        /// A piece for each hex.
        grounds: Vec<Ground>,
        /// A token for each piece of land but the deserts.
        tokens: Vec<Token>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    pub(super) players: Vec<u8>,
    pub(super) cells: Vec<Drawn>,
    pub(super) areas: Vec<Area>,
    pub(super) parting: Vec<Hex>,
    pub(super) mixes: Vec<Mix>,
    pub(super) harbors: HarborPlan,
    pub(super) robber: RobberStart,
    pub(super) pirate: Option<Hex>,
    pub(super) hidden_grounds: Vec<Ground>,
    pub(super) hidden_tokens: Vec<Token>,
    pub(super) landmarks: Landmarks,
}

impl Map {
    /// For how many players it is, ascending.
    pub fn players(&self) -> &[u8] {
        &self.players
    }

    /// Its hexes, by rows.
    pub fn cells(&self) -> &[Drawn] {
        &self.cells
    }

    /// The areas that it names, by letter; without any, each island is one.
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// The hexes of these areas, sorted.
    pub fn hexes_of(&self, letters: &[AreaLetter]) -> Vec<Hex> {
        let named = self.areas.iter().filter(|area| letters.contains(&area.letter));
        let mut hexes: Vec<Hex> = named.flat_map(|area| area.hexes.iter().copied()).collect();
        hexes.sort_unstable();
        hexes
    }

    /// The deserts that part areas, sorted (SEA 11).
    pub fn parting_deserts(&self) -> &[Hex] {
        &self.parting
    }

    /// The areas that such deserts part from each other.
    pub fn parted_areas(&self) -> impl Iterator<Item = &Area> {
        let touches = |hex: &Hex| hex.neighbors().any(|other| self.parting.contains(&other));
        self.areas.iter().filter(move |area| area.hexes.iter().any(touches))
    }

    pub fn mixes(&self) -> &[Mix] {
        &self.mixes
    }

    pub const fn harbors(&self) -> &HarborPlan {
        &self.harbors
    }

    pub const fn robber(&self) -> RobberStart {
        self.robber
    }

    /// Returns where the pirate begins; none beside the board.
    pub const fn pirate(&self) -> Option<Hex> {
        self.pirate
    }

    /// Returns what lies under the hidden hexes, in no order (SEA 7).
    pub fn hidden_grounds(&self) -> &[Ground] {
        &self.hidden_grounds
    }

    /// The tokens for them, in no order.
    pub fn hidden_tokens(&self) -> &[Token] {
        &self.hidden_tokens
    }

    /// Places that only the scenario's own rules speak of.
    pub const fn landmarks(&self) -> &Landmarks {
        &self.landmarks
    }

    /// Returns what the drawing says of that hex.
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        self.cells.iter().find(|drawn| drawn.at == hex).map(|drawn| drawn.cell)
    }
}

/// Whether pieces lie as they are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mixing {
    /// As printed; where nothing is printed, shuffled.
    Printed,
    /// Shuffled within their areas.
    Shuffled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LayHow {
    pub terrain: Mixing,
    pub tokens: Mixing,
    /// The kinds of the harbors; where players would lay them, their places as well.
    pub harbors: Mixing,
}

impl LayHow {
    pub const PRINTED: Self =
        Self { terrain: Mixing::Printed, tokens: Mixing::Printed, harbors: Mixing::Printed };

    pub const SHUFFLED: Self =
        Self { terrain: Mixing::Shuffled, tokens: Mixing::Shuffled, harbors: Mixing::Shuffled };
}
