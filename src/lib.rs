//! Tableside
#[cfg(feature = "gui")]
pub mod app;
pub mod board;
pub mod cards;
pub mod cli;
pub mod game;
