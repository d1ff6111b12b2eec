//! Frame around the panel: header, island, actions, players; and the table view, which replaces
//! all of it.

pub mod actions;
pub mod board;
pub mod corners;
pub mod explainer;
pub mod header;
pub mod layout;
mod player_tile;
pub mod players;
pub mod stage;
