//! Cities & Knights (docs/knights.md): what it adds to a position, and what its rules
//! say about that: improvements, knights, the barbarians.
//!
//! In the base game a knight is a card; here it is a piece on the island.

mod aqueduct;
mod attack;
mod cities_and_knights;
mod defence;
mod gate;
mod improvements;
mod knight;
mod reach;
mod track;

pub use attack::{Attack, Outcome, Pillage};
pub use cities_and_knights::{Barbarians, CitiesAndKnights, Merchant};
pub use improvements::{BadLevel, Improvements, Level};
pub use knight::{BadKnightLevel, Knight, KnightLevel, Readiness};
pub use reach::KnightReach;
pub use track::Track;
