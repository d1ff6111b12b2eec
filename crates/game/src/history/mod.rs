//! A game with its history: acts form a tree, the state is the fold along the
//! current branch. Undo and redo only move along it; nothing is ever undone by
//! an inverse operation, and what was undone stays.

mod chance;
mod game;
mod next;
#[cfg(test)]
pub(super) mod tests;
mod tree;
mod ways;

pub use crate::step::ActId;
pub use game::{Game, Standing};
pub use next::{Abandoned, NextAct};
