//! The page in a browser: its start, what is dropped onto it, the ground around
//! it, and what it reports to tests.

mod page_probe;
mod start;

pub use start::run;
