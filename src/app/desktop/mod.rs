//! The window on a desktop: its size, its icon, and what its figures and tests
//! are told.

mod icon;
mod journal_probe;
mod measured;
mod window;

pub use measured::Measured;
pub use window::{NoWindow, run};
