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
//! `phones` has the server for those who look on by phone, and `publisher` what they are told;
//! `looking_on` brings both to the game in this window, `seated` does what seats do by phone, and
//! `no_phones` stands for them on a page in a browser.
//!
//! While a step is on its way to disk, commands wait in `Tableside::line`; that is why a touch may
//! take effect some frames later. `observed` wraps the app for tests, benches, and the page, and
//! the app knows nothing of it.

mod commands;
mod frame;
mod hearing;
#[cfg(not(target_arch = "wasm32"))]
mod looking_on;
mod message_bar;
#[cfg(target_arch = "wasm32")]
mod no_phones;
mod observed;
mod pages;
#[cfg(not(target_arch = "wasm32"))]
mod phones;
#[cfg(not(target_arch = "wasm32"))]
mod publisher;
mod room;
mod sample;
#[cfg(not(target_arch = "wasm32"))]
mod seated;
mod statistics;
mod table;
mod tableside;

pub use observed::{FrameObserver, Observed};
pub use tableside::Tableside;
