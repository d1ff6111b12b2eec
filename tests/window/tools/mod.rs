//! What plays in the window for the tests: a player at the table, at the keys, and
//! what watches over names, sizes and texts.

pub mod audit;
pub mod begin_sea;
pub mod bot;
pub mod desk;
pub mod island_editor;
pub mod knights_bot;
pub mod knights_game;
pub mod knights_touches;
pub mod knights_wishes;
mod module_bot;
pub mod module_middle;
pub mod module_moments;
pub mod module_tables;
mod module_wishes;
pub mod new_table;
pub mod played;
pub mod replay_table;
pub mod saved;
pub mod scenario_bot;
pub mod scenario_game;
pub mod scenario_setup;
mod sea_bot;
pub mod sea_game;
pub mod source;
pub mod typist;
pub mod window;
