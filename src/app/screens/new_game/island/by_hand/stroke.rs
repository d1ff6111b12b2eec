//! A finger's way over the picture.

use super::chart::Ground;
use board::{Terrain, Token};

/// A finger drawn over hexes lays one kind of piece until none are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// What it lays.
    pub piece: Piece,
    /// What on.
    pub over: Over,
    /// What came before.
    pub past: Past,
}

/// What a stroke lays its pieces on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Not known before the first hex.
    Undecided,
    /// Whatever it comes to.
    Everything,
    /// Empty hexes only. On maps with sea so does a stroke that begins on an empty hex:
    /// it may cross what is there to get from one island to the next.
    Empty,
}

/// What a stroke has done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// Nothing has changed yet.
    Nothing,
    /// What follows is undone together with what came before.
    Changed,
}

/// What a finger lays on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Land, sea, or what is hidden.
    Ground(Ground),
    /// A terrain.
    Terrain(Terrain),
    /// A number.
    Token(Token),
}
