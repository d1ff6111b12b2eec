//! The boards that modules print, mixed where they have them mixed (TRADERS 9).

use ::board::{Island, Terrain, TokenRule, shuffled_island};
use rand::Rng;
use rand::seq::SliceRandom;

use super::board::{BoardFor, SetBoard};
use crate::{Expansion, WagonBoard, fish_board, river_board};

impl SetBoard {
    /// The board that the modules of `table` print, mixed by `rng` where they have it mixed; without
    /// modules, and with Seafarers, whose scenarios have maps, nothing.
    pub fn printed(table: BoardFor<'_>, rng: &mut impl Rng) -> Option<Self> {
        if !table.has_modules() || table.has(Expansion::Sea) {
            return None;
        }
        let shape = table.shape();
        let board = if table.has(Expansion::Rivers) {
            let (island, rivers) = river_board(shape, rng);
            Self { rivers: Some(rivers), ..Self::of(island) }
        } else if table.has(Expansion::Wagons) {
            wagon_board(table, rng)
        } else if table.has(Expansion::Fish) {
            Self::of(fish_board(shape, TokenRule::Random, rng))
        } else {
            Self::of(shuffled_island(shape, TokenRule::Random, rng))
        };
        Some(board.fitted(table, rng))
    }
}

/// The board of the wagons with its terrain mixed: with Cities & Knights there is a forest less and
/// fields more (TRADERS 8.2).
fn wagon_board(table: BoardFor<'_>, rng: &mut impl Rng) -> SetBoard {
    let board = WagonBoard::seating(table.players);
    let mut terrain = board.terrain();
    if table.has(Expansion::Knights)
        && let Some(forest) = terrain.iter_mut().find(|terrain| **terrain == Terrain::Forest)
    {
        *forest = Terrain::Fields;
    }
    terrain.shuffle(rng);
    let island = board.island(&terrain).unwrap_or_else(|_| Island::empty());
    SetBoard { bandits: board.bandits(), ..SetBoard::of(island) }
}
