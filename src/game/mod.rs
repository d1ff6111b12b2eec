//! What happened at the table and what follows from it.
mod pieces;
mod player;
mod seat;

pub use pieces::{Building, Condition, Pieces};
pub use player::{BadName, Color, MAX_NAME, Name, Player};
pub use seat::{BadSeatCount, MAX_PLAYERS, PerSeat, Seat};
