//! Tableside
pub mod board;
pub mod cards;
pub mod cli;
pub mod game;
