//! The page in a browser: its start, what is dropped onto it, the ground round
//! it, and what its tests are told.

mod drops;
mod ground;
mod start;
mod witness;

pub use start::run;
