//! What is always around the panel: header, island, actions, players; and the table view,
//! which replaces all of it.

pub mod actions;
pub mod barbarian_strip;
pub mod board;
mod corners;
pub mod discrepancy_chip;
mod hand_row;
pub mod header;
pub mod layout;
pub mod lesson_box;
pub mod panel_room;
pub mod past_sign;
mod player_tile;
pub mod players;
mod sea_motion;
pub mod stage;
mod track_row;
