//! A game with its history: acts form a tree, the state is the fold along the
//! current branch. Undo and redo only move along it; nothing is ever undone by
//! an inverse operation, and what was undone stays.
//!
//! A deed becomes a `NextAct` in `next`, with the state after it. `game` takes it, or a step of a
//! journal, and adds the act to `tree`, which keeps a state now and then so that going anywhere
//! folds only a few acts. `redo_paths` remembers which branch redo follows,
//! and `throws` is what the app throws within a turn.
//!
//! The state after a proposed act is taken over as it is, unless the game has moved since; then it
//! is folded like any other. Steps of a journal move the place in the tree at once, but `game`
//! works out the state only where an act is added and after the last step.

mod game;
mod next;
mod redo_paths;
#[cfg(test)]
pub(super) mod tests;
mod throws;
mod tree;

pub use crate::act::ActId;
pub use game::{Game, Standing};
pub use next::{Abandoned, NextAct};
pub use throws::Throw;
