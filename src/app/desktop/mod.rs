//! The window on a desktop: its size, its icon, and what it reports to benches
//! and tests.

mod measured;
mod window;

pub use measured::Measured;
pub use window::{NoWindow, run};
