//! Tableside
#[cfg(feature = "gui")]
pub mod app;
pub mod board;
pub mod game;
