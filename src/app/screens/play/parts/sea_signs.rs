//! The signs that Seafarers has on buttons.

use crate::app::widgets::Icon;

/// A player's ship.
pub const SHIP: Icon = Icon::Road;
/// A ship on its way.
pub const MOVE_SHIP: Icon = Icon::Road;
/// Points for a foreign island.
pub const CHIT: Icon = Icon::Trophy;
/// The pirate.
pub const PIRATE: Icon = Icon::Robber;
