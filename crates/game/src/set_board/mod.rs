//! The board of whatever is played beside the base game: what modules lay on an island, and what of
//! it goes where they aren't played (TRADERS 8.4, 9).
//!
//! `board` is such a board, and the one that a set of modules prints; `course` finds where rivers
//! could run on any other island, and `lay` puts down whatever an island lacks. Nothing that lies there already is
//! moved: a table's own lake or river stays.

mod board;
mod course;
mod lay;

pub use board::{BoardFor, SetBoard};

#[cfg(test)]
mod tests;
