//! The app around the screens: it applies commands, and nothing else does.

mod animation;
mod closing;
mod commands;
mod exports;
mod filming;
mod frame;
mod message_bar;
mod newcomer;
mod observed;
mod open_statistics;
mod place;
mod progress_bar;
mod rerun;
mod room;
mod sample;
mod saved;
mod sign_bar;
mod statistics;
mod table;
mod tableside;
mod way_back;

pub use observed::{FrameObserver, Observed};
pub use tableside::Tableside;
