//! Tableside: a companion that lies beside a real hex-island board.
//!
//! The rooms, each using only those below it: `app` and [`cli`] on top, then
//! [`words`], then [`store`] and [`stats`], then [`game`], [`cards`] and [`scenarios`], and
//! [`board`].
//! Everything but `app` builds without the feature `gui`. How a touch becomes an act
//! and an act a screen is described in `docs/architecture.md`.
//!
//! ```
//! use tableside::board::first_game;
//!
//! let island = first_game();
//! assert_eq!(island.intersections().len(), 54);
//! assert_eq!(island.paths().len(), 72);
//! ```

#![forbid(unsafe_code)]

#[cfg(feature = "gui")]
pub mod app;
pub mod board;
pub mod cards;
pub mod cli;
pub mod game;
pub mod scenarios;
pub mod stats;
pub mod store;
pub mod words;
