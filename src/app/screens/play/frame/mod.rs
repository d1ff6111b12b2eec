//! Frame around the panel: header, island, actions, players; and the table view, which replaces
//! all of it.
//!
//! `layout` shares out the window, for the poster of `stage` or for everything else. Then `header`,
//! `board` (the island, with `corners` over it), `actions`, and `players` (each drawn by
//! `player_tile`, with the `takings` of this turn) draw their areas one by one and return what was asked for; the play screen calls
//! them, and they don't know which panel is open. `explainer` is the exception: it asks the panel
//! what there is to explain, and since its box goes above the island, below the panel, or behind a
//! bulb in the corner, it is called at each of these places.

pub mod actions;
pub mod board;
pub mod corners;
pub mod explainer;
pub mod header;
pub mod layout;
mod player_tile;
pub mod players;
pub mod stage;
mod takings;
