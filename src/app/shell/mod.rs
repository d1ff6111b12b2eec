//! The app around the screens: it applies commands, and nothing else does.

mod commands;
mod frame;
mod hearing;
mod message_bar;
mod observed;
mod room;
mod sample;
mod statistics;
mod table;
mod tableside;

pub use observed::{FrameObserver, Observed};
pub use tableside::Tableside;
