//! A hex of an island that is being entered.

use board::{Terrain, Token};

/// What is on a hex so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Its terrain.
    pub terrain: Option<Terrain>,
    /// Its token.
    pub token: Option<Token>,
}
