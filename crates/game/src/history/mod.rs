//! A game with its history: acts form a tree, the state is the fold along the
//! current branch. Undo and redo only move along it; nothing is ever undone by
//! an inverse operation, and what was undone stays.

mod game;
mod next;
#[cfg(test)]
pub(super) mod tests;
mod tree;
mod ways;

pub use crate::act::ActId;
pub use game::{Game, Standing};
pub use next::{Abandoned, NextAct};
