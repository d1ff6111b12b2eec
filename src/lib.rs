//! Tableside: a companion that lies beside a real hex-island board.
//!
//! This is the program: the window here, the verbs of the command line in the crate `cli`.
//! They stand on the crates below: `board`, `cards` and `scenarios`, `game`, `store`
//! and `stats`, `words`, and `kit`, which draws. How a touch becomes an act and an act a screen
//! is described in `docs/architecture.md`.

#![forbid(unsafe_code)]

#[cfg(feature = "gui")]
pub mod app;
