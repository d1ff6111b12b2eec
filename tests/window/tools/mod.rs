//! What plays in the window for the tests: a player at the table, at the keys, and
//! what watches over names, sizes and texts.

pub mod audit;
pub mod bot;
pub mod knights_bot;
pub mod knights_game;
pub mod moments;
pub mod played;
pub mod saved;
pub mod sizes;
pub mod source;
pub mod typist;
pub mod window;
