//! The app around the screens: it applies commands, and nothing else does.
//!
//! [`Tableside`] is the whole app, declared in `tableside`; the other files add to it. A frame
//! (`frame`) first lets what is under way go on: `table` takes the game a little further, the
//! library its lists, and `statistics` a film that is being made. Then it draws the bars of
//! `message_bar` and, below them, the page in front (`pages` has those that are open), and `commands` applies
//! what was asked for. `table` does so where it concerns the game in this window, `sample` for
//! games that nobody plays on, and `statistics` for figures and files. Last comes `hearing`, which
//! plays what the screen left to be heard. `room` takes the place of everything in a window that is
//! too small.
//!
//! While a step is on its way to disk, commands wait in `Tableside::line`; that is why a touch may
//! take effect some frames later. `observed` wraps the app for tests, benches, and the page, and
//! the app knows nothing of it.

mod commands;
mod frame;
mod hearing;
mod message_bar;
mod observed;
mod pages;
mod room;
mod sample;
mod statistics;
mod table;
mod tableside;

pub use observed::{FrameObserver, Observed};
pub use tableside::Tableside;
