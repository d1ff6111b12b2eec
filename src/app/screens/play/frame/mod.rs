//! Frame around the panel: header, island, actions, players; and the table view, which replaces
//! all of it.
//!
//! `layout` shares out the window, for the poster of `stage` or for everything else. Then `header`,
//! `board` (the island, with `corners` over it, one of them with the `stores`
//! of modules), `actions`, and `players` (each drawn by
//! `player_tile` and `seat_chips`, with the `belongings` of modules and the `takings` of this turn) draw their areas one by one and
//! return what was asked for; the play screen calls them, and they don't know which panel is open.
//! `explainer` is the exception: it asks the panel what there is to explain, and since its box goes
//! below the panel or behind a bulb in the corner, it is called at both places.

pub mod actions;
mod belongings;
pub mod board;
pub mod corners;
pub mod explainer;
pub mod header;
pub mod layout;
mod player_tile;
pub mod players;
mod seat_chips;
pub mod stage;
mod stores;
mod takings;
