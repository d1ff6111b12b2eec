//! Seafarers (docs/sea.md): what it adds to a position, and what its rules say about that:
//! ships and where they go, gold, the pirate, islands and their chits.

mod chits;
mod fleet;
mod gold;
mod moves;
mod pirate;
mod seafarers;
mod spots;

pub use pirate::PirateVictims;
pub use seafarers::{FOREIGN_ISLAND, Seafarers};
