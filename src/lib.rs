//! Tableside
pub mod board;
pub mod cards;
pub mod game;
